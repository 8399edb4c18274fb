"""
The ledger of things used, searched or brought in vain this turn; that of texts is in `limits`.

An entry is a thing, what it used, and which kind of entry it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model.definition import DEVICE, WEAPON
from dejarik.games.swccg.model.ids import is_copy

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

USED_WEAPON: Final = 1
"""A bearer (thing) has used a weapon."""
USED_DEVICE: Final = 4
"""A bearer (thing) has used a device."""
SEARCHED: Final = 2
"""A pile (thing) was searched in vain by the function of a title, by its definition."""
NO_REACT: Final = 3
"""A seat (thing) may not bring cards of a title as a react any more, by its definition."""
REACTED: Final = 5
"""A text on table (thing) has brought a card to a place."""
ENTRY: Final = 3


def entries(t: Table, kind: int, thing: int) -> list[int]:
    """What a thing has used, searched or brought in vain."""
    used = t.used
    return [
        used[at + 1]
        for at in range(0, len(used), ENTRY)
        if used[at] == thing and used[at + 2] == kind
    ]


def entry_of_use(t: Table, item: int) -> list[int]:
    """The entry for the use of a weapon or device by whoever carries it; none for other cards."""
    copy = t.copies.get(item)
    kind = _kind_of_use(t, item)
    return [] if copy is None or not kind else [copy.holder, item, kind]


def may_use(t: Table, item: int) -> bool:
    """Whether its bearer has used no other weapon, or no other device, this turn."""
    kind = _kind_of_use(t, item)
    if not kind:
        return True
    return all(one == item for one in entries(t, kind, t.copies[item].holder))


def _kind_of_use(t: Table, item: int) -> int:
    copy = t.copies.get(item)
    if copy is None or not is_copy(copy.holder):
        return 0
    return {WEAPON: USED_WEAPON, DEVICE: USED_DEVICE}.get(t.definition(item).kind, 0)
