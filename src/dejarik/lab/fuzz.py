"""
The fuzzer: random games over random setups, with every law checked on the way.

    python -m dejarik.lab.fuzz N [--seed S] [--game K] [--step T] [--cards POOL]
                                 [--title T] [--edition E] [--jobs J] [--json]

Games with even numbers are played with legal teams and decks, the others with wild ones, so
`--step 2` plays one kind alone; of all implemented and synthetic cards, or of one pool.

A game is named by a seed and a number and is the same each time, with the same checks at
the same decisions. What is checked is in `match`; the laws are those that all games keep
(`laws`) and those of the title's own laboratory.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from dejarik.kernel.game import Game
from dejarik.lab.match import Match, Violation
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

CHUNK = 25
MOST_VIOLATIONS = 10
RAREST = 8
"""So many of the things that were seen are named with how often, the rarest first."""


@dataclass(frozen=True)
class Subject:
    """What is played: which game by which rules, with which cards."""

    title: str
    edition: str
    pool: str


def usual(title: str) -> Subject:
    """A game by its newest rules, with all cards there are."""
    return Subject(title, TITLES.named(title).editions[0], laboratory_of(title).pools[0])


@dataclass
class Report:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    seen: dict[str, dict[str, int]] = field(default_factory=dict)

    def add(self, other: "Report") -> None:
        """Take over what came of others."""
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.asked.update(other.asked)
        self.violations.extend(other.violations)


# --- many games -----------------------------------------------------------------------


def fuzz_games(seed: int, numbers: list[int], subject: Subject, game: Game | None = None) -> Report:
    """Play these games; a broken law ends its game, not the others."""
    laboratory = laboratory_of(subject.title)
    game = game or laboratory.game(subject.edition)
    report, coverage = Report(), laboratory.coverage()
    with coverage.counting(game):
        for number in numbers:
            try:
                match = Match(laboratory, game, (seed, number), report.asked, subject.pool)
                match.play()
            except Violation as broken:
                report.violations.append(_complaint(broken, seed, number, subject))
                continue
            report.games += 1
            report.decisions += len(match.answers)
            outcome = match.table.outcome
            assert outcome is not None
            report.outcomes[outcome.reason] += 1
            coverage.note(match.table, match.recorder.records)
    report.seen = coverage.counts()
    return report


def _complaint(broken: Violation, seed: int, number: int, subject: Subject) -> str:
    same = usual(subject.title)
    title = "" if subject.title == TITLES.default else f" --title {subject.title}"
    cards = "" if subject.pool == same.pool else f" --cards {subject.pool}"
    rules = "" if subject.edition == same.edition else f" --edition {subject.edition}"
    again = f"python -m dejarik.lab.fuzz 1 --seed {seed} --game {number}{title}{cards}{rules}"
    message = " ".join(broken.message.split())
    return f"dejarik fuzz: {broken.law}: {message}; reproduce: {again}"


def _fuzz_job(job: tuple[int, list[int], Subject]) -> Report:
    return fuzz_games(*job)


def fuzz(seed: int, numbers: range, jobs: int, subject: Subject) -> Iterator[Report]:
    """Play the games in several processes; a report for each handful, as they come."""
    starts = range(0, len(numbers), CHUNK)
    handfuls = [(seed, list(numbers[at : at + CHUNK]), subject) for at in starts]
    if jobs == 1 or len(handfuls) == 1:
        yield from map(_fuzz_job, handfuls)
        return
    with multiprocessing.Pool(jobs) as workers:
        yield from workers.imap_unordered(_fuzz_job, handfuls)


def main(arguments: list[str] | None = None) -> int:
    """Fuzz as the command line says; 1 if a law was broken."""
    asked = _parse(arguments)
    began = time.monotonic()
    whole = Report()
    numbers = range(asked.game, asked.game + asked.games * asked.step, asked.step)
    subject, laboratory = _subject(asked), laboratory_of(asked.title)
    coverage = laboratory.coverage()
    for report in fuzz(asked.seed, numbers, asked.jobs, subject):
        whole.add(report)
        coverage.add(report.seen)
        for line in report.violations:
            print(line, flush=True)
        seconds = time.monotonic() - began
        if not asked.json:
            _progress(whole, len(numbers), seconds)
        if len(whole.violations) >= MOST_VIOLATIONS:
            break
    if not asked.json:
        print(file=sys.stderr)
        for line in coverage.missing(laboratory.game(subject.edition)):
            print(f"never seen: {line}")
    print(_summary(whole, time.monotonic() - began, coverage.counts()))
    return 1 if whole.violations else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.fuzz", description="Fuzz a game.")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", type=int, default=0, help="the number of the first game")
    parser.add_argument("--step", type=int, default=1, help="2 for games of one kind of decks")
    parser.add_argument(
        "--title", choices=tuple(LABORATORIES), default=TITLES.default, help="which one"
    )
    parser.add_argument("--cards", help="which cards to play with; all without it")
    parser.add_argument("--edition", help="by which rules; the newest without it")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print violations and summary only")
    asked = parser.parse_args(arguments)
    editions, pools = TITLES.named(asked.title).editions, laboratory_of(asked.title).pools
    for name, value, known in (
        ("--edition", asked.edition, editions),
        ("--cards", asked.cards, pools),
    ):
        if value is not None and value not in known:
            parser.error(f"{name} is one of {', '.join(known)}")
    return asked


def _subject(asked: argparse.Namespace) -> Subject:
    same = usual(asked.title)
    return Subject(asked.title, asked.edition or same.edition, asked.cards or same.pool)


def _progress(whole: Report, games: int, seconds: float) -> None:
    done = whole.games + len(whole.violations)
    rate = done / max(seconds, 0.001)
    print(f"\r{done}/{games} games, {rate:.1f} per second", end="", file=sys.stderr, flush=True)


def _summary(whole: Report, seconds: float, seen: dict[str, dict[str, int]]) -> str:
    """Everything in numbers, and of what was seen the rarest of each kind."""
    rarest = {
        kind: dict(sorted(counts.items(), key=lambda one: (one[1], one[0]))[:RAREST])
        for kind, counts in sorted(seen.items())
    }
    return json.dumps(
        {
            "games": whole.games,
            "decisions": whole.decisions,
            "outcomes": dict(sorted(whole.outcomes.items())),
            "seconds": round(seconds, 1),
            "asked": dict(sorted(whole.asked.items())),
            "violations": len(whole.violations),
            "rarest": rarest,
        }
    )


if __name__ == "__main__":
    sys.exit(main())
