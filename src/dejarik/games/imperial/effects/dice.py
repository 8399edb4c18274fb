"""Dice and results of an attack: rerolls, dice added and removed, symbols and keywords added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.figures import attack_in
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import FACES
from dejarik.games.imperial.model.ids import FIRST_ATTACK_DIE, FIRST_DEFENCE_DIE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.chances import attack_die, defence_die
from dejarik.kernel.decisions import ENTITY, ONE, SOME, STOP, Option
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

ATTACK_DICE: Final = 1
DEFENCE_DICE: Final = 2
ALL_DICE: Final = 3

ANY_NUMBER: Final = 64


def dice_of(attack: Attack, pools: int) -> list[int]:
    """The numbers of the dice in these pools."""
    found: list[int] = []
    if pools & ATTACK_DICE:
        found += [FIRST_ATTACK_DIE + place for place in range(len(attack.attack_dice))]
    if pools & DEFENCE_DICE:
        found += [FIRST_DEFENCE_DIE + place for place in range(len(attack.defence_dice))]
    return found


def not_rerolled(attack: Attack, pools: int) -> list[int]:
    """Those of them that nobody has rerolled in this attack."""
    found: list[int] = []
    for number in dice_of(attack, pools):
        if number >= FIRST_DEFENCE_DIE:
            die = attack.defence_dice[number - FIRST_DEFENCE_DIE]
        else:
            die = attack.attack_dice[number - FIRST_ATTACK_DIE]
        if not die.rerolled:
            found.append(number)
    return found


@dataclass(frozen=True)
class Reroll(Op):
    """
    Dice of an attack are rolled again, each at most once an attack.

    Rulings: ia.attack.49, ia.attack.52, ia.attack.53, ia.attack.54, ia.attack.240
    """

    pools: int
    most: int = 1

    def can(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and bool(not_rerolled(attack, self.pools))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        attack = attack_in(b, scope)
        if f.step == 0 and attack is not None:
            f.step = 1
            found = not_rerolled(attack, self.pools)
            if len(found) > 1:
                most = min(self.most, len(found))
                ask_some(s, f, scope.actor, ONE if most == 1 else SOME, reasons.DIE, 1, most)
                return
            f.items = found
        pop(s)
        if attack is not None:
            emit_all(s, [rerolled(b, attack, scope, die) for die in f.items])

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        attack = attack_in(battle_of(s), s.scope_of(f))
        assert attack is not None
        last = form.picks[-1] if form.picks else 0
        left = [one for one in not_rerolled(attack, self.pools) if one > last]
        found = [Option(ENTITY, s.scope_of(f).source, die) for die in left]
        if form.picks:
            found.append(Option(STOP))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind == STOP:
            form.closed = True
            return
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi or len(self.options(s, f, form)) == 1

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def rerolled(s: Battle, attack: Attack, scope: Scope, number: int) -> Event:
    """A die with another face, drawn for the figure whose pool it is of."""
    if number >= FIRST_DEFENCE_DIE:
        die = attack.defence_dice[number - FIRST_DEFENCE_DIE]
        face = s.chance.draw(defence_die(die.colour), attack.target, FACES)
    else:
        die = attack.attack_dice[number - FIRST_ATTACK_DIE]
        face = s.chance.draw(attack_die(die.colour), attack.attacker, FACES)
    return Event(ev.REROLLED, scope.you, number, scope.source, face, attack.id)


@dataclass(frozen=True)
class RemoveDie(Op):
    """Dice are taken out of a pool before it is rolled: one that is chosen, or all."""

    pools: int
    every: bool = False

    def can(self, s: State, scope: Scope) -> bool:
        attack = attack_in(battle_of(s), scope)
        return attack is not None and bool(dice_of(attack, self.pools))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        attack = attack_in(b, scope)
        if f.step == 0 and attack is not None:
            f.step = 1
            found = dice_of(attack, self.pools)
            if not self.every and len({_colour(attack, one) for one in found}) > 1:
                ask_some(s, f, scope.actor, ONE, reasons.DIE, 1, 1)
                return
            f.items = found if self.every else found[:1]
        pop(s)
        if attack is not None:
            emit_all(
                s,
                [
                    Event(ev.DIE_REMOVED, scope.you, attack.target, scope.source, die, attack.id)
                    for die in reversed(f.items)
                ],
            )

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        attack = attack_in(battle_of(s), s.scope_of(f))
        assert attack is not None
        return [Option(ENTITY, s.scope_of(f).source, die) for die in dice_of(attack, self.pools)]

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def _colour(attack: Attack, number: int) -> int:
    if number >= FIRST_DEFENCE_DIE:
        return attack.defence_dice[number - FIRST_DEFENCE_DIE].colour
    return attack.attack_dice[number - FIRST_ATTACK_DIE].colour


@dataclass(frozen=True)
class AddResults(Op):
    """The attack has more of some symbols or keywords, each with its amount."""

    results: tuple[tuple[int, Quantity], ...]

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        attack = attack_in(b, scope)
        pop(s)
        if attack is not None:
            emit_all(
                s,
                [
                    Event(
                        ev.RESULT_ADDED,
                        scope.you,
                        symbol,
                        scope.source,
                        amount.amount(s, scope),
                        attack.id,
                    )
                    for symbol, amount in self.results
                ],
            )


@dataclass(frozen=True)
class AddKeyword(Op):
    """The attack has a condition keyword."""

    condition: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        attack = attack_in(battle_of(s), scope)
        pop(s)
        if attack is not None:
            kind = ev.KEYWORD_ADDED
            event = Event(kind, scope.you, attack.target, scope.source, self.condition, attack.id)
            emit(s, event)
