"""The index of a table: what the kernel's has, and what only this game asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel.timing import Index

if TYPE_CHECKING:
    from dejarik.kernel.state import State


class TableIndex(Index):
    """
    Who listens to what and what modifies what on a table.

    `usable` are the copies with card actions, which wait for no event but for someone to use
    them, `open` those with actions that others than their controller may use; `lapsing` are those
    that a condition of their own discards; `silent` have lost their abilities, but for specials;
    `stand_ins` are the supports that count as characters for upgrades; `swayed` are the numbers
    that can defeat a card or make it shed something, and that something in play has a say in;
    `concerns_all`: even what has no abilities may change the index by coming or going.
    """

    def __init__(self) -> None:
        super().__init__()
        self.concerns_all: bool = False
        self.usable: set[int] = set()
        self.open: set[int] = set()
        self.lapsing: list[int] = []
        self.silent: set[int] = set()
        self.stand_ins: list[int] = []
        self.swayed: frozenset[int] = frozenset()


def index_of(s: State) -> TableIndex:
    """The index of a table, built anew if something changed its place."""
    index = s.index or s.get_index()
    assert isinstance(index, TableIndex)
    return index
