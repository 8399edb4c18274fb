"""Cards that spot a title: any card in play has it, also one that is no character."""

from dejarik.games.destiny.model import facts
from dejarik.testing.destiny.table import Tabletop, card, ruling


def namesake(code: str, team: str = "T01") -> Tabletop:
    """A card with the title, that has become a support."""
    t = Tabletop(team, "T02", hand="T31", resources=0)
    t.support(code).type = facts.SUPPORT
    return t


@card("23081")
@ruling("arh.part8.spotting.01")
def test_cloud_riders_spot_a_support_called_enfys_nest() -> None:
    """They need no more dice than the opponent then."""
    t = namesake("23072")
    t.support("23081")
    t.show("their T02", "1R")

    t.answer("activate 23081")

    assert "you: may" == t.asked()


@card("22104")
@ruling("arh.part8.spotting.01")
def test_broken_horn_spots_a_support_called_cikatro_vizago() -> None:
    """No card is discarded for it."""
    t = namesake("22100")
    t.support("22104")
    t.show("22104", "1R")

    t.answer("use 22104", "either 0")

    assert (1, ["T31"]) == (t.resources(), t.hand())


@card("21086")
@ruling("arh.part8.spotting.01")
def test_the_bestoon_legacy_spots_a_support_called_ochi_of_bestoon() -> None:
    """A card is discarded for it."""
    t = namesake("21004")
    t.support("21086")

    t.answer("use 21086", "either 1", "card T31")

    assert (True, []) == (t.copy("21086").ready, t.hand())
