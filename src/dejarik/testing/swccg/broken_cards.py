"""The Customizable Card Game's cards for those who break them: programs, tests, games."""

from collections.abc import Callable, Iterator
from typing import Final

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.kernel.game import Game
from dejarik.testing.card_tests import CardTest, plainly
from dejarik.testing.mutation import Parts
from dejarik.testing.swccg import games
from dejarik.testing.swccg.exchange import exchanged
from dejarik.testing.swccg.mutation import NODES
from dejarik.titles.swccg.games import game


class SwccgCards:
    """Every card with a program; twins of the two sides have one, under the code of Light."""

    nodes = NODES

    def programs(self) -> dict[str, str]:
        """A program is named by the first card that has it."""
        first: dict[int, str] = {}
        return {code: first.setdefault(id(parts), code) for code, parts in PROGRAMS.items()}

    def parts(self, name: str) -> Parts:
        """One program."""
        return PROGRAMS[name]

    def marks(self, name: str) -> list[str]:
        """Tests are marked with the code."""
        return [code for code, first in self.programs().items() if first == name]

    def read(self, function: Callable[..., None]) -> Iterator[tuple[str, CardTest]]:
        """There is one edition."""
        return plainly(function)

    def game_with(self, name: str, parts: Parts) -> CustomizableCardGame | None:
        """None if a part could not be built in."""
        try:
            return exchanged(game(), self.marks(name), parts)
        except (TypeError, ValueError):
            return None

    def play_with(self, game: Game | None, edition: str = "") -> None:
        """Tables are laid with the programs of this game."""
        assert game is None or isinstance(game, CustomizableCardGame)
        games.play_with(game)


CARDS: Final = SwccgCards()
