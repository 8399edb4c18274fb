"""Way of the Force, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model.unpacking import unpack_table
from dejarik.testing.destiny.table import Tabletop, card, ruling
from tests.cards.destiny.idioms import set_aside_dice

# Plo Koon


@card("07057")
def test_plo_koon_has_the_actions_of_your_non_unique_characters() -> None:
    """Nothing comes from a unique character, a support, an upgrade or their characters."""
    t = Tabletop("07057 T06 T05 04033", "T06")
    t.upgrade("T21", on="T05")

    own = ["activate 07057", "activate T06", "activate T05"]
    uses = ["use 07057", "use 07057 1", "use T06", "use T06 1", "use 04033"]

    assert [*own, *uses, "claim", "pass"] == t.options()


@card("07057")
def test_plo_koon_has_nothing_alone() -> None:
    """Their non-unique characters and your support do not count."""
    t = Tabletop("07057 04033", "T06 T01")

    assert ["activate 07057", "use 04033", "claim", "pass"] == t.options()
    t.answer("activate 07057")

    assert 5 == t.resources()


@card("07057")
def test_an_action_of_plo_koon_does_what_it_says() -> None:
    """The plain action as often as you like, the power action once."""
    t = Tabletop("07057 T06", resources=0)

    t.answer("use 07057", "pass", "use 07057 1", "pass")

    assert 3 == t.resources()
    uses = ["use 07057", "use T06", "use T06 1"]
    assert ["activate 07057", "activate T06", *uses, "claim", "pass"] == t.options()


@card("07057")
@ruling("arh.part5.cardaction.04")
def test_the_lenders_power_action_is_another_one() -> None:
    """That the lender used its own leaves Plo Koon's."""
    t = Tabletop("07057 T06", resources=0)

    t.answer("use T06 1", "pass")

    uses = ["use 07057", "use 07057 1", "use T06"]
    assert ["activate 07057", "activate T06", *uses, "claim", "pass"] == t.options()


@card("07057")
def test_plo_koon_has_triggered_abilities_as_his_own() -> None:
    """What waits for the activation of its character waits for Plo Koon's."""
    t = Tabletop("07057 T01", resources=0)

    t.answer("activate 07057")

    assert 1 == t.resources()


@card("07057")
def test_the_lenders_activation_is_not_plo_koons() -> None:
    """It gives one resource, not two."""
    t = Tabletop("07057 T01", resources=0)

    t.answer("activate T01")

    assert "they: action" == t.asked()
    assert 1 == t.resources()


@card("07057")
def test_abilities_of_a_unique_character_are_not_his() -> None:
    """Rey would ask; a shielded Plo Koon beside her does not."""
    t = Tabletop("07057 04024")
    t.copy("07057").shields = 1

    t.answer("activate 07057")

    assert "they: action" == t.asked()


@card("07057")
@ruling("arh.clar.wotf.06")
def test_two_lenders_give_two_instances_of_a_triggered_ability() -> None:
    """Both trigger, in the order you like."""
    t = Tabletop("07057 T01 T01", resources=0)

    t.answer("activate 07057")
    assert ["first 07057", "first 07057"] == t.options()
    t.answer("first 07057")

    assert 2 == t.resources()


@card("07057")
@ruling("arh.clar.wotf.06")
def test_two_lenders_give_two_power_actions() -> None:
    """Each can be used once."""
    t = Tabletop("07057 T06 T06", resources=0)

    t.answer("use 07057 1", "pass", "use 07057 3", "pass")

    assert 2 == t.resources()
    his = [option for option in t.options() if option.startswith("use 07057")]
    assert ["use 07057", "use 07057 2"] == his


@card("07057")
def test_abilities_are_gone_with_their_lender() -> None:
    """When the lender is defeated Plo Koon has neither its actions nor its triggers."""
    t = Tabletop("07057 T06 T07")
    t.copy("T06").damage = 7
    t.show("T07", "3MD")

    t.answer("resolve melee", "T06", "pass")

    assert ["activate 07057", "activate T07", "claim", "pass"] == t.options()


@card("07057")
@ruling("arh.part5.cardaction.02")
def test_a_used_power_action_stays_used_when_another_lender_leaves() -> None:
    """The abilities of the second lender move up, but what was used is not forgotten."""
    t = Tabletop("07057 T06 T06 T07")
    t.copy("T06").damage = 7
    t.show("T07", "3MD")

    t.answer("use 07057 3", "pass", "resolve melee", "T06", "pass")

    uses = ["use 07057", "use T06", "use T06 1"]
    ready = ["activate 07057", "activate T06", "activate T07"]
    assert [*ready, *uses, "claim", "pass"] == t.options()


# Loth-Wolf Bond


def bond(seed: str = "table") -> Tabletop:
    """Three blue characters of yours, one of them exhausted, and others."""
    t = Tabletop("T02 T04 T904 T01", "T925", hand="07059", seed=seed)
    t.copy("T904").ready = False
    t.support("T922")
    return t


@card("07059")
def test_loth_wolf_bond_shields_and_activates_two_in_turn() -> None:
    """Blue ones of yours; in the order you like."""
    t = bond()

    t.answer("play 07059")
    assert ["T02", "T04", "T904", "stop"] == t.options()
    t.answer("T02", "T04")
    assert ("you: may", 1, 1) == (t.asked(), t.copy("T02").shields, t.copy("T04").shields)
    t.answer("yes")
    assert ["T02", "T04"] == t.options()
    t.answer("T04", "T02")

    assert ["T04", "T02"] == [t.label(one.subject) for one in t.events("activated")]
    assert ("they: action", 0) == (t.asked(), t.copy("T904").shields)


@card("07059")
def test_loth_wolf_bond_activates_only_who_is_ready() -> None:
    """The other one has a shield all the same."""
    t = bond()

    t.answer("play 07059", "T04", "T904", "yes")

    assert ["T04"] == [t.label(one.subject) for one in t.events("activated")]
    assert ("they: action", 1) == (t.asked(), t.copy("T904").shields)


@card("07059")
def test_loth_wolf_bond_may_leave_it_at_one_shield() -> None:
    """One is fewer than two, and nobody must be activated."""
    t = bond()

    t.answer("play 07059", "T02", "stop", "no")

    assert ("they: action", 1, 0) == (t.asked(), t.copy("T02").shields, t.copy("T04").shields)
    assert [] == t.events("activated")


# Way of the Force


@card("07119")
@pytest.mark.parametrize(("team", "is_offered"), [("T01 T04", True), ("T01 T03", False)])
def test_the_way_of_the_force_spots_a_blue_character(team: str, is_offered: bool) -> None:
    """One of yours."""
    t = Tabletop(team, "T02", hand="07119")
    t.upgrade("T912", on="T01")

    assert is_offered == ("play 07119" in t.options())


@card("07119")
def test_the_way_of_the_force_makes_any_character_elite() -> None:
    """As long as it is there; what was lent is saved with the game."""
    t = Tabletop("T01 T04", "T02", hand="07119 T63")
    t.spare_die("T01")

    t.answer("play 07119")
    assert ["T01", "T04"] == t.options()
    t.answer("T01")
    assert [2, 1] == [len(t.copy(code).dice) for code in ("T01", "T04")]
    t.state = unpack_table(t.game, t.state.pack())
    t.answer("pass", "play T63", "07119")

    assert (1, {"T01": 1}) == (len(t.copy("T01").dice), set_aside_dice(t))
