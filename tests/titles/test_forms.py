"""
Lists in every form of every title: what goes out comes back as the same cards.

What belongs here: every printing of every title through every form, and whole decks.
What does not: reading what people type (`tests/unit/titles`).
"""

import json
from collections.abc import Iterator

import pytest

from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model.facts import CHARACTER, PLOT
from dejarik.games.swccg.building.lists import DeckList as SwccgList
from dejarik.hosting.decks import Decks, Payload
from dejarik.titles.destiny.catalogue import files as destiny
from dejarik.titles.destiny.decks import answers as destiny_decks
from dejarik.titles.destiny.decks.lists import sorted_list
from dejarik.titles.imperial.catalogue import files as imperial
from dejarik.titles.imperial.decks import answers as imperial_decks
from dejarik.titles.imperial.decks.lists import sorted_list as sorted_army
from dejarik.titles.registry import TITLES
from dejarik.titles.swccg.catalogue import files as swccg
from dejarik.titles.swccg.decks import answers as swccg_decks
from tests.titles.toy.decks import ToyDecks

DESTINY = destiny_decks.DestinyDecks()


def back(decks: Decks, listed: Payload, form: str) -> Payload | str:
    """What is read of a list that was written in a form, or the lines that are not."""
    reading = decks.read(decks.written(listed, form).encode())
    return "; ".join(str(one) for one in reading.unread) or reading.listed


def lost(decks: Decks, lists: Iterator[Payload], form: str) -> list[tuple[Payload, Payload | str]]:
    """The lists that do not come back as they were, beside what came."""
    found = [(one, back(decks, one, form)) for one in lists]
    assert found
    return [(one, other) for one, other in found if one != other]


@pytest.mark.parametrize("form", [one.code for one in DESTINY.forms()])
def test_every_printing_of_destiny_comes_back(form: str) -> None:
    """The very printing, whichever part of a deck it is for."""
    lists = (destiny_decks.packed(sorted_list([(code, 1, 1)])) for code in destiny.facts())

    assert [] == lost(DESTINY, lists, form)


@pytest.mark.parametrize("form", [one.code for one in DESTINY.forms()])
def test_every_price_of_a_team_comes_back(form: str) -> None:
    """A character with each number of dice, and a plot that is bought once or twice."""
    lists = (
        destiny_decks.packed(DeckList(((code, dice + 1),), (), ()))
        for code, card in destiny.facts().items()
        if card.type in (CHARACTER, PLOT)
        for dice in range(len(card.points))
    )

    assert [] == lost(DESTINY, lists, form)


def test_two_of_one_character_keep_their_dice() -> None:
    """The site's JSON has one entry for a code: of three dice the first copy has two."""
    code = next(
        code
        for code, card in destiny.facts().items()
        if card.type == CHARACTER and not card.unique and len(card.points) > 1
    )
    listed = destiny_decks.packed(DeckList(((code, 1), (code, 2)), (), ()))

    assert [listed, listed, listed] == [
        back(DESTINY, listed, form) for form in ("lines", "site", "codes")
    ]
    shared = back(DESTINY, listed, "json")
    assert isinstance(shared, bytes)
    assert [[code, 2], [code, 1]] == json.loads(shared)["team"]


@pytest.mark.parametrize("form", [one.code for one in imperial_decks.ImperialDecks().forms()])
def test_every_card_of_imperial_assault_comes_back(form: str) -> None:
    """Deployment and command cards, elite and regular, with their copies."""
    library = imperial.library()
    lists = (
        imperial_decks.packed(sorted_army([code, code]))
        for code in [*library.deployments, *library.commands]
    )

    assert [] == lost(imperial_decks.ImperialDecks(), lists, form)


@pytest.mark.parametrize("form", [one.code for one in swccg_decks.SwccgDecks().forms()])
def test_every_card_of_the_card_game_comes_back(form: str) -> None:
    """Of either side, also where a title is on both or in several sets."""
    lists = (
        swccg_decks.packed(SwccgList(card.side, {code: 3})) for code, card in swccg.cards().items()
    )

    assert [] == lost(swccg_decks.SwccgDecks(), lists, form)


def test_decks_that_come_with_the_program_come_back_whole() -> None:
    """Through every form of their title, the toy's too; a form may have an order of its own."""
    found: list[str] = []
    for decks in [*(title.decks for title in TITLES), ToyDecks()]:
        for form in decks.forms():
            for deck in decks.ready():
                again = back(decks, deck.listed, form.code)
                assert isinstance(again, bytes), again
                if dict(decks.cards(deck.listed)) != dict(decks.cards(again)):
                    found.append(f"{deck.name} as {form.code}")

    assert [] == found


def test_a_form_there_is_not_is_refused() -> None:
    """Nobody guesses what was meant."""
    for title in TITLES:
        with pytest.raises(KeyError):
            title.decks.written(title.decks.ready()[0].listed, "papyrus")
