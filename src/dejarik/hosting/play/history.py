"""
The past of a game, by playing its journal again: its log, what was answered, how it stood.

What belongs here: doing one job from start to end. What does not: where and how often that is
done: a whole game takes a while, so a service has it done in another process.
"""

from dejarik.hosting.play.history_wire import HistoryJob, write_log, write_marks
from dejarik.hosting.play.undo import watch_of
from dejarik.hosting.titles import Titles
from dejarik.kernel.journal_bytes import load_journal
from dejarik.kernel.replaying import replay


def done(job: HistoryJob, titles: Titles) -> bytes:
    """What comes of a job, as bytes. Raises Diverged, and ValueError when it makes no sense."""
    title, journal = titles.named(job.title), load_journal(job.journal)
    if job.kind == "log":
        return write_log(title.telling.log(journal, job.at))
    game = title.game(journal.setup())
    if job.kind == "marks":
        return write_marks(watch_of(game, journal).marks)
    return game.dump(replay(game, journal, job.at))
