"""
The rulebook: what all rules can look up, whatever cards are in the game.

The game itself is a subclass; rules import only this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.game import Game

if TYPE_CHECKING:
    from dejarik.games.imperial.board.boards import Boards
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.edition import Edition
    from dejarik.games.imperial.model.texts import Listening
    from dejarik.kernel.timing import Timing

SCHEMA: Final = 2
"""Grows when states are packed or journals are read otherwise."""

COMMAND_DECK_SIZE: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Game):
    """
    Definitions by number and their numbers by code; boards by map; missions by map and letter.

    `answers` are the Command cards of the edition that can be played in a window, by kind of
    event and band: who is asked depends on them and on nothing hidden. `attack_worths` is what
    attacks bring on average, by the numbers of both cards, as it was asked for. `playable` are the
    Command cards that an army could play, by the cards of its groups, as they were asked for
    (`seen.determinize`).
    """

    def __init__(self, timing: Timing, edition: Edition) -> None:
        super().__init__(timing, SCHEMA)
        self.edition: Edition = edition
        self.definitions: list[Definition] = []
        self.numbers: dict[str, int] = {}
        self.boards: dict[str, Boards] = {}
        self.missions: dict[str, Definition] = {}
        self.command_deck_size: int = COMMAND_DECK_SIZE
        self.attack_worths: dict[int, float] = {}
        self.playable: dict[tuple[int, ...], list[Definition]] = {}
        self.answers: dict[int, list[tuple[Definition, Listening]]] = {}
