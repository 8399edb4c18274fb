"""What the host of a virtual machine took: as the system counts it, or nothing."""

import os
from pathlib import Path

import pytest

from dejarik.lab.host_time import most_since, taken

TICKS = os.sysconf("SC_CLK_TCK")


def line(name: str, seconds: int) -> str:
    """What the system writes of a processor of which that much was taken."""
    return f"{name} 1 2 3 4 5 6 7 {seconds * TICKS} 9 10\n"


def counters_of(folder: Path, *seconds: int) -> Path:
    """The system's counters: all processors together, each one, and other things."""
    counters = folder / "stat"
    each = [line(f"cpu{number}", one) for number, one in enumerate(seconds)]
    counters.write_text(line("cpu ", sum(seconds)) + "".join(each) + "intr 5 6\n")
    return counters


def test_ticks_of_each_processor_are_seconds(tmp_path: Path) -> None:
    """The eighth number of each; all together are none of them."""
    assert [3.0, 4.0] == taken(counters_of(tmp_path, 3, 4))


def test_what_was_taken_of_two_processors_does_not_add_up(tmp_path: Path) -> None:
    """A thought is on one of them at a time."""
    before = taken(counters_of(tmp_path, 3, 4))
    assert 0.0 == most_since(before, tmp_path / "stat")
    assert 2.0 == most_since(before, counters_of(tmp_path, 5, 5))


@pytest.mark.parametrize("text", ["", "cpu0 1 2 3\n", "cpu0 a b c d e f g h\n"])
def test_a_system_that_does_not_tell_took_nothing(tmp_path: Path, text: str) -> None:
    """Nor one without such a file."""
    counters = tmp_path / "stat"
    assert [] == taken(counters)
    counters.write_text(text)
    assert [] == taken(counters)
    assert 0.0 == most_since([1.0], counters)
