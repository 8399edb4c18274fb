"""Han's Dice and Takeel: a battle destiny drawn anew, and two that change places."""

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

GAME = game()
FILLER = ("1_194", "1_28")
FOUR_TROOPERS = "1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1"
LUKE_AND_ONE = "101_2 @ 1, 1_28 @ 1"


def battle(dark: str = FOUR_TROOPERS, light: str = LUKE_AND_ONE, **more: str | int) -> Laid:
    """A battle in which, if nothing is said, both may draw one destiny."""
    t = Laid(GAME, "1_295", dark, light, phase="battle", filler=FILLER, **more)  # type: ignore[arg-type]
    t.play("battle Mos Eisley")
    return t


# --- Han's Dice ---------------------------------------------------------------------------


@card("1_84")
def test_hans_dice_draws_another_destiny_in_place_of_the_first() -> None:
    """A one is drawn, then a four; only the four counts, and both cards end in the Used Pile."""
    t = battle(light_hand="1_84", light_top="1_28, 1_105")
    t.play("no", "yes")
    window = [t.asked(), *t.options()]
    t.answer("play 1_84")
    assert t.table.battle() is None or [1, 4] == t.table.battles[0].destinies[::2]

    assert ["light: window", "play 1_84", "pass"] == window
    assert [4] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert {"1_28", "1_105", "1_84"} <= set(t.codes("light", "used"))
    assert 3 == t.count("light", "force")


@card("1_84")
def test_hans_dice_waits_for_ones_own_battle_destiny() -> None:
    """Not for that of the opponent."""
    t = battle(light_hand="1_84")
    t.play("yes")

    assert "light: battle_destiny" == t.asked()


@card("1_84")
def test_hans_dice_needs_a_character_of_more_than_two_in_the_battle() -> None:
    """Four troopers draw too, but none of them is one; Luke next door and Vader do not help."""
    t = Laid(
        GAME,
        "1_295, 1_292",
        f"{FOUR_TROOPERS}, 101_5 @ 1",
        "1_28 @ 1, 1_28 @ 1, 1_28 @ 1, 1_28 @ 1, 101_2 @ 2",
        phase="battle",
        light_hand="1_84",
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "no", "yes")

    assert ["1_84"] == t.codes("light", "hand")
    assert "play 1_84" not in t.options()


@card("1_84")
@ruling("swccg.1c.293")
def test_hans_dice_needs_force_and_no_card_to_draw() -> None:
    """Without a Force nothing is asked; from an empty Reserve Deck the new draw fails."""
    poor = battle(light_hand="1_84", light_force=0)
    poor.play("no", "yes")
    last = battle(light_hand="1_84", light_force=56)
    left = last.count("light", "reserve")
    last.play("no", "yes")

    last.answer("play 1_84")

    assert "play 1_84" not in poor.options()
    assert 1 == left
    assert [] == last.events(ev.DESTINY_DONE)
    assert "1_28" in last.codes("light", "used")


@card("1_84")
def test_a_second_hans_dice_redraws_the_second_draw() -> None:
    """Each just-drawn destiny can be answered."""
    t = battle(light_hand="1_84, 1_84", light_top="1_28, 1_105, 101_3")
    t.play("no", "yes", "play 1_84", "play 1_84")

    assert [6] == [one.amount for one in t.events(ev.DESTINY_DONE)]


# --- Takeel -------------------------------------------------------------------------------


@card("1_269")
@ruling("swccg.b.046", "swccg.b.050")
def test_takeel_switches_the_two_battle_destinies() -> None:
    """Dark drew one and Light five: Dark now has the five, and attrition follows."""
    t = battle(dark_hand="1_269", dark_top="1_194", light_top="1_115")
    t.play("yes", "yes")
    window = [t.asked(), *t.options()]
    t.answer("play 1_269")
    battle_now = t.table.battles[0]

    assert ["dark: window", "play 1_269", "pass"] == window
    assert [0, 5, 1, 1] == [
        number for at, number in enumerate(battle_now.destinies) if at in (0, 2, 3, 5)
    ]
    assert [9, 4] == battle_now.totals
    assert [1, 5] == battle_now.attrition
    assert ["1_269"] == t.codes("dark", "lost")


@card("1_269")
@ruling("swccg.b.047", "swccg.b.048")
def test_takeel_needs_exactly_one_destiny_of_each_player() -> None:
    """Light draws none: nothing is offered, neither before nor after."""
    t = battle(dark_hand="1_269", dark_top="1_194")
    t.play("yes")
    after_dark = t.asked()
    t.play("no")

    assert "light: battle_destiny" == after_dark
    assert "play 1_269" not in t.options()


@card("1_269")
@ruling("swccg.b.049")
def test_takeel_comes_too_late_when_the_totals_are_applied() -> None:
    """Dark has passed; in the damage segment it is not offered any more."""
    t = battle(dark_hand="1_269", dark_top="1_194", light_top="1_115")
    t.play("yes", "yes")
    t.answer("pass")
    offered = []
    while t.table.battle() is not None:
        offered += t.options()
        t.answer(t.options()[0])

    assert "play 1_269" not in offered


@card("1_269")
def test_takeel_counts_a_redrawn_destiny_once() -> None:
    """Light redraws with Han's Dice: the second draw is the one that is switched."""
    t = battle(dark_hand="1_269", light_hand="1_84", dark_top="1_194", light_top="1_28, 1_115")
    t.play("yes", "yes", "play 1_84", "play 1_269")

    assert [5, 1] == t.table.battles[0].destinies[2::3]


@card("1_269")
@pytest.mark.parametrize(("dark_force", "offered"), [(1, False), (2, True)])
def test_takeel_costs_a_force(dark_force: int, offered: bool) -> None:
    """One has been used to begin the battle."""
    t = battle(dark_hand="1_269", dark_force=dark_force)
    t.play("yes", "yes")

    assert offered == ("play 1_269" in t.options())
