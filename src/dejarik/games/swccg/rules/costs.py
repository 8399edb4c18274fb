"""What things cost, and whether a seat can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.games.swccg.model.ids import FORCE, owner_of_card
from dejarik.games.swccg.rules.values import base, modified
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.games.swccg.model.texts import DeployRule


def can_use(t: Table, seat: int, amount: int) -> bool:
    """Whether a seat has so much Force to use."""
    return len(t.pile(seat, FORCE)) >= amount


def deploy_cost(t: Table, card: int, target: int, printed: int = ABSENT) -> int:
    """
    What it costs to deploy a card somewhere; `printed` if a text says otherwise.

    What is free stays free, and a cost that nothing defines is a 0 that nothing changes.
    """
    first = base(t, st.DEPLOY_COST, card) if printed == ABSENT else printed
    if first == ABSENT or _is_free(t, card, target):
        return 0
    before = t.aim
    t.aim = target
    try:
        cost = modified(t, st.DEPLOY_COST, card, first)
        return cost + modified(t, st.EXTRA_COST, card, 0)
    finally:
        t.aim = before


def _is_free(t: Table, card: int, target: int) -> bool:
    texts = t.definition_of(card).free
    if not texts:
        return False
    scope = Scope(owner_of_card(card), card)
    return any(all(one.fits(t, scope, target) for one in text.to) for text in texts)


def deploy_shares(t: Table, seat: int, card: int, target: int, rule: DeployRule) -> list[int]:
    """What each seat pays to deploy a card somewhere in one of its ways, by seat."""
    shares = [0, 0]
    shares[seat] = deploy_cost(t, card, target, rule.cost)
    if rule.from_both and not _is_for_one(t, card, target):
        shares[t.other(seat)] = shares[seat]
    return shares


def _is_for_one(t: Table, card: int, target: int) -> bool:
    before = t.aim
    t.aim = target
    try:
        return bool(forbidding(t, st.FROM_ONE_PLAYER, card))
    finally:
        t.aim = before


def can_share(t: Table, shares: list[int]) -> bool:
    """Whether each seat has the Force for its share."""
    return can_use(t, 0, shares[0]) and can_use(t, 1, shares[1])
