"""
What counts in a game of the Customizable Card Game that is over: Force lost, destinies, battles.

What belongs here: reading events. What does not: sums and odds (`hosting.review`).

A destiny that is drawn is held against all cards that were in the Reserve Deck when it was drawn,
each as likely as another; draws are taken as independent of each other.
"""

from typing import Final, cast

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.wire import Told
from dejarik.hosting.review.counting import Counting, Thrown
from dejarik.hosting.review.review_wire import Face, Fate
from dejarik.hosting.wire import Event as AnyTold
from dejarik.kernel.events import Event
from dejarik.kernel.state import State

LOST: Final = "force lost"
DRAINS: Final = "Force drains"
DAMAGE: Final = "Battle damage"
OTHER: Final = "Other losses"

ENDS: Final = frozenset({*ev.COMPLETED, ev.PHASE_BEGINS, ev.TURN_BEGINS})
WEIGHTS: Final[dict[str, int]] = {
    "won": 9,
    "forfeited": 8,
    "lost_card": 8,
    "totalled": 7,
    "must_lose": 6,
    "battle_begins": 6,
    "deploying": 5,
    "playing": 5,
    "draining": 5,
    "hit": 5,
    "firing": 4,
    "lose_one": 2,
}


class SwccgCounting(Counting):
    """Hears a game of the Customizable Card Game."""

    weights = WEIGHTS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.settled = True
        self.satisfying = False
        self.draining = 0

    def round(self, s: State) -> int:
        """The turn that is being played."""
        return table_of(s).turn_count

    def is_settled(self, s: State, reason: str) -> bool:
        """An action or a phase has ended since the last time, and no battle goes on."""
        if not self.settled or table_of(s).battle() is not None:
            return False
        self.settled = False
        return True

    def happened(self, s: State, event: Event) -> None:
        """Note what counts."""
        t = table_of(s)
        kind = event.kind
        self.settled |= kind in ENDS
        if kind == ev.LOSE_ONE:
            self._lost(t, event)
        elif kind == ev.DESTINY_DRAWN and event.subject:
            self._drawn(t, event)
        elif kind == ev.LOST_CARD:
            self._fallen(t, event)
        elif kind == ev.WON:
            self.count("battles won", event.detail - 1)
        elif kind == ev.DRAINING:
            self.draining = event.source
        elif kind == ev.DRAINED:
            self.draining = 0
            self.count("Force drains", event.seat)
        if kind in ev.INITIATED:
            self.actions += 1
        self.satisfying = kind == ev.SATISFIED

    def _lost(self, t: Table, event: Event) -> None:
        """One Force: for battle damage, a drain, or a card that says so."""
        loser = ids.owner_of_card(event.subject)
        code, name = "", OTHER
        if self.satisfying:
            name = DAMAGE
        elif self.draining and event.source == self.draining:
            name = DRAINS
        elif event.source in t.copies:
            definition = t.definition(event.source)
            code, name = definition.code, definition.title
        self.bring(LOST, t.other(loser), code, name).add(t.turn_count, 1)

    def _drawn(self, t: Table, event: Event) -> None:
        definition = t.definition_of(event.subject)
        reserve = t.pile(event.seat, ids.RESERVE)
        could = [max(0, t.definition_of(card).destiny) for card in reserve]
        got = max(0, definition.destiny)
        self.thrown.append(
            Thrown(
                event.seat,
                self.position,
                t.turn_count,
                ((*could, got),),
                got,
                (Face(definition.code, str(got)),),
                f"destiny {got} ({definition.title})",
            )
        )

    def _fallen(self, t: Table, event: Event) -> None:
        definition = t.definition_of(event.detail)
        if definition.kind == CHARACTER:
            seat = ids.owner_of_card(event.detail)
            turn = max(1, t.turn_count)
            self.fallen.append(Fate(seat, definition.code, definition.title, 0, 0, turn))

    def standing(self, s: State) -> tuple[Fate, ...]:
        """Characters on table, the strongest first."""
        t = table_of(s)
        here = [copy for copy in t.copies.values() if t.definition_of(copy.card).kind == CHARACTER]
        here.sort(key=lambda one: -t.definition_of(one.card).power)
        return tuple(
            Fate(
                copy.side,
                t.definition_of(copy.card).code,
                t.definition_of(copy.card).title,
                max(0, t.definition_of(copy.card).power),
                0,
            )
            for copy in here
        )

    def fates(self, s: State) -> tuple[Fate, ...]:
        """Everybody who was on table; Life Force is counted beside them."""
        t = table_of(s)
        for seat in range(self.seats):
            self.count("Life Force left", seat, t.life_force(seat))
        return super().fates(s)

    def codes(self, told: AnyTold) -> tuple[str, ...]:
        """What did it, then what it was done to."""
        one = cast("Told", told)
        things = (one.source, one.subject)
        return tuple(thing.code for thing in things if thing is not None and thing.code)
