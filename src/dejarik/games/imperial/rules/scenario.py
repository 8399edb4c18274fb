"""
The map and the mission of a game: named beforehand, drawn, or what is left after vetoes.

What belongs here: which there are, and how they are settled in the third step of setup. What does
not: the other steps (`setup`), and what a mission does.

A mission card names a mission and its map; cards are known by their place in the order of their
codes, maps and missions by theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import chances, reasons
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

OPEN_MAP: Final = ""
"""The id of a map before it is known: one that nobody can enter."""
DRAWN: Final = 0
VETOED: Final = 1

_ASKING: Final = 0
_STRUCK: Final = 1


def maps_of(s: Battle) -> list[str]:
    """The ids of the maps with a mission that can be played."""
    return sorted({code.partition("/")[0] for code in s.rules.missions})


def missions_of(s: Battle) -> list[str]:
    """The letters of the map's missions that can be played."""
    return sorted(code for code in s.map().missions if f"{s.map_id}/{code}" in s.rules.missions)


def settle(s: Battle, manner: int) -> None:
    """
    The map, if it is open, and the mission: one that is named, or one by chance or by vetoes.

    Whoever does not have initiative vetoes first: the other takes a zone first.
    Rulings: ia.setup.118, ia.setup.119, ia.setup.120, ia.setup.121
    """
    if s.map_id != OPEN_MAP:
        emit(s, _mission_of_the_map(s))
    elif manner == VETOED:
        push_scope(s, VETO, Scope(NOBODY, NOTHING))
    else:
        cards = sorted(s.rules.missions)
        card = cards[s.chance.draw(chances.MISSION_CARD, NOTHING, len(cards))]
        map_id = card.partition("/")[0]
        letters = [one for one in cards if one.startswith(f"{map_id}/")]
        emit_all(
            s,
            [_said(ev.MAP_CHOSEN, maps_of(s).index(map_id)), _mission_said(letters.index(card))],
        )


def _mission_of_the_map(s: Battle) -> Event:
    letters = missions_of(s)
    if s.mission:
        return _mission_said(letters.index(s.mission))
    return _mission_said(s.chance.draw(chances.MISSION_DRAW, NOTHING, len(letters)))


def _mission_said(place: int) -> Event:
    return _said(ev.MISSION_CHOSEN, place)


def _said(kind: int, amount: int) -> Event:
    return Event(kind, NOBODY, NOTHING, NOTHING, amount)


@dataclass(frozen=True)
class Veto(Op):
    """
    Players veto a map each in turn until one is left, then its missions likewise.

    `x` counts the vetoes, `items` are the places of the maps, then of the missions, struck out.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        if f.step == _STRUCK:
            kind = ev.MAP_VETOED if b.map_id == OPEN_MAP else ev.MISSION_VETOED
            struck = Event(kind, seat_to_veto(b, f), NOTHING, NOTHING, f.items[-1])
            f.step = _ASKING
            f.x += 1
            emit(s, struck)
            return
        left = places_left(b, f)
        if len(left) > 1:
            f.step = _STRUCK
            reason = reasons.VETO_MAP if b.map_id == OPEN_MAP else reasons.VETO_MISSION
            ask(s, f, seat_to_veto(b, f), ONE, reason)
        elif b.map_id == OPEN_MAP:
            f.items = []
            emit(s, _said(ev.MAP_CHOSEN, left[0]))
        else:
            pop(s)
            emit(s, _mission_said(left[0]))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return [Option(VALUE, NOTHING, NOTHING, place) for place in places_left(battle_of(s), f)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items.append(f.forms[0].picks[0])


def seat_to_veto(s: Battle, f: Frame) -> int:
    """Whose veto it is: that of whoever does not have initiative, then in turn."""
    return (s.initiative + 1 + f.x) % s.seats


def places_left(s: Battle, f: Frame) -> list[int]:
    """The maps, or the missions of the map, that nobody has vetoed."""
    count = len(maps_of(s)) if s.map_id == OPEN_MAP else len(missions_of(s))
    return [place for place in range(count) if place not in f.items]


def map_name(s: Battle, place: int) -> str:
    """What the map at a place is called."""
    return s.rules.boards[maps_of(s)[place]].map.name


def mission_name(s: Battle, place: int) -> str:
    """The letter of the mission at a place, with its name where it is known."""
    letter = missions_of(s)[place]
    name = s.map().missions[letter].name
    return f"{letter}: {name}" if name else f"mission {letter}"


VETO: Final = Veto()
