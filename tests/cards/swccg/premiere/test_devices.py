"""Utility belts and Electrobinoculars; the Comlink is among the reacts."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.ids import RESERVE, USED
from dejarik.games.swccg.model.state import table_of
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import laid

SITES = "1_295, 1_292, 1_284, 1_285"


def numbers(own: str, code: str, *names: str) -> list[list[int]]:
    """Power and forfeit of cards."""
    t = laid(code, SITES, own)
    return [[t.value("power", one), t.value("forfeit", one)] for one in names]


# --- Stormtrooper Utility Belt ----------------------------------------------------------------


@card("1_207")
def test_a_stormtroopers_belt_deploys_on_own_imperials_and_aliens() -> None:
    """Not on the droid, not on Light's alien; for one Force."""
    t = laid("1_207", SITES, "1_194 @ 1, 1_196 @ 1, 1_186 @ 1", "1_30 @ 1", hand="X", force=1)
    t.answer("deploy 1_207")
    offered = t.options()
    t.answer("1_196")

    assert ["1_194", "1_196"] == offered
    assert ["1_196", 1] == [t.where("1_207"), t.force_used("dark")]


@card("1_207")
def test_a_stormtroopers_belt_gives_one_and_on_the_death_star_two() -> None:
    """A trooper has one power and a forfeit of two by itself."""
    own = "1_194 + X @ 1, 1_194 + X @ 3, 1_194 @ 3, 1_194 @ 1"
    names = ("1_194", "1_194 2", "1_194 3", "1_194 4")

    assert [[2, 3], [3, 4], [1, 2], [1, 2]] == numbers(own, "1_207", *names)


@card("1_207")
@ruling("swccg.9.773")
def test_a_second_stormtroopers_belt_changes_nothing() -> None:
    """The same words count once for a card; it may carry both."""
    t = laid("1_207", SITES, "1_194 + X @ 3", hand="X", force=1)
    t.answer("deploy 1_207")

    assert "1_194" == t.where("1_207 2")
    assert [3, 4] == [t.value("power", "1_194"), t.value("forfeit", "1_194")]


@card("1_207")
def test_a_stormtroopers_belt_is_not_offered_without_force_or_bearer() -> None:
    """One Force is needed, and somebody to wear it."""
    poor = laid("1_207", SITES, "1_194 @ 1", hand="X", force=0)
    nobody = laid("1_207", SITES, "1_186 @ 1", hand="X, 1_194", force=1)

    assert "deploy 1_207" not in poor.options()
    assert ["deploy 1_194", "bury at Mos Eisley", "pass"] == nobody.options()


# --- Tatooine Utility Belt --------------------------------------------------------------------


@card("1_40")
def test_a_tatooine_belt_deploys_on_own_rebels_and_aliens() -> None:
    """Not on the droid, nor on Dark's alien."""
    t = laid("1_40", SITES, "1_28 @ 1, 1_12 @ 1, 1_18 @ 1", "1_196 @ 1", hand="X", force=1)
    t.answer("deploy 1_40")

    assert ["1_28", "1_12"] == t.options()


@card("1_40")
def test_a_tatooine_belt_gives_two_on_tatooine_only() -> None:
    """Nothing at all on the Death Star."""
    own = "1_28 + X @ 1, 1_28 + X @ 3, 1_28 @ 1"

    assert [[3, 4], [1, 2], [1, 2]] == numbers(own, "1_40", "1_28", "1_28 2", "1_28 3")


@card("1_40")
@ruling("swccg.1e.007")
def test_two_tatooine_belts_on_luke_give_two_power() -> None:
    """Two of his own and two, not four."""
    t = laid("1_40", SITES, "101_2 + X @ 1", hand="X", force=1)
    t.answer("deploy 1_40")

    assert "101_2" == t.where("1_40 2")
    assert 2 + 2 == t.value("power", "101_2")


@card("1_40")
@ruling("swccg.9.204")
def test_a_tatooine_belt_goes_on_while_another_device_is_used() -> None:
    """A modifier is no use of the device: the binoculars can be used beside it."""
    t = laid("1_40", SITES, "1_28 + X @ 1", hand="1_35", force=3)
    t.answer("deploy 1_35", "use 1_35", "no")

    assert 3 == t.value("power", "1_28")


# --- Electrobinoculars ------------------------------------------------------------------------


@card("1_35")
def test_binoculars_deploy_on_own_warriors() -> None:
    """The guard is no warrior, the stormtrooper is not one's own."""
    t = laid("1_35", SITES, "1_28 @ 1, 1_26 @ 1, 1_30 @ 2", "1_194 @ 1", hand="X", force=1)
    t.answer("deploy 1_35")

    assert ["1_28", "1_30"] == t.options()


@card("1_35")
@ruling("swccg.1c.369", "swccg.9.206")
def test_binoculars_show_the_top_card_which_may_become_force() -> None:
    """Twice for two Force each; the first card goes on top of the Force Pile, the second stays."""
    t = laid("1_35", SITES, "1_28 + X @ 1", phase="control", top="1_100, 1_26", force=4)
    t.answer("use 1_35")
    asked = [t.asked(), t.options()]
    known = t.table.knowledge
    top = t.table.pile(1, 0)[-1]
    seen = [known.knows(1, top), known.knows(0, top)]
    t.answer("yes", "use 1_35", "no")

    assert [["light: peeked_card", ["yes", "no"]], [True, False]] == [asked, seen]
    assert 4 == t.force_used("light")
    assert [1, "1_26"] == [t.count("light", "force"), t.codes("light", "reserve")[-1]]
    assert ["1_28"] == t.codes("light", "force")


@card("1_35")
def test_binoculars_can_be_used_in_the_opponents_turn_and_in_battle() -> None:
    """At any time: in Dark's control phase, and among the weapons of a battle, not later."""
    turn = laid("1_35", SITES, "1_28 + X @ 1", "1_194 @ 2", phase="control", my_turn=False)
    turn.answer("pass")
    battle = laid("1_35", SITES, "1_28 + X @ 1", "1_194 @ 1, 1_194 @ 1", phase="battle", force=8)
    battle.answer("battle Mos Eisley")
    segment = battle.options()
    battle.answer("pass")

    assert ["use 1_35", "pass"] == turn.options()
    assert ["use 1_35", "pass"] == segment
    assert ["forfeit 1_28", "lose"] == battle.options()


@card("1_35")
@ruling("swccg.1c.292")
def test_binoculars_show_nothing_of_an_empty_deck() -> None:
    """All cards of the Reserve Deck lie in the Used Pile: there is nothing to use them for."""
    t = laid("1_35", SITES, "1_28 + X @ 1", phase="control")
    before = t.options()
    t.table.pile(1, USED).extend(t.table.pile(1, RESERVE))
    t.table.pile(1, RESERVE).clear()
    t.table = table_of(t.game.load(t.game.dump(t.table)))

    assert ["use 1_35", "drain Mos Eisley", "pass"] == before
    assert ["drain Mos Eisley", "pass"] == t.options()


@card("1_35")
def test_binoculars_are_not_offered_for_less_than_two_force() -> None:
    """One Force is not enough."""
    t = laid("1_35", SITES, "1_28 + X @ 1", phase="control", force=1)

    assert ["drain Mos Eisley", "pass"] == t.options()
    assert [] == t.events(ev.PEEKED)
