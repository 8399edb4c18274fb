"""
Deck lists in files.

What belongs here: opening a file with a list, and telling a person what is wrong with it.
What does not: reading the list itself (`titles.destiny.decks.lists`).
"""

from pathlib import Path

from dejarik.cli.trouble import Trouble
from dejarik.games.destiny.building.lists import DeckList
from dejarik.hosting.decks import UnreadableList, UnreadLine
from dejarik.titles.destiny.decks.lists import LARGEST_LIST, read_list


def read_deck(path: Path) -> DeckList:
    """
    The deck list in a file.

    Raises Trouble, which names the first line that is not understood.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_LIST + 1)
    except OSError as error:
        raise Trouble(
            f"The deck list {path} cannot be opened.",
            str(error.strerror or error).lower(),
            "give the name of a file with a deck list",
        ) from error
    try:
        reading = read_list(data)
    except UnreadableList as error:
        raise Trouble(f"{path.name} is not a deck list.", error.why, error.do) from error
    for line in reading.unread:
        raise _not_understood(line, path.name)
    return reading.listed


def _not_understood(line: UnreadLine, name: str) -> Trouble:
    do = "write the set and the number behind the title, such as: 2 Mobilize (TPG 14)"
    if line.meant:
        do = f"write the card that is meant, perhaps: {'; '.join(line.meant)}"
    what = f"Line {line.number} of {name} is not understood: {line.words}"
    return Trouble(what, line.why, do)
