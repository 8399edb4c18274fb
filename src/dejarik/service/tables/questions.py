"""
Questions that change nothing, answered to the asker alone.

What belongs here: putting a message's question to the title and wording the reply.
What does not: what a seat may know: that is the title's and the game's to decide.
"""

from typing import Final

import structlog

from dejarik.hosting.play.room import Room
from dejarik.hosting.title import ENGLISH
from dejarik.service import wire
from dejarik.service.error_places import fault_of

FAILED: Final = "The rules failed on this question. Ask something else, or report it."

log = structlog.get_logger()


def informed(room: Room, seat: int, message: wire.Query) -> wire.Reply:
    """The answer to a question of an audience; a refusal in words if there is none."""
    title, journal = room.title, room.play.journal
    try:
        match message:
            case wire.Explain():
                found = title.telling.explain(journal, room.state, seat, message.question)
                return wire.Explained(message.ref, found.lines, found.rulings, found.drawn)
            case wire.Why():
                found = title.telling.why(journal, seat, message.line)
                return wire.Explained(message.ref, found.lines, found.rulings)
            case wire.Odds():
                odds = room.game.odds(room.state, seat, message.question)
                return wire.Chances(message.ref, wire.plain_odds(odds))
            case wire.ShowCard():
                sheet = title.catalogue.sheet(message.code, edition_of(room), ENGLISH)
                return wire.CardSheet(
                    message.ref, sheet.code, sheet.facts, sheet.text, sheet.playable
                )
    except ValueError as error:
        return wire.Refused(message.ref, "no_answer", f"{error}", version=room.version(seat))
    except Exception as error:  # noqa: BLE001  (a question is never worth a game)
        kind = type(message).__name__
        log.error("question failed", question=kind, **fault_of(error))  # noqa: TRY400
        return wire.Refused(message.ref, "failed", FAILED, version=room.version(seat))


def edition_of(room: Room) -> str:
    """The edition a game is played in."""
    return str(room.play.journal.setup().get("edition", ""))
