"""
Recorders: what is told while a game plays on.

The state keeps only the history that rules read; everything else is told to a recorder
and forgotten. While searching there is none. What a seat may see of a record is decided
by the game's view, never here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from dejarik.kernel.entries import Entry
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder:
    """Hears of every answer and every event, in order."""

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        """A group of forms was closed; what follows is caused by `serial`."""

    def happened(self, s: State, event: Event) -> None:
        """An event has changed the state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Hears a journal being played again: who listens may change from entry to entry."""

    def start(self) -> Recorder | None:
        """Who hears the game begin."""
        return None

    def before(self, s: State, entry: Entry) -> Recorder | None:
        """An entry is about to be carried out: who hears it."""
        return None

    def after(self) -> None:
        """The entry has been carried out."""


class Record:
    """One line of a full record: an event, or the answers that closed a group."""

    __slots__ = ("cause", "event", "forms", "serial")

    def __init__(self, serial: int, cause: int, event: Event | None, forms: list[Form]) -> None:
        self.serial: int = serial
        self.cause: int = cause
        self.event: Event | None = event
        self.forms: list[Form] = forms


class Answers:
    """The forms that closed a group, under the serial of their answer."""

    __slots__ = ("forms", "serial")

    def __init__(self, serial: int, forms: list[Form]) -> None:
        self.serial: int = serial
        self.forms: list[Form] = forms


class ListRecorder(Recorder):
    """
    Keeps everything in a list: for logs, tests and the fuzzer.

    Whatever is told stays as it is from then on, so nothing is copied here, and records
    are made only when someone reads them.
    """

    def __init__(self) -> None:
        self.told: list[Answers | Event] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.told.append(Answers(serial, forms))

    def happened(self, s: State, event: Event) -> None:
        """Keep the event as it really happened; nothing changes it any more."""
        self.told.append(event)

    @property
    def records(self) -> list[Record]:
        """Everything told so far, in order."""
        return [
            Record(one.serial, 0, None, one.forms)
            if isinstance(one, Answers)
            else Record(one.serial, one.cause, one, [])
            for one in self.told
        ]
