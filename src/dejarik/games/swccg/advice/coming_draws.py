"""
Destinies to come: the exact chance of every sum, from what a seat knows.

Cards that the seat knows on top of a Reserve Deck come first, as they are; every other one is any
of the cards of that deck that the seat cannot tell apart, wherever they lie. Numbers are those that
the cards would have if they were drawn now.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import TYPE_CHECKING

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.values import value

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.games.swccg.rules.flow.destiny import DrawDestiny

Sums = tuple[int, ...]


class ComingDraws:
    """
    What a seat draws next, as `viewer` knows it: groups of draws, one after the other.

    `groups` are the numbers of draws there are cards for, `unseen` how many cards the viewer takes
    for each one that it does not know.
    """

    def __init__(self, t: Table, viewer: int, seat: int, wanted: list[int]) -> None:
        self.t: Table = t
        self.viewer: int = viewer
        self.seat: int = seat
        left = len(t.pile(seat, ids.RESERVE))
        self.groups: list[int] = []
        for count in wanted:
            self.groups.append(min(count, left))
            left -= self.groups[-1]
        self.unseen: int = len(unseen(t, viewer, seat))

    def chances(self, drawing: DrawDestiny, source: int) -> dict[Sums, Fraction]:
        """The chance of each sum, group by group."""
        t = self.t
        coming = t.pile(self.seat, ids.RESERVE)[::-1]
        fixed = [0] * len(self.groups)
        hidden = [0] * len(self.groups)
        place = 0
        for group, count in enumerate(self.groups):
            for card in coming[place : place + count]:
                if t.knowledge.knows(self.viewer, card):
                    destiny = destiny_as(t, card, t.knowledge.identity[card])
                    fixed[group] += drawing.counted(t, source, destiny)
                else:
                    hidden[group] += 1
            place += count
        if not any(hidden):
            return {tuple(fixed): Fraction(1)}
        numbers = unseen(t, self.viewer, self.seat)
        counted = {
            number: drawing.counted(t, source, destiny_as(t, coming[0], number))
            for number in set(numbers)
        }
        values = [counted[number] for number in numbers]
        found = ways(values, hidden)
        whole = sum(found.values())
        return {
            tuple([known + one for known, one in zip(fixed, sums, strict=True)]): Fraction(
                count, whole
            )
            for sums, count in sorted(found.items())
        }


def unseen(t: Table, viewer: int, seat: int) -> list[int]:
    """The definitions of a seat's cards that a viewer cannot tell apart, in order."""
    first = 1 + seat * ids.DECK
    cards = range(first, min(first + ids.DECK, len(t.knowledge.identity)))
    known = t.knowledge
    return sorted([known.identity[card] for card in cards if not known.knows(viewer, card)])


def destiny_as(t: Table, card: int, number: int) -> int:
    """The destiny of a card if it is drawn now, were it of this definition."""
    definition = t.rules.definitions[number]
    modifiers = t.get_index().modifiers
    plain = not definition.drawn and not definition.own
    if plain and st.DESTINY not in modifiers and st.FIXED not in modifiers:
        return max(0, definition.destiny)
    drawn = t.clone()
    drawn.knowledge.identity[card] = number
    seat = ids.owner_of_card(card)
    for pile in drawn.players[seat].piles:
        if card in pile:
            pile.remove(card)
    drawn.pile(seat, ids.DRAWN).append(card)
    drawn.index = None
    return value(drawn, st.DESTINY, card)


def ways(values: list[int], sizes: list[int]) -> dict[Sums, int]:
    """In how many ways disjoint groups of so many of the values add up to each set of sums."""
    none = tuple([0] * len(sizes))
    tables: dict[tuple[Sums, Sums], int] = {(none, none): 1}
    for one in sorted(set(values)):
        many = values.count(one)
        grown: dict[tuple[Sums, Sums], int] = {}
        for (taken, sums), count in tables.items():
            for more in _shares(many, [size - had for size, had in zip(sizes, taken, strict=True)]):
                key = (
                    tuple([had + new for had, new in zip(taken, more, strict=True)]),
                    tuple([had + new * one for had, new in zip(sums, more, strict=True)]),
                )
                grown[key] = grown.get(key, 0) + count * _arrangements(many, more)
        tables = grown
    full = tuple(sizes)
    return {sums: count for (taken, sums), count in tables.items() if taken == full}


def _shares(many: int, room: list[int]) -> list[list[int]]:
    """All ways to deal some of so many equal things to groups that have room for so many."""
    found: list[list[int]] = [[]]
    for most in room:
        found = [
            [*before, count]
            for before in found
            for count in range(min(most, many - sum(before)) + 1)
        ]
    return found


def _arrangements(many: int, shares: list[int]) -> int:
    """In how many ways so many things are dealt to groups of these sizes and the rest."""
    count = factorial(many)
    for share in [*shares, many - sum(shares)]:
        count //= factorial(share)
    return count
