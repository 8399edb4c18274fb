"""The timing policy: all that makes this a game of procedures for the kernel."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.timing import CHANGE, CHECK, OFFER, Index, Listener, Stage, Timing
from tests.spine.procedures import abilities, pieces, reach
from tests.spine.procedures.pieces import table

ONLY: Final = 0
"""The one band there is."""

PLAIN: Final = (Stage(CHANGE),)
BEFORE: Final = (Stage(OFFER, ONLY), Stage(CHANGE), Stage(CHECK))
AFTER: Final = (Stage(CHANGE), Stage(OFFER, ONLY))

CARD_MOMENTS: Final = tuple((card.kind, card.role) for card in abilities.CARDS)
"""When a hidden card could be played: a seat with cards is asked then, whatever they are."""


class ProcedureTiming(Timing):
    """
    Windows in order: by role in an attack, by initiative elsewhere, one seat after the other.

    A seat may use as many abilities as it likes until it passes; then its chance is gone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.plans = dict.fromkeys(range(pieces.ROUND_ENDED + 1), PLAIN)
        self.plans[pieces.STEP] = BEFORE
        self.plans[pieces.DECLARED] = AFTER
        self.plans[pieces.ROLLED] = AFTER
        self.plans[pieces.MODIFIED] = BEFORE
        self.plans[pieces.DAMAGE] = BEFORE

    def premise(self, s: State, event: Event) -> bool:
        """An attack needs its two figures, a step needs its figure where it was."""
        game = table(s)
        if event.kind == pieces.STEP:
            return game.figure(event.subject).space == event.detail
        if event.kind in pieces.ATTACK_EVENTS:
            return reach.is_on(game, event.source, event.subject)
        return True

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """By role or initiative, one seat after the other."""
        first = table(s).initiative if event.kind == pieces.STEP else event.seat
        return [first, 1 - first]

    def stays(self, band: int) -> bool:
        """A pass is final."""
        return True

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Whoever has something on the table, or any card at a time for cards."""
        moment = (event.kind, abilities.role_of(s, event, seat))
        return offers > 0 or (moment in CARD_MOMENTS and len(table(s).hands[seat]) > 0)


def listen(index: Index, kind: int, listener: Listener) -> None:
    """Every ability listens in the one band."""
    index.listen(kind, ONLY, listener)
