"""How cards come to the table, go over it and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import is_mine
from dejarik.games.swccg.model.pieces import Copy, Place
from dejarik.games.swccg.rules.changes.battles import arrive, exclude
from dejarik.games.swccg.rules.changes.piles import take_away
from dejarik.games.swccg.rules.existence import can_be_at
from dejarik.kernel.events import nothing_done
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def new_copy(t: Table, card: int, since: int) -> Copy:
    """A card is on table from now on, under a number of its own."""
    t.copy_count += 1
    copy = Copy(ids.FIRST_COPY + t.copy_count, card, ids.owner_of_card(card))
    copy.since = since
    t.copies[copy.id] = copy
    t.knowledge.publish(card)
    t.index = None
    return copy


def deploy(t: Table, e: Event) -> bool:
    """A card is deployed: to a place, on a card, beside a pile, or as a location, with marks."""
    was_claimed = t.zone_of(e.subject) == ids.OPEN
    card = take_away(t, e.subject)
    definition = t.definition_of(card)
    target, way = e.items
    copy = new_copy(t, card, e.serial)
    copy.marks = e.amount
    if definition.dots and not was_claimed:
        t.titles.append(definition.number)
    if definition.kind == kinds.LOCATION:
        lay_location(t, copy, definition, target, way)
    else:
        hold(t, copy, target)
        copy.marks |= pieces.SECOND_WAY if way else 0
        arrive(t, copy.id)
    e.subject = copy.id
    return True


def hold(t: Table, copy: Copy, target: int) -> None:
    """A copy is at a place, on a card or beside a pile."""
    kind = t.definition(copy.id).kind
    copy.holder = target
    if ids.is_pile(target):
        copy.slot = pieces.BESIDE
    elif kind == kinds.CHARACTER:
        copy.slot = pieces.PRESENT
    elif kind in (kinds.WEAPON, kinds.DEVICE) and ids.is_copy(target):
        copy.slot = pieces.CARRIED
        copy.side = t.copies[target].side
    else:
        copy.slot = pieces.ON_CARD


def lay_location(t: Table, copy: Copy, definition: Definition, target: int, gap: int) -> int:
    """A location is laid into its strip, or over the one it converts; its place."""
    copy.slot = pieces.LAYER
    if target:
        place = t.places[target]
    else:
        place = Place(ids.FIRST_PLACE + len(t.places), definition.strip)
        t.places[place.id] = place
        t.strips.setdefault(definition.strip, []).insert(gap, place.id)
    place.layers.append(copy.id)
    copy.holder = place.id
    return place.id


def move(t: Table, e: Event) -> bool:
    """
    A copy is at another place, with all it carries; a regular move counts (`amount`).

    The second of its `items` is where it was. Where it cannot be it does not come.
    """
    copy = t.copies[e.subject]
    if not can_be_at(t, copy.id, e.items[0]):
        return nothing_done(e)
    e.items = [e.items[0], copy.holder]
    copy.holder = e.items[0]
    if e.amount:
        copy.marks |= pieces.MOVED
    arrive(t, copy.id)
    return True


def attach(t: Table, e: Event) -> bool:
    """A copy is held by another thing."""
    hold(t, t.copies[e.subject], e.items[0])
    return True


def lose_copy(t: Table, e: Event) -> bool:
    """A card on table goes to its owner's Lost Pile."""
    return _leave(t, e, ids.LOST)


def return_copy(t: Table, e: Event) -> bool:
    """A card on table goes to its owner's hand, or to another pile (`amount`)."""
    return _leave(t, e, e.amount or ids.HAND)


def _leave(t: Table, e: Event, pile: int) -> bool:
    copy = t.copies.pop(e.subject)
    owner = copy.owner
    t.pile(owner, pile).append(copy.card)
    e.detail = copy.card
    t.index = None
    return True


def bury(t: Table, e: Event) -> bool:
    """Cards of a hand (`items`) go face down under a place; only their owner knows them."""
    place = t.places[e.subject]
    hand = t.pile(e.seat, ids.HAND)
    cards = sorted(e.items, key=hand.index, reverse=True)
    for wanted in cards:
        card = t.knowledge.swap_identity(hand, wanted, e.seat)
        place.buried += [e.seat, card]
    e.amount = len(cards)
    e.items = []
    return True


def trip(t: Table, e: Event) -> bool:
    """What is buried under a place is turned up: mines (`amount`) lie there, the rest is lost."""
    place = t.places[e.subject]
    cards = place.buried[1::2]
    place.buried = []
    mines: list[int] = []
    duds: list[int] = []
    for card in cards:
        t.knowledge.publish(card)
        if is_mine(t.definition_of(card)):
            copy = new_copy(t, card, e.serial)
            hold(t, copy, place.id)
            mines.append(copy.id)
        else:
            t.pile(ids.owner_of_card(card), ids.LOST).append(card)
            duds.append(card)
    e.items = [*mines, *duds]
    e.amount = len(mines)
    t.frames[e.detail].items = mines
    return True


def revive(t: Table, e: Event) -> bool:
    """A card comes back from a Lost Pile to a place (`items`) as a new copy, without deploying."""
    if not can_be_at(t, e.subject, e.items[0]):
        return nothing_done(e)
    card = take_away(t, e.subject)
    copy = new_copy(t, card, e.serial)
    hold(t, copy, e.items[0])
    arrive(t, copy.id)
    e.subject = copy.id
    return True


def mark(t: Table, e: Event) -> bool:
    """Marks of a copy (`amount`) are set, or wiped if `detail` says so."""
    copy = t.copies[e.subject]
    if e.detail:
        copy.marks &= ~e.amount
    else:
        copy.marks |= e.amount
        battle = t.battle()
        fights = battle is not None and copy.id in battle.took_part
        protected = forbidding(t, st.MAY_NOT_BE_EXCLUDED, copy.id)
        if e.amount & pieces.BARRED and battle is not None and fights and not protected:
            exclude(t, battle, copy.id)
    return True


def lay_starting(t: Table, e: Event) -> bool:
    """
    A starting location is laid; over the other one if it is the same.

    Over one that may not be converted it goes out of play instead.
    """
    card = take_away(t, e.subject)
    definition = t.definition_of(card)
    same = [place for place in t.places if t.definition(place).title == definition.title]
    if same and forbidding(t, st.MAY_NOT_BE_CONVERTED, same[0]):
        t.knowledge.publish(card)
        t.pile(ids.owner_of_card(card), ids.OUT).append(card)
        e.subject = same[0]
        return True
    copy = new_copy(t, card, e.serial)
    e.subject = lay_location(t, copy, definition, same[0] if same else 0, 0)
    return True


def deal(t: Table, e: Event) -> bool:
    """The starting hand."""
    hand = t.pile(e.seat, ids.HAND)
    reserve = t.pile(e.seat, ids.RESERVE)
    for _ in range(min(t.rules.edition.starting_hand, len(reserve))):
        card = reserve.pop()
        hand.append(card)
        t.knowledge.show(card, e.seat)
    e.amount = len(hand)
    return True
