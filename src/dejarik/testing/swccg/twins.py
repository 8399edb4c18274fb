"""A table laid out for a card of either side, with words for cards that both sides have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model.definition import SIDE_NAMES
from dejarik.testing.swccg.table import Laid

if TYPE_CHECKING:
    from dejarik.games.swccg.game import CustomizableCardGame

WORDS: Final = {
    "trooper": ("1_194", "1_28"),
    "hero": ("101_5", "101_2"),
    "droid": ("1_186", "1_18"),
    "guard": ("1_181", "1_26"),
    "blaster": ("1_317", "1_152"),
    "barrier": ("1_249", "1_105"),
    "shuffle": ("1_262", "1_115"),
    "teacher": ("1_221", "1_64"),
    "sense": ("1_267", "1_109"),
    "alter": ("1_234", "1_71"),
}
"""Cards of Dark and of Light that are alike; one of these words says the one or the other."""


class Mirror:
    """Both sides as a card sees them: its own and the other."""

    def __init__(self, game: CustomizableCardGame, code: str) -> None:
        self.game = game
        self.side: int = game.definitions[game.numbers[code]].side

    def own(self, word: str) -> str:
        """The code of a card of one's own side."""
        return WORDS[word][self.side]

    def other(self, word: str) -> str:
        """The code of the card of the other side."""
        return WORDS[word][1 - self.side]

    def side_name(self, own: bool = True) -> str:
        """Which side is one's own, or the other."""
        return SIDE_NAMES[self.side if own else 1 - self.side]

    def lay(
        self,
        sites: str,
        own: str = "",
        other: str = "",
        *,
        own_turn: bool = True,
        phase: str = "deploy",
        **more: str | int,
    ) -> Laid:
        """A table; `own_hand`, `other_top` and so on are what `Laid` asks of a side."""
        given: dict[str, object] = {}
        for name, value in {"own": own, "other": other, **more}.items():
            whose, _, what = name.partition("_")
            side = self.side_name(whose == "own")
            text = self._codes(value, whose == "own") if isinstance(value, str) else value
            given[f"{side}_{what}" if what else side] = text
        filler = (WORDS["trooper"][0], WORDS["trooper"][1])
        turn = self.side_name(own_turn)
        return Laid(self.game, sites, turn=turn, phase=phase, filler=filler, **given)  # type: ignore[arg-type]

    def _codes(self, text: str, own: bool) -> str:
        side = self.side if own else 1 - self.side
        return " ".join(WORDS[word][side] if word in WORDS else word for word in _parts(text))


def _parts(text: str) -> list[str]:
    return text.replace(",", " , ").split()
