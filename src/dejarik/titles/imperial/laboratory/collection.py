"""Every card of Imperial Assault: what can be played of it, and what we say of it."""

from pathlib import Path
from typing import Final

from dejarik.games.imperial.missions import missions
from dejarik.laws.register import Printing
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.texts import mission_text, text_of
from dejarik.titles.imperial.laboratory.printed_texts import (
    async_texts,
    commander_texts,
    reading_texts,
)


class ImperialCollection:
    """The cards of all sets."""

    tests = "tests/cards/imperial"

    def sets(self) -> dict[str, str]:
        """The names of the sets by their codes, in order."""
        return {one.code: one.name for one in files.sets()}

    def printings(self) -> dict[str, str]:
        """The set of every card, by its code."""
        found = {one.code: one.set_code for one in files.deployments().values()}
        return {**found, **{one.code: one.set_code for one in files.commands().values()}}

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
        """What a player reads of each card and of each mission."""
        cards = {code: "\n".join(text_of(code)) for code in sorted(games.implemented())}
        return {**cards, **{code: "\n".join(mission_text(code)) for code in sorted(missions())}}

    def printed(self, folder: Path) -> dict[str, Printing]:
        """What collections have of the cards and missions, each of them as a printing."""
        codes = [*self.printings(), *missions()]
        found = {code: Printing("", code) for code in codes}
        for source in (async_texts, commander_texts, reading_texts):
            for code, text in source(folder):
                found[f"{code}@{len(found)}"] = Printing(text, code)
        return found


COLLECTION: Final = ImperialCollection()
