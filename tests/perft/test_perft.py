"""
Stored positions: how many ways there are to go on from each, counted again.

When a change of the rules is meant to change them: `python -m dejarik.lab.perft --write`;
when a position cannot be reached any more, `--find` looks for another.
"""

from pathlib import Path

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.lab import perft
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

FOLDER = Path(__file__).parent / "destiny"
LABORATORY = laboratory_of("destiny")
GAME = LABORATORY.game("arh")
POSITIONS = [
    (title, name) for title in LABORATORIES for name in sorted(laboratory_of(title).positions)
]


@pytest.mark.parametrize(("title", "name"), POSITIONS)
def test_as_many_ways_lead_on_as_were_stored(title: str, name: str) -> None:
    """At every depth, and the question is the one the position is named for."""
    laboratory = laboratory_of(title)
    position = perft.load(FOLDER.with_name(title) / f"{name}.json")

    assert laboratory.positions[name] == position.asks
    assert position.counts == perft.recounted(
        laboratory.game(TITLES.named(title).editions[0]), position
    )


def test_counting_leaves_the_position_as_it_was() -> None:
    """And at no depth there is just the position itself."""
    s = perft.reached(GAME, perft.load(FOLDER / "action.json"))
    before = GAME.dump(s)

    assert 1 == perft.count(GAME, s, 0)
    perft.count(GAME, s, 3)
    assert before == GAME.dump(s)


def test_an_answer_that_is_not_offered_any_more_is_named() -> None:
    """With its place."""
    position = perft.load(FOLDER / "action.json")
    position.answers[2] = "99.0.0.0"

    with pytest.raises(IllegalAnswer, match=r"answer 2 .* 99\.0\.0\.0"):
        perft.reached(GAME, position)


def test_counts_are_compared_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A difference fails until it is written down."""
    position = perft.load(FOLDER / "mulligans.json")
    position.counts = [position.counts[0] + 1]
    perft.store(position, tmp_path / "mulligans.json")
    call = ["mulligans", "--folder", str(tmp_path)]

    assert [1, 0, 0] == [perft.main(call), perft.main([*call, "--write"]), perft.main(call)]
    assert "stored" in capsys.readouterr().out


def test_a_position_is_found_where_something_is_asked(tmp_path: Path) -> None:
    """What is found can be reached and counted again."""
    call = ["roll-off", "--folder", str(tmp_path)]

    assert [0, 0] == [perft.main([*call, "--find"]), perft.main(call)]
