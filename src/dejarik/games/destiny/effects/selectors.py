"""
Selectors: the noun phrases of the card language.

`Pick` describes things by zone, owner and filters, and says how many are meant.
The others point at something already known: this card, its host, what was just done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules import spotting
from dejarik.games.destiny.rules.as_characters import host_meant
from dejarik.games.destiny.rules.costs import is_renewable
from dejarik.kernel.program import ALL, CHOOSE, Quantity, Selector, written
from dejarik.kernel.terms import PLAYER_NAME, Number

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Player, Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


IN_PLAY: Final = 0
POOL: Final = 1
HAND: Final = 2
DISCARD_PILE: Final = 3
ASIDE: Final = 4
TOP_OF_DECK: Final = 5
HAND_OR_DISCARD_PILE: Final = 6
FALLEN: Final = 7
TO_PLAY: Final = 8
DETECTED: Final = 9

YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2
ACTORS: Final = 3
CHOSEN_PLAYERS: Final = 4
OTHER_PLAYERS: Final = 5
"""Of whoever was not chosen."""

RANDOM_PICK: Final = 4
"""The purpose of a random pick, for chance."""
ONE: Final = Number(1)
EVERY_ONE: Final = 1000


def seats_meant(t: Table, scope: Scope, whose: int) -> list[int]:
    """The seats a description is about."""
    if whose == YOURS:
        return [scope.you]
    if whose == OPPONENTS:
        return [t.other(scope.you)]
    if whose == ACTORS:
        return [scope.actor]
    if whose == CHOSEN_PLAYERS:
        return scope.names.get(PLAYER_NAME, [scope.you])
    if whose == OTHER_PLAYERS:
        chosen = scope.names.get(PLAYER_NAME, [scope.you])
        return [seat for seat in range(t.seats) if seat not in chosen]
    return list(range(t.seats))


def set_aside(t: Table, player: Player) -> list[int]:
    """
    A player's set-aside cards, defeated characters too unless an edition has them out of the game.

    A card that speaks of defeated characters finds them there all the same.
    Rulings: arh.part3.setaside.08, launch.part6.defeated.01, arh.golden.01
    """
    fell = player.defeated if t.rules.edition.what_fell_is_set_aside else []
    return player.aside + fell


def _entities(t: Table, seat: int, zone: int) -> list[int]:
    player = t.players[seat]
    if zone == IN_PLAY:
        return player.play
    if zone == POOL:
        return player.pool
    if zone == HAND:
        return player.hand
    if zone == DISCARD_PILE:
        return player.discard
    if zone == ASIDE:
        return set_aside(t, player)
    if zone == FALLEN:
        return player.defeated
    if zone == TO_PLAY:
        # Where cards can be played from unless an effect names a zone.
        return player.hand + [card for card in player.discard if is_renewable(t, seat, card)]
    if zone == HAND_OR_DISCARD_PILE:
        return player.hand + player.discard
    if zone == DETECTED:
        return player.detected
    return player.deck[-1:]


@dataclass(frozen=True)
class Pick(Selector):
    """
    Things in a zone that have all these qualities, and how many of them are meant.

    `spotted`: they are a player's to spot, which may be more than those the player controls.
    """

    zone: int
    whose: int = ANYONES
    filters: tuple[Filter, ...] = ()
    how: int = CHOOSE
    least: Quantity = ONE
    most: Quantity = ONE
    spotted: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: what is spotted was written as what is controlled once."""
        return written(self, {"spotted": self.spotted})

    def find(self, s: State, scope: Scope) -> list[int]:
        """All that fit, seat by seat in their order on the table."""
        t = table_of(s)
        if self.spotted and spotting.is_anything_more(t):
            return self.find_spotted(t, scope)
        return self.find_as_it_is(t, scope)

    def find_spotted(self, t: Table, scope: Scope) -> list[int]:
        """
        All that can be spotted: an opponent's cards perhaps, and what poses as a character.

        Rulings: arh.part8.spotting.01, arh.part8.spotting.03, arh.golden.01
        """
        you, posing = scope.you, t.posing
        found: list[int] = []
        for seat in spotting.spotters(t, scope):
            scope.you = seat
            found += self.find_as_it_is(t, scope)
            t.posing = spotting.posing_as(t, seat)
            if t.posing:
                found += [ref for ref in self.find_as_it_is(t, scope) if ref not in found]
            t.posing = posing
        scope.you = you
        return found

    def find_as_it_is(self, t: Table, scope: Scope) -> list[int]:
        """All that fit, as what they are just now."""
        zone = self.zone
        filters = self.filters
        found: list[int] = []
        for seat in seats_meant(t, scope, self.whose):
            for entity in _entities(t, seat, zone):
                if zone == ASIDE and not t.knowledge.knows(scope.actor, entity):
                    continue
                if fits_all(filters, t, scope, entity):
                    found.append(entity)
        return found

    def mode(self) -> int:
        return self.how

    def at_least(self, s: State, scope: Scope) -> int:
        return self.least.amount(s, scope)

    def at_most(self, s: State, scope: Scope) -> int:
        return self.most.amount(s, scope)

    def is_secret(self, s: State, scope: Scope) -> bool:
        """
        What fits in a hand is nobody else's business; an empty hand is plain to see.

        The same goes for cards that were brought along and set aside.
        """
        t = table_of(s)
        if self.zone == ASIDE:
            for seat in seats_meant(t, scope, self.whose):
                if not all(t.knowledge.is_public(card) for card in t.players[seat].aside):
                    return True
            return False
        if self.zone not in (HAND, HAND_OR_DISCARD_PILE, TO_PLAY):
            return False
        return any(t.players[seat].hand for seat in seats_meant(t, scope, self.whose))

    def size(self, s: State, scope: Scope) -> int:
        """All that lies there, whether it fits or not."""
        t = table_of(s)
        return sum([len(_entities(t, one, self.zone)) for one in seats_meant(t, scope, self.whose)])

    def draw(self, s: State, scope: Scope, size: int) -> int:
        t = table_of(s)
        return t.chance.draw(RANDOM_PICK, seats_meant(t, scope, self.whose)[0], size)


def fits_all(filters: tuple[Filter, ...], t: Table, scope: Scope, entity: int) -> bool:
    """Whether an entity has all these qualities."""
    for one in filters:  # noqa: SIM110 - asked so often that a generator shows
        if not one.fits(t, scope, entity):
            return False
    return True


@dataclass(frozen=True)
class ThisCard(Selector):
    """The card whose ability this is."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """It, as long as it is there; an event while it is being played."""
        t = table_of(s)
        if scope.source >= FIRST_COPY:
            return [scope.source] if scope.source in t.copies else []
        return [scope.source] if scope.source in t.limbo else []


@dataclass(frozen=True)
class ThisCharacter(ThisCard):
    """
    The character whose ability this is; where another card has its die, what that is attached to.

    Rulings: arh.clar.dop.05, arh.clar.dop.06, arh.faq.58
    """

    def find(self, s: State, scope: Scope) -> list[int]:
        """A card that is no character and lies on none has no such character."""
        t = table_of(s)
        found = super().find(s, scope)
        copy = t.copies.get(found[0]) if found else None
        if copy is None or CHARACTER in (copy.type, t.definition_of(copy).facts.type):
            return found
        return [copy.host] if copy.host in t.copies else []


THIS: Final = ThisCard()


@dataclass(frozen=True)
class ThisAsItWas(Selector):
    """The card whose ability this is, in play or as it was when it left play."""

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        return [scope.source] if scope.source in t.copies or scope.source in t.gone else []


@dataclass(frozen=True)
class ThisDefeated(Selector):
    """The card whose ability this is, as long as it lies among the defeated characters."""

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        fell = t.gone.get(scope.source)
        return (
            [] if fell is None or fell.card not in t.players[fell.owner].defeated else [fell.card]
        )


@dataclass(frozen=True)
class Host(Selector):
    """
    The card this one is attached to, as far as it speaks of that.

    Rulings: arh.clar.dop.26, arh.clar.res.03
    """

    def find(self, s: State, scope: Scope) -> list[int]:
        """The host, as long as it is in play."""
        t = table_of(s)
        if scope.source < FIRST_COPY:
            return []
        host = host_meant(t, scope)
        return [host] if host in t.copies else []


@dataclass(frozen=True)
class It(Selector):
    """What the sentence before was about."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return scope.it.copy()


@dataclass(frozen=True)
class Named(Selector):
    """What was given this name."""

    name: str

    def find(self, s: State, scope: Scope) -> list[int]:
        return scope.names.get(self.name, []).copy()


@dataclass(frozen=True)
class Together(Selector):
    """Several things at once."""

    things: tuple[Selector, ...]

    def find(self, s: State, scope: Scope) -> list[int]:
        """All of them, each once, in the order they are spoken of."""
        found: list[int] = []
        for things in self.things:
            found += [one for one in things.find(s, scope) if one not in found]
        return found


@dataclass(frozen=True)
class Among(Selector):
    """Those of certain things that have all these qualities: all of them, or one to choose."""

    things: Selector
    filters: tuple[Filter, ...] = ()
    how: int = ALL

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        return [one for one in self.things.find(s, scope) if fits_all(self.filters, t, scope, one)]

    def mode(self) -> int:
        return self.how


@dataclass(frozen=True)
class InEvent(Selector):
    """What the event this ability waits for was about."""

    def find(self, s: State, scope: Scope) -> list[int]:
        event = s.event_of(scope)
        return [] if event is None else [event.subject]
