"""
Examples of words, for the page of words: `scripts/words.py` has the others.

What belongs here: examples of words for dice, their resolution and what is forbidden.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import facts
from dejarik.kernel.program import Node

EXAMPLES: Final[dict[str, Node | CardText]] = {
    "can_only_be_resolved_against": d.ongoing(
        d.can_only_be_resolved_against(d.attached_character, d.die_of(d.this))
    ),
    "cannot_be_resolved": d.ongoing(
        d.cannot_be_resolved(d.die_of(d.this), if_=d.is_(d.this, d.that_is_ready))
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
}
