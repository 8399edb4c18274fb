"""
Battles: begun, fought with weapons, decided by power, paid for in the damage segment, ended.

A battle is over at once when a side has no presence left before the winner is known; what was hit
is then lost. From then on nothing ends it early.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.ids import HAND, RESERVE, pile_id
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import hit_cards, in_battle
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.destiny import FOR_BATTLE, draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import can_begin_battle, has_presence, total_ability
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

_WEAPONS_BEGIN: Final = 0
_WEAPONS: Final = 1
_POWER_BEGINS: Final = 2
_FIRST_DRAWS: Final = 3
_FIRST_DRAWN: Final = 4
_SECOND_DRAWS: Final = 5
_SECOND_DRAWN: Final = 6
_BOTH_DRAWN: Final = 7
_OPTIONAL: Final = 8
_TOTALS: Final = 9
_WON: Final = 10
_DAMAGE_BEGINS: Final = 11
_DAMAGE: Final = 12
_HITS: Final = 13
_ENDING: Final = 14
_ENDED: Final = 15


def may_battle(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may begin a battle at a place in its battle phase, price aside."""
    if place in t.battled or forbidding(t, st.MAY_NOT_BATTLE, place):
        return False
    return can_begin_battle(t, seat, place) and can_begin_battle(t, t.other(seat), place)


def total_power(t: Table, seat: int, place: int) -> int:
    """The power of a seat's cards at a place, without destiny."""
    battle = t.battle()
    cards = in_battle(t, seat) if battle is not None else []
    power = sum(value(t, st.POWER, one) for one in cards)
    return modified(t, st.TOTAL_POWER, pile_id(seat, HAND), power)


def destiny_count(t: Table, seat: int) -> int:
    """How many battle destinies a seat may draw: one for enough ability, and what texts add."""
    battle = t.battle()
    assert battle is not None
    enough = total_ability(t, seat, battle.place) >= value(t, st.TO_DRAW, battle.place)
    count = int(enough) + battle.extra_destinies[seat]
    return modified(t, st.BATTLE_DESTINIES, pile_id(seat, HAND), count)


def destiny_total(t: Table, seat: int) -> int:
    """What a seat has drawn for battle; -1 if nothing, which is not 0."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.destinies
    values = [drawn[at + 2] for at in range(0, len(drawn), 3) if drawn[at] == seat]
    return sum(values) if values else -1


@dataclass(frozen=True)
class BeginBattle(Action):
    """A battle at the place that is its source."""

    fight: Op

    def price(self, t: Table, scope: Scope) -> int:
        return value(t, st.BATTLE_COST, scope.source)

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.BATTLE_BEGINS, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        push(s, self.fight, f)


@dataclass(frozen=True)
class Fight(Op):
    """The battle once it has been initiated; `x` is whose draws are being made."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        battle = t.battle()
        assert battle is not None
        place = f.step
        if place <= _TOTALS and not all(has_presence(t, seat, battle.place) for seat in range(2)):
            f.step = place = _HITS
        f.step += 1
        if place in (_WEAPONS_BEGIN, _POWER_BEGINS, _DAMAGE_BEGINS):
            segment = {
                _WEAPONS_BEGIN: pieces.WEAPONS,
                _POWER_BEGINS: pieces.POWER,
                _DAMAGE_BEGINS: pieces.DAMAGE,
            }[place]
            emit(s, Event(ev.SEGMENT_BEGINS, battle.seat, battle.place, 0, segment))
        elif place in (_WEAPONS, _OPTIONAL, _DAMAGE):
            emit(s, Event(ev.SEGMENT, battle.seat, battle.place, 0, battle.segment))
        elif place in (_FIRST_DRAWS, _SECOND_DRAWS):
            f.x = battle.seat if place == _FIRST_DRAWS else t.other(battle.seat)
            if destiny_count(t, f.x) > 0 and t.pile(f.x, RESERVE):
                ask(s, f, f.x, YES_NO, reasons.BATTLE_DESTINY)
            else:
                f.step += 1
        elif place in (_FIRST_DRAWN, _SECOND_DRAWN):
            draw_destiny(s, f.x, battle.place, destiny_count(t, f.x), FOR_BATTLE)
        elif place == _BOTH_DRAWN:
            emit(s, Event(ev.BOTH_TOTALS_DONE, battle.seat, battle.place))
        else:
            self.decide(s, f, t, scope, place)

    def decide(self, s: State, f: Frame, t: Table, scope: Scope, place: int) -> None:
        """Totals, the winner, and the end."""
        battle = t.battle()
        assert battle is not None
        if place == _TOTALS:
            event = Event(ev.TOTALLED, battle.seat, battle.place)
            drawn = [destiny_total(t, seat) for seat in range(2)]
            power = [total_power(t, seat, battle.place) for seat in range(2)]
            event.items = [power[seat] + max(0, drawn[seat]) for seat in range(2)]
            event.items += [max(0, drawn[1]), max(0, drawn[0])]
            emit(s, event)
        elif place == _WON:
            emit(s, Event(ev.WON, battle.seat, battle.place, 0, battle.winner + 1))
        elif place == _HITS:
            hit = [one for seat in range(2) for one in hit_cards(t, seat)]
            lose_cards(s, t, battle.seat, battle.place, hit)
        elif place == _ENDING:
            emit(s, Event(ev.BATTLE_ENDING, battle.seat, battle.place))
        elif place == _ENDED:
            pop(s)
            emit(s, Event(ev.BATTLE_ENDED, scope.you, battle.place))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Draw all of them, or none."""
        return [Option(YES), Option(NO)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        if f.forms[0].picks[0] == NO:
            f.step += 1


@dataclass(frozen=True)
class BattleHere(RuleAction):
    """In one's battle phase: a battle where both sides have presence."""

    action: BeginBattle

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return may_battle(t, seat, holder) and can_use(t, seat, value(t, st.BATTLE_COST, holder))

    def program(self) -> Op:
        return self.action


BATTLE_HERE: Final = BattleHere(BeginBattle(Fight()))
