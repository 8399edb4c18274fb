"""
The bots by name, as programs and people ask for them.

A name may say how long its bot thinks: `search:0.1` has a tenth of a second for each
answer, `search#400` tries four hundred answers, on every machine the same ones.
"""

from typing import Final, Protocol

from dejarik.bots.budget import Budget, Clock
from dejarik.bots.greedy_bot import PATIENCE, GreedyBot
from dejarik.bots.outlook import Outlook
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.search_bot import THINK, SearchBot

RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
BOTS: Final = (RANDOM, GREEDY, SEARCH)


class Bot(Protocol):
    """Whoever answers questions from an outlook."""

    def choose(self, outlook: Outlook) -> int:
        """The answer: the place of one option."""
        ...


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        known = ", ".join(BOTS)
        super().__init__(f"there is no bot {name!r}; there are {known}, and search:SECONDS")


def bot_named(name: str, seed: int | str, clock: Clock | None = None) -> Bot:
    """
    A new bot of this name.

    Raises UnknownBot.
    """
    if name == RANDOM:
        return RandomBot(seed)
    if name == GREEDY:
        return GreedyBot(seed, Budget(PATIENCE, clock=clock))
    return SearchBot(seed, budget_in(name, clock))


def seconds_in(name: str) -> float:
    """
    How long the bot of this name may think about an answer; 0 if the clock does not matter.

    Raises UnknownBot.
    """
    return 0.0 if name in (RANDOM, GREEDY) else budget_in(name).seconds


def budget_in(name: str, clock: Clock | None = None) -> Budget:
    """
    The budget that the name of a searching bot says.

    Raises UnknownBot.
    """
    if name == SEARCH:
        return Budget(THINK, clock=clock)
    try:
        if name.startswith(f"{SEARCH}#") and int(name[len(SEARCH) + 1 :]) > 0:
            return Budget(steps=int(name[len(SEARCH) + 1 :]))
        if name.startswith(f"{SEARCH}:") and float(name[len(SEARCH) + 1 :]) > 0.0:
            return Budget(float(name[len(SEARCH) + 1 :]), clock=clock)
    except ValueError:
        pass
    raise UnknownBot(name)
