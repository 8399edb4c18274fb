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
from dejarik.games.swccg.model.draws import FOR_ATTRITION, FOR_POWER
from dejarik.games.swccg.model.ids import HAND, RESERVE, pile_id
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import hit_cards, in_battle
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.destiny import FOR_BATTLE, draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import both_present, can_begin_battle, characters_at
from dejarik.games.swccg.rules.values import (
    modified,
    parts,
    seat_modified,
    seat_parts,
    total_of,
    value,
)
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import CAP, forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
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


def may_battle(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may begin a battle at a place in its battle phase, price aside."""
    if place in t.battled or t.battles or forbidding(t, st.MAY_NOT_BATTLE, place):
        return False
    return can_begin_battle(t, seat, place) and can_begin_battle(t, t.other(seat), place)


def total_power(t: Table, seat: int, place: int) -> int:
    """The power of a seat's cards at a place, in a battle there of those in it, without destiny."""
    battle = t.battle()
    fighting = battle is not None and battle.place == place
    cards = in_battle(t, seat) if fighting else characters_at(t, seat, place)
    power = sum(value(t, st.POWER, one) for one in cards)
    return seat_modified(t, st.TOTAL_POWER, seat, place, power)


def battle_ability(t: Table, seat: int) -> int:
    """The ability of all that a seat has in battle."""
    ability = sum(value(t, st.ABILITY, one) for one in in_battle(t, seat))
    return modified(t, st.TOTAL_ABILITY, pile_id(seat, HAND), ability)


def destiny_count(t: Table, seat: int) -> int:
    """How many battle destinies a seat may draw, limits and all."""
    count, limit = destinies_due(t, seat)
    return min(count, limit) if limit else count


def destinies_due(t: Table, seat: int) -> tuple[int, int]:
    """
    How many battle destinies a seat has, and how many cards it may draw for them (0: any number).

    One for enough ability and what texts add, unless a text asks for more ability than there is;
    then as many as it draws if unable to otherwise, if that is more.
    """
    battle = t.battle()
    assert battle is not None
    hand = pile_id(seat, HAND)
    usual = t.rules.edition.ability_to_draw
    demanded = value(t, st.TO_DRAW, battle.place)
    ability = battle_ability(t, seat)
    otherwise = max([one.amount for one in parts(t, st.UNABLE_OTHERWISE, hand)], default=0)
    if ability < demanded and demanded > usual:
        return otherwise, otherwise
    changes = seat_parts(t, st.BATTLE_DESTINIES, seat, battle.place)
    added = [one for one in changes if one.layer != CAP]
    first = int(ability >= min(demanded, usual)) + battle.extra_destinies[seat]
    count = max(0, total_of(first, added))
    limit = min([one.amount for one in changes if one.layer == CAP], default=count)
    if otherwise > min(count, limit):
        return otherwise, otherwise
    if limit <= 0:
        return 0, 0
    return count, limit if limit < count else 0


def power_destinies(t: Table, seat: int) -> int:
    """How many destinies a seat draws for its power; it must."""
    battle = t.battle()
    assert battle is not None
    return modified(t, st.POWER_DESTINIES, pile_id(seat, HAND), battle.extra_power[seat])


def attrition_destinies(t: Table, seat: int) -> int:
    """How many destinies a seat draws for attrition; none without a total of battle destiny."""
    battle = t.battle()
    assert battle is not None
    if destiny_total(t, seat) < 0:
        return 0
    return modified(t, st.ATTRITION_DESTINIES, pile_id(seat, HAND), battle.extra_attrition[seat])


def destiny_total(t: Table, seat: int) -> int:
    """What a seat has drawn for battle; -1 if nothing, which is not 0."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.destinies
    values = [drawn[at + 2] for at in range(0, len(drawn), 3) if drawn[at] == seat]
    return max(0, sum(values) + battle.bonus[seat]) if values else -1


def attrition_against(t: Table, seat: int) -> int:
    """The attrition a seat faces; 0 if there is none, which no text can change."""
    battle = t.battle()
    assert battle is not None
    other = t.other(seat)
    drawn = destiny_total(t, other)
    if drawn < 0:
        return 0
    return modified(t, st.ATTRITION, pile_id(seat, HAND), drawn + battle.attrition_drawn[other])


def overall_power(t: Table, seat: int) -> int:
    """Power, destinies to power and battle destiny together."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.power_drawn[seat] + max(0, destiny_total(t, seat))
    return total_power(t, seat, battle.place) + drawn


def draw_some(s: State, seat: int, source: int, count: int, purpose: int) -> None:
    """Draw destinies, if there are any to draw."""
    if count > 0:
        draw_destiny(s, seat, source, count, purpose)


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

    def put_away(self, s: State, f: Frame) -> None:
        """A cancelled battle is off; one that lost its ground while it was answered ends early."""
        t = table_of(s)
        battle = t.battle()
        if f.y or battle is None:
            return
        if both_present(t, battle.place):
            emit(s, Event(ev.BATTLE_CALLED_OFF, battle.seat, battle.place))
        else:
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
        if place <= _TOTALS and not both_present(t, battle.place):
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

    def draw(self, s: State, f: Frame, t: Table, place: int) -> None:
        """Destinies of one seat: for power and attrition it must, for battle all or none."""
        battle = t.battle()
        assert battle is not None
        if place in (_FIRST_DRAWN, _SECOND_DRAWN):
            count, limit = destinies_due(t, f.x)
            draw_destiny(s, f.x, battle.place, count, FOR_BATTLE, limit)
            return
        f.x = battle.seat if place in _FIRST_STEPS else t.other(battle.seat)
        if place in (_FIRST_POWER, _SECOND_POWER):
            draw_some(s, f.x, battle.place, power_destinies(t, f.x), FOR_POWER)
        elif place in (_FIRST_ATTRITION, _SECOND_ATTRITION):
            draw_some(s, f.x, battle.place, attrition_destinies(t, f.x), FOR_ATTRITION)
        elif destiny_count(t, f.x) > 0 and t.pile(f.x, RESERVE):
            ask(s, f, f.x, YES_NO, reasons.BATTLE_DESTINY)
        else:
            f.step += 1

    def decide(self, s: State, f: Frame, t: Table, scope: Scope, place: int) -> None:
        """Totals, the winner, and the end."""
        battle = t.battle()
        assert battle is not None
        if place == _TOTALS:
            event = Event(ev.TOTALLED, battle.seat, battle.place)
            event.items = [overall_power(t, seat) for seat in range(2)]
            event.items += [attrition_against(t, seat) for seat in range(2)]
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
