"""
Examples of words: how those are written that are about naming, keeping, playing and the past.

What belongs here: an example for each such word, for the page of words (`scripts/words.py`).
What does not: the other examples, which stand there.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.kernel.program import Node

EXAMPLES: Final[dict[str, Node | CardText]] = {
    "one_seen": d.in_order(d.look_at(d.top_cards(1), "seen"), d.play_card(d.one_seen("seen"))),
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
    "worth_the_cost_of": d.turn(
        d.a_die, to=d.worth_the_cost_of(d.each(d.a_card_in_opponents_hand))
    ),
    "you_move": d.after(d.you_move(d.upgrade), d.draw(1)),
    "playable_for_less": d.such(d.a_card_in_hand, d.playable_for_less(1)),
    "choose_any_symbol": d.choose_any_symbol("symbol"),
    "showing_symbol_named": d.in_order(
        d.choose_any_symbol("symbol"), d.remove(d.such(d.a_die, d.showing_symbol_named("symbol")))
    ),
    "choose_number": d.choose_number("number"),
    "number_named": d.in_order(d.choose_number("number"), d.draw(d.number_named("number"))),
    "keep": d.in_order(
        d.choose(d.a_character, "chosen"), d.for_the_rest_of_the_game(d.keep("chosen"))
    ),
    "kept": d.after(d.you_resolve(d.die_of(d.this)), d.deal(1, to=d.kept("chosen"))),
    "give_resources": d.give_resources(1, to=d.the_opponent),
    "repeatable": d.repeatable(d.reroll(d.a_die), if_=d.is_(d.it, d.showing_blank), most=1),
    "once_a_moment": d.after(d.once_a_moment(d.you_remove(d.yours)), d.draw(1)),
    "you_deal_indirect_damage_to": d.after(d.you_deal_indirect_damage_to(d.yours), d.draw(1)),
    "takes_indirect_damage_last": d.ongoing(d.takes_indirect_damage_last(d.this)),
    "starting_resources": d.ongoing(d.starting_resources(1)),
    "when_opponents_next_turn_begins": d.when_opponents_next_turn_begins(d.draw(1)),
    "choose_any_subtype": d.choose_any_subtype("subtype"),
    "modified_by_a_die_of": d.ongoing(d.damage_is_unblockable(d.modified_by_a_die_of(d.this))),
}
