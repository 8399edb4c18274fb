"""The formats of decks: the bare rules, and the cards of the boxed game."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from dejarik.titles.swccg.catalogue import files

OPEN: Final = "open"
INTRODUCTORY: Final = "introductory"


@dataclass(frozen=True)
class DeckFormat:
    """A way of building decks."""

    code: str
    name: str

    def allowed(self) -> Collection[str] | None:
        """The cards it is played with; nothing if any will do."""
        return files.boxed() if self.code == INTRODUCTORY else None


FORMATS: Final = {
    one.code: one
    for one in (
        DeckFormat(OPEN, "Open"),
        DeckFormat(INTRODUCTORY, "Introductory Two-Player Game"),
    )
}


def format_of(code: str) -> DeckFormat | None:
    """The format with this code, in large or small letters; nothing if there is none."""
    return FORMATS.get(code.casefold())
