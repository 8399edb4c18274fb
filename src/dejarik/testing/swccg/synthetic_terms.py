"""
Terms for made-up texts: the plainest condition, filter and quantity that rules can be asked for.

What such texts do is in `synthetic_texts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.duels import OUTCOME
from dejarik.games.swccg.effects.nouns import place_of_source
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import CONTROL, table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import debts, presence
from dejarik.games.swccg.rules.battle_numbers import destiny_total
from dejarik.games.swccg.rules.flow import destiny, firing
from dejarik.games.swccg.rules.flow.draining import may_drain
from dejarik.games.swccg.rules.immunity import immunity
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.program import Condition, Quantity

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

YOU = 0
OPPONENT = 1
EACH = 2


def seats(t: Table, scope: Scope, who: int) -> list[int]:
    """Whom a text means, whose turn it is first."""
    if who == EACH:
        return [t.turn, t.other(t.turn)]
    return [scope.you if who == YOU else t.other(scope.you)]


@dataclass(frozen=True)
class Controls(Condition):
    """You, or the opponent, control the place of this text."""

    who: int = YOU

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        here = place_of_source(t, scope)
        return any(presence.controls(t, seat, here) for seat in seats(t, scope, self.who))


@dataclass(frozen=True)
class HereIs(Condition):
    """A card of this kind that is active stands at the place of this text."""

    kind: str

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        here = place_of_source(t, scope)
        return any(
            t.definition(one).is_kind(self.kind) and presence.is_active(t, one)
            for one in t.at(here)
        )


@dataclass(frozen=True)
class TakesPart(Condition):
    """The card that says it, or who carries it, takes part in the battle."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        holder = t.copies[scope.source].holder
        cards = [one for seat in range(2) for one in debts.in_battle(t, seat)]
        return scope.source in cards or holder in cards


@dataclass(frozen=True)
class Phase(Condition):
    """It is a phase, by its number."""

    phase: int

    def holds(self, s: State, scope: Scope) -> bool:
        return table_of(s).phase == self.phase


@dataclass(frozen=True)
class Participant(Filter):
    """A card that takes part in the battle."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return any(thing in debts.in_battle(t, seat) for seat in range(2))


@dataclass(frozen=True)
class CanFire(Filter):
    """A weapon of yours that can be fired at somebody, if a text permits it."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        copy = t.copies.get(thing)
        if copy is None or copy.side != scope.you or t.definition(thing).weapon is None:
            return False
        targets = firing.weapon_targets(t, scope.you, thing)
        return bool(targets) and firing.can_fire(t, scope.you, thing)


@dataclass(frozen=True)
class Aim(Filter):
    """What a weapon of yours that can be fired may be fired at."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        weapons = [one for one in t.copies if CanFire().fits(t, scope, one)]
        return any(thing in firing.weapon_targets(t, scope.you, one) for one in weapons)


@dataclass(frozen=True)
class WonBy(Condition):
    """A duel that its text began was won by this side: 0 for who began it."""

    place: int

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.names[OUTCOME][0] == self.place


@dataclass(frozen=True)
class Battleground(Filter):
    """A location that is a battleground."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_place(thing) and presence.is_battleground(t, thing)


@dataclass(frozen=True)
class Mine(Filter):
    """A pile of the player whose text it is: what numbers of a player are kept under."""

    who: int = YOU

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_pile(thing) and ids.pile_of(thing)[0] in seats(t, scope, self.who)


@dataclass(frozen=True)
class Icons(Quantity):
    """How many icons of its player's side the place of this text has."""

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        return presence.icons(t, scope.you, place_of_source(t, scope))


@dataclass(frozen=True)
class PowerIs(Condition):
    """A character of this code on table has this power."""

    code: str
    power: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = [one for one in t.copies if t.definition(one).code == self.code]
        return bool(found) and value(t, st.POWER, found[0]) == self.power


@dataclass(frozen=True)
class CouldDrain(Condition):
    """You could drain at the place of this text now."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        own_phase = t.phase == CONTROL and t.turn == scope.you
        return own_phase and may_drain(t, scope.you, place_of_source(t, scope))


@dataclass(frozen=True)
class AttritionIs(Condition):
    """There is attrition against you, or against the opponent."""

    who: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        (seat,) = seats(t, scope, self.who)
        return destiny_total(t, t.other(seat)) >= 0


@dataclass(frozen=True)
class IsAlone(Condition):
    """The card that says it is alone."""

    def holds(self, s: State, scope: Scope) -> bool:
        return presence.is_alone(table_of(s), scope.source)


@dataclass(frozen=True)
class IsImmune(Filter):
    """A card with immunity to attrition."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing in t.copies and immunity(t, thing) > 0


@dataclass(frozen=True)
class Owes(Condition):
    """You owe damage, attrition, or one of both."""

    what: str

    def holds(self, s: State, scope: Scope) -> bool:
        battle = table_of(s).battle()
        if battle is None:
            return False
        damage, attrition = battle.damage[scope.you], battle.attrition[scope.you]
        return {"damage": damage, "attrition": attrition, "both": damage + attrition}[self.what] > 0


@dataclass(frozen=True)
class MayChooseAmong(Condition):
    """Two could be drawn for the draw that is about to be made, and one of them chosen."""

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        drawing = t.frames[-1]
        for frame in reversed(t.frames):
            if isinstance(frame.op, destiny.DrawDestiny):
                drawing = frame
                break
        return destiny.can_choose_among(t, drawing, 2, 1)


@dataclass(frozen=True)
class JustDrawn(Filter):
    """The card that was just drawn for destiny."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing != 0 and thing == scope.subject


@dataclass(frozen=True)
class InPile(Filter):
    """A card that lies in a pile of its owner."""

    pile: int

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_card(thing) and t.zone_of(thing) == self.pile


@dataclass(frozen=True)
class DrawIs(Condition):
    """The destiny just drawn, or the value in its place, is this number."""

    number: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        for frame in reversed(t.frames):
            if isinstance(frame.op, destiny.DrawDestiny):
                names = t.scope_of(frame).names
                if destiny.INSTEAD in names:
                    return names[destiny.INSTEAD][0] == self.number
                return bool(frame.x) and value(t, st.DESTINY, frame.x) == self.number
        return False


@dataclass(frozen=True)
class CardsIn(Quantity):
    """How many cards lie in a pile of yours."""

    pile: int

    def amount(self, s: State, scope: Scope) -> int:
        return len(table_of(s).pile(scope.you, self.pile))


@dataclass(frozen=True)
class FoughtOut(Condition):
    """The battle has come to its damage segment."""

    def holds(self, s: State, scope: Scope) -> bool:
        battle = table_of(s).battle()
        return battle is not None and battle.segment == pieces.DAMAGE


@dataclass(frozen=True)
class ToTitled(Condition):
    """What is read is about a place of a title."""

    title: str

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return t.aim in t.places and t.definition(t.aim).title == self.title
