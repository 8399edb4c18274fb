"""
Deck lists in files and texts.

What belongs here: opening a file with a list, and telling a person what is wrong with it.
What does not: reading the list itself, which its title does.
"""

from pathlib import Path
from typing import Final

from dejarik.hosting.decks import Decks, Payload, UnreadableList, UnreadLine
from dejarik.hosting.trouble import Trouble

MOST_BYTES: Final = 1_000_000
"""So much is read of a file: no title reads as long a list, and each says so itself."""


def read_deck(decks: Decks, path: Path) -> Payload:
    """
    The deck list in a file.

    Raises Trouble, which names the first line that is not understood.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES)
    except OSError as error:
        raise Trouble(
            f"The deck list {path} cannot be opened.",
            str(error.strerror or error).lower(),
            "give the name of a file with a deck list",
        ) from error
    return list_in(decks, data, path.name)


def list_in(decks: Decks, data: bytes, name: str) -> Payload:
    """
    The deck list in a text that is called so.

    Raises Trouble, which names the first line that is not understood.
    """
    try:
        reading = decks.read(data)
    except UnreadableList as error:
        raise Trouble(f"{name} is not a deck list.", error.why, error.do) from error
    for line in reading.unread:
        raise _not_understood(line, name, decks.example)
    return reading.listed


def _not_understood(line: UnreadLine, name: str, example: str) -> Trouble:
    do = f"write the set and the number behind the title, such as: {example}"
    if line.meant:
        do = f"write the card that is meant, perhaps: {'; '.join(line.meant)}"
    what = f"Line {line.number} of {name} is not understood: {line.words}"
    return Trouble(what, line.why, do)
