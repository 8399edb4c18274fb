"""
Occupancy: the spaces of all figures as they stand now, as masks.

What belongs here: what follows from where the figures stand and nothing else. It is made when it
is first asked for, shared by copies of a game, and dropped when a figure is put somewhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import NOWHERE

if TYPE_CHECKING:
    from dejarik.games.imperial.board.boards import Board
    from dejarik.games.imperial.board.reach import Ground
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.pieces import Figure


class Occupancy:
    """
    Where all figures stand.

    `masks` has the spaces of each figure, by its place among all, `sides` those of each seat,
    `massive` those of Massive figures. `all` is every occupied space, `solid` those of figures
    that are no companions, `shared` those with two such figures, `ranks` the solid ones of each
    seat. `grounds` are the board as figures walk it, `seen` what they see, `targets`
    whom they may attack where no effect has a say, and `threats` what their places are worth for
    attacking, all as they were asked for.
    """

    __slots__ = (
        "all",
        "grounds",
        "masks",
        "massive",
        "ranks",
        "seen",
        "shared",
        "sides",
        "solid",
        "targets",
        "threats",
    )

    def __init__(
        self, figures: list[Figure], definitions: list[Definition], board: Board, seats: int
    ) -> None:
        self.masks: list[int] = []
        self.sides: list[int] = [0] * seats
        self.massive: int = 0
        self.all: int = 0
        self.solid: int = 0
        self.ranks: list[int] = [0] * seats
        self.shared: int = 0
        self.grounds: dict[int, Ground] = {}
        self.targets: dict[int, list[int]] = {}
        self.threats: list[float] = []
        self.seen: dict[tuple[int, int, int], int] = {}
        for figure in figures:
            mask = 0
            if figure.placement != NOWHERE:
                definition = definitions[figure.card]
                mask = board.footprint(definition.size, figure.placement)
                self.all |= mask
                if not definition.companion:
                    self._add_solid(figure.seat, mask)
                if figure.seat >= 0:
                    self.sides[figure.seat] |= mask
                if definition.massive:
                    self.massive |= mask
            self.masks.append(mask)

    def _add_solid(self, seat: int, mask: int) -> None:
        self.shared |= self.solid & mask
        self.solid |= mask
        if seat >= 0:
            self.ranks[seat] |= mask
