"""Deck lists of the Customizable Card Game: read, written, and checked with every reason."""

import pytest

from dejarik.games.swccg.building.lists import DeckList
from dejarik.hosting.decks import UnreadableList
from dejarik.titles.swccg.decks.answers import SwccgDecks, packed
from dejarik.titles.swccg.decks.checks import verdict_on
from dejarik.titles.swccg.decks.formats import FORMATS, INTRODUCTORY, OPEN
from dejarik.titles.swccg.decks.lists import read_list, write_list
from dejarik.titles.swccg.decks.ready import ready_deck
from dejarik.titles.swccg.decks.suggestions import cards_near, instead_of

EDITION = "advanced-3.27"


def reasons(listed: DeckList, format_code: str = OPEN) -> dict[str, tuple[str, ...]]:
    """What is against a list that the rules say, each with its cards."""
    verdict = verdict_on(listed, FORMATS[format_code], EDITION)
    return {one.key: one.cards for one in verdict.reasons if one.key != "not_implemented"}


def test_lines_are_read_by_title_code_or_both() -> None:
    """Of a title that both sides have, the card of the list's side is meant."""
    text = b"""
        # a few cards
        Characters:
        7 Stormtrooper
        2x Jawa
        3 Vader (101_5)
        1_295
        Locations (1)
        1 Docking Bay 94
    """
    found = read_list(text)

    assert () == found.unread
    assert (
        DeckList("dark", {"1_194": 7, "1_182": 2, "101_5": 3, "1_295": 1, "1_291": 1})
        == found.listed
    )


def test_the_side_is_said_or_is_that_of_most_cards() -> None:
    """A Jawa alone may be of either; a heading decides."""
    light = read_list(b"Light Side\n2 Jawa")
    told = read_list(b"2 Jawa\n1 Rebel Trooper")

    assert DeckList("light", {"1_12": 2}) == light.listed
    assert DeckList("light", {"1_12": 2, "1_28": 1}) == told.listed


def test_a_line_that_is_not_understood_is_named_with_what_may_be_meant() -> None:
    """By its number; a code beside another card's title is refused."""
    found = read_list(b"7 Stormtroper\n2 Jawa (1_194)\n1 Nobody Has Heard Of This")

    assert [1, 2, 3] == [line.number for line in found.unread]
    assert "Stormtrooper (1_194)" in found.unread[0].meant
    assert "1_194 is Stormtrooper" == found.unread[1].why
    assert () == found.unread[2].meant


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe",
        b'{"side": "dark"',
        b'{"side": "grey", "cards": {"1_194": 60}}',
        b'{"side": "dark", "cards": {"": 60}}',
        b'{"side": "dark", "cards": {"1_194": 201}}',
        b'{"side": "dark", "cards": {"1_194": -1}}',
        b"999 Stormtrooper",
    ],
)
def test_what_is_no_list_is_refused(text: bytes) -> None:
    """With what to do about it."""
    with pytest.raises(UnreadableList) as refused:
        read_list(text)
    assert refused.value.do


@pytest.mark.parametrize("name", ["introductory-dark", "introductory-light"])
def test_a_boxed_deck_is_written_and_read_again(name: str) -> None:
    """It is legal in both formats."""
    deck = ready_deck(name)

    assert deck == read_list(write_list(deck).encode()).listed
    assert {} == reasons(deck)
    assert {} == reasons(deck, INTRODUCTORY)


def test_every_reason_against_a_deck_is_told() -> None:
    """Unknown cards, the other side, the size, no location, cards outside the format."""
    listed = DeckList("dark", {"1_194": 7, "1_28": 1, "9_9999": 1, "1_1": 1})

    assert {
        "unknown_card": ("9_9999",),
        "wrong_size": (),
        "other_side": ("1_28", "1_1"),
        "no_location": (),
        "not_in_format": ("1_1",),
    } == reasons(listed, INTRODUCTORY)
    texts = [one.text for one in verdict_on(listed, FORMATS[OPEN], EDITION).reasons]
    assert "The deck has 10 cards and needs 60: add 50. [swccg.1a.010]" in texts
    assert "The deck has no location to start with: add one. [swccg.2.006]" in texts


def test_a_card_that_cannot_be_played_says_what_it_waits_for() -> None:
    """With playable ones of its side and type instead."""
    verdict = verdict_on(DeckList("light", {"1_1": 1}), FORMATS[OPEN], EDITION)
    [missing] = [one for one in verdict.reasons if one.key == "not_implemented"]

    assert not verdict.playable
    assert "2X-3KPR (Tooex) (1_1) cannot be played yet: it waits for nighttime." == missing.text


def test_two_decks_of_one_side_cannot_meet() -> None:
    """One of each side can, in either order."""
    dark, light = [packed(ready_deck(name)) for name in ("introductory-dark", "introductory-light")]

    assert ["", ""] == [SwccgDecks().apart(one) for one in ([dark, light], [light, dark])]
    assert "Both decks are of the Dark Side: one of each side is needed." == SwccgDecks().apart(
        [dark, dark]
    )


def test_suggestions_are_near_and_of_the_side() -> None:
    """By what was typed, or in place of a card."""
    assert ("Stormtrooper (1_194)",) == cards_near("Stormtroper", "dark", 1)
    assert () == cards_near("zzzzzz")
    assert ("Rebel Trooper (1_28)",) == instead_of("1_26", ["1_28", "1_194", "1_152"])


def test_an_export_of_gemp_is_read_copy_by_copy() -> None:
    """Marks behind an id say nothing, and cards outside the deck are passed over."""
    text = (
        b'<?xml version="1.0"?><deck><card blueprintId="1_194" title="Stormtrooper"/>'
        b'<card blueprintId="1_194*" title="x"/>\n<card title="a" blueprintId="1_291^"/>'
        b'<cardOutsideDeck blueprintId="1_1"/></deck>'
    )
    found = read_list(text)

    assert (DeckList("dark", {"1_194": 2, "1_291": 1}), ()) == (found.listed, found.unread)
    [unread] = read_list(b'<deck>\n<card blueprintId="9_9999"/></deck>').unread
    assert (2, "9_9999", "no card has this id") == (unread.number, unread.words, unread.why)
    for bad in (b"<deck></deck>", b'<card blueprintId="1_194"/>' * 201):
        with pytest.raises(UnreadableList):
            read_list(bad)
