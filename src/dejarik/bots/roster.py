"""
The bots by name, as programs and people ask for them.

People choose one of four strengths: what each of them does stands in `STRENGTHS` and nowhere
else. Programs may name a way of thinking instead: `random`, `greedy`, or `search`, which may say
how long it thinks: `search:0.1` has a tenth of a second for each answer, `search#400` tries four
hundred answers, on every machine the same ones. Tables that were made with such a name keep it.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from dejarik.bots.budget import Budget, Clock
from dejarik.bots.greedy_bot import IMAGINED, PATIENCE, GreedyBot
from dejarik.bots.outlook import Outlook
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.search_bot import THINK, SearchBot

RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"


@dataclass(frozen=True)
class Strength:
    """
    How well a bot plays.

    It tries options in `imagined` games, and overlooks each of them with the chance `overlooks`.
    With `steps` it plays the best ones on, trying so many answers in all. Within `seconds` it
    has answered on any machine. `words` say in a few words what to expect of it.
    """

    name: str
    words: str
    imagined: int = IMAGINED
    overlooks: float = 0.0
    steps: int = 0
    seconds: float = PATIENCE

    def bot(self, seed: int | str, clock: Clock | None) -> "Bot":
        """A new bot of this strength."""
        budget = Budget(self.seconds, self.steps, clock)
        if self.steps:
            return SearchBot(seed, budget)
        return GreedyBot(seed, budget, self.imagined, self.overlooks)


STRENGTHS: Final = {
    one.name: one
    for one in (
        Strength("novice", "overlooks most of what it could do", imagined=1, overlooks=0.65),
        Strength("regular", "overlooks a good move now and then", imagined=1, overlooks=0.4),
        Strength("veteran", "makes the best move it sees", overlooks=0.15),
        Strength("master", "thinks some moves ahead", steps=1_000, seconds=2.0),
    )
}
"""From the weakest to the strongest; what they are worth is in docs/reference/bots.md."""
BOTS: Final = tuple(STRENGTHS)
NAMES: Final = (*BOTS, RANDOM, GREEDY, SEARCH)
"""Everyone who can be named without saying more."""


class Bot(Protocol):
    """Whoever answers questions from an outlook."""

    def choose(self, outlook: Outlook) -> int:
        """The answer: the place of one option."""
        ...


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        known = ", ".join(NAMES)
        super().__init__(f"there is no bot {name!r}; there are {known}, and search:SECONDS")


def bot_named(name: str, seed: int | str, clock: Clock | None = None) -> Bot:
    """
    A new bot of this name.

    Raises UnknownBot.
    """
    if name in STRENGTHS:
        return STRENGTHS[name].bot(seed, clock)
    if name == RANDOM:
        return RandomBot(seed)
    if name == GREEDY:
        return GreedyBot(seed, Budget(PATIENCE, clock=clock))
    return SearchBot(seed, budget_in(name, clock))


def seconds_in(name: str) -> float:
    """
    How long the bot of this name may think about an answer; 0 if it answers soon by itself.

    Raises UnknownBot.
    """
    if name in STRENGTHS:
        return STRENGTHS[name].seconds
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
