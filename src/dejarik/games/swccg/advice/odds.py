"""
Odds of destiny draws, exactly, from what a seat knows.

Cards that the seat knows on top of its Reserve Deck come first; then any order of the cards that it
knows to be left, wherever in its piles they lie unseen. Destinies count as printed: what texts add
to a draw is not foreseen.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.game import Odds

MOST: Final = 10
"""So many draws can be asked about."""


def odds_of(t: Table, seat: int, question: str) -> Odds:
    """
    The chance of every total of the next draws: `destiny:COUNT`.

    Raises ValueError for anything else, and where there is nothing to draw.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    if seat < 0:
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    if topic != "destiny" or len(words) != 1 or not words[0].isdigit():
        message = f"nobody knows the odds of {question!r}; ask destiny:1"
        raise ValueError(message)
    wanted = int(words[0])
    if not 1 <= wanted <= MOST:
        message = f"ask about 1 to {MOST} draws"
        raise ValueError(message)
    reserve = t.pile(seat, ids.RESERVE)
    if not reserve:
        message = "there is no card left to draw"
        raise ValueError(message)
    return totals(t, seat, reserve[-wanted:])


def totals(t: Table, seat: int, drawn: list[int]) -> Odds:
    """The chance of every total of these cards, and how many of them there are."""
    known = [card for card in drawn if t.knowledge.knows(seat, card)]
    fixed = sum(t.definition_of(card).destiny for card in known)
    hidden = len(drawn) - len(known)
    values = unseen(t, seat)
    ways = _ways(values, hidden)
    whole = comb(len(values), hidden)
    chances = {fixed + amount: Fraction(number, whole) for amount, number in sorted(ways.items())}
    return {"total": chances, "draws": {len(drawn): Fraction(1)}}


def unseen(t: Table, seat: int) -> list[int]:
    """The destinies of a seat's cards that it cannot tell apart."""
    first = 1 + seat * ids.DECK
    cards = range(first, min(first + ids.DECK, len(t.knowledge.identity)))
    return [t.definition_of(card).destiny for card in cards if not t.knowledge.knows(seat, card)]


def _ways(values: list[int], picked: int) -> dict[int, int]:
    """In how many ways so many of the values add up to each total."""
    tables: list[dict[int, int]] = [{0: 1}, *[{} for _ in range(picked)]]
    for value in sorted(set(values)):
        many = values.count(value)
        for size in range(picked, 0, -1):
            for taken in range(1, min(many, size) + 1):
                for total, ways in tables[size - taken].items():
                    end = total + taken * value
                    tables[size][end] = tables[size].get(end, 0) + ways * comb(many, taken)
    return tables[picked]
