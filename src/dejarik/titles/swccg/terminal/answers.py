"""
What the Customizable Card Game answers to the commands of the terminal.

What belongs here: the questions of the contract. What does not: how each is answered: that stands
in the other modules of this package.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.wire import read_setup
from dejarik.hosting.decks import Payload, Terms, Verdict
from dejarik.hosting.terminal import Found, Usual
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State
from dejarik.titles.swccg import games
from dejarik.titles.swccg.chronicle import Chronicle
from dejarik.titles.swccg.decks.answers import SwccgDecks, unpacked
from dejarik.titles.swccg.decks.formats import INTRODUCTORY
from dejarik.titles.swccg.telling import called as called_in
from dejarik.titles.swccg.terminal import cards, draws
from dejarik.titles.swccg.terminal.asked import EXTRAS
from dejarik.titles.swccg.terminal.audience import SwccgAudience

LAB_TURNS: Final = 120
"""After so many turns a game of bots is drawn."""


class SwccgTerminal:
    """A game for two in eighty columns."""

    usual = Usual(("introductory-dark", "introductory-light"), INTRODUCTORY)
    code_example = "the number of its set and its own, such as 1_194"
    extras = EXTRAS
    help: Final = {"undo": "take your last answer back (the same cards come again)"}
    purposes = draws.PURPOSES

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        """A game of two decks, as plain data; `lab` if only bots play."""
        setup = SwccgDecks().setup(lists, names, terms)
        return {**setup, "lab_turns": LAB_TURNS} if lab else setup

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where, as a setup says. Raises ValueError when it is none."""
        return called_in(read_setup(setup))

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> SwccgAudience:
        """An audience that has heard nothing yet, to whom the seats are called so."""
        edition = read_setup(journal.setup()).edition
        speaker = Speaker(games.names(), seat, called)
        return SwccgAudience(Chronicle(games.hosted(edition), speaker))

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """The order of a pile."""
        return draws.drawn(s, purpose, obj)

    def find(self, wanted: str) -> tuple[Found, ...]:
        """The card with this code, or all that the words fit: implemented ones first."""
        return cards.matching(wanted)

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """A card for a person."""
        return cards.describe(code)

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """Everything about a card as plain data; never its printed text."""
        return cards.card_data(code, edition)

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """The side and how many cards."""
        found = unpacked(listed)
        return f"{found.size()} cards of the {found.side.capitalize()} Side"

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """Nothing more."""
        return ()


TERMINAL: Final = SwccgTerminal()
