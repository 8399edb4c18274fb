"""
What Imperial Assault says about its hidden cards to whoever exchanges them.

What belongs here: which identities a hidden Command card could have, and what a seat can ask.
What does not: comparing worlds (`leaks`, and over the wire `testing.wire_leaks`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.games.imperial.model.ids import FIRST_CARD, is_card
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.kernel.decisions import Option
from dejarik.kernel.state import State
from dejarik.laws.secrets import Question
from dejarik.titles.imperial.laboratory.explanation_laws import menu_questions

ANYTHING_RATE: Final = 0.5
"""How often another player's hidden cards become cards that may not be theirs at all."""


class ImperialSecrets:
    """Hands and decks."""

    def exchange(self, s: State, seat: int, hidden: set[int], rng: random.Random) -> int:
        """
        Give hidden cards other identities; how many really changed.

        The seat's own trade places, since it knows what it brought. Another player's may trade
        places too, or be any Command cards of the edition that a deck could hold beside what is
        known of it.
        """
        b = battle_of(s)
        identity = b.knowledge.identity
        before = identity.copy()
        for owner in range(b.seats):
            cards = sorted(card for card in hidden if b.owner_of(card) == owner)
            dealt = [identity[card] for card in cards]
            if owner != seat and rng.random() < ANYTHING_RATE:
                dealt = _others(b, owner, cards, rng)
            rng.shuffle(dealt)
            for card, number in zip(cards, dealt, strict=True):
                identity[card] = number
        b.index = None
        b.decisions = None
        return sum(one != other for one, other in zip(before, identity, strict=True))

    def cards_in(self, option: Option) -> tuple[int, ...]:
        """Its source and target, where they are Command cards."""
        things = (option.source, option.target)
        return tuple(one - FIRST_CARD for one in things if is_card(one))

    def questions(self, s: State, seat: int) -> Iterator[Question]:
        """What attacks of its figures would do, why not, who sees whom, and its own cards."""
        b = battle_of(s)
        for figure in b.standing(seat):
            yield Question("explain", f"number:speed:{figure.id}")
            for target in b.standing(b.other(seat)):
                yield Question("odds", f"attack:{figure.id}:{target.id}")
                yield Question("explain", f"option:attack:{figure.id}:{target.id}")
                yield Question("explain", f"sight:{target.id}:{figure.id}")
        for activation in b.activations:
            for text in menu_questions(b, seat, activation.figure):
                yield Question("explain", text)


def _others(s: Battle, owner: int, cards: list[int], rng: random.Random) -> list[int]:
    """Any cards in place of these, as many copies of each as a deck may hold."""
    size = s.rules.command_deck_size
    known = [
        s.knowledge.identity[card]
        for card in range(owner * size, (owner + 1) * size)
        if card not in cards
    ]
    pool: list[int] = []
    for one in s.rules.definitions:
        if one.command is not None and one.implemented:
            pool += [one.number] * max(0, one.command.limit - known.count(one.number))
    return rng.sample(pool, len(cards))


SECRETS: Final = ImperialSecrets()
