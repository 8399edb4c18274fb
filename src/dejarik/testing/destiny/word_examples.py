"""
Examples of words, for the page of words: `scripts/words.py` has the others.

What belongs here: examples of words about naming, keeping, playing and the past, about dice,
their resolution and what is forbidden. What does not: how the page is made.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import facts
from dejarik.kernel.program import Node

EXAMPLES: Final[dict[str, Node | CardText]] = {
    "vehicle_of": d.such(d.a_die, d.die_of(d.vehicle_of(d.this))),
    "action_of_hosts_player": d.action_of_hosts_player(
        d.pay(d.exhaust(d.attached_character), d.discard(d.this))
    ),
    "before_paying_for_die": d.before(d.before_paying_for_die(), d.lower_cost_of_die(1)),
    "from_hand_unseen": d.from_hand_unseen(
        d.after(d.you_heal(d.character), d.play_for_free(d.playable_now(d.this_in_hand)))
    ),
    "lower_cost_of_die": d.before(d.before_paying_for_die(d.blue), d.lower_cost_of_die(2)),
    "has_abilities_of": d.has_abilities_of(d.each(d.your(d.a_character, d.other))),
    "action_of_any_player": d.action_of_any_player(d.pay(d.spend(2), d.take_control(d.this))),
    "loses_abilities": d.loses_abilities(d.attached_character),
    "when_opponents_next_turn_ends": d.when_opponents_next_turn_ends(d.draw(1)),
    "you_play_from_discard_pile": d.after(d.you_play_from_discard_pile(d.blue), d.draw(1)),
    "is_elite_meanwhile": d.ongoing(d.is_elite_meanwhile(d.attached_character)),
    "attach_as_upgrade": d.attach_as_upgrade(d.this, to=d.your(d.a_character)),
    "brings_under": d.brings_under(2, d.event, d.subtype("move")),
    "carries_as_character": d.carries_as_character(d.subtype("weapon"), most=1),
    "goes_on_as_character": d.goes_on_as_character(d.subtype("vehicle"), most=1),
    "can_be_dealt_damage": d.ongoing(d.can_be_dealt_damage(health=3)),
    "cannot_be_discarded": d.ongoing(d.cannot_be_discarded(while_=d.you_control_the_battlefield)),
    "can_be_discarded_as_double_only": d.ongoing(d.can_be_discarded_as_double_only()),
    "opponent_discards": d.after(d.opponent_discards(d.upgrade), d.draw(1)),
    "return_flipped": d.after(d.this_is_defeated, d.return_flipped(d.this_defeated, dice=2)),
    "spotted": d.count_of(d.spotted(d.a_character, d.red)),
    "can_be_spotted_as_character": d.ongoing(d.can_be_spotted_as_character(facts.BLUE)),
    "takes_damage": d.ongoing(d.takes_damage()),
    "dice_to_which": d.roll_in(
        d.one_of(d.dice_to_which(d.on_opponents_last_turn(d.is_removed(d.yours))))
    ),
    "set_aside_unless": d.set_aside_unless(d.you_control_the_battlefield, d.draw(1)),
    "shuffle_into_deck": d.shuffle_into_deck(d.this),
    "remove_any_number_of_shields_from_each": d.remove_any_number_of_shields_from_each(
        d.each(d.your(d.a_character))
    ),
    "use_action_of": d.use_action_of(d.your(d.a_card_in_play)),
    "blanks_are_worth": d.ongoing(d.blanks_are_worth(1, facts.MELEE, d.yours)),
    "worth_no_less_than_another": d.remove(
        d.such(d.a_die, d.worth_no_less_than_another(d.such(d.a_die, d.die_of(d.this))))
    ),
    "worth_no_more_than_another": d.remove(
        d.such(d.a_die, d.worth_no_more_than_another(d.such(d.a_die, d.die_of(d.this))))
    ),
    "are_not_unique": d.ongoing(d.are_not_unique(d.yours, d.copy_of_this)),
    "must_activate": d.for_your_next_action(d.must_activate(d.this)),
    "for_your_next_action": d.for_your_next_action(d.must_activate(d.this)),
    "that_is_kept": d.after(d.is_activated(d.that_is_kept("chosen")), d.draw(1)),
    "guardian_removes_a_die": d.after(d.guardian_removes_a_die(d.yours, d.character), d.draw(1)),
    "choose_number_up_to": d.choose_number_up_to(3, "number"),
    "after_this_round_ends": d.after_this_round_ends(d.draw(1)),
    "one_seen": d.in_order(d.look_at(d.top_cards(1), "seen"), d.play_card(d.one_seen("seen"))),
    "your_effect_defeats": d.after(d.your_effect_defeats(d.red), d.gain(1)),
    "it_discarded": d.in_order(
        d.resolve(d.your(d.a_die), told=True), d.if_(d.it_discarded(d.event), d.gain(1))
    ),
    "when_the_opponents_next_turn_begins_in_any_round": (
        d.when_the_opponents_next_turn_begins_in_any_round(d.opponent_may_take_actions(1))
    ),
    "on_opponents_next_turn_this_round": d.on_opponents_next_turn_this_round(
        d.cannot_resolve_dice_as_an_action(d.the_opponent)
    ),
    "it_dealt_damage_to": d.after(
        d.you_resolve(d.blue), d.gain(1), if_=d.it_dealt_damage_to(d.non(d.yours))
    ),
    "cost_most_without_exceeding": d.in_order(
        d.reveal(d.top_cards(1), "yours"),
        d.reveal(d.top_cards(1, of=d.the_opponent), "theirs"),
        d.if_(d.cost_most_without_exceeding(3, "yours", "theirs", whose=d.you), d.gain(1)),
    ),
    "roll_fallen": d.after(d.is_defeated(d.yours), d.roll_fallen(d.dice_of(d.that))),
    "place_damage_on_played": d.in_order(
        d.play_card(d.such(d.a_card_in_hand, d.support)), d.place_damage_on_played(1, d.it)
    ),
    "with_just_left": d.such(d.a_character, d.with_just_left(1)),
    "resolved_against": d.after(
        d.opponent_resolves(d.showing_damage), d.gain(1), if_=d.resolved_against(d.this)
    ),
    "play_found": d.in_order(
        d.search_your_deck(d.support, d.playable_for_less(1), name="found"),
        d.play_found("found", 1),
    ),
    "choose_subtype_of": d.choose_subtype_of(d.each(d.your(d.a_card_in_play)), "subtype"),
    "gains_subtype_named": d.in_order(
        d.choose_subtype("subtype"), d.for_the_rest_of_the_round(d.gains_subtype_named("subtype"))
    ),
    "first_time_each_game": d.after(d.you_activate_this, d.first_time_each_game(d.ready(d.this))),
    "first_time_this_round": d.after(d.you_activate_this, d.first_time_this_round(d.gain(1))),
    "for_the_rest_of_the_action_phase": d.for_the_rest_of_the_action_phase(
        d.increase_value(1, d.yours)
    ),
    "paid_for_on_this": d.before(
        d.before_paying_for(d.upgrade), d.lower_its_cost(1), if_=d.paid_for_on_this()
    ),
    "costing_as_another": d.such(d.a_card_in_hand, d.costing_as_another(d.each(d.a_card_in_hand))),
    "you_move": d.after(d.you_move(d.upgrade), d.draw(1)),
    "discarded_from_hand_by_a_card": d.after(
        d.is_discarded(), d.draw(1), if_=d.discarded_from_hand_by_a_card()
    ),
    "discarded_from_hand_by_an_effect": d.after(
        d.is_discarded(), d.draw(1), if_=d.discarded_from_hand_by_an_effect()
    ),
    "discarded_from_hand_or_deck_by_a_card": d.after(
        d.is_discarded(), d.draw(1), if_=d.discarded_from_hand_or_deck_by_a_card()
    ),
    "is_discarded": d.after(d.is_discarded(d.event), d.gain(1)),
    "where_played": d.then(
        d.play_card(d.such(d.a_card_in_hand, d.downgrade), name="played"),
        d.deal(1, to=d.where_played("played")),
    ),
    "playable_for_less": d.such(d.a_card_in_hand, d.playable_for_less(1)),
    "from_hand": d.from_hand(
        d.before(
            d.this_would_be_seen_or_discarded,
            d.may(d.play_for_free(d.playable_now(d.this_in_hand))),
        )
    ),
    "playable_now": d.play_for_free(d.playable_now(d.this_in_hand)),
    "leaves_opponents_hand": d.after(d.leaves_opponents_hand(d.red), d.gain(1)),
    "cash_in": d.cash_in(d.this, up_to=2),
    "can_be_shown_too_dear": d.ongoing(d.can_be_shown_too_dear(d.subtype("capital-ship"))),
    "choose_title": d.choose_title("named"),
    "note_titles_of": d.in_order(
        d.set_aside(d.a_card_in_opponents_hand), d.note_titles_of(d.it, "taken")
    ),
    "with_title_named": d.in_order(
        d.choose_title("named"),
        d.reveal(d.each(d.such(d.a_card_in_opponents_hand, d.with_title_named("named")))),
    ),
    "is_played": d.after(d.is_played(d.event), d.gain(1)),
    "cannot_be_played": d.ongoing(d.cannot_be_played(d.subtype("mod"))),
    "search_opponents_deck": d.search_opponents_deck(d.upgrade, name="found"),
    "choose_any_symbol": d.choose_any_symbol("symbol"),
    "showing_symbol_named": d.in_order(
        d.choose_any_symbol("symbol"), d.remove(d.such(d.a_die, d.showing_symbol_named("symbol")))
    ),
    "choose_any_subtype": d.choose_any_subtype("subtype"),
    "choose_number": d.choose_number("number"),
    "number_named": d.in_order(d.choose_number("number"), d.draw(d.number_named("number"))),
    "keep": d.in_order(
        d.choose(d.a_character, "chosen"), d.for_the_rest_of_the_game(d.keep("chosen"))
    ),
    "kept": d.after(d.you_resolve(d.die_of(d.this)), d.deal(1, to=d.kept("chosen"))),
    "give_resources": d.give_resources(1, to=d.the_opponent),
    "repeatable": d.repeatable(d.reroll(d.a_die), if_=d.is_(d.it, d.showing_blank), most=1),
    "can_only_be_resolved_against": d.ongoing(
        d.can_only_be_resolved_against(d.attached_character, d.die_of(d.this))
    ),
    "opponents_effects_cannot_remove": d.ongoing(d.opponents_effects_cannot_remove(d.yours)),
    "you_cannot_resolve": d.ongoing(
        d.you_cannot_resolve(d.die_of(d.this), if_=d.is_(d.this, d.that_is_ready))
    ),
    "one_resolved_each_turn": d.ongoing(d.one_resolved_each_turn(d.die_of(d.attached_character))),
    "cannot_be_modified": d.ongoing(d.cannot_be_modified(d.die_of(d.attached_character))),
    "put_in_pool": d.put_in_pool(d.a_die_on(d.this), showing=d.showing_blank),
    "you_remove_together": d.after(d.you_remove_together(d.yours), d.draw(1)),
    "opponent_removes_together": d.after(d.opponent_removes_together(d.die_of(d.this)), d.draw(1)),
    "you_remove_or_turn_together": d.after(
        d.you_remove_or_turn_together(d.non(d.yours), d.character), d.draw(1)
    ),
    "dice_just_removed": d.after(
        d.opponent_removes_together(d.yours), d.draw(d.count_of(d.dice_just_removed(d.yours)))
    ),
    "as_many_this_turn": d.gain(d.as_many_this_turn(d.you_reroll)),
    "is_rerolled": d.after(d.is_rerolled(d.yours), d.draw(1), if_=d.by_an_effect),
    "dice_just_rerolled": d.after(
        d.is_rerolled(d.yours), d.remove(d.one_of(d.dice_just_rerolled(d.yours)))
    ),
    "two_worth_together": d.remove(
        d.that_go_together(d.exactly(2, d.a_die), d.two_worth_together(3))
    ),
    "spot_two": d.if_(d.spot_two(d.sharing_no_subtype), d.draw(1)),
    "resolve_distinct": d.resolve_distinct(d.any_number_of(d.your(d.a_die))),
    "reroll_noting_symbols": d.then(
        d.reroll_noting_symbols(d.your(d.a_die)), d.if_(d.shown_again, d.draw(1))
    ),
    "swap_values": d.in_order(
        d.choose(d.your(d.a_die), "own"),
        d.choose(d.an_opponents(d.a_die), "theirs"),
        d.swap_values(d.named("own"), d.named("theirs")),
    ),
    "gain_a_die_of_its_own": d.gain_a_die_of_its_own(d.this),
    "worth_the_cost_of_one": d.such(d.a_die, d.worth_the_cost_of_one(d.each(d.a_card_in_hand))),
    "gain_a_die": d.after(d.is_defeated(d.yours), d.gain_a_die(d.dice_of(d.that))),
    "cannot_be_rolled": d.ongoing(d.cannot_be_rolled(d.die_of(d.this))),
    "in_the_next_round": d.in_the_next_round(d.cannot_be_rolled(d.die_of(d.this))),
    "focus_turns_dice_of": d.ongoing(d.focus_turns_dice_of(d.the_opponent, d.die_of(d.this))),
    "it_turns_only": d.before(
        d.you_resolve(d.die_of(d.this)), d.increase_its_value(1), d.it_turns_only("droid")
    ),
    "treated_as": d.ongoing(d.increase_value(1, d.die_of(d.this), d.treated_as(facts.INDIRECT))),
    "piloted_by": d.such(d.a_card_in_play, d.piloted_by(d.titled("Rey"))),
    "one_of_the_dice": d.in_order(
        d.choose(d.a_die, "die"),
        d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.one_of_the_dice(d.named("die")))),
    ),
    "in_play": d.in_order(
        d.remembering(d.put_into_play(d.a_defeated_character), "back"),
        d.exhaust(d.in_play(d.named("back"))),
    ),
    "roll_for_the_battlefield": d.ongoing(d.roll_for_the_battlefield(2)),
    "loses_the_roll_for_the_battlefield": d.ongoing(d.loses_the_roll_for_the_battlefield()),
    "unless": d.unless(d.may(d.spend(1)), d.deal(1, to=d.this)),
}
