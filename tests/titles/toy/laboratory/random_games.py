"""Random games of the toy: what is brought, who plays, and what happened in them."""

import random
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from dejarik.hosting.decks import Terms
from dejarik.kernel.decisions import BACK, Decision
from dejarik.kernel.game import Game
from dejarik.kernel.recorder import Record
from dejarik.kernel.state import State
from tests.titles.toy.decks import READY, ToyDecks, packed
from tests.titles.toy.wire import CODES, DECK, EDITION, PLAIN, TOLD_KINDS, WILD

BACK_RATE: Final = 0.1


def ready() -> dict[str, object]:
    """The ready decks against each other."""
    return ToyDecks().setup([one.listed for one in READY], ("", ""), Terms(PLAIN, EDITION))


def wild(seed: str) -> dict[str, object]:
    """Two or three decks of any cards."""
    rng = random.Random(f"wild {seed}")
    lists = [packed(rng.choices(list(CODES), k=DECK)) for _ in range(rng.choice((2, 3)))]
    return ToyDecks().setup(lists, [""] * len(lists), Terms(WILD, EDITION))


class ToyPlayer:
    """Any answer, now and then a step back."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def answer(self, s: State, decision: Decision) -> int:
        """One of those that are offered."""
        if decision.may_step_back() and self.rng.random() < BACK_RATE:
            return BACK
        return self.rng.randrange(len(decision.options))


class ToyCoverage:
    """The kinds of events that happened."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()

    def counts(self) -> dict[str, dict[str, int]]:
        """By their names."""
        return {"events": dict(self.events)}

    def add(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Take over the counts of another."""
        self.events.update(counts.get("events", {}))

    def counting(self, game: Game) -> AbstractContextManager[object]:
        """Nothing is counted inside the rules."""
        return nullcontext()

    def note(self, s: State, records: list[Record]) -> None:
        """Count what was recorded."""
        self.events.update(TOLD_KINDS[one.event.kind] for one in records if one.event)

    def missing(self, game: Game) -> list[str]:
        """The kinds that never happened."""
        return [f"event {kind}" for kind in TOLD_KINDS[1:] if kind not in self.events]
