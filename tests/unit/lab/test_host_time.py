"""What the host of a virtual machine took: as the system counts it, or nothing."""

import os
from pathlib import Path

import pytest

from dejarik.lab.host_time import taken


def test_ticks_of_the_first_line_are_seconds(tmp_path: Path) -> None:
    """The eighth number of all processors; those of each stand below."""
    ticks = os.sysconf("SC_CLK_TCK")
    counters = tmp_path / "stat"
    counters.write_text(f"cpu  1 2 3 4 5 6 7 {3 * ticks} 9 10\ncpu0 1 2 3 4 5 6 7 8 9 10\n")
    assert 3.0 == taken(counters)


@pytest.mark.parametrize("text", ["", "cpu 1 2 3\n", "cpu a b c d e f g h\n"])
def test_a_system_that_does_not_tell_took_nothing(tmp_path: Path, text: str) -> None:
    """Nor one without such a file."""
    counters = tmp_path / "stat"
    assert 0.0 == taken(counters)
    counters.write_text(text)
    assert 0.0 == taken(counters)
