"""The leak law for Imperial Assault: what only a seat can know of its own options."""

from typing import Final

from dejarik.games.imperial.rules.menu import ATTACK_OPTION
from dejarik.games.imperial.seen.seat_log import SeatRecorder
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Answer
from dejarik.laws.leaks import LeakLaw
from dejarik.laws.secrets import asked_of
from dejarik.titles.imperial.laboratory.secrets import SECRETS


class ImperialLeaks(LeakLaw):
    """To name a target later is offered only to who holds a card for that moment."""

    def is_private(self, game: Game, s: State, answer: Answer, seat: int) -> bool:
        """Whether another seat cannot give this answer here for reasons only it can see."""
        if super().is_private(game, s, answer, seat):
            return True
        if answer.option is None or answer.seat == seat:
            return False
        kind, _, target, _ = answer.option
        decision = asked_of(game, s, answer.seat)
        keys = [] if decision is None else [option.key() for option in decision.options]
        return kind == ATTACK_OPTION and target == NOTHING and answer.option not in keys


LEAKS: Final = ImperialLeaks(SECRETS, SeatRecorder)
