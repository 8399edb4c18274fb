"""
Where the time of random play goes: `python -m bench.hotspots TITLE`, under a PYTHONPATH.

Plain functions are counted by cProfile. It sees nothing inside a compiled copy, so that one
is timed from outside, question by question, and by `perf` where that is installed.
"""

import cProfile
import gc
import io
import pstats
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from bench import workload
from dejarik.kernel import machine
from dejarik.kernel.state import State

TOP = 25
PASSES = 3
PLAYED_FOR_PERF = 100


def main() -> int:
    """Print the profile that suits the copy on the path; `play` only plays, for perf."""
    title, *more = sys.argv[1:]
    load = workload.WORKLOADS[title]
    if more == ["play"]:
        for _ in range(PLAYED_FOR_PERF):
            play_pass(load)
        return 0
    play_pass(load)
    if str(machine.__file__).endswith(".py"):
        print_functions(load)
    else:
        print_questions(load)
        print_perf(title)
    print_clone_parts(load)
    return 0


def play_pass(load: workload.Workload, *, recorded: bool = True) -> None:
    """Play every game once."""
    for number in range(load.games):
        workload.play(load, number, recorded=recorded)


def print_functions(load: workload.Workload) -> None:
    """The functions with the most time of their own, and the same by module."""
    profiler = cProfile.Profile()
    profiler.enable()
    play_pass(load)
    profiler.disable()
    text = io.StringIO()
    stats = pstats.Stats(profiler, stream=text)
    rows = profiler.getstats()
    total = sum(row.inlinetime for row in rows)
    modules: dict[str, float] = {}
    for row in rows:
        name = "built in" if isinstance(row.code, str) else short(row.code.co_filename)
        modules[name] = modules.get(name, 0.0) + row.inlinetime
    print("own time by module (cProfile; calls cost more under it than they do):")
    for name in sorted(modules, key=lambda one: -modules[one])[:TOP]:
        print(f"  {modules[name] / total:6.1%}  {name}")
    stats.strip_dirs().sort_stats("tottime").print_stats(TOP)
    print("\n".join(line for line in text.getvalue().splitlines() if line.strip()))


def print_clone_parts(load: workload.Workload) -> None:
    """What the parts of a table take to clone; the rest of the whole is the game's own."""
    tables = workload.middles(load)
    parts: dict[str, Callable[[State], object]] = {
        "the whole table": lambda s: s.clone(),
        "chance": lambda s: s.chance.clone(),
        "knowledge": lambda s: s.knowledge.clone(),
        "frames": lambda s: [frame.clone() for frame in s.frames],
    }
    print("clone, µs:")
    for name, copy in parts.items():
        took = cpu_time(partial(_copy_all, copy, tables))
        print(f"  {took / len(tables) * 1e6:6.2f}  {name}")


def _copy_all(copy: Callable[[State], object], tables: list[State]) -> None:
    for s in tables:
        copy(s)


def short(file: str) -> str:
    """A module's path from the package on."""
    return file.partition("dejarik/")[2] or Path(file).name


def print_questions(load: workload.Workload) -> None:
    """How a compiled copy shares its time between the few things that can be told apart."""
    listing, playing, whole = time_calls(load)
    print("compiled, as seen from the loop that drives it:")
    print(f"  {listing / whole:6.1%}  Game.pending: the machine lists the options")
    print(f"  {playing / whole:6.1%}  Game.apply: the answer, up to the next question")
    print(f"  {1 - (listing + playing) / whole:6.1%}  the loop itself, and starting the game")
    usual = cpu_time(partial(play_pass, load))
    silent = cpu_time(partial(play_pass, load, recorded=False))
    gc.disable()
    hoarding = cpu_time(partial(play_pass, load))
    gc.enable()
    print(f"  {1 - silent / usual:6.1%}  of all that is spent on recording events and answers")
    print(f"  {1 - hoarding / usual:6.1%}  of all that is spent on collecting garbage")


def time_calls(load: workload.Workload) -> tuple[float, float, float]:
    """Seconds of one pass spent in `pending`, in `apply`, and altogether."""
    listing = playing = 0.0
    began = perf_counter()
    for number in range(load.games):
        walk = workload.Walk(load, number)
        while True:
            before = perf_counter()
            decision = walk.asked()
            after = perf_counter()
            listing += after - before
            if decision is None:
                break
            walk.answer(decision)
            playing += perf_counter() - after
    return listing, playing, perf_counter() - began


def cpu_time(play: Callable[[], object]) -> float:
    """The least CPU time of several runs."""
    times: list[float] = []
    for _ in range(PASSES):
        began = process_time()
        play()
        times.append(process_time() - began)
    return min(times)


def print_perf(title: str) -> None:
    """The C functions with the most time of their own, if perf may look."""
    perf = shutil.which("perf")
    if perf is None:
        print("  perf is not installed: nothing is known of the single C functions")
        return
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        play = [sys.executable, "-m", "bench.hotspots", title, "play"]
        record = [perf, "record", "--quiet", "--freq", "999", "--output", data, *play]
        report = [perf, "report", "--stdio", "--quiet", "--no-children", "--input", data]
        if subprocess.run(record, check=False, capture_output=True).returncode:
            print("  perf may not look here: nothing is known of the single C functions")
            return
        done = subprocess.run(
            [*report, "--sort", "symbol"], check=False, capture_output=True, text=True
        )
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    print("own time by C function (perf):", *lines[:TOP], sep="\n  ")


if __name__ == "__main__":
    sys.exit(main())
