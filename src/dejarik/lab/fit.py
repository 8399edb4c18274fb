"""
The fit: what each feature of a position counts for, found from games of bots.

    python -m dejarik.lab.fit [--title TITLE] [--games N] [--seed TEXT] [--bot NAME] [--check]

Bots play N games over decks of all formats. Some positions of each are written down by their
features, with who won in the end; a logistic regression finds the weights that tell that best.
Every fifth game is held out: how well the weights do on those, before and after, is written with
them. What a title says was judged, to choose among moves, is left as it is; the other weights are
held to what they were as by `PRIOR` positions, so that what was hardly ever seen stays.

The module of weights is printed: put it in the place of the title's own, then see with
`just arena 200 --players greedy@former greedy` whether bots win by it. The same games give the
same weights on every machine; `--check` plays those again that the weights were found in.
"""

import argparse
import random
import sys
from dataclasses import dataclass
from math import log
from typing import Final

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import bot_named
from dejarik.kernel.chance import seed_from
from dejarik.kernel.features import Evaluation, lead_by, likelihoods
from dejarik.kernel.game import Game
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

RATE: Final = 0.25
"""How many of the questions with several options are written down."""
HELD_OUT: Final = 5
"""Every so many games are only for telling how well the weights do."""
PRIOR: Final = 30.0
"""How many positions the former weights count for, each by the feature's usual size."""
MOST_ROUNDS: Final = 30
CLOSE: Final = 1e-9
AGREE: Final = 1e-4
"""How near weights must be to those that were written down."""
TICK: Final = 0.002
"""Seconds of a bot's patience that an answer it tries takes here."""
LONGEST_GAME: Final = 60.0
"""A game that takes longer by that clock tells nothing: somebody heaps up, and nobody attacks."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the first seat had more than the second, and what part of the game it won."""

    game: int
    features: list[float]
    won: float


@dataclass(frozen=True, slots=True)
class Run:
    """Which games are played: how many, from which seed, by which bot."""

    title: str
    games: int
    seed: str
    bot: str


class Looks:
    """A clock that counts how often it is looked at: a bot comes as far on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time it is."""
        self.now += TICK
        return self.now


# --- playing --------------------------------------------------------------------------


def positions_of(game: Game, run: Run, number: int) -> list[Position]:
    """Play one game and write down some of its positions."""
    setup = laboratory_of(run.title).varied_setup(number, run.seed)
    s = game.start(setup, seed_from(f"fit {run.seed} {number}"))
    clock = Looks()
    bots = [bot_named(run.bot, f"{run.seed} {number} {seat}", clock) for seat in (0, 1)]
    rng = random.Random(f"fit {run.seed} {number}")
    seen: list[list[float]] = []
    while asked := outlooks(game, s):
        if clock.now > LONGEST_GAME:
            return []
        decision = asked[0].decision
        if len(decision.options) > 1 and rng.random() < RATE:
            seen.append(game.features(s))
        place = bots[decision.seat].choose(asked[0])
        game.apply(s, decision.seat, decision.id, place)
    outcome = game.outcome(s)
    winners = [] if outcome is None else outcome.winners()
    won = float(winners == [0]) if len(winners) == 1 else 0.5
    return [Position(number, features, won) for features in seen]


def play(game: Game, run: Run) -> list[Position]:
    """The positions of all games of a run."""
    found: list[Position] = []
    for number in range(run.games):
        found += positions_of(game, run, number)
        line = f"\r{number + 1}/{run.games} games, {len(found)} positions"
        print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


# --- fitting --------------------------------------------------------------------------


def loss(positions: list[Position], weights: list[float]) -> float:
    """How surprising who won is for the weights, on average: the mean negative log likelihood."""
    total = 0.0
    for one in positions:
        likely, other = likelihoods(lead_by(one.features, weights))
        total -= one.won * log(likely) + (1.0 - one.won) * log(other)
    return total / len(positions)


def fitted(positions: list[Position], former: list[float], free: list[int]) -> list[float]:
    """
    The weights that tell best who won, where those in these places may change.

    By Newton's method, which for a logistic regression is least squares weighted anew each time.
    """
    weights = former.copy()
    sizes = [sum(one.features[place] ** 2 for one in positions) for place in free]
    holds = [PRIOR * size / len(positions) for size in sizes]
    for number in range(MOST_ROUNDS):
        slope, curve = _gradient(positions, weights, free)
        for row, place in enumerate(free):
            slope[row] -= holds[row] * (weights[place] - former[place])
            # A feature that never occurred stays where it is.
            curve[row][row] += holds[row] or 1.0
        steps = solved(curve, slope)
        for place, step in zip(free, steps, strict=True):
            weights[place] += step
        print(f"round {number + 1}: loss {loss(positions, weights):.6f}", file=sys.stderr)
        if max(map(abs, steps)) < CLOSE:
            break
    return weights


def _gradient(
    positions: list[Position], weights: list[float], free: list[int]
) -> tuple[list[float], list[list[float]]]:
    """By how much the likelihood grows with each weight, and how that itself falls."""
    count = len(free)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in free]
    for one in positions:
        likely, other = likelihoods(lead_by(one.features, weights))
        surprise, doubt = one.won - likely, likely * other
        values = [one.features[place] for place in free]
        for row, value in enumerate(values):
            if value:
                slope[row] += surprise * value
                part, line = doubt * value, curve[row]
                for column in range(row + 1):
                    line[column] += part * values[column]
    for row in range(count):
        for column in range(row):
            curve[column][row] = curve[row][column]
    return slope, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What solves a system of equations, by Gauss's elimination; both are used up."""
    count = len(right)
    for pivot in range(count):
        best = max(range(pivot, count), key=lambda row: abs(matrix[row][pivot]))
        matrix[pivot], matrix[best] = matrix[best], matrix[pivot]
        right[pivot], right[best] = right[best], right[pivot]
        for row in range(pivot + 1, count):
            part = matrix[row][pivot] / matrix[pivot][pivot]
            for column in range(pivot, count):
                matrix[row][column] -= part * matrix[pivot][column]
            right[row] -= part * right[pivot]
    found = [0.0] * count
    for row in reversed(range(count)):
        rest = sum(matrix[row][column] * found[column] for column in range(row + 1, count))
        found[row] = (right[row] - rest) / matrix[row][row]
    return found


# --- telling --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fit:
    """What came of a run: the weights before and after, and how well both do on held-out games."""

    run: Run
    former: dict[str, float]
    weights: dict[str, float]
    positions: int
    before: float
    after: float


def fit(run: Run, evaluation: Evaluation, former: dict[str, float]) -> Fit:
    """Play a run by the former weights, and find better ones."""
    title = TITLES.named(run.title)
    game = title.game_in(title.editions[0])
    names = evaluation.features
    game.weights = evaluation.listed(former)
    positions = play(game, run)
    told = [one for one in positions if one.game % HELD_OUT != HELD_OUT - 1]
    held = [one for one in positions if one.game % HELD_OUT == HELD_OUT - 1]
    free = [place for place, name in enumerate(names) if name not in evaluation.judged]
    found = [float(f"{one:.4g}") for one in fitted(told, game.weights, free)]
    before, after = loss(held, game.weights), loss(held, found)
    weights = dict(zip(names, found, strict=True))
    return Fit(run, former, weights, len(positions), round(before, 4), round(after, 4))


def module_of(fit_: Fit) -> list[str]:
    """The module of weights, line by line."""
    run = fit_.run
    return [
        '"""What each feature of a position counts for in the evaluation; found by `lab.fit`."""',
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[dict[str, float]] = {",
        *[f'    "{name}": {weight!r},' for name, weight in fit_.weights.items()],
        "}",
        "FORMER: Final[dict[str, float]] = {",
        *[f'    "{name}": {weight!r},' for name, weight in fit_.former.items()],
        "}",
        '"""By which the games were played, and from which the fit began."""',
        "RUN: Final[dict[str, object]] = {",
        f'    "games": {run.games},',
        f'    "seed": "{run.seed}",',
        f'    "bot": "{run.bot}",',
        f'    "positions": {fit_.positions},',
        f'    "loss before": {fit_.before!r},',
        f'    "loss after": {fit_.after!r},',
        "}",
        '"""The games, and the mean loss on those that were held out: every fifth."""',
    ]


def differences(again: Fit, evaluation: Evaluation) -> list[str]:
    """Where a run that was played again comes to something else than was written down."""
    found = [
        f"{name} is {evaluation.weights[name]:g}, and the run gives {weight:g}"
        for name, weight in again.weights.items()
        if abs(weight - evaluation.weights[name]) > AGREE * max(1.0, abs(weight))
    ]
    for name, figure in (("loss before", again.before), ("loss after", again.after)):
        if figure != evaluation.run[name]:
            found.append(f"{name} is {evaluation.run[name]}, and the run gives {figure}")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Fit as the command line says; 1 if `--check` found a difference."""
    asked = _parse(arguments)
    evaluation = laboratory_of(asked.title).evaluation
    run = Run(asked.title, asked.games, asked.seed, asked.bot)
    if not asked.check:
        print("\n".join(module_of(fit(run, evaluation, evaluation.weights))))
        return 0
    if not evaluation.run:
        print(f"the weights of {asked.title} were set by judgement: there is nothing to check")
        return 0
    noted = evaluation.run
    run = Run(asked.title, int(str(noted["games"])), str(noted["seed"]), str(noted["bot"]))
    found = differences(fit(run, evaluation, evaluation.former), evaluation)
    print("\n".join(found) or f"the weights of {asked.title} are what their run gives")
    return 1 if found else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.fit", description="Fit weights.")
    parser.add_argument(
        "--title", choices=tuple(LABORATORIES), default=TITLES.default, help="which game"
    )
    parser.add_argument("--games", type=int, default=400, help="how many are played")
    parser.add_argument("--seed", default="1", help="names the decks and the dice")
    parser.add_argument("--bot", default="regular", help="who plays them")
    parser.add_argument("--check", action="store_true", help="play the run of the weights again")
    asked = parser.parse_args(arguments)
    if asked.games < HELD_OUT:
        parser.error(f"at least {HELD_OUT} games are needed")
    return asked


if __name__ == "__main__":
    sys.exit(main())
