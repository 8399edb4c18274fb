"""Tokens of a mission: flipped, carried, scored for control."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.imperial.effects.figures import Filter, self_of
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.deployment import zone_mask
from dejarik.games.imperial.rules.objects import controls_token
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit, emit_all, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Token
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class FlipToken(Op):
    """The token shows the side the player likes."""

    sides: int = 2

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            ask(s, f, scope.you, ONE, reasons.SIDE)
            return
        pop(s)
        emit(s, Event(ev.TOKEN_FLIPPED, scope.you, scope.subject, self_of(scope), f.items[0]))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        token = s.scope_of(f).subject
        return [Option(VALUE, token, token, side) for side in range(self.sides)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class TakeToken(Op):
    """The figure that acts carries the token."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.TOKEN_TAKEN, scope.you, scope.subject, self_of(scope)))


@dataclass(frozen=True)
class ClaimToken(Op):
    """The player has the token in the play area; only rules of the mission speak of it there."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.TOKEN_CLAIMED, scope.you, scope.subject, self_of(scope)))


@dataclass(frozen=True)
class CarriesNothing(Condition):
    """The figure that acts carries no token."""

    def holds(self, s: State, scope: Scope) -> bool:
        return not battle_of(s).carried_by(self_of(scope))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Promising(Op):
    """An effect that scores at the end of a round, and can say what it would score now."""

    def promise(self, s: Battle, seat: int) -> float:
        """The points a seat would have from it."""
        return 0.0

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        """The points a seat may come to have from a token that lies on the map."""
        return 0.0

    def goal(self, s: Battle, seat: int) -> int:
        """The spaces to which a seat carries tokens for it, as a mask."""
        return 0


@dataclass(frozen=True)
class ScoreControl(Promising):
    """
    Each player scores for every token of a kind under control, by the side it shows.

    `points` has the points of each side.
    """

    kind: str
    points: tuple[int, ...]

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        emit_together(s, _scoring(b, scope, self.scores(b)))

    def scores(self, s: Battle) -> list[int]:
        """What each seat would score now."""
        scored = [0] * s.seats
        for token in s.tokens:
            if token.kind == self.kind and token.space != NOWHERE:
                seat = controls_token(s, token)
                if seat >= 0:
                    scored[seat] += self.points[min(token.side, len(self.points) - 1)]
        return scored

    def promise(self, s: Battle, seat: int) -> float:
        return float(self.scores(s)[seat])

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        return float(max(self.points)) if token.kind == self.kind else 0.0


def _scoring(s: Battle, scope: Scope, scored: list[int]) -> list[Event]:
    return [
        Event(ev.POINTS_SCORED, seat, NOTHING, scope.source, scored[seat])
        for seat in s.seats_by_initiative()
        if scored[seat]
    ]


def carried_home(s: Battle, seat: int, kind: str, points: int, goal: int) -> float:
    """What the tokens a seat carries promise: the more the nearer they are to their goal."""
    total = 0.0
    for token in s.tokens:
        if token.kind == kind and token.carrier:
            figure = s.figure(token.carrier)
            if figure.seat == seat and goal:
                away = s.board().distance(s.mask(figure), goal)
                total += points * max(_LEAST_SHARE, 1 - _SHARE_OF_A_SPACE * away)
    return total


_LEAST_SHARE: Final = 0.3
_SHARE_OF_A_SPACE: Final = 0.05


@dataclass(frozen=True)
class ScoreDelivery(Promising):
    """Each player scores for own figures that carry a token in the own zone; it is discarded."""

    kind: str
    points: int

    def promise(self, s: Battle, seat: int) -> float:
        """All of it in the own zone, less the farther a carrier is from it."""
        return carried_home(s, seat, self.kind, self.points, self.goal(s, seat))

    def goal(self, s: Battle, seat: int) -> int:
        return zone_mask(s, seat)

    def prize(self, s: Battle, token: Token, seat: int) -> float:
        return float(self.points) if token.kind == self.kind else 0.0

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        events: list[Event] = []
        scored = [0] * s.seats
        for token in b.tokens:
            if token.kind != self.kind or not token.carrier:
                continue
            figure = b.figure(token.carrier)
            if b.mask(figure) & zone_mask(b, figure.seat):
                scored[figure.seat] += self.points
                events.append(Event(ev.TOKEN_REMOVED, figure.seat, token.id, figure.id))
        emit_all(s, events)
        emit_together(s, _scoring(b, scope, scored))


@dataclass(frozen=True)
class Carrying(Filter):
    """A figure that carries a token of a kind."""

    kind: str

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return any(s.token(one).kind == self.kind for one in s.carried_by(figure))


@dataclass(frozen=True)
class NotYetThisRound(Condition):
    """The player has not done this in this round; used by limits of a mission for each player."""

    key: int

    def holds(self, s: State, scope: Scope) -> bool:
        return _player_key(scope, self.key) not in battle_of(s).uses


@dataclass(frozen=True)
class NoteThisRound(Op):
    """Remember that the player has done something in this round."""

    key: int

    def step(self, s: State, f: Frame) -> None:
        battle_of(s).uses.append(_player_key(s.scope_of(f), self.key))
        pop(s)


def _player_key(scope: Scope, key: int) -> int:
    return -(scope.you * _KEYS + key + 1)


_KEYS: Final = 64
