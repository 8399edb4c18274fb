"""
The log of a seat: what one seat hears while a game plays on.

Every event is told to every seat, with the things in it as that seat knows them at that moment:
hidden cards as handles, without their code. Of answers only who gave them is told. Sentences are
not made here, and nothing here depends on what the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.event_names import event_name
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.seen.event_words import words_of
from dejarik.games.imperial.seen.things import space_name, thing_of
from dejarik.games.imperial.wire import Thing, Told, ToldKind, encode_view
from dejarik.kernel.recorder import Recorder

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

DECIDED: Final[ToldKind] = "decided"

AT_A_PLACE: Final = frozenset(
    {
        ev.DEPLOYED,
        ev.EXITING,
        ev.STEPPED,
        ev.ENTERED,
        ev.PUSHED,
        ev.PLACED,
        ev.DECLARED,
        ev.TARGET_CHANGED,
        ev.TOKEN_DROPPED,
        ev.TOKEN_PLACED,
    }
)
"""Kinds whose amount is a placement or a space."""

CARDS_IN_ITEMS: Final = frozenset({ev.CARDS_DRAWN, ev.TOP_DISCARDED})

NUMBERS_OF_THE_RULES: Final = frozenset(
    {ev.EXITING, ev.COMMAND_PLAYED, ev.COMMAND_STANDS, ev.ACTION_BEGAN, ev.ACTION_ENDED}
)
"""Kinds whose detail means nothing outside the rules."""

AMOUNT_IN_WORDS: Final = frozenset(
    {
        ev.CONDITION_GAINED,
        ev.CONDITION_LOST,
        ev.KEYWORD_ADDED,
        ev.DIE_ADDED,
        ev.DIE_REMOVED,
        ev.REROLLED,
        ev.ZONE_CHOSEN,
        ev.MISSION_CHOSEN,
        ev.MAP_CHOSEN,
        ev.MAP_VETOED,
        ev.MISSION_VETOED,
        ev.COMMAND_PLAYED,
        ev.TOKEN_REMOVED,
    }
)
"""Kinds whose amount is a number of the rules, said in words instead."""


class SeatRecorder(Recorder):
    """Keeps what one seat, or a spectator (-1), is told."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.told: list[Told] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        seats = tuple([form.seat for form in forms])
        self.told.append(Told(serial, 0, DECIDED, seats=seats))

    def happened(self, s: State, event: Event) -> None:
        """Tell the event as this seat may know it now."""
        self.told.append(told_of(battle_of(s), self.seat, event))

    def messages(self) -> list[bytes]:
        """Everything told so far as bytes, the same for the same telling."""
        return [encode_view(one) for one in self.told]


def told_of(s: Battle, seat: int, e: Event) -> Told:
    """One event as a seat may know it."""
    kind = e.kind
    space, amount = "", e.amount
    if kind in AT_A_PLACE:
        space = space_name(s, amount)
        amount = 0
    elif kind in AMOUNT_IN_WORDS:
        amount = 0
    detail = 0 if kind in NUMBERS_OF_THE_RULES else e.detail
    items = e.items if kind in CARDS_IN_ITEMS else []
    return Told(
        e.serial,
        e.cause,
        event_name(kind),
        e.seat,
        (),
        (),
        None if kind == ev.RESULT_ADDED else _thing(s, seat, e.subject),
        _thing(s, seat, e.source),
        tuple([thing_of(s, seat, item) for item in items]),
        amount,
        detail,
        space,
        words_of(s, e),
    )


def _thing(s: Battle, seat: int, number: int) -> Thing | None:
    return thing_of(s, seat, number) if number > 0 else None
