"""
Displacement: who stands where a massive figure has ended its movement is pushed away.

The mover's own figures first, then the others; each player orders the own ones and chooses among
equally near places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_SPACE, NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.relations import mover_of, position_for
from dejarik.kernel.decisions import ENTITY, ONE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


def under(s: Battle, massive: Figure) -> list[Figure]:
    """The other figures in the spaces of a massive one."""
    own = s.mask(massive)
    return [one for one in s.on_map() if one.id != massive.id and s.mask(one) & own]


def displace_under(s: Battle, figure: Figure) -> None:
    """If a massive figure has ended its movement on others, they make room."""
    if s.definition_of(figure).massive and under(s, figure):
        push_scope(s, DISPLACE, Scope(figure.seat, figure.id))


def ends_for(s: Battle, figure: Figure) -> pushing.Displacement:
    """Where a figure goes that must make room."""
    mover, position = mover_of(s, figure), position_for(s, figure)
    return pushing.displaced(s.board(), mover, position, figure.placement)


@dataclass(frozen=True)
class Displace(Op):
    """
    One figure after the other is pushed the fewest spaces, or placed where no push leads.

    `x` is the figure that makes room now, `y` what is asked: which one, or where to.
    Rulings: ia.large.139, ia.large.140, ia.large.141, ia.large.142, ia.large.143, ia.large.148
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        massive = b.figure(s.scope_of(f).source)
        if f.step == _TOLD:
            f.step = _NEXT
            emit(s, Event(ev.MOVEMENT_ENDED, massive.seat, massive.id, massive.id))
        elif f.step == _NEXT:
            self.find(b, f, massive)
        elif f.step == _WHERE:
            self.find_place(b, f)
        else:
            self.move(b, f, f.items[0])

    def find(self, s: Battle, f: Frame, massive: Figure) -> None:
        """Whose turn it is to make room."""
        left = self.left(s, massive)
        if not left:
            pop(s)
            return
        f.x = left[0].id
        f.step = _WHERE
        if len(left) > 1:
            f.y = _ASK_WHO
            ask(s, f, left[0].seat, ONE, reasons.FIGURE)

    def left(self, s: Battle, massive: Figure) -> list[Figure]:
        """The figures that still have to make room, of one side."""
        found = under(s, massive) if massive.placement != NOWHERE else []
        friends = [one for one in found if one.seat == massive.seat]
        return friends or found

    def find_place(self, s: Battle, f: Frame) -> None:
        """The nearest places."""
        figure = s.figure(f.x)
        ends = ends_for(s, figure).ends
        f.step = _GO
        if len(ends) > 1:
            f.y = _ASK_WHERE
            ask(s, f, figure.seat, ONE, reasons.DISPLACE)
        elif ends:
            f.items = ends
        else:
            pop(s)

    def move(self, s: Battle, f: Frame, end: int) -> None:
        """To its place."""
        figure = s.figure(f.x)
        f.step = _NEXT
        kind = ev.PLACED if ends_for(s, figure).placed else ev.PUSHED
        emit(s, moment(s, Event(kind, figure.seat, figure.id, s.scope_of(f).source, end)))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        if f.y == _ASK_WHO:
            massive = b.figure(s.scope_of(f).source)
            return entity_options([one.id for one in self.left(b, massive)])
        count = b.map().count
        return [
            Option(ENTITY, f.x, FIRST_SPACE + end % count, end // count)
            for end in ends_for(b, b.figure(f.x)).ends
        ]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        place = option.target
        if f.y == _ASK_WHERE:
            place += option.value * battle_of(s).map().count - FIRST_SPACE
        form.picks.append(place)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Take the figure, or its place."""
        if f.y == _ASK_WHO:
            f.x = f.forms[0].picks[0]
        else:
            f.items = f.forms[0].picks.copy()


_TOLD: Final = 0
_NEXT: Final = 1
_WHERE: Final = 2
_GO: Final = 3

_ASK_WHO: Final = 0
_ASK_WHERE: Final = 1

DISPLACE: Final = Displace()
