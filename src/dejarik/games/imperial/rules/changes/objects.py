"""How tokens and points change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import FIRST_TOKEN, NOWHERE
from dejarik.games.imperial.model.pieces import Token
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def flip(s: Battle, e: Event) -> bool:
    """A token shows another side."""
    token = s.token(e.subject)
    changed = token.side != e.amount
    token.side = e.amount
    return changed


def take(s: Battle, e: Event) -> bool:
    """
    A figure carries a token.

    Rulings: ia.object.116, ia.object.119
    """
    token = s.token(e.subject)
    token.carrier = e.source
    token.space = NOWHERE
    s.forget_index()
    return True


def drop(s: Battle, e: Event) -> bool:
    """A token lies on a space again."""
    token = s.token(e.subject)
    token.carrier = NOTHING
    token.space = e.amount
    s.forget_index()
    return True


def place(s: Battle, e: Event) -> bool:
    """A token lies on a space; one that was not there before is of the kind of the source."""
    if e.subject == FIRST_TOKEN + len(s.tokens):
        s.tokens.append(Token(e.subject, s.token(e.source).kind, NOWHERE))
    return drop(s, e)


def remove(s: Battle, e: Event) -> bool:
    """A token is gone for good."""
    e.amount = NOWHERE
    return drop(s, e)


def claim(s: Battle, e: Event) -> bool:
    """
    A token leaves the map for a player's play area; nobody carries it.

    Rulings: ia.object.02, ia.object.05
    """
    token = s.token(e.subject)
    token.owner = e.seat
    e.amount = NOWHERE
    return drop(s, e)


def score(s: Battle, e: Event) -> bool:
    """Victory points that come from no defeat."""
    s.sides[e.seat].points += e.amount
    return True
