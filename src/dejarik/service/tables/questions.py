"""
Questions that change nothing, answered to the asker alone.

What belongs here: putting a message's question to the title and wording the reply.
What does not: what a seat may know: that is the title's and the game's to decide.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from dejarik.hosting.play.game_log import GameLog
from dejarik.hosting.play.room import Room
from dejarik.hosting.title import ENGLISH, Title
from dejarik.service import wire
from dejarik.service.error_places import fault_of

FAILED: Final = "The rules failed on this question. Ask something else, or report it."

log = structlog.get_logger()


class NoAnswer(Exception):
    """There is none: a code, and why in words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def informed(room: Room, seat: int, message: wire.Explain | wire.Odds) -> wire.Reply:
    """The answer to a question of a seat about the table as it stands. Raises NoAnswer."""
    title, journal = room.title, room.play.journal
    with _worded(message):
        if isinstance(message, wire.Explain):
            found = title.telling.explain(journal, room.state, seat, message.question)
            return wire.Explained(message.ref, found.lines, found.rulings, found.drawn)
        odds = room.game.odds(room.state, seat, message.question)
        return wire.Chances(message.ref, wire.plain_odds(odds))


def reasons(game_log: GameLog, message: wire.Why) -> wire.Reply:
    """What led to a line of a log, with the rulings behind it. Raises NoAnswer."""
    with _worded(message):
        chain = game_log.chain(message.line)
        rulings = dict.fromkeys(ruling for one in chain for ruling in one.rulings)
        return wire.Explained(message.ref, tuple(one.text for one in chain), tuple(rulings))


def card(title: Title, edition: str, message: wire.ShowCard) -> wire.Reply:
    """A card's facts and text. Raises NoAnswer."""
    with _worded(message):
        sheet = title.catalogue.sheet(message.code, edition, ENGLISH)
        return wire.CardSheet(message.ref, sheet.code, sheet.facts, sheet.text, sheet.playable)


@contextmanager
def _worded(message: wire.Query) -> Iterator[None]:
    """Whatever goes wrong with a question, in words."""
    try:
        yield
    except ValueError as error:
        raise NoAnswer("no_answer", f"{error}") from error
    except Exception as error:
        kind = type(message).__name__
        log.error("question_failed", question=kind, **fault_of(error))  # noqa: TRY400
        raise NoAnswer("failed", FAILED) from error


def edition_of(room: Room) -> str:
    """The edition a game is played in."""
    return str(room.play.journal.setup().get("edition", ""))
