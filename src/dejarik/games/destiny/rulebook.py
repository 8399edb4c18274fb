"""
The rulebook: what all Destiny rules can look up, whatever cards are in the game.

The game itself is a subclass; rules import only this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.game import Game

if TYPE_CHECKING:
    from dejarik.games.destiny.definition import Definition, Heard
    from dejarik.kernel.program import Op
    from dejarik.kernel.timing import Timing


BATTLEFIELD_DECIDES: Final = 0
NOBODY_WINS: Final = 1


class Edition:
    """
    A rules edition as parameters; what a committee may overrule is a switch here.

    `taken_dice_return`: whether the dice of a card go back to it when it changes control.
    `last_characters_together`: who wins when both players lose their last one at once.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.hand_size: int = 5
        self.income: int = 2
        self.shield_limit: int = 3
        self.upgrade_limit: int = 3
        self.downgrade_limit: int = 3
        self.taken_dice_return: bool = True
        self.loser_shields: int = 2
        self.rolled_for_controller: bool = True
        self.ambush_from_start: bool = True
        self.team_points: int = 30
        self.deck_size: int = 30
        self.most_copies: int = 2
        self.most_plots: int = 1
        self.neutral_characters: bool = True
        self.downgrades_in_decks: bool = True
        self.cards_need_affiliation: bool = True
        self.copies_share_title: bool = True
        self.last_characters_together: int = BATTLEFIELD_DECIDES


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Game):
    """
    Definitions by number and their numbers by code; what die symbols and keywords do.
    """

    def __init__(self, timing: Timing, edition: Edition) -> None:
        super().__init__(timing)
        self.edition: Edition = edition
        self.definitions: list[Definition] = []
        self.numbers: dict[str, int] = {}
        self.symbols: list[Op] = []
        # Records of `building`, which stands above this.
        self.formats: dict[str, object] = {}
        self.keywords: dict[int, list[Heard]] = {}
        self.renews: bool = False
        self.hears_from_afar: bool = False
