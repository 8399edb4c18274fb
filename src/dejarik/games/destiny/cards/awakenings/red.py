"""Awakenings, red cards, in collector order."""

from dejarik.games.destiny import facts
from dejarik.games.destiny import language as d

leia_organa = d.card(
    "01028",
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.reroll(d.up_to(2, d.your(d.a_die))),
        ),
    ),
)

rebel_trooper = d.card("01030", d.guardian)

launch_bay = d.card("01031", d.x_is(d.count_of(d.a_card_in_hand)))

black_one = d.card("01032", d.special(d.deal(1, to=d.a_character), d.reroll_this_die_instead))

scout = d.card(
    "01033",
    d.special(
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.cheapest(d.an_opponents(d.a_card_in_hand))),
    ),
)

survival_gear = d.card("01034")

tactical_mastery = d.card(
    "01074",
    d.play(d.if_(d.spot(d.such(d.a_character, d.red)), d.take_actions(2))),
)

commando_raid = d.card(
    "01103",
    d.play(
        d.then(
            d.resolve(d.your(d.a_die, d.red, d.showing(facts.DISCARD)), plus=2),
            d.draw(1),
        ),
    ),
)

defensive_position = d.card(
    "01104",
    d.only_if(d.you_control_the_battlefield),
    d.play(d.remove(d.each(d.an_opponents(d.a_die, d.worth_at_least(2))))),
)

field_medic = d.card("01105", d.play(d.heal(2, from_=d.a_character)))

hit_and_run = d.card("01106", d.ambush, d.play(d.activate(d.your(d.a_character, d.red))))

its_a_trap = d.card(
    "01107",
    d.play(
        d.then(
            d.choose_symbol(d.an_opponents(d.a_die), "symbol"),
            d.turn_to_symbol("symbol", d.up_to(2, d.your(d.a_die, d.red))),
        ),
    ),
)

natural_talent = d.card("01108", d.play(d.resolve(d.your(d.a_die), plus=1)))

rearm = d.card(
    "01109",
    d.play(d.play_for_less(d.such(d.a_card_in_discard_pile, d.red, d.upgrade), 1)),
)

retreat = d.card(
    "01110",
    d.play(
        d.opponent_may_take_actions(1),
        d.after_that_action(d.end_the_action_phase),
    ),
)

strategic_planning = d.card(
    "01111",
    d.play(
        d.either(
            d.ready(d.such(d.a_card_in_play, d.support, d.non(d.with_attached("mod")))),
            d.exhaust(d.such(d.a_card_in_play, d.support)),
        ),
    ),
)

surgical_strike = d.card(
    "01112",
    d.play(
        d.pay(
            d.remove(d.one_or_more(d.your(d.a_die, d.red, d.showing_ranged)), "dice"),
            d.discard(
                d.such(
                    d.a_card_in_play,
                    d.support,
                    d.costing_at_most(d.value_of(d.named("dice"), each_plus=1)),
                ),
            ),
        ),
    ),
)

resistance_hq = d.card(
    "01113",
    d.action(
        d.pay(
            d.in_order(d.discard_from_hand(d.a_card_in_hand), d.exhaust(d.this)),
            d.then(
                d.give_shields(1, to=d.a_character),
                d.as_(d.the_opponent, d.may(d.spend(1, d.the_opponent), otherwise=d.ready(d.this))),
            ),
        ),
    ),
)

logistics = d.card(
    "01142",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.red)),
            d.resolve(d.such(d.a_die, d.showing_resource), plus=1),
        ),
    ),
)
