"""Every printing of Destiny: what can be played of it, what we say of it, what is printed on it."""

import json
from pathlib import Path
from typing import Final

from dejarik.games.destiny.building.formats import Format
from dejarik.laws.register import Printing
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files, texts


class DestinyCollection:
    """The cards of all sets."""

    tests = "tests/cards/destiny"

    def sets(self) -> dict[str, str]:
        """The names of the sets by their codes, in order."""
        return {one.code: one.name for one in files.sets()}

    def printings(self) -> dict[str, str]:
        """The set of every printing, by its code."""
        return {code: card.set_code for code, card in files.facts().items()}

    def formats(self) -> dict[str, frozenset[str]]:
        """The cards of every format that names its sets; of each card one printing there."""
        return {one.name: _allowed(one) for one in files.formats().values() if one.sets}

    def versions(self) -> dict[str, str]:
        """The codes of all texts, also of those that an erratum has changed."""
        return {name: text.code for name, text in texts.versions().items()}

    def first_printing(self, code: str) -> str:
        """The printing whose text it has."""
        text = texts.card_texts().get(code)
        return code if text is None else text.reprint_of or code

    def implemented(self) -> frozenset[str]:
        """The codes of the printings that have a text in the current edition."""
        return frozenset(texts.card_texts())

    def rendered(self) -> dict[str, str]:
        """What a player reads of each text."""
        return games.rendered_texts()

    def printed(self, folder: Path) -> dict[str, Printing]:
        """What the community's files say: one for each set."""
        printed: dict[str, str] = {}
        reprints: dict[str, str] = {}
        for path in sorted((folder / "set").glob("*.json")):
            for card in json.loads(path.read_text(encoding="utf-8")):
                printed[card["code"]] = card.get("text") or ""
                if card.get("reprint_of"):
                    reprints[card["code"]] = card["reprint_of"]
        return {code: Printing(text, _first(code, reprints)) for code, text in printed.items()}


def _allowed(wanted: Format) -> frozenset[str]:
    facts = files.facts()
    reprints = {code: card.reprint_of for code, card in facts.items() if card.reprint_of}
    banned = {_first(code, reprints) for code in wanted.banned}
    found: dict[str, str] = {}
    for code, card in facts.items():
        first = _first(code, reprints)
        if card.set_code in wanted.sets and first not in banned:
            found.setdefault(first, code)
    return frozenset(found.values())


def _first(code: str, reprints: dict[str, str]) -> str:
    while code in reprints:
        code = reprints[code]
    return code


COLLECTION: Final = DestinyCollection()
