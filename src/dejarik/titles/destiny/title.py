"""
Destiny as a title: its rules by setup, and its words for every audience.

What belongs here: joining game, catalogue and English. What does not: rooms and versions.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.games.destiny.wire import read_setup
from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.title import Listener, Reasons, Retold, Sheet
from dejarik.hosting.wire import Line, Prompt, View
from dejarik.kernel.journal import Journal
from dejarik.kernel.release import Release
from dejarik.kernel.state import State
from dejarik.titles.destiny import chronicle as chronicles
from dejarik.titles.destiny import games
from dejarik.titles.destiny.asking import causes_of, reasons_for
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.sheets import facts_of, rendered_text
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.releases import DESTINY, UnknownEdition, release_for

RECENT: Final = 60
"""How many lines of the log are kept at hand; older ones are told again on demand."""
LATEST: Final = 100
"""How many entries of a game that is opened again are put into words: enough for as many lines."""


class DestinyListener:
    """One audience of a game of Destiny, told in English."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.seat = chronicle.names.seat
        self.recorder = chronicle.recorder
        self.seen: View | None = None

    def before(self, s: State, seat: int, choice: int) -> None:
        """Note the seat's own choice in words."""
        self.chronicle.before(s, seat, choice, self.seen)

    def after(self) -> tuple[Line, ...]:
        """The lines of what was told since the last time."""
        self.seen = None
        lines = self.chronicle.lines
        known = len(lines)
        self.chronicle.after()
        fresh = tuple(_line(line) for line in lines[known:])
        del lines[:-RECENT]
        return fresh

    def recent(self) -> tuple[Line, ...]:
        """The latest lines, oldest first."""
        return tuple(_line(line) for line in self.chronicle.lines[-RECENT:])

    def view(self, s: State) -> View:
        """The table as this audience sees it; it stays so until this audience is told something."""
        self.seen = self.chronicle.view(s)
        return self.seen

    def prompt(self, view: View) -> Prompt | None:
        """What is asked, in words."""
        decision = view.decision
        if decision is None:
            return None
        words = self.chronicle.words(view)
        options = tuple(words.option(decision, option) for option in decision.options)
        return Prompt(words.prompt(decision), options)

    def result(self, view: View) -> str:
        """How the game ended, in words."""
        return "" if view.outcome is None else self.chronicle.words(view).outcome()


class DestinyRetelling(chronicles.Retelling, Retold):
    """Listeners of several seats from one replay; only the latest is put into words."""

    def __init__(self, told: list[Chronicle], silent: int, *, is_cut: bool) -> None:
        super().__init__(told, silent)
        self.is_cut = is_cut

    def listeners(self) -> list[Listener]:
        """One for each seat that has heard enough to show the latest lines."""
        found: list[Listener] = []
        for chronicle in self.chronicles:
            if self.is_cut:
                chronicle.lines = chronicles.since_an_answer(chronicle.lines)
            if len(chronicle.lines) >= RECENT or not self.is_cut:
                del chronicle.lines[:-RECENT]
                found.append(DestinyListener(chronicle))
        return found


def _line(line: chronicles.Line) -> Line:
    return Line(line.text, line.told, line.minor)


class DestinyTitle:
    """Star Wars: Destiny in all its editions."""

    name = DESTINY

    def rules(self) -> str:
        """The schema of journals, and the version with a hash of all sources and data."""
        return f"{SCHEMA} {games.rules_version()}"

    def prepare(self) -> None:
        """Load the cards of every edition, and look at the files as they are now."""
        self.rules()
        for edition in EDITIONS:
            games.destiny(edition)

    def game(self, setup: dict[str, object]) -> Destiny:
        """
        The rules of the edition that a setup names.

        Raises ValueError when the setup or its edition is not known here.
        """
        edition = read_setup(setup).edition
        if edition not in EDITIONS:
            raise UnknownEdition(edition)
        return games.destiny(edition)

    def release(self, setup: dict[str, object]) -> Release:
        """
        What a journal of this setup is written by.

        Raises ValueError when the setup or its edition is not known here.
        """
        return release_for(read_setup(setup))

    def renamed(self, setup: dict[str, object], called: Sequence[str]) -> dict[str, object]:
        """A setup with other names at its seats; nothing else of the game depends on them."""
        seats = setup.get("seats")
        if not isinstance(seats, list):
            # Whether it is a setup at all is asked where it is played.
            return setup
        named = [{**seat, "name": name} for seat, name in zip(seats, called, strict=False)]
        return {**setup, "seats": named}

    def explain(self, journal: Journal, s: State, seat: int, question: str) -> Reasons:
        """
        Why something is offered or not, or what makes up a number.

        Raises ValueError for a question nobody can answer or may ask.
        """
        return reasons_for(self.game(journal.setup()), s, names_of(journal, seat), question)

    def why(self, journal: Journal, seat: int, line: int) -> Reasons:
        """
        What led to a line of the log, by telling the whole game again.

        Raises ValueError when there is no such line.
        """
        return causes_of(self._told(journal, seat), line)

    def card(self, code: str, edition: str) -> Sheet:
        """
        A card as an edition has it.

        Raises ValueError when there is no such card or edition.
        """
        card = files.facts(edition).get(code) if edition in EDITIONS else None
        if card is None:
            message = f"there is no card {code!r} here"
            raise ValueError(message)
        text = tuple(rendered_text(code, edition))
        return Sheet(code, facts_of(card), text, code in card_texts(edition))

    def listen(self, journal: Journal, seat: int) -> DestinyListener:
        """A listener that has heard everything that counts in a journal."""
        told = self._told(journal, seat)
        del told.lines[:-RECENT]
        return DestinyListener(told)

    def retelling(
        self, journal: Journal, seats: tuple[int, ...], since: Snapshot | None = None
    ) -> DestinyRetelling:
        """
        A witness that makes listeners for these seats while a journal is played again.

        With a snapshot that counts now it is the journal since then.
        """
        game = self.game(journal.setup())
        told = [Chronicle(game, names_of(journal, seat)) for seat in seats]
        entries = journal.after(since.seq if since is not None else 0)
        silent = max(0, len(entries or ()) - LATEST)
        return DestinyRetelling(told, silent, is_cut=silent > 0 or since is not None)

    def _told(self, journal: Journal, seat: int) -> Chronicle:
        game = self.game(journal.setup())
        return chronicles.retell(game, journal, names_of(journal, seat))[0]


def names_of(journal: Journal, seat: int) -> Names:
    """How to speak to an audience: a seat is `you`, the others have their names."""
    setup = read_setup(journal.setup())
    called = [one.name or f"Player {place + 1}" for place, one in enumerate(setup.seats)]
    if seat >= 0:
        called[seat] = "You"
    return Names(files.facts(setup.edition), seat, called, card_texts(setup.edition))
