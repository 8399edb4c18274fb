"""
Battles: begun, fought with weapons, decided by power, paid for in the damage segment, ended.

A battle is over at once when a side has no presence left before the winner is known; what was hit
is then lost. From then on nothing ends it early.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import draws, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import RESERVE
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import battle_numbers as numbers
from dejarik.games.swccg.rules import presence, reasons
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import hit_cards
from dejarik.games.swccg.rules.flow import acting
from dejarik.games.swccg.rules.flow.destiny import draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.values import value
from dejarik.kernel import decisions, stack
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel import frames
    from dejarik.kernel.state import State

_WEAPONS_BEGIN: Final = 0
_WEAPONS: Final = 1
_POWER_BEGINS: Final = 2
_FIRST_POWER: Final = 3
_SECOND_POWER: Final = 4
_FIRST_DRAWS: Final = 5
_FIRST_DRAWN: Final = 6
_SECOND_DRAWS: Final = 7
_SECOND_DRAWN: Final = 8
_BOTH_DRAWN: Final = 9
_FIRST_ATTRITION: Final = 10
_SECOND_ATTRITION: Final = 11
_OPTIONAL: Final = 12
_TOTALS: Final = 13
_WON: Final = 14
_DAMAGE_BEGINS: Final = 15
_DAMAGE: Final = 16
_HITS: Final = 17
_ENDING: Final = 18
_ENDED: Final = 19

_SEGMENTS: Final = {
    _WEAPONS_BEGIN: pieces.WEAPONS,
    _POWER_BEGINS: pieces.POWER,
    _DAMAGE_BEGINS: pieces.DAMAGE,
}
_FIRST_STEPS: Final = (_FIRST_POWER, _FIRST_DRAWS, _FIRST_ATTRITION)
"""The steps of who began the battle; the other has theirs afterwards."""
_DRAWN_AT: Final = {
    draws.FOR_POWER: (_FIRST_POWER, _SECOND_POWER),
    draws.FOR_BATTLE: (_FIRST_DRAWN, _SECOND_DRAWN),
    draws.FOR_ATTRITION: (_FIRST_ATTRITION, _SECOND_ATTRITION),
}
"""The steps at which destinies are drawn: of who began the battle, of the other."""


def may_battle(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may begin a battle at a place in its battle phase, price aside."""
    if place in t.battled or t.battles or forbidding(t, st.MAY_NOT_BATTLE, place):
        return False
    return presence.can_begin_battle(t, seat, place) and presence.can_begin_battle(
        t, t.other(seat), place
    )


def draw_some(s: State, seat: int, source: int, count: int, purpose: int) -> None:
    """Draw destinies, if there are any to draw."""
    if count > 0:
        draw_destiny(s, seat, source, count, purpose)


@dataclass(frozen=True)
class BeginBattle(acting.Action):
    """A battle at the place that is its source."""

    fight: Op

    def price(self, t: Table, scope: frames.Scope) -> int:
        return value(t, st.BATTLE_COST, scope.source)

    def announced(self, t: Table, scope: frames.Scope) -> Event:
        return Event(ev.BATTLE_BEGINS, scope.you, scope.source, scope.source)

    def result(self, s: State, f: frames.Frame) -> None:
        stack.push(s, self.fight, f)

    def put_away(self, s: State, f: frames.Frame) -> None:
        """A cancelled battle is off; one that lost its ground while it was answered ends early."""
        t = table_of(s)
        battle = t.battle()
        if f.y or battle is None:
            return
        if presence.both_present(t, battle.place):
            emit(s, Event(ev.BATTLE_CALLED_OFF, battle.seat, battle.place))
        else:
            stack.push(s, self.fight, f)


@dataclass(frozen=True)
class Fight(Op):
    """The battle once it has been initiated; `x` is whose draws are being made."""

    def step(self, s: State, f: frames.Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        battle = t.battle()
        assert battle is not None
        place = f.step
        if place <= _TOTALS and not presence.both_present(t, battle.place):
            f.step = place = _HITS
        f.step += 1
        if place in _SEGMENTS:
            emit(s, Event(ev.SEGMENT_BEGINS, battle.seat, battle.place, 0, _SEGMENTS[place]))
        elif place in (_WEAPONS, _OPTIONAL, _DAMAGE):
            emit(s, Event(ev.SEGMENT, battle.seat, battle.place, 0, battle.segment))
        elif place <= _SECOND_ATTRITION and place != _BOTH_DRAWN:
            self.draw(s, f, t, place)
        elif place == _BOTH_DRAWN:
            emit(s, Event(ev.BOTH_TOTALS_DONE, battle.seat, battle.place))
        else:
            self.decide(s, f, t, scope, place)

    def draw(self, s: State, f: frames.Frame, t: Table, place: int) -> None:
        """Destinies of one seat: for power and attrition it must, for battle all or none."""
        battle = t.battle()
        assert battle is not None
        if place in (_FIRST_DRAWN, _SECOND_DRAWN):
            count, limit = numbers.destinies_due(t, f.x)
            draw_destiny(s, f.x, battle.place, count, draws.FOR_BATTLE, limit)
            return
        f.x = battle.seat if place in _FIRST_STEPS else t.other(battle.seat)
        if place in (_FIRST_POWER, _SECOND_POWER):
            draw_some(s, f.x, battle.place, numbers.power_destinies(t, f.x), draws.FOR_POWER)
        elif place in (_FIRST_ATTRITION, _SECOND_ATTRITION):
            draw_some(
                s, f.x, battle.place, numbers.attrition_destinies(t, f.x), draws.FOR_ATTRITION
            )
        elif numbers.destiny_count(t, f.x) > 0 and t.pile(f.x, RESERVE):
            stack.ask(s, f, f.x, decisions.YES_NO, reasons.BATTLE_DESTINY)
        else:
            f.step += 1

    def decide(self, s: State, f: frames.Frame, t: Table, scope: frames.Scope, place: int) -> None:
        """Totals, the winner, and the end."""
        battle = t.battle()
        assert battle is not None
        if place == _TOTALS:
            event = Event(ev.TOTALLED, battle.seat, battle.place)
            event.items = [numbers.overall_power(t, seat) for seat in range(2)]
            event.items += [numbers.attrition_against(t, seat) for seat in range(2)]
            emit(s, event)
        elif place == _WON:
            if battle.winner != NOBODY:
                emit(s, Event(ev.WON, battle.seat, battle.place, 0, battle.winner + 1))
        elif place == _HITS:
            hit = [one for seat in range(2) for one in hit_cards(t, seat)]
            lose_cards(s, t, battle.seat, battle.place, hit)
        elif place == _ENDING:
            emit(s, Event(ev.BATTLE_ENDING, battle.seat, battle.place))
        elif place == _ENDED:
            stack.pop(s)
            emit(s, Event(ev.BATTLE_ENDED, scope.you, battle.place))

    def options(self, s: State, f: frames.Frame, form: frames.Form) -> list[decisions.Option]:
        """Draw all of them, or none."""
        return [decisions.Option(decisions.YES), decisions.Option(decisions.NO)]

    def pick(self, s: State, f: frames.Frame, form: frames.Form, option: decisions.Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: frames.Frame) -> None:
        if f.forms[0].picks[0] == decisions.NO:
            f.step += 1


def _next_step(t: Table) -> int:
    """The next step of the battle that goes on; the first while it is being initiated."""
    battle = t.battle()
    if battle is not None and battle.segment != pieces.INITIATION:
        for f in reversed(t.frames):
            if isinstance(f.op, Fight):
                return f.step
    return _WEAPONS_BEGIN


def is_ahead(t: Table, seat: int, purpose: int) -> bool:
    """Whether a seat has not begun to draw its destinies for power, battle or attrition."""
    battle = t.battle()
    assert battle is not None
    return _next_step(t) <= _DRAWN_AT[purpose][int(seat != battle.seat)]


def is_totalled(t: Table) -> bool:
    """Whether the totals of the battle that goes on are known."""
    return _next_step(t) > _TOTALS


@dataclass(frozen=True)
class BattleHere(acting.RuleAction):
    """In one's battle phase: a battle where both sides have presence."""

    action: BeginBattle

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return may_battle(t, seat, holder) and can_use(t, seat, value(t, st.BATTLE_COST, holder))

    def program(self) -> Op:
        return self.action


BATTLE_HERE: Final = BattleHere(BeginBattle(Fight()))
