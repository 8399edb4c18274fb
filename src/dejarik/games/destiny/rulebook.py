"""
The rulebook: what all Destiny rules can look up, whatever cards are in the game.

The game itself is a subclass; rules import only this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.kernel.game import Game

if TYPE_CHECKING:
    from dejarik.games.destiny.definition import Definition, Heard
    from dejarik.games.destiny.edition import Edition
    from dejarik.kernel.program import Op
    from dejarik.kernel.timing import Timing


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Game):
    """
    Definitions by number and their numbers by code; what die symbols and keywords do.

    `deck_cards` are the implemented ones that a deck can hold.
    """

    def __init__(self, timing: Timing, edition: Edition) -> None:
        super().__init__(timing)
        self.edition: Edition = edition
        self.definitions: list[Definition] = []
        self.deck_cards: list[Definition] = []
        self.numbers: dict[str, int] = {}
        self.symbols: list[Op] = []
        # Records of `building`, which stands above this.
        self.formats: dict[str, object] = {}
        self.keywords: dict[int, list[Heard]] = {}
        # Filled as they are asked for (`evaluating`): the mean worth of each die, by definition.
        self.die_worths: dict[int, float] = {}
        self.renews: bool = False
        self.hears_from_afar: bool = False
