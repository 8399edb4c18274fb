"""The leak law for the Customizable Card Game."""

from typing import Final

from dejarik.games.swccg.seen.seat_log import SeatRecorder
from dejarik.laws.leaks import LeakLaw
from dejarik.titles.swccg.laboratory.secrets import SECRETS

LEAKS: Final = LeakLaw(SECRETS, SeatRecorder)
