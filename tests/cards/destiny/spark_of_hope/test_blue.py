"""Spark of Hope, blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import Tabletop, card

# Youngling


@card("11059")
def test_youngling_needs_a_jedi_on_the_team() -> None:
    """No other character will do."""
    assert [] == faults(listed("11059 01035"))
    assert [] == faults(listed("11059 T904 T904"))
    assert ["include_only_if 11059"] == faults(listed("11059 T02"))


@card("11059")
def test_youngling_plays_a_blue_upgrade_on_itself_for_one_less() -> None:
    """Not on another character, not one of another colour, no event, not what is too dear."""
    t = Tabletop("11059 T904", hand="T912 T916 T22 T900", their_hand="T912", resources=1)
    t.discard_pile("T912")

    t.answer("use 11059")
    assert ["card T912"] == t.options()
    t.answer("card T912")

    assert t.copy("11059").ref == t.copy("T912").host
    assert (0, "they: action") == (t.resources(), t.asked())


@card("11059")
def test_younglings_action_is_used_once_a_round() -> None:
    """It is a power action."""
    t = Tabletop("11059 T904", hand="T912 T912")

    t.answer("use 11059", "card T912", "pass")

    assert "use 11059" not in t.options()


@card("11059")
def test_youngling_may_have_nothing_to_play() -> None:
    """Others do not learn of it: they see a question asked."""
    t = Tabletop("11059 T904", hand="T916", resources=1)

    t.answer("use 11059")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", []) == (t.asked(), t.events("card_played"))
