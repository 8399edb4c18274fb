"""
Random setups: the boxed decks, wild mixtures of all implemented cards of a side, and themes.

Everything comes from the seed that is given. Only implemented cards are taken.
"""

import random
from collections.abc import Sequence
from typing import Final

from dejarik.games.swccg.building.lists import DeckList, list_of
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import CHARACTER, DARK, LIGHT, LOCATION, SIDE_NAMES
from dejarik.games.swccg.model.rulebook import Rulebook
from dejarik.titles.swccg.decks.ready import playable_decks, ready_deck
from dejarik.titles.swccg.laboratory import themes

ALL: Final = "all"
READY: Final = "ready"
POOLS: Final = (ALL, READY)
"""Every implemented card, or only the decks that come with the program."""

LAB_TURNS: Final = 60
"""After so many turns half of the games are drawn; the others end by themselves."""
LOCATIONS: Final = (3, 12)
CHARACTERS: Final = (10, 30)
"""How many of each a wild deck has at least and at most."""


class NoDeck(ValueError):
    """A side of which no deck can be made."""

    def __init__(self, side: str) -> None:
        super().__init__(
            f"no deck of the {side} side can be made: none of its cards is implemented"
        )


def setup_for(
    game: Rulebook, name: str, number: int, pool: str, *, swift: bool
) -> dict[str, object]:
    """The setup of a fuzzed game: boxed decks, a wild mixture, boxed ones, a theme, and so on."""
    rng = random.Random(f"decks {name}")
    if len(playable_decks()) == 2 and (pool == READY or number % 2 == 0):
        lists = boxed_lists()
    elif number % 4 == 3:
        lists = themes.lists(rng.choice(sorted(themes.THEMES)), rng)
    else:
        lists = [wild_deck(game, rng, side) for side in (DARK, LIGHT)]
    return setup_of(game, lists, rng, swift=swift)


def boxed_lists() -> list[DeckList]:
    """The two decks of the box."""
    return [ready_deck(name) for name in playable_decks()]


def setup_of(
    game: Rulebook, lists: Sequence[DeckList], rng: random.Random, *, swift: bool
) -> dict[str, object]:
    """A game of two lists; either side may sit first."""
    dealt = [*lists]
    rng.shuffle(dealt)
    turns = LAB_TURNS if rng.random() < 0.5 else 0
    return plain_setup(game, dealt, swift=swift, turns=turns)


def plain_setup(
    game: Rulebook, lists: Sequence[DeckList], *, swift: bool, turns: int
) -> dict[str, object]:
    """A game of two lists as they stand."""
    seats = [{"side": one.side, "deck": one.codes()} for one in lists]
    return {"seats": seats, "edition": game.edition.name, "swift": swift, "lab_turns": turns}


def duel_setup(game: Rulebook, first: str, second: str, number: int) -> dict[str, object]:
    """A game of two ready decks of different sides."""
    lists = [ready_deck(first), ready_deck(second)]
    return plain_setup(game, lists, swift=True, turns=2 * LAB_TURNS)


def wild_deck(game: Rulebook, rng: random.Random, side: int) -> DeckList:
    """Sixty cards of a side, of any kinds and with any copies. Raises NoDeck."""
    cards = [one for one in game.definitions if one.implemented and one.side == side and one.code]
    if not cards:
        raise NoDeck(SIDE_NAMES[side])
    locations = [one.code for one in cards if one.kind == LOCATION]
    characters = [one.code for one in cards if one.kind == CHARACTER]
    others = [one.code for one in cards if one.kind not in (LOCATION, CHARACTER)]
    codes = rng.choices(locations, k=rng.randint(*LOCATIONS)) if locations else []
    codes += rng.choices(characters, k=rng.randint(*CHARACTERS)) if characters else []
    codes += rng.choices(others or [one.code for one in cards], k=ids.DECK - len(codes))
    return list_of(SIDE_NAMES[side], codes)
