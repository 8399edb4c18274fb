"""
The contract: what a game offers, and the few questions the kernel asks it.

Service, bots, replay, simulation, terminal and browser know a game only through this.
A new game is a new package with a subclass; nothing above it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel import machine
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.emitting import RESOLVE_EVENT, RESOLVE_MANY, RESOLVE_ONE
from dejarik.kernel.features import lead_by, likelihoods
from dejarik.kernel.ops import END
from dejarik.kernel.ordering import RUN_QUEUE
from dejarik.kernel.program import Op, Programs
from dejarik.kernel.windows import SUB_WINDOW, WINDOW
from dejarik.kernel.wire import decode, encode

if TYPE_CHECKING:
    from fractions import Fraction

    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.release import Release
    from dejarik.kernel.state import Outcome, State
    from dejarik.kernel.timing import Index, Timing

    Odds = dict[str, dict[int, Fraction]]
    """By the name of what counts: the chance of every amount that can come."""

KERNEL: Final = "kernel"
KERNEL_OPS: Final[dict[str, Op]] = {
    "happen": RESOLVE_EVENT,
    "alone": RESOLVE_ONE,
    "series": RESOLVE_MANY,
    "run_held": RUN_QUEUE,
    "window": WINDOW,
    "lifted": SUB_WINDOW,
    "end": END,
}
"""The kernel's own ops by the names that saved frames know them by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """
    One game's rules. It holds no game being played: only programs and policy.

    `schema` grows when states are packed otherwise: hashes of older ones no longer fit.
    `cuts_circles`: a number that depends on itself is read as printed, so that people can
    play on, and the circle is noted in `circles`; otherwise it raises Circular.
    `then_ends`: what could not be fully done before a "then" ends the whole ability.
    `weights`: what each of the `features` counts for; bots compare by them, no rule knows them.
    """

    def __init__(self, timing: Timing, schema: int = 1) -> None:
        self.timing: Timing = timing
        self.schema: int = schema
        self.cuts_circles: bool = False
        self.circles: list[list[int]] = []
        self.then_ends: bool = False
        self.weights: list[float] = []
        self.programs: Programs = Programs()
        self.programs.add_named(KERNEL, KERNEL_OPS)

    # --- what everyone above uses ---

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """A fresh game, stopped at its first decision; the recorder hears what led there."""
        raise NotImplementedError

    def to_first_decision(self, s: State, recorder: Recorder | None) -> State:
        """For `start`: play a fresh state on until something is asked."""
        s.recorder = recorder
        machine.run(s)
        s.recorder = None
        return s

    def pending(self, s: State) -> list[Decision]:
        """What is asked now, of one seat or of several; empty when there is an outcome."""
        return machine.pending(s)

    def apply(
        self,
        s: State,
        seat: int,
        decision_id: int,
        answer: int,
        recorder: Recorder | None = None,
    ) -> None:
        """
        Play one answer on.

        Raises IllegalAnswer, and then changes nothing.
        """
        s.recorder = recorder
        try:
            machine.answer(s, seat, decision_id, answer)
        finally:
            s.recorder = None

    def concede(self, s: State, seat: int, recorder: Recorder | None = None) -> None:
        """
        A seat gives up; always allowed to a living seat. The recorder hears what comes of it.

        Raises IllegalAnswer when the game is over or the seat is already out.
        """
        if s.outcome is not None or seat in s.conceded or not 0 <= seat < s.seats:
            message = f"seat {seat} cannot concede: the game is over or it is out of it"
            raise IllegalAnswer(message)
        s.conceded.append(seat)
        s.decisions = None
        s.recorder = recorder
        try:
            self.conceded(s, seat)
        finally:
            s.recorder = None

    def conceded(self, s: State, seat: int) -> None:
        """Work out what a concession means."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome | None:
        """The ranking of sides and the reason, or nothing yet."""
        return s.outcome

    def clone(self, s: State) -> State:
        """
        An independent copy at any decision.

        It shares the list of what is asked, if somebody has looked already: nobody changes that,
        and to list the options again costs a bot more than the copy itself.
        """
        copy = s.clone()
        copy.decisions = s.decisions
        return copy

    def dump(self, s: State) -> bytes:
        """The whole state as bytes."""
        return encode(s.pack())

    def load(self, data: bytes) -> State:
        """
        The state in these bytes.

        Raises ValueError when they are not a state of this game.
        """
        plain = decode(data)
        if not isinstance(plain, list):
            message = "these bytes hold no state"
            raise ValueError(message)
        try:
            return self.unpack(plain)
        except (AssertionError, IndexError, KeyError, TypeError) as error:
            message = f"these bytes hold no state of this game: {error!r}"
            raise ValueError(message) from error

    def unpack(self, data: list[object]) -> State:
        """The state in this plain data."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> object:
        """What a seat, or a spectator (NOBODY), may know."""
        raise NotImplementedError

    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """A copy in which everything the seat cannot know is drawn anew."""
        raise NotImplementedError

    def explain(self, s: State, seat: int, question: str) -> list[str]:
        """Why something is offered or not, or what makes up a number."""
        raise NotImplementedError

    def odds(self, s: State, seat: int, question: str) -> Odds:
        """
        How likely each amount of each thing that counts is after a roll or a draw, exactly.

        A roll is by the faces of its dice; a draw goes from the top of a pile, without putting
        back: what the seat knows of it first, then any order of what it knows to be left.

        Raises ValueError for a question nobody can answer, or about what the seat cannot see; a
        game without odds leaves it at that.
        """
        message = "nothing has odds in this game"
        raise ValueError(message)

    def features(self, s: State) -> list[float]:
        """
        What the first of two seats has more than the second, by `weights`; none if nothing counts.

        Asked as often as `evaluate`, and like it of what lies open: a hidden card is a card.
        """
        return []

    def evaluate(self, s: State) -> list[float] | None:
        """
        How likely each seat seems to win, from 0 to 1; nothing if the game cannot say.

        Asked of determinized states while the game goes on, very often: it must be quick.
        """
        found = self.features(s)
        return likelihoods(lead_by(found, self.weights)) if found else None

    def worth_trying(self, s: State, decision: Decision) -> list[int]:
        """
        The options a bot need look at, by their places; all unless the game knows better.

        Asked of determinized states, as often as `evaluate`.
        """
        return list(range(len(decision.options)))

    # --- what is asked where a journal of an older schema is played again ---

    def mended(self, s: State, wrote: Release) -> str:
        """
        What of the state and what is asked now was otherwise in an older release, in words.

        Asked before each of its entries; empty if the entry means today what it meant then.
        """
        return ""

    def mended_event(self, s: State, event: Event, wrote: Release) -> str:
        """What of an event that has just happened was otherwise in an older release, in words."""
        return ""

    # --- what the kernel asks ---

    def change(self, s: State, event: Event) -> bool:
        """The one door: make the change; whether anything really changed."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """See to what must follow at once from the state as it stands."""

    def due(self, s: State, when: int) -> int:
        """At what count an effect scheduled now for a moment is due; 0 at the next one."""
        return 0

    def undoable_from(self, s: State) -> int:
        """The group of questions from which on what goes on may be undone; 0 for none."""
        return 0

    def must_take(self, s: State, scope: Scope, effect: Op) -> bool:
        """Whether an optional effect is no option: without it what goes on could not end."""
        return False

    def build_index(self, s: State) -> Index:
        """Who listens to what and what modifies what, as things lie now."""
        raise NotImplementedError
