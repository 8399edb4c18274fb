"""
What random play has reached: events, cards, and every op of every card's program.

Counting ops wraps the `step` of op classes while it lasts, which compiled classes do not
allow: there only events and cards are counted.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import AbstractContextManager

    from dejarik.kernel.frames import Frame
    from dejarik.kernel.game import Game
    from dejarik.kernel.program import Op
    from dejarik.kernel.recorder import Record
    from dejarik.kernel.state import State

    Step = Callable[[Op, State, Frame], None]


class Coverage:
    """How often each thing was seen, by names that mean the same in every process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.ops: Counter[str] = Counter()

    def counts(self) -> dict[str, dict[str, int]]:
        """How often each thing was seen, as plain data."""
        return {"events": {**self.events}, "cards": {**self.cards}, "ops": {**self.ops}}

    def add(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Take over the counts of another."""
        self.events.update(counts["events"])
        self.cards.update(counts["cards"])
        self.ops.update(counts["ops"])

    def counting(self, game: Game) -> AbstractContextManager[bool]:
        """Count every step of every op while this lasts; gives whether that was possible."""
        assert isinstance(game, Destiny)
        return counting_ops(game, self.ops)

    def note(self, s: State, records: list[Record]) -> None:
        """Count the events of a game, and the cards that were played or entered play in it."""
        t = table_of(s)
        for record in records:
            event = record.event
            if event is None:
                continue
            self.events[ev.EVENT_NAMES[event.kind]] += 1
            if event.kind == ev.PLAY_STARTED:
                self.cards[t.definition(event.subject).facts.code] += 1
            elif event.kind == ev.ENTERED_PLAY:
                self.cards[t.definition(event.source).facts.code] += 1

    def missing(self, game: Game) -> list[str]:
        """Everything that was never seen, one line each."""
        assert isinstance(game, Destiny)
        lines = [f"event {name}" for name in ev.NAMES if not self.events[name]]
        for definition in game.definitions:
            code = definition.facts.code
            if not definition.implemented:
                continue
            if not self.cards[code]:
                lines.append(f"card {code} {definition.facts.title}")
            if self.ops:
                for name in op_names(game, code):
                    if not self.ops[name]:
                        lines.append(f"op {name} of {definition.facts.title}")
        return lines


def op_names(game: Destiny, code: str) -> list[str]:
    """A name for each op of a card: its code, its place in the program and its class."""
    return [_name(game, op) for op in game.programs.ops.get(code, [])]


def _name(game: Destiny, op: Op) -> str:
    code, place = game.programs.address(op)
    return f"{code}/{place} {type(op).__name__}"


@contextmanager
def counting_ops(game: Destiny, counts: Counter[str]) -> Iterator[bool]:
    """Count every step of every op while this lasts; gives whether that was possible."""
    seen: Counter[int] = Counter()
    kinds = {type(op) for ops in game.programs.ops.values() for op in ops}
    steps: dict[type[Op], Step] = {kind: kind.step for kind in kinds}
    own = {kind for kind in kinds if "step" in vars(kind)}
    try:
        yield _wrap(steps, seen)
    finally:
        for kind, step in steps.items():
            if kind not in own and "step" in vars(kind):
                del kind.step
            elif kind.step is not step:
                kind.step = step  # type: ignore[method-assign, assignment]
        for ops in game.programs.ops.values():
            for op in ops:
                if seen[id(op)]:
                    counts[_name(game, op)] += seen[id(op)]


def _wrap(steps: dict[type[Op], Step], seen: Counter[int]) -> bool:
    try:
        for kind, step in steps.items():
            kind.step = _counted(step, seen)  # type: ignore[method-assign, assignment]
    except TypeError:
        return False
    return True


def _counted(step: Step, seen: Counter[int]) -> Step:
    def counted(op: Op, s: State, f: Frame) -> None:
        seen[id(op)] += 1
        step(op, s, f)

    return counted
