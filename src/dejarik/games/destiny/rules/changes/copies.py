"""How events change copies that stay in play: their side, their controller, their dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import DOWNGRADE, UPGRADE
from dejarik.games.destiny.model.state import OWN_FACE
from dejarik.games.destiny.rules.changes.cards import detach, give_to, suspect_all, take_dice_back
from dejarik.games.destiny.rules.changes.dice import (
    add_die,
    bring_one,
    drop_die,
    keep_spare,
    take_spare,
)
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event, nothing_done

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table

ELITE: Final = 2
"""So many dice make a card elite."""


def take_control(t: Table, e: Event) -> bool:
    """
    A card gets another controller; what lies on it comes along, its owner stays.

    Dice come back to their cards. An upgrade needs a card to go to (`detail`). Downgrades
    of the new controller do not stay on what is now their own card.
    Rulings: arh.part8.controller.01, arh.part8.controller.06, arh.part8.owner.02
    """
    copy = t.copies.get(e.subject)
    if copy is None or copy.controller == e.seat:
        return nothing_done(e)
    e.amount = 1
    if copy.type == UPGRADE:
        detach(t, copy)
        copy.host = e.detail
        t.copies[e.detail].attached.append(copy.ref)
        t.dirty.append(e.detail)
    _hand_over(t, copy, e.seat)
    leaving: list[int] = []
    for ref in copy.attached:
        attached = t.copies[ref]
        if attached.type == UPGRADE:
            _hand_over(t, attached, e.seat)
        elif attached.type == DOWNGRADE and attached.controller == e.seat:
            leaving.append(ref)
    t.progress += 1
    suspect_all(t)
    emit_all(t, [Event(ev.LEFT_PLAY, e.seat, ref, copy.ref, 0, ev.TO_DISCARD) for ref in leaving])
    return True


def _hand_over(t: Table, copy: Copy, seat: int) -> None:
    """
    A card goes to another controller, its dice back to it or on in the pool they are in.

    The documents leave that open: docs/rules/destiny/open-questions.md.
    """
    if t.rules.edition.taken_dice_return:
        take_dice_back(t, copy)
    give_to(t, copy, seat)


def flip(t: Table, e: Event) -> bool:
    """
    A card shows its other side; only its dice are exchanged, by what was bought.

    Cards and tokens on it and its state stay. Nothing enters or leaves play.
    Rulings: arh.part1.doublesided.06, arh.part1.doublesided.08, arh.part1.doublesided.09
    """
    copy = t.copies.get(e.subject)
    reverse = -1 if copy is None else t.definition_of(copy).reverse
    if copy is None or reverse < 0:
        return nothing_done(e)
    e.amount = 1
    _set_own_dice_aside(t, copy)
    copy.trained = False
    own = t.definition(copy.card).number
    copy.face = OWN_FACE if reverse == own else reverse
    facts = t.definition_of(copy).facts
    copy.type = facts.type
    if facts.sides:
        for _ in range(min(copy.bought, ELITE)):
            bring_one(t, copy)
    t.unsettle()
    suspect_all(t)
    return True


def _set_own_dice_aside(t: Table, copy: Copy) -> None:
    """
    The dice of the side that was shown go, from pool or card; gained ones stay.

    Rulings: arh.part1.doublesided.10
    """
    for number in copy.dice.copy():
        if t.dice[number].card == copy.card:
            copy.dice.remove(number)
            drop_die(t, number)


def lender_of(t: Table, copy: Copy) -> int:
    """
    Whose spare dice a card gets its second die from.

    Rulings: arh.part8.opponentcard.02
    """
    return copy.owner if t.rules.edition.owner_lends_die else copy.controller


def become_elite(t: Table, e: Event) -> bool:
    """
    A card with one die gets a second from its owner's spare dice; without, nothing happens.

    Rulings: arh.part8.elite.03, arh.part8.elite.04, arh.part8.opponentcard.02
    """
    copy = t.copies.get(e.subject)
    if copy is None or not copy.dice or len(copy.dice) >= ELITE:
        return nothing_done(e)
    kind, lender = t.definition_of(copy).die, lender_of(t, copy)
    if not t.players[lender].spares.get(kind, 0):
        return nothing_done(e)
    take_spare(t, lender, kind)
    add_die(t, copy).owner = lender
    copy.trained = bool(e.flags & ev.LENT)
    e.amount = 1
    return True


def stop_elite(t: Table, e: Event) -> bool:
    """
    One of its dice is set aside, and is a spare one.

    Rulings: arh.part1.upgrades.17, arh.part1.supports.08, arh.part1.downgrades.09
    """
    copy = t.copies.get(e.subject)
    if copy is None or len(copy.dice) < ELITE or e.detail not in copy.dice:
        return nothing_done(e)
    die = t.dice[e.detail]
    kind = t.definition_of_die(die).die
    keep_spare(t, die.owner, kind)
    copy.dice.remove(die.id)
    drop_die(t, die.id)
    if e.flags & ev.LENT or len(copy.dice) < ELITE:
        copy.trained = False
    e.amount = 1
    return True
