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
from dejarik.kernel.timing import BANDS, FIRST

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.offers import Offered
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
    answers = t.rules.answers.get(event.kind * BANDS + band)
    if answers is None:
        return False
    if event.kind != ev.PHASE:
        return _some_might(t, event, seat, answers)
    # A phase is the same until something changes, and both seats are asked in it again and again.
    found = t.mights.get(band * 2 + seat)
    if found is None:
        found = _some_might(t, event, seat, answers)
        t.mights[band * 2 + seat] = found
    return found


def _some_might(
    t: Table, event: Event, seat: int, answers: list[tuple[Definition, Listening]]
) -> bool:
    """Whether a seat may hold one of these and could use it."""
    held = may_hold(t, seat)
    side = t.players[seat].side
    for definition, ability in answers:
        is_held = definition.side == side and definition.number in held
        if is_held and may_come(t, definition, seat) and ability.might(t, seat, event):
            return True
    return False


def hidden_offers(t: Table, seat: int, heard: list[Offered]) -> int:
    """How many of the offers to a seat come from its hand, or depend on it."""
    hand = t.pile(seat, HAND)
    count = 0
    for offered in heard:
        listener = offered.listener
        if listener.ability.duty() == FIRST:
            continue
        if (listener.holder in hand or needs_hand(listener)) and offered.whose(t) == seat:
            count += 1
    return count


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


def is_asked(
    t: Table, event: Event, band: int, seat: int, offers: int, heard: list[Offered]
) -> bool:
    """Whether a seat is asked: what it has on table can do something, or a hand might."""
    if offers > hidden_offers(t, seat, heard):
        return True
    if any(seems_open(t, event, offered.listener) == seat for offered in heard):
        return True
    return might_answer(t, event, band, seat)


def may_open(t: Table, event: Event, band: int, heard: list[Listener]) -> bool:
    """Whether a window opens: something comes first, or some seat would be asked."""
    if any(might_answer(t, event, band, seat) for seat in range(2)):
        return True
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
