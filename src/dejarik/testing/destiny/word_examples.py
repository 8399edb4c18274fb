"""
Examples of words, for the page of words: `scripts/words.py` has the others.

What belongs here: examples of words for dice, their resolution and what is forbidden.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
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
    "piloted_by": d.such(d.a_card_in_play, d.piloted_by(d.titled("Rey"))),
    "one_of_the_dice": d.in_order(
        d.choose(d.a_die, "die"),
        d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.one_of_the_dice(d.named("die")))),
    ),
}
