"""
Pools: how they are rolled, and dice of any colour, which the attacker's player chooses.

Those are chosen before the attack is declared, one after the other; the card says how many may
be of one colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import ATTACK_COLOURS, FACES
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.chances import attack_die, defence_die
from dejarik.kernel.decisions import SOME, VALUE, Option
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


def wants_dice(s: Battle, scope: Scope, attack: Attack) -> bool:
    """Whether dice of any colour must still be chosen: not for a pool that an effect names."""
    if "pool" in scope.names or attack.attack_dice:
        return False
    return s.definition_of(s.figure(attack.attacker)).free_dice > 0


def choosing(attack: Attack) -> Scope:
    """The scope in which the dice of an attack are chosen."""
    inner = Scope(attack.seat, attack.attacker)
    inner.names["attack"] = [attack.id]
    return inner


def roll_pools(s: Battle, attack: Attack) -> list[int]:
    """Both pools at once: the faces of the attack dice, then of the defence dice."""
    found: list[int] = []
    for die in attack.attack_dice:
        found.append(s.chance.draw(attack_die(die.colour), attack.attacker, FACES))
    for die in attack.defence_dice:
        found.append(s.chance.draw(defence_die(die.colour), attack.target, FACES))
    return found


@dataclass(frozen=True)
class ChooseDice(Op):
    """The player of an attack chooses the colours of its dice."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.source)
        if f.step == 0:
            f.step = 1
            count = b.definition_of(figure).free_dice
            ask_some(s, f, scope.you, SOME, reasons.DICE, count, count)
            return
        pop(s)
        number = scope.names["attack"][0]
        emit_all(
            s,
            [
                Event(ev.DIE_ADDED, scope.you, figure.id, figure.id, colour, number)
                for colour in f.items
            ],
        )

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The colours, in their order so that one pool has one way to be named."""
        figure = s.scope_of(f).source
        last = form.picks[-1] if form.picks else 0
        pool = battle_of(s).definition_of(battle_of(s).figure(figure)).chosen_pool
        most = form.hi if pool is None else pool.most_of_a_colour
        found: list[Option] = []
        for colour in ATTACK_COLOURS:
            taken = form.picks.count(colour) >= most
            room = most * (len(ATTACK_COLOURS) - colour) - form.picks.count(colour)
            if colour >= last and not taken and room >= form.hi - len(form.picks):
                found.append(Option(VALUE, figure, figure, colour))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


CHOOSE_DICE: Final = ChooseDice()
