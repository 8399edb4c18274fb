"""
The games of Destiny, ready to play: one for each edition, with every implemented card.

What belongs here: joining facts, programs and edition, and naming the rules as they are here.
What does not: reading data files (`titles.destiny.catalogue.files`).
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.metadata import version
from importlib.resources.abc import Traversable

from dejarik.games.destiny.building.printings import Library, library_of
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english import render_card
from dejarik.games.destiny.model.edition import CURRENT, edition_named
from dejarik.kernel.wire import digest
from dejarik.titles.destiny.catalogue.files import facts, formats
from dejarik.titles.destiny.catalogue.texts import card_texts, versions

_RULES = ("dejarik.kernel", "dejarik.speech", "dejarik.games.destiny")
_RULE_FILES = (".py", ".json")


def destiny(edition: str = CURRENT) -> Destiny:
    """
    Give the game of Destiny with every implemented card, in an edition.

    The answer is shared. Raises ValueError when there is no such edition.
    """
    return _destiny(edition)


@cache
def _destiny(edition: str) -> Destiny:
    rules = edition_named(edition)
    programs = {code: text.parts for code, text in card_texts(edition).items()}
    game = Destiny(facts(edition), programs, rules)
    game.formats = {**formats()}
    # People play by this one: what cards get wrong between them must not end their game.
    game.cuts_circles = True
    return game


def library(edition: str = CURRENT) -> Library:
    """Give all cards of an edition, with what links their printings."""
    return library_of(destiny(edition))


def rendered_texts() -> dict[str, str]:
    """Give what a player reads of every implemented card, by the names of its versions."""
    return {
        name: render_card(text, facts(text.until)[text.code]) for name, text in versions().items()
    }


@cache
def rules_version() -> str:
    """
    Name the rules of Destiny as they are here: the version, and a hash of all that makes them.

    That is the source of kernel, speech and game, with cards, words and data. The compiled copy has
    its source beside it and plays alike, so it has the same name.
    """
    parts: list[bytes] = []
    for package in _RULES:
        for name, data in _files(resources.files(package), package):
            parts += [name.encode(), digest(data).encode()]
    return f"{version('dejarik')}+{digest(b' '.join(parts), 8)}"


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """Find every file of rules below a folder, in the order of their names."""
    for one in sorted(folder.iterdir(), key=lambda found: found.name):
        path = f"{name}/{one.name}"
        if one.is_dir():
            yield from _files(one, path)
        elif one.name.endswith(_RULE_FILES):
            yield path, one.read_bytes()
