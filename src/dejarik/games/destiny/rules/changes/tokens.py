"""How events change tokens, states and turns: damage, shields, resources, ready, claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.rules.ability_index import action_keys
from dejarik.games.destiny.rules.shields import meet_shields
from dejarik.games.destiny.rules.values import health_for_damage, remaining_health, shield_limit
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event, nothing_done
from dejarik.kernel.ids import NOBODY

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table


def made_progress(t: Table, e: Event) -> bool:
    """A card has been played: the game is getting somewhere."""
    t.progress += 1
    return True


def exhaust(t: Table, e: Event) -> bool:
    """
    An exhausted card cannot be exhausted.

    Rulings: arh.part6.exhausted.02
    """
    copy = t.copies[e.subject]
    if not copy.ready:
        return nothing_done(e)
    copy.ready = False
    e.amount = 1
    return True


def make_ready(t: Table, e: Event) -> bool:
    """
    A ready card cannot be readied.

    Rulings: arh.part6.ready.02
    """
    copy = t.copies[e.subject]
    if copy.ready:
        return nothing_done(e)
    copy.ready = True
    e.amount = 1
    return True


def deal_damage(t: Table, e: Event) -> bool:
    """Damage is dealt: what blocks it and what is taken comes next (`rules.damage`)."""
    return e.subject in t.copies or nothing_done(e)


def block_damage(t: Table, e: Event) -> bool:
    """
    Shields block what is left, unless they have had their turn among others.

    Rulings: arh.part6.shields.02
    """
    meet_shields(t, e)
    return True


def take_damage(t: Table, e: Event) -> bool:
    """
    Put damage on a character or what counts as one, never more than its health.

    Rulings: arh.part6.damage.01, arh.part6.damage.10
    """
    copy = t.copies.get(e.subject)
    if copy is None or e.amount <= 0:
        return nothing_done(e)
    e.amount = max(0, min(e.amount, health_for_damage(t, copy, e.detail) - copy.damage))
    copy.damage += e.amount
    suspect_struck(t, copy, e)
    t.progress += 1
    return e.amount > 0 or nothing_done(e)


def suspect_struck(t: Table, copy: Copy, e: Event) -> None:
    """Look at what has more damage now; its negative says that an opponent's effect did it."""
    by = t.other(e.seat) if e.flags & ev.ANOTHERS_EFFECT else e.seat
    t.dirty.append(copy.ref if by in (NOBODY, copy.controller) else -copy.ref)


def place_damage(t: Table, e: Event) -> bool:
    """Put damage on a card that nobody deals and nobody takes."""
    copy = t.copies.get(e.subject)
    if copy is None or e.amount <= 0:
        return nothing_done(e)
    copy.damage += e.amount
    suspect_struck(t, copy, e)
    return True


def heal_damage(t: Table, e: Event) -> bool:
    """
    Remove as much damage as there is, whether that heals a character or not.

    Rulings: arh.part8.heal.02, arh.part8.heal.03
    """
    copy = t.copies[e.subject]
    e.amount = min(e.amount, copy.damage)
    copy.damage -= e.amount
    return e.amount > 0 or nothing_done(e)


def gain_shields(t: Table, e: Event) -> bool:
    """
    Shields past the limit are not gained; those moved are, and the surplus goes then.

    Rulings: arh.part2.shield.04, arh.part8.move.08, arh.part8.move.11
    """
    copy = t.copies[e.subject]
    if not (e.flags & ev.MOVED and t.rules.edition.moved_shields_overflow):
        e.amount = max(0, min(e.amount, shield_limit(t, copy) - copy.shields))
    copy.shields += e.amount
    t.dirty.append(copy.ref)
    return e.amount > 0 or nothing_done(e)


def lose_shields(t: Table, e: Event) -> bool:
    """Remove as many shields as there are."""
    copy = t.copies[e.subject]
    e.amount = min(e.amount, copy.shields)
    copy.shields -= e.amount
    return e.amount > 0 or nothing_done(e)


def move_damage(t: Table, e: Event) -> bool:
    """
    Damage goes to another card, past its shields and never beyond a character's health.

    Nobody is healed, nobody is dealt or takes damage; but one may be defeated by it.
    Rulings: arh.part8.move.06, arh.part8.move.07, arh.part8.move.09
    """
    origin, goal = t.copies.get(e.subject), t.copies.get(e.detail)
    if origin is None or goal is None:
        return nothing_done(e)
    e.amount = max(0, min(e.amount, origin.damage))
    if goal.type == CHARACTER:
        e.amount = min(e.amount, remaining_health(t, goal))
    origin.damage -= e.amount
    goal.damage += e.amount
    suspect_struck(t, goal, e)
    t.progress += 1
    return e.amount > 0 or nothing_done(e)


def move_shields(t: Table, e: Event) -> bool:
    """
    One card loses shields, another gains as many.

    Rulings: arh.part8.move.10, arh.part8.move.11
    """
    origin = t.copies.get(e.subject)
    if origin is None or e.detail not in t.copies:
        return nothing_done(e)
    e.amount = min(e.amount, origin.shields)
    gained = Event(ev.SHIELDS_GAINED, e.seat, e.detail, e.source, e.amount)
    gained.flags |= ev.MOVED
    emit_all(t, [Event(ev.SHIELDS_LOST, e.seat, e.subject, e.source, e.amount), gained])
    return e.amount > 0 or nothing_done(e)


def gain_resources(t: Table, e: Event) -> bool:
    """
    The supply never runs out.

    Rulings: arh.part6.resources.04
    """
    t.players[e.seat].resources += e.amount
    return e.amount > 0 or nothing_done(e)


def lose_resources(t: Table, e: Event) -> bool:
    """
    Resources never go below zero.

    Rulings: arh.part2.disrupt.03
    """
    player = t.players[e.seat]
    e.amount = min(e.amount, player.resources)
    player.resources -= e.amount
    return e.amount > 0 or nothing_done(e)


def place_resources(t: Table, e: Event) -> bool:
    """
    Resources of the supply are put on a card.

    Rulings: arh.part6.resources.04
    """
    t.copies[e.subject].resources += e.amount
    return e.amount > 0 or nothing_done(e)


def remove_resources(t: Table, e: Event) -> bool:
    """As many resources as there are go from a card back to the supply."""
    copy = t.copies[e.subject]
    e.amount = min(e.amount, copy.resources)
    copy.resources -= e.amount
    return e.amount > 0 or nothing_done(e)


def claim_battlefield(t: Table, e: Event) -> bool:
    """
    Who claims has no more turns this round.

    Rulings: arh.part5.claim.03
    """
    t.players[e.seat].claimed = True
    return True


def take_battlefield(t: Table, e: Event) -> bool:
    """The battlefield changes its controller."""
    copy = t.copies[t.battlefield]
    if copy.controller == e.seat:
        return nothing_done(e)
    t.players[copy.controller].play.remove(copy.ref)
    t.players[e.seat].play.append(copy.ref)
    copy.controller = e.seat
    t.unsettle_by(copy)
    return True


def use_ability(t: Table, e: Event) -> bool:
    """
    A power action is marked as used.

    Rulings: arh.part5.cardaction.02
    """
    if e.amount:
        copy = t.copies[e.subject]
        copy.used.append(action_keys(t, copy)[e.flags])
        return True
    return False
