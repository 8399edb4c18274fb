#!/usr/bin/env python3
"""
Writes the register of rulings of a title from the statements that were handed over.

    python -m scripts.write_register swccg             write docs/rules/swccg/rulings
    python -m scripts.write_register swccg --check     only compare; 1 if anything differs

What belongs here: from statements to the register's files, one for each topic. What does not:
the statements themselves, which lie beside the checkout, and judging them (`lab.judgement`).
A statement's claim becomes the paraphrase; nobody retypes anything. Destiny's register is older
than its statements and is written by hand.
Exit codes: 0 all well, 1 something differs, 3 the statements are not there.
"""

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BESIDE: Final = ROOT.parent / "shared" / "rules"
RULES: Final = ROOT / "docs" / "rules"

DOCUMENTS: Final = {
    "swccg": ("ar", "Advanced Rulebook of the Players Committee"),
    "imperial-assault": ("iacp", "Consolidated rules of Imperial Assault, version 1.4"),
}
"""For each title the edition its register speaks of, and the document."""

KEPT: Final = ("id", "section", "line", "kind", "milestone", "mode", "waits_for", "outside")
"""Fields that keep their names, in the order they are written."""

REWORDED: Final = {
    "swccg.1c.378": "A text that gives a card once in its owner's deploy phase gives one a turn.",
    "swccg.1d.125": (
        "Given Out Of Commission put Death Star Assault Squadron out of play, then all six "
        "personas in it are barred from being deployed any more: Vader and Vader's Custom TIE, "
        "the pilots DS-61-3 and DS-61-2, their ships Black 3 and Black 2."
    ),
    "swccg.4.095": "A text that says here speaks of the location it stands on.",
    "swccg.c.638": "The word stolen in the title of a vehicle or starship makes it a stolen one.",
}
"""Claims that came too near to the document's own words."""

HEADINGS: Final = {
    "Force Drains May Not": "Force Drains That The Opponent Cannot Modify Or Cancel",
}
"""Headings that are cards' own words, by how they begin, and ours in their place."""

WAITS_FOR: Final = {
    ("imperial-assault", "M3"): "the sets after the core set",
    ("imperial-assault", "M4"): "the campaign",
    ("swccg", "M2"): "Premiere: systems, starships, vehicles",
    ("swccg", "M3"): "the sets from A New Hope to Jabba's Palace",
    ("swccg", "M4"): "the later sets: objectives, epic events, shields",
    ("swccg", "M5"): "the virtual sets",
}
"""What a statement waits for by its milestone, where nothing nearer is named."""

BY_HAND: Final = ("card.toml",)
"""Files of a register that no statements are behind: rulings of the data on single cards."""

FOUR_PLAYERS: Final = "games of four players"

MISSING: Final = 3

Statement = dict[str, Any]


def statements(folder: Path) -> list[Statement]:
    """All statements of a folder, file by file; files of facts are passed over."""
    found: list[Statement] = []
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(data, list):
            found += data
    return found


def topic_of(statement: Statement) -> str:
    """The topic in a statement's id, which names its file."""
    return str(statement["id"]).split(".")[1]


def written(title: str, of_topic: list[Statement]) -> str:
    """The file of one topic."""
    edition, source = DOCUMENTS[title]
    head = f"edition = {_text(edition)}\nsource = {_text(source)}\n"
    return "\n".join([head, *(_entry(_with_reason(title, one)) for one in of_topic)])


def reasons(title: str) -> dict[str, dict[str, str]]:
    """
    What was found out later: statements that lie outside, or wait for something, and why.

    It is kept beside the register, in `reasons.toml`, as nobody changes what was handed over.
    """
    path = RULES / title / "reasons.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _with_reason(title: str, statement: Statement) -> Statement:
    """A statement that is neither to be proven nor outside says what it waits for."""
    for field, found in reasons(title).items():
        if statement["id"] in found:
            return {**statement, field: found[statement["id"]]}
    later = WAITS_FOR.get((title, str(statement.get("milestone"))))
    if statement.get("outside") or statement.get("waits_for") or later is None:
        return statement
    return {**statement, "waits_for": FOUR_PLAYERS if statement.get("mode") == "four" else later}


def _entry(statement: Statement) -> str:
    lines = ["[[ruling]]"]
    for name in KEPT:
        if statement.get(name) not in (None, "", []):
            lines.append(f"{name} = {_value(_ours(statement[name]))}")
        if name == "line":
            claim = REWORDED.get(str(statement["id"])) or str(statement["claim"])
            lines.append(f"paraphrase = {_text(claim)}")
    if statement.get("shows"):
        lines.append(f"shows = {_value(statement['shows'])}")
    return "\n".join([*lines, ""])


def _ours(value: object) -> object:
    """A heading in our words where its own are a card's; anything else as it is."""
    for start, heading in HEADINGS.items():
        if isinstance(value, str) and value.startswith(start):
            return heading
    return value


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value) if isinstance(value, int) else _text(str(value))


def _text(text: str) -> str:
    """A basic string of TOML; JSON escapes the same characters in the same way."""
    return json.dumps(text, ensure_ascii=False)


def files(title: str, source: Path) -> dict[Path, str]:
    """Every file of a title's register, by its place."""
    topics: dict[str, list[Statement]] = {}
    for statement in statements(source / title):
        topics.setdefault(topic_of(statement), []).append(statement)
    folder = RULES / title / "rulings"
    return {folder / f"{topic}.toml": written(title, found) for topic, found in topics.items()}


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with --check say which differ."""
    parser = argparse.ArgumentParser(prog="python -m scripts.write_register", description=__doc__)
    parser.add_argument("title", choices=tuple(DOCUMENTS))
    parser.add_argument("--source", type=Path, default=BESIDE, help="where the statements are")
    parser.add_argument("--check", action="store_true", help="only compare; 1 if any differs")
    asked = parser.parse_args(arguments)
    if not (asked.source / asked.title).is_dir():
        print(f"there are no statements in {asked.source / asked.title}", file=sys.stderr)
        return MISSING
    wanted = files(asked.title, asked.source)
    there = (RULES / asked.title / "rulings").glob("*.toml")
    known = {path for path in there if path.name not in BY_HAND}
    stale = [path for path, text in wanted.items() if not _is(path, text)]
    for path in (*stale, *sorted(known - wanted.keys())):
        print(f"{path.relative_to(ROOT)}: {'differs' if asked.check else 'written'}")
    if not asked.check:
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
        for path in known - wanted.keys():
            path.unlink()
    return 1 if asked.check and (stale or known - wanted.keys()) else 0


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
