"""
Many games of the same sides, in several processes.

What belongs here: what is asked for, and the loop over what comes. What does not: one of the games
(`one_of_many`), processes (`processes`), the bar (`progress`), and counting (`results`).
"""

import os
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.play.bots import Bot, Player, player
from dejarik.play.one_of_many import Sides, played_again
from dejarik.play.processes import games_of
from dejarik.play.progress import progress_shown
from dejarik.play.results import Played, Results
from dejarik.play.starting import seats_of
from dejarik.play.terms import Deck, game_meant
from dejarik.play.title_choice import Chosen, title_meant
from dejarik.titles import registry

USUAL: Final = "random"
"""Who plays a side of which nothing is said."""


def many(
    games: int,
    title: str | Chosen,
    *decks: Deck,
    players: Sequence[Player] = (),
    seed: int | str = 1,
    jobs: int | None = None,
    **options: str,
) -> Results:
    """
    Play many games: `play.many(1_000, "destiny", "guardians", "sith", players=["regular"] * 2)`.

    `players` are bots, their names or functions, `random` where nobody is named. The sides change
    seats after every game. `jobs` are processes, one for each processor if left out. A bar is
    drawn where somebody looks; Ctrl-C ends it with the games so far. The same seed gives the same
    games in any number of processes, unless a bot runs out of its time. `options` are those of
    `start`. Raises Trouble for what there is not.
    """
    if games < 1:
        raise Trouble(f"{games} games cannot be played.", "one at least is", "ask for more", USAGE)
    wanted = game_meant(title_meant(title), decks, options)
    bots = _bots(players, seats_of(wanted))
    names = wanted.decks or tuple(f"side {side + 1}" for side in range(len(bots)))
    sent = _sendable(wanted.chosen)
    sides = Sides(sent, names, wanted.lists, wanted.terms, bots, str(seed))
    began, played = time.monotonic(), list[Played]()
    with progress_shown() as told:
        try:
            for some in games_of(sides, games, min(jobs or os.cpu_count() or 1, games)):
                played += some
                told(len(played), games)
        except KeyboardInterrupt:
            if not played:
                raise
    seconds = time.monotonic() - began
    called = [f"{name} ({bot.name})" for name, bot in zip(names, bots, strict=True)]
    return Results(called, played, games, seconds, partial(played_again, sides))


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
