"""Deck lists as people have them: what is read, what is not, and what may be meant."""

import json

import pytest

from dejarik.games.destiny.building.lists import DeckList
from dejarik.hosting.decks import UnreadableList
from dejarik.kernel.chance import seed_from
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import NOT_IMPLEMENTED, verdict_on
from dejarik.titles.destiny.decks.lists import MOST_UNREAD, read_list
from dejarik.titles.destiny.decks.ready import DECKS, setup_of, setup_of_lists
from dejarik.titles.destiny.decks.suggestions import titles_near, written


def test_what_is_understood_is_read_and_every_other_line_is_named() -> None:
    """With its number, and why."""
    found = read_list(b"2 Mobilize (TPG 14)\n1 Nobody\n\nHangar Bay (TPG 23)\n2 Evade (TPG 40)\n")

    assert DeckList((), ("04023",), ("04014", "04014")) == found.listed
    assert [
        (2, "Nobody", "no card has this title"),
        (5, "Evade (TPG 40)", "TPG 40 (04040) is Distraction"),
    ] == [(line.number, line.words, line.why) for line in found.unread]


@pytest.mark.parametrize(
    "heading",
    [
        "Character (2)",
        "Characters",
        "Upgrades (12)",
        "Battlefield (1)",
        "**Events (10 cards)**",
        "== Supports ==",
        "Main deck [30]",
        "Plot:",
    ],
)
def test_a_heading_is_no_card(heading: str) -> None:
    """Parts of a deck are named in many ways; none of them is a line that is not understood."""
    found = read_list(f"{heading}\n2 Mobilize (TPG 14)\n".encode())

    assert () == found.unread
    assert ("04014", "04014") == found.listed.cards


def test_no_card_is_called_like_a_heading() -> None:
    """Whatever is passed over as a heading is the title of nothing."""
    titles = {card.title for card in files.facts().values()}

    assert set() == {title for title in titles if not _read_at_all(title)}


def _read_at_all(title: str) -> bool:
    """Return whether a line with this title is a card or a line that is not understood."""
    found = read_list(title.encode())
    listed = found.listed
    return bool(found.unread or listed.team or listed.battlefields or listed.cards or listed.aside)


def test_a_misspelt_title_is_suggested_and_can_be_pasted() -> None:
    """The suggestion is a line that is read."""
    [line] = read_list(b"2 Mobilise").unread

    assert "Mobilize (TPG 14)" == line.meant[0]
    assert ("04014",) == read_list(line.meant[0].encode()).listed.cards


def test_a_title_of_several_cards_names_all_of_them() -> None:
    """With subtitle, set and number."""
    [line] = read_list(b"Kylo Ren").unread

    assert {"Kylo Ren, Vader's Disciple (AW 11)", "Kylo Ren, Tormented One (TPG 1)"} <= set(
        line.meant
    )


def test_what_is_like_nothing_has_no_suggestion() -> None:
    """And an empty word is like nothing."""
    assert [[], []] == [titles_near("zzzqq"), titles_near("")]


def test_reading_stops_when_hardly_a_line_is_understood() -> None:
    """The first lines are named, the rest is not looked at."""
    assert MOST_UNREAD == len(read_list(b"nonsense\n" * 500).unread)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfe", "it is not text"),
        (b"#" * 200_000, "it is larger than 100 kB"),
        (b"99 04014\n99 04022\n99 04021", "more than 200 cards"),
        (b'{"slots": 4}', "it looks like JSON, but"),
        (b'{"slots": {"a card of no set": {}}}', "is no code of a card"),
        (json.dumps({"slots": {str(n): {"quantity": 0} for n in range(300)}}).encode(), "than 200"),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, why: str) -> None:
    """Whatever somebody sends."""
    with pytest.raises(UnreadableList) as refused:
        read_list(data)
    assert why in refused.value.why
    assert refused.value.do


def test_a_card_that_is_not_implemented_is_named_with_one_that_is() -> None:
    """Legal but not playable; the suggestion is an implemented card with a title like it."""
    box = files.boxes()["LEG-V"].deck_list()
    found = verdict_on(box, files.formats()["starter"])

    assert (True, False) == (found.legal, found.playable)
    [reason] = found.reasons
    assert NOT_IMPLEMENTED == reason.key
    assert "Boba Fett (05019)" in reason.text
    assert written(files.facts()["01018"]) in reason.instead


def test_two_lists_make_the_setup_that_their_decks_make() -> None:
    """A game starts from it."""
    first, second = DECKS[0], DECKS[1]
    lists = (first.deck_list(), second.deck_list())
    game = games.destiny()

    made = setup_of_lists(lists, ("a", "b"), first.format)
    plain = game.start(setup_of(first, second, ("a", "b")), seed_from("lists"))
    assert game.dump(plain) == game.dump(game.start(made, seed_from("lists")))


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("https://db.swdrenewedhope.com/decklist/view/1234/maul", "the community's site"),
        ("My deck:\n\nswdestinydb.com/decklist/view/1/rey\n", "the community's site"),
        ("https://example.org/my/deck", "a page"),
    ],
)
def test_a_link_is_said_to_be_one_and_what_to_do_with_it(text: str, whose: str) -> None:
    """No page is opened; the list has to be exported there and pasted here."""
    with pytest.raises(UnreadableList) as refused:
        read_list(text.encode())

    assert whose in refused.value.why
    assert "export the list as text" in refused.value.do


@pytest.mark.parametrize(
    "above",
    [
        "Maul and friends\n\nVillain\n\n",
        "Darth Maul\nVillain\nCharacters:\n",
        "Maul and friends\nHero\n",
        "Trooper swarm\nUpgrades (1)\n",
        "Side: villain\n",
        "qwertz\nhttps://db.swdrenewedhope.com/decklist/view/1234/maul\n",
    ],
)
def test_the_name_of_a_deck_and_its_side_are_no_cards(above: str) -> None:
    """As exports have them above the cards."""
    found = read_list(f"{above}2 Mobilize (TPG 14)\nHangar Bay (TPG 23)\n".encode())

    assert () == found.unread
    assert DeckList((), ("04023",), ("04014", "04014")) == found.listed


def test_a_first_line_like_a_card_is_still_asked_about() -> None:
    """A card without its number, or one that is misspelt, is no name of a deck."""
    found = read_list(b"Jedi Robes\nHangar Bay (TPG 23)\n")
    assert 1 == len(found.listed.cards) + len(found.unread)
    assert 1 == len(read_list(b"Mobilise\n2 Mobilize (TPG 14)\n").unread)
    assert 1 == len(read_list(b"Kylo Ren\nBattlefield:\nHangar Bay (TPG 23)\n").unread)
