"""
Processes that play many games: how they are begun, given games, and stopped.

What belongs here: that alone. What does not: the games (`one_of_many`).
"""

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.context import BaseContext
from typing import Final

from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.play.bots import Bot, OwnBot, can_travel
from dejarik.play.one_of_many import Sides, play_one
from dejarik.play.results import Played

LARGEST: Final = 8
"""So many games at most are given to a process at once."""

_sides: Sides | None = None


def _prepare(sides: Sides) -> None:
    """Make a process ready: it knows what is played, and leaves Ctrl-C to the main one."""
    global _sides  # noqa: PLW0603  (each process has its own)
    _sides = sides
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _some(numbers: range) -> list[Played]:
    assert _sides is not None
    found = []
    for number in numbers:
        try:
            found.append(play_one(_sides, number))
        except Trouble:
            raise
        except Exception as error:
            what, why = f"Game {number} broke off.", f"{type(error).__name__}: {error}"
            do = "play it in this process, to look at it: the same call with jobs=1"
            raise Trouble(what, why, do) from error
    return found


def games_of(sides: Sides, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games as they come, a few at a time."""
    if jobs == 1:
        yield from ([play_one(sides, number)] for number in range(games))
        return
    step = max(1, min(LARGEST, games // (jobs * 20)))
    numbers = [range(first, min(first + step, games)) for first in range(0, games, step)]
    before = set(multiprocessing.active_children())
    workers = ProcessPoolExecutor(jobs, _context(sides), _prepare, (sides,))
    try:
        for done in as_completed([workers.submit(_some, some) for some in numbers]):
            yield done.result()
    except BaseException:
        # Whoever stops does not wait for games that nobody will see.
        workers.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    workers.shutdown()


def _context(sides: Sides) -> BaseContext:
    """
    How processes are begun: the platform's way, if everybody can be sent there.

    A function that stands in a notebook is known to a copy of this process only. Raises Trouble
    where processes are not copies.
    """
    usual = multiprocessing.get_context()
    travels = all(map(can_travel, sides.bots)) and not any(map(_is_typed_in, sides.bots))
    if travels or usual.get_start_method() == "fork":
        return usual
    if "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin":
        return multiprocessing.get_context("fork")
    what = "A function among the players is not known to other processes."
    why = "it was typed in, or stands inside another one"
    raise Trouble(what, why, "put it into a module of its own, or say jobs=1", USAGE)


def _is_typed_in(bot: Bot) -> bool:
    """Whether a function stands where no file can be read again."""
    if not isinstance(bot, OwnBot):
        return False
    module = getattr(bot.function, "__module__", "")
    return module == "__main__" and not hasattr(sys.modules["__main__"], "__file__")
