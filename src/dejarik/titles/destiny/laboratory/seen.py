"""What everyone sees of a table of Destiny, as a hash."""

from typing import Final

import msgspec

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import SeatView, encode_view
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest

SINCE: Final = ("lasting",)
"""What views have told only since then: no stored hash knows of it."""


def seen_by_all(s: State) -> str:
    """
    A hash of what everyone sees: how a state is packed may change, this may not.

    The kernel's counters in a view tell moments apart; nobody sees them.
    """
    table = table_of(s)
    views = [view_of(table, seat) for seat in range(NOBODY, s.seats)]
    return digest(b"".join(map(_as_then, views)))


def _as_then(view: SeatView) -> bytes:
    """A view as it was written when games were first stored."""
    plain = msgspec.to_builtins(msgspec.structs.replace(view, moment=()))
    for name in SINCE:
        del plain[name]
    return encode_view(plain)
