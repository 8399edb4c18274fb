"""Docking bay transit and transfer by the rules, with synthetic cards."""

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import ruling
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid

GAME = synthetic_game()


@ruling("swccg.7.033", "swccg.7.036", "swccg.7.037", "swccg.7.040", "swccg.7.016")
def test_any_group_goes_together_to_a_bay_of_another_system() -> None:
    """Two of three go in one action without a price; they have made their regular move."""
    t = Laid(
        GAME,
        "dark bay, dark dock, dark street",
        "dark trooper @ 1, dark hero @ 1, dark leader @ 1",
        phase="move",
        dark_force=0,
    )
    offered = t.options()
    t.answer("transit from Bay")
    first = t.options()
    t.answer("dark trooper", "dark leader")

    assert ["transit from Bay", "pass"] == offered
    assert ["dark trooper", "dark hero", "dark leader"] == first
    assert ["Dock", "Bay", "Dock"] == [
        t.where(one) for one in ("dark trooper", "dark hero", "dark leader")
    ]
    assert 1 == len(t.events(ev.MOVING))
    assert ["transit from Bay", "pass"] == t.options()
    t.answer("transit from Bay")
    assert "Dock" == t.where("dark hero")


@ruling("swccg.7.038", "swccg.7.039")
def test_transit_needs_two_bays_and_starts_at_one() -> None:
    """With one bay, or from the street, nothing is offered but walking."""
    one = Laid(GAME, "dark bay, dark street", "dark trooper @ 1", phase="move")
    street = Laid(GAME, "dark bay, dark dock, dark street", "dark trooper @ 3", phase="move")

    assert ["move dark trooper", "pass"] == one.options()
    assert ["move dark trooper", "pass"] == street.options()


def test_who_has_moved_does_not_take_a_ship() -> None:
    """The trooper walks to the bay; only the leader who stood there may go on."""
    t = Laid(
        GAME,
        "dark bay, dark dock, dark street",
        "dark trooper @ 3, dark leader @ 1",
        phase="move",
    )
    t.answer("move dark trooper", "transit from Bay")

    assert ["Bay", "Dock"] == [t.where("dark trooper"), t.where("dark leader")]


@ruling("swccg.9.779", "swccg.9.780", "swccg.9.781")
def test_a_weapon_passes_to_an_own_warrior_beside_its_bearer_for_its_cost() -> None:
    """Not to the droid, who is no warrior, nor to those elsewhere or of the opponent."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper + dark rifle @ 1, dark hero @ 1, dark leader @ 1, dark droid @ 1, "
        "dark trooper @ 2",
        "light trooper @ 1",
        dark_force=1,
    )
    offered = t.options()
    t.answer("transfer dark rifle")
    takers = t.options()
    t.answer("dark leader")

    assert ["transfer dark rifle", "pass"] == offered
    assert ["dark hero", "dark leader"] == takers
    assert ["dark leader", 1] == [t.where("dark rifle"), t.force_used("dark")]


def test_a_weapon_is_not_transferred_without_force_or_in_another_phase() -> None:
    """No Force in the deploy phase; the battle phase knows no transfer."""
    own = "dark trooper + dark rifle @ 1, dark hero @ 1"
    poor = Laid(GAME, "dark street", own, dark_force=0, dark_hand="dark trooper")
    late = Laid(GAME, "dark street", own, "light trooper @ 1", phase="battle")

    assert ["pass"] == poor.options()
    assert ["battle Street", "pass"] == late.options()
