"""The maps of the package, read for tests."""

import json
from functools import cache
from importlib import resources
from typing import Any

from dejarik.games.imperial.board.boards import Boards
from dejarik.games.imperial.board.maps import Map

_DATA = "dejarik.games.imperial.data"


@cache
def map_ids() -> tuple[str, ...]:
    """The ids of all maps, in their order."""
    folder = resources.files(_DATA).joinpath("maps")
    return tuple(sorted(one.name[:-5] for one in folder.iterdir() if one.name.endswith(".json")))


def map_data(map_id: str) -> dict[str, Any]:
    """The data of a map, read anew so that a test may change it."""
    text = resources.files(_DATA).joinpath("maps", f"{map_id}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def boards_of(map_id: str) -> Boards:
    """The boards of a map, shared by all tests."""
    return Boards(Map.of(map_data(map_id)))
