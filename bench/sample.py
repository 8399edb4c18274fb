"""
One sample of one side, in a process of its own: `python -m bench.sample destiny 2.0`.

Which Dejarik is measured, PYTHONPATH decides. Prints one line of JSON.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

from bench import workload
from dejarik.kernel import machine


def main() -> int:
    """Measure the side named on the command line for so many seconds of CPU time."""
    side, seconds = sys.argv[1], float(sys.argv[2])
    if side == "chess":
        found = measure(workload.play_chess, workload.CHESS_GAMES, seconds)
    else:
        load = workload.WORKLOADS[side]
        # The first pass warms up, and proves that both copies play the same games.
        trace = workload.fingerprint(load)
        found = measure(partial(workload.play, load), load.games, seconds)
        found["clone_us"] = workload.clone_microseconds(load)
        found["trace"] = trace
        found["native"] = not str(machine.__file__).endswith(".py")
    print(json.dumps(found))
    return 0


def measure(play: Callable[[int], int], games: int, seconds: float) -> dict[str, object]:
    """Play whole passes until the time is over; what one CPU second brings."""
    play(0)
    counted = played = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        for number in range(games):
            counted += play(number)
        played += games
        spent = process_time() - began
    return {"per_second": counted / spent, "games_per_second": played / spent, "games": played}


if __name__ == "__main__":
    sys.exit(main())
