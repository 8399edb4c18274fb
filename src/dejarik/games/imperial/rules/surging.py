"""
Spending surges: one ability after the other, each once, as the attacker likes.

All are chosen in stages of one question, each of which can be taken back; then they are spent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import SURGE_USES
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.grants import granted_surges
from dejarik.kernel.decisions import GAME_OPTION, SOME, STOP, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask_some, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.model.texts import Surge
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

SURGE_OPTION: Final[int] = GAME_OPTION
"""A surge ability: source is whose card it is on, value its place among those."""

GRANTED: Final = 64
"""Places from here on are abilities that an effect has given."""

_MOST: Final = 64


def surge_abilities(s: Battle, attack: Attack) -> list[tuple[int, Surge]]:
    """The surge abilities of an attacker, by their places: those of its card, then granted ones."""
    figure = s.figure(attack.attacker)
    found = list(enumerate(s.surges_of(figure)))
    for place, surge in enumerate(granted_surges(s, attack)):
        found.append((GRANTED + place, surge))
    return found


def usable(s: Battle, attack: Attack, picks: list[int]) -> list[int]:
    """The places of the abilities that can still be paid for, after some were picked."""
    abilities = dict(surge_abilities(s, attack))
    left = attack.surges
    for place in picks:
        left -= abilities[place].cost
    most = modified(s, SURGE_USES, attack.id, 1)
    found: list[int] = []
    for place, surge in abilities.items():
        if surge.cost <= left and picks.count(place) + attack.spent.count(place) < most:
            found.append(place)
    return found


def can_spend(s: Battle, attack: Attack) -> bool:
    """Whether an attacker has a surge and something to spend it on."""
    return attack.surges > 0 and bool(usable(s, attack, []))


@dataclass(frozen=True)
class SpendSurges(Op):
    """Ask what the surges are spent on, then spend them; `items` is what was chosen."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        attack = b.attack(scope.names["attack"][0])
        if attack is None or attack.ended:
            pop(s)
        elif f.step == 0:
            f.step = 1
            ask_some(s, f, scope.you, SOME, reasons.SURGES, 0, _MOST)
        elif f.step == 1 and f.items:
            f.step = 2
            self.spend(b, f, attack)
        elif f.step == 2:
            f.step = 1
            place = f.items.pop(0)
            push_scope(s, dict(surge_abilities(b, attack))[place].effect, scope.clone())
        else:
            pop(s)

    def spend(self, s: Battle, f: Frame, attack: Attack) -> None:
        """One ability is paid for."""
        place = f.items[0]
        cost = dict(surge_abilities(s, attack))[place].cost
        event = Event(ev.SURGE_SPENT, attack.seat, attack.target, attack.attacker, cost, attack.id)
        event.items = [place]
        emit(s, event)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The abilities that can be paid for, and to stop."""
        b = battle_of(s)
        attack = b.attack(s.scope_of(f).names["attack"][0])
        assert attack is not None
        found = [
            Option(SURGE_OPTION, attack.attacker, attack.target, place)
            for place in usable(b, attack, form.picks)
        ]
        found.append(Option(STOP))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One more, or enough."""
        if option.kind == STOP:
            form.closed = True
            return
        form.picks.append(option.value)
        b = battle_of(s)
        attack = b.attack(s.scope_of(f).names["attack"][0])
        assert attack is not None
        form.closed = not usable(b, attack, form.picks)

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


SPEND_SURGES: Final = SpendSurges()
