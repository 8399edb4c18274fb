"""
Many games of the same sides, in several processes.

What belongs here: giving each game its seed and its seats, and playing them. What does not: the
loop of one game (`playout`), the bar (`progress`), and counting (`results`).

A game is named by a seed and a number, and is the same wherever it is played. Words are made only
where a function reads them.
"""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing.context import BaseContext
from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.terminal import Audience
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.hosting.wire import Prompt, View
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.state import State
from dejarik.play.bots import Bot, NamedBot, OwnBot, Player, can_travel, player
from dejarik.play.hearing import audience_for
from dejarik.play.playout import Chooser, play_out, share
from dejarik.play.progress import Progress, progress_shown
from dejarik.play.question import Question, mood_of, worded
from dejarik.play.results import Played, Results
from dejarik.play.starting import new_journal, seats_of
from dejarik.play.table import Table
from dejarik.play.terms import Deck, game_meant
from dejarik.play.title_choice import Chosen, title_meant
from dejarik.titles import registry

USUAL: Final = "random"
"""Who plays a side of which nothing is said."""
LARGEST: Final = 8
"""So many games at most are given to a process at once."""


@dataclass(frozen=True)
class Sides:
    """What is played: the same for all games. A title that is listed here goes by its id."""

    title: str | Chosen
    names: tuple[str, ...]
    lists: tuple[Payload, ...]
    terms: Terms
    bots: tuple[Bot, ...]
    seed: str
    swap: bool

    def seats(self, number: int) -> tuple[int, ...]:
        """Which seat each side has in a game; with `swap` they move on by one every time."""
        count = len(self.bots)
        return tuple((side + number * self.swap) % count for side in range(count))

    def begun(self, number: int) -> tuple[Chosen, Journal, list[Bot]]:
        """The title of a game, its empty journal, and who sits where."""
        chosen, seats = title_meant(self.title), self.seats(number)
        seed = f"{self.seed} {number}"
        order = [seats.index(seat) for seat in range(len(seats))]
        sitting = [self.bots[side].seated(seed) for side in order]
        lists = [self.lists[side] for side in order] if self.lists else []
        names = [one.seat_name() for one in sitting]
        journal = new_journal(chosen, lists, seed, names, self.terms, lab=True)
        return chosen, journal, sitting


def many(
    games: int,
    title: str | Chosen,
    *decks: Deck,
    players: Sequence[Player] = (),
    seed: int | str = 1,
    swap: bool = True,
    jobs: int | None = None,
    progress: bool | Progress | None = None,
    format_code: str | None = None,
    edition: str | None = None,
    **options: str,
) -> Results:
    """
    Play many games: `play.many(1_000, "destiny", "guardians", "sith", players=["regular"] * 2)`.

    `players` are bots, their names or functions, `random` where nobody is named. With `swap` the
    sides change seats after every game. `jobs` are processes, one for each processor if left out.
    A bar is drawn where somebody looks, or a function is told; Ctrl-C ends it with the games so
    far. The same seed gives the same games in any number of processes, unless a bot runs out of
    its time. Raises Trouble for what there is not.
    """
    if games < 1:
        raise Trouble(f"{games} games cannot be played.", "one at least is", "ask for more", USAGE)
    wanted = game_meant(title_meant(title), decks, edition, format_code, options)
    bots = _bots(players, seats_of(wanted))
    names = wanted.decks or tuple(f"side {side + 1}" for side in range(len(bots)))
    sides = Sides(
        _sendable(wanted.chosen), names, wanted.lists, wanted.terms, bots, str(seed), swap
    )
    began, played = time.monotonic(), list[Played]()
    with progress_shown(progress, games) as told:
        try:
            for some in _played(sides, games, min(jobs or os.cpu_count() or 1, games)):
                played += some
                told(len(played), games)
        except KeyboardInterrupt:
            if not played:
                raise
    seconds = time.monotonic() - began
    called = [f"{name} ({bot.name})" for name, bot in zip(names, bots, strict=True)]
    return Results(called, played, games, seconds, partial(_again, sides))


def _bots(players: Sequence[Player], seats: int) -> tuple[Bot, ...]:
    """Who plays each side. Raises Trouble where it is nobody, or they are too many."""
    if len(players) > seats:
        do = f"name {seats} of them at most"
        raise Trouble(f"{len(players)} cannot play this.", f"there are {seats} sides", do, USAGE)
    found = [player(one) for one in (*players, *[USUAL] * (seats - len(players)))]
    bots = tuple(one for one in found if one is not None)
    if len(bots) < len(found):
        do = "name a bot or a function for each side; `start` is for games of your own"
        raise Trouble("A side has no bot.", "nobody would answer there", do, USAGE)
    return bots


def _sendable(chosen: Chosen) -> str | Chosen:
    """A title as another process is told of it."""
    id_ = chosen.title.id
    is_listed = id_ in registry.TITLES.ids and registry.TITLES.named(id_) is chosen.title
    return id_ if is_listed else chosen


# --- one game -------------------------------------------------------------------------


def play_one(sides: Sides, number: int) -> Played:
    """Play the game of a number to its end."""
    chosen, journal, sitting = sides.begun(number)
    game = chosen.title.game_in(sides.terms.edition)
    s = game.start(journal.setup(), journal.seed)
    desk = _Desk(chosen, journal, s)
    answers = play_out(game, s, [_chooser(one, desk, journal) for one in sitting])
    outcome, seats = game.outcome(s), sides.seats(number)
    scores = tuple(share(game, s, seat) for seat in seats)
    reason = "" if outcome is None else outcome.reason
    return Played(number, f"{sides.seed} {number}", seats, scores, reason, answers)


def _chooser(bot: Bot, desk: "_Desk", journal: Journal) -> Chooser:
    """How a bot answers an outlook; only one that reads words needs more."""
    if isinstance(bot, NamedBot):
        return bot.choose
    mood = mood_of(journal.seed)

    def choose(outlook: Outlook) -> int:
        return bot.place(Question(outlook, desk, mood))

    return choose


class _Desk:
    """Where functions find words in a game that nobody else is told of."""

    def __init__(self, chosen: Chosen, journal: Journal, s: State) -> None:
        self.chosen = chosen
        self.journal = journal
        self.s = s
        self.sights: dict[int, Audience] = {}

    def _audience(self, seat: int) -> Audience:
        if seat not in self.sights:
            self.sights[seat] = audience_for(self.chosen.terminal, self.journal, seat)
        return self.sights[seat]

    def sight(self, seat: int, decision: int) -> tuple[View, Prompt]:
        """What the seat sees, and what it is asked."""
        return worded(self._audience(seat), self.s, decision)

    def foretold(self, seat: int, decision: int) -> Prompt:
        """The same with what comes of options."""
        view, prompt = self.sight(seat, decision)
        return self._audience(seat).foretold(self.s, view, prompt)

    def played(self, seat: int, decision: int, choice: int) -> None:
        """Nothing: the answer is what the function gives back."""
        do = "return the option instead of calling `answer`"
        raise Trouble("A bot does not play its answer itself.", "it is asked for one", do, USAGE)


def _again(sides: Sides, played: Played) -> Table:
    """The same game with a journal, for whoever wants to look at it."""
    chosen, journal, sitting = sides.begun(played.number)
    game = chosen.title.game_in(sides.terms.edition)
    return Table(chosen, Play(game, journal), sitting)


# --- all of them ----------------------------------------------------------------------


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


def _played(sides: Sides, games: int, jobs: int) -> Iterator[list[Played]]:
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
