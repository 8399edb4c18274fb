"""Awaiting Fate, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

hk_87_assassin_droid = d.card(
    "24042",
    d.guardian,
    d.after(d.you_deal_damage_to(d.yours), d.place_resources(1, on=d.this)),
    d.special(
        d.either(
            d.gain(1),
            d.pay(
                d.remove_any_resources(from_=d.this_character, up_to=4),
                d.deal_indirect(d.as_much, unblockable=True),
            ),
        ),
    ),
)

far_far_away = d.card(
    "24081",
    d.after(d.you_resolve(d.subtype("vehicle")), d.place_resources(1, on=d.this)),
    d.action(
        d.then(
            d.in_order(d.remove_resources(12, from_=d.this), d.set_aside(d.this)),
            d.spot_to(
                d.such(d.a_character, d.hero),
                d.then(
                    d.put_into_play(
                        d.your(d.a_set_aside_card, d.printing("22070", "Ezra Bridger")),
                    ),
                    d.choose(d.your(d.a_character, d.printing("22070", "Ezra Bridger")), "ezra"),
                    d.for_the_rest_of_the_game(d.gives_colour(facts.BLUE, to=d.named("ezra"))),
                    d.if_(d.is_(d.this_as_it_was, d.elite), d.make_elite(d.named("ezra"))),
                ),
            ),
        ),
    ),
)

a350_blaster_rifle = d.card(
    "24043",
    d.redeploy,
    d.after(
        d.you_play_this,
        d.may(
            d.either(
                d.in_order(
                    d.search_your_deck(d.copy_of_this, d.playable_for_less(1), name="found"),
                    d.play_found("found", 1),
                    d.shuffle_your_deck,
                ),
                d.play_for_less(d.such(d.a_card_in_discard_pile, d.copy_of_this), 1),
            ),
        ),
        if_=d.is_(d.attached_character, d.non(d.unique)),
    ),
)

noti_villager = d.card(
    "24082",
    d.after(
        d.is_rerolled(d.character),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.turn(d.one_of(d.dice_just_rerolled(d.character)), to=d.worth_at_most(2)),
            ),
        ),
        if_=d.by_an_effect,
    ),
)

astral_henge = d.card(
    "24089",
    d.power_action(
        d.then(
            d.turn(d.an_opponents(d.a_die, d.character), name="theirs"),
            d.turn(
                d.your(d.a_die, d.character),
                to=(
                    d.showing_the_symbol_of(d.named("theirs")),
                    d.worth(d.value_of(d.named("theirs"))),
                ),
            ),
        ),
    ),
)

remnant_headquarters = d.card(
    "24096",
    d.claim(
        d.pay(
            d.remove(d.your(d.a_die)),
            d.discard_from_hand(d.a_random_card_in_opponents_hand),
            d.if_(d.not_(d.there_is(d.a_card_in_opponents_hand)), d.deal(1, to=d.a_character)),
        ),
    ),
)

boba_fetts_bacta_chamber = d.card(
    "24104",
    d.power_action(
        d.pay(
            d.remove(d.your(d.a_die, d.character)),
            d.heal(d.or_instead(1, 2, if_=d.is_(d.it, d.showing_damage)), from_=d.card_of(d.it)),
        ),
    ),
)

jawa_reclaim = d.card(
    "24105",
    d.play(
        d.pay(
            d.remembering(d.discard(d.your(d.a_card_in_play, d.support)), "discarded"),
            d.play_for_less(d.such(d.a_card_in_hand, d.support), d.cost_of(d.named("discarded"))),
        ),
    ),
)

neutralize = d.card(
    "24106",
    d.ambush,
    d.play(d.pay(d.exhaust(d.your(d.a_card_in_play, d.upgrade)), d.remove(d.a_die))),
)

plan_b = d.card("24107", d.play(d.spot_to(d.such(d.a_card_in_play, d.plot), d.remove(d.a_die))))

pretty_gutsy_move_kid = d.card(
    "24108",
    d.play(
        d.if_(
            d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
            d.choose_and_do(
                2,
                d.deal_indirect(d.count_of(d.such(d.a_die, d.showing_a_modifier))),
                d.turn(d.up_to(2, d.a_die), to=d.showing_a_modifier),
            ),
            otherwise=d.either(
                d.deal_indirect(d.count_of(d.such(d.a_die, d.showing_a_modifier))),
                d.turn(d.up_to(2, d.a_die), to=d.showing_a_modifier),
            ),
        ),
    ),
)

what_do_you_sacrifice = d.card(
    "24109",
    d.play(
        d.pay(
            d.remembering(
                d.remove_resources(1, from_=d.such(d.a_card_in_play, d.non(d.plot))),
                "from",
            ),
            d.either(
                d.gain(1),
                d.place_resources(
                    1, on=d.such(d.a_card_in_play, d.non(d.plot), d.other_than("from"))
                ),
            ),
        ),
    ),
)

dangerous_gambit = d.card(
    "24110",
    d.after(
        d.upkeep_begins,
        d.as_(d.the_opponent, d.deal(2, to=d.your(d.a_character), unblockable=True)),
        if_=d.at_least(d.count_of(d.your(d.a_character)), 2),
    ),
)

gnk_droid = d.card(
    "24111",
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(d.turn(d.a_die, to=d.showing_its_first_side)),
    ),
)

amban_sniper_rifle = d.card(
    "24112",
    d.redeploy,
    d.after(
        d.this_is_exhausted,
        d.may(d.either(d.draw(1), d.discard_from_hand(d.a_random_card_in_opponents_hand))),
    ),
    d.special(
        d.deal(1, to=d.a_character, unblockable=True),
        d.may(d.pay(d.exhaust(d.this), d.reroll_this_die_instead)),
    ),
)

cycler_rifle = d.card(
    "24113",
    d.ongoing(d.you_cannot_resolve(d.die_of(d.this), if_=d.is_(d.this, d.that_is_ready))),
    d.power_action(d.pay(d.remove(d.your(d.a_die)), d.exhaust(d.this))),
)

great_forge = d.card(
    "24114",
    d.power_action(
        d.either(
            d.ready(d.such(d.a_card_in_play, d.upgrade)),
            d.exhaust(d.such(d.a_card_in_play, d.upgrade)),
        ),
    ),
)

outlands = d.card(
    "24115",
    d.power_action(
        d.reveal(d.top_cards(1, d.the_opponent)),
        d.may(d.put_on_the_bottom(d.it)),
        d.then(d.may(d.reveal(d.top_cards(1))), d.may(d.put_on_the_bottom(d.it))),
    ),
)
