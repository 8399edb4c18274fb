"""Seeking Answers, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

lorth_needa = d.card(
    "21014",
    d.after(
        d.you_activate_this,
        d.resolve_several(d.each(d.such(d.a_die, d.die_of(d.this)))),
        d.remove(d.each(d.such(d.a_die, d.die_of(d.this), d.non(d.already_resolved)))),
    ),
    d.power_action(
        d.either(
            d.in_order(
                d.search_your_deck(d.subtype("capital-ship"), name="found"),
                d.reveal(d.named("found")),
                d.add_to_hand(d.named("found")),
                d.shuffle_your_deck,
            ),
            d.add_to_hand(d.up_to(1, d.such(d.a_card_in_discard_pile, d.subtype("capital-ship")))),
        ),
    ),
)

rukh = d.card(
    "21015",
    d.guardian,
    d.after(
        d.either_happens(d.you_turn(d.non(d.yours)), d.you_remove(d.non(d.yours))),
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this), d.showing_damage), plus=1)),
    ),
)

soontir_fel = d.card(
    "21016",
    d.piloting,
    d.after(
        d.this_begins_piloting,
        d.choose(d.such(d.a_die, d.die_of(d.vehicle_of(d.this))), "read"),
        d.either(
            d.give_shields(d.value_of(d.named("read")), to=d.a_character),
            d.remove_shields(d.value_of(d.named("read")), from_=d.a_character),
        ),
    ),
)

thrawn = d.card(
    "21017",
    d.after(
        d.setup_is_over,
        d.choose_colour("colour"),
        d.for_the_rest_of_the_game(d.keep("colour")),
    ),
    d.after(d.leaves_opponents_hand(d.of_colour_named("colour")), d.place_resources(1, on=d.this)),
    d.action(
        d.pay(
            d.remove_resources(2, from_=d.this),
            d.turn(d.an_opponents(d.a_die, d.of_colour_named("colour"))),
        ),
    ),
)

espionage = d.card(
    "21018",
    d.play(
        d.look_at_opponents_hand(),
        d.may(
            d.remove(d.such(d.a_die, d.worth_the_cost_of_one(d.each(d.a_card_in_opponents_hand)))),
        ),
    ),
)

only_stormtroopers_are_so_precise = d.card(
    "21019",
    d.play(
        d.resolve(
            d.your(d.a_die, d.subtype("trooper", "weapon"), d.showing_ranged), unblockable=True
        ),
    ),
)

scanning_crew = d.card(
    "21020",
    d.play(
        d.then(
            d.choose_title("named"),
            d.search_opponents_deck(d.with_title_named("named"), name="found"),
            d.set_aside(d.named("found")),
        ),
        d.shuffle_opponents_deck,
    ),
)

shield_recharge = d.card(
    "21021",
    d.ambush,
    d.play(
        d.pay(
            d.deal(1, to=d.your(d.a_character), unblockable=True),
            d.give_shields(2, to=d.it),
        ),
    ),
)

youre_far_too_trusting = d.card(
    "21022",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.red, d.subtype("leader")),
            d.resolve(d.an_opponents(d.a_die, d.non(d.showing_damage))),
        ),
    ),
)

losing_the_war = d.card(
    "21023",
    d.action(
        d.if_(
            d.not_(d.at_least(d.remaining_health_of(d.each(d.an_opponents(d.a_character))), 4)),
            d.pay(d.set_aside(d.this), d.win_the_game),
        ),
    ),
)

imperial_class_star_destroyer = d.card(
    "21024",
    d.cost_cannot_be_decreased,
    d.ongoing(d.can_be_activated),
    d.after(d.you_activate_this, d.roll_set_aside("08031", "TIE Fighter", 3), d.may(d.gain(1))),
)

scout_trooper = d.card(
    "21025",
    d.after(
        d.you_activate_this,
        d.may(
            d.look_at(d.top_cards(2, d.the_opponent), "looked"),
            d.pick_from("looked", name="one"),
            d.discard_picked(d.named("one")),
            d.add_to_hand(d.those_of(d.named("looked"), d.other_than("one"))),
        ),
    ),
)

siege = d.card(
    "21026",
    d.ongoing(d.hand_size(-1, d.the_opponent)),
    d.after(d.opponent_claims, d.set_aside(d.this)),
)

_125_z_treadspeeder_bike = d.card(
    "21027",
    d.after(d.you_activate_this, d.may(d.activate(d.such(d.a_card_in_play, d.subtype("trooper"))))),
    d.ongoing(
        d.increase_value(
            1,
            d.die_of(d.this),
            if_=d.there_is(d.your(d.a_die, d.character, d.subtype("trooper"))),
        )
    ),
)

architect_of_war = d.card(
    "21028",
    d.only_on(d.subtype("leader")),
    d.special(d.discard_from_deck(2, d.the_opponent)),
    d.special(d.deal(3, to=d.a_character)),
)

finn = d.card(
    "21057",
    d.after(d.you_resolve(d.showing(facts.REROLL)), d.deal(1, to=d.a_character)),
)

jannah = d.card(
    "21058",
    d.after(
        d.setup_is_over,
        d.may(
            d.play_for_less(
                d.your(d.a_set_aside_card, d.red, d.villain, d.subtype("weapon"), d.upgrade),
                1,
                onto=d.this,
            ),
        ),
    ),
)

kallus = d.card(
    "21059",
    d.after(d.you_reveal_in_opponents_hand, d.deal_indirect(1)),
    d.power_action(
        d.reveal(d.each(d.a_card_in_hand)),
        d.reveal(d.each(d.a_card_in_opponents_hand)),
        d.may(d.play_card(d.such(d.a_card_in_opponents_hand, d.event))),
        d.as_(d.the_opponent, d.may(d.play_card(d.such(d.a_card_in_hand, d.event)))),
    ),
)

tallissan_lintra = d.card(
    "21061",
    d.after(d.opponent_activates(d.subtype("vehicle")), d.may(d.activate(d.this))),
    d.after(
        d.you_activate_this,
        d.roll_set_aside("09082", "A-Wing", d.or_instead(1, 2, if_=d.is_(d.this, d.elite))),
    ),
)

behind_enemy_lines = d.card(
    "21062",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("spy")),
                d.reveal(d.each(d.a_card_in_opponents_hand)),
            ),
            d.may(
                d.pay(
                    d.discard_from_hand(d.a_card_in_hand),
                    d.play_card(d.such(d.a_card_in_opponents_hand, d.event)),
                ),
            ),
        ),
    ),
)

contingency_plan = d.card(
    "21064",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.unique, d.red),
            d.choose_a_player,
            d.reveal(d.top_cards(3, d.that_player), "shown"),
            d.may(d.play_card(d.one_of(d.those_of(d.named("shown"), d.event)))),
        ),
    ),
)

code_k_one_zero = d.card(
    "21063",
    d.play(
        d.pay(
            d.remove(d.exactly(3, d.your(d.a_die))),
            d.end_the_action_phase,
            d.exchange_battlefield(d.set_aside_battlefield),
            d.use_claim_ability,
        ),
        d.set_aside(d.this),
    ),
)

deploy = d.card(
    "21065",
    d.play(
        d.then(
            d.activate(d.your(d.a_card_in_play, d.any_of(d.character, d.support))),
            d.if_(
                d.more_than(d.count_of(d.an_opponents(d.a_die)), d.count_of(d.your(d.a_die))),
                d.may(d.activate(d.your(d.a_card_in_play, d.any_of(d.character, d.support)))),
            ),
        ),
    ),
)

lightspeed_skipping = d.card(
    "21066",
    d.play(
        d.choose(d.your(d.a_die, d.piloted, d.subtype("vehicle")), "die"),
        d.when_opponents_next_turn_ends(
            d.if_(
                d.there_is(d.your(d.a_die, d.one_of_the_dice(d.named("die")))),
                d.remove(d.exactly(2, d.an_opponents(d.a_die))),
            ),
        ),
    ),
)

venator_class_star_destroyer = d.card(
    "21067",
    d.cost_cannot_be_decreased,
    d.ongoing(d.can_be_activated),
    d.after(
        d.you_activate_this,
        d.roll_set_aside("07129", "ARC-170 Starfighter", 2),
        d.may(d.draw(1)),
    ),
)

r5_d4 = d.card(
    "21068",
    d.discard_this_if(d.is_(d.this, d.with_damage(3))),
    d.action(
        d.pay(
            d.in_order(d.exhaust(d.this), d.place_damage(1, on=d.this)),
            d.either(d.draw(1), d.turn(d.a_die, to=d.worth(1))),
        ),
    ),
)

tantive_iv = d.card(
    "21069",
    d.after(
        d.you_activate_this,
        d.may(d.activate(d.your(d.a_card_in_play, d.that_is_ready, d.red, d.subtype("vehicle")))),
    ),
)

finns_glie_44_blaster_pistol = d.card(
    "21070",
    d.redeploy,
    d.power_action(
        d.then(
            d.in_order(
                d.turn(d.such(d.a_die, d.die_of(d.this)), to=d.showing(facts.REROLL)),
                d.resolve(d.it),
            ),
            d.if_(
                d.either_holds(
                    d.at_least(d.count_of(d.spotted(d.a_character, d.red)), 2),
                    d.spot(d.such(d.a_card_in_play, d.titled("Finn"))),
                ),
                d.may(d.roll_in(d.a_die_on(d.this))),
            ),
        ),
    ),
)

presence = d.card(
    "21089",
    d.play(d.spot_to(d.such(d.a_card_in_play, d.subtype("capital-ship")), d.remove(d.a_die))),
)

war_is_inevitable = d.card(
    "21090",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing_ranged)),
            d.there_is(d.your(d.a_die, d.showing(facts.FOCUS))),
        )
    ),
    d.play(d.turn(d.a_die), d.deal(1, to=d.a_character)),
)

special_operative = d.card(
    "21092",
    d.power_action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this)), "spent"),
            d.remove(
                d.an_opponents(
                    d.a_die,
                    d.showing_the_symbol_of(d.named("spent")),
                    d.worth(d.value_of(d.named("spent"))),
                )
            ),
        ),
    ),
)

standard_issue_blaster = d.card(
    "21093",
    d.redeploy,
    d.after(
        d.either_happens(d.you_play_this, d.this_is_moved), d.may(d.roll_in(d.a_die_on(d.this)))
    ),
)
