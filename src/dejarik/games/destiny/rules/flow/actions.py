"""A turn's choice: one of the six actions, or to pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import durations
from dejarik.games.destiny.rules.flow.action_options import PASS_OPTION, action_options
from dejarik.games.destiny.rules.flow.activating import ACTIVATE
from dejarik.games.destiny.rules.flow.claiming import USE_ACTION, Claim, RerollForCard
from dejarik.games.destiny.rules.flow.playing import PlayCard
from dejarik.games.destiny.rules.flow.resolve_action import ResolveDice
from dejarik.kernel.decisions import GAME_OPTION, ONE, Option
from dejarik.kernel.emitting import emit, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

ACTION_REASON: Final = 10
EXTRA_ACTION_REASON: Final = 11

BEGINNING: Final = 0
ASKED: Final = 1
WHAT_COMES_BEFORE: Final = 2


@dataclass(frozen=True)
class TakeAction(Op):
    """
    Ask a player for an action and carry it out. `y` is 1 for an additional action.

    `x` is 1 for one who has done something before it: such a player takes one if possible.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Ask; when the action is done, leave. After an undone one another is taken.

        Rulings: arh.part5.illegal.03, arh.clar.eaw.12
        """
        t = table_of(s)
        seat = s.scope_of(f).you
        due = Event(ev.ACTION_DUE, seat, 0, 0, f.y)
        if f.step == BEGINNING and is_awaited(t, due):
            f.step = WHAT_COMES_BEFORE
            self.begin(t)
            f.x = t.changes
            emit(t, due)
        elif f.step != ASKED or t.action == ev.UNDONE:
            if f.step == WHAT_COMES_BEFORE:
                f.x = int(t.changes != f.x)
                s.frames[-2].x = t.changes
            f.step = ASKED
            self.begin(t)
            ask(s, f, seat, ONE, EXTRA_ACTION_REASON if f.y else ACTION_REASON)
            t.declared = f.group
            t.irreversible = False
        else:
            pop(s)

    def begin(self, t: Table) -> None:
        """Forget what was noted of the last action."""
        t.action = ev.NO_ACTION
        t.spent_dice = []
        t.lost_dice_this_action = []

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Who has done something before an action does not pass if there is anything to do."""
        options = action_options(table_of(s), form.seat, bool(f.y))
        if f.x and len(options) > 1 and options[-1] is PASS_OPTION:
            options.pop()
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """The action, what it is done with, and which symbol or ability."""
        form.picks = [option.kind - GAME_OPTION, option.source, option.value]
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        form = f.forms[0]
        action, source, value = form.picks
        t.action = action
        if action == ev.NO_ACTION:
            return
        durations.end_with_action(t, form.seat)
        scope = Scope(form.seat, source)
        op = ACTION_OPS[action]
        if action == ev.PLAY and source not in t.players[form.seat].hand:
            op = PLAY_BY_RENEW
        started = push_scope(s, op, scope)
        started.x = source
        started.y = value


PLAY_FROM_HAND: Final = PlayCard()
PLAY_BY_RENEW: Final = PlayCard(ev.BY_RENEW)
RESOLVE_DICE: Final = ResolveDice()
TAKE_ACTION: Final = TakeAction()
ACTION_OPS: Final[list[Op]] = [
    TAKE_ACTION,
    PLAY_FROM_HAND,
    ACTIVATE,
    RESOLVE_DICE,
    RerollForCard(),
    USE_ACTION,
    Claim(),
]
