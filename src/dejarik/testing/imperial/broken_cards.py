"""Imperial Assault's cards and missions for those who break them: programs, tests, games."""

from collections.abc import Callable, Iterator
from typing import Final

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.missions import missions
from dejarik.kernel.game import Game
from dejarik.testing.card_tests import CardTest, plainly
from dejarik.testing.imperial import games
from dejarik.testing.imperial.exchange import exchanged
from dejarik.testing.imperial.mutation import NODES
from dejarik.testing.mutation import Parts


class ImperialCards:
    """Every card with a program, and every mission by its map and letter."""

    nodes = NODES

    def programs(self) -> dict[str, str]:
        """Each has a program of its own."""
        return {name: name for name in (*programs(), *missions())}

    def parts(self, name: str) -> Parts:
        """One program."""
        return programs()[name] if name in programs() else missions()[name]

    def marks(self, name: str) -> list[str]:
        """Tests are marked with the code."""
        return [name]

    def read(self, function: Callable[..., None]) -> Iterator[tuple[str, CardTest]]:
        """There is one edition."""
        return plainly(function)

    def game_with(self, name: str, parts: Parts) -> ImperialAssault | None:
        """None if a part could not be built in."""
        try:
            return exchanged(games.true_game(), name, parts)
        except (TypeError, ValueError):
            return None

    def play_with(self, game: Game | None, edition: str = "") -> None:
        """The true game is built here, before any clock runs."""
        assert game is None or isinstance(game, ImperialAssault)
        games.true_game()
        games.play_with(game)


CARDS: Final = ImperialCards()
