"""
Mutants: break every card in every way we know; the card's own tests must notice.

    python -m dejarik.testing.mutants [--title T] [--card CODE] [--every N]

For each card its tests are run on the true game, then on each mutant until one fails. A mutant
that all of them let pass is a survivor: a test is missing, or the mutant changes nothing and is
listed with the reason in an `equivalent_mutants.toml` beside the tests of its set. What can be
broken is in `mutation`; a title says what its cards are and how a game comes by a mutant (`Cards`).
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import signal
import sys
import time
import tomllib
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, Protocol, cast

from dejarik.hosting.titles import standing_at
from dejarik.kernel.game import Game
from dejarik.testing.card_tests import CardTest, collect
from dejarik.testing.mutation import Mutant, Nodes, Parts, mutants_of
from dejarik.titles.registry import TITLES, collection_of

CARDS: Final = {
    "destiny": "dejarik.testing.destiny.broken_cards:CARDS",
    "imperial-assault": "dejarik.testing.imperial.broken_cards:CARDS",
    "swccg": "dejarik.testing.swccg.broken_cards:CARDS",
}
"""Where the cards of each title are that can be broken."""

EQUIVALENTS: Final = "equivalent_mutants.toml"
SECONDS: Final = 2.0
"""How long one test may compute before it counts as endless."""

ROW: Final = "{:<32} {:>6} {:>8} {:>7} {:>11} {:>10}"

WIDTH: Final = 100
"""How much of a program stands in one line."""

PASSED: Final = ""
ENDLESS: Final = "endless"


class TooLong(BaseException):
    """A test does not end."""


class UnreadableList(ValueError):
    """The list of equivalent mutants has an entry that says too little or says it twice."""


class Cards(Protocol):
    """What a title says of its cards to whoever breaks them."""

    @property
    def nodes(self) -> Nodes:
        """How its nodes may be changed."""
        ...

    def programs(self) -> dict[str, str]:
        """Every card by the name it can be asked for, and the name of the program it has."""
        ...

    def parts(self, name: str) -> Parts:
        """One program."""
        ...

    def marks(self, name: str) -> list[str]:
        """The cards that have a program, as tests are marked; each of them needs a test."""
        ...

    def read(self, function: Callable[..., None]) -> Iterator[tuple[str, CardTest]]:
        """The tests of one marked function, each with the name of its card."""
        ...

    def game_with(self, name: str, parts: Parts) -> Game | None:
        """The game with another program; None if the rules have no drawer for such a card."""
        ...

    def play_with(self, game: Game | None, edition: str = "") -> None:
        """Let all tables from now on use this game; None for the true one of an edition."""
        ...


@dataclass(frozen=True)
class Survivor:
    """A mutant no test noticed."""

    card: str
    operator: str
    path: str
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What names it in the list of equivalents."""
        return (self.card, self.operator, self.path)

    def __str__(self) -> str:
        """One line, long programs cut short."""
        before, after = (
            text if len(text) <= WIDTH else text[:WIDTH] + "…" for text in (self.before, self.after)
        )
        return f"{self.card}  [{self.operator}]  {self.path}:  {before} → {after}"


@dataclass
class Report:
    """What became of one card's mutants."""

    card: str
    tests: int = 0
    mutants: int = 0
    endless: int = 0
    survivors: list[Survivor] = field(default_factory=list)
    broken: str = ""
    """Why no mutant was tried."""

    @property
    def killed(self) -> int:
        """How many were noticed."""
        return 0 if self.broken else self.mutants - len(self.survivors)


# Running.


def outcome_of(cards: Cards, test: CardTest, game: Game | None = None) -> str:
    """What is wrong when this test is run on a game; nothing if it passes."""
    cards.play_with(game, test.edition)
    try:
        _start_clock(SECONDS)
        try:
            test.function(**test.arguments)
        finally:
            _start_clock(0)
    except TooLong:
        return ENDLESS
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as wrong:  # noqa: BLE001  # whatever a test raises is a failure
        return describe(wrong)
    finally:
        cards.play_with(None)
    return PASSED


def describe(wrong: BaseException) -> str:
    """What was raised, and the line of the test it came through."""
    # The first place is this module.
    places = traceback.extract_tb(wrong.__traceback__)[1:2]
    where = "".join(f" (line {place.lineno}: {place.line})" for place in places)
    return f"{type(wrong).__name__}: {wrong}{where}"


def _start_clock(seconds: float) -> None:
    """Interrupt after so much computing, however busy the machine is; 0 for never."""
    signal.signal(signal.SIGPROF, _ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def try_card(cards: Cards, name: str, tests: list[CardTest], every: int = 1) -> Report:
    """Run a card's tests on the true game, then on every mutant (or every Nth) until one fails."""
    mutants = mutants_of(cards.parts(name), cards.nodes)[::every]
    report = Report(name, len(tests), broken=why_untried(cards, tests))
    if report.broken:
        report.mutants = len(mutants)
        return report
    order = tests.copy()
    for mutant in mutants:
        game = cards.game_with(name, mutant.parts)
        if game is None:
            continue
        report.mutants += 1
        killer = first_failing(cards, order, game)
        if killer is None:
            report.survivors.append(survivor(name, mutant))
            continue
        test, wrong = killer
        report.endless += wrong == ENDLESS
        # What noticed one mutant often notices the next.
        order.remove(test)
        order.insert(0, test)
    return report


def survivor(code: str, mutant: Mutant) -> Survivor:
    """A card's mutant, without its program."""
    return Survivor(code, mutant.operator, mutant.path, mutant.before, mutant.after)


def why_untried(cards: Cards, tests: list[CardTest]) -> str:
    """Why these tests cannot judge mutants."""
    if not tests:
        return "it has no tests"
    for test in tests:
        wrong = outcome_of(cards, test)
        if wrong:
            return f"{test.name} fails on the true card: {wrong}"
    return ""


def first_failing(cards: Cards, tests: list[CardTest], game: Game) -> tuple[CardTest, str] | None:
    """The first test that notices something, and what."""
    for test in tests:
        wrong = outcome_of(cards, test, game)
        if wrong:
            return test, wrong
    return None


def cards_of(title: str) -> Cards:
    """What a title says of its cards."""
    return cast("Cards", standing_at(CARDS[title]))


def try_name(title: str, folder: Path, every: int, name: str) -> Report:
    """Try one program with the tests of all cards that have it; what a worker does."""
    cards = cards_of(title)
    tests = collect(folder, cards.read).tests
    found = [tests.get(one, []) for one in cards.marks(name)]
    return try_card(cards, name, list(itertools.chain(*found)) if all(found) else [], every)


def try_all(
    title: str, folder: Path, names: list[str], jobs: int, every: int = 1
) -> Iterator[Report]:
    """Try these programs, several at a time; of each all mutants, or every so many."""
    work = partial(try_name, title, folder, every)
    if jobs < 2 or len(names) < 2:
        yield from map(work, names)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, names)


# Judging.


Key = tuple[str, str, str]


@dataclass(frozen=True)
class Verdict:
    """All reports against the list of equivalents."""

    reports: list[Report]
    unexplained: list[Survivor]
    stale: list[Key]
    unread: dict[str, str] = field(default_factory=dict)
    """Test files that could not be imported, with why."""

    @property
    def is_clean(self) -> bool:
        """Whether every mutant was noticed or is explained, and every explanation needed."""
        untried = any(one.broken for one in self.reports)
        return not (self.unexplained or self.stale or self.unread or untried)


def judge(
    reports: list[Report],
    equivalents: dict[Key, str],
    unread: dict[str, str] | None = None,
    *,
    is_whole: bool = True,
) -> Verdict:
    """Which survivors have no reason, and, if all were tried, which reasons have no survivor."""
    tried = {report.card for report in reports if not report.broken}
    survivors = [one for report in reports for one in report.survivors]
    alive = {one.key for one in survivors}
    return Verdict(
        reports,
        [one for one in survivors if one.key not in equivalents],
        [key for key in equivalents if is_whole and key[0] in tried and key not in alive],
        unread or {},
    )


def read_equivalents(tests: Path, programs: frozenset[str]) -> dict[Key, str]:
    """
    The reasons why mutants change nothing, by card, operator and path, of all lists in a folder.

    Raises UnreadableList for an entry without all four, or for two about the same mutant.
    """
    found: dict[Key, str] = {}
    for path in sorted(tests.rglob(EQUIVALENTS)):
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []):
            said = [str(entry.get(word, "")) for word in ("card", "operator", "path", "reason")]
            card, operator, place, reason = said
            if not all(said) or (card, operator, place) in found:
                message = f"{path}: an entry needs card, operator, path and reason, once: {entry}"
                raise UnreadableList(message)
            if card not in programs:
                message = f"{path}: no such card has a program: {card}"
                raise UnreadableList(message)
            found[card, operator, place] = reason
    return found


# Telling.


def say(line: str = "") -> None:
    """One line for the reader, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def tell(verdict: Verdict, equivalents: dict[Key, str]) -> None:
    """The table, then everything that is to be done."""
    say()
    say(ROW.format("card", "tests", "mutants", "killed", "equivalent", "survivors"))
    for report in verdict.reports:
        excused = sum(one.key in equivalents for one in report.survivors)
        left = len(report.survivors) - excused
        say(ROW.format(report.card, report.tests, report.mutants, report.killed, excused, left))
    for path, wrong in verdict.unread.items():
        say(f"not read: {path}: {wrong}")
    for report in verdict.reports:
        if report.broken:
            say(f"not tried: {report.card}: {report.broken}")
    for one in verdict.unexplained:
        say(f"survivor: {one}")
    for card, operator, path in verdict.stale:
        say(f"stale: {card}  [{operator}]  {path}: no longer survives; take it off the list")


def summary(verdict: Verdict, seconds: float) -> dict[str, object]:
    """The whole run in numbers."""
    reports = verdict.reports
    return {
        "clean": verdict.is_clean,
        "cards": len(reports),
        "unread": list(verdict.unread),
        "untried": [one.card for one in reports if one.broken],
        "tests": sum(one.tests for one in reports),
        "mutants": sum(one.mutants for one in reports),
        "killed": sum(one.killed for one in reports),
        "endless": sum(one.endless for one in reports),
        "equivalent": sum(len(one.survivors) for one in reports) - len(verdict.unexplained),
        "survivors": len(verdict.unexplained),
        "stale": len(verdict.stale),
        "seconds": round(seconds, 1),
    }


def details(verdict: Verdict) -> dict[str, object]:
    """What the lines of text say, for a program."""
    return {
        "unexplained": [asdict(one) for one in verdict.unexplained],
        "stale_entries": verdict.stale,
        "reports": [
            {"card": one.card, "tests": one.tests, "mutants": one.mutants, "killed": one.killed}
            | ({"untried": one.broken} if one.broken else {})
            for one in verdict.reports
        ],
    }


def list_mutants(cards: Cards, names: list[str]) -> None:
    """Name every mutant without running anything."""
    total = 0
    for name in names:
        for mutant in mutants_of(cards.parts(name), cards.nodes):
            total += 1
            say(str(survivor(name, mutant)))
    say(json.dumps({"cards": len(names), "mutants": total}))


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.testing.mutants",
        description="Break every card in every way we know; its own tests must notice.",
    )
    parser.add_argument(
        "--title", choices=tuple(CARDS), default=TITLES.default, help="of which game"
    )
    parser.add_argument("--card", action="append", metavar="CODE", help="only this card")
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="of each card only every Nth mutant (1)"
    )
    parser.add_argument("--json", action="store_true", help="say everything in one JSON line")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many cards at a time (2)")
    parser.add_argument("--tests", type=Path, help="folder of tests (that of the title's cards)")
    asked = parser.parse_args(words)
    known = cards_of(asked.title).programs()
    for code in asked.card or ():
        if code not in known:
            parser.error(f"card {code} is not implemented")
    if asked.tests is None:
        asked.tests = Path(collection_of(asked.title).tests)
    return asked


def main(words: list[str] | None = None) -> int:
    """Try the cards and judge; 1 if a test is missing or an explanation is not needed."""
    asked = read_arguments(words)
    cards = cards_of(asked.title)
    known = cards.programs()
    names = sorted({known[code] for code in asked.card or known})
    if asked.list:
        list_mutants(cards, names)
        return 0
    began = time.monotonic()
    equivalents = read_equivalents(asked.tests, frozenset(known.values()))
    reports: list[Report] = []
    for report in try_all(asked.title, asked.tests, names, asked.jobs, asked.every):
        reports.append(report)
        if not asked.json:
            say(f"{report.card}: {report.killed} of {report.mutants} killed")
    unread = collect(asked.tests, cards.read).unread
    verdict = judge(reports, equivalents, unread, is_whole=asked.every == 1)
    numbers = summary(verdict, time.monotonic() - began)
    if asked.json:
        numbers |= details(verdict)
    else:
        tell(verdict, equivalents)
    say(json.dumps(numbers))
    return 0 if verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
