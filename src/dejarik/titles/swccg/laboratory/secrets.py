"""
What the game says about its hidden cards to whoever exchanges them.

What belongs here: which identities a hidden card could have, and what a seat can ask. What does
not: comparing worlds (`leaks`, and over the wire `testing.wire_leaks`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.decisions import Option
from dejarik.kernel.state import State
from dejarik.laws.secrets import Question
from dejarik.titles.swccg.laboratory.explanation_laws import option_questions
from dejarik.titles.swccg.laboratory.odds_laws import odds_questions


class SwccgSecrets:
    """Hands, and the cards that lie face down in piles; lists of decks are open."""

    def exchange(self, s: State, seat: int, hidden: set[int], rng: random.Random) -> int:
        """Let the hidden cards of each deck trade places; how many really changed."""
        t = table_of(s)
        identity = t.knowledge.identity
        before = identity.copy()
        for owner in range(t.seats):
            cards = sorted(card for card in hidden if card and ids.owner_of_card(card) == owner)
            dealt = [identity[card] for card in cards]
            rng.shuffle(dealt)
            for card, number in zip(cards, dealt, strict=True):
                identity[card] = number
        t.index = None
        t.decisions = None
        return sum(one != other for one, other in zip(before, identity, strict=True))

    def cards_in(self, option: Option) -> tuple[int, ...]:
        """Its source and target, where they are cards in hands or piles."""
        return tuple(one for one in (option.source, option.target) if ids.is_card(one))

    def questions(self, s: State, seat: int) -> Iterator[Question]:
        """What is against anything it would do, its numbers, and what may come."""
        t = table_of(s)
        for text in option_questions(t, seat):
            yield Question("explain", text)
        for copy in t.copies:
            yield Question("explain", f"power:{copy}")
        yield Question("explain", "generation")
        for text in odds_questions(t, seat):
            yield Question("odds", text)


SECRETS: Final = SwccgSecrets()
