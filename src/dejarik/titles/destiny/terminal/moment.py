"""A game of Destiny as it stands for one seat: what questions are put to."""

from functools import cached_property

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.wire import SeatView
from dejarik.kernel.state import State


class Moment:
    """The game, the state and the names of a seat; it holds until the next answer."""

    def __init__(self, game: Destiny, state: State, names: Names) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.edition = game.edition.name

    @cached_property
    def view(self) -> SeatView:
        """What the seat may know."""
        found = self.game.view(self.state, self.names.seat)
        assert isinstance(found, SeatView)
        return found
