"""The timing policy: who is heard and asked when, by what everyone knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel.timing import CHANGE, CHECK, OFFER, Listener, Stage, Timing
from tests.spine.battle import cards
from tests.spine.battle import table as t

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State


class BattleTiming(Timing):
    """Responses alternate from the opponent; at the top level from whoever acts first."""

    def __init__(self) -> None:
        super().__init__()
        change, check = Stage(CHANGE), Stage(CHECK)
        self.plans = dict.fromkeys(t.KINDS, (change, check))
        self.plans[t.ACTING] = (Stage(OFFER, t.RESPOND), change)
        self.plans[t.DESTINY] = (change, Stage(OFFER, t.JUST))
        self.plans[t.LEFT] = (change, Stage(OFFER, t.JUST, looks_back=True), check)
        for kind in (t.PHASE, t.WEAPONS, t.DAMAGE):
            self.plans[kind] = (Stage(OFFER, t.TOP), change)

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """Those on the table by the index; hands, piles and sites as they lie now."""
        table = t.table_of(s)
        found = super().listeners(s, event, band).copy()
        if (event.kind, band) in cards.HAND_MOMENTS:
            for seat in range(2):
                for card in table.zone(seat, t.HAND):
                    for hook in cards.TEXTS[table.title(card)]:
                        if (hook.zone, hook.kind, hook.band) == (t.HAND, event.kind, band):
                            found.append(Listener(hook.ability, card, spends=True))
        if event.kind == t.PHASE:
            found += [Listener(cards.BATTLE, site) for site in t.SITES]
        elif event.kind == t.DAMAGE:
            for seat in range(2):
                tops = [pile[-1] for zone in t.LIFE if (pile := table.zone(seat, zone))]
                found += [Listener(cards.LOSE, card) for card in tops[:1]]
        return found

    def stands(self, s: State, event: Event, band: int) -> bool:
        """What left can be answered while it lies in its pile, a destiny while it lies open."""
        table = t.table_of(s)
        if event.kind == t.LEFT:
            return table.is_in(event.subject, t.LOST)
        return event.kind != t.DESTINY or table.is_in(event.subject, t.OPEN)

    def opens(self, s: State, event: Event, band: int) -> bool:
        """Only if somebody might respond, for all that everybody knows."""
        table = t.table_of(s)
        if band == t.TOP or any(table.zone(seat, t.HAND) for seat in range(2)):
            return True
        return bool((s.index or s.get_index()).listeners)

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """The opponent of who acts begins; at top level who acts."""
        first = event.seat if band == t.TOP else 1 - event.seat
        return [first, 1 - first]

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Two passes in a row."""
        return passes == 2

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Who has something on the table, or a hand when a card might be played from it."""
        may_hold = (event.kind, band) in cards.HAND_MOMENTS and self.might(event, seat)
        return offers > 0 or (may_hold and len(t.table_of(s).zone(seat, t.HAND)) > 0)

    def might(self, event: Event, seat: int) -> bool:
        """Whether a hidden card could answer this, by what everybody knows."""
        if event.kind == t.ACTING:
            return event.seat != seat and event.amount in (t.TO_FIRE, t.TO_PLAY)
        return event.kind == t.WEAPONS or event.seat == seat

    def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
        """Not while something is owed in the damage segment."""
        return event.kind != t.DAMAGE or not t.table_of(s).owes(seat)

    def repeats(self, band: int) -> bool:
        """At top level an action may be done again, as far as its own limits go."""
        return band == t.TOP

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """The turn player."""
        return t.table_of(s).turn
