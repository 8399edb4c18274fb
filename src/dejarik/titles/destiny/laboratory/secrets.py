"""
What Destiny says about its hidden cards to whoever exchanges them.

What belongs here: which identities a hidden card could have, and what a seat can ask. What
does not: comparing worlds (`leaks`, and over the wire `testing.wire_leaks`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.games.destiny.model.state import FIRST_DIE, Table, table_of
from dejarik.kernel.decisions import ENTITY, GAME_OPTION, Option
from dejarik.kernel.state import State
from dejarik.laws.secrets import Question
from dejarik.titles.destiny.laboratory.explanation_laws import questions

ANYTHING_RATE: Final = 0.5
"""How often another player's hidden cards become cards that may not be theirs at all."""


class DestinySecrets:
    """Hands, decks and what was set aside."""

    def exchange(self, s: State, seat: int, hidden: set[int], rng: random.Random) -> int:
        """
        Give hidden cards other identities; how many really changed.

        The seat's own trade places, since it knows what it brought. Another player's may
        trade places too, or be any deck card at this table.
        """
        t = table_of(s)
        identity = t.knowledge.identity
        before = identity.copy()
        pool = [identity[card] for card in range(1, len(identity)) if _is_deck_card(t, card)]
        for owner in range(t.seats):
            # Number 0 is no card.
            cards = sorted(card for card in hidden if card and t.owner_of(card) == owner)
            dealt = [identity[card] for card in cards]
            if owner != seat and rng.random() < ANYTHING_RATE:
                dealt = [rng.choice(pool) for _ in cards]
            rng.shuffle(dealt)
            for card, number in zip(cards, dealt, strict=True):
                identity[card] = number
        t.index = None
        t.decisions = None
        return sum(one != other for one, other in zip(before, identity, strict=True))

    def cards_in(self, option: Option) -> tuple[int, ...]:
        """Its source and target, where they are cards and neither dice nor copies."""
        is_entity = option.kind == ENTITY or option.kind >= GAME_OPTION
        things = (option.source, option.target) if is_entity else ()
        return tuple(one for one in things if 0 < one < FIRST_DIE)

    def questions(self, s: State, seat: int) -> Iterator[Question]:
        """Reasons for its own things, costs, healths, and the odds of activating."""
        t = table_of(s)
        for text in questions(t, seat):
            yield Question("explain", text)
        for card in t.players[seat].hand:
            yield Question("explain", f"cost:{t.knowledge.handles[seat][card]}")
        for ref in t.copies:
            yield Question("explain", f"health:{ref}")
            yield Question("odds", f"activate:{ref}")


def _is_deck_card(t: Table, card: int) -> bool:
    """Whether it began in a deck: behind the battlefield of its owner."""
    return card > t.players[t.owner_of(card)].battlefield


SECRETS: Final = DestinySecrets()
