"""
When abilities get their chance in Destiny: the timing policy.

Every event lets replacements go first, then before-abilities; it changes the state, and
after-abilities wait in the queue. Nothing else is ever offered in between, but that a
defeat lets upgrades redeploy when the other before-abilities are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import (
    CARD_DISCARDED,
    DEFEATED,
    FROM_HAND,
    KINDS,
    LEFT_PLAY,
    TO_COPIES,
)
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.timing import CHANGE, CHECK, INTERRUPT, QUEUE_TRIGGERS, REPLACE, Stage, Timing

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

WOULD: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
JUST_BEFORE: Final = 3
"""When every other before-ability has had its turn: a defeat lets upgrades redeploy."""


class DestinyTiming(Timing):
    """
    First in, first out; before interrupts; would replaces.

    Rulings: arh.part7.queue.01, arh.part7.queue.05, arh.part7.replacement.05, arh.clar.aw.10
    """

    def __init__(self) -> None:
        super().__init__()
        self.always_checked = False
        for kind in range(1, KINDS):
            looks_back = kind in (DEFEATED, LEFT_PLAY)
            early: tuple[Stage, ...] = (Stage(REPLACE, WOULD), Stage(INTERRUPT, BEFORE))
            if kind == DEFEATED:
                early += (Stage(INTERRUPT, JUST_BEFORE),)
            late = (Stage(CHANGE), Stage(QUEUE_TRIGGERS, AFTER, looks_back), Stage(CHECK))
            self.plans[kind] = early + late

    def premise(self, s: State, event: Event) -> bool:
        """
        What it happens to must still be in play; who would be defeated, still a character.

        A card must still be in the hand that it would be discarded from.
        Rulings: arh.clar.atg.05, arh.clar.sa.02
        """
        if event.kind == CARD_DISCARDED and event.detail == FROM_HAND:
            t = table_of(s)
            return event.subject in t.players[t.owner_of(event.subject)].hand
        if event.kind not in TO_COPIES:
            return True
        copy = table_of(s).copies.get(event.subject)
        return copy is not None and (event.kind != DEFEATED or copy.type == CHARACTER)

    def block_chooser(self, s: State) -> int:
        """
        The battlefield's controller says whose abilities go first.

        Rulings: arh.part7.simultaneous.02
        """
        t = table_of(s)
        battlefield = t.copies.get(t.battlefield)
        return 0 if battlefield is None else battlefield.controller

    def one_orders_all(self, s: State) -> bool:
        """An edition may leave the whole order to that player."""
        return not table_of(s).rules.edition.each_orders_own
