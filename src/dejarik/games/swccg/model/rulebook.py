"""What every rule may ask of the game being played: definitions, edition, layouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.game import Game

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.edition import Edition
    from dejarik.games.swccg.model.layouts import Layout
    from dejarik.games.swccg.model.texts import Listening
    from dejarik.kernel.timing import Timing

SCHEMA: Final = 1
"""It grows when states are packed otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Game):
    """
    The game with what its rules look up.

    `answers` are the texts in hands by kind of event and band: what a seat might answer with;
    `texts_in_hand` are the same by the number of their definition.
    """

    def __init__(self, timing: Timing, edition: Edition, schema: int = SCHEMA) -> None:
        super().__init__(timing, schema)
        self.edition: Edition = edition
        self.definitions: list[Definition] = []
        self.numbers: dict[str, int] = {}
        self.layouts: dict[str, Layout] = {}
        self.answers: dict[int, list[tuple[Definition, Listening]]] = {}
        self.texts_in_hand: dict[int, dict[int, list[Listening]]] = {}
