"""What a seat reads in the log while answers are given at a laid table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.language.english import log
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.seen.seat_log import SeatRecorder
from dejarik.kernel.recorder import ListRecorder
from dejarik.titles.swccg.games import names_in

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State
    from dejarik.testing.swccg.table import Laid

CALLED: Final = ("Ann", "Bob")


class Ear(ListRecorder):
    """Hears what one seat is told."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat_log = SeatRecorder(seat)

    def happened(self, s: State, event: Event) -> None:
        """Keep the event, and what the seat is told of it."""
        super().happened(s, event)
        self.seat_log.happened(s, event)


def told(laid: Laid, seat: int, *answers: str, minor: bool = False) -> list[str]:
    """The lines that a seat reads while these answers are given; minor ones only if wanted."""
    ear = Ear(seat)
    laid.recorder = ear
    laid.answer(*answers)
    speaker = Speaker(names_in(laid.game), seat, CALLED)
    return [
        log.sentence(speaker, one)
        for one in ear.seat_log.told
        if one.kind in log.SENTENCES and (minor or not log.is_minor(one))
    ]
