"""
Determinizing: a copy of a game in which what a seat cannot know is drawn anew.

Two tables that look alike to a seat give the same bytes here: nothing of the real
hidden identities, order, chance, sealed answers or half-made choices is kept.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import GRAY, NEUTRAL
from dejarik.kernel.chance import KEYED, Chance, seed_from
from dejarik.kernel.stack import forget_answers

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.state import Player, Table

RESAMPLE: Final = 5
MOST_COPIES: Final = 2


def determinize(t: Table, seat: int, seed: bytes) -> Table:
    """A table as the seat sees it, with everything else drawn from the seed."""
    other = t.clone()
    chance = Chance(seed, KEYED)
    for player in other.players:
        if player.seat == seat:
            _deal_own(other, player, chance)
        else:
            _imagine(other, player, seat, chance)
            # Spare dice are nobody's business: another's are taken to be none.
            player.spares = {}
    other.chance.reseed(seed_from(seed.hex() + "future"))
    other.chance.generator = t.chance.generator
    forget_answers(other, seat)
    _forget_knowledge(other, seat)
    other.index = None
    other.decisions = None
    return other


def _hidden(t: Table, player: Player, seat: int) -> list[int]:
    """The cards of a player that the seat does not know, in the order they are seen in."""
    cards = [*player.hand, *player.deck, *player.aside]
    cards += [card for card in t.face_down() if t.owner_of(card) == player.seat]
    return [card for card in cards if not t.knowledge.knows(seat, card)]


def _deal_own(t: Table, player: Player, chance: Chance) -> None:
    """One's own hidden cards are known as a whole: only their order is drawn."""
    hidden = _hidden(t, player, player.seat)
    identity = t.knowledge.identity
    dealt = sorted([identity[card] for card in hidden])
    for card in hidden:
        identity[card] = dealt.pop(chance.draw(RESAMPLE, player.seat, len(dealt)))


def _imagine(t: Table, player: Player, seat: int, chance: Chance) -> None:
    """Another's hidden cards may be anything their team could bring."""
    hidden = _imagine_under(t, player, _hidden(t, player, seat), chance)
    if not hidden:
        return
    pool = _imaginable(t, player, seat)
    identity = t.knowledge.identity
    counts: dict[int, int] = {}
    # The places in the pool of cards of which no more are brought, in order: to list all others
    # for every card took more time than anything else that is imagined.
    full: list[int] = []
    for card in hidden:
        is_left = len(full) < len(pool)
        place = chance.draw(RESAMPLE, player.seat, len(pool) - len(full) if is_left else len(pool))
        if is_left:
            for one in full:
                if one > place:
                    break
                place += 1
        number = pool[place]
        count = counts.get(number, 0) + 1
        counts[number] = count
        if count == MOST_COPIES:
            insort(full, place)
        identity[card] = number


def _imagine_under(t: Table, player: Player, hidden: list[int], chance: Chance) -> list[int]:
    """
    What lies under a card that brings such is any of them, no two alike; what is left to imagine.

    Rulings: arh.clar.conv.07
    """
    definitions = t.rules.definitions
    left = hidden
    for upper in sorted(t.under):
        pool = t.definition(upper).beneath
        for card in t.under[upper] if pool else []:
            if card not in hidden:
                continue
            number = pool[chance.draw(RESAMPLE, player.seat, len(pool))]
            title = definitions[number].facts.title
            pool = [one for one in pool if definitions[one].facts.title != title] or pool
            t.knowledge.identity[card] = number
            left = [one for one in left if one != card]
    return left


def _imaginable(t: Table, player: Player, seat: int) -> list[int]:
    """The implemented deck cards that fit the team's colours and affiliations."""
    colours, sides = 1 << GRAY, 1 << NEUTRAL
    for one in _team(t, player, seat):
        colours |= 1 << one.facts.colour
        sides |= 1 << one.facts.affiliation
    known = t.rules.imaginable
    fitting = known.get((colours, sides))
    if fitting is None:
        fitting = [
            one.number
            for one in t.rules.deck_cards
            if colours >> one.facts.colour & 1 and sides >> one.facts.affiliation & 1
        ] or [one.number for one in t.rules.deck_cards]
        known[colours, sides] = fitting
    return fitting


def _team(t: Table, player: Player, seat: int) -> list[Definition]:
    """
    The definitions of the cards a player began with face up, as far as the seat knows them.

    One that went into a deck was shuffled there, and its number may be any card now.
    """
    cards = range(t.blocks[player.seat], player.battlefield)
    return [t.definition(card) for card in cards if t.knowledge.knows(seat, card)]


def _forget_knowledge(t: Table, seat: int) -> None:
    """
    What others know of hidden cards is theirs: they are taken to know their own.

    A spectator knows what all know, and sees no handles: any will do.
    """
    knowledge = t.knowledge
    own: list[int] = []
    if seat >= 0:
        brought = [card for card in t.players[seat].aside if not knowledge.is_public(card)]
        own = t.players[seat].hand + brought
        below = [card for card in t.face_down() if t.owner_of(card) == seat]
        own += [card for card in below if not knowledge.is_public(card)]
        public = knowledge.known[seat]
        handles = knowledge.handles[seat]
        issued = knowledge.issued[seat]
    else:
        public = knowledge.known[0]
        for known in knowledge.known:
            public &= known
        handles = list(range(1, len(knowledge.identity) + 1))
        issued = len(handles)
    for player in t.players:
        if player.seat == seat:
            continue
        mask = public
        for card in player.hand + player.aside:
            mask |= 1 << card
        for card in t.face_down():
            if t.owner_of(card) == player.seat:
                mask |= 1 << card
        for card in own:
            mask &= ~(1 << card)
        knowledge.known[player.seat] = mask
        knowledge.handles[player.seat] = handles.copy()
        knowledge.issued[player.seat] = issued
