"""
Who is asked: by what everybody knows, so that a question tells nothing of a hand.

A seat is asked in a window if something of its own on table offers something, or if its hand is
not empty and some card that it may hold, for all the public knows, could be used there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.ids import HAND, OPEN
from dejarik.games.swccg.model.state import DEPLOY
from dejarik.games.swccg.model.texts import Listening
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.offers import heard_in, offers_to
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.timing import Listener


def may_hold(t: Table, seat: int) -> set[int]:
    """The definitions that a seat may have in hand, for all everybody knows; not to be changed."""
    found = t.held[seat]
    if found is None:
        found = _worked_out(t, seat)
        t.held[seat] = found
    return found


def _worked_out(t: Table, seat: int) -> set[int]:
    """The list of its deck less what is known to be elsewhere."""
    player = t.players[seat]
    hand = player.piles[HAND]
    identity = t.knowledge.identity
    public = t.knowledge.known[0] & t.knowledge.known[1]
    if all(public >> card & 1 for card in hand):
        return {identity[card] for card in hand}
    left = player.counted().copy()
    for pile, cards in enumerate(player.piles):
        if pile != HAND:
            for card in cards:
                if public >> card & 1:
                    left[identity[card]] -= 1
    for copy in t.copies.values():
        if copy.owner == seat:
            left[identity[copy.card]] -= 1
    return {definition for definition, count in left.items() if count > 0}


def might_answer(t: Table, event: Event, band: int, seat: int) -> bool:
    """Whether a seat could use a card of its hand here, for all everybody knows."""
    if not t.pile(seat, HAND):
        return False
    if event.kind == ev.PHASE and band == ev.TOP and event.detail == DEPLOY and event.seat == seat:
        return True
    answers = _answers_of(t, seat, event.kind * BANDS + band)
    if not answers:
        return False
    if event.kind != ev.PHASE:
        return _some_might(t, event, seat, answers)
    # A phase is the same until something changes, and both seats are asked in it again and again.
    found = t.mights.get(band * 2 + seat)
    if found is None:
        found = _some_might(t, event, seat, answers)
        t.mights[band * 2 + seat] = found
    return found


def _answers_of(t: Table, seat: int, place: int) -> list[tuple[Definition, Listening]]:
    """The texts in hand, of all cards in the deck of a seat, for a kind of event and band."""
    player = t.players[seat]
    found = player.answers.get(place)
    if found is None:
        counts = player.counted()
        listed = t.rules.answers.get(place, [])
        found = [one for one in listed if one[0].number in counts]
        player.answers[place] = found
    return found


def _some_might(
    t: Table, event: Event, seat: int, answers: list[tuple[Definition, Listening]]
) -> bool:
    """Whether a seat may hold one of these and could use it."""
    held = may_hold(t, seat)
    for definition, ability in answers:
        if (
            definition.number in held
            and may_come(t, definition, seat)
            and ability.might(t, seat, event)
        ):
            return True
    return False


def needs_hand(listener: Listener) -> bool:
    """Whether what a text on table offers depends on its player's hand."""
    ability = listener.ability
    return isinstance(ability, Listening) and ability.needs_hand()


def seems_open(t: Table, event: Event, listener: Listener) -> int:
    """Who could use a text on table that needs a hand, by what everybody knows; or nobody."""
    ability = listener.ability
    if isinstance(ability, Listening) and ability.needs_hand():
        return ability.seems_open(t, listener.holder, event)
    return NOBODY


def is_asked(t: Table, event: Event, band: int, seat: int) -> bool:
    """Whether a seat is asked: what it has on table can do something, or a hand might."""
    hand = t.pile(seat, HAND)
    for offered in offers_to(t, t.frames[-1], seat):
        listener = offered.listener
        if offered.event is event and listener.holder not in hand and not needs_hand(listener):
            return True
    if might_answer(t, event, band, seat):
        return True
    return any(seems_open(t, event, one.listener) == seat for one in heard_in(t, event))


def anyone_might(t: Table, event: Event, band: int) -> bool:
    """Whether some seat could use a card of its hand here: then a window opens."""
    return might_answer(t, event, band, 0) or might_answer(t, event, band, 1)


def is_open_on_table(t: Table, event: Event, heard: list[Listener]) -> bool:
    """Whether a window opens for what is on table: it comes first, or its seat would be asked."""
    hands = [*t.pile(0, HAND), *t.pile(1, HAND), *t.pile(0, OPEN), *t.pile(1, OPEN)]
    for listener in heard:
        if listener.holder in hands:
            continue
        if needs_hand(listener):
            if seems_open(t, event, listener) != NOBODY:
                return True
        elif listener.ability.catches(t, listener.holder, event) is not None:
            return True
    return False
