"""Power tokens that a mission lays on its tokens and lets players hand out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.effects.mission_tokens import controlled_of
from dejarik.games.imperial.effects.objects import Promising
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.power import gain_power
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LayPower(Op):
    """Every token of these kinds on the map gets one more power token; its side counts them."""

    kinds: tuple[str, ...]

    def step(self, s: State, f: Frame) -> None:
        source = s.scope_of(f).source
        pop(s)
        b = battle_of(s)
        found = [one for one in b.tokens if one.kind in self.kinds and one.space != ids.NOWHERE]
        emit_all(
            s,
            [Event(ev.TOKEN_FLIPPED, b.initiative, one.id, source, one.side + 1) for one in found],
        )


@dataclass(frozen=True)
class HandOutPower(Promising):
    """
    For each token under control a player may hand out its power tokens, then scores.

    They go to own figures on or beside it, one after the other. `kinds` has for each kind the
    symbol of its power tokens. `items` are the tokens still to come, `x` their player's place,
    `y` the figure that gets the next power token.
    """

    kinds: tuple[tuple[str, int], ...]
    points: int

    def names(self) -> tuple[str, ...]:
        """The kinds alone."""
        return tuple([kind for kind, _ in self.kinds])

    def promise(self, s: Battle, seat: int) -> float:
        return float(self.points * len(controlled_of(s, seat, self.names())))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        if f.y:
            self.give(b, f)
        elif f.items:
            self.ask_or_score(b, f)
        elif f.step == s.seats:
            pop(s)
        else:
            f.x = b.seats_by_initiative()[f.step]
            f.step += 1
            f.items = controlled_of(b, f.x, self.names())

    def give(self, s: Battle, f: Frame) -> None:
        """One power token goes from the token to a figure."""
        token, figure = s.token(f.items[0]), f.y
        f.y = 0
        gain_power(s, figure, dict(self.kinds)[token.kind], token.id)
        emit(s, Event(ev.TOKEN_FLIPPED, f.x, token.id, figure, token.side - 1))

    def ask_or_score(self, s: Battle, f: Frame) -> None:
        """Who gets the next one, if anybody can; else the points for this token."""
        token = s.token(f.items[0])
        if token.side and self.takers(s, f):
            ask(s, f, f.x, decisions.ONE, reasons.POWER)
        else:
            self.score(s, f)

    def score(self, s: Battle, f: Frame) -> None:
        """The points for a token, after which it is the turn of the next."""
        token = f.items.pop(0)
        emit(s, Event(ev.POINTS_SCORED, f.x, NOTHING, token, self.points))

    def takers(self, s: Battle, f: Frame) -> list[int]:
        """Own figures on or beside the token."""
        space = s.token(f.items[0]).space
        near = s.board().around(1 << space) | 1 << space
        return [one.id for one in s.standing(f.x) if s.mask(one) & near]

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        found = decisions.entity_options(self.takers(battle_of(s), f))
        return [*found, decisions.Option(decisions.STOP)]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        form.picks.append(0 if option.kind == decisions.STOP else option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.y = f.forms[0].picks[0]
        if not f.y:
            self.score(battle_of(s), f)
