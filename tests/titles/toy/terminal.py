"""The toy on a terminal: its board in a few lines, and a card in two."""

from collections.abc import Sequence
from typing import Final

import msgspec

from dejarik.hosting.decks import Payload, Terms, Verdict
from dejarik.hosting.terminal import Context, Extra, Found, Mark, Usual
from dejarik.hosting.terminal_text import Paint
from dejarik.hosting.title import ENGLISH
from dejarik.hosting.wire import Line, View
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from examples.toy import state as t
from tests.titles.toy import catalogue, telling
from tests.titles.toy.decks import ToyDecks, unpacked
from tests.titles.toy.listener import ToyListener
from tests.titles.toy.wire import CODE_OF, EDITION, PLAIN, Board, Card, read_setup

EXTRAS: Final = {"odds": Extra("odds", "what a roll leads to", behind="why")}
HELP: Final = {"undo": "take your answer back; the die rolls as it did"}
PURPOSES: Final = {t.DIE: "die", t.DEAL: "deal", t.DECK: "shuffle"}


class ToyAudience(ToyListener):
    """One audience that has heard nothing yet, with its table."""

    def __init__(self, journal: Journal, seat: int, called: Sequence[str]) -> None:
        super().__init__(journal, seat)
        self.names = list(called)

    def mark(self, line: Line) -> Mark:
        """By its serial; a chain ends at an answer."""
        told = line.event
        return Mark(told.serial, told.cause, told.kind, told.rulings, told.kind == "decided")

    def board(self, view: View, paint: Paint) -> list[str]:
        """A line for each seat."""
        players = msgspec.convert(view.board, Board, from_attributes=True).players
        return [
            f" {self._who(seat)}: {one.life} life, hand {_listed(one.hand)}, "
            f"in play {_listed(one.table)}, {one.deck} to draw"
            for seat, one in enumerate(players)
        ]

    def context(self, view: View) -> Context:
        """What was picked so far."""
        return Context(picked=tuple(self.picked))

    def counts(self, view: View) -> dict[str, int]:
        """The rounds that were played."""
        return {"rounds": msgspec.convert(view.board, Board, from_attributes=True).round}

    def why_not(self, s: State, word: str) -> list[str]:
        """Each card of the hand with what is against playing it."""
        found = []
        for card in t.toy(s).hands[self.seat]:
            name = catalogue.NAMES[CODE_OF[s.knowledge.identity[card]]]
            against = [
                one for one in telling.GAME.explain(s, self.seat, f"play:{card}") if one != "legal"
            ]
            if against and word.casefold() in name.casefold():
                found.append(
                    f"{name}: {' '.join(telling.AGAINST[one.split()[0]] for one in against)}"
                )
        return found or ["Nothing is against anything."]

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """The one command: what a roll leads to."""
        return [" A roll hurts in one of two cases."]


class ToyTerminal:
    """What the commands ask."""

    usual = Usual(("steady", "fierce"), PLAIN)
    code_example = "its name in small letters"
    extras = EXTRAS
    help = HELP
    purposes = PURPOSES

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        """A game of these lists."""
        return ToyDecks().setup(lists, names, terms)

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in read_setup(setup).seats)

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> ToyAudience:
        """One that has heard nothing yet."""
        return ToyAudience(journal, seat, called)

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """What was drawn for."""
        return f"object {obj}"

    def find(self, wanted: str) -> tuple[Found, ...]:
        """By code, or by a part of the name."""
        words = wanted.casefold()
        return tuple(
            Found(code, name) for code, name in catalogue.NAMES.items() if words in name.casefold()
        )

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """Its name and its text."""
        return [catalogue.NAMES[code], catalogue.TEXTS[code]]

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """The same as data."""
        return {
            "code": code,
            "name": catalogue.NAMES[code],
            "text": catalogue.TEXTS[code],
            "edition": EDITION,
        }

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """In cards."""
        return f"{len(unpacked(listed))} cards"

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """Wild decks need one."""
        return ("As you like it.",) if verdict.format != PLAIN else ()


def _listed(cards: Sequence[Card]) -> str:
    names = [catalogue.NAMES[card.code] if card.code else "hidden" for card in cards]
    return ", ".join(names) or "none"


TERMINAL: Final = ToyTerminal()
