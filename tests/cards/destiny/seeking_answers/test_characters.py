"""Seeking Answers: what some cards need besides."""

from dejarik.testing.destiny.table import Tabletop, card


@card("21043")
def test_ben_solo_must_be_defeated_for_it() -> None:
    """Who is saved by a Second Chance heals nobody, and may try again."""
    t = Tabletop("21043 T01", "T02")
    t.upgrade("01137", on="21043")
    t.copy("T01").damage = 5

    t.answer("use 21043", "pass")

    assert 5 == t.copy("T01").damage
    assert ["21043", "T01"] == t.in_play()
    assert "use 21043" in t.options()


@card("21027")
def test_the_treadspeeder_wants_the_troopers_die_in_the_pool() -> None:
    """A trooper without one does nothing for it."""
    t = Tabletop("01002 T03", "T02")
    t.support("21027")
    t.show("21027", "1RD")

    t.answer("resolve ranged", "their T02")

    assert 1 == t.copy("their T02").damage
