"""Awakenings, blue hero upgrades: what each offers, and what it does."""

from dejarik.testing.table import Tabletop, card

# Luke Skywalker's Lightsaber


def lukes_lightsaber() -> Tabletop:
    """
    Its special side in the pool, and a shielded character on either side.
    """
    t = Tabletop("T02 T03", "T04")
    t.support("T12")
    t.upgrade("01041", on="T02")
    t.show("01041", "Sp")
    t.copy("their T04").shields = 1
    return t


@card("01041")
def test_luke_skywalkers_lightsaber_gives_two_shields() -> None:
    """
    To any character.
    """
    t = lukes_lightsaber()

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T02", "T03", "their T04"] == t.options()
    t.answer("T03")

    assert ("they: action", 2) == (t.asked(), t.copy("T03").shields)
    assert 0 == t.copy("T03").damage


@card("01041")
def test_luke_skywalkers_lightsaber_deals_two_damage_past_shields() -> None:
    """
    To any character; the shield stays.
    """
    t = lukes_lightsaber()

    t.answer("resolve special", "either 1")
    assert ["T02", "T03", "their T04"] == t.options()
    t.answer("their T04")

    assert (2, 1) == (t.copy("their T04").damage, t.copy("their T04").shields)


@card("01041")
def test_luke_skywalkers_lightsaber_goes_on_a_blue_character() -> None:
    """
    And on no other.
    """
    t = Tabletop("T01 T02 T03 T04", hand="01041")

    t.answer("play 01041")

    assert ["T02", "T04"] == t.options()
