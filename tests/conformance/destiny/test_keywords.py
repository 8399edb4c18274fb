"""Keywords in general: had or not, given, given twice, taken away."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part7.ongoing.01", "arh.part7.ongoing.02")
def test_an_upgrade_may_give_its_character_a_keyword_as_long_as_it_is_there() -> None:
    """Text without a trigger holds all the time: with the upgrade gone, so is the keyword."""
    t = Tabletop("T02 T03", "T02 T106")
    t.upgrade("T102", on="T02")
    t.show("their T106", "2MD")
    gone = Tabletop("T02 T03", "T02 T106", hand="T63")
    gone.upgrade("T102", on="T02")
    gone.show("their T106", "2MD")

    t.answer("activate T02")
    gone.answer("play T63", "T102", "pass", "activate T02")

    assert (["their die T106 2MD", "stop"], "they: action") == (t.options(), gone.asked())


def test_a_keyword_is_given_to_no_other_card() -> None:
    """The upgrade is on the other character."""
    t = Tabletop("T02 T03", "T02 T106")
    t.upgrade("T102", on="T02")
    t.show("their T106", "2MD")

    t.answer("activate T03")

    assert "they: action" == t.asked()


@ruling("arh.part7.keywords.01")
def test_a_keyword_had_twice_is_still_one() -> None:
    """Printed and given twice: one die, and one question."""
    t = Tabletop("T100", "T02 T106*2")
    t.upgrade("T102", on="T100")
    t.upgrade("T102", on="T100")
    t.show("their T106", "2MD")
    t.show("their T106", "3RD")

    t.answer("activate T100", "their die T106 2MD")

    assert (["T106 3RD"], "they: action") == (t.pool(THEM), t.asked())


@ruling("arh.part7.keywords.01")
def test_of_two_levels_of_a_keyword_the_higher_one_counts() -> None:
    """They are not added: two dice, not three."""
    t = Tabletop("T101", "T02 T106*3")
    t.upgrade("T102", on="T101")
    for _ in range(3):
        t.show("their T106", "1ID")

    t.answer("activate T101", "their die T106 1ID", "their die T106 1ID")

    assert (2, ["T106 1ID"]) == (t.copy("T101").damage, t.pool(THEM))


@ruling("arh.part7.keywords.02")
def test_a_lost_keyword_is_lost_however_often_it_is_given() -> None:
    """Printed, once or at a higher level, and given twice; one card takes it from everyone."""
    for code in ("T100", "T101"):
        t = Tabletop(code, "T02 T106")
        t.upgrade("T102", on=code)
        t.upgrade("T102", on=code)
        t.support("T103", seat=THEM)
        t.show("their T106", "2MD")

        t.answer(f"activate {code}")

        assert "they: action" == t.asked()


def activated(code: str) -> Tabletop:
    """A card has been activated with something to do for every keyword."""
    t = Tabletop(code, "T02 T106", their_hand="T31")
    t.support("T11")
    t.show("their T106", "2MD")
    t.answer(f"activate {code}")
    return t


@ruling("arh.part7.keywords.03")
@pytest.mark.parametrize("code", ["T100", "T110", "T111", "T131"])
def test_what_a_keyword_does_stands_in_the_rulebook_alone(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards only name it: with its rule taken out of the book, none of them does anything."""
    ruled = activated(code)
    monkeypatch.setattr(ruled.game, "keywords", {})
    unruled = activated(code)

    assert ruled.asked() != "they: action" or ruled.events("cards_revealed")
    assert ("they: action", []) == (unruled.asked(), unruled.events("cards_revealed"))
