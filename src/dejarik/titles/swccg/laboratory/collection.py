"""Every card of the game: what can be played of it, and what we say of it."""

import json
from pathlib import Path
from typing import Final

from dejarik.laws.register import Printing
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.catalogue.texts import text_of

SOURCES: Final = ("Dark.json", "Light.json")


class SwccgCollection:
    """The cards of all sets."""

    tests = "tests/cards/swccg"

    def sets(self) -> dict[str, str]:
        """The names of the sets by their codes, in order."""
        return {one.code: one.name for one in files.sets()}

    def printings(self) -> dict[str, str]:
        """The set of every card, by its code."""
        return {code: card.set_code for code, card in files.cards().items()}

    def formats(self) -> dict[str, frozenset[str]]:
        """No format leaves cards out."""
        return {}

    def versions(self) -> dict[str, str]:
        """The codes of all texts: of each card there is one."""
        return {code: code for code in sorted(games.implemented())}

    def first_printing(self, code: str) -> str:
        """Every printing is the first of its card here."""
        return code

    def implemented(self) -> frozenset[str]:
        """The codes of the cards that can be played."""
        return games.implemented()

    def rendered(self) -> dict[str, str]:
        """What a player reads of each card."""
        return {code: "\n".join(text_of(code)) for code in sorted(games.implemented())}

    def printed(self, folder: Path) -> dict[str, Printing]:
        """What the community's data has of the cards, by code."""
        found = {code: Printing("", code) for code in files.cards()}
        for name in SOURCES:
            path = folder / name
            records = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
            for record in records.get("cards", ()):
                code = record.get("gempId", "")
                if code in files.cards():
                    found[f"{code}@{len(found)}"] = Printing(_text(record), code)
        return found


def _text(record: dict[str, dict[str, str]]) -> str:
    sides = [record.get("front", {}), record.get("back", {})]
    return " / ".join(side.get("gametext", "") for side in sides)


COLLECTION: Final = SwccgCollection()
