"""
Thinking: what a question to a bot is made of, and what a worker does with it.

What belongs here: making the job from a state, and answering it; both without IO.
What does not: how jobs travel, and in which process somebody thinks (`adapters`).

A job is made where the true state is, and holds a determinized one. Two states that look
alike to a seat make the same job, so a worker cannot know more than the seat may; and an
imagined state imagines just what the true one would, so the bot loses nothing by it.
"""

from dataclasses import dataclass
from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import bot_named, seconds_in
from dejarik.hosting.titles import Titles
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.service.ports import BotAnswer, BotJob

MOST_SECONDS: Final = 30.0
"""The longest budget that a bot at a table may have."""
GRACE: Final = 10.0
"""Seconds beyond its budget after which a thought counts as stuck."""


class BadJob(ValueError):
    """A job that no worker of this release can do; asking again would not help."""


@dataclass(frozen=True, slots=True)
class Asking:
    """
    Who is asked, and where: the game by its id, the version its seat has seen.

    The seed is for this bot alone; a game's own seed would tell what is hidden.
    """

    game: str
    title: str
    edition: str
    version: int
    bot: str
    seed: str


def job_for(rules: Game, s: State, decision: Decision, asking: Asking) -> BotJob:
    """
    The question to a bot, in a game as it might be for all its seat knows.

    Raises BadJob when there is no such bot.
    """
    limit_for(asking.bot)
    seed = f"{asking.seed}.{asking.version}.{decision.id}"
    imagined = rules.determinize(s, decision.seat, seed_from(f"{seed} job"))
    return BotJob(
        game=asking.game,
        title=asking.title,
        edition=asking.edition,
        seat=decision.seat,
        version=asking.version,
        decision=decision.id,
        bot=asking.bot,
        seed=seed,
        imagined=rules.dump(imagined),
    )


def think(job: BotJob, titles: Titles) -> BotAnswer:
    """
    Let the bot answer, within its budget.

    Raises BadJob when the job makes no sense here.
    """
    limit_for(job.bot)
    rules = rules_of(job.title, job.edition, titles)
    try:
        s = rules.load(job.imagined)
    except ValueError as error:
        raise BadJob(f"job {name_of(job)} holds no state of this release: {error}") from error
    asked = [one for one in rules.pending(s) if (one.seat, one.id) == (job.seat, job.decision)]
    if not asked:
        raise BadJob(f"job {name_of(job)} asks what its own state does not ask")
    choice = bot_named(job.bot, job.seed).choose(Outlook(rules, s, asked[0]))
    return BotAnswer(job.game, job.seat, job.version, job.decision, choice)


def rules_of(title: str, edition: str, titles: Titles) -> Game:
    """
    The rules a job is played by.

    Raises BadJob when this release has none such.
    """
    try:
        return titles.named(title).game_in(edition)
    except ValueError as error:
        raise BadJob(f"there is no game {title!r} in an edition {edition!r} here") from error


def limit_for(bot: str) -> float:
    """
    Seconds after which the thought of a bot is given up: its budget and some grace.

    Raises BadJob when there is no such bot, or one that would think too long.
    """
    try:
        seconds = seconds_in(bot)
    except ValueError as error:
        raise BadJob(str(error)) from error
    if not seconds <= MOST_SECONDS:
        raise BadJob(f"the bot {bot!r} may think {MOST_SECONDS:g} seconds at most")
    return seconds + GRACE


def name_of(job: BotJob) -> str:
    """What makes two jobs the same question: game, version and seat."""
    return f"{job.game}.{job.version}.{job.seat}"
