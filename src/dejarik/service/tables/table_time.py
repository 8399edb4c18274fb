"""
Table time: what the clocks of tables run by.

What belongs here: how far each of the two times has come. What does not: what a clock does
with it (`hosting.play.clocks`), and the time of the service in the database (`adapters`).

Time runs from beat to beat. It is monotonic, and goes no further than two seconds beyond the
last beat that reached the database: a process that stood still, a host that was paused and a
database that was away cost nobody anything.
"""

from dejarik.hosting.play.settings_wire import Clock, Correspondence
from dejarik.service.ports import DEAD_AFTER_MS, Now, Unavailable


class _Leased:
    """A time that is extended by beats, and never goes back."""

    def __init__(self, monotonic: Now, begin: int) -> None:
        self._monotonic = monotonic
        self._reached = self._last = begin
        self._beat = monotonic()

    def now(self) -> int:
        passed = min(self._monotonic() - self._beat, DEAD_AFTER_MS)
        self._last = max(self._last, self._reached + passed)
        return self._last

    def beat(self, reached: int) -> bool:
        """Go on from a moment; whether time has stood still before it."""
        stood_still = self._monotonic() - self._beat > DEAD_AFTER_MS
        self._reached = reached
        self._beat = self._monotonic()
        return stood_still


class TableTime:
    """
    The two times of one process: its own for clocks of minutes, the service's for days.

    `begin` is where its own begins: of no meaning to any other process. `standstills` counts
    how often its own has stood still.
    """

    def __init__(self, monotonic: Now, begin: int) -> None:
        self.standstills = 0
        self._is_known = False
        self._own = _Leased(monotonic, begin)
        self._service = _Leased(monotonic, 0)

    def must_be_known(self) -> None:
        """Raise Unavailable before the first beat."""
        if not self._is_known:
            raise Unavailable("this process has not reached the database yet")

    def beat(self, service: int) -> None:
        """A beat has reached the database, where the service's time was this."""
        self.standstills += self._own.beat(self._own.now())
        self._service.beat(service)
        self._is_known = True

    def now(self, clock: Clock) -> int:
        """The time that a clock runs by."""
        return self.service() if isinstance(clock, Correspondence) else self._own.now()

    def service(self) -> int:
        """The time of the service."""
        return self._service.now()
