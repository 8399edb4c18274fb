"""
Another release: the same package with one rule changed, for tests of upgrades.

What belongs here: the copy, and how a process is started from it. What does not: what the
two releases do with each other's games.
"""

import shutil
from pathlib import Path
from typing import Final

import dejarik

RULE: Final = Path("games/destiny/rules/flow/rounds.py")
THIS: Final = "upkeep_income(t, player.seat)))"
OTHER: Final = "upkeep_income(t, player.seat) + 1))"
"""In the upkeep everybody gets one resource more: the first round is played alike."""


class NoSuchRule(Exception):
    """The line that was to be changed is not there any more."""


def other_release(folder: Path) -> dict[str, str]:
    """
    Copy the package into a folder and change the rule; the environment of its processes.

    Raises NoSuchRule.
    """
    place = folder / "dejarik"
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(Path(dejarik.__file__).parent, place, ignore=ignored)
    path = place / RULE
    text = path.read_text(encoding="utf-8")
    if text.count(THIS) != 1:
        raise NoSuchRule(f"{RULE} has {THIS} {text.count(THIS)} times.")
    path.write_text(text.replace(THIS, OTHER), encoding="utf-8")
    return {"PYTHONPATH": str(folder)}
