"""What everyone sees of a skirmish, as a hash."""

import msgspec

from dejarik.games.imperial.model.ids import FIRST_DOOR
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import DecisionView, DoorView, SeatView, encode_view
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest


def seen_by_all(s: State) -> str:
    """
    A hash of what everyone sees: how a state is packed may change, this may not.

    The kernel's counters in a view tell moments apart; nobody sees them. What a door is called
    may change: it goes by its map's name here. What a question says beside its options is a help.
    """
    battle = battle_of(s)
    views = [view_of(battle, seat) for seat in range(NOBODY, s.seats)]
    plain = [
        msgspec.structs.replace(
            one, moment=(), doors=_doors(battle, one), decision=_asked(one.decision)
        )
        for one in views
    ]
    return digest(b"".join(map(encode_view, plain)))


def _doors(battle: Battle, view: SeatView) -> tuple[DoorView, ...]:
    doors = battle.map().doors
    return tuple(
        msgspec.structs.replace(one, name=doors[one.id - FIRST_DOOR].id) for one in view.doors
    )


def _asked(decision: DecisionView | None) -> DecisionView | None:
    return decision and msgspec.structs.replace(decision, ways=(), settled=False)
