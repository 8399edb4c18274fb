"""What random play has reached: kinds of events, Command cards, deployment cards."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from typing import TYPE_CHECKING

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.definition import MISSION_RULES
from dejarik.games.imperial.model.event_names import NAMES, event_name
from dejarik.games.imperial.model.ids import FIRST_CARD
from dejarik.games.imperial.model.state import battle_of

if TYPE_CHECKING:
    from collections.abc import Mapping
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
        """Nothing inside the rules is counted."""
        return nullcontext()

    def note(self, s: State, records: list[Record]) -> None:
        """Count the events of a game, the cards played in it and the groups that fought."""
        b = battle_of(s)
        for record in records:
            event = record.event
            if event is None:
                continue
            self.events[event_name(event.kind)] += 1
            if event.kind == ev.COMMAND_PLAYED:
                self.cards[b.definition_of_command(event.subject - FIRST_CARD).code] += 1
        for group in b.groups_in_play:
            self.cards[b.definition(group.card).code] += 1
        for upgrade in b.upgrades:
            self.cards[b.definition(upgrade.card).code] += 1
        self.cards[f"{b.map_id}/{b.mission}"] += 1

    def missing(self, game: Game) -> list[str]:
        """Everything that was never seen, one line each."""
        assert isinstance(game, ImperialAssault)
        lines = [f"event {name}" for name in NAMES if not self.events[name]]
        for one in game.definitions:
            if one.implemented and not self.cards[one.code]:
                kind = "mission" if one.kind == MISSION_RULES else "card"
                lines.append(f"{kind} {one.code} {one.name}")
        return lines
