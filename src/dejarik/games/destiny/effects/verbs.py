"""
Verbs, the common part: choose what it is done to, do it one by one, remember it.

What each verb does is in the files beside this one, a file per family.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import ALL
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

BEGINNING: Final = 1
ACTING: Final = 2
NOTING: Final = 3

ASKED: Final = "asked for"
"""Where an effect done in part is not fully done: how much it says."""


def part_will_do(t: Table) -> bool:
    """Whether an effect that came to less than it says counts as fully done."""
    return t.rules.edition.part_is_full


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Verb(Choosing):
    """
    Something done to each of the chosen things, one event for each.

    Registers: `x` is the place of the thing at hand, `y` how much has been done in all.
    The scope's `ok` stays true only if there was something and all of it happened.
    """

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """The event to propose for one thing; None if it cannot be done to it."""
        raise NotImplementedError

    def name_for(self) -> str:
        """Under which name the things are remembered."""
        return ""

    def proceed(self, s: State, f: Frame) -> None:
        """For each: propose, note; then remember and leave."""
        if f.step == BEGINNING:
            self.begin(s, f)
        if f.step == NOTING:
            self.note(s, f)
        while f.x < len(f.items):
            t = table_of(s)
            event = self.event(t, s.scope_of(f), f.items[f.x])
            if event is not None:
                f.step = NOTING
                if not part_will_do(t):
                    s.scope_of(f).names[ASKED] = [event.amount]
                emit_for(s, f, event)
                return
            s.scope_of(f).ok = False
            f.items[f.x] = NOTHING
            f.x += 1
        self.finish(s, f)

    def begin(self, s: State, f: Frame) -> None:
        """The things are chosen: fewer than asked for is not fully done."""
        scope = s.scope_of(f)
        f.step = ACTING
        wanted = self.wanted()
        least = 1 if wanted.mode() == ALL else wanted.at_least(s, scope)
        if len(f.items) < least:
            scope.ok = False

    def note(self, s: State, f: Frame) -> None:
        """Count what the event really did."""
        f.step = ACTING
        scope = s.scope_of(f)
        asked = scope.names.get(ASKED)
        if asked is not None and f.result < asked[0]:
            scope.ok = False
        if f.result == NOT_DONE:
            scope.ok = False
            f.items[f.x] = NOTHING
        else:
            f.y += f.result
        f.x += 1

    def finish(self, s: State, f: Frame) -> None:
        """Remember what it was really done to, and leave."""
        done = [target for target in f.items if target != NOTHING]
        remember(s.scope_of(f), done, f.y, self.name_for())
        pop(s)
