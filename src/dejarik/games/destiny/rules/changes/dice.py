"""How events change dice: rolled, turned, back on their card, held, given away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import SPARE, STAYS
from dejarik.games.destiny.model.facts import SIDES_OF_A_DIE
from dejarik.games.destiny.model.state import HELD, IN_POOL, ON_CARD, OWN_FACE, SET_ASIDE, Die
from dejarik.kernel.events import nothing_done
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.events import Event

ROLL: Final = 1
"""The purpose of a die roll, for chance."""


def add_die(t: Table, copy: Copy) -> Die:
    """Put one more matching die on a copy."""
    die = Die(t.next_die, copy.card, copy.owner, copy.ref)
    t.next_die += 1
    die.face = copy.face
    t.dice[die.id] = die
    copy.dice.append(die.id)
    return die


def bring_dice(t: Table, copy: Copy) -> None:
    """
    Put the dice it comes with on a copy: first those that were set aside with its card.

    Rulings: arh.part2.leaving.02
    """
    for die in t.dice.values():
        if die.holder == copy.card and die.copy == NOTHING:
            # It was rolled while the card was still being played.
            die.copy, die.holder, die.face = copy.ref, NOTHING, copy.face
            copy.dice.append(die.id)
            continue
        if len(copy.dice) < copy.bought:
            take_up(die, copy)
    while len(copy.dice) < copy.bought:
        add_die(t, copy)


def take_up(die: Die, copy: Copy) -> bool:
    """Put a die on a copy that was set aside with its card, this side up; whether it was."""
    if die.zone != SET_ASIDE or die.card != copy.card or die.face != copy.face:
        return False
    die.zone = ON_CARD
    die.copy = copy.ref
    copy.dice.append(die.id)
    return True


def bring_one(t: Table, copy: Copy) -> None:
    """Put one of its own dice on a copy, one that was set aside with its card if there is one."""
    if not any(take_up(die, copy) for die in t.dice.values()):
        add_die(t, copy)


def bring_die(t: Table, e: Event) -> bool:
    """
    The die of a card that is not in play is taken up; it belongs to no copy.

    Where its card goes from now on means nothing to it, unless that is just being played and
    will have it (`holder`). A spare one has no card at all.
    Rulings: arh.clar.uh.01
    """
    if e.flags & SPARE:
        return bring_spare(t, e)
    die = Die(t.next_die, e.source, t.owner_of(e.source), NOTHING)
    t.next_die += 1
    die.face = t.knowledge.identity[e.source]
    die.holder = e.source if e.source in t.limbo else NOTHING
    die.zone = SET_ASIDE
    t.dice[die.id] = die
    e.subject = die.id
    return True


def bring_spare(t: Table, e: Event) -> bool:
    """
    One of a player's spare dice is taken up.

    Rulings: arh.part3.setaside.06
    """
    take_spare(t, e.seat, e.detail)
    die = Die(t.next_die, NOTHING, e.seat, NOTHING)
    t.next_die += 1
    die.face = e.detail
    die.zone = SET_ASIDE
    t.dice[die.id] = die
    e.subject = die.id
    return True


def take_spare(t: Table, seat: int, kind: int) -> None:
    """A player has one spare die of this kind less."""
    spares = t.players[seat].spares
    spares[kind] -= 1
    if not spares[kind]:
        del spares[kind]


def keep_spare(t: Table, seat: int, kind: int) -> None:
    """A player has one spare die of this kind more."""
    spares = t.players[seat].spares
    spares[kind] = spares.get(kind, 0) + 1


def leave_pool(t: Table, die: Die) -> None:
    """Take a die out of the pool it is in, if it is in one."""
    if die.zone == IN_POOL:
        t.players[die.seat].pool.remove(die.id)
    die.zone = ON_CARD


def drop_die(t: Table, number: int) -> None:
    """
    The die is set aside with its card: it is out of the game until the card returns.

    What it was stays known for this turn, wherever its card goes.
    """
    die = t.dice.pop(number)
    leave_pool(t, die)
    if die.face == OWN_FACE:
        die.face = t.knowledge.identity[die.card]
    t.gone_dice[number] = die


def detach(t: Table, die: Die) -> None:
    """A die that was set aside with its copy belongs to none from now on."""
    if die.face == OWN_FACE:
        die.face = t.knowledge.identity[die.card]
    die.copy = NOTHING


def roll_dice(t: Table, e: Event) -> bool:
    """
    Roll dice into a player's pool, perhaps out of another's, or again where they lie.

    Rulings: arh.part8.rolling.01, arh.clar.sa.15
    """
    for number in e.items:
        die = t.dice[number]
        if die.zone == SET_ASIDE and die.copy:
            detach(t, die)
        if not e.detail and die.seat != e.seat:
            leave_pool(t, die)
        if die.zone != IN_POOL:
            die.zone = IN_POOL
            die.seat = e.seat
            t.players[e.seat].pool.append(number)
            if number in t.spent_dice and not t.rules.edition.die_serves_once:
                t.spent_dice.remove(number)
        die.side = t.chance.draw(ROLL, number, SIDES_OF_A_DIE)
    return bool(e.items) or nothing_done(e)


def put_in_pool(t: Table, e: Event) -> bool:
    """A die goes into a player's pool without being rolled, and shows a certain side."""
    die = t.dice[e.subject]
    leave_pool(t, die)
    die.zone = IN_POOL
    die.seat = e.seat
    die.side = e.detail
    t.players[e.seat].pool.append(die.id)
    return True


def turn_die(t: Table, e: Event) -> bool:
    """
    Show another side.

    Rulings: arh.part8.turn.02
    """
    die = t.dice[e.subject]
    if die.side == e.detail:
        return nothing_done(e)
    die.side = e.detail
    return True


def return_die(t: Table, e: Event) -> bool:
    """
    A die goes from a pool back to its card; its modifiers go with it.

    One that has been set aside or is held by now stays where it is, and so does one
    whose own effect says so. Without a card to return to it is set aside; one that never had
    a card is spare again.
    Rulings: arh.clar.rm.08
    """
    leaving = e.items if e.flags & STAYS else [e.subject, *e.items]
    for number in leaving:
        die = t.dice.get(number)
        if die is not None and die.zone == IN_POOL:
            leave_pool(t, die)
            if die.copy == NOTHING:
                drop_die(t, number)
                if die.card == NOTHING:
                    keep_spare(t, die.owner, die.face)
    return True


def remove_die(t: Table, e: Event) -> bool:
    """
    A die is removed, which its card has suffered in this action.

    Rulings: arh.part8.removing.01
    """
    t.lost_dice_this_action.append(t.dice[e.subject].copy)
    return return_die(t, e)


def take_die(t: Table, e: Event) -> bool:
    """A die is placed on another card, which keeps it from its own."""
    die = t.dice[e.subject]
    leave_pool(t, die)
    die.zone = HELD
    die.holder = e.source
    return True


def gain_dice(t: Table, e: Event) -> bool:
    """
    Dice get a new matching card and lie on it; or a copy gets one more of its own.

    Rulings: arh.clar.rm.04, arh.part7.special.05
    """
    gainer = t.copies[e.subject]
    if e.flags & SPARE:
        return _gain_own_die(t, e, gainer)
    for number in e.items:
        die = t.dice[number]
        leave_pool(t, die)
        if die.copy in t.copies:
            t.copies[die.copy].dice.remove(number)
        die.copy = gainer.ref
        gainer.dice.append(number)
    return bool(e.items) or nothing_done(e)


def _gain_own_die(t: Table, e: Event, copy: Copy) -> bool:
    """
    One more of its own dice, if its owner has one to spare.

    Rulings: arh.clar.cm.04, arh.part8.opponentcard.02
    """
    kind = t.definition_of(copy).die
    if not t.players[copy.owner].spares.get(kind, 0):
        return nothing_done(e)
    take_spare(t, copy.owner, kind)
    e.items = [add_die(t, copy).id]
    e.amount = 1
    return True


def match_die(t: Table, e: Event) -> bool:
    """Two identical upgrades exchange their dice."""
    chosen = t.dice[e.subject]
    upgrade, twin = t.copies[e.source], t.copies[chosen.copy]
    own = upgrade.dice[0]
    upgrade.dice[0] = chosen.id
    twin.dice[twin.dice.index(chosen.id)] = own
    t.dice[own].copy, t.dice[own].card = twin.ref, twin.card
    chosen.copy, chosen.card = upgrade.ref, upgrade.card
    return False
