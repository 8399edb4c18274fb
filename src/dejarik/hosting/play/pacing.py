"""
The pace of bots: how soon something that a bot does may follow on the last thing that was seen.

What belongs here: how long an answer waits, and what may decide that. What does not: timers
(whoever hosts a table has them), and thinking, which counts as waiting.

How long an answer waits must tell nothing that the answer does not. So a forced answer waits as
long as any other, and only passing in a window of responses, which everybody sees, waits for
nothing: there are many of them, and nothing to look at.
"""

from collections.abc import Sequence

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.passing import pass_in
from dejarik.kernel.decisions import Decision


class Pace:
    """
    The pace of the bots at one table.

    Where only bots sit nobody is waited for, unless the table is there to be looked at.
    """

    def __init__(self, hosted: Hosted, milliseconds: int) -> None:
        self._bots = frozenset(place for place, one in enumerate(hosted.seats) if one.bot)
        is_watched = hosted.paced or len(self._bots) < len(hosted.seats)
        self.pause = milliseconds if self._bots and is_watched else 0
        self._seen = 0

    def note(self, now: int) -> None:
        """Everybody has just been told something."""
        self._seen = now

    def wait(self, decision: Decision, choice: int, now: int) -> int:
        """How many milliseconds a bot's answer has to wait yet."""
        if choice == pass_in(decision):
            return 0
        return max(0, self._seen + self.pause - now)

    def hold(self, pending: Sequence[Decision]) -> int:
        """How long the clocks stand still for what is asked now: no bot pays for its pace."""
        return self.pause if any(one.seat in self._bots for one in pending) else 0
