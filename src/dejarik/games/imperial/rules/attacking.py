"""
The attack in its eight steps, each with its windows.

One frame walks the steps; an attack inside another is a frame on top of it. After each step the
attack looks again whether its attacker and target are still there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import conditions
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_SPACE, NOWHERE, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import pools, reasons, results, surging, targets
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.relations import distance, is_there
from dejarik.kernel import decisions, stack
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack, Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

BEFORE: Final = 0
TARGET: Final = 1
DECLARE: Final = 2
POOLS: Final = 3
ROLL: Final = 4
MODIFY: Final = 5
SURGES: Final = 6
CHECK: Final = 7
DEAL: Final = 8
CONDITIONS: Final = 9
RESOLVE: Final = 10
FINISH: Final = 11
DONE: Final = 12

_POOL_ENDS: Final = -1
"""In the items of the event before an attack: colours come before it, the bonus behind it."""


def begin_attack(
    s: Battle, attacker: int, seat: int, target: int = 0, space: int = NOWHERE
) -> Scope:
    """Put a whole attack on top of whatever goes on; its scope may still be changed."""
    scope = Scope(seat, attacker)
    scope.subject = target
    if space != NOWHERE:
        scope.names["space"] = [space]
    stack.push_scope(s, ATTACK, scope)
    return scope


def manner_of(s: Battle, attack: Attack) -> targets.Manner:
    """How an attack that goes on is made."""
    return targets.Manner(attack.attacker, attack.seat, attack.is_melee, attack.reach, attack.id)


def legal_targets(s: Battle, scope: Scope, attack: Attack) -> list[int]:
    """The targets of an attack, with what the effect that grants it says of them."""
    found = targets.targets_of(s, manner_of(s, attack))
    only = scope.names.get("only")
    if only is not None:
        found = [one for one in found if one in only]
    excluded = scope.names.get("not")
    if excluded is not None:
        found = [one for one in found if one not in excluded]
    return found


@dataclass(frozen=True)
class AttackProcedure(Op):
    """
    Before, target, declare, pools, roll, modifiers, surges, accuracy, damage, after.

    `x` is the number of the attack. The scope names `pool`, `melee`, `bonus`, `only` and `not`
    where the effect that grants the attack says something about them, and `reports`, the frame
    that wants to know the target.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        place = f.step
        f.step = place + 1
        if place == BEFORE:
            self.begin(b, f)
            return
        attack = b.attack(f.x)
        if attack is None or place >= DONE:
            stack.pop(s)
            return
        if place < RESOLVE and not self.goes_on(b, f, attack, place):
            return
        self.part(b, f, attack, place)

    def begin(self, s: Battle, f: Frame) -> None:
        """The moment before an attack is declared."""
        scope = s.scope_of(f)
        figure = s.figure(scope.source)
        if not targets.may_attack(s, figure):
            stack.pop(s)
            return
        f.x = s.attack_count + 1
        event = Event(ev.ATTACK_BEFORE, scope.you, scope.subject, scope.source, 0, f.x)
        melee = scope.names.get("melee")
        definition = s.definition_of(figure)
        event.amount = int(definition.melee) if melee is None else melee[0]
        event.items = scope.names.get("pool", definition.pool).copy()
        event.items.append(_POOL_ENDS)
        event.items += scope.names.get("bonus", [])
        emit(s, moment(s, event))

    def goes_on(self, s: Battle, f: Frame, attack: Attack, place: int) -> bool:
        """Whether attacker and target still make an attack; else what to do about it was done."""
        attacker = s.figure(attack.attacker)
        if attacker.placement == NOWHERE or attack.ended:
            f.step = RESOLVE if s.rules.edition.gone_attacker_lets_defender_react else FINISH
            attack.ended = True
            if place <= DECLARE:
                f.step = FINISH
            return False
        if place <= DECLARE or place > CHECK or attack.missed:
            return True
        if not is_there(s, attack.target):
            f.step = CONDITIONS
            attack.missed = True
            return False
        if has_moved(s, attack) and not spaces_of(s, attack):
            attack.missed = True
            attack.space = NOWHERE
        elif has_moved(s, attack):
            f.step = place
            self.name_space(s, f, attack)
            return False
        return True

    def part(self, s: Battle, f: Frame, attack: Attack, place: int) -> None:
        """One of the steps."""
        if place == TARGET:
            self.choose_target(s, f, attack)
        elif place == DECLARE:
            self.declare(s, f, attack)
        elif place == POOLS:
            emit(s, moment(s, self.event(ev.POOLS_MADE, attack)))
        elif place == ROLL:
            event = self.event(ev.ROLLED, attack)
            event.items = pools.roll_pools(s, attack)
            emit(s, moment(s, event))
        elif place == MODIFY:
            emit(s, moment(s, self.event(ev.MODIFIED, attack)))
        elif place == SURGES:
            if surging.can_spend(s, attack):
                stack.push_scope(s, surging.SPEND_SURGES, _attack_scope(attack))
        elif place == CHECK:
            event = self.event(ev.ACCURACY_CHECKED, attack)
            if not attack.missed:
                away = distance(s, attack.attacker, attack.target)
                event.amount = int(results.hits(attack, away))
            emit(s, event)
        elif place == DEAL:
            self.deal(s, attack)
        elif place == CONDITIONS:
            emit_all(s, lost_conditions(s, attack))
        elif place == RESOLVE:
            emit(s, moment(s, self.event(ev.ATTACK_RESOLVED, attack)))
        else:
            reports = s.scope_of(f).names.get("reports")
            if reports is not None:
                report(s, s.frames[reports[0]], attack)
            emit(s, self.event(ev.ATTACK_ENDED, attack))

    def event(self, kind: int, attack: Attack) -> Event:
        """One step: by the attacker's seat, to the target, in this attack."""
        return Event(kind, attack.seat, attack.target, attack.attacker, 0, attack.id)

    def deal(self, s: Battle, attack: Attack) -> None:
        """The damage of the attack, and what its target suffers of it."""
        dealt = self.event(ev.DAMAGE_DEALT, attack)
        dealt.amount = results.damage_of(attack)
        events = [dealt]
        if dealt.amount:
            suffered = self.event(ev.DAMAGE_SUFFERED, attack)
            suffered.amount = dealt.amount
            events.append(moment(s, suffered))
        emit_all(s, events)

    # --- target and target space ----------------------------------------------------------

    def choose_target(self, s: Battle, f: Frame, attack: Attack) -> None:
        """Keep the target that was named if it still is one, else ask."""
        scope = s.scope_of(f)
        found = legal_targets(s, scope, attack)
        if not found:
            f.step = FINISH
            attack.ended = True
        elif scope.subject in found:
            f.items = [scope.subject]
        elif len(found) == 1:
            f.items = found
        else:
            f.y = TARGET
            stack.ask(s, f, attack.seat, decisions.ONE, reasons.TARGET)

    def declare(self, s: Battle, f: Frame, attack: Attack) -> None:
        """The target is known; dice of any colour are chosen; then its space if it matters."""
        scope = s.scope_of(f)
        if pools.wants_dice(s, scope, attack):
            f.step = DECLARE
            stack.push_scope(s, pools.CHOOSE_DICE, pools.choosing(attack))
            return
        target = f.items[0]
        spaces = spaces_that_differ(s, attack, target)
        named = scope.names.get("space")
        if len(f.items) > 1:
            space = f.items[1]
        elif named is not None and named[0] in spaces:
            space = named[0]
        elif len(spaces) == 1:
            space = spaces[0]
        else:
            f.step = DECLARE
            f.y = DECLARE
            stack.ask(s, f, attack.seat, decisions.ONE, reasons.TARGET_SPACE)
            return
        event = Event(ev.DECLARED, attack.seat, target, attack.attacker, space, attack.id)
        emit(s, moment(s, event))

    def name_space(self, s: Battle, f: Frame, attack: Attack) -> None:
        """The target has moved: its attacker names a space of it again."""
        spaces = spaces_that_differ(s, attack, attack.target)
        if len(spaces) == 1:
            emit(s, _retargeted(attack, spaces[0]))
        else:
            f.y = POOLS
            stack.ask(s, f, attack.seat, decisions.ONE, reasons.TARGET_SPACE)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """The targets, or the spaces of the target."""
        b = battle_of(s)
        attack = b.attack(f.x)
        assert attack is not None
        if f.y == TARGET:
            return decisions.entity_options(legal_targets(b, s.scope_of(f), attack))
        target = f.items[0] if f.y == DECLARE else attack.target
        spaces = spaces_that_differ(b, attack, target)
        return [decisions.Option(decisions.ENTITY, target, FIRST_SPACE + space) for space in spaces]

    def closed(self, s: State, f: Frame) -> None:
        """Take the target, or its space."""
        b = battle_of(s)
        picked = f.forms[0].picks[0]
        if f.y == TARGET:
            f.items = [picked]
        elif f.y == DECLARE:
            f.items.append(picked - FIRST_SPACE)
        else:
            attack = b.attack(f.x)
            assert attack is not None
            emit(s, _retargeted(attack, picked - FIRST_SPACE))


def _attack_scope(attack: Attack) -> Scope:
    """The scope of what an attacker does in its attack."""
    scope = Scope(attack.seat, attack.attacker)
    scope.names["attack"] = [attack.id]
    return scope


def _retargeted(attack: Attack, space: int) -> Event:
    return Event(ev.TARGET_CHANGED, attack.seat, attack.target, attack.attacker, space, attack.id)


def report(s: Battle, f: Frame, attack: Attack) -> None:
    """Tell the effect that granted an attack whom it struck, at which space and how hard."""
    f.result = attack.target
    s.scope_of(f).names["struck"] = [attack.target, attack.space, attack.suffered]


def has_moved(s: Battle, attack: Attack) -> bool:
    """Whether the target is elsewhere than where it was named, or its space no longer fits."""
    if is_figure(attack.target) and s.figure(attack.target).placement != attack.stood:
        return True
    return not targets.target_spaces(s, manner_of(s, attack), attack.target) >> attack.space & 1


def spaces_of(s: Battle, attack: Attack) -> int:
    """The spaces at which the target may be attacked now, as a mask."""
    return targets.target_spaces(s, manner_of(s, attack), attack.target)


def spaces_that_differ(s: Battle, attack: Attack, target: int) -> list[int]:
    """The spaces at which a target may be attacked, if it matters which."""
    return targets.spaces_that_differ(s, manner_of(s, attack), target)


def lost_conditions(s: Battle, attack: Attack) -> list[Event]:
    """
    After an attack its attacker is no longer Focused, if that gave a die, nor Hidden.

    Rulings: ia.condition.31, ia.condition.32, ia.condition.38, ia.condition.41
    """
    figure: Figure = s.figure(attack.attacker)
    lost: list[Event] = []
    if attack.focused and figure.has(conditions.FOCUSED):
        lost.append(Event(ev.CONDITION_LOST, figure.seat, figure.id, figure.id, conditions.FOCUSED))
    if figure.has(conditions.HIDDEN):
        lost.append(Event(ev.CONDITION_LOST, figure.seat, figure.id, figure.id, conditions.HIDDEN))
    return lost


ATTACK: Final = AttackProcedure()
