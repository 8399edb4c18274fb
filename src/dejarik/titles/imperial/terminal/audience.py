"""
One audience of a skirmish on a terminal.

What belongs here: joining what it has heard with a screen. What does not: what it hears
(`titles.imperial.telling`).
"""

from typing import Final

from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.seen.seat_log import DECIDED
from dejarik.games.imperial.wire import Told
from dejarik.hosting.terminal import Context, Extra, Mark
from dejarik.hosting.terminal_text import Paint, wrapped
from dejarik.hosting.wire import Line, View
from dejarik.kernel.state import State
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.texts import mission_text, text_of
from dejarik.titles.imperial.telling import ImperialListener
from dejarik.titles.imperial.terminal import asked
from dejarik.titles.imperial.terminal.screen import Screen

EXTRAS: Final = {
    **asked.EXTRAS,
    "mission": Extra("mission", "say what counts in the mission", behind="board"),
    "piles": Extra("piles", "show both discard piles", behind="board"),
}
BY_A_CARD: Final = ("choose", "may", "either")
"""Reasons of questions that a card's text asks."""


class ImperialAudience(ImperialListener):
    """A seat or the spectators, with a screen."""

    def mark(self, line: Line) -> Mark:
        """By the serial of what happened."""
        told = line.event
        assert isinstance(told, Told)
        return Mark(told.serial, told.cause, told.kind, told.rulings, told.kind == DECIDED)

    def board(self, view: View, paint: Paint) -> list[str]:
        """The map, then the sides."""
        return Screen(self.chronicle.speaker, paint).board(self.shown(view))

    def context(self, view: View) -> Context:
        """What was picked so far, and what the card says that asks."""
        decision = self.shown(view).decision
        picked = tuple(self.chronicle.picked)
        if decision is None or decision.reason not in BY_A_CARD:
            return Context(picked=picked)
        return Context(text=text_of(decision.asked_by), picked=picked)

    def counts(self, view: View) -> dict[str, int]:
        """The rounds, and the points of each side."""
        shown = self.shown(view)
        points = {f"points {side.seat + 1}": side.points for side in shown.sides}
        return {"rounds": shown.round, **points}

    def why_not(self, s: State, word: str) -> list[str]:
        """What the seat cannot do now and why; with a word, only what is called so."""
        return asked.why_not(self._moment(s), word)

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """Sight, ways, odds, the mission, or the piles."""
        if name in asked.EXTRAS:
            found = asked.obeyed(self._moment(s), name, words)
            return [line for one in found for line in wrapped(one, " ", "   ")]
        if name == "mission":
            return self._mission(s)
        lines = []
        speaker = self.chronicle.speaker
        for side in self.chronicle.view(s).sides:
            cards = ", ".join(speaker.card(card.code) for card in side.discard)
            whose = speaker.whose(side.seat)
            line = f"{whose[:1].upper()}{whose[1:]} discard pile: {cards or 'empty'}"
            lines += wrapped(line, " ", "   ")
        return lines

    def _mission(self, s: State) -> list[str]:
        """The mission's name, and what counts in it."""
        view = self.chronicle.view(s)
        if not view.mission:
            return wrapped("No mission has been drawn yet.", " ", "   ")
        mission = files.maps()[view.map].missions[view.mission]
        said = [
            f"{mission.name or f'Mission {view.mission}'}.",
            *mission_text(f"{view.map}/{view.mission}"),
        ]
        return [line for one in said for line in wrapped(one, " ", "   ")]

    def _moment(self, s: State) -> asked.Moment:
        return asked.Moment(battle_of(s), self.chronicle.speaker)
