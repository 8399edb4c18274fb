"""
Knowledge: which card is what, and who knows it.

A card's number says where it has been, never what it is: shuffling deals the identities
anew over the numbers in the deck. So numbers carry no secret, two games that look alike
to a seat differ only in identities, and resampling those is all that determinizing takes.
Handles are what seats see: one per seat and card, new whenever tracking must end.
"""

from dejarik.kernel.chance import Chance
from dejarik.kernel.ids import Seat


class Knowledge:
    """Identities by card number, and for each seat what it knows."""

    def __init__(self, seats: int) -> None:
        self.identity: list[int] = []
        self.known: list[int] = [0] * seats
        self.handles: list[list[int]] = [[] for _ in range(seats)]
        self.issued: list[int] = [0] * seats

    def add(self, identity: int) -> int:
        """A new card nobody knows; its number."""
        number = len(self.identity)
        self.identity.append(identity)
        for seat in range(len(self.known)):
            self.issued[seat] += 1
            self.handles[seat].append(self.issued[seat])
        return number

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows what this card is; spectators know what all seats know."""
        if seat < 0:
            return self.is_public(card)
        return bool(self.known[seat] >> card & 1)

    def is_public(self, card: int) -> bool:
        """Whether every seat knows this card."""
        for mask in self.known:  # noqa: SIM110 - asked so often that a generator shows
            if not mask >> card & 1:
                return False
        return True

    def show(self, card: int, seat: Seat) -> None:
        """One seat learns what a card is."""
        self.known[seat] |= 1 << card

    def publish(self, card: int) -> None:
        """Every seat learns what a card is."""
        bit = 1 << card
        for seat in range(len(self.known)):
            self.known[seat] |= bit

    def hide(self, card: int) -> None:
        """Nobody knows this card any more, and nobody can follow it: it gets new handles."""
        keep = ~(1 << card)
        for seat in range(len(self.known)):
            self.known[seat] &= keep
        self.enter_hidden_zone(card)

    def enter_hidden_zone(self, card: int) -> None:
        """The card gets new handles; those who know it still do."""
        for seat, handles in enumerate(self.handles):
            handle = self.issued[seat] + 1
            self.issued[seat] = handle
            handles[card] = handle

    def shuffle(self, cards: list[int], chance: Chance, purpose: int, obj: int) -> None:
        """Deal the identities of these cards anew over their numbers; all forget them."""
        identity = self.identity
        for last in range(len(cards) - 1, 0, -1):
            other = chance.draw(purpose, obj, last + 1)
            a, b = cards[last], cards[other]
            identity[a], identity[b] = identity[b], identity[a]
        forgotten = 0
        for card in cards:
            forgotten |= 1 << card
            self.enter_hidden_zone(card)
        for seat in range(len(self.known)):
            self.known[seat] &= ~forgotten

    def swap_identity(self, zone: list[int], card: int, owner: Seat) -> int:
        """
        Take one card out of a hidden zone so that only its owner can tell which.

        Gives the number that leaves: identities trade places so that it is always the
        zone's last, and what others knew about the zone is forgotten.
        """
        last = zone.pop()
        identity = self.identity
        identity[card], identity[last] = identity[last], identity[card]
        for seat in range(len(self.known)):
            if seat == owner:
                self._swap_known(seat, card, last)
            else:
                for other in [*zone, last]:
                    self.known[seat] &= ~(1 << other)
        for other in [*zone, last]:
            self.enter_hidden_zone(other)
        return last

    def reveal_and_swap(self, zone: list[int], card: int, owner: Seat) -> int:
        """
        Take one card out of a hidden zone face up, so that nobody can tell where in it it lay.

        Gives the number that leaves, always the zone's last; every seat knows what it is. What
        all others knew of the zone they still know, less one card like the one that left; what
        only some of them knew is forgotten.
        """
        last = zone[-1]
        self._trade(self._stand_in(zone, card, self._known_to_others(zone, owner)), last)
        zone.pop()
        for other in [*zone, last]:
            self.enter_hidden_zone(other)
        self.publish(last)
        return last

    def _known_to_others(self, zone: list[int], owner: Seat) -> list[int]:
        """The cards that every seat but the owner knows; what only some know they forget."""
        others = [seat for seat in range(len(self.known)) if seat != owner]
        shared = [card for card in zone if all(self.knows(seat, card) for seat in others)]
        for card in zone:
            if card not in shared:
                for seat in others:
                    self.known[seat] &= ~(1 << card)
        return shared

    def _stand_in(self, zone: list[int], card: int, shared: list[int]) -> int:
        """
        The number that leaves in place of a card, by what others know alone.

        The first they know to be the same, else the first they do not know, which it trades with.
        """
        unknown: list[int] = []
        for other in zone:
            if other not in shared:
                unknown.append(other)
            elif self.identity[other] == self.identity[card]:
                return other
        self._trade(card, unknown[0])
        return unknown[0]

    def _trade(self, one: int, other: int) -> None:
        """Two cards trade identities, and all that anyone knows goes with them."""
        identity = self.identity
        identity[one], identity[other] = identity[other], identity[one]
        for seat in range(len(self.known)):
            self._swap_known(seat, one, other)

    def _swap_known(self, seat: Seat, one: int, other: int) -> None:
        """What a seat knows goes with the identities that traded places."""
        if self.knows(seat, one) != self.knows(seat, other):
            self.known[seat] ^= 1 << one | 1 << other

    def clone(self) -> "Knowledge":
        """An independent copy."""
        other = Knowledge(0)
        other.identity = self.identity.copy()
        other.known = self.known.copy()
        other.handles = [row.copy() for row in self.handles]
        other.issued = self.issued.copy()
        return other

    def pack(self) -> list[object]:
        """As plain data, but for the identities, which the game writes as codes."""
        return [[f"{mask:x}" for mask in self.known], self.handles, self.issued]


def unpack_knowledge(data: list[object], identity: list[int]) -> Knowledge:
    """The knowledge that was packed."""
    known, handles, issued = data
    assert isinstance(known, list)
    assert isinstance(handles, list)
    assert isinstance(issued, list)
    knowledge = Knowledge(0)
    knowledge.identity = identity
    knowledge.known = [int(mask, 16) for mask in known]
    knowledge.handles = handles
    knowledge.issued = issued
    return knowledge
