"""What the toy says about its hidden cards to whoever exchanges them."""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.kernel.decisions import ENTITY, GAME_OPTION, Option
from dejarik.kernel.state import State
from dejarik.laws.secrets import Question
from examples.toy import state as t


class ToySecrets:
    """What everybody has brought is open, so hidden cards of one seat trade places."""

    def exchange(self, s: State, seat: int, hidden: set[int], rng: random.Random) -> int:
        """Deal the hidden cards of each seat anew; how many really changed."""
        identity = s.knowledge.identity
        before = identity.copy()
        for owner in range(s.seats):
            cards = sorted(card for card in hidden if t.owner(card) == owner)
            dealt = [identity[card] for card in cards]
            rng.shuffle(dealt)
            for card, number in zip(cards, dealt, strict=True):
                identity[card] = number
        s.index = None
        s.decisions = None
        return sum(one != other for one, other in zip(before, identity, strict=True))

    def cards_in(self, option: Option) -> tuple[int, ...]:
        """The card that is played, bid or traded in."""
        is_card = option.kind == ENTITY or option.kind >= GAME_OPTION
        return (option.target,) if is_card and option.target else ()

    def questions(self, s: State, seat: int) -> Iterator[Question]:
        """About every card, known or not, and the odds of a roll."""
        yield Question("odds", "roll")
        for card in range(1, len(s.knowledge.identity)):
            yield Question("explain", f"play:{card}")
            yield Question("explain", f"strength:{card}")


SECRETS: Final = ToySecrets()
