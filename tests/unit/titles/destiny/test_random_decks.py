"""Decks at random: the same for the same seed, legal where they should be, leaning to a set."""

import json

from dejarik.games.destiny.building.printings import Library
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.laboratory.games import whole_game
from dejarik.titles.destiny.laboratory.legal_decks import random_legal_setup
from dejarik.titles.destiny.laboratory.random_decks import (
    ALL,
    BOX,
    PRINTED,
    SYNTHETIC,
    collection_of,
)


def test_a_legal_setup_comes_from_its_seed_and_is_legal() -> None:
    """For each pool of cards: the same again for the same seed, and legal for both seats."""
    game, rules = whole_game(), files.formats()[files.OPEN]
    library = Library(game)
    for pool in (ALL, PRINTED, SYNTHETIC, BOX, "AW"):
        cards = collection_of(game, pool)
        setups = [random_legal_setup(cards, library, seed, rules) for seed in range(8)]
        assert setups == [random_legal_setup(cards, library, seed, rules) for seed in range(8)]
        assert 8 == len({json.dumps(setup) for setup in setups})
        for setup in setups:
            assert "open" == setup["format"]
            game.start(setup, bytes(32))


def test_a_pool_leans_to_its_set() -> None:
    """Every second card is of the set, all others are there too, and no reprint is."""
    cards = collection_of(games.destiny(), "TPG").all_cards()
    own = [card for card in cards if card.set_code == "TPG"]
    assert 0.4 < len(own) / len(cards) < 0.6
    assert {card.code for card in cards} == {
        card.code for card in collection_of(games.destiny(), PRINTED).all_cards()
    }
    assert not {card.code for card in cards} & {"04018", "17073"}
