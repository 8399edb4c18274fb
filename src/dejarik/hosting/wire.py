"""
What a room tells its audiences: whole tables, news, log lines, prompts. Never compiled.

What belongs here: the shapes, for every title. What does not: who is told, and when.
"""

from typing import Any

import msgspec

from dejarik.games.destiny.wire import SeatView, Told

View = SeatView
"""What a seat sees; a union once there is a second game."""
Event = Told
"""One thing that happened, as a seat was told of it."""

Place = str | int
Path = tuple[Place, ...]
"""A way into plain data: names and places."""


class Delta(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What changed: what stands at each path now, and the paths that are gone."""

    put: tuple[tuple[Path, Any], ...] = ()
    gone: tuple[Path, ...] = ()


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log: the sentence, and the event for machines and animation."""

    text: str
    event: Event
    minor: bool = False


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A decision in words: the question, and each option in the order of the view."""

    text: str
    options: tuple[str, ...]


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
