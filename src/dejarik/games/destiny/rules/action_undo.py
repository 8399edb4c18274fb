"""Undoing an action: up to where, and which events make it irreversible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event

DECK_KINDS: Final = frozenset(
    {
        ev.CARDS_DRAWN,
        ev.DECK_SHUFFLED,
        ev.CARDS_PUT_BACK,
        ev.DECK_SEEN,
        ev.CARDS_PICKED,
        ev.DECK_ARRANGED,
    }
)
SHOWING_KINDS: Final = frozenset({ev.CARDS_REVEALED, ev.HAND_SEEN, ev.DICE_ROLLED})
ALWAYS: Final = DECK_KINDS | SHOWING_KINDS
SOMETIMES: Final = frozenset({ev.CARD_DISCARDED, ev.LEFT_PLAY, ev.CARD_MOVED})
TELLING: Final = ALWAYS | SOMETIMES
"""The kinds of event that may make an action irreversible."""


def is_irreversible(e: Event) -> bool:
    """
    Whether an action with this event in it can no longer be undone.

    A deck was shuffled, shown, or cards moved into or out of it. Hands that were seen and
    dice that were rolled bar it too: what is known cannot be forgotten.

    Rulings: arh.part5.illegal.04
    """
    kind = e.kind
    if kind in ALWAYS:
        return True
    if kind == ev.CARD_DISCARDED:
        return e.detail == ev.FROM_DECK
    if kind == ev.LEFT_PLAY:
        return e.detail == ev.TO_DECK
    return e.flags == ev.FROM_DECK or e.detail in (ev.TO_DECK, ev.TO_BOTTOM)


def note(t: Table, e: Event) -> None:
    """Remember that the action under way has become irreversible, if this event makes it so."""
    if not t.irreversible and is_irreversible(e):
        t.irreversible = True


def undoable_from(t: Table) -> int:
    """The question the action under way answered, as long as it may be undone; else 0."""
    return 0 if t.irreversible or t.phase != ACTION else t.declared
