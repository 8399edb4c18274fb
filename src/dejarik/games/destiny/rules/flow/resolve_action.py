"""The action of resolving dice of one symbol, die after die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.die_costs import are_affordable
from dejarik.games.destiny.rules.die_rules import excludes, modifiers_among, resolvable
from dejarik.games.destiny.rules.flow.resolving import resolve_die
from dejarik.games.destiny.rules.resolution_terms import AS_NAME
from dejarik.kernel.decisions import ENTITY, ONE, SOME, STOP, Option
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

DIE_REASON: Final = 17
MODIFIER_REASON: Final = 18

PICK_DIE: Final = 0
PICK_MODIFIERS: Final = 1
RESOLVE_IT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ResolveDice(Op):
    """
    The action: dice of one symbol (in `y`), one after another, at least one.

    `x` is the die in hand, `items` its modifiers. After-abilities resolve between dice.
    Rulings: arh.part5.resolve.01, arh.part5.resolve.02, arh.part5.resolve.08
    """

    def bases(self, t: Table, f: Frame, seat: int) -> list[int]:
        """The dice that may come next."""
        return resolvable(t, seat, f.y)

    def modifiers(self, t: Table, f: Frame, seat: int) -> list[int]:
        """The dice that may join the one in hand."""
        base = t.dice[f.x]
        return modifiers_among(t, seat, t.players[seat].pool, base, f.y, self.purse(t, seat))

    def purse(self, t: Table, seat: int) -> int:
        """What the dice can be paid for with."""
        return t.players[seat].resources

    def room(self, t: Table, f: Frame) -> int:
        """How many modifiers may join."""
        return len(t.dice)

    def may_stop(self, t: Table, f: Frame) -> bool:
        """Not before the first die."""
        return bool(t.spent_dice)

    def resolve(self, t: Table, f: Frame, seat: int) -> None:
        """Resolve the die in hand; what follows it comes before the next."""
        f.drain = True
        shown = t.side_of(t.dice[f.x]).symbol
        resolve_die(t, seat, f.x, f.items, {} if shown == f.y else {AS_NAME: [f.y]})

    def finish(self, s: State, f: Frame) -> None:
        """No more dice."""
        pop(s)

    def step(self, s: State, f: Frame) -> None:
        """Pick a die, pick modifiers, resolve, again."""
        t = table_of(s)
        seat = s.scope_of(f).actor
        if f.step == PICK_DIE:
            f.items = []
            dice = self.bases(t, f, seat)
            if not dice:
                self.finish(s, f)
            elif len(dice) == 1 and not self.may_stop(t, f):
                f.x = dice[0]
                f.step = PICK_MODIFIERS
            else:
                ask(s, f, seat, ONE, DIE_REASON)
        elif f.step == PICK_MODIFIERS:
            f.step = RESOLVE_IT
            joining = self.modifiers(t, f, seat)
            if joining:
                most = min(len(joining), self.room(t, f))
                ask_some(s, f, seat, SOME, MODIFIER_REASON, 0, most)
        else:
            f.step = PICK_DIE
            self.resolve(t, f, seat)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Dice to resolve, or modifiers that can still be paid for."""
        t = table_of(s)
        if f.step == PICK_DIE:
            options = [Option(ENTITY, 0, die) for die in self.bases(t, f, form.seat)]
            if self.may_stop(t, f):
                options.append(Option(STOP))
            return options
        options = []
        joining = self.modifiers(t, f, form.seat)
        purse = self.purse(t, form.seat)
        start = joining.index(form.picks[-1]) + 1 if form.picks else 0
        for die in joining[start:]:
            if excludes(t, form.picks, t.dice[die]):
                continue
            if are_affordable(t, form.seat, [f.x, *form.picks, die], purse):
                options.append(Option(ENTITY, f.x, die))
        options.append(Option(STOP))
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One die, or one more modifier, or enough."""
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = option.kind == STOP or f.step == PICK_DIE or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Go on with what was picked; stopping ends the action."""
        picks = f.forms[0].picks
        if f.step != PICK_DIE:
            f.items = picks.copy()
        elif picks:
            f.x = picks[0]
            f.step = PICK_MODIFIERS
        else:
            self.finish(s, f)
