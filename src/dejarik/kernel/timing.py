"""
Timing: when abilities get their chance, as each game's policy answers it.

For each kind of event a policy lists stages. A stage lets replacements, interrupts or
offers run, makes the change, or catches the abilities that follow. The kernel walks the
stages; only the policy knows which there are, who is asked and who orders ties.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import put_in_order
from dejarik.kernel.program import Addressed

if TYPE_CHECKING:
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.modifiers import ActiveModifier
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

REPLACE: Final = 0
INTERRUPT: Final = 1
CHANGE: Final = 2
QUEUE_TRIGGERS: Final = 3
OFFER: Final = 4
CHECK: Final = 5

BANDS: Final = 8
"""How many bands an event kind has room for in the index."""

OPTIONAL: Final = 0
"""The duty of an ability that its seat may leave out."""
MANDATORY: Final = 1
"""The duty of one that must be used before its own seat may pass, in the order that seat likes."""
FIRST: Final = 2
"""The duty of one that is done before any seat may choose."""


class Stage:
    """
    One step in the life of an event.

    `looks_back`: whoever listened just before the change still hears of it here, even if it
    has left meanwhile; in a window beside those who listen now.
    """

    def __init__(self, mode: int, band: int = 0, looks_back: bool = False) -> None:
        self.mode: int = mode
        self.band: int = band
        self.looks_back: bool = looks_back


class Plan:
    """
    The stages of one kind of event, in the order in which they are walked.

    `before` are the replacing and interrupting stages before the change, cut where one of
    the `windows` opens between them; `after` is all that follows the change. `early` are
    the places in the index of what comes before the change. `offers`: there is a window at
    all; `answered`: there is one after the change, and `behind` is what follows from it on;
    `looks_back`: some of that looks back; `usual`: what follows is caught first and
    then the game looks, or it does not look at all.

    Raises ValueError for an order that cannot be walked.
    """

    def __init__(self, kind: int, stages: tuple[Stage, ...]) -> None:
        _must_be_walkable(kind, stages)
        self.kind: int = kind
        self.stages: tuple[Stage, ...] = stages
        self.before: list[list[Stage]] = [[]]
        self.windows: list[int] = []
        self.after: list[Stage] = []
        self.early: list[int] = []
        changed = False
        for stage in stages:
            if stage.mode == CHANGE:
                changed = True
            elif changed:
                self.after.append(stage)
            elif stage.mode == OFFER:
                self.windows.append(stage.band)
                self.before.append([])
            else:
                self.before[-1].append(stage)
                self.early.append(kind * BANDS + stage.band)
        self.answered: bool = OFFER in [stage.mode for stage in self.after]
        self.offers: bool = bool(self.windows) or self.answered
        modes = [stage.mode for stage in self.after]
        self.behind: list[Stage] = self.after[modes.index(OFFER) :] if self.answered else []
        self.looks_back: bool = any(stage.looks_back for stage in self.behind)
        self.checks: bool = CHECK in modes
        self.usual: bool = not self.answered and modes == sorted(modes) and modes.count(CHECK) < 2

    def shape(self) -> list[int]:
        """What events that happen together must have in common: where all wait for each other."""
        after = [stage.mode * BANDS + stage.band * (stage.mode == OFFER) for stage in self.after]
        return [*self.windows, NOBODY, *after]


def _must_be_walkable(kind: int, stages: tuple[Stage, ...]) -> None:
    modes = [stage.mode for stage in stages]
    wrong = ""
    if modes.count(CHANGE) != 1:
        wrong = "an event changes the state exactly once"
    else:
        place = modes.index(CHANGE)
        early, late = modes[:place], modes[place + 1 :]
        if QUEUE_TRIGGERS in early or CHECK in early:
            wrong = "nothing is caught or looked at before the change"
        elif REPLACE in late or INTERRUPT in late:
            wrong = "nothing is replaced or interrupted after the change"
        elif CHECK in late and OFFER in late[late.index(CHECK) :]:
            wrong = "the game looks when all windows have closed"
    if wrong:
        message = f"the stages of events of kind {kind} cannot be walked: {wrong}"
        raise ValueError(message)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Ability(Addressed):
    """Something that may follow an event."""

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """The scope to run in when this event concerns the ability on this holder, else None."""
        raise NotImplementedError

    def may_be_of(self, s: State, holder: int, seat: int) -> bool:
        """
        Whether a seat could be the one to use it at all: a quick no, before `catches` is asked.

        Asked in windows with priority, of what does not come first.
        """
        return True

    def program(self) -> Op:
        """What it does."""
        raise NotImplementedError

    def is_once_a_moment(self) -> bool:
        """Whether several events that happen together let it follow only once."""
        return False

    def is_about_holder(self) -> bool:
        """Whether it waits only for events whose subject is its holder."""
        return False

    def duty(self) -> int:
        """In windows with priority: whether it may be used, is owed by its seat, or comes first."""
        return OPTIONAL

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """
        What its seat may pick next to use it in a window; nothing when all is picked.

        Asked where a seat chose it, in the form of the window: others see nothing before the last
        pick, and one that comes first asks in its own program instead. `catches` has said that
        all can be picked, so no stage is a dead end. Where one thing is left it is not asked.
        """
        return []

    def is_secret(self, s: State, scope: Scope, picks: list[Option]) -> bool:
        """Whether the next stage looks at cards others cannot see: then even one thing is asked."""
        return False

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        """Note in the scope it is to run in what was picked at its stages."""
        scope.names["chosen"] = [option.target for option in picks]

    def repeats(self) -> bool:
        """Whether it may be used again in a window where others are used once."""
        return False


class Listener:
    """
    An ability, and the thing that has it just now.

    `own`: only an event whose subject is the holder can concern it; others need not ask.
    `spends`: its holder is gone by being used, and another thing may then have its number, so
    a window keeps no account of it.
    """

    __slots__ = ("ability", "holder", "own", "spends")

    def __init__(
        self, ability: Ability, holder: int, own: bool = False, spends: bool = False
    ) -> None:
        self.ability: Ability = ability
        self.holder: int = holder
        self.own: bool = own
        self.spends: bool = spends


class Index:
    """
    Who listens to what, and what modifies what: built from the state, never saved.

    It is replaced as a whole when things with abilities enter, leave or change sides, so clones
    share it.
    `kinds` are the kinds of event that anyone listens to; `always_checked`: while it is so the game
    checks after every event, as something in force may change what it looks at. `by_time`:
    additions and factors count as they came about.
    """

    def __init__(self, by_time: bool = False) -> None:
        self.by_time: bool = by_time
        self.always_checked: bool = False
        self.kinds: set[int] = set()
        self.listeners: dict[int, list[Listener]] = {}
        self.modifiers: dict[int, list[ActiveModifier]] = {}

    def listen(self, kind: int, band: int, listener: Listener) -> None:
        """Add an ability under the event it waits for."""
        place = kind * BANDS + band
        listeners = self.listeners.get(place)
        if listeners is None:
            self.kinds.add(kind)
            self.listeners[place] = [listener]
        else:
            listeners.append(listener)

    def modify(self, statistic: int, active: ActiveModifier) -> None:
        """Add a modifier under its statistic, where it counts."""
        found = self.modifiers.get(statistic)
        if found is None:
            self.modifiers[statistic] = [active]
        else:
            put_in_order(found, active, self.by_time)


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing:
    """
    A game's timing policy.

    `always_checked`: the game checks after every event, not only after those that leave
    things to check behind or happen while the index says so.
    """

    def __init__(self) -> None:
        self.plans: dict[int, tuple[Stage, ...]] = {}
        self.ready: dict[int, Plan] = {}
        self.always_checked: bool = True

    def plan(self, kind: int) -> Plan:
        """The stages of this kind of event."""
        plan = self.ready.get(kind)
        if plan is None:
            stages = self.plans.get(kind)
            if stages is None:
                message = f"the timing policy has no stages for events of kind {kind}"
                raise ValueError(message)
            plan = Plan(kind, stages)
            self.ready[kind] = plan
        return plan

    def premise(self, s: State, event: Event) -> bool:
        """Whether an event that is still to happen makes sense after others have run in between."""
        return True

    def stands(self, s: State, event: Event, band: int) -> bool:
        """Whether what has happened can still be answered: a window asks before each turn."""
        return True

    def opens(self, s: State, event: Event, band: int) -> bool:
        """
        Whether a window opens at all; asked when its stage is reached.

        Must not depend on cards another seat cannot see.
        """
        return True

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """
        Who may have something to say in a window: by default whoever the index lists.

        A game that finds cards in hidden zones at the moment need not list them in its index.
        The order must tell nothing of what another seat cannot see.
        """
        found = (s.index or s.get_index()).listeners.get(event.kind * BANDS + band)
        return [] if found is None else found

    def block_chooser(self, s: State) -> int:
        """Who decides whose abilities go first when several seats have some."""
        return 0

    def one_orders_all(self, s: State) -> bool:
        """Whether that seat orders everyone's abilities, and not everyone their own."""
        return False

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """The seats asked in a window, first one first."""
        return []

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Where seats alternate: whether a window is over after this many passes in a row."""
        return True

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """
        Whether a seat is asked in a window although it may have nothing to offer.

        Must not depend on cards another seat cannot see.
        """
        return offers > 0

    def stays(self, band: int) -> bool:
        """
        Whether a seat keeps priority until it passes, which is final.

        Such a window closes when every seat of `priority` has passed once.
        """
        return False

    def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
        """Whether a seat that can do something, but none of what it owes, may decline."""
        return True

    def repeats(self, band: int) -> bool:
        """Whether one ability may be used more than once in the same window."""
        return False

    def in_printed_order(self, band: int) -> bool:
        """Whether the abilities of one thing that come first do so in the order they are listed."""
        return False

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """Who orders the abilities that come first in a window."""
        return NOBODY
