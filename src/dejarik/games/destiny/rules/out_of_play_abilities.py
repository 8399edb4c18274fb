"""
Abilities that say they work from a discard pile or from a hand.

They are listed for every copy of such a card that is in the game, wherever it is, by what
it is and not by its number: so the list says nothing, and stays right through shuffles.
Where using one would be the first that others hear of it, whoever could hold it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.timing import Ability, Listener

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Player, Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OutOfPlayAbility(Ability):
    """
    An ability of the n-th such card in one zone of a player.

    Rulings: arh.part7.abilities.05
    """

    ability: Ability
    number: int
    seat: int
    place: int

    def zone(self, player: Player) -> list[int]:
        """The cards of the zone it works from."""
        raise NotImplementedError

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Only while so many of them lie there."""
        t = table_of(s)
        identity = t.knowledge.identity
        zone = self.zone(t.players[self.seat])
        found = [card for card in zone if identity[card] == self.number]
        if self.place >= len(found):
            return None
        return self.ability.catches(s, found[self.place], event)

    def program(self) -> Op:
        return self.ability.program()


@dataclass(frozen=True)
class DiscardPileAbility(OutOfPlayAbility):
    """An ability of the n-th such card in a player's discard pile."""

    def zone(self, player: Player) -> list[int]:
        return player.discard


@dataclass(frozen=True)
class HandAbility(OutOfPlayAbility):
    """
    An ability of the n-th such card in a player's hand.

    It answers only what shows the card to everyone anyway: that it is asked then tells nothing
    that would not be seen at once.
    """

    def zone(self, player: Player) -> list[int]:
        return player.hand


HELD: Final = "held"
"""Names the cards of a hand when an ability was triggered that one of them may have."""


@dataclass(frozen=True)
class UnseenHandAbility(Ability):
    """
    An ability that some card in a player's hand may have: whoever could hold one is asked.

    Whether that player is asked hangs on what everyone knows alone: that the event is one of
    those meant, that there are hidden cards in that hand, and what the team could have brought.
    Rulings: arh.part7.abilities.05, arh.part3.hand.04
    """

    ability: Ability
    number: int
    seat: int

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Asked of any card of the player's; the cards held now are noted by their numbers."""
        t = table_of(s)
        if not could_hold(t, self.seat, self.number):
            return None
        scope = self.ability.catches(s, t.blocks[self.seat], event)
        if scope is not None:
            scope.source = NOTHING
            scope.names[HELD] = t.players[self.seat].hand.copy()
        return scope

    def program(self) -> Op:
        return self.ability.program()


def could_hold(t: Table, seat: int, number: int) -> bool:
    """
    Whether a player could have such a card in hand, for all everybody knows.

    A card of the team that went where nobody can see is taken to be any.
    """
    player = t.players[seat]
    hidden = [card for card in player.hand if not t.knowledge.is_public(card)]
    if len(hidden) < len(player.hand):
        identity = t.knowledge.identity
        if any(identity[card] == number for card in player.hand if card not in hidden):
            return True
    if not hidden or number in t.ruled_out:
        return False
    team = range(t.blocks[seat], player.battlefield)
    if not all(t.knowledge.is_public(card) for card in team):
        return True
    return t.rules.could_bring(tuple([t.definition(card).number for card in team]), number)


def listen_unseen(t: Table, index: Index) -> None:
    """
    List, for each player, the abilities that cards in a hand could have without anyone knowing.

    For every such card that there is, whether it is in the game or not.
    """
    for definition in t.rules.unseen:
        for seat in range(t.seats):
            for heard in definition.heard_unseen:
                asking = UnseenHandAbility(heard.ability, definition.number, seat)
                index.listen(heard.kind, heard.band, Listener(asking, NOTHING))


def listen_out_of_play(t: Table, index: Index) -> None:
    """List the abilities of all cards in the game that work out of play."""
    seen: dict[int, int] = {}
    identity = t.knowledge.identity
    heard_out_of_play = t.rules.heard_out_of_play
    for card in range(t.blocks[0], len(identity)):
        number = identity[card]
        if number not in heard_out_of_play:
            continue
        definition = t.rules.definitions[number]
        seat = t.owner_of(card)
        key = number * t.seats + seat
        place = seen.get(key, 0)
        seen[key] = place + 1
        for heard in definition.heard_in_discard_pile:
            lying = DiscardPileAbility(heard.ability, number, seat, place)
            index.listen(heard.kind, heard.band, Listener(lying, NOTHING))
        for heard in definition.heard_in_hand:
            held = HandAbility(heard.ability, number, seat, place)
            index.listen(heard.kind, heard.band, Listener(held, NOTHING))
