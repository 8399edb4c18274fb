"""A table laid out by hand, answered by title; every answer finds the state fresh from bytes."""

from typing import Final

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import PASS, Decision, Option
from dejarik.kernel.recorder import ListRecorder
from tests.spine.response_stack import table as t
from tests.spine.response_stack.game import StackGame

GAME: Final = StackGame()
PHASE_STEP: Final = 3


class Scenario:
    """Seat 0 is in its phase; both seats have the cards named, and guards in deck and pool."""

    def __init__(
        self,
        mine: str = "",
        field: str = "",
        theirs: str = "",
        their_field: str = "",
        pools: tuple[int, int] = (3, 3),
    ) -> None:
        self.recorder = ListRecorder()
        self.table = GAME.empty(seed_from("laid out"))
        self.table.turn = 0
        zones = ((0, t.HAND, mine), (0, t.FIELD, field), (1, t.HAND, theirs))
        for seat, zone, titles in (*zones, (1, t.FIELD, their_field)):
            for title in titles.split():
                self.table.add(t.TITLES.index(title), seat, zone)
        for seat in range(2):
            for zone, count in ((t.DECK, 6), (t.POOL, pools[seat])):
                for _ in range(count):
                    self.table.add(t.TITLES.index("guard"), seat, zone)
        GAME.begin(self.table, PHASE_STEP, self.recorder)

    def decision(self) -> Decision:
        """The one decision there is now."""
        (decision,) = GAME.pending(self.table)
        return decision

    def asked(self) -> tuple[int, list[str]]:
        """Who is asked, and every option by name."""
        decision = self.decision()
        return decision.seat, [self.name(decision.seat, one) for one in decision.options]

    def name(self, seat: int, option: Option) -> str:
        """An option as a title; numbered if it is not the card's first ability here."""
        if option.kind == PASS:
            return "pass"
        card = option.target or option.source
        whose = "" if seat == self.table.owners[card] else "their "
        return whose + self.table.title(card) + f" {option.value + 1}" * bool(option.value)

    def answer(self, *names: str) -> None:
        """Answer one decision after the other, whoever is asked."""
        for name in names:
            self.table = t.table_of(GAME.load(GAME.dump(self.table)))
            seat, options = self.asked()
            place = options.index(name)
            GAME.apply(self.table, seat, self.decision().id, place, self.recorder)

    def titles(self, seat: int, zone: int) -> list[str]:
        """What lies in a zone."""
        return [self.table.title(card) for card in self.table.zone(seat, zone)]

    def count(self, seat: int, zone: int) -> int:
        """How many cards lie in a zone."""
        return len(self.table.zone(seat, zone))

    def story(self, *wanted: int) -> list[tuple[int, str]]:
        """The events of these kinds so far, each with the title of its subject."""
        events = [record.event for record in self.recorder.records if record.event is not None]
        return [
            (event.kind, self.table.title(event.subject))
            for event in events
            if event.kind in wanted
        ]
