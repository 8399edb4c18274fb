"""How events change what keywords bring into the game: charm tokens, pilots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event


def place_charms(t: Table, e: Event) -> bool:
    """
    Charm tokens are put on a card; nobody can tell one from another.

    Rulings: arh.part7.charm.03
    """
    t.copies[e.subject].charms += e.amount
    return e.amount > 0


def remove_charms(t: Table, e: Event) -> bool:
    """Remove as many charm tokens as there are."""
    copy = t.copies[e.subject]
    e.amount = min(e.amount, copy.charms)
    copy.charms -= e.amount
    return e.amount > 0


def begin_piloting(t: Table, e: Event) -> bool:
    """
    A character pilots a vehicle, and none it piloted before.

    Rulings: arh.part7.piloting.03, arh.part7.piloting.05
    """
    t.copies[e.subject].pilots = e.source
    return True
