"""
Secrets: following hidden cards through a game, and what a title says about its own.

What belongs here: which cards stay hidden from an audience while a game goes on, and the
questions a title answers for whoever exchanges them. What does not: comparing what audiences
are told, and any one game.

A title's answers stand beside it, as `SECRETS` in the module `laboratory.secrets` of its package.
"""

import random
from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol

from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Answer


class Question(NamedTuple):
    """Something that a seat can ask at its table: by which message, and in which words."""

    kind: Literal["explain", "odds"]
    text: str


class Secrets(Protocol):
    """What is asked about the hidden cards of one title."""

    def exchange(self, s: State, seat: int, hidden: set[int], rng: random.Random) -> int:
        """Give cards hidden from a seat other identities they could have; how many changed."""
        ...

    def cards_in(self, option: Option) -> tuple[int, ...]:
        """The cards that an option is about."""
        ...

    def questions(self, s: State, seat: int) -> Iterator[Question]:
        """Everything a seat can ask now."""
        ...


class Token(int):
    """
    An identity that can be told from an equal one, so that it can be followed.

    Compiled rules make plain numbers of them when they shuffle; following ends there.
    """

    place: int


class Following(Recorder):
    """Strikes out the cards that an audience comes to know; `lost` when they cannot be followed."""

    def __init__(self, seat: int, s: State) -> None:
        self.seat = seat
        self.hidden = hidden_from(s, seat)
        self.mask = self.known_mask(s)
        self.lost = False

    def happened(self, s: State, event: Event) -> None:
        """Look at what is known now."""
        self.look(s)

    def known_mask(self, s: State) -> int:
        """What the audience knows, as bits."""
        if self.seat != NOBODY:
            return s.knowledge.known[self.seat]
        mask = s.knowledge.known[0]
        for known in s.knowledge.known:
            mask &= known
        return mask

    def look(self, s: State) -> None:
        """Strike out what has become known."""
        mask = self.known_mask(s)
        if mask == self.mask:
            return
        self.mask = mask
        for card, identity in enumerate(s.knowledge.identity):
            if mask >> card & 1:
                if isinstance(identity, Token):
                    self.hidden.discard(identity.place)
                else:
                    self.lost = True


def tag(s: State) -> None:
    """Make every identity one that can be followed."""
    tokens: list[int] = []
    for place, number in enumerate(s.knowledge.identity):
        token = Token(number)
        token.place = place
        tokens.append(token)
    s.knowledge.identity = tokens


def hidden_from(s: State, seat: int) -> set[int]:
    """The cards an audience does not know now."""
    cards = range(len(s.knowledge.identity))
    return {card for card in cards if not s.knowledge.knows(seat, card)}


def asked_of(game: Game, s: State, seat: int) -> Decision | None:
    """What a seat is asked now."""
    for decision in game.pending(s):
        if decision.seat == seat:
            return decision
    return None


def is_private_and_gone(secrets: Secrets, game: Game, s: State, answer: Answer, seat: int) -> bool:
    """Whether another seat cannot give this answer here for reasons only it can see."""
    decision = asked_of(game, s, answer.seat)
    if decision is None or answer.seat == seat or answer.option is None:
        return False
    if any(option.key() == answer.option for option in decision.options):
        return False
    options = [Option(*answer.option), *decision.options]
    return any(is_hidden_card(secrets, s, option, seat) for option in options)


def is_hidden_card(secrets: Secrets, s: State, option: Option, seat: int) -> bool:
    """Whether an option is about a card that an audience does not know."""
    return any(not s.knowledge.knows(seat, card) for card in secrets.cards_in(option))
