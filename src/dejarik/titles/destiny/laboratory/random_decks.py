"""
Random setups for laboratories: teams, battlefields and decks of implemented cards.

Everything comes from the seed that is given, so a number names a setup for ever, as long
as the same cards are implemented. Whether a deck would be legal in a format is not asked
here: the rules must hold for any cards at all. Legal setups are in `legal_decks`.
"""

import random
from dataclasses import dataclass

from dejarik.games.destiny.model.facts import (
    BATTLEFIELD,
    CHARACTER,
    DOWNGRADE,
    EVENT,
    PLOT,
    SUPPORT,
    UPGRADE,
    Card,
)
from dejarik.games.destiny.model.rulebook import Rulebook
from dejarik.titles.destiny.catalogue.files import sets
from dejarik.titles.destiny.laboratory.synthetic.record import SYNTHETIC_SET

SHORTEST_DECK = 8
LONGEST_DECK = 30
LARGEST_TEAM = 3

PLOT_RATE = 0.3
LOPSIDED_RATE = 0.3
NARROW_RATE = 0.5

NARROW_DECK = 3
"""How many different cards a narrow deck has: rare cards then meet each other often."""

POOREST_DECK = 3

FAIR = 0
FRAIL = 1
"""One character with one die, but a long deck: it falls before the cards run out."""
POOR = 2
"""Hardly a deck at all."""
STRONG = 3


@dataclass(frozen=True)
class Collection:
    """The implemented cards by what they are for."""

    characters: tuple[Card, ...]
    plots: tuple[Card, ...]
    battlefields: tuple[Card, ...]
    deck_cards: tuple[Card, ...]

    def all_cards(self) -> tuple[Card, ...]:
        """All of them."""
        return (*self.characters, *self.plots, *self.battlefields, *self.deck_cards)

    def of_sets(self, codes: tuple[str, ...]) -> "Collection":
        """Those of these sets only; all of them where none is named."""
        if not codes:
            return self
        kinds = (self.characters, self.plots, self.battlefields, self.deck_cards)
        return Collection(*[tuple(one for one in kind if one.set_code in codes) for kind in kinds])


ALL = "all"
PRINTED = "printed"
SYNTHETIC = "synthetic"
BOX = "tpg"

POOLS = (ALL, PRINTED, SYNTHETIC, BOX, *[one.code for one in sets()])
"""
Which cards a collection may be made of: that of the box is the Two-Player Game.

That of a set is all cards, in which every second one is of this set.
"""


def collection_of(rules: Rulebook, pool: str = ALL) -> Collection:
    """
    Sort the implemented cards of a game, in the order of their codes.

    What is printed twice does the same twice: only the first printing that can be played counts.
    """
    cards = _in_pool([one.facts for one in rules.definitions if one.implemented], pool)
    return Collection(
        _of_types(cards, CHARACTER),
        _of_types(cards, PLOT),
        _of_types(cards, BATTLEFIELD),
        _of_types(cards, EVENT, SUPPORT, UPGRADE, DOWNGRADE),
    )


def _in_pool(cards: list[Card], pool: str) -> list[Card]:
    if pool == BOX:
        return [card for card in cards if card.set_code == BOX.upper()]
    codes = {card.code for card in cards}
    cards = [card for card in cards if card.reprint_of not in codes]
    if pool in (PRINTED, SYNTHETIC):
        return [card for card in cards if (card.set_code == SYNTHETIC_SET) == (pool == SYNTHETIC)]
    own = [card for card in cards if card.set_code == pool]
    others = [card for card in cards if card.set_code != pool]
    return others + own * max(1, len(others) // max(1, len(own)))


def _of_types(cards: list[Card], *types: int) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.type in types)


def random_setup(
    collection: Collection, seed: int | str, *, swift: bool = False
) -> dict[str, object]:
    """A setup for two seats, as `Game.start` takes it; now and then a lopsided one."""
    rng = random.Random(f"setup {seed}")
    kinds = [FAIR, FAIR]
    if rng.random() < LOPSIDED_RATE:
        kinds = [rng.choice((FRAIL, POOR)), STRONG]
        rng.shuffle(kinds)
    return {"seats": [_seat(collection, rng, kind) for kind in kinds], "swift": swift, "lab": True}


def _seat(collection: Collection, rng: random.Random, kind: int) -> dict[str, object]:
    return {
        "team": _team(collection, rng, kind),
        "battlefield": rng.choice(collection.battlefields).code,
        "deck": _deck(collection, rng, kind),
    }


def _team(collection: Collection, rng: random.Random, kind: int) -> list[dict[str, object]]:
    most = min(LARGEST_TEAM, len(collection.characters))
    size = {FRAIL: 1, STRONG: most}.get(kind, rng.randint(1, most))
    team: list[dict[str, object]] = []
    for card in rng.sample(collection.characters, size):
        dice = {FRAIL: 1, STRONG: max(1, len(card.points))}.get(kind)
        team.append({"code": card.code, "dice": dice or rng.randint(1, max(1, len(card.points)))})
    if collection.plots and rng.random() < PLOT_RATE:
        team.append({"code": rng.choice(collection.plots).code, "dice": 0})
    return team


def _deck(collection: Collection, rng: random.Random, kind: int) -> list[str]:
    size = rng.randint(SHORTEST_DECK, LONGEST_DECK)
    if kind != FAIR:
        size = POOREST_DECK if kind == POOR else LONGEST_DECK
    pool = collection.deck_cards
    if rng.random() < NARROW_RATE:
        pool = tuple(rng.sample(pool, min(NARROW_DECK, len(pool))))
    return [rng.choice(pool).code for _ in range(size)]
