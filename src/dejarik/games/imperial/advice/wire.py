"""What a skirmish answers when it is asked why: records that a page can draw. Never compiled."""

from typing import Literal

import msgspec

from dejarik.games.imperial.wire import Thing

SightHow = Literal["same_space", "adjacent", "lines", "hidden"]
ReachKind = Literal["in_reach", "too_far", "occupied", "no_fit", "no_way", "cannot_leave"]
HidingEdge = Literal["wall", "blocking", "impassable", "door"]
PartKind = Literal["printed", "added", "set", "factor", "most", "die", "condition", "spent"]

Point = tuple[int, int]
"""A corner of the grid: column and row."""


class EdgeMet(msgspec.Struct, frozen=True, gc=False):
    """An edge that hides or stops, from corner to corner of the grid."""

    start: Point
    end: Point
    kind: HidingEdge


class Corner(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A corner of the looker's space and the edge of the target its two lines go to.

    The edge is one that is seen from there, or else the one that least hides. `spaces` are
    blocking or have a shield, `figures` stand in the way, `outside` are cells without a space;
    from a `shut` corner no line goes that way.
    """

    at: Point
    ends: tuple[Point, Point]
    clear: bool = False
    shut: bool = False
    spaces: tuple[str, ...] = ()
    figures: tuple[int, ...] = ()
    outside: tuple[Point, ...] = ()
    edges: tuple[EdgeMet, ...] = ()


class SightAnswer(msgspec.Struct, frozen=True, gc=False, tag="sight", omit_defaults=True):
    """
    Whether one thing sees another: from which space to which, and all four corners.

    `back` is whether the other sees it, `distance` how many spaces they are apart; of a large
    thing the spaces are those that see, or else the nearest ones.
    """

    looker: int
    target: int
    how: SightHow
    origin: str
    aim: str
    back: bool
    distance: int
    corners: tuple[Corner, ...]
    rulings: tuple[str, ...]

    @property
    def sees(self) -> bool:
        """Whether there is sight."""
        return self.how != "hidden"


class SeenAnswer(msgspec.Struct, frozen=True, gc=False, tag="seen", omit_defaults=True):
    """Everything that a thing sees: spaces that are not blocking, and figures of the others."""

    looker: int
    spaces: tuple[str, ...]
    figures: tuple[int, ...]
    rulings: tuple[str, ...]


class WayStep(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    One step of a way: where it leads, what it costs, what was spent by then, and why more.

    `space` is the upper left one of a large figure, `column` and `row` its middle, doubled.
    """

    space: str
    column: int
    row: int
    cost: int
    spent: int
    difficult: bool = False
    hostile: bool = False


class ReachAnswer(msgspec.Struct, frozen=True, gc=False, tag="reach", omit_defaults=True):
    """
    Whether a figure can end its movement somewhere with what it has left, and the way there.

    `cost` is -1 where nothing would suffice. Without a way, `spaces`, `figures` and `edges` are
    what is first against it; `key` says why the figure cannot leave at all.
    """

    figure: int
    space: str
    kind: ReachKind
    points: int
    cost: int
    rulings: tuple[str, ...]
    steps: tuple[WayStep, ...] = ()
    spaces: tuple[str, ...] = ()
    figures: tuple[int, ...] = ()
    edges: tuple[EdgeMet, ...] = ()
    key: str = ""


class Part(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One contribution to a number; `name` is a die or a condition."""

    kind: PartKind
    amount: int
    source: Thing | None = None
    name: str = ""


class NumberAnswer(msgspec.Struct, frozen=True, gc=False, tag="number", omit_defaults=True):
    """How a number of a figure comes about, part by part, and what it comes to."""

    figure: int
    statistic: str
    total: int
    parts: tuple[Part, ...]
    rulings: tuple[str, ...]


class Against(msgspec.Struct, frozen=True, gc=False):
    """One thing that is against an option."""

    key: str
    rulings: tuple[str, ...]


class OptionAnswer(msgspec.Struct, frozen=True, gc=False, tag="option", omit_defaults=True):
    """Everything that is against an option now; nothing if it is offered."""

    against: tuple[Against, ...] = ()

    @property
    def rulings(self) -> tuple[str, ...]:
        """The statements behind it, each once."""
        found = [ruling for one in self.against for ruling in one.rulings]
        return tuple(dict.fromkeys(found))


Answer = SightAnswer | SeenAnswer | ReachAnswer | NumberAnswer | OptionAnswer
