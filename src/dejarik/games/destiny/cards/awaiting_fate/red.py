"""Awaiting Fate, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

enoch = d.card(
    "24016",
    d.after(d.your_effect_defeats(), d.gain_a_die(d.dice_of(d.that))),
    d.special(
        d.either(
            d.roll_in(
                d.a_die_on(
                    d.each(
                        d.your(d.a_card_in_play, d.red, d.upgrade_or_support, d.costing_at_most(3)),
                    ),
                ),
            ),
            d.gain(1),
        ),
    ),
)

morgan_elsbeth = d.card(
    "24018",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.may_include(d.blue, d.villain, fitting_affiliation=True),
    d.after(d.you_resolve(d.worth_an_odd_number), d.place_resources(1, on=d.this)),
    d.power_action(
        d.pay(d.remove_resources(4, from_=d.this), d.roll_set_aside("11023", "Thrawn")),
    ),
)

moff_gideon = d.card(
    "24017",
    d.resilience,
    d.after(
        d.opponent_discards(),
        d.deal_indirect(1),
        if_=d.discarded_from_hand_by_an_effect(),
    ),
    d.power_action(
        d.resolve(
            d.your(d.a_die, d.showing_damage),
            plus=d.or_instead(
                0, 1, if_=d.more_than(d.cards_in_your_hand, d.cards_in_opponents_hand)
            ),
        ),
    ),
)

thrawn = d.card(
    "24019",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.look_at_opponents_hand(), d.put_on_top(d.a_card_in_opponents_hand)),
            d.as_(d.the_opponent, d.may(d.pay(d.deal_indirect(2), d.draw(1, d.the_opponent)))),
        ),
    ),
)

damage_symbols = d.different_symbols_on(d.each(d.your(d.a_die, d.showing_damage)))

thrawn = d.card(
    "24019",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.look_at_opponents_hand(), d.put_on_top(d.a_card_in_opponents_hand)),
            d.as_(d.the_opponent, d.may(d.pay(d.deal_indirect(2), d.draw(1, d.the_opponent)))),
        ),
    ),
)

assume_i_know_everything = d.card(
    "24020",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.red),
            d.discard_from_hand(d.random_cards_in_opponents_hand(damage_symbols)),
        ),
    ),
)

long_live_the_empire = d.card(
    "24021",
    d.play(
        d.either(
            d.then(
                d.discard_from_hand(d.such(d.a_card_in_hand, d.event)),
                d.remove(d.such(d.a_die, d.non(d.showing_damage))),
            ),
            d.then(
                d.discard_from_hand(d.such(d.a_card_in_hand, d.non(d.event))),
                d.remove(d.such(d.a_die, d.showing_damage)),
            ),
        ),
    ),
)

imperial_security = d.card(
    "24022",
    d.play(
        d.choose_a_player,
        d.then(
            d.reveal(d.top_cards(1, d.that_player)),
            d.choose(d.up_to(d.at_most(d.cost_of(d.it), 2), d.a_die), "dice"),
            d.pay(d.spend(d.count_of(d.named("dice"))), d.remove(d.named("dice"))),
        ),
    ),
)

oppress_freedom = d.card(
    "24023",
    d.play(
        d.then(
            d.remove(d.such(d.a_die, d.non(d.worth_at_least(3)))),
            d.may(
                d.pay(
                    d.give_battlefield(d.the_opponent),
                    d.discard_from_hand(d.a_random_card_in_opponents_hand),
                    d.if_(d.is_(d.it, d.event), d.deal(1, to=d.a_character)),
                ),
            ),
        ),
    ),
)

chimaera = d.card(
    "24024",
    d.after(
        d.you_activate_this,
        d.discard_from_hand(d.a_random_card_in_opponents_hand),
        if_=d.not_(d.there_is(d.dice_just_rolled(d.die_of(d.this), d.showing_damage))),
    ),
    d.power_action(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.titled("Thrawn"))),
            d.either(d.reveal(d.top_cards(1)), d.reveal(d.top_cards(1, d.the_opponent))),
            otherwise=d.reveal(d.top_cards(1)),
        ),
        d.may(d.play_card(d.it)),
    ),
)

night_troopers = d.card(
    "24025",
    d.after(
        d.is_defeated(d.yours, d.subtype("trooper")),
        d.gain_a_die(d.dice_of(d.that)),
    ),
)

electrostaff = d.card(
    "24026",
    d.ambush,
    d.redeploy,
    d.ongoing(
        d.may_be_resolved_plain(
            d.die_of(d.this),
            if_=d.is_(d.attached_character, d.any_of(d.titled("Moff Gideon"), d.subtype("guard"))),
        ),
    ),
)

imperial_control = d.card(
    "24027",
    d.after(
        d.is_discarded(),
        d.may(d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.showing_damage), plus=1))),
        if_=d.discarded_from_hand_by_an_effect(),
    ),
)

carson_teva = d.card(
    "24056",
    d.piloting,
    d.after(
        d.is_removed(d.yours, d.subtype("pilot")),
        d.may(
            d.either(
                d.place_damage(1, on=d.such(d.a_card_in_play, d.support)),
                d.give_shields(1, to=d.a_character),
            ),
        ),
    ),
    d.special(
        d.either(
            d.move_damage(2, from_=d.such(d.a_card_in_play, d.support), to=d.a_character),
            d.move_damage(2, from_=d.a_character, to=d.such(d.a_card_in_play, d.support)),
        ),
    ),
)

greef_karga = d.card(
    "24057",
    d.charm,
    d.power_action(
        d.pay(
            d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)),
            d.draw(1, d.controller_of(d.it)),
        ),
    ),
    d.after(
        d.first_each_action_phase(d.opponent_draws),
        d.may(d.resolve(d.your(d.a_die), plus=1)),
    ),
)

jan_dodonna = d.card(
    "24058",
    d.resilience,
    d.after(
        d.setup_is_over,
        d.put_into_play(d.your(d.a_set_aside_card, d.printing("01030", "Rebel Trooper"))),
        d.if_(
            d.is_(d.this, d.elite),
            d.put_into_play(d.your(d.a_set_aside_card, d.printing("01030", "Rebel Trooper"))),
        ),
    ),
)

tech = d.card(
    "24059",
    d.piloting,
    d.power_action(d.then(d.draw(1), d.put_on_the_bottom(d.a_card_in_hand))),
    d.special(
        d.either(
            d.in_order(
                d.search_your_deck(
                    d.red, d.subtype("weapon", "vehicle"), d.playable_for_less(1), name="found"
                ),
                d.play_found("found", 1),
                d.shuffle_your_deck,
            ),
            d.play_for_less(
                d.such(d.a_card_in_discard_pile, d.red, d.subtype("weapon", "vehicle")), 1
            ),
        ),
    ),
)

new_republic_bureaucracy = d.card(
    "24060",
    d.after(
        d.either_happens(
            d.is_resolved(d.die_of(d.attached_character)),
            d.is_removed(d.die_of(d.attached_character)),
        ),
        d.place_resources(1, on=d.this),
    ),
    d.action(
        d.pay(
            d.in_order(d.remove_resources(2, from_=d.this), d.exhaust(d.this)),
            d.play_for_less(d.such(d.a_card_to_play, d.red), 1),
        ),
    ),
)

bacta_spray = d.card(
    "24061",
    d.play(
        d.then(
            d.remembering(d.heal(1, from_=d.a_character), "healed"),
            d.if_(
                d.all_share_a_colour_or_subtype(d.each(d.your(d.a_character))),
                d.heal(1, from_=d.such(d.a_character, d.other_than("healed"))),
            ),
        ),
    ),
)

opportunistic_offense = d.card(
    "24062",
    d.play(
        d.pay(
            d.play_card(d.such(d.a_card_in_hand, d.upgrade)),
            d.either(d.deal_indirect(d.cost_of(d.it)), d.remove(d.a_die)),
        ),
    ),
)

warfare = d.card(
    "24063",
    d.after(
        d.you_play(d.support),
        d.may(d.pay(d.exhaust(d.this), d.deal(1, to=d.such(d.a_character, d.that_is_exhausted)))),
        if_=d.is_(d.it, d.red),
    ),
)

a_wing = d.card(
    "24064",
    d.ambush,
    d.power_action(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.copy_of_this, d.other)),
            d.roll_in(d.a_die_of(d.this)),
        ),
    ),
)

hammerhead_corvette = d.card(
    "24065",
    d.power_action(
        d.pay(
            d.discard(d.this),
            d.either(
                d.discard(d.such(d.a_card_in_play, d.support)),
                d.remove(d.up_to(2, d.a_die)),
            ),
        ),
        d.draw(1),
    ),
)

medic = d.card(
    "24067",
    d.after(d.you_heal(), d.may(d.pay(d.exhaust(d.this), d.heal(1, from_=d.a_character)))),
    d.special(d.heal(1, from_=d.a_character)),
)

senate_guard = d.card(
    "24090",
    d.guardian,
    d.after(d.this_is_defeated, d.give_shields(2, to=d.a_character)),
    d.after(
        d.you_activate_this,
        d.roll_set_aside("05074", "Stun Baton"),
        if_=d.is_(d.this, d.elite),
    ),
)

collateral_damage = d.card(
    "24091",
    d.play(d.pay(d.deal_indirect(1, d.you), d.resolve(d.your(d.a_die, d.red), plus=1))),
)

last_resort = d.card(
    "24092",
    d.play(
        d.pay(
            d.either(
                d.defeat(d.your(d.a_character)),
                d.discard(d.your(d.a_card_in_play, d.upgrade_or_support)),
            ),
            d.remove(d.a_die),
            d.heal(1, from_=d.a_character),
        ),
    ),
)

stand_down = d.card("24093", d.costs_less(damage_symbols), d.play(d.remove(d.a_die)))

tides_of_battle = d.card(
    "24094",
    d.ambush,
    d.play(
        d.if_(
            d.not_(d.you_control_the_battlefield),
            d.give_shields(1, to=d.a_character),
            otherwise=d.deal(1, to=d.a_character),
        ),
    ),
)

z_6_rotary_blaster_cannon = d.card(
    "24095",
    d.special(d.deal(2, to=d.up_to(2, d.a_character))),
    d.after(
        d.you_play_this,
        d.may(d.roll_in(d.a_die_on(d.this))),
        if_=d.is_(d.attached_character, d.subtype("trooper")),
    ),
)
