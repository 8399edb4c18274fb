"""Unlikely Heroes, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

droideka = d.card(
    "18016",
    d.after(d.setup_is_over, d.give_shields(1, to=d.this)),
    d.ongoing(d.increase_value(1, d.die_of(d.this), if_=d.is_(d.this, d.with_shields))),
    d.would(d.this_is_dealt_damage, d.deal_more_of_it(1), if_=d.is_(d.this, d.non(d.with_shields))),
)

iden_versio = d.card(
    "18018",
    d.joins_other_side(d.team_has(d.red, d.hero, d.subtype("leader"))),
    d.piloting,
    d.ongoing(
        d.increase_value(
            d.count_of(d.your(d.a_die, d.die_of(d.this))),
            d.yours,
            d.piloted,
            d.subtype("vehicle"),
        ),
    ),
)

general_grievous = d.card(
    "18017",
    d.before(
        d.you_resolve(d.showing(facts.FOCUS), d.die_of(d.this)),
        d.may(d.increase_its_value(1), d.it_turns_only("droid")),
    ),
    d.power_action(
        d.pay(
            d.deal_indirect(1, d.you),
            d.roll_in(d.a_die_on(d.each(d.your(d.a_card_in_play, d.subtype("droid"))))),
        ),
    ),
)

tarkin = d.card(
    "18019",
    d.power_action(
        d.reveal(d.each(d.a_card_in_opponents_hand)),
        d.may(
            d.pay(
                d.discard_from_hand(d.a_card_in_hand),
                d.discard_from_hand(d.such(d.a_card_in_opponents_hand, d.costing(d.cost_of(d.it)))),
            )
        ),
    ),
)

inhibitor_chip = d.card(
    "18020",
    d.action(
        d.then(
            d.pay(d.exhaust(d.this), d.place_resources(1, on=d.this)),
            d.if_(
                d.is_(d.this, d.with_resources(2)),
                d.then(
                    d.as_(
                        d.the_opponent,
                        d.remove(d.such(d.a_die, d.die_of(d.attached_character))),
                    ),
                    d.roll_in(d.it),
                ),
            ),
        ),
    ),
)

at_all_costs = d.card("18021", d.play(d.turn(d.your(d.a_die), to=d.showing_a_cost)))

casualties_of_war = d.card(
    "18022",
    d.play(
        d.pay(
            d.set_aside(d.a_card_in_any_discard_pile),
            d.remove(d.such(d.a_die, d.worth(d.cost_of(d.it)))),
        )
    ),
)

defensive_effort = d.card(
    "18023",
    d.play(
        d.pay(
            d.in_order(
                d.give_battlefield(d.the_opponent),
                d.choose(d.up_to(2, d.spotted(d.a_character, d.red))),
            ),
            d.remove(d.exactly(d.count_of(d.it), d.such(d.a_die, d.showing_damage))),
        )
    ),
)

good_soldiers_follow_orders = d.card(
    "18024",
    d.play(
        d.then(
            d.turn(d.such(d.a_die, d.subtype("trooper")), name="die"),
            d.if_(
                d.both(d.is_(d.named("die"), d.yours), d.spot(d.such(d.a_character, d.blue))),
                d.may(d.resolve(d.named("die"))),
            ),
        ),
    ),
)

crucial_intel = d.card(
    "18025",
    d.team_up(1, (d.subtype("leader"),)),
    d.after(
        d.opponent_discards(),
        d.place_resources(1, on=d.this),
        if_=d.discarded_from_hand_by_a_card(),
    ),
    d.power_action(d.pay(d.remove_resources(3, from_=d.this), d.take_actions(2))),
)

armored_assault_tank = d.card(
    "18026",
    d.power_action(
        d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("leader"))), d.roll_in(d.a_die_of(d.this)))
    ),
)

separatist_supply_ship = d.card(
    "18027",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.play_for_less(
                d.such(d.a_card_in_discard_pile, d.red, d.support, d.non(d.diceless)), 1
            ),
        )
    ),
)

tactical_droid = d.card(
    "18028",
    d.power_action(
        d.then(
            d.resolve(d.your(d.a_die, d.showing_a_cost)),
            d.turn(
                d.your(d.a_die),
                to=(d.showing_a_symbol, d.non(d.showing_the_symbol_of(d.it))),
            ),
        ),
    ),
)

uncompromising = d.card(
    "18029",
    d.ongoing(
        d.gives_keyword(
            d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.subtype("leader"))
        ),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.cheapest(d.an_opponents(d.a_card_in_hand))),
    ),
)

baze_malbus = d.card(
    "18060",
    d.guardian,
    d.power_action(
        d.either(
            d.pay(d.spend(1), d.resolve(d.your(d.a_die, d.showing_a_modifier), plain=True)),
            d.spot_to(
                d.such(d.a_card_in_play, d.titled("Chirrut Îmwe")),
                d.resolve(d.your(d.a_die, d.showing_a_modifier), plain=True),
            ),
        )
    ),
)

clone_commander_cody = d.card(
    "18061",
    d.after(
        d.either_happens(d.round_begins, d.battlefield_changes_control),
        d.draw(1),
        if_=d.you_control_the_battlefield,
    ),
    d.power_action(
        d.pay(
            d.discard_from_hand(d.a_card_in_hand),
            d.turn(d.such(d.a_die, d.subtype("trooper"))),
        ),
    ),
)

republic_senator = d.card(
    "18062",
    d.power_action(
        d.pay(
            d.play_card(d.such(d.a_card_in_hand, d.event)),
            d.discard_from_hand(d.a_random_card_in_opponents_hand),
        )
    ),
)

rex = d.card(
    "18063",
    d.after(
        d.first_each_round(d.you_play(d.red, d.subtype("vehicle", "weapon", "equipment"))),
        d.may(d.take_the_battlefield),
    ),
)

hold_the_line = d.card(
    "18064",
    d.only_if(d.more_than(d.count_of(d.an_opponents(d.a_die)), d.count_of(d.your(d.a_die)))),
    d.play(d.remove(d.an_opponents(d.a_die))),
)

maintain_position = d.card(
    "18065",
    d.play(
        d.give_shields(1, to=d.up_to(2, d.your(d.a_character))),
        d.if_(
            d.there_is(d.such(d.a_card_in_discard_pile, d.printing("18064", "Hold the Line"))),
            d.may(
                d.pay(
                    d.give_battlefield(d.the_opponent),
                    d.give_shields(1, to=d.up_to(2, d.your(d.a_character))),
                )
            ),
        ),
    ),
)

this_is_war = d.card(
    "18066",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.pay(
                d.activate(d.your(d.a_character, d.red)),
                d.remove(d.such(d.a_die, d.worth_at_most(1), d.non(d.showing_damage))),
            ),
        ),
    ),
)

at_te = d.card(
    "18067",
    d.power_action(d.resolve(d.such(d.a_die, d.die_of(d.this)), rerolls=True)),
    d.special(d.deal(1, to=d.each(d.an_opponents(d.a_character)))),
)

the_bad_batch = d.card(
    "18068",
    d.after(
        d.you_activate_this,
        d.repeatable(
            d.either(
                d.roll_set_aside("05038", "Clone Trooper"),
                d.roll_set_aside("08075", "Rebel Engineer"),
            ),
            if_=d.spot(d.such(d.a_card_in_play, d.subtype("leader"))),
            most=1,
        ),
    ),
)

dc_15a_blaster_carbine = d.card(
    "18069",
    d.action(
        d.pay(
            d.return_to_hand(d.this),
            d.either(d.use_claim_ability, d.use_battlefields_power_action),
        ),
    ),
)

medpack = d.card(
    "18070",
    d.after(
        d.attached_character_is_activated,
        d.heal(
            d.or_instead(1, 2, if_=d.is_(d.named("target"), d.with_damage(11))),
            from_=d.a_character,
        ),
    ),
)

meebur_gascon = d.card(
    "18071",
    d.modify(d.subtype("droid"), d.any_of(d.character, d.support)),
    d.power_action(d.resolve(d.your(d.a_die, d.subtype("droid")), as_another=True)),
)

i_am_no_jedi = d.card(
    "18096",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.resolve(d.your(d.a_die, d.red, d.character), as_another=True),
        ),
        d.if_(d.spot(d.such(d.a_character, d.red)), d.draw(1)),
    ),
)

ace_pilots = d.card(
    "18097",
    d.team_up(1, (d.unique, d.subtype("pilot"))),
    d.action(
        d.choose(d.such(d.a_card_in_play, d.unique, d.subtype("vehicle")), "ship"),
        d.pay(
            d.in_order(d.spend(d.cost_of(d.named("ship"))), d.set_aside(d.this)),
            d.make_elite(d.named("ship")),
        ),
    ),
)

of_the_fallen = d.such(d.a_die, d.one_of_the_dice(d.named("rolled")))

the_mission_that_never_ends = d.card(
    "18098",
    d.team_up(1, (d.subtype("trooper"),)),
    d.after(
        d.is_defeated(d.yours, d.subtype("trooper")),
        d.pay(
            d.set_aside(d.this),
            d.remembering(d.roll_fallen(d.dice_of(d.that)), "rolled"),
            d.resolve_several(d.any_number_of(of_the_fallen)),
            d.remove(d.each(of_the_fallen)),
        ),
    ),
)

security_droid = d.card(
    "18099",
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.pay(d.spend(1), d.remove(d.such(d.a_die, d.showing_damage)))),
    ),
)

deflector_shield = d.card(
    "18100",
    d.modify(d.support, d.subtype("vehicle")),
    d.would(d.attached_card_is_discarded, d.instead(d.discard(d.this))),
    d.after(d.you_activate_attached_character, d.give_shields(1, to=d.a_character)),
)

utility_belt = d.card("18101", d.ongoing(d.upgrade_limit(1, of=d.attached_character)))
