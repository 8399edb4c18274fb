"""Firing weapons: at whom, for how much, and what the text of the weapon then does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import uses
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction, chosen
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.games.swccg.rules.values import has_text
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.stack import push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State


def weapon_targets(t: Table, seat: int, weapon: int) -> list[int]:
    """
    The opponent's cards that a weapon may be fired at: present with it, and in its battle if any.

    Rulings: swccg.9.725, swccg.9.729
    """
    if t.definition(weapon).weapon is None:
        return []
    cards = _within_reach(t, t.other(seat), weapon)
    return [one for one in cards if not against_target(t, seat, weapon, one)]


def against_target(t: Table, seat: int, weapon: int, target: int) -> str:
    """What is against firing a weapon at a card on table, in a word; or nothing."""
    if t.copies[target].side == seat:
        return "own_card"
    if target not in _within_reach(t, t.other(seat), weapon):
        return "not_in_battle"
    text = t.definition(weapon).weapon
    scope = Scope(seat, weapon)
    if text is None or not all(one.fits(t, scope, target) for one in text.targets):
        return "not_as_said"
    return "not_targeted" if forbidding(t, st.MAY_NOT_BE_TARGETED, target) else ""


def _within_reach(t: Table, seat: int, weapon: int) -> list[int]:
    if t.battle() is not None:
        return in_battle(t, seat)
    return characters_at(t, seat, t.place_of(weapon))


def may_fire(t: Table, seat: int, weapon: int) -> bool:
    """Whether a weapon may be fired in the battle that goes on, targets and price aside."""
    battle = t.battle()
    if battle is None or weapon in battle.weapons:
        return False
    return can_fire(t, seat, weapon)


def can_fire(t: Table, seat: int, weapon: int) -> bool:
    """Whether a weapon and its bearer can be used, and its player can draw."""
    if not ids.is_copy(t.copies[weapon].holder) or forbidding(t, st.MAY_NOT_FIRE, weapon):
        return False
    return has_text(t, weapon) and uses.may_use(t, weapon) and bool(t.pile(seat, ids.RESERVE))


Against = Literal["", "force", "target", "destiny", "used", "forbidden"]
"""What is against firing a weapon, in a word; nothing if nothing is."""


def weapons_in_battle(t: Table, seat: int) -> list[int]:
    """The weapons of a seat that are fired in the weapons segment, if anything can be."""
    carried = [weapon for one in in_battle(t, seat) for weapon in t.carries(one)]
    texts = ((weapon, t.definition(weapon).weapon) for weapon in carried)
    return [weapon for weapon, text in texts if text is not None and not text.moment]


def against_firing(t: Table, seat: int, weapon: int) -> Against:
    """What is against firing a weapon of the battle that goes on, for all to see."""
    text = t.definition(weapon).weapon
    if forbidding(t, st.MAY_NOT_FIRE, weapon) or not has_text(t, weapon):
        return "forbidden"
    if not uses.may_use(t, weapon):
        return "used"
    if text is not None and not can_use(t, seat, text.cost):
        return "force"
    if not weapon_targets(t, seat, weapon):
        return "target"
    return "" if t.pile(seat, ids.RESERVE) else "destiny"


@dataclass(frozen=True)
class Fire(Action):
    """A weapon is fired at what was chosen."""

    def price(self, t: Table, scope: Scope) -> int:
        text = t.definition(scope.source).weapon
        return 0 if text is None else text.cost

    def notes(self, t: Table, scope: Scope) -> list[int]:
        return uses.entry_of_use(t, scope.source)

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.FIRING, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        return event

    def result(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        text = t.definition(scope.source).weapon if scope.source in t.copies else None
        if text is not None:
            push(s, text.fires, f)

    def completed(self, t: Table, scope: Scope) -> Event | None:
        event = Event(ev.FIRED, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        return event


@dataclass(frozen=True)
class FireIt(RuleAction):
    """In the weapons segment: a weapon carried by a card in battle is fired."""

    action: Fire

    def seat_of(self, t: Table, holder: int) -> int:
        return t.copies[holder].side

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        text = t.definition(holder).weapon
        if (
            text is None
            or text.moment
            or not may_fire(t, seat, holder)
            or not can_use(t, seat, text.cost)
        ):
            return False
        return bool(weapon_targets(t, seat, holder))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """At whom."""
        if picks:
            return []
        return entity_options(weapon_targets(table_of(s), scope.you, scope.source))

    def program(self) -> Op:
        return self.action


FIRE_IT: Final = FireIt(Fire())
