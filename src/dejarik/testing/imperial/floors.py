"""
Floors: small maps with a few things on them, described in words for one test.

A placement is written as its upper left space, with `'` after it where the figure is turned.
"""

from typing import Any

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.board.boards import OURS, Board, Boards, Switches
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.board.reach import Mover, Position, Reach, Step, reach, steps
from dejarik.games.imperial.board.reasons import Choice, choices

TURNED = "'"

CORNERS = {(False, False): 0, (True, False): 1, (True, True): 2, (False, True): 3}
EDGES = {"^": 0, ">": 1, "_": 2, "<": 3}

SMALL_FIGURE = Mover()
MOBILE = Mover(mobile=True)
COMPANION = Mover(companion=True)


class Floor:
    """
    A floor of some columns and rows from a1, and the things on it.

    Words such as `wall c3|d3`, `blocking c3 d4`, `figure c2`, divided by commas. The kinds are:
    wall, door, blocking, impassable, difficult, missing, shield, rubble; figures by how the one
    who moves meets them: figure (friendly), hostile, massive (a friend's), companion.
    Blocking and impassable take edges, too; a door takes two and is closed.
    """

    def __init__(
        self, things: str = "", size: tuple[int, int] = (6, 6), switches: Switches = OURS
    ) -> None:
        self.things: dict[str, list[str]] = {}
        self.doors: list[list[str]] = []
        for thing in filter(None, things.split(",")):
            kind, *names = thing.split()
            if kind == "door":
                self.doors.append(names)
            else:
                self.things.setdefault(kind, []).extend(names)
        self.data: dict[str, Any] = self._data(size)
        self.map: Map = Map.of(self.data)
        self.boards = Boards(self.map, switches)
        self.open_doors = 0

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self.boards.board(self.open_doors, self.mask(*self._of("shield")))

    @property
    def hiding(self) -> int:
        """The figures that hide, companions left out."""
        return self.mask(*self._of("figure"), *self._of("hostile"), *self._of("massive"))

    @property
    def position(self) -> Position:
        """The figures as the one meets them who moves."""
        return Position(
            self.mask(*self._of("hostile")),
            self.mask(*self._of("figure"), *self._of("massive")),
            self.mask(*self._of("massive")),
            self.mask(*self._of("rubble")),
        )

    def open_door(self) -> "Floor":
        """Open all doors."""
        self.open_doors = (1 << len(self.doors)) - 1
        return self

    def mask(self, *names: str) -> int:
        """The mask of spaces, each name as in map files."""
        return self.map.mask_of(" ".join(names))

    def sees(self, one: str, other: str) -> bool:
        """Whether things in these spaces, one or several each, see each other."""
        return self.board.sees(self.mask(one), self.mask(other), self.hiding)

    def adjacent(self, one: str, other: str) -> bool:
        """Whether things in these spaces are adjacent."""
        return self.board.adjacent(self.mask(one), self.mask(other))

    def adjacent_spaces(self, one: str, other: str) -> bool:
        """Whether the spaces themselves are adjacent."""
        return self.board.adjacent_spaces(self.map.space(one), self.map.space(other))

    def distance(self, one: str, other: str) -> int:
        """How far things in these spaces are apart."""
        return self.board.distance(self.mask(one), self.mask(other))

    def choice(self, one: str, other: str, start: str, ends: str) -> Choice:
        """
        One choice of lines between two spaces: from a corner to the two ends of an edge.

        A corner is named by two signs: `<` or `>` for left and right, `^` or `_` for upper and
        lower; an edge of the target by one of them.
        """
        space, target = self.map.space(one), self.map.space(other)
        corner = CORNERS[(("<" not in start), ("^" not in start))]
        found = choices(self.board, space, target, self.hiding)
        return found[corner * 4 + EDGES[ends]]

    def around(self, space: str) -> set[str]:
        """The spaces that are adjacent to a space, as spaces."""
        return {name for name in self.map.names if self.adjacent_spaces(space, name)}

    def placement(self, name: str) -> int:
        """The placement of a name."""
        turned = self.map.count if name.endswith(TURNED) else 0
        return self.map.space(name.rstrip(TURNED)) + turned

    def name(self, placement: int) -> str:
        """The name of a placement."""
        turned = TURNED if placement >= self.map.count else ""
        return self.map.names[placement % self.map.count] + turned

    def names(self, placements: list[int]) -> set[str]:
        """The names of placements."""
        return {self.name(one) for one in placements}

    def step_list(self, start: str, points: int = 9, mover: Mover = SMALL_FIGURE) -> list[Step]:
        """The next steps from a placement."""
        return steps(self.board, mover, self.position, self.placement(start), points)

    def steps(self, start: str, points: int = 9, mover: Mover = SMALL_FIGURE) -> dict[str, int]:
        """The next placements and what each costs."""
        return {self.name(one.placement): one.cost for one in self.step_list(start, points, mover)}

    def reach(self, start: str, points: int, mover: Mover = SMALL_FIGURE) -> Reach:
        """Where a figure can go."""
        return reach(self.board, mover, self.position, self.placement(start), points)

    def ends(self, start: str, points: int, mover: Mover = SMALL_FIGURE) -> dict[str, int]:
        """Where a figure can end its movement, and what that costs."""
        found = self.reach(start, points, mover)
        return {self.name(one): found.cost(one) for one in found.placements()}

    def cost(self, start: str, end: str, points: int = 9, mover: Mover = SMALL_FIGURE) -> int:
        """What it costs to end on a placement; -1 if that is not allowed."""
        return self.ends(start, points, mover).get(end, -1)

    def push(
        self, start: str, spaces: int, mover: Mover = SMALL_FIGURE, exact: bool = False
    ) -> set[str]:
        """Where a push may end."""
        place = self.placement(start)
        return self.names(
            pushing.push(self.board, mover, self.position, place, spaces, exact=exact)
        )

    def place(self, space: str, mover: Mover = SMALL_FIGURE) -> set[str]:
        """Where a figure can be placed that is placed in a space."""
        return self.names(pushing.place(self.board, mover, self.position, self.map.space(space)))

    def displaced(self, start: str, mover: Mover = SMALL_FIGURE) -> tuple[bool, int, set[str]]:
        """Where a figure goes that cannot stay: placed or pushed, how far, the choices."""
        found = pushing.displaced(self.board, mover, self.position, self.placement(start))
        return found.placed, found.spaces, self.names(found.ends)

    def spaces_of(self, start: str, mover: Mover) -> set[str]:
        """The spaces of a placement."""
        mask = self.board.footprint(mover.size, self.placement(start))
        return {self.map.names[space] for space in bits(mask)}

    def _of(self, kind: str) -> list[str]:
        return self.things.get(kind, [])

    def _data(self, size: tuple[int, int]) -> dict[str, Any]:
        empty = Map(["." * size[0]] * size[1])
        marks = ["."] * empty.count
        for kind, mark in (
            ("blocking", "#"),
            ("impassable", "x"),
            ("difficult", "~"),
            ("missing", "_"),
        ):
            for space in bits(empty.mask_of(" ".join(_no_edges(self._of(kind))))):
                marks[space] = mark
        rows = ["".join(marks[y * size[0] : (y + 1) * size[0]]) for y in range(size[1])]
        doors = [{"id": f"door{n}", "edges": edges} for n, edges in enumerate(self.doors, 1)]
        return {
            "rows": rows,
            "walls": self._of("wall"),
            "blocking_edges": _edges(self._of("blocking")),
            "impassable_edges": _edges(self._of("impassable")),
            "doors": doors,
        }


def _edges(names: list[str]) -> list[str]:
    return [name for name in names if "|" in name or "/" in name]


def _no_edges(names: list[str]) -> list[str]:
    return [name for name in names if "|" not in name and "/" not in name]
