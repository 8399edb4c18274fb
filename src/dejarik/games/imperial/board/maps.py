"""
Maps: spaces with numbers and names, edges, doors, zones and tokens.

What belongs here: reading a map from plain data and refusing what cannot be one. What does
not: how spaces relate (`links`, `sight`) and counts of a whole map (`checks`).
"""

from collections.abc import Mapping
from typing import Final

PLAIN: Final = "."
DIFFICULT: Final = "~"
BLOCKING: Final = "#"
IMPASSABLE: Final = "x"
NO_SPACE: Final = "_"

WALL: Final = 1
BLOCKING_EDGE: Final = 2
IMPASSABLE_EDGE: Final = 3
DOOR_EDGE: Final = 4
"""The first door's edges; the edges of door n have this number and n more."""

STRIDE: Final = 64
"""Cells of a row of the grid; wider than any map, so that the grid fits in a mask, too."""

Edge = tuple[int, int]
"""Two spaces beside each other, the left or upper one first."""


class WrongMap(ValueError):
    """What is wrong with the data of a map."""


class Door:
    """A door: its edges, and the spaces along them."""

    __slots__ = ("beside", "edges", "id", "number")

    def __init__(self, door_id: str, number: int, edges: tuple[Edge, ...]) -> None:
        self.id: str = door_id
        self.number: int = number
        self.edges: tuple[Edge, ...] = edges
        beside = 0
        for one, other in edges:
            beside |= 1 << one | 1 << other
        self.beside: int = beside


class Mission:
    """What a mission puts on its map: tokens by kind, and named areas."""

    __slots__ = ("areas", "code", "name", "tokens")

    def __init__(
        self, code: str, name: str, tokens: dict[str, tuple[int, ...]], areas: dict[str, int]
    ) -> None:
        self.code: str = code
        self.name: str = name
        self.tokens: dict[str, tuple[int, ...]] = tokens
        self.areas: dict[str, int] = areas


class Map:
    """
    A map: its spaces from 0, row by row, and what lies on them and between them.

    Masks have a bit for each space. An edge to a cell without a space is a wall and is not
    listed. Never changed once made.
    """

    __slots__ = (
        "areas",
        "at",
        "blocking",
        "cells",
        "count",
        "difficult",
        "doors",
        "edges",
        "every",
        "exterior",
        "height",
        "id",
        "impassable",
        "left",
        "missions",
        "name",
        "names",
        "numbers",
        "ours",
        "ringed",
        "terminals",
        "top",
        "width",
        "zones",
    )

    def __init__(self, rows: list[str], origin: str = "a1") -> None:
        self.id: str = ""
        self.name: str = ""
        self.ours: bool = False
        self.left, self.top = _column_and_row(origin)
        self.width: int = len(rows[0]) if rows else 0
        self.height: int = len(rows)
        self.cells: list[int] = []
        self.at: dict[int, int] = {}
        self.numbers: dict[str, int] = {}
        self.edges: dict[Edge, int] = {}
        self.doors: tuple[Door, ...] = ()
        self.zones: dict[str, int] = {}
        self.areas: dict[str, int] = {}
        self.exterior: int = 0
        self.terminals: tuple[int, ...] = ()
        self.missions: dict[str, Mission] = {}
        marks = self._read_rows(rows)
        self.count: int = len(marks)
        self.names: tuple[str, ...] = tuple(self.numbers)
        self.every: int = (1 << self.count) - 1
        self.blocking: int = _marked(marks, BLOCKING)
        self.difficult: int = _marked(marks, DIFFICULT)
        self.impassable: int = _marked(marks, IMPASSABLE)
        self.ringed: dict[int, int] = {}

    @staticmethod
    def of(data: Mapping[str, object]) -> "Map":
        """
        Read a map from plain data.

        Raises WrongMap and says what is wrong.
        """
        plan = Map(_texts(data, "rows"), str(data.get("origin", "a1")))
        plan.id = str(data.get("id", ""))
        plan.name = str(data.get("name", ""))
        plan.ours = bool(data.get("ours", False))
        plan._read_edges(data)
        plan._read_places(data)
        plan.ringed = rings(plan)
        return plan

    def space(self, name: str) -> int:
        """
        The number of a space.

        Raises KeyError when the map has none of that name.
        """
        return self.numbers[name]

    def mask_of(self, names: str) -> int:
        """The spaces of such words as `g3-5 h3`, as a mask; raises WrongMap for any other."""
        mask = 0
        for space in self._spaces(names.split(), names):
            mask |= 1 << space
        return mask

    def named(self, mask: int) -> list[str]:
        """The names of the spaces in a mask, in the order of their numbers."""
        return [self.names[space] for space in range(self.count) if mask >> space & 1]

    def column(self, space: int) -> int:
        """The column of a space, from 0."""
        return self.cells[space] % STRIDE

    def row(self, space: int) -> int:
        """The row of a space, from 0."""
        return self.cells[space] // STRIDE

    def edge(self, one: int, other: int) -> int:
        """What lies on the edge between two spaces beside each other; 0 if nothing does."""
        return self.edges.get((one, other) if one < other else (other, one), 0)

    def edge_name(self, one: int, other: int) -> str:
        """The name of an edge, as map files write it."""
        one, other = min(one, other), max(one, other)
        sign = "|" if self.row(one) == self.row(other) else "/"
        return f"{self.names[one]}{sign}{self.names[other]}"

    def _read_rows(self, rows: list[str]) -> list[str]:
        """Number the spaces; give their marks."""
        if self.width >= STRIDE:
            raise WrongMap(f"rows are {self.width} cells long, but {STRIDE - 1} is the most")
        marks: list[str] = []
        for y, row in enumerate(rows):
            if len(row) != self.width:
                raise WrongMap(f"row {y + 1} has {len(row)} cells, the first has {self.width}")
            for x, mark in enumerate(row):
                if mark == NO_SPACE:
                    continue
                if mark not in (PLAIN, DIFFICULT, BLOCKING, IMPASSABLE):
                    raise WrongMap(f"row {y + 1} has the mark {mark!r}, which means nothing")
                cell = y * STRIDE + x
                self.at[cell] = len(marks)
                self.numbers[_name(self.left + x, self.top + y)] = len(marks)
                self.cells.append(cell)
                marks.append(mark)
        if not marks:
            raise WrongMap("the map has no spaces")
        return marks

    def _read_edges(self, data: Mapping[str, object]) -> None:
        for key, kind in (
            ("walls", WALL),
            ("blocking_edges", BLOCKING_EDGE),
            ("impassable_edges", IMPASSABLE_EDGE),
        ):
            for text in _texts(data, key):
                self._add_edge(text, kind)
        doors: list[Door] = []
        for number, record in enumerate(_records(data, "doors")):
            door_id = str(record.get("id", ""))
            edges = [self._add_edge(text, DOOR_EDGE + number) for text in _texts(record, "edges")]
            if len(edges) != 2 or not self._in_line(edges[0], edges[1]):
                raise WrongMap(f"door {door_id} is not two edges in line")
            doors.append(Door(door_id, number, tuple(edges)))
        self.doors = tuple(doors)

    def _add_edge(self, text: str, kind: int) -> Edge:
        """Note what lies on an edge."""
        sign = "|" if "|" in text else "/"
        one_name, _, other_name = text.partition(sign)
        one_at, other_at = _column_and_row(one_name), _column_and_row(other_name)
        apart = (1, 0) if sign == "|" else (0, 1)
        if (other_at[0] - one_at[0], other_at[1] - one_at[1]) != apart:
            raise WrongMap(f"{text!r} is no edge: its spaces do not lie beside each other so")
        if one_name not in self.numbers or other_name not in self.numbers:
            raise WrongMap(f"edge {text!r} has no space on one side")
        edge = self.numbers[one_name], self.numbers[other_name]
        if edge in self.edges:
            raise WrongMap(f"edge {text!r} is named twice")
        self.edges[edge] = kind
        return edge

    def _in_line(self, one: Edge, other: Edge) -> bool:
        """Whether two edges make one straight line."""
        first, second = min(one, other), max(one, other)
        is_upright = self.row(first[0]) == self.row(first[1])
        if is_upright != (self.row(second[0]) == self.row(second[1])):
            return False
        apart = self.cells[second[0]] - self.cells[first[0]]
        return apart == (STRIDE if is_upright else 1)

    def _read_places(self, data: Mapping[str, object]) -> None:
        self.exterior = self._mask(data.get("exterior", ""), "exterior")
        self.terminals = tuple(self._spaces(_texts(data, "terminals"), "terminals"))
        for name, spaces in _record(data, "zones").items():
            self.zones[name] = self._mask(spaces, f"zone {name}")
        for name, spaces in _record(data, "areas").items():
            self.areas[name] = self._mask(spaces, f"area {name}")
        for code, record in _record(data, "missions").items():
            if not isinstance(record, dict):
                raise WrongMap(f"mission {code} is no record")
            tokens: dict[str, tuple[int, ...]] = {}
            for kind in _record(record, "tokens"):
                names = _texts(_record(record, "tokens"), kind)
                tokens[kind] = tuple(self._spaces(names, f"mission {code}, {kind}"))
            areas: dict[str, int] = {}
            for name, spaces in _record(record, "areas").items():
                areas[name] = self._mask(spaces, f"mission {code}, area {name}")
            self.missions[code] = Mission(code, str(record.get("name", "")), tokens, areas)

    def _mask(self, spaces: object, what: str) -> int:
        mask = 0
        for space in self._spaces(str(spaces).split(), what):
            mask |= 1 << space
        return mask

    def _spaces(self, words: list[str], what: str) -> list[int]:
        """The numbers of named spaces; `g3-5` names three of a column."""
        found: list[int] = []
        for word in words:
            for name in _span(word):
                if name not in self.numbers:
                    raise WrongMap(f"{what}: {name} is no space of the map")
                space = self.numbers[name]
                if space in found:
                    raise WrongMap(f"{what}: {name} is named twice")
                found.append(space)
        return found


def rings(plan: Map) -> dict[int, int]:
    """
    The ringed spaces, each with the blocking spaces of its ring.

    All four edges of such a space are walls or lead to blocking terrain, one at least to it.
    """
    found: dict[int, int] = {}
    for space in range(plan.count):
        if plan.blocking >> space & 1:
            continue
        ring, is_closed = 0, True
        for apart in (-STRIDE, -1, 1, STRIDE):
            other = plan.at.get(plan.cells[space] + apart, -1)
            if other < 0 or plan.edge(space, other) == WALL:
                continue
            if plan.blocking >> other & 1:
                ring |= 1 << other
            else:
                is_closed = False
        if is_closed and ring:
            found[space] = ring
    return found


def _marked(marks: list[str], mark: str) -> int:
    mask = 0
    for space, its_mark in enumerate(marks):
        if its_mark == mark:
            mask |= 1 << space
    return mask


def _name(column: int, row: int) -> str:
    """Write the name of a cell: columns are letters (aa after z), rows count from 1."""
    letters = chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)
    return f"{letters}{row + 1}"


def _column_and_row(name: str) -> tuple[int, int]:
    """Read the name of a cell."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (1 <= len(letters) <= 2 and letters.isascii() and letters.islower() and digits):
        raise WrongMap(f"{name!r} is no name of a space")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    return column - 1, int(digits) - 1


def _span(word: str) -> list[str]:
    """Give the names that a word stands for: itself, or a part of a column."""
    first, dash, last = word.partition("-")
    if not dash:
        return [word]
    column, row = _column_and_row(first)
    if not last.isdecimal() or int(last) <= row:
        raise WrongMap(f"{word!r} is no part of a column")
    return [_name(column, number) for number in range(row, int(last))]


def _texts(data: Mapping[str, object], key: str) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise WrongMap(f"{key} is no list")
    return [str(one) for one in value]


def _record(data: Mapping[str, object], key: str) -> dict[str, object]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise WrongMap(f"{key} is no record")
    return value


def _records(data: Mapping[str, object], key: str) -> list[dict[str, object]]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise WrongMap(f"{key} is no list")
    for one in value:
        if not isinstance(one, dict):
            raise WrongMap(f"{key} has something that is no record")
    return value
