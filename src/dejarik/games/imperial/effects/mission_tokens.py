"""What missions do with their tokens: marked, given up, discarded and scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.effects.figures import Filter
from dejarik.games.imperial.effects.objects import Promising, carried_home
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.damage import suffering
from dejarik.games.imperial.rules.objects import controls_token
from dejarik.games.imperial.rules.relations import are_adjacent
from dejarik.kernel import decisions
from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.emitting import emit_all, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.ops import MAY_REASON
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Token
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


def controlled(s: Battle, seat: int, kind: str) -> list[int]:
    """The tokens of a kind that a seat controls."""
    return [
        token.id
        for token in s.tokens
        if token.kind == kind and token.space != NOWHERE and controls_token(s, token) == seat
    ]


def controlled_of(s: Battle, seat: int, kinds: tuple[str, ...]) -> list[int]:
    """The tokens of several kinds that a seat controls, in their order."""
    return sorted([one for kind in kinds for one in controlled(s, seat, kind)])


@dataclass(frozen=True)
class BesideToken(Filter):
    """A figure adjacent to a token of a kind."""

    kind: str

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        for token in s.tokens:
            if token.kind == self.kind and are_adjacent(s, figure, token.id):
                return True
        return False


@dataclass(frozen=True)
class MarkControlled(Promising):
    """
    Each player marks every token of a kind under control that has no own mark, and scores.

    The marks are bits of the token's side, one for each seat.
    """

    kind: str
    points: int

    def unmarked(self, s: Battle, seat: int) -> list[int]:
        """What a seat would mark now."""
        found = controlled(s, seat, self.kind)
        return [one for one in found if not s.token(one).side >> seat & 1]

    def promise(self, s: Battle, seat: int) -> float:
        return float(self.points * len(self.unmarked(s, seat)))

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        is_left = token.kind == self.kind and not token.side >> seat & 1
        return float(self.points) if is_left else 0.0

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        marks: list[Event] = []
        scores: list[Event] = []
        for seat in b.seats_by_initiative():
            found = self.unmarked(b, seat)
            for one in found:
                side = b.token(one).side | 1 << seat
                marks.append(Event(ev.TOKEN_FLIPPED, seat, one, scope.source, side))
            if found:
                points = self.points * len(found)
                scores.append(Event(ev.POINTS_SCORED, seat, NOTHING, scope.source, points))
        emit_all(s, marks)
        emit_together(s, scores)


@dataclass(frozen=True)
class MayDeliver(Promising):
    """
    The player of the carrier may give up its token of a kind for points.

    Where it can be given up, bots take from `beside`, the kind of token it is brought to.
    """

    kind: str
    points: int
    beside: str = ""

    def promise(self, s: Battle, seat: int) -> float:
        return carried_home(s, seat, self.kind, self.points, self.goal(s, seat))

    def goal(self, s: Battle, seat: int) -> int:
        found = 0
        for token in s.tokens:
            if token.kind == self.beside and token.space != NOWHERE:
                found |= 1 << token.space
        return found

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        return float(self.points) if token.kind == self.kind else 0.0

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        if f.step == 0:
            f.step = 1
            f.items = [one for one in b.carried_by(figure.id) if b.token(one).kind == self.kind]
            if f.items:
                ask(s, f, figure.seat, decisions.YES_NO, MAY_REASON)
                return
        pop(s)
        if f.x:
            token = f.items[0]
            removed = Event(ev.TOKEN_REMOVED, figure.seat, token, figure.id)
            points = Event(ev.POINTS_SCORED, figure.seat, NOTHING, scope.source, self.points)
            emit_all(s, [removed, points])

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        figure = s.scope_of(f).subject
        return [
            decisions.Option(decisions.NO, figure),
            decisions.Option(decisions.YES, figure),
        ]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = int(f.forms[0].picks[0] == decisions.YES)


@dataclass(frozen=True)
class MayDiscardControlled(Promising):
    """Each player, by initiative, may discard one token of a kind under control for points."""

    kind: str
    points: int

    def promise(self, s: Battle, seat: int) -> float:
        return float(self.points) if controlled(s, seat, self.kind) else 0.0

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        return float(self.points) if token.kind == self.kind else 0.0

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.items:
            seat = b.seats_by_initiative()[f.step - 1]
            token = f.items.pop()
            removed = Event(ev.TOKEN_REMOVED, seat, token, scope.source)
            points = Event(ev.POINTS_SCORED, seat, NOTHING, scope.source, self.points)
            emit_all(s, [removed, points])
            return
        if f.step == s.seats:
            pop(s)
            return
        seat = b.seats_by_initiative()[f.step]
        f.step += 1
        if controlled(b, seat, self.kind):
            ask(s, f, seat, decisions.ONE, CHOICE_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        found = decisions.entity_options(controlled(battle_of(s), form.seat, self.kind))
        return [*found, decisions.Option(decisions.STOP)]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        if option.kind != decisions.STOP:
            form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class ControllerMayStrike(Op):
    """Whoever controls a token of a kind may have all figures on exterior spaces suffer damage."""

    kind: str
    damage: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        if f.step == 0:
            f.step = 1
            for seat in b.seats_by_initiative():
                if controlled(b, seat, self.kind):
                    f.y = seat
                    ask(s, f, seat, decisions.YES_NO, MAY_REASON)
                    return
        source = s.scope_of(f).source
        pop(s)
        if f.x:
            outside = b.map().exterior
            struck = [one.id for one in b.on_map() if b.mask(one) & outside]
            emit_together(s, [suffering(b, one, self.damage, f.y, source) for one in struck])

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        source = s.scope_of(f).source
        return [
            decisions.Option(decisions.NO, source),
            decisions.Option(decisions.YES, source),
        ]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = int(f.forms[0].picks[0] == decisions.YES)
