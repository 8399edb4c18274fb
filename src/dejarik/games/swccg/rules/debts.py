"""What a seat owes: Force it must lose, and in the damage segment what it can still satisfy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import HAND, pile_id, pile_of
from dejarik.games.swccg.model.pieces import HIT
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.games.swccg.rules.values import exists, modified

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def in_battle(t: Table, seat: int) -> list[int]:
    """The characters of a seat that take part in the battle that goes on."""
    battle = t.battle()
    if battle is None:
        return []
    return [one for one in characters_at(t, seat, battle.place) if one in battle.took_part]


def hit_cards(t: Table, seat: int) -> list[int]:
    """The cards of a seat in battle that are hit and must be forfeited."""
    return [one for one in in_battle(t, seat) if t.copies[one].has(HIT)]


def is_immune(t: Table, copy: int) -> bool:
    """Whether attrition does not reach a card: that was settled as the damage segment began."""
    battle = t.battle()
    return battle is not None and copy in battle.immune


def can_forfeit(t: Table, seat: int) -> list[int]:
    """What a seat may forfeit: cards in battle that have a forfeit value."""
    return [one for one in in_battle(t, seat) if exists(t, st.FORFEIT, one)]


def owes_attrition(t: Table, seat: int) -> bool:
    """Whether attrition is left that some card could still satisfy."""
    battle = t.battle()
    if battle is None or battle.attrition[seat] <= 0:
        return False
    return any(not is_immune(t, one) for one in can_forfeit(t, seat))


def owes_damage(t: Table, seat: int) -> bool:
    """Whether battle damage is left and there is anything to satisfy it with."""
    battle = t.battle()
    if battle is None or battle.damage[seat] <= 0:
        return False
    return bool(can_forfeit(t, seat) or t.life_force(seat) or t.pile(seat, HAND))


def owes(t: Table, seat: int) -> bool:
    """Whether a seat may not pass."""
    return bool(hit_cards(t, seat)) or owes_attrition(t, seat) or owes_damage(t, seat)


def loss_left(t: Table, event: Event) -> int:
    """
    What is left of a loss of Force that was announced.

    Its `amount` is the loss itself, which may have been raised; what lasts changes that, and what
    was used to reduce it (its `items`) comes off last.
    """
    loser = pile_of(event.subject)[0]
    amount = modified(t, st.FORCE_LOSS, pile_id(loser, HAND), event.amount)
    return max(0, amount - sum(event.items))
