"""The timing policy: the stages of every kind of event, who is asked, in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.ids import HAND, LOST
from dejarik.games.swccg.model.pieces import DAMAGE
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import WHEN_DRAWN
from dejarik.games.swccg.rules import asking
from dejarik.games.swccg.rules.debts import owes
from dejarik.games.swccg.rules.flow.ending import endings
from dejarik.games.swccg.rules.flow.top_level import just_listeners, rule_listeners
from dejarik.games.swccg.rules.presence import both_present
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.timing import BANDS, CHANGE, CHECK, OFFER, Listener, Stage, Timing

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

_CHANGE: Final = Stage(CHANGE)
_CHECK: Final = Stage(CHECK)
_JUST: Final = Stage(OFFER, ev.JUST)

KINDS: Final = range(1, 100)
ANSWERED: Final = (
    *ev.UNITS,
    *ev.COMPLETED,
    ev.RECIRCULATED,
    ev.DESTINY_DRAWN,
    ev.DESTINY_DONE,
    ev.TOTAL_DONE,
    ev.BOTH_TOTALS_DONE,
    ev.HIT,
    ev.WON,
    ev.FORFEITED,
    ev.LOST_CARD,
    ev.TURN_BEGINS,
    ev.TURN_ENDING,
    ev.BATTLE_ENDING,
)
"""Kinds that can be answered when they have just happened."""


HEARD_BY_RULE: Final = (ev.TURN_ENDING, ev.DEPLOYED, ev.MOVED, ev.DESTINY_DRAWN)
"""Where the rules themselves, or a card that is drawn, have something to say."""


class SwccgTiming(Timing):
    """Responses alternate from the opponent; at top level from whose turn or battle it is."""

    def __init__(self) -> None:
        super().__init__()
        self.plans = dict.fromkeys(KINDS, (_CHANGE, _CHECK))
        for kind in ANSWERED:
            self.plans[kind] = (_CHANGE, _JUST, _CHECK)
        for kind in (ev.LOST_CARD, ev.RETURNED):
            self.plans[kind] = (_CHANGE, Stage(OFFER, ev.JUST, looks_back=True), _CHECK)
        for kind in ev.INITIATED:
            self.plans[kind] = (Stage(OFFER, ev.RESPOND), _CHANGE, _CHECK)
        self.plans[ev.DESTINY_ABOUT] = (Stage(OFFER, ev.RESPOND), _CHANGE)
        self.plans[ev.LEAVING] = (Stage(OFFER, ev.ABOUT), _CHANGE)
        for kind in (ev.PHASE, ev.SEGMENT, ev.DUEL_STEP):
            self.plans[kind] = (Stage(OFFER, ev.TOP), Stage(OFFER, ev.DEADLINE), _CHANGE, _CHECK)

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """Texts on table by the index; what the rules let players do; hands as they are now."""
        t = table_of(s)
        found = super().listeners(s, event, band).copy()
        if band == ev.TOP:
            found += rule_listeners(t, event)
        elif event.kind == ev.TURN_ENDING:
            found += endings(t, found)
        elif band == ev.JUST:
            found += just_listeners(t, event)
        if event.kind == ev.DESTINY_DRAWN and event.subject:
            texts = t.definition_of(event.subject).heard
            found += [Listener(one, event.subject) for one in texts if one.zone() == WHEN_DRAWN]
        place = event.kind * BANDS + band
        if place in t.rules.answers:
            for seat in range(2):
                for card in t.pile(seat, HAND):
                    for text in t.definition_of(card).answers.get(place, ()):
                        found.append(Listener(text, card, spends=True))
        return found

    def premise(self, s: State, event: Event) -> bool:
        """What is about a card on table needs it there; a battle needs presence of both sides."""
        t = table_of(s)
        battle = t.battle()
        if event.kind in (ev.SEGMENT, ev.BATTLE_BEGINS) and battle is not None:
            return battle.segment == DAMAGE or both_present(t, battle.place)
        return not ids.is_copy(event.subject) or event.subject in table_of(s).copies

    def stands(self, s: State, event: Event, band: int) -> bool:
        """What has just happened can be answered as long as what it is about is where it went."""
        t = table_of(s)
        if event.kind == ev.LOST_CARD:
            return t.zone_of(event.detail) == LOST
        if event.kind == ev.RETURNED:
            return True
        return not ids.is_copy(event.subject) or event.subject in t.copies

    def opens(self, s: State, event: Event, band: int) -> bool:
        """Only where somebody might respond, for all that everybody knows."""
        place = event.kind * BANDS + band
        index = s.index or s.get_index()
        t = table_of(s)
        heard = place in index.listeners or place in t.rules.answers
        if not heard and band != ev.TOP and event.kind not in HEARD_BY_RULE:
            return False
        if asking.anyone_might(t, event, band):
            return True
        return asking.is_open_on_table(t, event, self.listeners(s, event, band))

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """The opponent of who acts is first; at top level whose turn or battle it is."""
        t = table_of(s)
        if band == ev.TOP:
            battle = t.battle()
            first = t.turn if event.kind == ev.PHASE or battle is None else battle.seat
            if event.kind == ev.DUEL_STEP:
                first = event.seat
        elif event.kind in (ev.TURN_BEGINS, ev.TURN_ENDING) or event.seat == NOBODY:
            first = t.turn
        else:
            first = t.other(event.seat)
        return [first, t.other(first)]

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Two passes in a row."""
        return passes == 2

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """By what everybody knows."""
        return asking.is_asked(table_of(s), event, band, seat)

    def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
        """Not while a seat owes something in the damage segment."""
        t = table_of(s)
        battle = t.battle()
        if event.kind != ev.SEGMENT or battle is None or battle.segment != DAMAGE:
            return True
        return not owes(t, seat)

    def repeats(self, band: int) -> bool:
        """At top level an action may be done again, as far as its own limits go."""
        return band == ev.TOP

    def in_printed_order(self, band: int) -> bool:
        """Automatic actions of one card are done in the order they are printed."""
        return True

    def block_chooser(self, s: State) -> int:
        """The turn player."""
        return table_of(s).turn

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """The turn player."""
        return table_of(s).turn
