"""The leak law for Destiny: what is explained is seen, too."""

from typing import Final

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.seen.seat_log import SeatRecorder
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.laws.leaks import Glimpse, LeakLaw
from dejarik.titles.destiny.laboratory.explanation_laws import questions
from dejarik.titles.destiny.laboratory.secrets import SECRETS


class DestinyLeaks(LeakLaw):
    """A seat may ask for every explanation at once."""

    def first_glimpse(self, game: Game, s: State, seat: int) -> Glimpse:
        """The view, and every explanation the seat can ask for."""
        glimpse = super().first_glimpse(game, s, seat)
        if seat != NOBODY:
            for question in questions(table_of(s), seat):
                glimpse.append(repr(game.explain(s, seat, question)).encode())
        return glimpse


LEAKS: Final = DestinyLeaks(SECRETS, SeatRecorder)
