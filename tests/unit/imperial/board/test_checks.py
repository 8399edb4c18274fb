"""Checks of whole maps: all of ours pass, with the counts they tell."""

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.games.imperial.board.boards import Boards
from dejarik.games.imperial.board.checks import all_doors, board_counts, check
from dejarik.games.imperial.board.maps import Map, WrongMap
from dejarik.games.imperial.board.masks import SMALL
from dejarik.games.imperial.board.reach import Mover, Position, reach
from dejarik.testing.imperial.maps import boards_of, map_data, map_ids
from scripts import check_maps

COUNTS = ("adjacent", "steps", "far", "distance_sum", "sight", "sight_one_way")


@pytest.mark.parametrize("map_id", map_ids())
def test_every_map_passes_with_all_its_counts(map_id: str) -> None:
    """Spaces, adjacency, steps, distances and sight, doors closed and open."""
    data = map_data(map_id)

    found = check(data)

    assert found == data["checks"]
    assert {"spaces", "open", *COUNTS} <= set(found)


@pytest.mark.parametrize(
    ("map_id", "closed", "opened"),
    [
        ("dry-dock", (122, 113, 7, 5_974, 1_401, 83), (126, 117, 7, 5_914, 1_510, 70)),
        (
            "mos-eisley-outskirts",
            (560, 530, 26, 392_426, 11_075, 579),
            (565, 535, 20, 337_730, 12_090, 658),
        ),
        (
            "devaron-garrison",
            (493, 485, 22, 310_434, 6_937, 291),
            (513, 505, 17, 248_886, 9_609, 627),
        ),
    ],
)
def test_golden_counts(map_id: str, closed: tuple[int, ...], opened: tuple[int, ...]) -> None:
    """Three maps whose counts were found by another program before this one was written."""
    boards = boards_of(map_id)
    of_closed = board_counts(boards.board())
    of_opened = board_counts(boards.board(all_doors(boards.map)))

    assert dict(zip(COUNTS, closed, strict=True)) == of_closed
    assert dict(zip(COUNTS, opened, strict=True)) == of_opened


@pytest.mark.parametrize(
    ("map_id", "count", "standing"),
    [("dry-dock", 44, 43), ("mos-eisley-outskirts", 211, 199), ("devaron-garrison", 190, 180)],
)
def test_golden_spaces(map_id: str, count: int, standing: int) -> None:
    """Spaces in all, and those that are not blocking."""
    plan = boards_of(map_id).map

    assert (count, standing) == (plan.count, count - plan.blocking.bit_count())


@pytest.mark.parametrize(("start", "points", "spaces"), [("a1", 4, 18), ("h6", 5, 26)])
def test_golden_reach(start: str, points: int, spaces: int) -> None:
    """A small figure alone on Dry Dock with its door closed, its own space included."""
    boards = boards_of("dry-dock")

    found = reach(boards.board(), Mover(SMALL), Position(), boards.map.space(start), points)

    assert spaces == found.ends.bit_count()


LITTLE: dict[str, Any] = {
    "rows": ["....", "....", "...."],
    "zones": {"red": "a1-3 b1-3 c1-3 d1-3"},
}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"zones": {"red": "a1-3 b1-3 c1-3"}}, "zone red has 9 standing places, 10 are needed"),
        ({"rows": ["#x..", "x...", "...."]}, "zone red has 9 standing places"),
        ({"rows": [".#..", "#...", "...."]}, "no steps lead to c1 d1 b2 c2"),
        ({"checks": {"spaces": 13}}, "spaces should be 13, but is 12"),
        ({"checks": {"doors": 1}}, "doors should be 1, but is unknown"),
        ({"checks": []}, "checks is no record"),
    ],
)
def test_what_a_map_must_not_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    """The map itself is right, and one change makes it wrong."""
    check(LITTLE)

    with pytest.raises(WrongMap, match=why):
        check({**LITTLE, **wrong})


def test_the_counts_of_every_kind_are_compared() -> None:
    """One more in any of them, and the map is refused."""
    data = map_data("dry-dock")

    for name, count in data["checks"].items():
        with pytest.raises(WrongMap, match=f"{name} should be {count + 1}, but is {count}"):
            check({**data, "checks": {name: count + 1}})


def test_a_small_zone_is_allowed_on_maps_of_ours() -> None:
    """Dry Dock's hold six each."""
    check(map_data("dry-dock"))
    with pytest.raises(WrongMap, match="zone red has 6"):
        check({**map_data("dry-dock"), "ours": False})


def test_open_doors_hold_a_map_together() -> None:
    """Steps are looked at with all doors open, so a door is no rim of the map."""
    door = {"id": "gate", "edges": ["b1|c1", "b2|c2"]}
    data = {**LITTLE, "walls": ["b3|c3"], "doors": [door]}

    found = check(data)

    assert (28, 22) == (found["adjacent_open"], found["adjacent"])
    with pytest.raises(WrongMap, match="no steps lead to c1 d1"):
        check({**data, "doors": [], "walls": ["b1|c1", "b2|c2", "b3|c3"]})


def test_boards_are_kept_and_shared() -> None:
    """The same doors and shields are the same board, others are another."""
    boards = Boards(Map.of(LITTLE))

    assert boards.board(0, 1) is boards.board(0, 1)
    assert boards.board(0, 1) is not boards.board(0, 2)
    first = boards.board(0, 1)
    for shields in range(100):
        boards.board(0, shields)
    assert first is not boards.board(0, 1)


def test_the_script_checks_files_and_says_how_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """0 for a right map, 1 for a wrong one or no map at all, 3 for no file."""
    right, wrong, other = tmp_path / "right.json", tmp_path / "wrong.json", tmp_path / "other.json"
    right.write_text(json.dumps(LITTLE), encoding="utf-8")
    wrong.write_text(json.dumps({**LITTLE, "checks": {"far": 9}}), encoding="utf-8")
    other.write_text("[]", encoding="utf-8")

    assert 0 == check_maps.main([str(right), "dry-dock"])
    assert 1 == check_maps.main([str(right), str(wrong)])
    assert 1 == check_maps.main([str(other)])
    assert 3 == check_maps.main([str(tmp_path / "missing.json")])
    told = capsys.readouterr().out
    assert "wrong: WRONG: far should be 9, but is 3" in told
    assert "other: WRONG: a map is a record" in told


def test_the_script_stores_counts(tmp_path: Path) -> None:
    """Afterwards they are compared."""
    path = tmp_path / "little.json"
    path.write_text(json.dumps({**LITTLE, "checks": {"far": 9}}), encoding="utf-8")

    assert 0 == check_maps.main(["--write", str(path)])
    assert 3 == json.loads(path.read_text(encoding="utf-8"))["checks"]["far"]
    assert 0 == check_maps.main([str(path)])


def test_the_script_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    """It names what it takes."""
    with pytest.raises(SystemExit) as ended:
        check_maps.main(["--help"])

    assert 0 == ended.value.code
    assert "--write" in capsys.readouterr().out
