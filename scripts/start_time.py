"""
How much processor time a start of the program takes.

What belongs here: `dejarik --help` and a short game, each in fresh processes. What does not:
how fast games are played once it runs (`bench`).
"""

import json
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

TIMES: Final = 7
PROGRAM: Final = Path(sys.executable).with_name("dejarik")
GAME: Final = ("play", "--auto", "--json", "--seed", "measured", "--against", "random")


def main() -> int:
    """Print the medians as JSON."""
    figures = {"cpu_s": taken("--help"), "game_s": taken(*GAME), "times": TIMES}
    print(json.dumps(figures))
    return 0


def taken(*arguments: str) -> float:
    """The median of some runs, in seconds of processor time."""
    return round(median(_once(arguments) for _ in range(TIMES)), 3)


def _once(arguments: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([PROGRAM, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    sys.exit(main())
