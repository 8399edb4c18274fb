"""
The fuzzer: random games over random setups, with every law checked on the way.

    python -m dejarik.lab.fuzz N [--seed S] [--game K] [--step T] [--cards POOL] [--jobs J] [--json]

Games with even numbers are played with legal teams and decks, the others with wild ones, so
`--step 2` plays one kind alone; of all implemented and synthetic cards, or of one pool.

A game is named by a seed and a number and is the same each time, with the same checks at
the same decisions. What is checked is in `match`, and the laws in `laws`, `table_laws`,
`explaining_laws` and `leaks`.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS, edition_named
from dejarik.lab.match import Match, Violation
from dejarik.titles.destiny.laboratory.coverage import Coverage, counting_ops
from dejarik.titles.destiny.laboratory.games import whole_game
from dejarik.titles.destiny.laboratory.random_decks import ALL, POOLS

CHUNK = 25
MOST_VIOLATIONS = 10


@dataclass
class Report:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    coverage: Coverage = field(default_factory=Coverage)

    def add(self, other: "Report") -> None:
        """Take over what came of others."""
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.asked.update(other.asked)
        self.violations.extend(other.violations)
        self.coverage.add(other.coverage)


# --- many games -----------------------------------------------------------------------


def fuzz_games(
    seed: int, numbers: list[int], game: Destiny | None = None, pool: str = ALL
) -> Report:
    """Play these games; a broken law ends its game, not the others."""
    game = game or whole_game()
    report = Report()
    with counting_ops(game, report.coverage.ops):
        for number in numbers:
            try:
                match = Match(game, seed, number, report.asked, pool)
                match.play()
            except Violation as broken:
                report.violations.append(_complaint(broken, game, seed, number, pool))
                continue
            report.games += 1
            report.decisions += len(match.answers)
            outcome = match.table.outcome
            assert outcome is not None
            report.outcomes[outcome.reason] += 1
            report.coverage.note_records(match.table, match.recorder.records)
    return report


def _complaint(broken: Violation, game: Destiny, seed: int, number: int, pool: str) -> str:
    cards = "" if pool == ALL else f" --cards {pool}"
    rules = "" if game.edition.name == CURRENT else f" --edition {game.edition.name}"
    again = f"python -m dejarik.lab.fuzz 1 --seed {seed} --game {number}{cards}{rules}"
    message = " ".join(broken.message.split())
    return f"dejarik fuzz: {broken.law}: {message}; reproduce: {again}"


def _fuzz_job(job: tuple[int, list[int], str, str]) -> Report:
    seed, numbers, pool, edition = job
    return fuzz_games(seed, numbers, whole_game(edition_named(edition)), pool)


def fuzz(
    seed: int, numbers: range, jobs: int, pool: str = ALL, edition: str = CURRENT
) -> Iterator[Report]:
    """Play the games in several processes; a report for each handful, as they come."""
    starts = range(0, len(numbers), CHUNK)
    handfuls = [(seed, list(numbers[at : at + CHUNK]), pool, edition) for at in starts]
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
    for report in fuzz(asked.seed, numbers, asked.jobs, asked.cards, asked.edition):
        whole.add(report)
        for line in report.violations:
            print(line, flush=True)
        seconds = time.monotonic() - began
        if not asked.json:
            _progress(whole, len(numbers), seconds)
        if len(whole.violations) >= MOST_VIOLATIONS:
            break
    if not asked.json:
        print(file=sys.stderr)
        for line in whole.coverage.missing(whole_game()):
            print(f"never seen: {line}")
    print(_summary(whole, time.monotonic() - began))
    return 1 if whole.violations else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.fuzz", description="Fuzz Destiny.")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", type=int, default=0, help="the number of the first game")
    parser.add_argument("--step", type=int, default=1, help="2 for games of one kind of decks")
    parser.add_argument("--cards", choices=POOLS, default=ALL, help="which cards to play with")
    parser.add_argument("--edition", choices=EDITIONS, default=CURRENT, help="by which rules")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print violations and summary only")
    return parser.parse_args(arguments)


def _progress(whole: Report, games: int, seconds: float) -> None:
    done = whole.games + len(whole.violations)
    rate = done / max(seconds, 0.001)
    print(f"\r{done}/{games} games, {rate:.1f} per second", end="", file=sys.stderr, flush=True)


def _summary(whole: Report, seconds: float) -> str:
    return json.dumps(
        {
            "games": whole.games,
            "decisions": whole.decisions,
            "outcomes": dict(sorted(whole.outcomes.items())),
            "seconds": round(seconds, 1),
            "asked": dict(sorted(whole.asked.items())),
            "violations": len(whole.violations),
        }
    )


if __name__ == "__main__":
    sys.exit(main())
