"""
Boards: a map with some doors open and some shields on it, and what follows from that.

What belongs here: the relations between spaces and between things, each from tables that are
filled as they are asked for and shared by every game on the map. What does not: figures that
move (`reach`, `pushing`) and reasons (`reasons`).
"""

from typing import Final

from dejarik.games.imperial.board.counting import FAR, Counting
from dejarik.games.imperial.board.links import links, shut_kinds
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.masks import SIZES, SMALL, Footprints, bits
from dejarik.games.imperial.board.sight import Sight
from dejarik.games.imperial.board.walking import Walking

_MOST_BOARDS: Final = 64
"""Tables for so many sets of doors and shields are kept; then they are begun anew."""


class Switches:
    """
    Open questions about the board, with our answers as the ones that hold unless said otherwise.

    `figures_shut_corners`: two figures beside a corner stop lines that begin there and go
    between them. `shields_hide_adjacent`: a corner shut by a shield and another thing hides
    even what is adjacent.
    """

    __slots__ = ("figures_shut_corners", "shields_hide_adjacent")

    def __init__(
        self, figures_shut_corners: bool = False, shields_hide_adjacent: bool = True
    ) -> None:
        self.figures_shut_corners: bool = figures_shut_corners
        self.shields_hide_adjacent: bool = shields_hide_adjacent


OURS: Final = Switches()


class Boards:
    """All boards of one map, each made when it is first asked for."""

    __slots__ = ("_boards", "footprints", "map", "switches")

    def __init__(self, plan: Map, switches: Switches = OURS) -> None:
        self.map: Map = plan
        self.switches: Switches = switches
        self.footprints: list[Footprints] = [Footprints(plan, size) for size in range(len(SIZES))]
        self._boards: dict[tuple[int, int], Board] = {}

    def board(self, open_doors: int = 0, shields: int = 0) -> "Board":
        """
        The board with these doors open and shields in these spaces.

        Doors that a mission does not use are open.
        """
        key = open_doors, shields
        known = self._boards.get(key)
        if known is None:
            if len(self._boards) >= _MOST_BOARDS:
                self._boards = {}
            known = Board(self, open_doors, shields)
            self._boards[key] = known
        return known


class Board:
    """
    The relations of a map with some doors open and some shields.

    Where one and other are spaces, they stand for what occupies them: the terrain of these two
    does not matter. Where they are masks, they are the spaces of two different things.
    """

    __slots__ = (
        "_near",
        "_ringed",
        "_sight",
        "_surely",
        "_walking",
        "counting",
        "footprints",
        "map",
        "open_doors",
        "shields",
        "shut_edges",
        "sight",
        "switches",
    )

    def __init__(self, boards: Boards, open_doors: int, shields: int) -> None:
        plan = boards.map
        self.map: Map = plan
        self.open_doors: int = open_doors
        self.shields: int = shields
        self.switches: Switches = boards.switches
        self.footprints: list[Footprints] = boards.footprints
        self.shut_edges: list[bool] = shut_kinds(plan, open_doors)
        self.counting: Counting = Counting(plan, self.shut_edges)
        figures_shut = boards.switches.figures_shut_corners
        hard = plan.blocking | shields
        self.sight: Sight = Sight(plan, self.shut_edges, hard, figures_shut)
        self._sight: dict[int, Sight] = {0: self.sight}
        self._ringed: bool = bool(plan.ringed)
        self._near: list[int] = links(plan, self.shut_edges, plan.blocking)
        self._surely: list[int] = self._near
        if shields and boards.switches.shields_hide_adjacent:
            self._surely = links(plan, self.shut_edges, hard)
        self._walking: dict[int, Walking] = {}

    def near(self, space: int) -> int:
        """The spaces whose occupants are adjacent to an occupant of this one, as a mask."""
        return self._near[space]

    def adjacent_spaces(self, one: int, other: int) -> bool:
        """Whether two spaces are adjacent, whoever is there: a blocking space has no neighbours."""
        return bool(self._near[one] >> other & 1) and not self.map.blocking & (
            1 << one | 1 << other
        )

    def distance_of(self, one: int, other: int) -> int:
        """How many spaces things in two spaces are apart; FAR if no count leads there."""
        return self.counting.row(one)[other]

    def sees_from(self, one: int, other: int, hiding: int) -> bool:
        """
        Whether something in one space sees something in another; sight need not go both ways.

        Adjacent things always see each other, but for corners that a shield shuts.
        """
        if one == other or self._surely[one] >> other & 1:
            return True
        sight = self.sight if not self._ringed else self.sight_between(one, other)
        return sight.sees(one, other, hiding)

    def sight_between(self, one: int, other: int) -> Sight:
        """The table of sight for two spaces: the rings of ringed spaces hide nothing from them."""
        ringed = self.map.ringed
        opened = ringed.get(one, 0) | ringed.get(other, 0)
        known = self._sight.get(opened)
        if known is None:
            hard = (self.map.blocking & ~opened) | self.shields
            known = Sight(self.map, self.shut_edges, hard, self.sight.figures_shut)
            self._sight[opened] = known
        return known

    def adjacent(self, one: int, other: int) -> bool:
        """Whether two different things are adjacent; two in one space are."""
        return bool((self.around(one) | one) & other)

    def around(self, mask: int) -> int:
        """The spaces whose occupants are adjacent to an occupant of these, these left out."""
        if not mask & (mask - 1):
            return self._near[mask.bit_length() - 1] & ~mask if mask else 0
        found = 0
        for space in bits(mask):
            found |= self._near[space]
        return found & ~mask

    def in_melee(self, one: int, other: int) -> bool:
        """Whether two things are adjacent, or at distance 1 and one of them in a ringed space."""
        if self.adjacent(one, other):
            return True
        return self._is_ringed(one | other) and self.distance(one, other) == 1

    def distance(self, one: int, other: int) -> int:
        """How many spaces two things are apart: the least over their spaces."""
        if one and other and not one & (one - 1) and not other & (other - 1):
            return self.counting.row(one.bit_length() - 1)[other.bit_length() - 1]
        least = FAR
        for space in bits(one):
            row = self.counting.row(space)
            for target in bits(other):
                least = min(least, row[target])
        return least

    def within(self, mask: int, spaces: int) -> int:
        """The spaces whose occupants are within so many spaces of an occupant of these."""
        found = 0
        for space in bits(mask):
            disks = self.counting.disks(space)
            found |= disks[min(spaces, len(disks) - 1)]
        return found

    def sees(self, one: int, other: int, hiding: int) -> bool:
        """
        Whether one thing sees another past the figures that hide.

        Neither of the two hides anything; give no figures for a Massive one.
        """
        hiding &= ~(one | other)
        for space in bits(one):
            for target in bits(other):
                if self.sees_from(space, target, hiding):
                    return True
        return False

    def targets(self, one: int, other: int, hiding: int) -> int:
        """The spaces of one thing that another sees: those that can be the target space."""
        hiding &= ~(one | other)
        if one and other and not one & (one - 1) and not other & (other - 1):
            is_seen = self.sees_from(one.bit_length() - 1, other.bit_length() - 1, hiding)
            return other if is_seen else 0
        found = 0
        for target in bits(other):
            for space in bits(one):
                if self.sees_from(space, target, hiding):
                    found |= 1 << target
                    break
        return found

    def space_distance(self, one: int, space: int) -> int:
        """How far a space is from a thing, whatever is there; FAR for a blocking one."""
        if self.map.blocking >> space & 1:
            return FAR
        return self.distance(one, 1 << space)

    def sees_space(self, one: int, space: int, hiding: int) -> bool:
        """Whether a thing sees a space, whatever is there; never a blocking one."""
        if self.map.blocking >> space & 1:
            return False
        return self.sees(one, 1 << space, hiding)

    def door_spaces(self, number: int, occupied: int) -> int:
        """The spaces in which a door stands for sight and counting: the empty ones along it."""
        return self.map.doors[number].beside & ~occupied

    def footprint(self, size: int, placement: int) -> int:
        """The spaces of a placement, as a mask."""
        return 1 << placement if size == SMALL else self.footprints[size].spaces[placement]

    def walking(self, size: int, is_free: bool) -> Walking:
        """The steps of figures of a size; free ones mind no terrain."""
        key = size * 2 + is_free
        known = self._walking.get(key)
        if known is None:
            known = Walking(self.map, self.footprints[size], self.open_doors, is_free)
            self._walking[key] = known
        return known

    def _is_ringed(self, mask: int) -> bool:
        if self._ringed:
            for space in bits(mask):
                if space in self.map.ringed:
                    return True
        return False
