"""
Reading the deck lists that people send: what is understood, and what is not, in words.

What belongs here: from a text to a list, a refusal or the lines that are not understood.
What does not: the forms of a list (the title knows them), and what is done with one (`decks`).
"""

from dejarik.hosting.decks import Decks, Payload, Reading, UnreadableList, UnreadLine
from dejarik.service.lobby.deck_wire import Unread
from dejarik.service.refusals import Code, Refusal


def understood(decks: Decks, text: str) -> Payload:
    """The list in a text. Raises Refusal when any line of it is not understood."""
    reading = _reading(decks, text)
    if reading.unread:
        message = "\n".join(map(_in_words, reading.unread))
        advice = f"Write the set and the number behind the title, such as: {decks.example}."
        raise Refusal(Code.INVALID, message, advice)
    return reading.listed


def read(decks: Decks, text: str) -> tuple[Payload, tuple[Unread, ...]]:
    """
    The list in a text, and the lines of it that are not understood.

    Raises Refusal when it is no list at all.
    """
    reading = _reading(decks, text)
    unread = [Unread(one.number, one.words, one.why, one.meant) for one in reading.unread]
    return reading.listed, tuple(unread)


def _reading(decks: Decks, text: str) -> Reading:
    try:
        return decks.read(text.encode())
    except UnreadableList as error:
        advice = f"{error.do[:1].upper()}{error.do[1:]}."
        raise Refusal(Code.INVALID, f"This is no deck list: {error.why}.", advice) from error


def _in_words(line: UnreadLine) -> str:
    meant = f" Perhaps: {'; '.join(line.meant)}." if line.meant else ""
    return f"Line {line.number} is not understood: {line.words}: {line.why}.{meant}"
