"""What random play has reached: kinds of events, and cards that were played, deployed or shown."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.event_names import NAMES, event_name
from dejarik.games.swccg.model.state import table_of
from dejarik.titles.swccg.laboratory.games import LabSwccg

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from contextlib import AbstractContextManager

    from dejarik.kernel.game import Game
    from dejarik.kernel.recorder import Record
    from dejarik.kernel.state import State


class Coverage:
    """How often each thing was seen, by names that mean the same in every process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()

    def counts(self) -> dict[str, dict[str, int]]:
        """How often each thing was seen, as plain data."""
        return {"events": {**self.events}, "cards": {**self.cards}}

    def add(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Take over the counts of another."""
        self.events.update(counts["events"])
        self.cards.update(counts["cards"])

    def counting(self, game: Game) -> AbstractContextManager[object]:
        """Cards that leave a hand, where the game is one of a laboratory."""
        return self._counting(game) if isinstance(game, LabSwccg) else nullcontext()

    @contextmanager
    def _counting(self, game: LabSwccg) -> Iterator[None]:
        game.left_hands = self.cards
        try:
            yield
        finally:
            game.left_hands = None

    def note(self, s: State, records: list[Record]) -> None:
        """Count the events of a game, and the cards that are on table in the end."""
        t = table_of(s)
        for record in records:
            event = record.event
            if event is not None:
                self.events[event_name(event.kind)] += 1
        for copy in t.copies.values():
            self.cards[t.definition_of(copy.card).code] += 1

    def missing(self, game: Game) -> list[str]:
        """Everything that was never seen, one line each."""
        assert isinstance(game, CustomizableCardGame)
        lines = [f"event {name}" for name in NAMES.values() if not self.events[name]]
        lines += [
            f"card {one.code} {one.title}"
            for one in game.definitions
            if one.implemented and not self.cards[one.code]
        ]
        return lines
