#!/usr/bin/env python3
"""
Make the card facts of Destiny from the reference data, or check them against it.

What belongs here: choosing and renaming the facts of the source, and comparing.
What does not: printed text, which the source holds and the project never does;
the meaning of a fact (`dejarik.games.destiny.model.facts`); corrections
(`data/overlay.json`).

    scripts/import_facts.py            write one file per set, and sets.json
    scripts/import_facts.py --check    compare every fact with the source

Exit codes: 0 all well, 1 differences or unreadable data, 3 source not there.
"""

import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final, TypeAlias

from dejarik.games.destiny.model.facts import UnreadableFact, card_from
from dejarik.lab.overlap import beside

Record: TypeAlias = dict[str, object]
Files: TypeAlias = dict[str, list[Record]]

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT.parent / beside("destiny")
DATA: Final = ROOT / "src" / "dejarik" / "games" / "destiny" / "data"

SETS: Final = "sets"
OVERLAY: Final = "overlay"
OTHER_FILES: Final = (OVERLAY, "older", "formats", "boxes", "decks", "needs", "rulings")
OVERLAY_KEYS: Final = {"code", "field", "value", "source"}

# What the source must hold. Distinct printings are those that name no earlier
# printing they repeat (`reprint_of`).
EXPECTED: Final = {"sets": 25, "printings": 2977, "distinct": 2521}

# The first two digits of a code number the set; the rest is the printed number.
SET_DIGITS: Final = 2

PLAYED: Final = ("upgrade", "support", "event", "downgrade")

WELL: Final = 0
DIFFERENT: Final = 1
NO_SOURCE: Final = 3


class SourceMissing(Exception):
    """The reference data is not where it should be."""

    def __init__(self, source: Path) -> None:
        """Say where it was looked for and how to point elsewhere."""
        super().__init__(
            f"the reference data is not there: {source} does not exist; "
            "give its place with --source"
        )


class UnreadableFile(Exception):
    """A file that is not the list of records it should be."""

    def __init__(self, path: Path, reason: object) -> None:
        """Name the file and the reason."""
        super().__init__(f"{path.name} cannot be read: {reason}")


def derive(source: Path) -> Files:
    """
    Make the content of every data file, by file name without its ending.

    Raises SourceMissing, UnreadableFile or UnreadableFact.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    sets = sorted(read_list(source / "sets.json"), key=position)
    files: Files = {SETS: [set_record(card_set) for card_set in sets]}
    printed: Files = {}
    for card_set in sets:
        code = str(card_set["code"])
        printed[code] = read_list(source / "set" / f"{code}.json")
    words = {str(card["code"]): words_of(card) for cards in printed.values() for card in cards}
    for code, cards in printed.items():
        files[code] = [card_record(card, words) for card in cards]
    return files


def words_of(card: Record) -> list[str]:
    """Take the words printed on a card, to compare them: without marks, symbols and case."""
    return re.findall(r"[a-z0-9]+", re.sub(r"<[^>]*>", "", str(card.get("text") or "")).lower())


def position(card_set: Record) -> int:
    """Tell where a set stands among the sets; one that does not say comes first."""
    found = card_set.get("position")
    return found if isinstance(found, int) else 0


def read_list(path: Path) -> list[Record]:
    """Read a JSON file that is a list of objects."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise UnreadableFile(path, problem) from problem
    if isinstance(found, list) and all(isinstance(one, dict) for one in found):
        return found
    raise UnreadableFile(path, "it is not a list of objects")


def set_record(card_set: Record) -> Record:
    """Take the facts of one set."""
    return {
        "code": card_set["code"],
        "name": card_set["name"],
        "position": card_set["position"],
        "released": card_set["date_release"],
        "size": card_set["size"],
        "cycle": card_set["cycle_code"],
    }


def card_record(card: Record, words: dict[str, list[str]]) -> Record:
    """Take the facts of one printing, and make sure they can be read back."""
    code = str(card.get("code"))
    record: Record = {
        "code": code,
        "set": card.get("set_code"),
        "number": code[SET_DIGITS:].lstrip("0"),
        "position": card.get("position"),
        "title": tidy(card.get("name")),
        "subtitle": tidy(card.get("subtitle")),
        "type": card.get("type_code"),
        "colour": card.get("faction_code"),
        "affiliation": card.get("affiliation_code"),
        "rarity": card.get("rarity_code"),
        "unique": card.get("is_unique"),
        "cost": cost(card),
        "health": card.get("health"),
        "points": points(code, str(card.get("points") or "")),
        "subtypes": card.get("subtypes") or [],
        "sides": card.get("sides") or [],
        "deck_limit": card.get("deck_limit"),
    }
    record.update(rare_facts(card, words))
    card_from(record)
    return record


def rare_facts(card: Record, words: dict[str, list[str]]) -> Record:
    """Take the facts that few printings have; they are left out where they are absent."""
    earlier = card.get("reprint_of")
    found = {
        "reprint_of": earlier,
        "reworded": bool(earlier) and words[str(earlier)] != words_of(card),
        "parallel_die": card.get("parallel_die"),
        "flip": card.get("flip_card"),
        "errata": card.get("has_errata"),
    }
    return {field: value for field, value in found.items() if value}


def tidy(text: object) -> str:
    """Remove the stray spaces some titles have."""
    return " ".join(str(text or "").split())


def cost(card: Record) -> object:
    """Take the cost; a card one plays, yet without a number, costs X."""
    found = card.get("cost")
    if found is None and card.get("type_code") in PLAYED:
        return "X"
    return found


def points(code: str, text: str) -> list[int]:
    """Split point values such as "12/15"; some are written as "-2.0"."""
    found: list[int] = []
    for part in text.split("/") if text else []:
        try:
            value = float(part)
        except ValueError as problem:
            raise UnreadableFact(code, "points", f'"{text}" is not numbers') from problem
        if not value.is_integer():
            raise UnreadableFact(code, "points", f'"{text}" is not whole numbers')
        found.append(int(value))
    return found


def render(records: list[Record]) -> str:
    """Write one record per line, so that a change of one card is a change of one line."""
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in records]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def write(files: Files, data: Path) -> None:
    """Write the data files."""
    data.mkdir(parents=True, exist_ok=True)
    for name, records in files.items():
        (data / f"{name}.json").write_text(render(records), encoding="utf-8")


def differences(files: Files, data: Path) -> list[str]:
    """List every way in which the data files differ from the source, for a person to read."""
    found: list[str] = []
    for name, records in files.items():
        found += file_differences(data / f"{name}.json", records)
    known = {*files, *OTHER_FILES}
    strangers = sorted(path.name for path in data.glob("*.json") if path.stem not in known)
    found += [f"{name}: the source has no such set" for name in strangers]
    return found + overlay_problems(files, data / f"{OVERLAY}.json")


def file_differences(path: Path, records: list[Record]) -> list[str]:
    """List the ways in which one data file differs from what the source gives for it."""
    if not path.is_file():
        return [f"{path.name}: missing"]
    found = compare(path.stem, records, read_list(path))
    if not found and path.read_text(encoding="utf-8") != render(records):
        found.append(f"{path.name}: same facts, other layout; import again")
    return found


def compare(name: str, wanted: list[Record], stored: list[Record]) -> list[str]:
    """Compare two lists of records by code and field."""
    before = {str(one.get("code")): one for one in stored}
    after = {str(one.get("code")): one for one in wanted}
    found = [f"{name} {code}: missing" for code in after if code not in before]
    found += [f"{name} {code}: not in the source" for code in before if code not in after]
    if len(before) != len(stored):
        found.append(f"{name}: a code stands twice")
    for code in after.keys() & before.keys():
        fields = sorted(after[code].keys() | before[code].keys())
        found += [
            f"{name} {code}: {field} is {before[code].get(field)!r}, "
            f"the source says {after[code].get(field)!r}"
            for field in fields
            if before[code].get(field) != after[code].get(field)
        ]
    return sorted(found)


def overlay_problems(files: Files, path: Path) -> list[str]:
    """List corrections that correct nothing, or that say too little."""
    records = {str(one["code"]): one for name in files if name != SETS for one in files[name]}
    found: list[str] = []
    for entry in read_list(path):
        code, field = str(entry.get("code")), str(entry.get("field"))
        record = records.get(code, {})
        if entry.keys() != OVERLAY_KEYS or not entry["source"]:
            found.append(f"overlay {code}: needs exactly code, field, value and source")
        elif field not in record:
            found.append(f"overlay {code}: there is no fact {field} to correct")
        elif record[field] == entry["value"]:
            found.append(f"overlay {code}: the source agrees on {field} now; remove the entry")
    return found


def summarise(files: Files) -> dict[str, object]:
    """Count sets, printings, distinct printings, dice and types."""
    cards = [one for name in files if name != SETS for one in files[name]]
    return {
        "sets": len(files) - 1,
        "printings": len(cards),
        "distinct": sum("reprint_of" not in one for one in cards),
        "dice": sum(bool(one["sides"]) for one in cards),
        "types": dict(sorted(Counter(str(one["type"]) for one in cards).items())),
    }


def miscounts(summary: dict[str, object]) -> list[str]:
    """List the counts that are not what is known of the source."""
    return [
        f"{what}: {summary[what]} counted, {number} expected"
        for what, number in EXPECTED.items()
        if summary[what] != number
    ]


def say(text: str) -> None:
    """Write one line to a person."""
    sys.stdout.write(f"{text}\n")


def report(summary: dict[str, object], problems: list[str], *, as_json: bool) -> None:
    """Tell what was found, to a person or to a program."""
    if as_json:
        say(json.dumps({**summary, "differences": problems}, ensure_ascii=False))
        return
    for problem in problems:
        say(problem)
    say(
        f"{summary['printings']} printings in {summary['sets']} sets, "
        f"{summary['distinct']} distinct (not a reprint); {len(problems)} differences"
    )


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make or check the card facts of Destiny.")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the reference data")
    parser.add_argument("--data", type=Path, default=DATA, help="the data files of the project")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--json", action="store_true", help="print a summary for programs")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Write or check, tell what was found, and say by the exit code how it went."""
    options = arguments(given)
    try:
        files = derive(options.source)
        summary = summarise(files)
        problems = miscounts(summary)
        if options.check:
            problems += differences(files, options.data)
        elif not problems:
            write(files, options.data)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    except (UnreadableFile, UnreadableFact) as problem:
        sys.stderr.write(f"{problem}\n")
        return DIFFERENT
    report(summary, problems, as_json=options.json)
    return DIFFERENT if problems else WELL


if __name__ == "__main__":
    sys.exit(main())
