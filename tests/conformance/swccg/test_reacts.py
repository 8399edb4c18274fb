"""Reacts exist by texts only, and bring cards from elsewhere."""

from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
STRIP = "1_295, 1_292, 1_293"


def answered(light: str, phase: str = "control") -> Laid:
    """Dark drains, or begins a battle, at the Jawa Camp; Light has cards and Force for reacts."""
    t = Laid(
        BOXED,
        STRIP,
        "1_194 @ 2",
        light,
        phase=phase,
        light_hand="1_28, 1_26, 1_152",
        light_force=8,
        filler=FILLER,
    )
    t.answer(f"{'drain' if phase == 'control' else 'battle'} Jawa Camp")
    return t


@ruling("swccg.c.524")
def test_without_a_text_nobody_reacts() -> None:
    """Troopers next door stay there and the hand stays closed; a Wolfman and CZ-3 may act."""
    plain = answered("1_28 @ 1, 101_2 @ 3")
    wolfman = answered("1_28 @ 1, 1_30 @ 3")
    caller = answered("1_28 @ 1, 1_6 @ 3")

    assert "light: force_to_lose" == plain.asked()
    assert ["react with 1_30", "pass"] == wolfman.options()
    assert ["react by 1_6", "pass"] == caller.options()


@ruling("swccg.c.549")
def test_who_is_there_already_does_not_move_there_as_a_react() -> None:
    """Of two Wolfmen only the one next door comes to the battle; the other is in it."""
    t = answered("1_30 @ 2, 1_30 @ 3", "battle")
    alone = answered("1_30 @ 2", "battle")

    assert ["react with 1_30 2", "pass"] == t.options()
    assert "react with 1_30" not in alone.options()
