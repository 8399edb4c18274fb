"""Charm: tokens on characters, and nobody's in particular."""

from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part7.charm.01")
def test_after_activating_it_you_may_place_a_charm_token_on_any_character() -> None:
    """Yours or theirs, but on no support."""
    t = Tabletop("T110 T01", "T02")
    t.support("T12")

    t.answer("activate T110")
    assert (["no", "yes"], "you: may") == (t.options(), t.asked())
    assert 1 == len(t.events("activated"))
    t.answer("yes")
    assert ["T110", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").charms
    seen = view_of(t.state, THEM)
    assert [1] == [copy.charms for copy in seen.players[THEM].play if copy.code == "T02"]


@ruling("arh.part7.charm.01")
def test_a_charm_token_need_not_be_placed() -> None:
    """It may be."""
    t = Tabletop("T110")

    t.answer("activate T110", "no")

    assert [0, 0] == [t.copy("T110").charms, t.copy("their T02").charms]


@ruling("arh.part7.charm.02", "arh.clar.hs.20")
def test_charm_does_nothing_when_somebody_else_activates_the_card() -> None:
    """The opponent is made to have it activated."""
    t = Tabletop("T01", "T110", hand="T112")

    t.answer("play T112")

    assert (False, "they: action") == (t.copy("their T110").ready, t.asked())


@ruling("arh.part7.charm.03")
def test_a_charm_token_serves_whoever_has_a_use_for_it() -> None:
    """The opponent placed it, you take it away for your own effect."""
    t = Tabletop("T01", "T110", hand="T113", resources=0)
    t.answer("pass", "activate their T110", "yes", "their T110", "play T113")

    assert (0, 2) == (t.copy("their T110").charms, t.resources(YOU))


@ruling("arh.part7.charm.03")
def test_all_charm_tokens_on_a_character_are_alike() -> None:
    """Two players placed one each; they lie on one heap."""
    t = Tabletop("T110 T01", "T110")
    t.answer("activate T110", "yes", "T01", "activate their T110", "yes", "T01")

    assert 2 == t.copy("T01").charms
