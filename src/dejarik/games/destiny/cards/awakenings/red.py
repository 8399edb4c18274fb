"""Awakenings, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

captain_phasma = d.card(
    "01001",
    d.ongoing(d.gives_keyword(d.guardian, to=d.each(d.your(d.a_character, d.non(d.unique))))),
)

first_order_stormtrooper = d.card("01002")

general_grievous = d.card(
    "01003",
    d.before(
        d.is_defeated(d.non(d.yours)),
        d.may(
            d.move_card(
                d.such(
                    d.a_card_in_play,
                    d.upgrade,
                    d.attached_to(d.that),
                    d.non(d.subtype("ability")),
                ),
                to=d.this,
            ),
        ),
    ),
)

general_veers = d.card(
    "01004",
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.turn(d.your(d.a_die, d.support)),
        ),
    ),
)

at_st = d.card("01005", d.special(d.discard(d.such(d.a_card_in_play, d.support))))

first_order_tie_fighter = d.card(
    "01006",
    d.special(d.remove_all_shields(from_=d.each(d.an_opponents(d.a_character)))),
)

commanding_presence = d.card(
    "01007",
    d.only_on(d.red),
    d.special(
        d.choose(d.such(d.a_die, d.red), "die"),
        d.if_(
            d.is_(d.named("die"), d.yours),
            d.resolve(d.named("die"), plus=2),
            otherwise=d.remove(d.named("die")),
        ),
    ),
)

f_11d_rifle = d.card(
    "01008",
    d.redeploy,
    d.special(d.as_(d.the_opponent, d.distribute_damage(2))),
)

admiral_ackbar = d.card(
    "01027",
    d.after(
        d.either_happens(d.opponent_plays(), d.opponent_discards()),
        d.as_(d.the_opponent, d.deal(2, to=d.an_opponents(d.a_character))),
        if_=d.it_was_the_last_card_of_a_hand,
    ),
)

leia_organa = d.card(
    "01028",
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.reroll(d.up_to(2, d.your(d.a_die))),
        ),
    ),
)

poe_dameron = d.card(
    "01029",
    d.special(
        d.pay(
            d.discard_from_hand(d.a_card_in_hand),
            d.then(
                d.resolve_a_side_of(d.it),
                d.if_(d.is_(d.it, d.subtype("vehicle")), d.may(d.play_for_less(d.it, 0))),
            ),
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

outpost = d.card("01053", d.special(d.use_claim_ability))

dh_17_blaster_pistol = d.card("01054")

iqa_11_blaster_rifle = d.card("01055", d.special(d.deal(2, to=d.a_character, unblockable=True)))

promotion = d.card("01056", d.only_on(d.red), d.after(d.you_play_this, d.may(d.draw(1))))

cannon_fodder = d.card(
    "01068",
    d.play(
        d.then(
            d.choose(d.an_opponents(d.a_die, d.showing_damage), "die"),
            d.then(
                d.deal(d.value_of(d.named("die")), to=d.your(d.a_character, d.non(d.unique))),
                d.remove(d.named("die")),
            ),
        ),
    ),
)

closing_the_net = d.card(
    "01069",
    d.play(
        d.as_(d.the_opponent, d.remove(d.an_opponents(d.a_die))),
        d.may(d.put_on_the_bottom(d.this)),
    ),
)

endless_ranks = d.card(
    "01070",
    d.play(d.put_into_play(d.such(d.a_defeated_character, d.non(d.unique), d.red))),
)

occupation = d.card(
    "01071",
    d.only_if(d.you_control_the_battlefield),
    d.play(d.lose_all(d.the_opponent)),
)

probe = d.card(
    "01072",
    d.play(
        d.look_at(d.random_cards_in_opponents_hand(2)),
        d.discard_from_hand(d.those_of(d.it, d.event)),
    ),
)

sweep_the_area = d.card(
    "01073",
    d.play(
        d.reroll(
            d.exactly(
                d.count_of(d.your(d.a_character, d.that_is_ready, d.red)),
                d.an_opponents(d.a_die),
            ),
        ),
    ),
)

tactical_mastery = d.card(
    "01074",
    d.play(d.if_(d.spot(d.such(d.a_character, d.red)), d.take_actions(2))),
)

the_best_defense = d.card(
    "01075",
    d.play(
        d.pay(
            d.deal(3, to=d.your(d.a_character, d.red)),
            d.remove(d.up_to(2, d.an_opponents(d.a_die))),
        ),
    ),
)

drudge_work = d.card(
    "01076",
    d.action(
        d.pay(
            d.in_order(d.exhaust(d.this), d.exhaust(d.your(d.a_character, d.that_is_ready))),
            d.gain(1),
        ),
    ),
)

local_garrison = d.card("01077", d.ongoing(d.upkeep_income(-1, of=d.the_opponent)))

personal_escort = d.card("01078", d.ongoing(d.gives_keyword(d.guardian, to=d.attached_character)))

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

its_a_trap_until_launch = d.card_until(
    "launch",
    "01107",
    d.ambush,
    d.play(
        d.then(
            d.choose_symbol(d.an_opponents(d.a_die), "symbol"),
            d.turn_to_symbol("symbol", d.any_number_of(d.your(d.a_die, d.red))),
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

strategic_planning_until_ffg = d.card_until(
    "ffg",
    "01111",
    d.play(
        d.either(
            d.ready(d.such(d.a_card_in_play, d.support)),
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

award_ceremony = d.card(
    "01138",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.red)),
            d.draw(d.count_of(d.your(d.a_character, d.that_is_exhausted))),
            d.set_aside(
                d.exactly(d.count_of(d.your(d.a_character, d.that_is_exhausted)), d.a_card_in_hand),
            ),
        ),
    ),
)

dug_in = d.card(
    "01139",
    d.only_if(d.you_control_the_battlefield),
    d.play(d.distribute_shields(3)),
)

firepower = d.card(
    "01140",
    d.play(
        d.resolve(
            d.your(d.a_die, d.red, d.showing_ranged),
            plus=d.or_instead(1, 2, if_=d.is_(d.named("target"), d.subtype("vehicle"))),
        ),
    ),
)

leadership = d.card(
    "01141",
    d.play(
        d.pay(
            d.exhaust(d.your(d.a_character, d.unique, d.red, d.that_is_ready), "leader"),
            d.ready(d.such(d.a_character, d.other_than("leader"))),
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

squad_tactics = d.card(
    "01143",
    d.play(d.activate(d.any_number_of(d.your(d.a_character, d.non(d.unique))), together=True)),
)

supporting_fire = d.card(
    "01144",
    d.action(
        d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.showing_ranged), plus=1)),
    ),
)
