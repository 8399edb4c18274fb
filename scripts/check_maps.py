#!/usr/bin/env python3
"""
Checks the maps of Imperial Assault: readable, playable, with the counts they tell.

What belongs here: finding files and saying what became of them. What does not: the checks
themselves (`games.imperial.board.checks`).

    scripts/check_maps.py                 check every map of the package
    scripts/check_maps.py dry-dock        check some, by their ids or as files
    scripts/check_maps.py --write FILE    store the counts in the files instead of comparing

Exit codes: 0 all well, 1 a map is wrong, 3 a file is not there.
"""

import argparse
import json
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from dejarik.games.imperial.board.checks import check
from dejarik.games.imperial.board.maps import WrongMap

WELL: Final = 0
WRONG: Final = 1
NO_FILE: Final = 3

_DATA: Final = "dejarik.games.imperial.data"


def main(words: list[str] | None = None) -> int:
    """Check maps and print a line for each; the exit code says how it went."""
    parser = argparse.ArgumentParser(description="Check the maps of Imperial Assault.")
    parser.add_argument("maps", nargs="*", help="ids of maps, or files; all maps if none")
    parser.add_argument("--write", action="store_true", help="store the counts in the files")
    arguments = parser.parse_args(words)
    outcome = WELL
    for path in paths(arguments.maps):
        if not path.exists():
            print(f"{path}: there is no such file")
            return NO_FILE
        try:
            print(f"{path.stem}: {checked(path, is_writing=arguments.write)}")
        except WrongMap as why:
            outcome = WRONG
            print(f"{path.stem}: WRONG: {why}")
    return outcome


def paths(names: list[str]) -> list[Path]:
    """The files of maps by ids or paths; all of the package if none is named."""
    folder = Path(str(resources.files(_DATA))) / "maps"
    if not names:
        return sorted(folder.glob("*.json"))
    return [Path(name) if name.endswith(".json") else folder / f"{name}.json" for name in names]


def checked(path: Path, *, is_writing: bool) -> str:
    """
    Check one file and give its counts in words.

    Raises WrongMap; what is no JSON at all is wrong, too.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as why:
        raise WrongMap(f"this is no JSON: {why}") from why
    if not isinstance(data, dict):
        raise WrongMap("a map is a record")
    told = data.pop("checks", {}) if is_writing else data.get("checks", {})
    found = check(data)
    if is_writing and told != found:
        data["checks"] = found
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return " ".join(f"{name}={count}" for name, count in found.items())


if __name__ == "__main__":
    sys.exit(main())
