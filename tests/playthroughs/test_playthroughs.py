"""
Stored games, played again and compared line by line.

When a change of the rules is meant to change them, make them anew:
`python -m dejarik.lab.traces --write-playthroughs`.
"""

from pathlib import Path

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.lab import traces
from dejarik.titles.registry import LABORATORIES, laboratory_of

FOLDER = Path(__file__).parent
TRACER = traces.tracer_of("destiny")
GAMES = [(title, name) for title in LABORATORIES for name in laboratory_of(title).playthroughs]


@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_stored_game_plays_as_it_did(title: str, name: str) -> None:
    """Every decision, its options in order, and what everyone sees at each tenth."""
    stored = (FOLDER / title / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    again = traces.tracer_of(title).played_again(stored)

    for number, (was, now) in enumerate(zip(stored, again, strict=False), start=1):
        assert was == now, f"line {number} of {name}.txt"
    assert len(stored) == len(again)


def test_a_stored_answer_that_is_not_offered_any_more_is_named() -> None:
    """The complaint quotes the line."""
    stored = (FOLDER / "destiny" / "keyed.txt").read_text(encoding="utf-8").splitlines()
    stored[4] = stored[4].partition(" -> ")[0] + " -> 99.0.0.0"

    with pytest.raises(IllegalAnswer, match=r"3 seat \d .* -> 99\.0\.0\.0"):
        TRACER.played_again(stored)


def test_playthroughs_can_be_written_anew(tmp_path: Path) -> None:
    """What is written can be played again at once."""
    TRACER.write_playthroughs(tmp_path)

    for path in tmp_path.iterdir():
        lines = path.read_text(encoding="utf-8").splitlines()
        assert lines == TRACER.played_again(lines)


@pytest.mark.parametrize("title", LABORATORIES)
def test_a_trace_is_the_same_each_time(title: str) -> None:
    """With either chance; and two games are not alike."""
    tracer = traces.tracer_of(title)
    first = [tracer.trace(number) for number in range(2)]

    assert first == [tracer.trace(number) for number in range(2)]
    assert first[0].rsplit(" ")[-1] != first[1].rsplit(" ")[-1]
