"""
One audience of a skirmish on a terminal.

What belongs here: joining what it has heard with a screen. What does not: what it hears
(`titles.imperial.telling`).
"""

from typing import Final

from dejarik.games.imperial.seen.seat_log import DECIDED
from dejarik.games.imperial.wire import SeatView, Told
from dejarik.hosting.terminal import Context, Extra, Mark
from dejarik.hosting.terminal_text import Paint, wrapped
from dejarik.hosting.wire import Line, View
from dejarik.kernel.state import State
from dejarik.titles.imperial.board import seat_view
from dejarik.titles.imperial.catalogue.cards import text_of
from dejarik.titles.imperial.telling import ImperialListener
from dejarik.titles.imperial.terminal.screen import Screen

EXTRAS: Final = {"piles": Extra("piles", "show both discard piles", behind="board")}
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
        return Screen(self.chronicle.speaker, paint).board(self._shown(view))

    def context(self, view: View) -> Context:
        """What was picked so far, and what the card says that asks."""
        asked = self._shown(view).decision
        picked = tuple(self.chronicle.picked)
        if asked is None or asked.reason not in BY_A_CARD:
            return Context(picked=picked)
        return Context(text=text_of(asked.asked_by), picked=picked)

    def counts(self, view: View) -> dict[str, int]:
        """The rounds, and the points of each side."""
        shown = self._shown(view)
        points = {f"points {side.seat + 1}": side.points for side in shown.sides}
        return {"rounds": shown.round, **points}

    def why_not(self, s: State, word: str) -> list[str]:
        """Nothing can be said yet."""
        return ["Reasons are not told yet in Imperial Assault."]

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """The piles."""
        lines = []
        speaker = self.chronicle.speaker
        for side in self.chronicle.view(s).sides:
            cards = ", ".join(speaker.card(card.code) for card in side.discard)
            whose = speaker.whose(side.seat)
            line = f"{whose[:1].upper()}{whose[1:]} discard pile: {cards or 'empty'}"
            lines += wrapped(line, " ", "   ")
        return lines

    def _shown(self, view: View) -> SeatView:
        return self.seen or seat_view(view)
