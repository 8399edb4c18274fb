#!/usr/bin/env python3
"""
The page of words: every word cards are written in, with an example and how it reads.

What belongs here: examples, and making docs/reference/words.md of them and the language.
What does not: the words themselves and their meaning, which are in the language's modules.

    scripts/words.py             write the page
    scripts/words.py --check     say whether it is up to date

Exit codes: 0 all well, 1 the page is out of date or a word has no example.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.language.english import render_card, render_node
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import history as spans
from dejarik.kernel.program import Node
from dejarik.testing.destiny import word_examples

ROOT: Final = Path(__file__).resolve().parents[1]
LANGUAGE: Final = ROOT / "src" / "dejarik" / "games" / "destiny" / "language"
PAGE: Final = ROOT / "docs" / "reference" / "words.md"

MODULES: Final = (
    "card_text",
    "abilities",
    "triggers",
    "structure",
    "selectors",
    "filters",
    "amounts",
    "bans",
    "conditions",
    "naming",
    "damage",
    "shields",
    "resources",
    "dice",
    "die_costs",
    "die_sides",
    "resolution",
    "outcomes",
    "as_characters",
    "other_sides",
    "pool_changes",
    "borrowed_dice",
    "cards",
    "status",
    "hand_responses",
    "hands",
    "history",
    "decks",
    "card_play",
    "costs",
    "control",
    "keywords",
    "flow",
    "building",
    "joint_choices",
)

INTRODUCTION: Final = """\
# The words of Destiny cards

This page is made by `just words` from the modules of `dejarik.games.destiny.language`.
A card imports them with `from dejarik.games.destiny import language as d`.
What a word makes is data; the last column is what a player reads of it.
"""

EXAMPLES: Final[dict[str, Node | CardText]] = {
    **word_examples.EXAMPLES,
    "the_first": d.after(d.the_first(d.opponent_draws, spans.THIS_TURN), d.gain(1)),
    "with_at_most_left": d.defeat(d.such(d.a_character, d.with_at_most_left(2))),
    "least_worth": d.in_order(
        d.reroll(d.exactly(2, d.a_die), "two"), d.remove(d.least_worth(d.named("two")))
    ),
    "you_roll_in": d.after(d.you_roll_in(d.die_of(d.this)), d.gain(1)),
    "you_remove_resources_from": d.after(d.you_remove_resources_from(), d.draw(1)),
    "remove_all_charms": d.then(
        d.remove_all_charms(from_=d.a_character), d.deal(d.as_much, to=d.a_character)
    ),
    "put_under_in_any_order": d.in_order(
        d.look_at(d.top_cards(2), "looked"), d.put_under_in_any_order("looked")
    ),
    "cannot_be_rerolled": d.ongoing(d.cannot_be_rerolled(d.yours, d.character)),
    "cannot_resolve_dice_as_an_action": d.cannot_resolve_dice_as_an_action(d.you),
    "cannot_be_played_on_this": d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
    "enters_with": d.enters_with(shields=2),
    "is_rolled": d.after(d.is_rolled(d.yours, d.showing_blank), d.draw(1)),
    "resolve_another_side": d.special(d.resolve_another_side()),
    "resolve_each_other_side": d.special(d.resolve_each_other_side()),
    "discard_this_if": d.discard_this_if(d.is_(d.this, d.with_damage(3))),
    "health": d.ongoing(d.health(1, of=d.each(d.your(d.a_character)))),
    "with_charm_tokens": d.such(d.a_character, d.with_charm_tokens(2)),
    "for_the_rest_of_the_round": d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.yours)),
    "is_resolved": d.after(d.is_resolved(d.die_of(d.attached_character)), d.gain(1)),
    "gains_colour": d.gains_colour(facts.BLUE),
    "first_each_round": d.after(d.first_each_round(d.you_play(d.red)), d.draw(1)),
    "first_each_action_phase": d.after(d.first_each_action_phase(d.opponent_draws), d.gain(1)),
    "this_turn": d.only_if(d.this_turn(d.you_play(d.upgrade))),
    "this_round": d.only_if(d.this_round(d.is_defeated(d.yours))),
    "on_opponents_last_turn": d.only_if(d.on_opponents_last_turn(d.opponent_removes(d.yours))),
    "on_opponents_last_turn_this_round": d.on_opponents_last_turn_this_round(d.you_play()),
    "you_deal_damage_to": d.after(d.you_deal_damage_to(d.yours), d.draw(1)),
    "opponent_deals_damage_to": d.after(d.opponent_deals_damage_to(d.yours), d.gain(1)),
    "controlled_by": d.such(d.a_die, d.controlled_by(d.controller_of(d.it))),
    "copy_of_die": d.in_order(
        d.choose(d.a_die), d.remove(d.each(d.such(d.a_die, d.copy_of_die(d.it))))
    ),
    "that_can_be_turned_to": d.such(d.a_die, d.that_can_be_turned_to(d.showing_blank)),
    "different_symbols_on": d.draw(d.different_symbols_on(d.each(d.your(d.a_die)))),
    "is_dealt_damage": d.after(d.is_dealt_damage(d.yours, d.blue), d.gain(1)),
    "you_heal": d.after(d.you_heal(), d.gain(1)),
    "you_activate": d.after(d.you_activate(d.support), d.gain(1)),
    "is_activated": d.after(d.is_activated(d.subtype("vehicle")), d.gain(1)),
    "opponent_removes": d.after(d.opponent_removes(d.yours), d.draw(1)),
    "you_play": d.after(d.you_play(d.upgrade), d.draw(1)),
    "can_carry_any": d.ongoing(d.can_carry_any(d.subtype("weapon"))),
    "exchange_battlefield": d.exchange_battlefield(d.set_aside_battlefield),
    "opponent_plays": d.after(d.opponent_plays(d.event), d.draw(1)),
    "either_happens": d.after(d.either_happens(d.opponent_plays(), d.upkeep_begins), d.gain(1)),
    "shields_can_be_distributed": d.ongoing(d.shields_can_be_distributed(d.die_of(d.this))),
    "with_keyword": d.with_keyword(d.ambush),
    "card": d.card("04014", d.play(d.gain(4))),
    "reprint": d.reprint(
        "04018", of=d.card("01084", d.play(d.remove_all_shields(from_=d.a_character)))
    ),
    "card_until": d.card_until("ffg", "04014", d.play(d.gain(3))),
    "play": d.play(d.remove(d.a_die)),
    "special": d.special(d.heal(1, from_=d.a_character)),
    "action": d.action(d.pay(d.exhaust(d.this), d.gain(1))),
    "power_action": d.power_action(d.draw(1)),
    "claim": d.claim(d.gain(1)),
    "after": d.after(d.you_play_this, d.draw(1)),
    "before": d.before(d.this_is_defeated, d.gain(2)),
    "would": d.would(d.this_leaves_play, d.set_it_aside_instead),
    "ongoing": d.ongoing(d.can_be_hit_by(d.yours, d.showing_melee)),
    "only_on": d.only_on(d.yellow),
    "only_if": d.only_if(d.you_control_the_battlefield),
    "from_discard_pile": d.from_discard_pile(
        d.after(d.is_defeated(d.character, d.yours), d.add_to_hand(d.this_in_discard_pile))
    ),
    "top_cards": d.look_at(d.top_cards(3)),
    "look_at": d.look_at(d.top_cards(1)),
    "search_your_deck": d.search_your_deck(d.upgrade, name="found"),
    "pick_from": d.in_order(d.look_at(d.top_cards(3), "looked"), d.pick_from("looked", name="one")),
    "put_back_on_top_or_bottom": d.in_order(
        d.look_at(d.top_cards(2), "looked"), d.put_back_on_top_or_bottom("looked")
    ),
    "put_back_in_any_order": d.in_order(
        d.look_at(d.top_cards(2), "looked"), d.put_back_in_any_order("looked")
    ),
    "add_to_hand": d.add_to_hand(d.such(d.a_card_in_discard_pile, d.support)),
    "put_on_top": d.put_on_top(d.a_card_in_hand),
    "put_on_the_bottom": d.put_on_the_bottom(d.a_card_in_hand),
    "discard_picked": d.in_order(
        d.look_at(d.top_cards(3), "looked"),
        d.pick_from("looked", name="one"),
        d.discard_picked(d.named("one")),
    ),
    "discard_from_deck": d.discard_from_deck(2, d.the_opponent),
    "before_paying_for": d.before(
        d.before_paying_for(d.upgrade), d.may(d.pay(d.exhaust(d.this), d.lower_its_cost(1)))
    ),
    "lower_its_cost": d.lower_its_cost(2),
    "your_cards_cost_less": d.your_cards_cost_less(1, d.upgrade, d.blue),
    "costs_less_on": d.costs_less_on(d.this, 1, d.upgrade, if_=d.you_control_the_battlefield),
    "opponents_cards_cost_more": d.opponents_cards_cost_more(1, d.event),
    "cost_of": d.cost_of(d.this),
    "costing_at_most": d.such(d.a_card_in_play, d.upgrade, d.costing_at_most(2)),
    "cheapest": d.discard(d.cheapest(d.such(d.a_card_in_play, d.upgrade))),
    "play_for_less": d.play_for_less(d.such(d.a_card_in_hand, d.support), 1),
    "another_players": d.in_order(d.choose_a_player, d.remove(d.another_players(d.a_die))),
    "their_own": d.as_(d.the_opponent, d.discard_from_hand(d.their_own(d.a_card_in_hand))),
    "remembering": d.remembering(d.discard(d.your(d.a_card_in_play, d.support)), "gone"),
    "amount_of": d.in_order(
        d.remembering(d.remove_any_resources(from_=d.this), "taken"), d.draw(d.amount_of("taken"))
    ),
    "dice_just_rolled": d.there_is(d.dice_just_rolled(d.showing_blank)),
    "that_players": d.in_order(d.choose_a_player, d.remove(d.that_players(d.a_die))),
    "each_player": d.each_player(d.gain(1, d.that_player)),
    "on_such_a_card": d.such(
        d.a_card_in_play, d.subtype("mod"), d.on_such_a_card(d.yours, d.subtype("vehicle"))
    ),
    "damage_is_from": d.after(
        d.is_dealt_damage(d.yours), d.draw(1), if_=d.damage_is_from(d.non(d.yours))
    ),
    "starting_resources": d.ongoing(d.starting_resources(1)),
    "when_opponents_next_turn_begins": d.when_opponents_next_turn_begins(d.draw(1)),
    "once_a_moment": d.after(d.once_a_moment(d.you_remove(d.yours)), d.draw(1)),
    "you_deal_indirect_damage_to": d.after(d.you_deal_indirect_damage_to(d.yours), d.draw(1)),
    "takes_indirect_damage_last": d.ongoing(d.takes_indirect_damage_last(d.this)),
    "carrying": d.such(d.a_character, d.carrying(d.red, d.upgrade)),
    "with_in_title": d.such(d.a_card_in_hand, d.with_in_title("Lightsaber")),
    "costing_at_least": d.such(d.a_card_in_hand, d.costing_at_least(3)),
    "costing": d.such(d.a_card_in_hand, d.costing(2)),
    "costs_more_on": d.costs_more_on(d.this, 2, d.subtype("weapon")),
    "worth_points": d.such(d.a_character, d.worth_points(17)),
    "with_health": d.such(d.a_character, d.with_health(13)),
    "play_card": d.play_card(d.such(d.a_card_in_hand, d.event)),
    "play_unrestricted": d.play_unrestricted(d.a_card_in_hand),
    "costs_x": d.costs_x(d.count_of(d.your(d.a_card_in_play, d.support))),
    "costs_less": d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
    "opponent_activates": d.opponent_activates(d.character),
    "is_defeated": d.is_defeated(d.yours, d.unique),
    "at_level": d.at_level(d.guardian, 2),
    "in_order": d.in_order(d.gain(1), d.draw(1)),
    "then": d.then(d.reroll(d.your(d.a_die)), d.draw(1)),
    "may": d.may(d.draw(2), otherwise=d.gain(1)),
    "pay": d.pay(d.spend(1), d.draw(1)),
    "spot_so_many_to": d.spot_so_many_to(d.first_round, d.gain(1)),
    "spot_to": d.spot_to(d.such(d.a_character, d.blue), d.remove(d.a_die)),
    "if_": d.if_(d.you_control_the_battlefield, d.draw(1), otherwise=d.gain(1)),
    "either": d.either(d.gain(1), d.draw(1)),
    "health_of": d.deal(d.health_of(d.this), to=d.a_character),
    "remaining_health_of": d.deal(d.remaining_health_of(d.this), to=d.a_character),
    "instead": d.would(d.is_defeated(d.yours), d.instead(d.heal(3, from_=d.that))),
    "place_damage": d.place_damage(3, on=d.this),
    "block": d.before(d.blocks_damage(d.yours), d.may(d.pay(d.spend(1), d.block(1)))),
    "blocks_damage": d.blocks_damage(d.yours, d.blue),
    "choose_and_do": d.choose_and_do(2, d.gain(1), d.draw(1), d.take_actions(1)),
    "as_": d.as_(d.the_opponent, d.remove(d.an_opponents(d.a_die))),
    "before_this_round_ends": d.before_this_round_ends(d.gain(2)),
    "after_that_action": d.after_that_action(d.end_the_action_phase),
    "on_opponents_next_turn": d.on_opponents_next_turn(
        d.cannot_take_the_same_action(d.the_opponent)
    ),
    "while_it_is_played": d.while_it_is_played(d.gives_keyword(d.ambush, to=d.that)),
    "for_the_rest_of_the_game": d.for_the_rest_of_the_game(d.gains_subtype("jedi")),
    "choose": d.choose(d.a_character, "chosen"),
    "deal": d.deal(2, to=d.a_character, unblockable=True),
    "showing_the_symbol_of": d.in_order(
        d.choose(d.a_die), d.turn(d.your(d.a_die), to=d.showing_the_symbol_of(d.it))
    ),
    "worth": d.remove(d.such(d.a_die, d.worth(2))),
    "cost_shown_by": d.heal(d.cost_shown_by(d.it), from_=d.a_character),
    "is_turned_to": d.after(d.is_turned(), d.draw(1), if_=d.is_turned_to(d.showing_blank)),
    "may_be_resolved_plain": d.ongoing(d.may_be_resolved_plain(d.die_of(d.this))),
    "roll_die_of_played": d.in_order(
        d.play_card(d.such(d.a_card_in_hand, d.support)), d.roll_die_of_played(d.it)
    ),
    "give_dice": d.give_dice(d.dice_of(d.this), d.your(d.a_card_in_play, d.support)),
    "character_of": d.in_order(d.choose(d.a_die), d.ready(d.character_of(d.it))),
    "pilot_of": d.such(d.a_character, d.pilot_of(d.this)),
    "to_which": d.heal(2, from_=d.such(d.a_character, d.to_which(d.this_turn(d.you_heal())))),
    "put_into_opponents_play": d.put_into_opponents_play(d.such(d.a_card_in_hand, d.support)),
    "gives_colour": d.ongoing(d.gives_colour(facts.BLUE, to=d.attached_character)),
    "for_which": d.such(d.a_character, d.for_which(d.at_least(d.shields_on(d.named("target")), 3))),
    "card_of": d.pay(d.remove(d.your(d.a_die)), d.heal(1, from_=d.card_of(d.it))),
    "damage_on": d.deal(d.damage_on(d.this), to=d.a_character),
    "deal_more_of_it": d.would(d.this_is_dealt_damage, d.deal_more_of_it(1)),
    "opponent_resolves": d.after(d.opponent_resolves(d.showing_melee), d.draw(1)),
    "you_remove": d.after(d.you_remove(d.yours), d.draw(1)),
    "is_removed": d.after(d.is_removed(d.yours), d.draw(1)),
    "you_turn": d.after(d.you_turn(d.non(d.yours)), d.draw(1)),
    "is_turned": d.after(d.is_turned(d.yours), d.draw(1)),
    "that_go_together": d.activate(
        d.that_go_together(d.exactly(2, d.your(d.a_character)), d.of_different_colours)
    ),
    "worth_together_at_most": d.remove(
        d.that_go_together(d.up_to(2, d.a_die), d.worth_together_at_most(3))
    ),
    "two_share_a_symbol": d.if_(d.two_share_a_symbol(d.each(d.your(d.a_die))), d.draw(1)),
    "share_a_symbol": d.in_order(
        d.reroll(d.exactly(2, d.a_die)), d.if_(d.share_a_symbol(d.it), d.draw(1))
    ),
    "show_different_symbols": d.in_order(
        d.reroll(d.exactly(2, d.a_die)), d.if_(d.show_different_symbols(d.it), d.draw(1))
    ),
    "place_resources": d.place_resources(1, on=d.this),
    "remove_resources": d.pay(d.remove_resources(2, from_=d.this), d.draw(1)),
    "remove_any_resources": d.then(
        d.remove_any_resources(from_=d.this, up_to=3), d.deal_indirect(d.as_much)
    ),
    "resources_on": d.deal(d.resources_on(d.this), to=d.a_character),
    "with_resources": d.if_(d.is_(d.this, d.with_resources(2)), d.draw(1)),
    "deal_indirect": d.deal_indirect(2, unblockable=True),
    "heal": d.heal(2, from_=d.this),
    "takes_indirect_damage": d.ongoing(d.takes_indirect_damage(3)),
    "all_share_a_colour": d.only_if(d.all_share_a_colour(d.each(d.your(d.a_character)))),
    "all_share_a_colour_or_subtype": d.all_share_a_colour_or_subtype(d.each(d.a_character)),
    "hosts_controller_resolves": d.after(d.hosts_controller_resolves(d.blue), d.draw(1)),
    "remove_damage": d.remove_damage(3, from_=d.such(d.a_card_in_play, d.support)),
    "remove_any_damage": d.pay(d.remove_any_damage(from_=d.this), d.deal_indirect(d.as_much)),
    "you_use_power_action_of": d.after(d.you_use_power_action_of(d.yours), d.draw(1)),
    "give_shields": d.give_shields(1, to=d.each(d.your(d.a_character))),
    "distribute_damage": d.as_(d.the_opponent, d.distribute_damage(2)),
    "distribute_shields": d.distribute_shields(2),
    "remove_shields": d.remove_shields(1, from_=d.a_character),
    "remove_any_number_of_shields": d.then(
        d.remove_any_number_of_shields(from_=d.this), d.deal(d.as_much, to=d.a_character)
    ),
    "remove_all_shields": d.remove_all_shields(from_=d.a_character),
    "gain": d.gain(1),
    "spend": d.spend(2),
    "lose": d.lose(1, d.the_opponent),
    "lose_all": d.lose_all(d.the_opponent),
    "take_resources": d.take_resources(1),
    "defeat": d.defeat(d.such(d.a_character, d.with_damage(5))),
    "ready": d.ready(d.attached_character),
    "exhaust": d.exhaust(d.this),
    "remove": d.remove(d.an_opponents(d.a_die)),
    "turn": d.turn(d.your(d.a_die), to=d.showing_melee),
    "choose_symbol": d.choose_symbol(d.your(d.a_die), "symbol"),
    "turn_to_symbol": d.turn_to_symbol("symbol", d.an_opponents(d.a_die)),
    "reroll": d.reroll(d.any_number_of(d.your(d.a_die))),
    "roll_in": d.roll_in(d.a_die_on(d.this)),
    "roll_into_the_pool": d.roll_into_the_pool(d.a_die_on(d.that)),
    "resolve_several": d.resolve_several(
        d.up_to(2, d.your(d.a_die, d.showing_melee)), unblockable=True
    ),
    "increase_its_value": d.before(d.you_resolve(d.die_of(d.this)), d.increase_its_value(1)),
    "increase_value": d.ongoing(d.increase_value(1, d.yours, d.showing_damage)),
    "decrease_value": d.for_the_rest_of_the_turn(d.decrease_value(1, d.showing_damage)),
    "decrease_die_cost": d.ongoing(d.decrease_die_cost(1, d.die_of(d.this))),
    "damage_is_unblockable": d.ongoing(d.damage_is_unblockable(d.die_of(d.this))),
    "cannot_be_removed": d.ongoing(d.cannot_be_removed(d.die_of(d.this))),
    "opponents_cannot_remove": d.ongoing(d.opponents_cannot_remove(d.yours, d.showing_ranged)),
    "may_be_resolved_as": d.ongoing(d.may_be_resolved_as(facts.MELEE, d.die_of(d.this))),
    "x_is": d.x_is(d.at_most(d.count_of(d.such(d.a_die, d.showing(facts.BLANK))), 2)),
    "bare_sides_modify": d.bare_sides_modify(d.yours, d.character),
    "you_resolve": d.after(d.you_resolve(d.blue), d.draw(1)),
    "you_roll": d.after(d.you_roll(d.die_of(d.this)), d.gain(1)),
    "for_the_rest_of_the_turn": d.for_the_rest_of_the_turn(d.increase_value(1, d.yours)),
    "showing": d.such(d.a_die, d.showing(facts.FOCUS, facts.DISRUPT)),
    "showing_symbol_of": d.such(d.a_die, d.showing_symbol_of("symbol")),
    "worth_at_least": d.such(d.a_die, d.worth_at_least(2)),
    "worth_at_most": d.such(d.a_die, d.worth_at_most(1)),
    "die_of": d.such(d.a_die, d.die_of(d.attached_character)),
    "modified_by_a_die_of": d.ongoing(d.damage_is_unblockable(d.modified_by_a_die_of(d.this))),
    "upgrade_die_of": d.such(d.a_die, d.upgrade_die_of(d.this)),
    "half_of": d.half_of(d.value_of(d.it)),
    "at_most": d.at_most(d.value_of(d.it), 2),
    "is_even": d.is_even(d.value_of(d.it)),
    "resolve": d.resolve(d.your(d.a_die, d.showing_ranged), plus=1),
    "place_here": d.place_here(d.a_die),
    "gain_dice": d.gain_dice(d.dice_of(d.that)),
    "split_pool": d.split_pool(d.the_opponent, "group"),
    "choose_colour": d.choose_colour("colour"),
    "reveal": d.reveal(d.a_card_in_hand),
    "discard_from_hand": d.discard_from_hand(d.a_card_in_hand),
    "draw": d.draw(2),
    "look_at_opponents_hand": d.look_at_opponents_hand(),
    "cards_on": d.discard(d.cards_on(d.this)),
    "discard": d.discard(d.such(d.a_card_in_play, d.upgrade)),
    "set_aside": d.set_aside(d.this),
    "stack_under_this": d.stack_under_this(d.a_card_in_hand),
    "play_card_stacked_under": d.play_card_stacked_under(d.a_set_aside_card),
    "play_for_free": d.play_for_free(d.such(d.a_card_in_hand, d.upgrade)),
    "attach_this": d.attach_this(to=d.your(d.a_character)),
    "attach_this_as": d.attach_this_as("mod", to=d.your(d.a_card_in_play, d.support)),
    "use_special_of": d.use_special_of(d.a_card_in_play),
    "opponent_may_take_actions": d.opponent_may_take_actions(1),
    "take_actions": d.take_actions(2),
    "cannot_take_the_same_action": d.cannot_take_the_same_action(d.the_opponent),
    "upkeep_income": d.ongoing(d.upkeep_income(-1, of=d.the_opponent)),
    "hand_size": d.hand_size(-1, d.the_opponent),
    "gains_subtype": d.gains_subtype("sith"),
    "renew": d.renew(2),
    "modify": d.modify(d.support, d.subtype("vehicle")),
    "detect_cards": d.detect_cards(d.a_random_card_in_opponents_hand),
    "place_charms": d.place_charms(1, on=d.a_character),
    "remove_charms": d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)),
    "activate_in_turn": d.activate_in_turn(d.any_number_of(d.your(d.a_card_in_play, d.support))),
    "activate": d.activate(d.your(d.a_card_in_play, d.support)),
    "pilot": d.pilot(d.your(d.a_card_in_play, d.subtype("vehicle"))),
    "gives_keyword": d.gives_keyword(
        d.guardian, to=d.attached_character, while_=d.is_(d.this, d.with_shields)
    ),
    "loses_keyword": d.loses_keyword(d.redeploy, d.each(d.such(d.a_card_in_play, d.upgrade))),
    "can_be_hit_by": d.can_be_hit_by(d.yours, d.showing_ranged),
    "non": d.non(d.unique),
    "subtype": d.subtype("pilot", "vehicle"),
    "other_than": d.remove(d.such(d.a_die, d.other_than("first"))),
    "together": d.reroll(d.together(d.named("first"), d.named("second"))),
    "titled": d.titled("Rey"),
    "any_of": d.such(d.a_die, d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this))),
    "attached_to": d.discard(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this))),
    "copy_of": d.such(d.a_card_in_hand, d.copy_of(d.it)),
    "with_attached": d.with_attached("mod"),
    "printing": d.such(d.a_card_in_play, d.printing("04024", "Rey")),
    "with_damage": d.with_damage(6),
    "of_colour_named": d.of_colour_named("guess"),
    "random_cards_in_opponents_hand": d.reveal(d.random_cards_in_opponents_hand(2)),
    "named": d.named("chosen"),
    "such": d.such(d.a_character, d.blue, d.with_shields),
    "your": d.your(d.a_character, d.non(d.unique)),
    "an_opponents": d.an_opponents(d.a_die, d.character),
    "each": d.each(d.such(d.a_character, d.other)),
    "any_number_of": d.any_number_of(d.a_die),
    "roll_die_of": d.roll_die_of(d.this_in_discard_pile),
    "roll_set_aside": d.roll_set_aside("05038", "Clone Trooper", 2),
    "resolve_a_side_of": d.resolve_a_side_of(d.such(d.a_card_in_discard_pile, d.upgrade)),
    "one_or_more": d.remove(d.one_or_more(d.your(d.a_die, d.showing_ranged))),
    "up_to": d.up_to(2, d.your(d.a_die, d.showing_damage)),
    "exactly": d.choose(d.exactly(2, d.a_die)),
    "those_of": d.count_of(d.those_of(d.it, d.event)),
    "one_of": d.remove(d.one_of(d.named("two"))),
    "dice_of": d.dice_of(d.this),
    "a_die_of": d.a_die_of(d.this),
    "a_die_on": d.a_die_on(d.attached_character),
    "number": d.number(3),
    "or_instead": d.or_instead(1, 2, if_=d.you_control_the_battlefield),
    "value_of": d.value_of(d.it),
    "count_of": d.count_of(d.your(d.a_character, d.red)),
    "shields_on": d.shields_on(d.this),
    "resources_of": d.resources_of(d.you),
    "controller_of": d.controller_of(d.it),
    "spot": d.spot(d.such(d.a_character, d.blue)),
    "there_is": d.there_is(d.such(d.a_die, d.showing_melee)),
    "is_": d.is_(d.this, d.with_shields),
    "sum_of": d.draw(d.sum_of(1, d.count_of(d.your(d.a_character, d.blue)))),
    "difference": d.draw(d.difference(3, d.count_of(d.a_card_in_hand))),
    "distance": d.draw(d.distance(d.cards_in_your_hand, d.cards_in_opponents_hand)),
    "damage_is": d.damage_is(facts.MELEE),
    "at_least": d.at_least(d.count_of(d.your(d.a_die)), 3),
    "played_on": d.costs_less(1, if_=d.played_on(d.blue)),
    "more_than": d.more_than(d.count_of(d.your(d.a_die)), d.count_of(d.an_opponents(d.a_die))),
    "not_": d.not_(d.spot(d.such(d.a_character, d.red))),
    "team_up": d.team_up(1, (d.unique, d.subtype("bounty-hunter")), d.titled("Maul")),
    "costs_fewer_points": d.costs_fewer_points(1, if_=d.team_has(d.other, d.subtype("spectre"))),
    "include_only_if": d.include_only_if(d.team_has(d.subtype("jedi"))),
    "joins_other_side": d.joins_other_side(d.team_has(d.hero, d.subtype("engineer"))),
    "may_include": d.may_include(d.villain, most=2, fitting_colour=True),
    "extra_copies": d.extra_copies(2),
    "cannot_include": d.cannot_include(d.gray),
    "larger_deck": d.larger_deck(4),
    "team_has": d.team_has(d.other, points=20),
    "each_on_team": d.each_on_team(d.titled("Rey"), (d.unique, d.red)),
    "none_on_team": d.none_on_team(d.titled("Maul")),
    "sharing_a_colour": d.sharing_a_colour(2),
    "both": d.both(d.you_control_the_battlefield, d.is_(d.this, d.blue)),
    "either_holds": d.either_holds(d.first_round, d.you_control_the_battlefield),
    "move_damage": d.move_damage(1, from_=d.attached_character, to=d.an_opponents(d.a_character)),
    "move_shields": d.move_shields(2, from_=d.a_character, to=d.this),
    "switch_this_with": d.switch_this_with(d.such(d.a_card_in_hand, d.upgrade)),
    "move_card": d.move_card(d.such(d.a_card_in_play, d.upgrade), to=d.a_character),
    "put_on_top_of_deck": d.put_on_top_of_deck(d.this),
    "return_to_hand": d.return_to_hand(d.such(d.a_card_in_play, d.support)),
    "put_into_play": d.put_into_play(d.a_defeated_character, dice=2),
    "take_control": d.take_control(d.an_opponents(d.a_card_in_play, d.support)),
    "make_elite": d.make_elite(d.your(d.a_character, d.non(d.elite))),
    "stop_elite": d.stop_elite(d.an_opponents(d.a_character, d.elite)),
    "flip": d.flip(d.this),
    "becomes_character": d.becomes_character(d.this),
    "becomes_support": d.becomes_support(d.an_opponents(d.a_character)),
    "choose_subtype": d.choose_subtype("subtype"),
    "give_battlefield": d.give_battlefield(d.the_opponent),
    "of_subtype_named": d.such(d.a_character, d.of_subtype_named("subtype")),
    "points_of": d.gain(d.points_of(d.this)),
    "gives_subtype": d.ongoing(d.gives_subtype("pilot", to=d.attached_character)),
    "does_not_count": d.ongoing(
        d.does_not_count(d.this, if_=d.is_(d.attached_character, d.titled("Maul")))
    ),
    "upgrade_limit": d.ongoing(d.upgrade_limit(1, of=d.this)),
    "downgrade_limit": d.ongoing(d.downgrade_limit(-1, of=d.each(d.an_opponents(d.a_character)))),
    "shield_limit": d.ongoing(d.shield_limit(1, of=d.attached_character)),
    "limit": d.limit(1, d.subtype("form")),
}


class Word(NamedTuple):
    """One word: how it is written, what it means, an example, and how that reads."""

    name: str
    written: str
    meaning: str
    example: str
    reads: str

    def row(self) -> str:
        """As a row of a table."""
        example = f"`{self.example}`" if self.example else ""
        return f"| `{self.written}` | {self.meaning} | {example} | {self.reads} |"


def spoken(made: Node | CardText) -> str:
    """How a word reads: a card line by line, a node as it stands in a sentence."""
    text = render_card(made) if isinstance(made, CardText) else render_node(made)
    return text.replace("\n", "<br>")


def sources() -> dict[str, str]:
    """The examples as they are written in this file and in the one beside the tests."""
    found: dict[str, str] = {}
    for path in (__file__, word_examples.__file__):
        for node in ast.parse(Path(path).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
                for key, example in zip(node.value.keys, node.value.values, strict=True):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        found[key.value] = ast.unparse(example)
    return found


def signature(node: ast.FunctionDef) -> str:
    """A word with its parameters, without their types."""
    arguments = node.args
    for one in [*arguments.args, *arguments.kwonlyargs]:
        one.annotation = None
    if arguments.vararg is not None:
        arguments.vararg.annotation = None
    return f"{node.name}({ast.unparse(arguments)})"


def first_line(text: str) -> str:
    """The first sentence of a docstring."""
    return text.strip().split("\n\n")[0].replace("\n", " ").replace("    ", "")


def words_of(module: str) -> Iterator[tuple[int, Word]]:
    """The words a module gives to cards, with the lines they stand in."""
    written = sources()
    body = ast.parse((LANGUAGE / f"{module}.py").read_text(encoding="utf-8")).body
    for place, node in enumerate(body):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            meaning = first_line(ast.get_docstring(node) or "")
            example = EXAMPLES.get(node.name)
            reads = "" if example is None else spoken(example)
            source = written.get(node.name, "")
            yield node.lineno, Word(node.name, signature(node), meaning, source, reads)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            following = body[place + 1] if place + 1 < len(body) else None
            yield node.lineno, Word(name, name, _note(following), "", spoken(getattr(d, name)))


def _note(node: ast.stmt | None) -> str:
    """The text that stands behind a constant, if one does."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return first_line(str(node.value.value))
    return ""


def groups(module: str) -> list[tuple[int, str]]:
    """The headings of a module: comments that stand alone, with their lines."""
    lines = (LANGUAGE / f"{module}.py").read_text(encoding="utf-8").splitlines()
    found = [(number, re.fullmatch(r"# (.+)\.", line)) for number, line in enumerate(lines, 1)]
    return [(number, match[1]) for number, match in found if match is not None]


def section(module: str) -> str:
    """One module of words, a table for each group."""
    source = ast.parse((LANGUAGE / f"{module}.py").read_text(encoding="utf-8"))
    text = f"## {module}.py\n\n{first_line(ast.get_docstring(source) or '')}\n"
    headings = groups(module)
    found = list(words_of(module))
    borders = [0, *(line for line, _ in headings), sys.maxsize]
    titles = ["", *(title for _, title in headings)]
    for title, start, end in zip(titles, borders, borders[1:], strict=False):
        rows = [word.row() for line, word in found if start < line < end]
        if not rows:
            continue
        heading = f"\n### {title}\n" if title else ""
        table = "\n".join(["| word | meaning | example | reads |", "|---|---|---|---|", *rows])
        text += f"{heading}\n{table}\n"
    return text


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(section(module) for module in MODULES)])


def without_example() -> list[str]:
    """The words that take something and have no example."""
    found = [word for module in MODULES for _, word in words_of(module)]
    return [word.name for word in found if "(" in word.written and word.name not in EXAMPLES]


def main(given: list[str] | None = None) -> int:
    """Write the page, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description="Make the page of words.")
    parser.add_argument("--check", action="store_true", help="only compare")
    options = parser.parse_args(given)
    made = page()
    if options.check:
        is_current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made
        print("words: up to date" if is_current else "words: out of date, run `just words`")
        return 0 if is_current else 1
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(made, encoding="utf-8")
    print(f"words: wrote {PAGE.relative_to(ROOT)}")
    lacking = without_example()
    for name in lacking:
        print(f"words: {name} has no example; add one to EXAMPLES in scripts/words.py")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
