"""
Power tokens: gained by figures, two at most, and spent when an attack is declared.

The attacker spends damage or surge, the target block or evade, each one token an attack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import BLOCK, DAMAGE, EVADE, SURGE
from dejarik.games.imperial.model.texts import Listening
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.moments import AFTER
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope
from dejarik.kernel.timing import Listener

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

MOST_TOKENS: Final = 2
"""How many power tokens a figure may have."""

OF_ATTACKERS: Final = (DAMAGE, SURGE)
OF_TARGETS: Final = (BLOCK, EVADE)


def gain_power(s: Battle, figure: int, symbol: int, source: int) -> None:
    """A figure gains a power token; if it has too many, its player discards one."""
    scope = Scope(s.figure(figure).seat, source)
    scope.subject = figure
    scope.amount = symbol
    push_scope(s, GAIN_POWER, scope)


@dataclass(frozen=True)
class GainPower(Op):
    """A figure gains a power token, and gives up one of its choice if it has too many then."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        f.step += 1
        if f.step == _GAINED:
            emit(s, Event(ev.POWER_GAINED, scope.you, figure.id, scope.source, scope.amount))
        elif f.step == _ASKED and len(figure.power) > MOST_TOKENS:
            ask(s, f, scope.you, ONE, reasons.POWER)
        else:
            pop(s)
            if f.items:
                emit(s, Event(ev.POWER_LOST, scope.you, figure.id, figure.id, f.items[0]))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Each symbol it has, once."""
        figure = s.scope_of(f).subject
        held = sorted(set(battle_of(s).figure(figure).power))
        return [Option(VALUE, figure, figure, symbol) for symbol in held]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


_GAINED: Final = 1
_ASKED: Final = 2

GAIN_POWER: Final = GainPower()


# --- spending -----------------------------------------------------------------------------


@dataclass(frozen=True)
class SpendPower(Op):
    """A power token goes, and its symbol is among the results of the attack."""

    symbol: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        number = scope.names["attack"][0]
        emit(s, Event(ev.POWER_LOST, scope.you, scope.source, scope.source, self.symbol, number))


@dataclass(frozen=True)
class PowerToken(Listening):
    """A power token that a figure may spend when its attack, or one on it, is declared."""

    symbol: int
    effect: SpendPower

    def event_kind(self) -> int:
        return ev.DECLARED

    def band(self) -> int:
        return AFTER

    def program(self) -> Op:
        return self.effect

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        b = battle_of(s)
        attack = b.attack(event.detail)
        if attack is None or holder in attack.powered or self.symbol not in b.figure(holder).power:
            return None
        own = OF_ATTACKERS if holder == attack.attacker else OF_TARGETS
        if self.symbol not in own:
            return None
        seat = attack.seat if holder == attack.attacker else b.figure(holder).seat
        scope = Scope(seat, holder)
        scope.names["attack"] = [attack.id]
        return scope


POWERS: Final = tuple(
    [PowerToken(symbol, SpendPower(symbol)) for symbol in (*OF_ATTACKERS, *OF_TARGETS)]
)


def power_listeners(s: Battle, attack: Attack) -> list[Listener]:
    """What attacker and target could spend."""
    holders = [one for one in (attack.attacker, attack.target) if is_figure(one)]
    return [Listener(power, one) for one in holders for power in POWERS if s.figure(one).power]


def has_power(s: Battle, event: Event) -> bool:
    """Whether the attacker or the target of a declared attack has power tokens."""
    return any(is_figure(one) and s.figure(one).power for one in (event.source, event.subject))
