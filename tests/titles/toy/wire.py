"""
The shapes of the toy title: setups, boards, the log, decks and the catalogue.

What belongs here: fields and names. What does not: who may see what (`board`), and words.
"""

from typing import Final, Literal, get_args

import msgspec

from dejarik.hosting.wire import Event
from examples.toy import state as t

CODES: Final[dict[str, int]] = {
    "strike": t.STRIKE,
    "bomb": t.BOMB,
    "banner": t.BANNER,
    "guard": t.GUARD,
    "ward": t.WARD,
    "echo": t.ECHO,
}
"""The cards by their codes, and what the rules call them."""
CODE_OF: Final = {number: code for code, number in CODES.items()}
DECK: Final = len(t.CARDS)
EDITION: Final = "toy"
PLAIN: Final = "plain"
WILD: Final = "wild"

DecisionReason = Literal["order", "choose", "may", "bid", "act"]
REASONS: Final[dict[int, DecisionReason]] = {
    0: "order",
    1: "choose",
    2: "may",
    t.BID: "bid",
    t.ACT: "act",
}
OptionKind = Literal[
    "entity", "stop", "no", "yes", "value", "seat", "reaction", "pass", "play", "roll", "trade"
]
KERNEL_OPTIONS: Final = 8
"""How many of the names are the kernel's; the others are the game's own."""
OPTION_KINDS: Final[tuple[OptionKind, ...]] = get_args(OptionKind)
ToldKind = Literal[
    "decided", "hurt", "healed", "discarded", "played", "drawn", "rolled", "round_began"
]
TOLD_KINDS: Final[tuple[ToldKind, ...]] = get_args(ToldKind)
"""By the number of the event; 0 is no event but an answer."""


class SeatSetup(msgspec.Struct, frozen=True):
    """What a seat brings: a name, and cards by their codes."""

    cards: tuple[str, ...]
    name: str = ""


class Setup(msgspec.Struct, frozen=True):
    """A game as it is set up."""

    seats: tuple[SeatSetup, ...]
    edition: str = EDITION
    format: str = ""
    life: int = t.LIFE


def read_setup(setup: dict[str, object]) -> Setup:
    """The setup in plain data. Raises ValueError when nobody could play it."""
    read = msgspec.convert(setup, Setup)
    if len(read.seats) not in (2, 3):
        message = f"two or three play, not {len(read.seats)}"
        raise ValueError(message)
    for place, seat in enumerate(read.seats):
        unknown = sorted({code for code in seat.cards if code not in CODES})
        if unknown:
            message = f"seat {place} brings unknown cards: {', '.join(unknown)}"
            raise ValueError(message)
        if len(seat.cards) != DECK:
            message = f"seat {place} brings {len(seat.cards)} cards, not {DECK}"
            raise ValueError(message)
    return read


class Card(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card by its number; the code only for those who know it."""

    id: int
    code: str = ""


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat; what everyone has brought is known to all, its order is not."""

    life: int
    deck: int
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    pile: tuple[Card, ...]
    brought: tuple[str, ...]
    out: bool


class Board(msgspec.Struct, frozen=True, gc=False):
    """What lies on a table; `first` is the seat that began the round."""

    round: int
    first: int
    players: tuple[Player, ...]


class Told(Event, frozen=True, gc=False, omit_defaults=True):
    """What happened, as one audience may know it; `seats` are those that have answered."""

    victim: int = -1
    card: Card | None = None
    source: Card | None = None
    amount: int = 0
    seats: tuple[int, ...] = ()


class Cards(msgspec.Struct, frozen=True):
    """What is in a deck, by card codes."""

    cards: tuple[str, ...]


class CardFacts(msgspec.Struct, frozen=True):
    """A card for the catalogue; `stays` says that it lies on the table once it is played."""

    code: str
    name: str
    stays: bool
    text: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Every card there is."""

    edition: str
    cards: tuple[CardFacts, ...]
