"""Questions to ask of bots in tests."""

from functools import cache

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.kernel.chance import seed_from
from dejarik.kernel.state import State
from dejarik.service.ports import BotJob
from dejarik.service.thinking import Asking, job_for
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of

GAME = games.destiny()


@cache
def somewhere() -> State:
    """A game in which somebody has something to think about."""
    s = GAME.start(setup_of(DECKS[0], DECKS[1], ("", ""), lab=True), seed_from("jobs"))
    bot = RandomBot("jobs")
    played = 0
    while played < 20 or len(GAME.pending(s)[0].options) < 5:
        decision = GAME.pending(s)[0]
        GAME.apply(s, decision.seat, decision.id, bot.answer(decision))
        played += 1
    return s


def a_job(version: int = 1, bot: str = "search#40") -> BotJob:
    """A question at some version."""
    s = somewhere()
    asking = Asking("g1", "destiny", CURRENT, version, bot, "seed")
    return job_for(GAME, s, GAME.pending(s)[0], asking)
