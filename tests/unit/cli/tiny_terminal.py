"""The smallest terminal of a title: everything that the commands ask, about the toy."""

from collections.abc import Sequence
from typing import cast

from dejarik.hosting.decks import Payload, Verdict
from dejarik.hosting.terminal import Audience, Context, Extra, Found, Mark, Usual
from dejarik.hosting.terminal_text import Paint
from dejarik.hosting.title import ENGLISH
from dejarik.hosting.wire import Decision, Line, Option, Prompt, View
from dejarik.hosting.wire import Event as Told
from dejarik.kernel.decisions import KIND_NAMES, STOP
from dejarik.kernel.events import Event
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from tests.property.toy import Toy
from tests.property.toy_state import toy

GAME = Toy()
EXTRAS = {"wave": Extra("wave NAME", "wave your hand", behind="card")}
HELP = {"undo": "try again"}
PURPOSES = {1: "die", 2: "deal", 3: "shuffle"}


class Heard(Recorder):
    """Every event, by its serial."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def happened(self, s: State, event: Event) -> None:
        told = Told(event.serial, 0, str(event.kind))
        self.lines.append(Line(f"Event {event.kind} happened.", told))


class TinyAudience:
    """One seat, or a spectator."""

    def __init__(self, seat: int, called: Sequence[str]) -> None:
        self.seat = seat
        self.called = called
        self.recorder = Heard()

    def before(self, s: State, seat: int, choice: int) -> None:
        """Nothing is kept."""

    def after(self) -> tuple[Line, ...]:
        """What was heard since."""
        found, self.recorder.lines = tuple(self.recorder.lines), []
        return found

    def recent(self) -> tuple[Line, ...]:
        """Nothing is kept."""
        return ()

    def view(self, s: State) -> View:
        """The life of both, and the options by their numbers."""
        asked = [one for one in GAME.pending(s) if one.seat == self.seat]
        decision = None
        if asked:
            kinds = ["stop" if one.kind == STOP else str(one.kind) for one in asked[0].options]
            options = tuple(Option(kind, value=place) for place, kind in enumerate(kinds))
            kind = KIND_NAMES[asked[0].kind]
            decision = Decision(asked[0].id, kind, "", options, most=len(options))
        outcome = None if s.outcome is None else tuple(map(tuple, s.outcome.ranking))
        return View(self.seat, (), decision, outcome, "", tuple(toy(s).life))

    def prompt(self, view: View) -> Prompt | None:
        """Each option by its kind."""
        if view.decision is None:
            return None
        return Prompt("What now?", tuple(f"option {one.kind}" for one in view.decision.options))

    def result(self, view: View) -> str:
        """Who was best."""
        return "" if view.outcome is None else f"{self.called[view.outcome[0][0]]} was best."

    def mark(self, line: Line) -> Mark:
        """By its serial."""
        return Mark(line.event.serial)

    def board(self, view: View, paint: Paint) -> list[str]:
        """A line."""
        return [f"{name}: {life} life" for name, life in zip(self.called, view.board, strict=True)]

    def context(self, view: View) -> Context:
        """Nothing."""
        return Context()

    def counts(self, view: View) -> dict[str, int]:
        """The life that is left."""
        return {"life": sum(view.board)}

    def why_not(self, s: State, word: str) -> list[str]:
        """Nobody knows."""
        return ["Nobody knows."]

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """The one command."""
        return [f"You wave{f' to {words}' if words else ''}."]


class TinyTerminal:
    """What the commands ask."""

    usual = Usual((), "plain")
    code_example = "a letter"
    extras = EXTRAS
    help = HELP
    purposes = PURPOSES

    def setup(
        self, decks: Sequence[str], names: Sequence[str], edition: str, *, lab: bool
    ) -> dict[str, object]:
        """The names are all there is."""
        return {"names": list(names)}

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(cast("list[str]", setup["names"]))

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> Audience:
        """One that has heard nothing."""
        return TinyAudience(seat, called)

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """Chance."""
        return "chance"

    def find(self, wanted: str) -> tuple[Found, ...]:
        """There is one card."""
        return (Found("a", "Ace"),) if wanted in {"a", "Ace"} else ()

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """Its title."""
        return [f"Ace of {edition}"]

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """Its code."""
        return {"code": code}

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """In bytes."""
        return f"{len(listed)} bytes"

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """One."""
        return ("So be it.",)


TERMINAL = TinyTerminal()
