"""
A thinker: a child process that thinks, so that nobody else waits for it.

What belongs here: a job for it, and what it loads first. What does not: the thought itself
(`thinking`), the pipe (`children`), and where jobs come from.
"""

import gc

from dejarik.bots.budget import freeze_loaded
from dejarik.hosting.titles import Titles
from dejarik.service.adapters.children import Child, ChildRefused, serve
from dejarik.service.bots_wire import pack_answer, pack_job, unpack_answer, unpack_job
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.thinking import BadJob, limit_for, name_of, rules_of, think


class Thinker(Child):
    """One child that thinks."""

    def __init__(self, titles: Titles) -> None:
        super().__init__(__spec__.name, titles)

    async def think(self, job: BotJob) -> BotAnswer:
        """
        The bot's answer, within its budget and some grace.

        Raises BadJob when the job makes no sense, and ChildLost.
        """
        limit = limit_for(job.bot)
        try:
            return unpack_answer(await self.ask(pack_job(job), limit, name_of(job)))
        except ChildRefused as error:
            raise BadJob(str(error)) from error


# --- the child ------------------------------------------------------------------------


def load(titles: Titles) -> None:
    """Load the usual game; the others are loaded when one of them is first asked about."""
    gc.disable()
    first = titles.named(titles.default)
    rules_of(first.id, first.editions[0], titles)
    freeze_loaded()
    gc.enable()


def thought(data: bytes, titles: Titles) -> bytes:
    """The answer to a job."""
    return pack_answer(think(unpack_job(data)[0], titles))


if __name__ == "__main__":
    serve(thought, load)
