"""
Abilities that say they work from a discard pile.

They are listed for every copy of such a card that is in the game, wherever it is, by what
it is and not by its number: so the list says nothing, and stays right through shuffles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.timing import Ability, Listener

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index


@dataclass(frozen=True)
class DiscardPileAbility(Ability):
    """
    An ability of the n-th such card in a player's discard pile.

    Rulings: arh.part7.abilities.05
    """

    ability: Ability
    number: int
    seat: int
    place: int

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """Only while so many of them lie there."""
        t = table_of(s)
        identity = t.knowledge.identity
        found = [card for card in t.players[self.seat].discard if identity[card] == self.number]
        if self.place >= len(found):
            return None
        return self.ability.catches(s, found[self.place], event)

    def program(self) -> Op:
        return self.ability.program()


def listen_in_discard_piles(t: Table, index: Index) -> None:
    """List the abilities of all cards in the game that work out of play."""
    seen: dict[int, int] = {}
    identity = t.knowledge.identity
    for card in range(t.blocks[0], len(identity)):
        definition = t.rules.definitions[identity[card]]
        if not definition.heard_in_discard_pile:
            continue
        seat = t.owner_of(card)
        key = definition.number * t.seats + seat
        place = seen.get(key, 0)
        seen[key] = place + 1
        for heard in definition.heard_in_discard_pile:
            ability = DiscardPileAbility(heard.ability, definition.number, seat, place)
            index.listen(heard.kind, heard.band, Listener(ability, NOTHING))
