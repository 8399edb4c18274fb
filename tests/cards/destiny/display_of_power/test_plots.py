"""Display of Power, plots: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import followed, set_up

# Shroud of Darkness


def shroud(team: str) -> Tabletop:
    """The plot in play, and an opponent who discards to reroll."""
    t = Tabletop(team, "T06", their_hand="T31")
    t.support("22011")
    t.copy("their T06").shields = 1
    t.show("their T06", "1R")
    t.answer("pass", "reroll", "their card T31", "their die T06 1R")
    return t


@card("22011")
@pytest.mark.parametrize("spotted", ["T04", "22002"])
def test_shroud_of_darkness_may_be_exhausted_to_deal_damage_after_they_reroll(
    spotted: str,
) -> None:
    """With a Sith or an Inquisitor of yours; it can be blocked."""
    t = shroud(spotted)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert [spotted, "their T06"] == t.options()
    t.answer("their T06")
    assert (False, 0) == (t.copy("22011").ready, t.copy("their T06").shields)
    assert 0 == t.copy("their T06").damage
    assert followed(t, "action_taken", "damage_dealt")


@card("22011")
def test_shroud_of_darkness_may_wait_and_waits_for_their_reroll_alone() -> None:
    """It stays ready if one declines; another action, or yours, is no reason."""
    t = shroud("T04")
    t.answer("no")
    assert ("you: action", True) == (t.asked(), t.copy("22011").ready)

    t = Tabletop("T04", "T06", hand="T31 T33", their_hand="T31")
    t.support("22011")
    t.show("T04", "1R")
    t.answer("reroll", "card T31", "die T04 1R")
    assert "they: action" == t.asked()
    t.answer("play T31")
    assert "you: action" == t.asked()


@card("22011")
def test_without_sith_or_inquisitor_of_yours_shroud_of_darkness_does_nothing() -> None:
    """Nor if it is exhausted; theirs do not count."""
    assert "you: action" == shroud("T02").asked()
    for team, ready in (("T04", False), ("T02", True)):
        t = Tabletop(team, "T04", their_hand="T31")
        t.support("22011").ready = ready
        t.show("their T04", "1R")
        t.answer("pass", "reroll", "their card T31", "their die T04 1R")
        assert "you: action" == t.asked()


# Admiral's Orders


@card("22022")
def test_admirals_orders_are_set_aside_to_activate_any_number_of_supports() -> None:
    """In the order they are chosen."""
    t = Tabletop("T01", "T02")
    for code in ("22022", "T11", "T13", "T66"):
        t.support(code)
    t.support("T11", THEM)

    t.answer("use 22022")
    assert ["T11", "T13", "T66", "stop"] == t.options()
    t.answer("T66", "T11", "stop")

    assert (["22022"], True) == (t.aside(), t.copy("T13").ready)
    assert [t.copy("T66").ref, t.copy("T11").ref] == [one.subject for one in t.events("activated")]
    assert "they: action" == t.asked()


def orders(team: str) -> Tabletop:
    """The plot in play, and support dice in both pools."""
    t = Tabletop(team, "22015")
    for code in ("22022", "T11", "T66"):
        t.support(code)
    t.support("T11", THEM)
    for label in ("T01", "T11", "T66", "their T11"):
        t.show(label, "1R")
    return t


@card("22022")
def test_admirals_orders_may_be_exhausted_to_reroll_a_support_die_of_yours() -> None:
    """With a leader."""
    t = orders("T01 22015")
    t.next_roll("T66", "2ID")
    t.answer("use 22022 1")
    assert ["die T11 1R", "die T66 1R"] == t.options()
    t.answer("die T66 1R")
    assert (False, True) == (t.copy("22022").ready, "T66 2ID" in t.pool())
    t.answer("activate their 22015", "use 22022 1")
    assert ("they: action", 1) == (t.asked(), sum(one.detail for one in t.events("dice_rolled")))


@card("22022")
def test_without_a_leader_admirals_orders_reroll_nothing() -> None:
    """The plot stays ready."""
    t = orders("T01")
    if "use 22022 1" in t.options():
        t.answer("use 22022 1")
    assert (True, []) == (t.copy("22022").ready, t.events("dice_rolled"))


# The Path


@card("22082")
def test_the_path_needs_a_jedi_on_the_team() -> None:
    """A Sith does not do."""
    assert [] == faults(listed("22047 22082"))
    assert ["include_only_if 22082"] == [one[:21] for one in faults(listed("22072 22082"))]


@card("22082")
def test_the_path_heals_an_apprentice_or_a_jedi() -> None:
    """Of either player; the plot is exhausted."""
    t = Tabletop("22047 T01", "22070 T02")
    t.support("22082")
    t.support("T12").subtypes = ["jedi"]
    for label in ("22047", "T01", "their 22070", "their T02"):
        t.copy(label).damage = 3
    t.answer("use 22082")
    assert ["22047", "their 22070"] == t.options()
    t.answer("22047")
    assert (2, False) == (t.copy("22047").damage, t.copy("22082").ready)
    t.answer("activate their T02", "use 22082")
    assert ("they: action", 2) == (t.asked(), t.copy("22047").damage)


def after_setup(*answers: str) -> Tabletop:
    """The plot in play as setup ends, and its question answered."""
    t = set_up(["22044", "T01", "22082"], ["T02", "T83"], until="you: may")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("setup_done")))
    t.answer(*answers)
    return t


@card("22082")
def test_after_setup_the_path_may_make_a_character_a_guardian_for_the_game() -> None:
    """Any character that is no Jedi."""
    t = after_setup("yes")
    assert ["T01", "their T02", "their T83"] == t.options()
    t.answer("T01")
    for _ in range(2):
        t.show("their T02", "1MD")
        t.show("their T83", "2ID")
        if t.asked() == "they: action":
            t.pass_turn()
        t.answer("activate T01")
        if "order" in t.asked():
            t.answer("first T01")
        assert ["their die T02 1MD", "their die T83 2ID", "stop"] == t.options()
        t.answer("their die T02 1MD")
        assert "T02 1MD" not in t.pool(THEM)
        while t.asked() != "they: action":
            t.choose(0)
        t.answer("pass", "pass")
        t.keep_hands()


@card("22082")
def test_the_path_need_not_choose_and_gives_guardian_to_nobody_else() -> None:
    """Who was not chosen guards nothing."""
    for answers in (("no",), ("yes", "their T02")):
        t = after_setup(*answers)
        t.show("their T02", "1MD")
        if t.asked() == "they: action":
            t.pass_turn()
        t.answer("activate T01")
        assert "they: action" == t.asked()
