"""
Random setups that keep to the rules of building: teams, plots, decks, spare dice.

Everything comes from the seed that is given. A list is made card by card, asking the
rules of building each time; what comes out is checked as a whole, and thrown away and
begun again if it is not legal, because some cards ask for a deck of a certain kind.
"""

import random
from functools import cache
from itertools import combinations
from typing import Final

from dejarik.games.destiny.building.decks import breaks, copy_limit, size_of_deck
from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.list_check import why_not
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.building.printings import Library, library_of
from dejarik.games.destiny.building.teams import build, why_not_team
from dejarik.games.destiny.model.facts import HERO, VILLAIN, Card
from dejarik.games.destiny.model.rulebook import Rulebook
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS, ready_deck, setup_of
from dejarik.titles.destiny.laboratory.random_decks import (
    ALL,
    PLOT_RATE,
    PRINTED,
    Collection,
    collection_of,
    random_setup,
)

MOST_TRIES: Final = 60
MOST_CHARACTERS: Final = 4
NARROW_RATE: Final = 0.4
STRANGE_RATE: Final = 0.5
"""How often cards are tried that only an ability allows."""
SPARE_RATE: Final = 0.4
ASIDE_RATE: Final = 0.3


class NoLegalDeck(ValueError):
    """A collection from which no legal list could be made."""

    def __init__(self) -> None:
        super().__init__(f"no legal deck found in {MOST_TRIES} tries: the collection is too small")


def setup_for(
    game: Rulebook, name: str, number: int, pool: str, *, swift: bool
) -> dict[str, object]:
    """
    The setup of a fuzzed game: every second one legal, the others wild.

    Of the wild ones every second is of printed cards only, so that those meet often. A
    game of too few cards for a legal deck is always wild.
    """
    if number % 2 == 0:
        cards, rules = collection_of(game, pool), Format(files.OPEN, "Any cards")
        try:
            return random_legal_setup(cards, library_of(game), name, rules, swift=swift)
        except NoLegalDeck:
            pass
    wild = collection_of(game, PRINTED if pool == ALL and number % 4 == 1 else pool)
    if not (wild.characters and wild.battlefields and wild.deck_cards):
        wild = collection_of(game, pool)
    return random_setup(wild, name, swift=swift)


def random_legal_setup(
    collection: Collection,
    library: Library,
    seed: int | str,
    wanted: Format,
    *,
    swift: bool = False,
) -> dict[str, object]:
    """
    A setup for two seats in which both keep to the format.

    Raises NoLegalDeck when the collection does not hold one.
    """
    rng = random.Random(f"legal setup {seed}")
    lists = [random_legal_list(collection, library, rng, wanted) for _ in range(2)]
    return {
        "seats": [_seat(listed) for listed in lists],
        "swift": swift,
        "lab": True,
        "format": wanted.code if wanted.code in library.rules.formats else "",
    }


def _seat(listed: DeckList) -> dict[str, object]:
    return {
        "team": [{"code": code, "dice": dice} for code, dice in listed.team],
        "battlefield": listed.battlefields[0],
        "deck": list(listed.cards),
        "extra_dice": list(listed.extra_dice),
        "aside": list(listed.aside),
    }


def random_legal_list(
    collection: Collection, library: Library, rng: random.Random, wanted: Format
) -> DeckList:
    """
    One player's list.

    Raises NoLegalDeck.
    """
    for _ in range(MOST_TRIES):
        maker = _Maker(collection, library, rng, wanted)
        listed = maker.make()
        if not why_not(library, listed, wanted):
            return listed
    raise NoLegalDeck


class _Maker:
    """A list in the making."""

    def __init__(
        self, collection: Collection, library: Library, rng: random.Random, wanted: Format
    ) -> None:
        self.collection = collection
        self.library = library
        self.rng = rng
        self.wanted = wanted

    def make(self) -> DeckList:
        """Team, plot, deck, and what is brought along."""
        field = self.rng.choice(self.collection.battlefields).code
        team = self.team(field)
        cards = self.deck(team)
        listed = DeckList(tuple(team), (field,), tuple(cards))
        return self.with_more(listed)

    def team(self, field: str) -> list[tuple[str, int]]:
        """Characters of one side as long as their points fit, and now and then a plot."""
        rng = self.rng
        other_side = rng.choice((HERO, VILLAIN))
        characters = [card for card in self.collection.characters if card.affiliation != other_side]
        rng.shuffle(characters)
        size = rng.randint(1, MOST_CHARACTERS)
        team: list[tuple[str, int]] = []
        for card in characters:
            if len(team) >= size:
                break
            dice = rng.randint(1, max(1, len(card.points)))
            if self.is_team([*team, (card.code, dice)], field):
                team.append((card.code, dice))
        if self.collection.plots and rng.random() < PLOT_RATE:
            plot = (rng.choice(self.collection.plots).code, 1)
            if self.is_team([*team, plot], field):
                team.append(plot)
        return team

    def is_team(self, team: list[tuple[str, int]], field: str) -> bool:
        """Whether these could be a team; what the deck must be like is seen later."""
        listed = DeckList(tuple(team), (field,), ())
        return not why_not_team(self.library, listed, self.wanted)

    def deck(self, team: list[tuple[str, int]]) -> list[str]:
        """Cards that fit the team, up to the size of the deck; some only by an ability."""
        rng = self.rng
        built = build(self.library, DeckList(tuple(team), (), ()), self.wanted)
        edition = self.library.edition
        pool = list(self.collection.deck_cards)
        rng.shuffle(pool)
        fitting = [card for card in pool if not breaks(edition, built, card)]
        size = size_of_deck(self.library, DeckList(tuple(team), (), ()), built, self.wanted)
        if rng.random() < NARROW_RATE:
            # As few different cards as possible: they meet each other more often.
            fitting = fitting[: size // edition.most_copies]
        cards: list[str] = []
        if rng.random() < STRANGE_RATE and any(member.rules for member in built.members):
            cards += [card.code for card in pool if breaks(edition, built, card)][:2]
        cards += self.copies(fitting, size)
        return cards[:size]

    def copies(self, fitting: list[Card], size: int) -> list[str]:
        """One of each, then a second of some, until there are enough."""
        found: list[str] = []
        titles: dict[str, int] = {}
        rounds = max([copy_limit(self.library.edition, [card]) for card in fitting], default=0)
        for _ in range(rounds):
            for card in fitting:
                if titles.get(card.title, 0) < copy_limit(self.library.edition, [card]):
                    titles[card.title] = titles.get(card.title, 0) + 1
                    found.append(card.code)
            if len(found) >= size and self.rng.random() < 1 / 2:
                break
        head = found[: len(fitting)]
        rest = found[len(fitting) :]
        self.rng.shuffle(rest)
        chosen = head + rest
        if len(head) > size:
            self.rng.shuffle(chosen)
        return chosen[:size]

    def beneath(self, listed: DeckList) -> tuple[str, ...]:
        """What is brought face down under a card of the team: as much as may be."""
        found: dict[str, str] = {}
        for code, _ in listed.team:
            pool = [card for card in self.collection.all_cards() if self.lies_under(code, card)]
            for _ in range(2 if pool else 0):
                card = self.rng.choice(pool)
                found[card.title] = card.code
        return tuple(found.values())

    def lies_under(self, code: str, card: Card) -> bool:
        """Whether a card may be brought under this one of a team."""
        definition = self.library.definition(code)
        return (
            bool(definition.beneath)
            and self.library.definition(card.code).number in definition.beneath
        )

    def with_more(self, listed: DeckList) -> DeckList:
        """Now and then spare dice, and cards that a text speaks of."""
        rng = self.rng
        own = [*[code for code, _ in listed.team], *listed.cards]
        dice: tuple[str, ...] = ()
        aside: tuple[str, ...] = ()
        rolled = [code for code in own if self.library.facts(code).sides]
        if rolled and rng.random() < SPARE_RATE:
            dice = tuple(rng.choice(rolled) for _ in range(rng.randint(1, 4)))
        named = {title for code in own for title in self.library.definition(code).named_titles}
        cards = [card for card in self.collection.all_cards() if card.title in named]
        if cards and rng.random() < ASIDE_RATE:
            aside = tuple(rng.choice(cards).code for _ in range(rng.randint(1, 3)))
        aside += self.beneath(listed)
        return DeckList(listed.team, listed.battlefields, listed.cards, dice, aside)


@cache
def match_setup(number: int, seed: str, code: str = files.OPEN) -> dict[str, object]:
    """For bots to meet with: two ready decks, or every second time two random ones of a format."""
    if number % 2:
        rules = files.formats()[code]
        cards = collection_of(games.destiny(), PRINTED).of_sets(rules.sets)
        name = f"arena {seed} {number}"
        return random_legal_setup(cards, games.library(), name, rules, swift=True)
    pairs = list(combinations(DECKS, 2))
    first, second = pairs[number // 2 % len(pairs)]
    return {**setup_of(first, second, ("", ""), lab=True), "swift": True}


def varied_setup(number: int, seed: str) -> dict[str, object]:
    """The same with the formats in turn."""
    codes = [code for code in files.formats() if code != files.STARTER]
    return match_setup(number, seed, codes[number // 2 % len(codes)])


def ready_names() -> tuple[str, ...]:
    """The names of all ready decks."""
    return tuple(deck.name for deck in DECKS)


def duel_setup(first: str, second: str) -> dict[str, object]:
    """A game of two ready decks, held to no format."""
    setup = setup_of(ready_deck(first), ready_deck(second), (first, second), lab=True)
    setup.pop("format", None)
    return {**setup, "swift": True}
