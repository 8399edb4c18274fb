"""Everything there is to look up of the Customizable Card Game."""

import pytest

from dejarik.hosting.title import ENGLISH
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.catalogue.answers import SwccgCatalogue
from dejarik.titles.swccg.catalogue.cards import card_facts, matching
from dejarik.titles.swccg.terminal.cards import card_data, describe
from dejarik.titles.swccg.terminal.cards import matching as found

EDITION = "advanced-3.27"


def test_every_card_has_a_sheet() -> None:
    """All 3,639, each once; one that cannot be played has no text and says what it needs."""
    whole = SwccgCatalogue().cards(EDITION, ENGLISH)

    assert 3639 == len(whole.cards) == len({one.code for one in whole.cards})
    assert {one.set for one in whole.cards} <= {one.code for one in whole.sets}
    assert all(bool(one.text) == one.playable for one in whole.cards)
    assert not [one.code for one in whole.cards if one.playable and one.needs]
    assert 3797 == sum(1 + len(one.printings) for one in whole.cards)
    assert {"open": 0, "introductory": 68} == {one.code: len(one.cards) for one in whole.formats}


def test_a_card_tells_its_facts_in_words() -> None:
    """Numbers, icons, dots; nothing of its printed text."""
    vader = card_facts("101_5")

    assert ("Vader", "dark", "character", 1) == (vader.title, vader.side, vader.type, vader.dots)
    assert {"deploy", "power", "ability", "forfeit"} <= set(vader.numbers)
    lines = describe("101_5")
    assert lines[0].startswith("Vader (unique)   101_5, ")
    assert "Imperial character of the Dark Side." in lines


def test_a_weapon_tells_what_it_costs_to_deploy_and_to_fire() -> None:
    """Its text says both prices; a card without a text of that kind has no such number."""
    assert {"deploy": 2, "fire": 2} == card_facts("1_153").numbers
    assert 0 == card_facts("1_315").numbers["fire"]
    assert "fire" not in card_facts("101_5").numbers


def test_cards_are_found_by_side_type_set_and_title() -> None:
    """All words must fit; a code finds one card, and playable ones come first."""
    sites = [one.code for one in matching("side:dark type:location set:101")]
    jawas = [one.code for one in matching("jawa set:1 type:character")]

    assert ["101_4"] == sites
    assert ["1_12", "1_182"] == sorted(jawas, key=lambda code: int(code.split("_")[1]))
    assert [("1_194", "Stormtrooper, Dark Side")] == [*found("1_194")]
    assert () == found("nothing has such a title")
    assert () == found("  ")


def test_a_card_as_data_has_its_program_or_none() -> None:
    """And no card has printed text."""
    data = card_data("1_1", EDITION)

    assert ("1_1", False, None, []) == (
        data["code"],
        data["playable"],
        data["program"],
        data["text"],
    )
    assert "gametext" not in data


def test_rulings_are_found_by_their_ids() -> None:
    """Those that explanations cite; another is refused."""
    catalogue = SwccgCatalogue()

    assert "swccg.4.003" == catalogue.ruling("swccg.4.003", ENGLISH).id
    assert len(files.rulings().rulings) > 4000
    with pytest.raises(ValueError, match=r"swccg\.0\.000"):
        catalogue.ruling("swccg.0.000", ENGLISH)
