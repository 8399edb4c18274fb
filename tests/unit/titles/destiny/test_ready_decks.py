"""Decks that come with the program: each is legal, playable, and plays a game to its end."""

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.building.list_check import why_not, why_not_playable
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.model.facts import NEUTRAL
from dejarik.kernel.chance import seed_from
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS, setup_of

MADE = files.ready_decks()
PAIRS = [
    (one, next(other for other in (*DECKS[place + 1 :], *DECKS) if one.format == other.format))
    for place, one in enumerate(DECKS)
]
"""Each with the next one of its format."""


def named(value: object) -> str:
    """The name of a deck, for the names of tests."""
    return value.name if isinstance(value, ReadyDeck) else str(value)


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_a_ready_deck_is_legal_in_its_format_and_playable(deck: ReadyDeck) -> None:
    """No reason against it, and every card is implemented."""
    library = games.library()
    brought = deck.deck_list()

    assert [] == why_not(library, brought, files.formats()[deck.format])
    assert [] == why_not_playable(library, brought)


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_a_ready_deck_says_in_which_formats_it_is_legal(deck: ReadyDeck) -> None:
    """It does so in its file, and is held to the check of every format."""
    library = games.library()
    brought = deck.deck_list()
    formats = files.formats().items()

    legal = [code for code, one in formats if not why_not(library, brought, one)]
    assert legal == list(deck.legal)


@pytest.mark.parametrize("deck", MADE, ids=named)
def test_a_deck_made_for_a_format_is_of_its_side_and_follows_the_bare_rules(
    deck: ReadyDeck,
) -> None:
    """At printed points as well; every character is of the side that the deck names, or of none."""
    sides = {files.facts()[code].affiliation for code, _ in deck.team} - {NEUTRAL}

    assert [] == why_not(games.library(), deck.deck_list(), files.formats()[files.OPEN])
    assert {{"hero": 0, "villain": 1}[deck.side]} == sides


def test_no_two_ready_decks_have_the_same_name_or_team() -> None:
    """A name finds one deck; only boxes may share a team with a larger deck."""
    assert len(DECKS) == len({deck.name for deck in DECKS})
    assert len(MADE) == len({deck.team for deck in MADE})


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=named)
def test_ready_decks_play_a_game_to_its_end(first: ReadyDeck, second: ReadyDeck) -> None:
    """Random answers from the first question to an outcome, in the format of both."""
    game = games.destiny()
    setup = setup_of(first, second, ("a", "b"), lab=True)
    s = game.start(setup, seed_from(first.name))
    bot = RandomBot(first.name)
    while game.pending(s):
        decision = game.pending(s)[0]
        game.apply(s, decision.seat, decision.id, bot.answer(decision))

    assert first.format == setup["format"]
    assert game.outcome(s) is not None
