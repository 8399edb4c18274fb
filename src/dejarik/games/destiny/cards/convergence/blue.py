"""Convergence, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards.awakenings import blue
from dejarik.games.destiny.model import facts

sentinel_messenger = d.card(
    "09003",
    d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
    d.after(
        d.you_activate_this,
        d.look_at(d.top_cards(1), "seen"),
        d.play_card(d.one_seen("seen")),
    ),
)

sly_moore = d.card(
    "09004",
    d.after(d.you_activate_this, d.may(d.reroll(d.your(d.a_die, d.subtype("sith"))))),
    d.special(
        d.turn(d.a_die, to=d.showing_blank), d.discard_from_hand(d.a_random_card_in_opponents_hand)
    ),
)

mind_extraction = d.card(
    "09005",
    d.loses_abilities(d.attached_character),
    d.action_of_hosts_player(d.pay(d.exhaust(d.attached_character), d.discard(d.this))),
)

no_mercy = d.reprint("09011", of=blue.no_mercy)

forbidden_lore = d.card(
    "09012",
    d.before(
        d.before_paying_for(d.blue, d.subtype("ability")),
        d.may(
            d.then(
                d.pay(d.discard(d.this), d.lower_its_cost(1)),
                d.may(d.spot_to(d.such(d.a_card_in_play, d.subtype("sith")), d.draw(1))),
            ),
        ),
    ),
)

force_storm = d.card(
    "09014",
    d.only_on(d.blue),
    d.special(
        d.pay(d.exhaust(d.this), d.place_resources(1, on=d.this)),
        d.deal(d.resources_on(d.this), to=d.a_character),
        d.reroll_this_die_instead,
    ),
)

lor_san_tekka = d.card(
    "09055",
    d.power_action(
        d.then(
            d.choose(d.exactly(3, d.a_card_in_discard_pile), "three"),
            d.as_(d.the_opponent, d.choose(d.one_of(d.named("three")), "one")),
            d.add_to_hand(d.named("one")),
            d.set_aside(d.those_of(d.named("three"), d.other_than("one"))),
        )
    ),
)

deflecting_slash = d.card(
    "09108",
    d.play(
        d.choose(d.your(d.a_character, d.that_is_ready, d.blue), "slasher"),
        d.pay(
            d.activate(d.named("slasher")),
            d.remove(d.such(d.a_die, d.showing(facts.RANGED, facts.INDIRECT))),
        ),
        d.if_(
            d.is_(d.named("slasher"), d.carrying(d.titled("Soresu Mastery"))),
            d.give_shields(2, to=d.named("slasher")),
        ),
    ),
)

twin_strike = d.card(
    "09111",
    d.play(
        d.resolve_several(
            d.up_to(2, d.your(d.a_die, d.blue, d.character, d.showing_melee)), unblockable=True
        ),
    ),
)

lightsaber_mastery = d.card(
    "09114",
    d.brings_under(2, d.event, d.subtype("move")),
    d.action(d.pay(d.exhaust(d.this), d.play_card(d.a_card_under_this, set_aside=True))),
)

diatium_power_cell = d.card(
    "09115",
    d.before(
        d.you_resolve(d.subtype("weapon"), d.with_in_title("Lightsaber"), d.showing_damage),
        d.may(d.pay(d.exhaust(d.this), d.increase_its_value(1))),
    ),
)

soresu_mastery = d.card(
    "09119",
    d.only_on(d.blue),
    d.limit(1, d.subtype("form")),
    d.after(d.you_play_this, d.may(d.remove(d.such(d.a_die, d.showing_damage)))),
    d.special(d.remove(d.such(d.a_die, d.showing_damage)), d.give_shields(1, to=d.a_character)),
)

soresu_training = d.card(
    "09120",
    d.only_on(d.blue),
    d.special(
        d.give_shields(2, to=d.a_character),
        d.may(
            d.pay(
                d.discard(d.this),
                d.play_for_free(
                    d.such(d.a_card_in_hand_or_discard_pile, d.titled("Soresu Mastery")),
                    onto=d.attached_character,
                ),
            )
        ),
    ),
)
