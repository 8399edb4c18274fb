"""
How fast is random play? Dejarik, plain and compiled, beside python-chess.

Samples of the three alternate, each in a process of its own and by CPU time; a ratio is the
median over the rounds. The last line is JSON, with a ratio of decisions per second for each
copy, the time of a clone, and compiled games per second on one core.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"


@dataclass(frozen=True)
class Target:
    """How many times as fast as chess a copy is to play, and how long a clone may take, in µs."""

    ratio: float
    clone: float


TARGETS: Final = {
    "destiny": {"plain": Target(1.0, 100.0), "compiled": Target(3.0, 30.0)},
    "imperial-assault": {"plain": Target(0.5, 60.0), "compiled": Target(2.0, 20.0)},
    "swccg": {"plain": Target(0.7, 90.0), "compiled": Target(2.5, 30.0)},
}

SIDES: Final = (("plain", SOURCE), ("compiled", COMPILED), ("chess", SOURCE))


@dataclass(frozen=True)
class Options:
    """What the command line asks for."""

    samples: int
    seconds: float
    opt: str
    build: bool
    only_json: bool
    profile: bool
    title: str


@dataclass(frozen=True)
class Sample:
    """What one process measured; chess has no clone."""

    per_second: float
    games_per_second: float
    clone_us: float = 0.0


class BenchError(Exception):
    """A measurement that cannot be trusted, or could not be made."""


def main() -> int:
    """Build, measure, tell; the exit code says whether it could be measured."""
    options = read_options()
    try:
        if options.build:
            build(options)
        if options.profile:
            print_profiles(("plain", "compiled"), options.title)
            return 0
        rounds = measure(options)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    figures = figures_of(rounds)
    if not options.only_json:
        print_table(rounds, figures, TARGETS[options.title])
        print_misses(figures, options.title)
    print(json.dumps({name: round(value, 2) for name, value in figures.items()}))
    return 0


def read_options() -> Options:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description="Measure random play beside python-chess.")
    parser.add_argument("samples", nargs="?", type=int, default=9, help="rounds (default 9)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU time of a sample (default 2)"
    )
    parser.add_argument(
        "--opt", choices="0123", default="3", help="optimisation of the compiled copy (default 3)"
    )
    parser.add_argument("--no-build", action="store_true", help="take build/compiled as it is")
    parser.add_argument("--title", choices=tuple(TARGETS), default="destiny", help="which game")
    parser.add_argument("--json", action="store_true", help="print nothing but the last line")
    parser.add_argument("--profile", action="store_true", help="profile both copies, no figures")
    got = parser.parse_args()
    if got.samples < 1:
        parser.error("at least one sample is needed")
    wanted = (got.samples, got.seconds, got.opt, not got.no_build, got.json, got.profile)
    return Options(*wanted, got.title)


def build(options: Options) -> None:
    """Bring the compiled copy up to date; it stays as it is if nothing changed."""
    command = [sys.executable, "scripts/compile.py", "--opt", options.opt]
    out = sys.stderr if options.only_json else sys.stdout
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    for line in done.stdout.splitlines():
        if line.startswith("compile:") or done.returncode:
            print(line, file=out)
    if done.returncode:
        raise BenchError("the compiled copy could not be built")


def measure(options: Options) -> list[dict[str, Sample]]:
    """One sample of each side in every round: the machine's bad moments meet all three."""
    rounds: list[dict[str, Sample]] = []
    traces: dict[str, str] = {}
    for number in range(options.samples):
        found: dict[str, Sample] = {}
        for side, path in SIDES:
            game = "chess" if side == "chess" else options.title
            found[side] = take_sample(side, game, path, options.seconds, traces)
        rounds.append(found)
        if not options.only_json:
            line = "  ".join(f"{side} {found[side].per_second:7,.0f}" for side, _ in SIDES)
            print(f"round {number + 1}: decisions/s {line}", flush=True)
    return rounds


def take_sample(side: str, game: str, path: Path, seconds: float, traces: dict[str, str]) -> Sample:
    """
    Run one sample, and believe it only if it ran what it should.

    Raises BenchError otherwise; `traces` holds the hash of the games each side has played.
    """
    got = json.loads(run_module("bench.sample", path, game, str(seconds)))
    if side == "chess":
        return Sample(got["per_second"], got["games_per_second"])
    if got["native"] != (side == "compiled"):
        message = f"the {side} sample did not run the {side} copy; run without --no-build"
        raise BenchError(message)
    traces[side] = got["trace"]
    if len(set(traces.values())) > 1:
        message = f"the copies play different games: {traces}"
        raise BenchError(message)
    return Sample(got["per_second"], got["games_per_second"], got["clone_us"])


def run_module(module: str, path: Path, *arguments: str) -> str:
    """What a module prints when Dejarik comes from this path."""
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        message = f"{module} {' '.join(arguments)} failed with {path} on the path"
        raise BenchError(message)
    return done.stdout


def figures_of(rounds: list[dict[str, Sample]]) -> dict[str, float]:
    """The figures of the last line, by name."""
    return {
        "plain": median([one["plain"].per_second / one["chess"].per_second for one in rounds]),
        "compiled": median(
            [one["compiled"].per_second / one["chess"].per_second for one in rounds]
        ),
        "clone_us_plain": median([one["plain"].clone_us for one in rounds]),
        "clone_us_compiled": median([one["compiled"].clone_us for one in rounds]),
        "games_per_s": median([one["compiled"].games_per_second for one in rounds]),
    }


def print_table(
    rounds: list[dict[str, Sample]], figures: dict[str, float], targets: dict[str, Target]
) -> None:
    """The medians, their ranges and the targets, for people."""
    print()
    print(f"{'':10}{'decisions/s':>12}{'range':>18}{'games/s':>9}{'x chess':>9}{'clone µs':>10}")
    for side, _ in SIDES:
        speeds = sorted(one[side].per_second for one in rounds)
        games = median([one[side].games_per_second for one in rounds])
        span = f"{speeds[0]:,.0f}–{speeds[-1]:,.0f}"
        line = f"{side:10}{median(speeds):12,.0f}{span:>18}{games:9,.1f}"
        if side in figures:
            line += f"{figures[side]:9.2f}{figures[f'clone_us_{side}']:10.1f}"
        print(line)
    told = [
        f"{side} at least {one.ratio} × chess and a clone in {one.clone:.0f} µs"
        for side, one in targets.items()
    ]
    print(f"targets: {', '.join(told)}")


def misses(figures: dict[str, float], targets: dict[str, Target]) -> list[tuple[str, str]]:
    """The targets that were missed: which copy, and by how much."""
    found: list[tuple[str, str]] = []
    for side, wanted in targets.items():
        if figures[side] < wanted.ratio:
            found.append((side, f"{side} plays at {figures[side]:.2f} × chess, not {wanted.ratio}"))
        took = figures[f"clone_us_{side}"]
        if took > wanted.clone:
            found.append((side, f"a {side} clone takes {took:.1f} µs, not {wanted.clone:.0f}"))
    return found


def print_misses(figures: dict[str, float], title: str) -> None:
    """Whatever was missed, with the profile that shows what limits it."""
    missed = misses(figures, TARGETS[title])
    if not missed:
        print("every target is reached")
        return
    for _, text in missed:
        print(f"missed: {text}")
    print_profiles(tuple(side for side, _ in SIDES if side in {name for name, _ in missed}), title)


def print_profiles(sides: tuple[str, ...], title: str) -> None:
    """Where the time of these copies goes."""
    for side, path in SIDES:
        if side in sides:
            print(f"--- {side} ---")
            print(run_module("bench.hotspots", path, title), end="")


if __name__ == "__main__":
    sys.exit(main())
