"""
Who answers in a seat: bots by name, and a person's own functions.

What belongs here: making an answer of a question. What does not: how bots think (`dejarik.bots`).
"""

import pickle
from collections.abc import Callable
from time import thread_time

from dejarik.bots.budget import Clock
from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import NAMES, SEARCH, UnknownBot, bot_named
from dejarik.bots.search_bot import THINK
from dejarik.hosting.near_names import NearNames
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.play.hearing import A_BOT
from dejarik.play.question import Answer, Question

Function = Callable[[Question], Answer]
"""A bot of one's own: handed a question, it gives a place, a name or an option."""


class NamedBot:
    """
    A bot of the house: which one, its mood, and how long it may think.

    It is made anew for every question, so a resumed game goes on as it would have, and an
    undone answer meets the same bot; only how far a searching one comes in its time differs.
    Time is that of the processor, so other programs change nothing.
    """

    def __init__(
        self,
        name: str,
        seed: str | None = None,
        think: float = THINK,
        clock: Clock = thread_time,
    ) -> None:
        self.name = name
        self.seed = seed
        self.think = think
        self.clock = clock

    def seated(self, seed: str) -> "NamedBot":
        """The same with a seed."""
        return NamedBot(self.name, seed, self.think, self.clock) if self.seed is None else self

    def seat_name(self) -> str:
        """Its kind and its seed."""
        return f"{self.name}{A_BOT}{self.seed}"

    def choose(self, outlook: Outlook) -> int:
        """What it answers, from what its seat may know."""
        seed = f"{self.seed}.{outlook.decision.seat}.{outlook.decision.id}"
        kind = f"{SEARCH}:{self.think}" if self.name == SEARCH else self.name
        return bot_named(kind, seed, self.clock).choose(outlook)

    def place(self, question: Question) -> int:
        """The same of a question."""
        return self.choose(question.outlook)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


class OwnBot:
    """A function that answers; it should take its chance from the question."""

    def __init__(self, function: Function) -> None:
        self.function = function
        name = str(getattr(function, "__name__", type(function).__name__))
        self.name = name if name.isidentifier() else "function"

    def seated(self, seed: str) -> "OwnBot":
        """The question brings the seed."""
        return self

    def seat_name(self) -> str:
        """What the function is called."""
        return self.name

    def place(self, question: Question) -> int:
        """What the function says. Raises Trouble when no option is meant by it."""
        return question.place_of(self.function(question))

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


Bot = NamedBot | OwnBot
Player = Bot | Function | str | None
"""Who sits in a seat: a bot, a function, a bot's name; nobody where a person answers."""


def bot(name: str, seed: int | str | None = None, think: float = THINK) -> NamedBot:
    """
    A bot by its name or strength: `novice`, `regular`, `veteran`, `master`, `random` and others.

    Its seed is that of the game if left out; `think` is how many seconds `search` may think.
    Raises Trouble for a name that no bot has.
    """
    try:
        bot_named(name, "")
    except UnknownBot as error:
        near = NearNames(NAMES).like(name.casefold(), 1)
        meant = f"perhaps {near[0]!r} is meant; " if near else ""
        do = f"{meant}there are {', '.join(NAMES)}, and search:SECONDS"
        raise Trouble(f"There is no bot {name!r}.", "no bot has this name", do, USAGE) from error
    return NamedBot(name, None if seed is None else str(seed), think)


def player(wanted: Player) -> Bot | None:
    """Who sits in a seat, from a name, a function or a bot. Raises Trouble."""
    if isinstance(wanted, str):
        return bot(wanted)
    if wanted is None or isinstance(wanted, NamedBot | OwnBot):
        return wanted
    return OwnBot(wanted)


def bot_in(seat_name: str) -> NamedBot | None:
    """The bot that a journal names so; nothing where it names anybody else."""
    kind, is_bot, seed = seat_name.partition(A_BOT)
    return NamedBot(kind, seed) if is_bot and kind in NAMES else None


def can_travel(one: Bot) -> bool:
    """Whether a bot can be sent to another process."""
    try:
        pickle.dumps(one)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True
