"""
Keywords of attacks after they were resolved: Blast, Cleave, Recover, and conditions.

Each is owed by the attacker's seat, which orders them among everything else it has to do after
the attack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import conditions
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.ids import NOWHERE, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.texts import Listening
from dejarik.games.imperial.rules import reasons, targets
from dejarik.games.imperial.rules.attacking import manner_of
from dejarik.games.imperial.rules.damage import suffering
from dejarik.games.imperial.rules.moments import AFTER, moment
from dejarik.games.imperial.rules.results import needed_for
from dejarik.kernel import decisions, emitting, stack
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.timing import MANDATORY, Listener

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


MOST_CLEAVES: Final = 4
"""How many Cleaves an attack can have that are offered; no printed figure comes near it."""


def attack_of(s: Battle, scope: Scope) -> Attack:
    """The attack a scope is about."""
    attack = s.attack(scope.names["attack"][0])
    assert attack is not None
    return attack


@dataclass(frozen=True)
class Blast(Op):
    """
    Every other figure or object adjacent to the target space suffers the Blast, friends too.

    Rulings: ia.attack.97, ia.attack.100, ia.attack.101, ia.attack.102, ia.attack.103
    Rulings: ia.attacked_objects.19, ia.attacked_objects.21
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        attack = attack_of(b, s.scope_of(f))
        stack.pop(s)
        amount = attack.sum_of(st.BLAST)
        events = [
            suffering(b, one, amount, attack.seat, attack.attacker) for one in blasted(b, attack)
        ]
        emitting.emit_together(s, events)


def blasted(s: Battle, attack: Attack) -> list[int]:
    """Whom Blast reaches around the target space."""
    if attack.space == NOWHERE:
        return []
    return targets.things_around(s, attack.target, attack.space)


@dataclass(frozen=True)
class Cleave(Op):
    """
    Another hostile figure or object that could be a target suffers a Cleave, if it is wanted.

    `place` is its place among the Cleaves of the attack, each of which is chosen for anew.
    Rulings: ia.attack.106, ia.attack.107, ia.attack.114, ia.attack.115
    """

    place: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        attack = attack_of(b, s.scope_of(f))
        if f.step == 0:
            f.step = 1
            if cleavable(b, attack):
                stack.ask(s, f, attack.seat, decisions.ONE, reasons.TARGET)
                return
        stack.pop(s)
        if f.items:
            amount = attack.cleaves[self.place]
            emitting.emit(s, suffering(b, f.items[0], amount, attack.seat, attack.attacker))

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        b = battle_of(s)
        found = decisions.entity_options(cleavable(b, attack_of(b, s.scope_of(f))))
        return [*found, decisions.Option(decisions.STOP)]

    def is_open(self, s: Battle, attack: Attack) -> bool:
        """Whether the attack has so many Cleaves, and somebody to suffer it."""
        return self.place < len(attack.cleaves) and bool(cleavable(s, attack))

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        if option.kind != decisions.STOP:
            form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def cleavable(s: Battle, attack: Attack) -> list[int]:
    """
    Others that the attack could have had as its target; ranged with accuracy enough.

    Rulings: ia.attack.108, ia.attack.109, ia.attack.112, ia.attack.116, ia.attack.117
    """
    found: list[int] = []
    manner = manner_of(s, attack)
    for target in targets.targets_of(s, manner):
        if target == attack.target:
            continue
        accuracy = attack.sum_of(st.ACCURACY)
        if not attack.is_melee and accuracy < needed_for(s, attack.attacker, target):
            continue
        found.append(target)
    return found


@dataclass(frozen=True)
class Recover(Op):
    """The attacker recovers damage, whether or not the attack did any."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        attack = attack_of(b, s.scope_of(f))
        stack.pop(s)
        amount = attack.sum_of(st.RECOVER)
        emitting.emit(s, Event(ev.RECOVERED, attack.seat, attack.attacker, attack.attacker, amount))


@dataclass(frozen=True)
class GiveCondition(Op):
    """Focus and Hide go to the attacker, the other conditions to the target."""

    condition: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        attack = attack_of(b, s.scope_of(f))
        stack.pop(s)
        own = self.condition in (conditions.FOCUSED, conditions.HIDDEN)
        subject = attack.attacker if own else attack.target
        if is_figure(subject) and b.figure(subject).is_on_map():
            event = Event(ev.CONDITION_GAINED, attack.seat, subject, attack.attacker)
            event.amount = self.condition
            emitting.emit(s, moment(b, event))


@dataclass(frozen=True)
class Keyword(Listening):
    """What an attack still does once it is resolved; `symbol` or `condition` says by what."""

    symbol: int
    condition: int
    effect: Op

    def event_kind(self) -> int:
        return ev.ATTACK_RESOLVED

    def band(self) -> int:
        return AFTER

    def duty(self) -> int:
        return MANDATORY

    def program(self) -> Op:
        return self.effect

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """
        Blast, Cleave and conditions only if the target suffered damage.

        Rulings: ia.attack.87, ia.attack.215, ia.attack.237, ia.condition.04, ia.condition.24
        """
        b = battle_of(s)
        attack = b.attack(event.detail)
        if attack is None or not b.figure(attack.attacker).is_on_map():
            return None
        if self.symbol != st.RECOVER and not attack.suffered:
            return None
        if self.condition and not attack.keywords & self.condition:
            return None
        if self.symbol and attack.sum_of(self.symbol) <= 0:
            return None
        if isinstance(self.effect, Cleave) and not self.effect.is_open(b, attack):
            return None
        if self.symbol == st.BLAST and not blasted(b, attack):
            return None
        scope = Scope(attack.seat, attack.attacker)
        scope.names["attack"] = [attack.id]
        return scope


KEYWORDS: Final = (
    Keyword(st.BLAST, 0, Blast()),
    *[Keyword(st.CLEAVE, 0, Cleave(place)) for place in range(MOST_CLEAVES)],
    Keyword(st.RECOVER, 0, Recover()),
    *[Keyword(0, condition, GiveCondition(condition)) for condition in conditions.ALL_CONDITIONS],
)


def keyword_listeners(attack: Attack) -> list[Listener]:
    """The keywords as abilities of the attacker."""
    return [Listener(keyword, attack.attacker) for keyword in KEYWORDS]
