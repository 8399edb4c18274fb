"""
What a room tells its audiences: whole tables, news, log lines, prompts. Never compiled.

What belongs here: the shapes that all titles share. What does not: who is told, and when; and
what lies on a table: that is the title's own `board`, of a shape that only the title knows.
"""

from typing import Any

import msgspec

from dejarik.kernel.decisions import KindName

Place = str | int
Path = tuple[Place, ...]
"""A way into plain data: names and places."""


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal answer, in numbers that mean something to its seat; the kind is the title's."""

    kind: str
    source: int = 0
    target: int = 0
    value: int = 0


class Decision(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What a seat is asked: how, by the kernel's kind, and why, by a reason of the title.

    `asked_by` is the code of the card that asks, even if it has left by now. For a choice of
    several: `least` and `most` are how many are chosen over all its stages.
    `details` is what else the title has to say of it.
    """

    id: int
    kind: KindName
    reason: str
    options: tuple[Option, ...]
    source: int = 0
    stage: int = 0
    sealed: bool = False
    back: bool = False
    least: int = 0
    most: int = 0
    asked_by: str = ""
    details: Any = None


class View(msgspec.Struct, frozen=True, gc=False):
    """
    What a seat, or a spectator (-1), may know of a table now.

    `deciding` are the seats that are asked something, `outcome` ranks the seats once there is
    one, `board` is what lies on the table.
    """

    seat: int
    deciding: tuple[int, ...]
    decision: Decision | None
    outcome: tuple[tuple[int, ...], ...] | None
    outcome_reason: str
    board: Any


class Delta(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What changed: what stands at each path now, and the paths that are gone."""

    put: tuple[tuple[Path, Any], ...] = ()
    gone: tuple[Path, ...] = ()


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What all titles tell of something that happened; a title's own record has more beside it.

    `kind` is the title's word for it, `cause` the serial of what led to it.
    """

    serial: int
    cause: int
    kind: str
    seat: int = -1
    rulings: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log: the sentence, and the title's record of what happened."""

    text: str
    event: Event
    minor: bool = False


class Pair(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    Two answers that are commonly given together, in words, with what comes of both.

    `first` is the place of an option, `then` an option of what is asked next. Without a text
    the second is no choice: whoever chooses the first means both.
    """

    first: int
    then: Option
    text: str
    outcome: str = ""


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    A decision in words: the question, and each option in the order of the view.

    For each option, where anything is said of one: `outcomes` is what comes of it as far as that
    is plain, `ruins` what of one's own game it ruins. `order` are the places as they are best
    shown, if that is another order than the view's. What it takes imagined games to say comes in
    `Foretold`; whoever plays without a server has it here.
    """

    text: str
    options: tuple[str, ...]
    outcomes: tuple[str, ...] = ()
    ruins: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    pairs: tuple[Pair, ...] = ()


class Foretold(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="foretold"
):
    """
    What comes of the options asked at a version: in place of what its prompt says of that.

    It is told to whoever wants it, once it is worked out, and not at all where somebody has
    answered before.
    """

    version: int
    outcomes: tuple[str, ...] = ()
    ruins: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()


class Whole(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="whole"):
    """The table as an audience sees it at a version, with the latest lines of the log."""

    version: int
    view: View
    prompt: Prompt | None
    lines: tuple[Line, ...]
    result: str = ""


class News(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="news"):
    """What changed from one version to the next: only for whoever has the former."""

    since: int
    version: int
    delta: Delta
    prompt: Prompt | None
    lines: tuple[Line, ...]
    result: str = ""
