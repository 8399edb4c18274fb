"""
Reading the deck lists that people send: what is understood, and what is not, in words.

What belongs here: from a text to a list, a refusal or the lines that are not understood.
What does not: the forms of a list (the title knows them), and what is done with one (`decks`).
"""

from dejarik.games.destiny.building.lists import DeckList
from dejarik.service.lobby.deck_wire import Unread
from dejarik.service.refusals import Code, Refusal
from dejarik.titles.destiny.decks.lists import Reading, UnreadableList, UnreadLine, read_list


def understood(text: str) -> DeckList:
    """The list in a text. Raises Refusal when any line of it is not understood."""
    reading = _reading(text)
    if reading.unread:
        message = "\n".join(map(_in_words, reading.unread))
        advice = "Write the set and the number behind the title, such as: 2 Mobilize (TPG 14)."
        raise Refusal(Code.INVALID, message, advice)
    return reading.listed


def read(text: str) -> tuple[DeckList, tuple[Unread, ...]]:
    """
    The list in a text, and the lines of it that are not understood.

    Raises Refusal when it is no list at all.
    """
    reading = _reading(text)
    unread = [Unread(one.number, one.words, one.why, one.meant) for one in reading.unread]
    return reading.listed, tuple(unread)


def _reading(text: str) -> Reading:
    try:
        return read_list(text.encode())
    except UnreadableList as error:
        raise Refusal(Code.INVALID, f"This is no deck list: {error.why}.", error.do) from error


def _in_words(line: UnreadLine) -> str:
    meant = f" Perhaps: {'; '.join(line.meant)}." if line.meant else ""
    return f"Line {line.number} is not understood: {line.words}: {line.why}.{meant}"
