"""
The arena: bots against bots over mixed decks, seats swapped.

    python -m dejarik.lab.arena SIZE [--players NAME ...] [--against NAME] [--ladder]
                                     [--curve SECONDS ...] [--first NUMBER]
                                     [--cpu] [--check] [--json]

SIZE is the number of games of every pairing; `--curve` adds the searching bot with each
of these thinking times against the greedy one. A pair of games has the same decks and
the same dice, once from each side; where decks decide, each bot wins one of them, so the
pairs that one bot won both of say most. A long run can be played in parts: `--first 40` leaves
out the first forty games. A name may end in `@former`: that bot evaluates by the weights from
before they were last fitted (`lab.fit`). With `--ladder` each bot meets only the one named before
it; `points` is how many points of a rating lie between the two. With `--check` the program fails
when the games rule a target out, or when a bot thought longer than it may; not if the machine's
host had taken one processor away for as long meanwhile: such thoughts are shown apart.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import ceil, inf, log10, sqrt
from typing import Final

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import BOTS, GREEDY, RANDOM, SEARCH, bot_named, seconds_in
from dejarik.kernel import machine
from dejarik.kernel.chance import seed_from
from dejarik.lab import host_time
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

PLAYERS: Final = (RANDOM, GREEDY, "search:0.1")
STEP: Final = 0.64
"""What a bot wins against the next weaker strength: a hundred points lie between them."""
TARGETS: Final = {
    (GREEDY, RANDOM): 0.8,
    (SEARCH, RANDOM): 0.95,
    (SEARCH, GREEDY): 0.65,
    **{(strong, weak): STEP for weak, strong in pairwise(BOTS)},
}
"""What part of its games the first is to win against the second."""

SURENESS: Final = 1.96
"""How many standard deviations an interval reaches: 95 % of all cases lie in it."""
TOLERANCE: Final = 1.2
"""How many times its budget a bot may think in the worst case."""
LONGEST_GAME: Final = 5_000
FORMER: Final = "@former"
"""What a name ends in whose bot evaluates by the weights from before the last fit."""


@dataclass(frozen=True)
class Fixture:
    """One game to play: who meets whom, which one of theirs, by which clock."""

    first: str
    second: str
    number: int
    seed: str
    cpu: bool
    title: str


@dataclass
class Result:
    """What came of the games of one pairing, for the first of the two."""

    first: str
    second: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    answers: int = 0
    scores: dict[int, float] = field(default_factory=dict)
    thought: dict[str, list[float]] = field(default_factory=dict)
    disturbed: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: "Result") -> None:
        """Take over what came of other games."""
        self.games += other.games
        self.won += other.won
        self.drawn += other.drawn
        self.answers += other.answers
        self.scores |= other.scores
        _take_over(self.thought, other.thought)
        _take_over(self.disturbed, other.disturbed)

    def rate(self) -> float:
        """The part that was won; a draw is half a win."""
        return (self.won + self.drawn / 2) / self.games

    def pairs(self) -> tuple[int, int, int]:
        """How many pairs of games it won both of, shared, and lost both of."""
        sums = [
            score + self.scores[number + 1]
            for number, score in self.scores.items()
            if number % 2 == 0 and number + 1 in self.scores
        ]
        both, neither = sums.count(2), sums.count(0)
        return both, len(sums) - both - neither, neither

    def target(self) -> float:
        """The rate to be reached, 0 if none is set."""
        return TARGETS.get((_kind(self.first), _kind(self.second)), 0.0)


def _take_over(times: dict[str, list[float]], others: dict[str, list[float]]) -> None:
    for name, found in others.items():
        times.setdefault(name, []).extend(found)


def _kind(name: str) -> str:
    return SEARCH if name.startswith(SEARCH) else thinker(name)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The interval in which the true rate lies, by Wilson's score."""
    square = SURENESS * SURENESS / games
    middle = (rate + square / 2) / (1 + square)
    reach = SURENESS * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def points_between(rate: float) -> float:
    """How many points of a rating lie between two of whom one wins this part of their games."""
    if not 0.0 < rate < 1.0:
        return inf if rate else -inf
    return 400.0 * log10(rate / (1.0 - rate))


def percentile(times: list[float], part: float) -> float:
    """The time that this part of all times does not exceed."""
    return sorted(times)[max(0, ceil(len(times) * part) - 1)]


# --- playing --------------------------------------------------------------------------


def play(fixture: Fixture) -> Result:
    """Play one game; odd numbers are the game before with seats swapped."""
    title = TITLES.named(fixture.title)
    game = title.game_in(title.editions[0])
    clock: Callable[[], float] = time.thread_time if fixture.cpu else time.perf_counter
    pair = fixture.number // 2
    names = [fixture.first, fixture.second]
    bots = [
        bot_named(thinker(name), f"{fixture.seed} {pair} {thinker(name)}", clock) for name in names
    ]
    own_weights = game.weights
    weights = {name: weights_for(name, fixture.title, own_weights) for name in names}
    own = fixture.number % 2
    if own:
        names.reverse()
        bots.reverse()
    setup = laboratory_of(fixture.title).match_setup(pair, fixture.seed)
    s = game.start(setup, seed_from(f"arena {fixture.seed} {pair}"))
    result = Result(fixture.first, fixture.second, 1)
    while result.answers < LONGEST_GAME and (asked := outlooks(game, s)):
        decision = asked[0].decision
        name = names[decision.seat]
        game.weights = weights[name]
        began, before = clock(), host_time.taken()
        place = bots[decision.seat].choose(asked[0])
        took, lost = clock() - began, host_time.most_since(before)
        if len(decision.options) > 1:
            disturbed = is_disturbed(took, lost, seconds_in(thinker(name)))
            times = result.disturbed if disturbed else result.thought
            times.setdefault(name, []).append(took)
        game.apply(s, decision.seat, decision.id, place)
        result.answers += 1
    game.weights = own_weights
    outcome = game.outcome(s)
    winners = [] if outcome is None else outcome.winners()
    result.won = int(winners == [own])
    result.drawn = int(len(winners) != 1)
    result.scores[fixture.number] = result.rate()
    return result


def thinker(name: str) -> str:
    """The bot that is meant, by whatever weights it evaluates."""
    return name.removesuffix(FORMER)


def weights_for(name: str, title: str, own: list[float]) -> list[float]:
    """By what a bot evaluates: by the game's own weights, or by the former ones."""
    if not name.endswith(FORMER):
        return own
    evaluation = laboratory_of(title).evaluation
    return evaluation.listed(evaluation.former or evaluation.weights)


def is_disturbed(took: float, lost: float, may: float) -> bool:
    """Whether a thought was too long, and the host took as much of one processor meanwhile."""
    return took > may * TOLERANCE > 0.0 and lost >= took - may


def play_all(fixtures: list[Fixture], jobs: int) -> Iterator[Result]:
    """Play the games in several processes, as they come."""
    if jobs == 1:
        yield from map(play, fixtures)
        return
    with multiprocessing.Pool(jobs) as workers:
        yield from workers.imap_unordered(play, fixtures)


# --- telling --------------------------------------------------------------------------


def record_of(result: Result) -> dict[str, object]:
    """A pairing as plain data."""
    low, high = wilson(result.rate(), result.games)
    thinking = {
        name: {
            "budget": seconds_in(thinker(name)),
            "largest": round(max(times), 4),
            "p99": round(percentile(times, 0.99), 4),
            "mean": round(sum(times) / len(times), 4),
            "disturbed": [round(one, 4) for one in sorted(result.disturbed.get(name, []))],
        }
        for name, times in sorted(result.thought.items())
    }
    return {
        "first": result.first,
        "second": result.second,
        "games": result.games,
        "won": result.won,
        "drawn": result.drawn,
        "rate": round(result.rate(), 4),
        "points": round(points_between(result.rate()), 1),
        "low": round(low, 4),
        "high": round(high, 4),
        "target": result.target(),
        "pairs": dict(zip(("both", "shared", "neither"), result.pairs(), strict=True)),
        "answers": result.answers,
        "thinking": thinking,
    }


def table_of(results: list[Result]) -> list[str]:
    """
    The pairings for people, then how long each bot thought.

    The pairs of games are those won both, shared, and lost both.
    """
    head = f"{'':32}{'games':>6}{'won':>6}{'rate':>8}{'95 %':>18}{'target':>9}{'pairs':>12}"
    lines = [f"{head}{'points':>8}{'95 %':>14}"]
    for one in results:
        low, high = wilson(one.rate(), one.games)
        span = f"{low:.1%}–{high:.1%}"
        target = f"{one.target():.0%}" if one.target() else ""
        name = f"{one.first} – {one.second}"
        line = f"{name:32}{one.games:6}{one.won:6}{one.rate():8.1%}{span:>18}{target:>9}"
        line += f"{'–'.join(map(str, one.pairs())):>12}{points_between(one.rate()):8.0f}"
        lines.append(line + f"{f'{points_between(low):.0f} to {points_between(high):.0f}':>14}")
    lines += ["", f"{'seconds for an answer':32}{'mean':>10}{'99 %':>10}{'largest':>10}{'may':>9}"]
    thought, disturbed = thinking_times(results)
    for name, times in sorted(thought.items()):
        mean, most = sum(times) / len(times), max(times)
        may = f"{seconds_in(thinker(name)):.2f}" if seconds_in(thinker(name)) else ""
        lines.append(f"{name:32}{mean:10.4f}{percentile(times, 0.99):10.4f}{most:10.4f}{may:>9}")
    lines += [
        f"{name}: {len(times)} longer, up to {max(times):.4f}, while the host took a processor"
        for name, times in sorted(disturbed.items())
    ]
    return lines


def thinking_times(results: list[Result]) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """How long each bot thought about its answers, over all pairings; then while disturbed."""
    thought: dict[str, list[float]] = {}
    disturbed: dict[str, list[float]] = {}
    for one in results:
        _take_over(thought, one.thought)
        _take_over(disturbed, one.disturbed)
    return thought, disturbed


def failures(results: list[Result]) -> list[str]:
    """The targets that these games rule out, and the bots that took too long."""
    found: list[str] = []
    for one in results:
        high = wilson(one.rate(), one.games)[1]
        if high < one.target():
            wanted = f"{one.target():.0%}"
            found.append(f"{one.first} wins {one.rate():.1%} against {one.second}, not {wanted}")
    for name, times in thinking_times(results)[0].items():
        may = seconds_in(thinker(name)) * TOLERANCE
        if may and max(times) > may:
            found.append(f"{name} thought {max(times):.3f} s, and may for {may:.3f} s at most")
    return found


# --- the program ----------------------------------------------------------------------


def pairings(
    players: list[str], against: str, curve: list[float], *, ladder: bool = False
) -> list[tuple[str, str]]:
    """
    Everyone against everyone, the later named first, or all against one, or against the next.

    Then the searching bot against the greedy one, by its time.
    """
    couples = pairwise(players) if ladder else combinations(players, 2)
    found = [(second, first) for first, second in couples]
    if against:
        found = [(name, against) for name in players]
    found += [(f"{SEARCH}:{seconds:g}", GREEDY) for seconds in curve]
    return list(dict.fromkeys(found))


def arena(
    numbers: range,
    pairs: list[tuple[str, str]],
    seed: str,
    jobs: int,
    *,
    cpu: bool,
    title: str = TITLES.default,
) -> Iterator[list[Result]]:
    """Play the games of these numbers; what has come of them so far, after each one."""
    whole = {pair: Result(*pair) for pair in pairs}
    fixtures = [
        Fixture(first, second, number, seed, cpu, title)
        for number in numbers
        for first, second in pairs
    ]
    for result in play_all(fixtures, jobs):
        whole[result.first, result.second].add(result)
        yield [one for one in whole.values() if one.games]


def main(arguments: list[str] | None = None) -> int:
    """Play as the command line says; 1 if `--check` found something."""
    asked = _parse(arguments)
    results: list[Result] = []
    pairs = pairings(asked.players, asked.against, asked.curve, ladder=asked.ladder)
    began = time.monotonic()
    numbers = range(asked.first, asked.first + asked.size)
    for results in arena(numbers, pairs, asked.seed, asked.jobs, cpu=asked.cpu, title=asked.title):
        played = sum(one.games for one in results)
        line = f"\r{played}/{asked.size * len(pairs)} games, {time.monotonic() - began:.0f} s"
        print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = failures(results) if asked.check else []
    if asked.json:
        records = [record_of(one) for one in results]
        native = str(machine.__file__).endswith(".so")
        print(json.dumps({"compiled": native, "pairings": records, "failures": found}))
    else:
        print("\n".join([*table_of(results), *[f"failed: {line}" for line in found]]))
    return 1 if found else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.arena", description="Bots meet.")
    parser.add_argument("size", type=int, help="games of every pairing; half of them swapped")
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), metavar="NAME")
    parser.add_argument("--against", default="", metavar="NAME", help="only one opponent for all")
    parser.add_argument("--ladder", action="store_true", help="each against the one named before")
    parser.add_argument("--curve", nargs="+", type=float, default=[], metavar="SECONDS")
    parser.add_argument("--seed", default="1", help="names the decks and the dice")
    parser.add_argument(
        "--first", type=int, default=0, metavar="NUMBER", help="number of the game to start with"
    )
    parser.add_argument(
        "--title", choices=tuple(LABORATORIES), default=TITLES.default, help="which game"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--cpu", action="store_true", help="by processor time: for busy machines")
    parser.add_argument("--check", action="store_true", help="fail when a target is ruled out")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args(arguments)
    if asked.size < 1 or asked.first < 0:
        parser.error("at least one game is needed, and the first is 0")
    for name in filter(None, [*asked.players, asked.against]):
        try:
            seconds_in(thinker(name))
        except ValueError as error:
            parser.error(str(error))
    return asked


if __name__ == "__main__":
    sys.exit(main())
