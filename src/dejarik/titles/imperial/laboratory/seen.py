"""What everyone sees of a skirmish, as a hash."""

import msgspec

from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import encode_view
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest


def seen_by_all(s: State) -> str:
    """
    A hash of what everyone sees: how a state is packed may change, this may not.

    The kernel's counters in a view tell moments apart; nobody sees them. What is said beside a view
    is a help, which may get better.
    """
    battle = battle_of(s)
    views = [view_of(battle, seat, helps=False) for seat in range(NOBODY, s.seats)]
    plain = [msgspec.structs.replace(one, moment=()) for one in views]
    return digest(b"".join(map(encode_view, plain)))
