"""
A game of nothing but timing: things on a table, abilities that write their word, and events.

What belongs here: the smallest game in which any plan of stages can be walked. Its rules
are what a test gives it. What does not: the tests themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from dejarik.kernel import machine
from dejarik.kernel import timing as t
from dejarik.kernel.chance import KEYED, Chance, seed_from
from dejarik.kernel.decisions import BACK, PASS, Decision, Option, entity_options
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Frame, Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.stack import BY_LAST_ANSWER, ask, pop, push_scope
from dejarik.kernel.state import State

HIT: Final = 1
"""The event most tests are about; its change takes the subject off the table if it says so."""
ECHO: Final = 2
"""What the game proposes when it looks, if a test says so."""
NOTED: Final = 3
"""A word was written down."""

KINDS: Final = (HIT, ECHO, NOTED)
LEAVES: Final = 1
"""In an event's detail: its subject leaves with it."""
REST: Final = 1
"""The reason of the question when nothing else goes on."""


class LittleState(State):
    """What lies on the table, and the words written so far."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 2, chance)
        self.present: list[int] = []
        self.words: list[str] = []
        self.echoes: int = 0

    def clone(self) -> LittleState:
        """An independent copy."""
        other = LittleState(self.game, self.chance.clone())
        self.copy_spine_to(other)
        other.present, other.words = self.present.copy(), self.words.copy()
        other.echoes = self.echoes
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.pack_spine(), self.present, self.words, self.echoes]


def little(s: State) -> LittleState:
    """The state as what it is."""
    assert isinstance(s, LittleState)
    return s


@dataclass(frozen=True)
class Note(Op):
    """Writes a word; perhaps takes a thing off the table or amends what it answers."""

    word: str
    removes: int = NOTHING
    amends: int = 0
    brings: int = NOTHING

    def step(self, s: State, f: Frame) -> None:
        """All of it, then leave."""
        state = little(s)
        scope = s.scope_of(f)
        event = s.event_of(scope)
        chosen = scope.names.get("chosen", [])
        pop(s)
        state.words.append(self.word + "".join([f" {one}" for one in chosen]))
        if self.amends and event is not None:
            event.amount = self.amends
        if self.removes in state.present:
            state.present.remove(self.removes)
        if self.brings:
            state.present.append(self.brings)
        s.index = None
        emit(s, Event(NOTED))


@dataclass(frozen=True)
class Says(t.Ability):
    """
    An ability that runs a note when an event concerns it.

    `about` is the subject it is about (0: any), `never` that nothing ever concerns it.
    """

    note: Op
    you: int = 0
    forced: bool = False
    about: int = NOTHING
    never: bool = False
    again: bool = False
    owed: bool = False
    stages: tuple[tuple[int, ...], ...] = ()
    secret: bool = False

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """If it is about this subject."""
        if self.never or self.about not in (NOTHING, event.subject):
            return None
        return Scope(self.you, holder)

    def program(self) -> Op:
        """The note."""
        return self.note

    def duty(self) -> int:
        """As it was made."""
        return t.FIRST if self.forced else t.MANDATORY if self.owed else t.OPTIONAL

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """One of each list; of a second one what has not been picked from the first."""
        if len(picks) == len(self.stages):
            return []
        taken = [option.target for option in picks]
        return entity_options([one for one in self.stages[len(picks)] if one not in taken])

    def is_secret(self, s: State, scope: Scope, picks: list[Option]) -> bool:
        """As it was made."""
        return self.secret

    def repeats(self) -> bool:
        """As it was made."""
        return self.again


@dataclass(frozen=True)
class Hook:
    """Which thing listens where, as long as it is on the table."""

    holder: int
    kind: int
    band: int
    ability: Says
    spends: bool = False


class LittleTiming(t.Timing):
    """Two seats in turn, seat 0 first, until both have passed; a test overrides its part."""

    def __init__(self, plans: dict[int, tuple[t.Stage, ...]]) -> None:
        super().__init__()
        self.plans = plans

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """Seat 0 begins."""
        return [0, 1]

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Two passes in a row."""
        return passes == 2

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """Seat 0."""
        return 0


@dataclass(frozen=True)
class Root(Op):
    """Asks seat 0 for nothing, for ever: what a test puts on top of it runs first."""

    def step(self, s: State, f: Frame) -> None:
        """Ask."""
        ask(s, f, 0, 0, REST)

    def options(self, s: State, f: Frame, form: object) -> list[Option]:
        """Only to go on."""
        return [Option(PASS)]

    def closed(self, s: State, f: Frame) -> None:
        """Nothing."""


@dataclass(frozen=True)
class Propose(Op):
    """Proposes a hit for each subject, together or one alone; `amount` says how many happened."""

    subjects: tuple[int, ...]
    together: bool = False
    detail: int = 0

    def step(self, s: State, f: Frame) -> None:
        """Propose, then write down what came of it."""
        if f.step == 0:
            f.step = 1
            events = [Event(HIT, 0, one, 0, 1, self.detail) for one in self.subjects]
            if self.together:
                emit_together(s, events, f)
            else:
                emit(s, events[0])
            return
        little(s).words.append(f"went on{' after ' + str(len(f.events)) if f.events else ''}")
        pop(s)


ROOT: Final = Root()


class Little(Game):
    """The game, with a policy and the abilities of a test."""

    def __init__(self, timing: t.Timing, hooks: tuple[Hook, ...], *ops: Op) -> None:
        super().__init__(timing)
        self.hooks = hooks
        self.programs.add("root", (ROOT,))
        for place, hook in enumerate(hooks):
            self.programs.add(f"hook {place}", (hook.ability,))
        for place, op in enumerate(ops):
            self.programs.add(f"op {place}", (op,))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: object | None = None
    ) -> LittleState:
        """Everything that has a hook lies on the table."""
        s = LittleState(self, Chance(seed, KEYED))
        s.knowledge.add(0)
        s.present = sorted({hook.holder for hook in self.hooks})
        root = push_scope(s, ROOT, Scope(NOBODY, NOTHING))
        root.cause = BY_LAST_ANSWER
        root.drain = True
        machine.run(s)
        return s

    def unpack(self, data: list[object]) -> State:
        """The state in this plain data."""
        s = LittleState(self, Chance(b"", KEYED))
        spine, present, words, echoes = data
        s.unpack_spine(cast("list[object]", spine), [0])
        s.present = cast("list[int]", present)
        s.words = cast("list[str]", words)
        s.echoes = cast("int", echoes)
        return s

    def change(self, s: State, event: Event) -> bool:
        """A hit may take its subject off the table."""
        state = little(s)
        if event.kind == HIT:
            state.words.append(f"hit {event.subject} for {event.amount}")
            if event.detail == LEAVES and event.subject in state.present:
                state.present.remove(event.subject)
                s.index = None
        return True

    def check(self, s: State) -> None:
        """As many echoes as a test asked for."""
        state = little(s)
        if state.echoes:
            state.echoes -= 1
            emit(s, Event(ECHO))

    def build_index(self, s: State) -> t.Index:
        """The hooks of what is on the table."""
        index = t.Index()
        for hook in self.hooks:
            if hook.holder in little(s).present:
                listener = t.Listener(hook.ability, hook.holder, spends=hook.spends)
                index.listen(hook.kind, hook.band, listener)
        return index

    def conceded(self, s: State, seat: int) -> None:
        """Nobody does."""


class Sitting:
    """
    A little game in play: answered by words, and put through bytes before every answer.

    Unless it `remembers`: then an answer finds the very objects of the one before.
    """

    remembers = False

    def __init__(self, timing: t.Timing, *hooks: Hook, echoes: int = 0) -> None:
        self.ops = (Propose((7,)), Propose((7, 8), together=True))
        self.leaving = Propose((7,), detail=LEAVES)
        self.all_leaving = Propose((7, 8, 9), together=True, detail=LEAVES)
        self.game = Little(timing, hooks, *self.ops, self.leaving, self.all_leaving)
        self.recorder = ListRecorder()
        self.state: State = self.game.start({}, seed_from("little"))
        little(self.state).echoes = echoes

    def propose(self, op: Op) -> None:
        """Let an op of the sitting run until something is asked."""
        s = self.state
        s.frames[-1].forms = []
        s.decisions = None
        push_scope(s, op, Scope(0, NOTHING))
        s.recorder = self.recorder
        machine.run(s)
        s.recorder = None

    def words(self) -> list[str]:
        """What has been written so far."""
        return little(self.state).words

    def decision(self) -> Decision:
        """The one decision there is."""
        (decision,) = self.game.pending(self.state)
        return decision

    def asked(self) -> tuple[int, list[tuple[int, int] | str]]:
        """Who is asked, and each option by its holder and the subject it answers."""
        decision = self.decision()
        names: list[tuple[int, int] | str] = [
            "pass" if one.kind == PASS else (one.source, one.target) for one in decision.options
        ]
        return decision.seat, names

    def is_at_rest(self) -> bool:
        """Whether nothing goes on."""
        return self.decision().reason == REST

    def back(self) -> None:
        """Take the last stage back."""
        decision = self.decision()
        self.game.apply(self.state, decision.seat, decision.id, BACK, self.recorder)

    def answer(self, *names: tuple[int, int] | int | str) -> None:
        """Answer one decision after the other: a holder, a holder and a subject, or a pass."""
        for name in names:
            if not self.remembers:
                self.state = self.game.load(self.game.dump(self.state))
            wanted = (name, NOTHING) if isinstance(name, int) else name
            seat, options = self.asked()
            place = options.index(wanted)
            self.game.apply(self.state, seat, self.decision().id, place, self.recorder)
