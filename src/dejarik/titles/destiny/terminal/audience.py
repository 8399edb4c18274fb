"""
One audience of a game of Destiny on a terminal.

What belongs here: joining what it has heard with screen, odds and refusals. What does not:
what it hears (`titles.destiny.telling`).
"""

from typing import Final

from dejarik.games.destiny.seen.seat_log import DECIDED
from dejarik.games.destiny.wire import Told
from dejarik.hosting.terminal import Context, Extra, Mark
from dejarik.hosting.terminal_text import Paint, wrapped
from dejarik.hosting.wire import Line, View
from dejarik.kernel.state import State
from dejarik.titles.destiny.catalogue.sheets import rendered_text
from dejarik.titles.destiny.telling import DestinyListener
from dejarik.titles.destiny.terminal.moment import Moment
from dejarik.titles.destiny.terminal.odds import odds_lines
from dejarik.titles.destiny.terminal.screen import Screen
from dejarik.titles.destiny.terminal.why_not import why_not

BY_A_CARD: Final = (
    "choose",
    "may",
    "either",
    "which_special",
    "which_action",
    "claim_ability",
    "colour",
)
"""Reasons of questions that a card's text asks."""

OWN_ACTION: Final = ("action", "additional_action")
"""Reasons of questions that begin something new: what was chosen before did not lead there."""

EXTRAS: Final = {
    "odds": Extra(
        "odds NAME",
        "what activating that card would roll; `odds reroll`, `odds focus`",
        behind="why",
    ),
    "piles": Extra("piles", "show both discard piles", behind="board"),
}


class DestinyAudience(DestinyListener):
    """A seat or the spectators, with a screen."""

    def mark(self, line: Line) -> Mark:
        """By the serial of what happened."""
        told = line.event
        assert isinstance(told, Told)
        return Mark(told.serial, told.cause, told.kind, told.rulings, told.kind == DECIDED)

    def board(self, view: View, paint: Paint) -> list[str]:
        """The other side above, one's own below."""
        return Screen(self.chronicle.names, paint).board(self.shown(view))

    def context(self, view: View) -> Context:
        """The choices that led to it, and the text of the card that asks."""
        shown = self.shown(view)
        asked, picked = shown.decision, tuple(self.chronicle.picked)
        if asked is None:
            return Context(picked=picked)
        by_a_card = asked.reason in BY_A_CARD and not asked.die
        text = rendered_text(asked.asked_by, self._edition) if by_a_card else []
        trail = () if asked.reason in OWN_ACTION else self.chronicle.trail
        return Context(tuple(trail), shown.reversible, tuple(text), picked)

    def counts(self, view: View) -> dict[str, int]:
        """The rounds."""
        return {"rounds": self.shown(view).round}

    def why_not(self, s: State, word: str) -> list[str]:
        """What the seat cannot do now and why; with a word, only what is called so."""
        return why_not(self._moment(s), word)

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """The odds, or the piles."""
        now = self._moment(s)
        return [f" {line}" for line in odds_lines(now, words)] if name == "odds" else _piles(now)

    @property
    def _edition(self) -> str:
        return self.chronicle.game.edition.name

    def _moment(self, s: State) -> Moment:
        return Moment(self.chronicle.game, s, self.chronicle.names)


def _piles(now: Moment) -> list[str]:
    lines = []
    for player in now.view.players:
        titles = ", ".join(now.names.title(card.code) for card in player.discard)
        whose = now.names.whose(player.seat)
        line = f"{whose[:1].upper()}{whose[1:]} discard pile: {titles or 'empty'}"
        lines += wrapped(line, " ", "   ")
    return lines
