"""
Mutants: break every card in every way we know; the card's own tests must notice.

Run it with `python -m dejarik.testing.destiny.mutants`. For each card its tests are run on the
true game, then on each mutant until one fails. A mutant that all of them let pass is a
survivor: a test is missing, or the mutant changes nothing and is listed with the reason
in `tests/cards/equivalent_mutants.toml`. What can be broken is in `mutation`, how a game
comes by a mutant in `exchange`.
Reprints have the program of the first printing: it is broken once, for all printings.
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
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

from dejarik.games.destiny.cards import versions
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.card_text import CardText
from dejarik.testing.destiny.card_tests import CardTest, collect
from dejarik.testing.destiny.exchange import exchanged
from dejarik.testing.destiny.games import play_with, true_game
from dejarik.testing.destiny.mutation import mutants_of
from dejarik.testing.mutation import Mutant

TESTS: Final = Path("tests/cards")
EQUIVALENTS: Final = "equivalent_mutants.toml"
SECONDS: Final = 2.0
"""How long one test may compute before it counts as endless."""

ROW: Final = "{:<6} {:>6} {:>8} {:>7} {:>11} {:>10}"

WIDTH: Final = 100
"""How much of a program stands in one line."""

PASSED: Final = ""
ENDLESS: Final = "endless"


class TooLong(BaseException):
    """A test does not end."""


class UnreadableList(ValueError):
    """The list of equivalent mutants has an entry that says too little or says it twice."""


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


def outcome_of(test: CardTest, game: Destiny | None = None) -> str:
    """What is wrong when this test is run on a game; nothing if it passes."""
    play_with(game)
    try:
        _start_clock(SECONDS)
        try:
            test.run()
        finally:
            _start_clock(0)
    except TooLong:
        return ENDLESS
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as wrong:  # noqa: BLE001  # whatever a test raises is a failure
        return describe(wrong)
    finally:
        play_with(None)
    return PASSED


def describe(wrong: BaseException) -> str:
    """What was raised, and the line of the test it came through."""
    # The first two places are this module and the call of the test.
    places = traceback.extract_tb(wrong.__traceback__)[2:3]
    where = "".join(f" (line {place.lineno}: {place.line})" for place in places)
    return f"{type(wrong).__name__}: {wrong}{where}"


def _start_clock(seconds: float) -> None:
    """Interrupt after so much computing, however busy the machine is; 0 for never."""
    signal.signal(signal.SIGPROF, _ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def try_card(code: str, tests: list[CardTest], text: CardText) -> Report:
    """Run a card's tests on the true game, then on every mutant until one fails."""
    mutants = mutants_of(text.parts)
    report = Report(code, len(tests), broken=why_untried(tests))
    if report.broken:
        report.mutants = len(mutants)
        return report
    order = tests.copy()
    for mutant in mutants:
        game = game_of(text, mutant)
        if game is None:
            continue
        report.mutants += 1
        killer = first_failing(order, game)
        if killer is None:
            report.survivors.append(survivor(code, mutant))
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


def game_of(text: CardText, mutant: Mutant) -> Destiny | None:
    """The game with a mutant in it; None if the rules have no drawer for such a card."""
    game = true_game(text.until)
    codes = [one.code for one in printings_of(text) if one.code in game.numbers]
    try:
        return exchanged(game, dict.fromkeys(codes, mutant.parts))
    except (TypeError, ValueError):
        return None


def why_untried(tests: list[CardTest]) -> str:
    """Why these tests cannot judge mutants."""
    if not tests:
        return "it has no tests"
    for test in tests:
        # Built before the test, whose clock would run otherwise.
        true_game(test.edition)
        wrong = outcome_of(test)
        if wrong:
            return f"{test.name} fails on the true card: {wrong}"
    return ""


def first_failing(tests: list[CardTest], game: Destiny) -> tuple[CardTest, str] | None:
    """The first test that notices something, and what."""
    for test in tests:
        wrong = outcome_of(test, game)
        if wrong:
            return test, wrong
    return None


def programs() -> list[str]:
    """The cards with a program of their own, and the older versions that have one."""
    return [name for name, text in versions().items() if not text.reprint_of]


def printings_of(text: CardText) -> list[CardText]:
    """The card and its reprints, which have the program of the first printing."""
    same = [one for one in versions().values() if one.until == text.until]
    return [text, *(one for one in same if text.code == one.reprint_of)]


def first_printing(text: CardText) -> str:
    """The name of the text that a reprint repeats, or its own."""
    return replace(text, code=text.reprint_of or text.code).version


def try_code(folder: Path, code: str) -> Report:
    """Try one card by its code, with the tests of all its printings; what a worker does."""
    text = versions()[code]
    found = [collect(folder).tests.get(one.version, []) for one in printings_of(text)]
    tests = list(itertools.chain(*found)) if all(found) else []
    return try_card(code, tests, text)


def try_all(folder: Path, codes: list[str], jobs: int) -> Iterator[Report]:
    """Try these cards, several at a time."""
    work = partial(try_code, folder)
    if jobs < 2 or len(codes) < 2:
        yield from map(work, codes)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, codes)


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
    reports: list[Report], equivalents: dict[Key, str], unread: dict[str, str] | None = None
) -> Verdict:
    """Which survivors have no reason, and which reasons have no survivor."""
    tried = {report.card for report in reports if not report.broken}
    survivors = [one for report in reports for one in report.survivors]
    alive = {one.key for one in survivors}
    return Verdict(
        reports,
        [one for one in survivors if one.key not in equivalents],
        [key for key in equivalents if key[0] in tried and key not in alive],
        unread or {},
    )


def read_equivalents(path: Path) -> dict[Key, str]:
    """
    The reasons why mutants change nothing, by card, operator and path.

    Raises UnreadableList for an entry without all four, or for two about the same mutant.
    """
    if not path.exists():
        return {}
    found: dict[Key, str] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []):
        said = [str(entry.get(word, "")) for word in ("card", "operator", "path", "reason")]
        card, operator, place, reason = said
        if not all(said) or (card, operator, place) in found:
            message = f"{path}: an entry needs card, operator, path and reason, once: {entry}"
            raise UnreadableList(message)
        found[card, operator, place] = reason
    unknown = {key[0] for key in found} - set(programs())
    if unknown:
        message = f"{path}: no such card has a program: {', '.join(sorted(unknown))}"
        raise UnreadableList(message)
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


def list_mutants(codes: list[str]) -> None:
    """Name every mutant without running anything."""
    total = 0
    for code in codes:
        for mutant in mutants_of(versions()[code].parts):
            total += 1
            say(str(survivor(code, mutant)))
    say(json.dumps({"cards": len(codes), "mutants": total}))


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.testing.destiny.mutants",
        description="Break every card in every way we know; its own tests must notice.",
    )
    parser.add_argument("--card", action="append", metavar="CODE", help="only this card")
    parser.add_argument("--json", action="store_true", help="say everything in one JSON line")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many cards at a time (2)")
    parser.add_argument("--tests", type=Path, default=TESTS, help=f"folder of tests ({TESTS})")
    asked = parser.parse_args(words)
    for code in asked.card or ():
        if code not in versions():
            parser.error(f"card {code} is not implemented")
    return asked


def main(words: list[str] | None = None) -> int:
    """Try the cards and judge; 1 if a test is missing or an explanation is not needed."""
    asked = read_arguments(words)
    asked_for = [versions()[code] for code in asked.card or programs()]
    codes = sorted({first_printing(text) for text in asked_for})
    if asked.list:
        list_mutants(codes)
        return 0
    began = time.monotonic()
    equivalents = read_equivalents(asked.tests / EQUIVALENTS)
    reports: list[Report] = []
    for report in try_all(asked.tests, codes, asked.jobs):
        reports.append(report)
        if not asked.json:
            say(f"{report.card}: {report.killed} of {report.mutants} killed")
    verdict = judge(reports, equivalents, collect(asked.tests).unread)
    numbers = summary(verdict, time.monotonic() - began)
    if asked.json:
        numbers |= details(verdict)
    else:
        tell(verdict, equivalents)
    say(json.dumps(numbers))
    return 0 if verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
