"""
Destiny's cards for those who break them: their programs, their tests, and games with mutants.

Reprints have the program of the first printing: it is broken once, for all printings. A version
that an erratum has changed is broken in the edition it stands until, and tried there.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.kernel.game import Game
from dejarik.testing.card_tests import CardTest, expanded
from dejarik.testing.destiny import games
from dejarik.testing.destiny.editions import editions_of
from dejarik.testing.destiny.exchange import exchanged
from dejarik.testing.destiny.mutation import NODES
from dejarik.testing.marks import card_of
from dejarik.testing.mutation import Parts
from dejarik.titles.destiny.catalogue.texts import versions


class DestinyCards:
    """Every text there is, by the name of its version."""

    nodes = NODES

    def programs(self) -> dict[str, str]:
        """Reprints have the program of what they repeat."""
        return {name: first_printing(text) for name, text in versions().items()}

    def parts(self, name: str) -> Parts:
        """One program."""
        return versions()[name].parts

    def marks(self, name: str) -> list[str]:
        """The first printing alone: its tests are the tests of the program."""
        return [name]

    def read(self, function: Callable[..., None]) -> Iterator[tuple[str, CardTest]]:
        """One that speaks of other editions than the one its version stands until is left out."""
        edition: str = getattr(function, "__until__", CURRENT)
        if edition in editions_of(function, Path.cwd()):
            for test in expanded(function):
                yield card_of(function, test.arguments), replace(test, edition=edition)

    def game_with(self, name: str, parts: Parts) -> Destiny | None:
        """All printings have the other program."""
        text = versions()[name]
        game = games.true_game(text.until)
        codes = [one.code for one in printings_of(text) if one.code in game.numbers]
        try:
            return exchanged(game, dict.fromkeys(codes, parts))
        except (TypeError, ValueError):
            return None

    def play_with(self, game: Game | None, edition: str = "") -> None:
        """The true game is built here, before any clock runs."""
        assert game is None or isinstance(game, Destiny)
        games.true_game(edition or CURRENT)
        games.play_in(edition or CURRENT)
        games.play_with(game)


def printings_of(text: CardText) -> list[CardText]:
    """The card and its reprints, which have the program of the first printing."""
    same = [one for one in versions().values() if one.until == text.until]
    return [text, *(one for one in same if text.code == one.reprint_of)]


def first_printing(text: CardText) -> str:
    """The name of the text that a reprint repeats, or its own."""
    return replace(text, code=text.reprint_of or text.code).version


CARDS: Final = DestinyCards()
