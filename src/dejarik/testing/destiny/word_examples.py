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
}
