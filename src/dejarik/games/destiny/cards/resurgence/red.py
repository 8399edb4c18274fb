"""Resurgence, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

crosshair = d.card(
    "23014",
    d.before(
        d.first_each_round(d.you_resolve(d.die_of(d.this), d.showing(facts.DISCARD))),
        d.may(d.pick_what_it_discards),
    ),
)

dedra_meero = d.card(
    "23015",
    d.after(
        d.you_activate_this,
        d.then(
            d.in_order(
                d.reveal(d.top_cards(2, d.the_opponent), name="theirs"),
                d.put_back_in_any_order("theirs"),
                d.look_at(d.top_cards(2), "yours"),
                d.put_back_in_any_order("yours"),
            ),
            d.choose_a_player,
            d.discard_from_deck(1, d.that_player),
            d.if_(d.you_chose_yourself, d.deal(1, to=d.a_character)),
        ),
    ),
)

linus_mosk = d.card(
    "23016",
    d.ongoing(d.roll_for_the_battlefield(2)),
    d.before(
        d.starting_hands_are_drawn,
        d.put_on_top(
            d.up_to(2, d.your(d.a_set_aside_card, d.printing("09127", "Measure For Measure")))
        ),
        d.put_on_top(d.up_to(2, d.your(d.a_set_aside_card, d.printing("09126", "Fresh Supplies")))),
        d.put_on_top(
            d.up_to(2, d.your(d.a_set_aside_card, d.printing("11129", "Seizing Territory")))
        ),
        d.shuffle_your_deck,
    ),
)

major_partagaz = d.card(
    "23017",
    d.after(
        d.is_discarded(),
        d.first_time_this_round(d.may(d.draw(1))),
        if_=d.discarded_from_hand_or_deck_by_a_card(),
    ),
    d.power_action(
        d.choose_a_player,
        d.then(
            d.reveal(d.top_cards(1, d.that_player), "shown"),
            d.may(d.turn(d.a_die, to=d.worth(d.cost_of(d.named("shown"))))),
        ),
    ),
)

palpatine = d.card(
    "23018",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.power_action(
        d.then(
            d.play_card(d.a_card_to_play, name="played"),
            d.may(d.turn(d.such(d.a_die, d.character), to=d.worth(d.cost_of(d.named("played"))))),
        ),
    ),
)

effective_intelligence = d.card(
    "23019",
    d.play(
        d.reveal(d.each(d.a_card_in_opponents_hand)),
        d.as_(
            d.the_opponent,
            d.discard_from_hand(
                d.such(
                    d.their_own(d.a_card_in_hand),
                    d.costing_as_another(d.each(d.their_own(d.a_card_in_hand))),
                ),
            ),
        ),
    ),
)

reserve_attack = d.card(
    "23020",
    d.ambush,
    d.only_if(
        d.both(
            d.not_(d.there_is(d.such(d.a_card_in_hand, d.other))),
            d.not_(d.this_round(d.somebody_claims)),
        ),
    ),
    d.play(d.deal(2, to=d.a_character)),
)

uncharted_tactics = d.card(
    "23021",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.red),
            d.then(
                d.reveal(d.top_cards(1)),
                d.pay(
                    d.discard_picked(d.it),
                    d.remove(d.such(d.a_die, d.worth_at_most(d.cost_of(d.it)))),
                ),
            ),
        ),
    ),
)

surveillance_and_seizure = d.card(
    "23022",
    d.after(
        d.either_happens(d.you_remove(d.non(d.yours)), d.you_reveal_in_opponents_hand),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.reveal(d.top_card_of_opponents_deck),
                d.if_(d.is_(d.it, d.any_of(d.hero, d.villain)), d.may(d.deal(1, to=d.a_character))),
            ),
        ),
    ),
)

aldhani_outpost = d.card(
    "23023",
    d.ongoing(d.can_be_dealt_damage(facts.MELEE, facts.RANGED)),
    d.ongoing(d.cannot_be_discarded(while_=d.not_(d.is_(d.this, d.with_damage(6))))),
    d.discard_this_if(d.is_(d.this, d.with_damage(6))),
)

arrestor_cruiser = d.card(
    "23024",
    d.after(
        d.you_play_this,
        d.may(
            d.exhaust(d.an_opponents(d.a_card_in_play, d.support)),
            d.lose(1, d.the_opponent),
        ),
    ),
    d.special(
        d.play_for_less(
            d.such(d.a_card_in_hand_or_discard_pile, d.subtype("vehicle")), 1, name="played"
        ),
        d.roll_die_of_played(d.named("played")),
    ),
    d.special(
        d.give_shields(3, to=d.such(d.a_character, d.subtype("leader"))),
    ),
)

isb_central_office = d.card(
    "23025",
    d.after(
        d.cards_are_revealed,
        d.may(
            d.then(
                d.pay(d.exhaust(d.this), d.roll_set_aside("14014", "ISB Agent")),
                d.deal_indirect(1),
            ),
        ),
    ),
)

pre_mor_enforcers = d.card(
    "23026",
    d.after(
        d.you_activate_this,
        d.may(d.roll_set_aside("09134", "Conscript Squad", d.at_most(d.resources_on(d.this), 2))),
    ),
    d.power_action(
        d.spot_to(d.such(d.a_card_in_play, d.subtype("leader")), d.place_resources(1, on=d.this)),
    ),
)

imperial_rule = d.card(
    "23027",
    d.redeploy,
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(
            d.reveal(d.top_cards(1), name="revealed"),
            d.if_(d.is_(d.named("revealed"), d.villain), d.deal(1, to=d.a_character)),
            d.if_(d.is_(d.named("revealed"), d.red), d.may(d.draw(1))),
        ),
    ),
)

tyrant = d.card(
    "23028",
    d.action(
        d.pay(
            d.in_order(
                d.exhaust(d.this),
                d.remove(d.that_go_together(d.exactly(2, d.your(d.a_die)), d.sharing_a_symbol)),
            ),
            d.deal_indirect(4),
        ),
    ),
)

hunter = d.card(
    "23058",
    d.after(
        d.first_each_round(d.you_play(d.red, d.upgrade_or_support)),
        d.may(d.draw(1)),
    ),
    d.power_action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.defeat(d.such(d.a_character, d.with_at_most_left(2))),
        ),
    ),
)

luthen_rael = d.card(
    "23059",
    d.after(d.you_resolve(d.showing_a_cost), d.place_resources(1, on=d.this)),
    d.power_action(
        d.pay(
            d.remove_resources(2, from_=d.this),
            d.resolve(d.such(d.a_die, d.subtype("partisan", "weapon")), rerolls=True),
        ),
    ),
)

mon_mothma = d.card(
    "23060",
    d.charm,
    d.may_include(d.yellow, d.support, most=4, fitting_affiliation=True),
    d.power_action(
        d.play_for_less(
            d.such(
                d.a_card_in_hand,
                d.support,
                d.any_of(d.subtype("trooper"), d.with_in_title("Partisan")),
            ),
            1,
        ),
    ),
)

wrecker = d.card(
    "23061",
    d.after(
        d.you_play(d.red, d.upgrade_or_support),
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this), d.showing_damage), plus=1)),
    ),
    d.power_action(d.resolve(d.your(d.a_die), as_symbol=facts.INDIRECT)),
)

endure = d.card(
    "23062",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.red),
            d.choose(
                d.up_to(2, d.such(d.a_die, d.showing_damage, d.non(d.showing_a_cost))), "dice"
            ),
            d.as_(
                d.the_opponent,
                d.resolve(d.one_of(d.named("dice")), plus=-1),
                d.resolve(d.those_of(d.named("dice"), d.non(d.already_resolved)), plus=-1),
            ),
        ),
    ),
)

resurgence = d.card(
    "23063",
    d.play(
        d.turn(d.your(d.a_die, d.non(d.showing_damage)), to=d.showing_damage),
        d.turn(d.an_opponents(d.a_die, d.showing_damage), to=d.non(d.showing_damage)),
    ),
    d.from_hand_unseen(
        d.after(d.you_heal(d.character), d.play_for_free(d.playable_now(d.this_in_hand)))
    ),
)

troopers_advance = d.card(
    "23064",
    d.play(
        d.resolve(
            d.your(d.a_die, d.subtype("trooper"), d.showing_damage),
            plus=d.at_most(d.count_of(d.spotted(d.a_card_in_play, d.subtype("trooper"))), 2),
        ),
    ),
)

home_one = d.card(
    "23065",
    d.cost_cannot_be_decreased,
    d.power_action(
        d.attach_as_upgrade(
            d.your(d.a_card_in_play, d.non(d.elite), d.support, d.subtype("vehicle")),
            to=d.this,
            subtype="mod",
        ),
    ),
    d.power_action(
        d.becomes_support(d.such(d.a_card_in_play, d.subtype("vehicle"), d.attached_to(d.this))),
    ),
)

jetpack_trooper = d.card(
    "23066",
    d.ambush,
    d.ongoing(
        d.opponents_cannot_remove(
            d.die_of(d.this),
            if_=d.not_(d.there_is(d.an_opponents(d.a_character, d.that_is_ready))),
        ),
    ),
)

luthens_haulcraft = d.card(
    "23067",
    d.ongoing(
        d.gives_keyword(d.piloting, to=d.each(d.your(d.a_character, d.titled("Luthen Rael")))),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.then(
            d.place_resources(1, on=d.this),
            d.may(d.remove(d.such(d.a_die, d.worth(d.resources_on(d.this))))),
        ),
    ),
)

marauder = d.card(
    "23068",
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(d.pay(d.put_on_the_bottom(d.a_card_in_hand), d.draw(1))),
    ),
)

dc_17m_blaster_rifle = d.card(
    "23069",
    d.redeploy,
    d.ongoing(
        d.increase_value(
            1, d.die_of(d.this), if_=d.not_(d.there_is(d.your(d.a_character, d.non(d.red))))
        ),
    ),
)

cost_of_war = d.card(
    "23094",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.any_of(d.showing_a_cost, d.showing_a_modifier))),
            d.remove(d.an_opponents(d.a_die)),
        ),
    ),
)

tactical_sacrifice = d.card(
    "23095",
    d.play(
        d.pay(
            d.discard(d.your(d.a_card_in_play, d.red, d.support, d.costing_at_most(3))),
            d.discard(
                d.such(
                    d.a_card_in_play,
                    d.any_of(d.support, d.upgrade, d.downgrade),
                    d.costing_at_most(d.cost_of(d.it)),
                ),
            ),
        ),
    ),
)

the_long_game = d.card(
    "23096",
    d.play(
        d.then(
            d.turn(
                d.exactly(2, d.your(d.a_die, d.subtype("trooper", "vehicle"))),
                to=d.showing_blank,
            ),
            d.play_for_less(d.a_card_in_hand, 1),
        ),
    ),
)

flexible_leadership = d.card(
    "23097",
    d.before(
        d.is_defeated(d.yours),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.move_card(
                    d.such(
                        d.a_card_in_play,
                        d.upgrade,
                        d.attached_to(d.that),
                        d.non(d.unique),
                        d.red,
                        d.subtype("title", "ability"),
                    ),
                    to=d.your(d.a_character),
                ),
            ),
        ),
    ),
)

preemptive_defense = d.card(
    "23098",
    d.after(d.you_play_this, d.give_shields(1, to=d.a_character)),
    d.after(
        d.either_happens(d.you_claim, d.you_take_the_battlefield),
        d.may(
            d.pay(
                d.in_order(d.discard(d.this), d.spend(1)),
                d.remove(d.an_opponents(d.a_die)),
            ),
        ),
    ),
)

automated_turret = d.card(
    "23099",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(
        d.opponent_activates(d.character),
        d.pay(d.exhaust(d.this), d.deal(1, to=d.that)),
    ),
)

commander = d.card(
    "23100",
    d.ongoing(d.gives_subtype("leader", to=d.attached_character)),
    d.after(
        d.you_activate_attached_character,
        d.may(
            d.activate(d.your(d.a_card_in_play, d.red, d.support)),
            d.turn(d.such(d.a_die, d.subtype("vehicle", "trooper")), to=d.worth(1)),
        ),
    ),
)
