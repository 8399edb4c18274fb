"""Resurgence, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

a_character_or_upgrade_die = d.such(d.a_die, d.any_of(d.character, d.upgrade))

corruption = d.card(
    "23009",
    d.after(
        d.opponent_activates(d.character),
        d.may(
            d.pay(
                d.discard(d.this),
                d.turn(d.such(d.a_die, d.die_of(d.that)), to=d.showing_blank),
            ),
        ),
    ),
)

dark_devastation = d.card(
    "23011",
    d.only_on(d.blue),
    d.special(
        d.then(
            d.deal(2, to=d.a_character),
            d.if_(
                d.more_than(d.count_of(d.your(d.a_die)), d.count_of(d.an_opponents(d.a_die))),
                d.may(d.turn(a_character_or_upgrade_die)),
                otherwise=d.may(d.turn(a_character_or_upgrade_die, to=d.showing_blank)),
            ),
        ),
    ),
)

darth_vaders_lightsaber = d.card(
    "23012",
    d.redeploy,
    d.after(
        d.opponent_discards_from_hand,
        d.may(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
        if_=d.both(d.in_the_action_phase, d.is_(d.attached_character, d.titled("Darth Vader"))),
    ),
)

gungi = d.card(
    "23046",
    d.special(
        d.choose_and_do(
            2,
            d.deal(1, to=d.a_character, unblockable=True),
            d.give_shields(1, to=d.a_character),
            d.reroll(d.a_die),
        ),
    ),
)

shaak_ti = d.card(
    "23047",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.RED))),
    d.after(
        d.you_resolve(d.yours, d.subtype("trooper"), d.showing_damage),
        d.may(d.resolve(d.your(d.a_die, d.die_of(d.this), d.showing_damage), plus=1)),
    ),
)

healing_touch = d.card(
    "23050",
    d.renew(1),
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_character, d.blue),
                d.choose(d.an_opponents(d.a_character), "healed"),
                d.heal(1, from_=d.named("healed")),
            ),
            d.remove(d.such(d.a_die, d.die_of(d.named("healed")))),
        ),
    ),
)

dc0052_speeder = d.card(
    "23052",
    d.after(
        d.you_activate_this,
        d.may(d.activate(d.your(d.a_card_in_play, d.subtype("jedi")))),
    ),
)

shaak_tis_lightsaber = d.card(
    "23057",
    d.special(
        d.either(
            d.deal(1, to=d.a_character, unblockable=True),
            d.in_order(d.turn(d.your(d.a_die, d.subtype("trooper"))), d.resolve(d.it)),
        ),
    ),
)

count_dookus_lightsaber = d.card(
    "23092",
    d.after(
        d.you_resolve(d.die_of(d.attached_character)),
        d.may(d.pay(d.exhaust(d.this), d.deal_indirect(1))),
        if_=d.is_(d.attached_character, d.titled("Count Dooku")),
    ),
)
