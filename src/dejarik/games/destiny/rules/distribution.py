"""
Distributing: a player spreads something over their own characters, piece by piece.

What belongs here: who may get how much, and asking for it. What is spread is in the
files that know it: indirect damage in `indirect_damage`, the rest in the effects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.values import characters_of
from dejarik.kernel.choosing import remember
from dejarik.kernel.decisions import DISTRIBUTION, ENTITY, Option
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

SHIELDS_REASON: Final = 24
DAMAGE_REASON: Final = 42

EVERYONE: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Distribute(Op):
    """
    Spread so much over a player's characters, who get it when all is assigned.

    Registers: `y` is that player, `items` has one entry for each piece, `x` who is next.
    Rulings: arh.part6.distribute.01
    """

    amount: Quantity

    def spreader(self, s: State, scope: Scope) -> int:
        """The player who spreads it: who acts."""
        return scope.actor

    def takers(self, t: Table, seat: int) -> list[int]:
        """What it is spread over."""
        return characters_of(t, seat)

    def reason(self) -> int:
        """The game's word for why this is asked."""
        raise NotImplementedError

    def room(self, t: Table, f: Frame, ref: int) -> int:
        """How much a character may be assigned as long as others have room."""
        raise NotImplementedError

    def give(self, t: Table, f: Frame, scope: Scope) -> None:
        """Each character gets what it was assigned."""
        raise NotImplementedError

    def among(self, t: Table, f: Frame) -> list[int]:
        """Those of the player's characters that are next to be assigned any."""
        return self.takers(t, f.y)

    def is_done(self, t: Table, f: Frame) -> bool:
        """Whether it was fully done: there was somebody to get it."""
        return bool(f.items)

    def step(self, s: State, f: Frame) -> None:
        """Assign everything, then give it, then leave."""
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.y = self.spreader(s, scope)
            if self.assign(table_of(s), f, max(0, self.amount.amount(s, scope))):
                return
        if f.step == 1 and f.items:
            f.step = 2
            self.give(table_of(s), f, scope)
            return
        if not self.is_done(table_of(s), f):
            scope.ok = False
        remember(scope, sorted(set(f.items)), len(f.items), "")
        pop(s)

    def assign(self, t: Table, f: Frame, amount: int) -> bool:
        """
        Assign what leaves no choice; whether the rest has to be asked for.

        Rulings: arh.part6.distribute.03, arh.part6.distribute.04
        """
        found = self.takers(t, f.y)
        if len(found) < 2:
            f.items = found * amount
            return False
        rooms = [self.room(t, f, ref) for ref in found]
        if amount >= sum(rooms):
            for ref, room in zip(found, rooms, strict=True):
                f.items += [ref] * room
            amount -= sum(rooms)
        if amount:
            ask_some(t, f, f.y, DISTRIBUTION, self.reason(), amount, amount)
        return amount > 0

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Characters from the last one on, as long as they and those behind have room.

        When everyone is full already, anyone will do.
        """
        t = table_of(s)
        found = self.among(t, f)
        picks = form.picks
        start = found.index(picks[-1]) if picks else 0
        rooms = [self.room(t, f, ref) for ref in found]
        is_full = (bool(f.items) and f.x == EVERYONE) or sum(rooms) == 0
        rooms = [rooms[place] - picks.count(ref) for place, ref in enumerate(found)]
        options: list[Option] = []
        for place in range(start, len(found)):
            fits = rooms[place] > 0 and sum(rooms[place:]) >= form.hi - len(picks)
            if fits or is_full:
                options.append(Option(ENTITY, 0, found[place]))
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        f.items += f.forms[0].picks
