"""
What every change of piles keeps: how many cards move, from where to where, and in which order.

What belongs here: laws that look at a table before and after one event. Those that look at a table
as it lies are in `table_laws`.
"""

from collections.abc import Callable
from typing import Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import Table
from dejarik.kernel.events import DONE, Event
from dejarik.laws.contract import demand

Piles = list[list[int]]

TOPS: Final = {
    ev.ACTIVATE_ONE: (ids.RESERVE, ids.FORCE),
    ev.USE_ONE: (ids.FORCE, ids.USED),
    ev.DRAW_ONE: (ids.FORCE, ids.HAND),
}
"""Events that move the top card of one pile to the top of another."""


def kept(t: Table, event: Event, change: Callable[[], bool]) -> bool:
    """Make a change and hold it against what such an event may do. Raises LawBroken."""
    before = [[pile.copy() for pile in player.piles] for player in t.players]
    left = [player.generation for player in t.players]
    identities = sorted(t.knowledge.identity)
    changed = change()
    if event.status != DONE:
        return changed
    demand(sorted(t.knowledge.identity) == identities, "event {} changed decks", event.kind)
    if event.kind in TOPS:
        _one_from_the_top(t, event, before[event.seat])
    if event.kind == ev.ACTIVATE_ONE:
        spent = left[event.seat] - t.players[event.seat].generation
        demand(left[event.seat] < 1 or spent == 1, "activating one took {} of {}", spent, left)
    elif event.kind == ev.RECIRCULATED:
        _under_the_deck(t, event, before[event.seat])
    elif event.kind == ev.SHUFFLED:
        same = t.pile(event.seat, event.detail) == before[event.seat][event.detail]
        demand(same, "shuffling moved cards of seat {}", event.seat)
    elif event.kind == ev.LOSE_ONE:
        _one_lost(t, event, before)
    return changed


def _one_from_the_top(t: Table, event: Event, before: Piles) -> None:
    start, end = TOPS[event.kind]
    wanted = [pile.copy() for pile in before]
    wanted[end].append(wanted[start].pop())
    piles = t.players[event.seat].piles
    demand(
        piles == wanted, "event {} of seat {} made {} of {}", event.kind, event.seat, piles, before
    )


def _under_the_deck(t: Table, event: Event, before: Piles) -> None:
    """Recirculated cards lie under the others, in their order."""
    wanted = [*before[ids.USED], *before[ids.RESERVE]]
    demand(t.pile(event.seat, ids.RESERVE) == wanted, "seat {} recirculated wrongly", event.seat)
    demand(not t.pile(event.seat, ids.USED), "seat {} has Used cards left", event.seat)


def _one_lost(t: Table, event: Event, before: list[Piles]) -> None:
    """A Force lost is one card more in the Lost Pile, which all know, and one less elsewhere."""
    owner = ids.owner_of_card(event.subject)
    lost = t.pile(owner, ids.LOST)
    demand(lost == [*before[owner][ids.LOST], event.subject], "seat {} lost {}", owner, lost)
    others = sum(len(pile) for pile in t.players[owner].piles) - len(lost)
    were = sum(len(pile) for pile in before[owner]) - len(before[owner][ids.LOST])
    demand(others == were - 1, "seat {} lost {} cards for one", owner, were - others)
    demand(t.knowledge.is_public(event.subject), "card {} is lost unseen", event.subject)
