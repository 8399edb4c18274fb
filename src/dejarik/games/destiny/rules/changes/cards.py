"""
How events change where cards are: into play, out of it, between hidden and open zones.

Every move out of play goes to the owner's zone. A card that enters a hidden zone is
forgotten by those who should not follow it; a card that comes into the open is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BATTLEFIELD, CHARACTER, DOWNGRADE, SUPPORT, UPGRADE
from dejarik.games.destiny.model.state import HELD, ON_CARD, OWN_FACE, SET_ASIDE, Copy
from dejarik.games.destiny.rules.changes.dice import bring_dice, drop_die, leave_pool
from dejarik.games.destiny.rules.durations import end_with_play
from dejarik.games.destiny.rules.keywords import awaits_redeploy
from dejarik.games.destiny.rules.values import SUBTYPES, can_be_discarded, can_be_given_up
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event, nothing_done

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Player, Table
    from dejarik.kernel.frames import Waiting

SHUFFLE: Final = 2
"""The purpose of a shuffle, for chance."""


def _zone(t: Table, owner: int, zone: int) -> list[int]:
    player = t.players[owner]
    if zone == ev.FROM_HAND:
        return player.hand
    if zone in (ev.FROM_DISCARD, ev.BY_RENEW):
        return player.discard
    if zone == ev.FROM_DECK:
        return player.deck
    if zone == ev.FROM_ASIDE:
        return player.aside
    return t.limbo


def take_from(t: Table, card: int, zone: int) -> None:
    """Take a card out of the zone it is in."""
    if zone == ev.FROM_UNDER:
        for upper in list(t.under):
            if card in t.under[upper]:
                t.under[upper].remove(card)
                if not t.under[upper]:
                    del t.under[upper]
        return
    cards = _zone(t, t.owner_of(card), zone)
    cards.remove(card)
    if zone == ev.FROM_HAND:
        forget_detected(t, card)
    elif zone == ev.FROM_PLAY:
        forget_how_played(t, card)


def forget_how_played(t: Table, card: int) -> None:
    """What was played with Renew, or spots more meanwhile, is as any other once it has resolved."""
    if card in t.renewed:
        t.renewed.remove(card)
    if card in t.far_spotters:
        t.far_spotters.remove(card)


def forget_detected(t: Table, card: int) -> None:
    """
    A card that leaves the hand is no longer detected.

    Rulings: arh.part8.detected.02
    """
    detected = t.players[t.owner_of(card)].detected
    if card in detected:
        detected.remove(card)


def put_into(t: Table, card: int, zone: int) -> None:
    """Put a card into one of its owner's zones."""
    player = t.players[t.owner_of(card)]
    if zone == ev.TO_DISCARD:
        player.discard.append(card)
        t.knowledge.publish(card)
    elif zone == ev.TO_ASIDE:
        player.aside.append(card)
        t.knowledge.publish(card)
    elif zone == ev.TO_HAND:
        player.hand.append(card)
        t.knowledge.enter_hidden_zone(card)
    else:
        player.deck.append(card)
        t.knowledge.enter_hidden_zone(card)


def start_play(t: Table, e: Event) -> bool:
    """
    The card is shown and lies in the queue until it resolves.

    Rulings: arh.part5.play.01
    """
    take_from(t, e.subject, e.detail)
    t.limbo.append(e.subject)
    if e.detail == ev.BY_RENEW:
        t.renewed.append(e.subject)
    if e.flags & ev.SPOTS_THEIRS:
        t.far_spotters.append(e.subject)
    t.knowledge.publish(e.subject)
    return True


def follows_showing(waiting: Waiting, card: int) -> bool:
    """Whether an ability waits because this card was shown to be played."""
    event = waiting.scope.event
    return event is not None and event.kind == ev.PLAY_STARTED and event.subject == card


def set_cost(t: Table, e: Event) -> bool:
    """
    What a card costs while it is being played: for this time only.

    Rulings: arh.part8.free.01
    """
    t.costed[e.subject] = max(0, e.amount)
    return True


def undo_play(t: Table, e: Event) -> bool:
    """
    A card that cannot be paid for after all goes back to where it was.

    What would have followed its being shown does not.
    Rulings: arh.part5.illegal.01, arh.part5.illegal.02
    """
    t.queue = [one for one in t.queue if not follows_showing(one, e.subject)]
    t.limbo.remove(e.subject)
    t.costed.pop(e.subject, None)
    forget_how_played(t, e.subject)
    end_with_play(t, e.subject)
    if e.detail == ev.FROM_UNDER:
        t.under.setdefault(t.copy(e.source).card, []).append(e.subject)
    else:
        _zone(t, t.owner_of(e.subject), e.detail).append(e.subject)
    if e.amount:
        t.action = ev.UNDONE
    return False


def enter_play(t: Table, e: Event) -> bool:
    """
    A card becomes a copy, with its dice on it.

    Rulings: arh.part3.inplay.06, arh.part1.upgrades.03
    """
    card = e.source
    definition = t.definition(card)
    face = definition.reverse if e.flags & ev.ENTERS_FLIPPED else OWN_FACE
    if face != OWN_FACE:
        definition = t.rules.definitions[face]
    facts = definition.facts
    copy = Copy(t.next_copy, card, t.owner_of(card), facts.type)
    t.next_copy += 1
    copy.face = face
    copy.controller = e.seat
    copy.ready = not (e.flags & ev.ENTERS_EXHAUSTED or definition.enters_exhausted)
    t.copies[copy.ref] = copy
    t.players[e.seat].play.append(copy.ref)
    _count_character(t, copy)
    t.knowledge.publish(card)
    if card in t.players[copy.owner].hand:
        e.flags |= ev.OUT_OF_HAND
    _leave_zones(t, card)
    if e.detail:
        copy.host = e.detail
        t.copies[e.detail].attached.append(copy.ref)
        t.dirty.append(e.detail)
    copy.bought = max(1, e.amount)
    copy.damage, copy.shields, copy.resources = definition.enters_with
    if facts.sides:
        bring_dice(t, copy)
    if facts.type == BATTLEFIELD:
        t.battlefield = copy.ref
    if facts.unique:
        t.dirty.append(copy.ref)
    e.subject = copy.ref
    t.unsettle_by(copy)
    if definition.changes_numbers():
        suspect_all(t)
    return True


def _count_character(t: Table, copy: Copy) -> None:
    """A character that was set aside unseen is one more that a player has brought."""
    owner = t.players[copy.owner]
    is_new = copy.card in owner.aside and not t.knowledge.is_public(copy.card)
    owner.characters += is_new and copy.type == CHARACTER


def _leave_zones(t: Table, card: int) -> None:
    """Take a card out of wherever it lies out of play."""
    owner = t.players[t.owner_of(card)]
    zones = (t.limbo, owner.aside, owner.hand, owner.discard, owner.defeated, owner.deck)
    for zone in zones:
        if card in zone:
            zone.remove(card)
            if zone is owner.hand:
                forget_detected(t, card)
            forget_how_played(t, card)
            return


def detach(t: Table, copy: Copy) -> None:
    """Take a copy off its host."""
    host = t.copies.get(copy.host)
    if host is not None and copy.ref in host.attached:
        host.attached.remove(copy.ref)


def _remove_copy(t: Table, copy: Copy) -> None:
    """
    The object is no more; what it was stays known for this turn.

    Dice held on it go home, its own dice are set aside. Who piloted it pilots nothing in play
    any more, but what it was piloted by stays known too.
    Rulings: arh.part3.inplay.08, arh.part7.piloting.06
    """
    t.gone[copy.ref] = copy
    del t.copies[copy.ref]
    # Its card may be shuffled away under another number: what left stays what it was.
    copy.face = t.definition_of(copy).number
    t.players[copy.controller].play.remove(copy.ref)
    detach(t, copy)
    for die in t.dice.values():
        if die.zone == HELD and die.holder == copy.ref:
            die.zone = ON_CARD
            die.holder = 0
    t.unsettle_by(copy)
    if t.definition_of(copy).changes_numbers():
        suspect_all(t)


def suspect_all(t: Table) -> None:
    """Numbers may have changed anywhere: look at every card that has any."""
    for copy in t.copies.values():
        if copy.type in (CHARACTER, SUPPORT) or t.definition_of(copy).facts.unique:
            t.dirty.append(copy.ref)


def _set_dice_aside(t: Table, copy: Copy) -> None:
    for number in copy.dice:
        if number in t.dice and t.dice[number].copy == copy.ref:
            drop_die(t, number)


def leave_play(t: Table, e: Event) -> bool:
    """
    A copy leaves play; what is attached to it is discarded, its dice are set aside.

    Rulings: arh.part3.inplay.08
    """
    copy = t.copies.get(e.subject)
    if copy is None or (e.detail == ev.TO_DISCARD and not _may_be_discarded(t, copy, e)):
        return nothing_done(e)
    _remove_copy(t, copy)
    _set_dice_aside(t, copy)
    put_into(t, copy.card, e.detail)
    if e.detail in (ev.TO_HAND, ev.TO_DECK):
        # What can be played again and again leads nowhere.
        t.progress = max(0, t.progress - 1)
    _discard_attached(t, copy)
    return True


def _may_be_discarded(t: Table, copy: Copy, e: Event) -> bool:
    """Whether nothing forbids it, for the reason it is discarded for."""
    if e.flags & ev.AS_DOUBLE:
        return can_be_given_up(t, copy.ref)
    return can_be_discarded(t, copy.ref)


def _discard_attached(
    t: Table, copy: Copy, but: int = -1, staying: list[int] | None = None
) -> None:
    """What is attached to a card is discarded, except for one type and for what stays."""
    leaving = [ref for ref in copy.attached if ref in t.copies and t.copies[ref].type != but]
    leaving = [ref for ref in leaving if ref not in (staying or [])]
    seat = copy.controller
    emit_all(t, [Event(ev.LEFT_PLAY, seat, ref, copy.ref, 0, ev.TO_DISCARD) for ref in leaving])


def defeat(t: Table, e: Event) -> bool:
    """
    A character is set aside with its dice, and its upgrades are discarded.

    Its dice remain as set-aside dice, since another card may gain them.
    Rulings: arh.part6.defeated.01, arh.part6.defeated.03
    """
    copy = t.copies.get(e.subject)
    if copy is None:
        return nothing_done(e)
    _remove_copy(t, copy)
    for number in copy.dice:
        die = t.dice.get(number)
        if die is not None and die.copy == copy.ref:
            leave_pool(t, die)
            die.zone = SET_ASIDE
    t.players[copy.owner].defeated.append(copy.card)
    e.items = list(copy.dice)
    t.progress += 1
    staying = [ref for ref in copy.attached if ref in t.copies and awaits_redeploy(t, ref)]
    _discard_attached(t, copy, staying=staying)
    return True


def draw_cards(t: Table, e: Event) -> bool:
    """
    Draw from the top, as many as there are.

    Rulings: arh.part6.draw.01, arh.part6.draw.03
    """
    player = t.players[e.seat]
    e.items = []
    for _ in range(min(e.amount, len(player.deck))):
        card = player.deck.pop()
        player.hand.append(card)
        t.knowledge.enter_hidden_zone(card)
        t.knowledge.show(card, e.seat)
        e.items.append(card)
    e.amount = len(e.items)
    return e.amount > 0 or nothing_done(e)


def discard_card(t: Table, e: Event) -> bool:
    """
    A card goes face up to its owner's discard pile.

    Rulings: arh.part3.discard.01
    """
    take_from(t, e.subject, e.detail)
    put_into(t, e.subject, ev.TO_DISCARD)
    if e.detail == ev.FROM_HAND and not t.players[t.owner_of(e.subject)].hand:
        e.flags |= ev.LAST_OF_HAND
    if e.detail != ev.FROM_PLAY:
        t.progress += 1
    return True


def set_card_aside(t: Table, e: Event) -> bool:
    """
    A card goes face up to its owner's set-aside zone.

    Rulings: arh.part3.setaside.07
    """
    take_from(t, e.subject, e.detail)
    put_into(t, e.subject, ev.TO_ASIDE)
    return True


def reveal_cards(t: Table, e: Event) -> bool:
    """
    Everyone sees these cards, where they are, if they are there still.

    Those detected stay revealed until the action phase ends.
    Rulings: arh.part8.reveal.01, arh.part8.reveal.02, arh.part8.detected.01, arh.clar.sa.01
    """
    _leave_out_what_went(t, e)
    for card in e.items:
        t.knowledge.publish(card)
    if e.detail == ev.DETECTED:
        t.players[e.seat].detected += e.items
    return bool(e.items) or nothing_done(e)


def _leave_out_what_went(t: Table, e: Event) -> None:
    """A card that has left hand and deck in the meantime is not shown."""
    there = [
        card
        for card in e.items
        if card in t.players[t.owner_of(card)].hand or card in t.players[t.owner_of(card)].deck
    ]
    if len(there) < len(e.items):
        e.items = there
        e.amount = len(there)


def see_hand(t: Table, e: Event) -> bool:
    """
    One player looks at cards of another's hand, which in a game of two reveals them.

    Rulings: arh.part8.lookat.02
    """
    _leave_out_what_went(t, e)
    for card in e.items:
        t.knowledge.show(card, e.seat)
    return False


def shuffle_deck(t: Table, e: Event) -> bool:
    """Nobody knows the order of the deck any more."""
    t.knowledge.shuffle(t.players[e.seat].deck, t.chance, SHUFFLE, e.seat)
    return True


def put_cards_back(t: Table, e: Event) -> bool:
    """
    Hand cards go back into the deck, which is then shuffled by another event.

    Rulings: arh.part5.setup.06
    """
    player = t.players[e.seat]
    for card in list(e.items):
        player.hand.remove(card)
        player.deck.append(card)
        t.knowledge.enter_hidden_zone(card)
    return bool(e.items) or nothing_done(e)


def attach(t: Table, e: Event) -> bool:
    """
    An attached card moves to another; its dice return to it, its state stays.

    An upgrade is its host's controller's, a downgrade stays with who played it.

    Rulings: arh.part8.move.03, arh.part8.move.04
    """
    copy = t.copies[e.subject]
    detach(t, copy)
    host = t.copies[e.source]
    copy.host = host.ref
    host.attached.append(copy.ref)
    take_dice_back(t, copy)
    if copy.type == UPGRADE:
        give_to(t, copy, host.controller)
    t.dirty.append(host.ref)
    if t.definition_of(copy).silenced:
        t.unsettle()
        suspect_all(t)
    return True


def take_dice_back(t: Table, copy: Copy, kept: bool = False) -> None:
    """
    A copy's dice return to it, wherever they are; those another card keeps only if told to.

    Rulings: arh.part5.changetype.05
    """
    for number in copy.dice:
        die = t.dice[number]
        if kept or die.zone != HELD:
            leave_pool(t, die)
            die.holder = 0


def give_to(t: Table, copy: Copy, seat: int) -> None:
    """
    A copy lies in a player's play area from now on; there may be one of its kind already.

    What lies face down under it is that player's to look at.
    Rulings: arh.part8.controller.01, arh.part8.owner.02, arh.part1.uniqueness.08
    Rulings: arh.clar.conv.09
    """
    if copy.controller != seat:
        t.players[copy.controller].play.remove(copy.ref)
        t.players[seat].play.append(copy.ref)
        copy.controller = seat
        for card in t.under.get(copy.card, []):
            t.knowledge.show(card, seat)
        t.dirty.append(copy.ref)
        t.unsettle_by(copy)


def change_type(t: Table, e: Event) -> bool:
    """
    A card becomes another type: tokens and upgrades go, dice come back, state stays.

    What is no longer an upgrade lies on nothing any more. Downgrades stay where downgrades
    can be, on characters and supports. What the card says
    of its old type it says of the new one if it was another card that changed it.
    Rulings: arh.part5.changetype.01, arh.part5.changetype.02, arh.part5.changetype.05
    """
    copy = t.copies[e.subject]
    copy.type = e.detail
    copy.reworded = e.source != e.subject
    copy.damage = 0
    copy.shields = 0
    copy.resources = 0
    copy.charms = 0
    copy.pilots = 0
    take_dice_back(t, copy, kept=not t.rules.edition.kept_dice_stay)
    copy.subtypes = [SUBTYPES[place] for place in e.items]
    if e.detail == UPGRADE:
        copy.cost = e.amount
    elif e.detail != DOWNGRADE:
        detach(t, copy)
        copy.host = 0
    t.unsettle()
    may_stay = t.rules.edition.downgrades_stay and e.detail in (CHARACTER, SUPPORT)
    stays = DOWNGRADE if may_stay else -1
    _discard_attached(t, copy, stays)
    return True


def stack_card(t: Table, e: Event) -> bool:
    """A hand card is put face down under another card; only its owner knows which."""
    player = t.players[e.seat]
    card = slip_from_hand(t, player, e.subject)
    t.under[e.source] = [card]
    e.subject = card
    return True


def slip_from_hand(t: Table, player: Player, card: int) -> int:
    """Take a card out of a hand unseen; what lies there revealed is seen to stay, or to go."""
    if card in player.detected:
        take_from(t, card, ev.FROM_HAND)
        return card
    # Identities trade places among the hidden cards only: a revealed one that moved would tell.
    hidden = [one for one in player.hand if one not in player.detected]
    left = t.knowledge.swap_identity(hidden, card, player.seat)
    player.hand.remove(left)
    return left


def choose_battlefield(t: Table, e: Event) -> bool:
    """
    One battlefield is used, the other stays aside.

    Rulings: arh.part5.setup.13, arh.part5.setup.14
    """
    t.players[e.amount].aside.remove(e.subject)
    return True


def controls_characters(t: Table, seat: int) -> bool:
    """Whether a player has a character left."""
    copies = t.copies
    for ref in t.players[seat].play:  # noqa: SIM110 - asked so often that a generator shows
        if copies[ref].type == CHARACTER:
            return True
    return False
