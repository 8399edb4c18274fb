"""
Examples of words, for the page of words: `scripts/words.py` has the others.

What belongs here: examples of words for dice, their resolution and what is forbidden.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.kernel.program import Node

EXAMPLES: Final[dict[str, Node | CardText]] = {
    "piloted_by": d.such(d.a_card_in_play, d.piloted_by(d.titled("Rey"))),
    "one_of_the_dice": d.in_order(
        d.choose(d.a_die, "die"),
        d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.one_of_the_dice(d.named("die")))),
    ),
}
