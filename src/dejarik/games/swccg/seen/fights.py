"""Fights as everybody sees them: battles and duels that go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg import wire
from dejarik.games.swccg.model.pieces import DAMAGE
from dejarik.games.swccg.rules.debts import in_battle, owes_attrition
from dejarik.games.swccg.rules.flow.duels import DRAWN, DRAWS, DUELLISTS
from dejarik.games.swccg.seen.handles import code_of

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Battle
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope

SEGMENTS: Final[tuple[wire.SegmentName, ...]] = ("initiation", "weapons", "power", "damage", "over")


def battle_view(t: Table, battle: Battle) -> wire.BattleView:
    """A battle: of the innermost also who takes part."""
    drawn = battle.destinies
    destinies = [
        (drawn[at], t.definition_of(drawn[at + 1]).code, drawn[at + 2])
        for at in range(0, len(drawn), 3)
    ]
    cards = [one for seat in range(2) for one in in_battle(t, seat)]
    return wire.BattleView(
        battle.place,
        battle.seat,
        SEGMENTS[battle.segment],
        (battle.totals[0], battle.totals[1]),
        (battle.damage[0], battle.damage[1]),
        (_attrition(t, battle, 0), _attrition(t, battle, 1)),
        battle.winner,
        tuple(destinies),
        tuple(cards) if battle is t.battle() else (),
    )


def _attrition(t: Table, battle: Battle, seat: int) -> int:
    """How much is left for a seat to satisfy; once it comes to that, nothing if no card could."""
    if battle is t.battle() and battle.segment == DAMAGE and not owes_attrition(t, seat):
        return 0
    return battle.attrition[seat]


def duel_views(t: Table) -> tuple[wire.DuelView, ...]:
    """The duels that go on or are being settled; all of them are fought in the open."""
    found: list[wire.DuelView] = []
    scopes: list[Scope] = []
    for f in t.frames:
        scope = t.scope_of(f)
        if DUELLISTS in scope.names and DRAWS in scope.names and scope not in scopes:
            scopes.append(scope)
    for scope in scopes:
        one, other = scope.names[DUELLISTS]
        if one not in t.copies or other not in t.copies:
            continue
        found.append(
            wire.DuelView(
                t.place_of(one),
                scope.you,
                code_of(t, scope.source, scope.you),
                (one, other),
                (scope.names[DRAWS][0], scope.names[DRAWS][1]),
                tuple([max(-1, drawn) for drawn in scope.names.get(DRAWN, [])]),
            )
        )
    return tuple(found)
