"""What terminals show: dice as they are drawn, and colours that are read on light and dark."""

import pytest

from dejarik.hosting.terminal_text import CYAN, DIM, GREEN, RED, YELLOW, faces

FIRST_GREY = 232


def test_dice_are_drawn_side_by_side() -> None:
    """Each in a box, with its name below it; what does not fit goes into a row below."""
    assert [
        "   +---------+  +-------+",
        "   | 2 melee |  | blank |",
        "   +---------+  +-------+",
        "   Rey          Poe Dameron",
    ] == faces([("2 melee", "Rey"), ("blank", "Poe Dameron")])
    assert 8 == len(faces([("2 melee", "Rey's Lightsaber")] * 6))


@pytest.mark.parametrize("style", [DIM, RED, GREEN, YELLOW, CYAN])
def test_colours_are_read_on_light_and_on_dark(style: str) -> None:
    """Each has a contrast of at least 3.8 to both, as far as one colour can."""
    light = luminance(int(style.rpartition(";")[2]))

    assert 1.05 / (light + 0.05) > 3.8
    assert (light + 0.05) / 0.05 > 3.8


def luminance(number: int) -> float:
    """Of one of the 256 colours: greys from 232 on, a cube of six steps before."""
    steps, cube = (0, 95, 135, 175, 215, 255), number - 16
    rgb = [steps[cube // 36 % 6], steps[cube // 6 % 6], steps[cube % 6]]
    if number >= FIRST_GREY:
        rgb = [8 + 10 * (number - FIRST_GREY)] * 3
    red, green, blue = [((one / 255 + 0.055) / 1.055) ** 2.4 if one else 0.0 for one in rgb]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
