#!/usr/bin/env python3
"""
Make the facts of the Customizable Card Game from the reference data, or check them against it.

What belongs here: one file for each set, the list of sets, what cards wait for, and comparing;
and whether what is edited by hand (`overlay`, `personas`, `layouts`, `boxes`) fits.
What does not: the facts of one entry (`swccg_records`), links between cards (`swccg_links`),
what texts speak of (`swccg_needs`), and texts: none is kept.

    python -m scripts.import_swccg_facts            write the data files
    python -m scripts.import_swccg_facts --check    compare every fact with the source

Exit codes: 0 all well, 1 differences or unreadable data, 3 source not there.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final, TypeAlias

from dejarik.games.swccg.model.facts import UnreadableFact, printed_from
from dejarik.lab.overlap import beside
from scripts import swccg_links as links
from scripts.import_facts import (
    DIFFERENT,
    NO_SOURCE,
    OVERLAY_KEYS,
    WELL,
    SourceMissing,
    UnreadableFile,
    file_differences,
    read_list,
    say,
    write,
)
from scripts.swccg_needs import needs_of
from scripts.swccg_records import Entry, Record, is_virtual, names, notes, side_record

Files: TypeAlias = dict[str, list[Record]]

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT.parent / beside("swccg")
DATA: Final = ROOT / "src" / "dejarik" / "games" / "swccg" / "data"

SETS: Final = "sets"
NEEDS: Final = "needs"
BOXES: Final = "boxes"
OVERLAY: Final = "overlay"
PERSONAS: Final = "personas"
LAYOUTS: Final = "layouts"
RULINGS: Final = ("rulings", "rulings-2")
BY_HAND: Final = (BOXES, OVERLAY, PERSONAS, LAYOUTS)

EXPECTED: Final = {"entries": 3797, "cards": 3639}
BOX_SIZE: Final = 60
UNSAID: Final = ("species", "gender", "characteristics", "also_in")
"""Facts that the overlay may give where the source says nothing."""


def derive(source: Path, boxed: set[str]) -> Files:
    """
    Make the content of every data file, by file name without its ending.

    Raises SourceMissing, UnreadableFile or UnreadableFact.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    cards = links.folded([*entries(source / "Dark.json"), *entries(source / "Light.json")])
    sets = read_list(source / "sets.json")
    order = {str(one["id"]): place for place, one in enumerate(sets)}
    twin, counterpart = links.twins(cards), links.counterparts(cards, order)
    files: Files = {}
    for code in sorted(cards, key=code_order):
        record = card_record(code, cards[code])
        linked = {"twin_of": twin.get(code), "counterpart": counterpart.get(code)}
        record |= {fact: value for fact, value in linked.items() if value}
        printed_from(record)
        files.setdefault(str(record["set"]), []).append(record)
    files[SETS] = set_records(sets, files)
    files[NEEDS] = need_records(cards, files, boxed)
    return files


def entries(path: Path) -> list[Entry]:
    """The entries of one side of the Force."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["cards"]
    except (OSError, ValueError, KeyError) as problem:
        raise UnreadableFile(path, problem) from problem
    if isinstance(found, list) and all(isinstance(one, dict) for one in found):
        return found
    raise UnreadableFile(path, "its cards are not a list of objects")


def code_order(code: str) -> tuple[int, int]:
    """The number of the set, then the number in it."""
    of_set, _, number = code.partition("_")
    return int(of_set), int(number)


def card_record(code: str, group: list[Entry]) -> Record:
    """The facts of one card and the list of its printings."""
    first = group[0]
    titles = names(links.title_of(first))
    also_in = [one["set"] for one in first["printings"] if one["set"] != first["set"]]
    record: Record = {
        "code": code,
        "source_id": first["id"],
        "side": str(first["side"]).lower(),
        "set": first["set"],
        "rarity": first["rarity"],
    }
    if is_virtual(links.title_of(first)):
        record["virtual"] = True
    record |= side_record(code, titles[0], first["front"])
    if also_in:
        record["also_in"] = also_in
    if len(group) > 1:
        record["printings"] = [printing(code, one) for one in group]
    if first.get("back"):
        record["back"] = side_record(code, titles[-1], first["back"])
    return record


def printing(code: str, entry: Entry) -> Record:
    """One printing: its number, its note, and its code where that is not the card's."""
    found: Record = {"source_id": entry["id"]}
    if entry["gempId"] != code:
        found["code"] = entry["gempId"]
    if told := notes(links.title_of(entry)):
        found["note"] = ", ".join(told)
    return found


def set_records(sets: list[Record], files: Files) -> list[Record]:
    """The sets that any card is in, in the order of the data."""
    used = {*files}
    for records in files.values():
        for one in records:
            also = one.get("also_in")
            used |= {str(other) for other in also} if isinstance(also, list) else set()
    return [
        {
            "code": one["id"],
            "name": one["name"],
            "short": one["abbr"],
            "cycle": one["cycle_code"],
            "released": one["date_release"],
        }
        for one in sets
        if one["id"] in used
    ]


def need_records(cards: links.Cards, files: Files, boxed: set[str]) -> list[Record]:
    """What each card waits for; those of the box wait for nothing."""
    records = {str(one["code"]): one for name in files if name != SETS for one in files[name]}
    found: list[Record] = []
    for code, record in records.items():
        needs = [] if code in boxed else needs_of(record, cards[code][0])
        found.append({"code": code, "needs": needs})
    return found


def problems_of(files: Files, data: Path) -> list[str]:
    """List miscounts, files nobody knows, and what is wrong with the files edited by hand."""
    records = {
        str(one["code"]): one for name in files if name not in (SETS, NEEDS) for one in files[name]
    }
    counted = {"entries": entry_count(records), "cards": len(records)}
    found = [
        f"{what}: {counted[what]} counted, {number} expected"
        for what, number in EXPECTED.items()
        if counted[what] != number
    ]
    known = {*files, *BY_HAND, *RULINGS}
    strangers = sorted(path.name for path in data.glob("*.json") if path.stem not in known)
    found += [f"{name}: the source has no such set" for name in strangers]
    found += box_problems(read_list(data / f"{BOXES}.json"), records)
    found += overlay_problems(read_list(data / f"{OVERLAY}.json"), records)
    return found + title_problems(data, records)


def entry_count(records: dict[str, Record]) -> int:
    """How many entries of the source the cards are made of."""
    return sum(len(printed_from(one).printings) for one in records.values())


def box_problems(boxes: list[Record], records: dict[str, Record]) -> list[str]:
    """List decks that are not of sixty known cards of one side."""
    found: list[str] = []
    for box in boxes:
        copies = box["cards"]
        if not isinstance(copies, dict):
            found.append(f"boxes {box['code']}: cards is no record of copies")
            continue
        found += [f"boxes {box['code']}: no card {one}" for one in copies if one not in records]
        strange = [one for one in copies if records.get(one, box)["side"] != box["side"]]
        found += [f"boxes {box['code']}: {one} is of the other side" for one in strange]
        if sum(copies.values()) != BOX_SIZE:
            found.append(f"boxes {box['code']}: {sum(copies.values())} cards, not {BOX_SIZE}")
    return found


def overlay_problems(entries_: list[Record], records: dict[str, Record]) -> list[str]:
    """List corrections that correct nothing, or that say too little."""
    found: list[str] = []
    for entry in entries_:
        code, fact = str(entry.get("code")), str(entry.get("field"))
        record = records.get(code)
        if entry.keys() != OVERLAY_KEYS or not entry["source"]:
            found.append(f"overlay {code}: needs exactly code, field, value and source")
        elif record is None:
            found.append(f"overlay {code}: there is no such card")
        elif fact not in record and fact not in UNSAID:
            found.append(f"overlay {code}: there is no fact {fact} to correct")
    return found


def title_problems(data: Path, records: dict[str, Record]) -> list[str]:
    """List titles in personas and layouts that no card has."""
    titles = {str(one["title"]) for one in records.values()}
    systems = {one.get("system") for one in records.values()}
    found: list[str] = []
    for persona in read_list(data / f"{PERSONAS}.json"):
        named = persona["titles"] if isinstance(persona["titles"], list) else []
        strange = [one for one in named if one not in titles]
        found += [f"personas {persona['name']}: no card {one}" for one in strange]
    for layout in read_list(data / f"{LAYOUTS}.json"):
        if layout["system"] and layout["system"] not in systems:
            found.append(f"layouts {layout['system']}: no such system")
    return found


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description="Make or check the facts of the Customizable Card Game."
    )
    parser.add_argument("--source", type=Path, default=SOURCE, help="the reference data")
    parser.add_argument("--data", type=Path, default=DATA, help="the data files of the project")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    return parser.parse_args(given)


def boxed_codes(data: Path) -> set[str]:
    """The codes of the cards in the boxed decks."""
    found: set[str] = set()
    for box in read_list(data / f"{BOXES}.json"):
        copies = box["cards"]
        found |= copies.keys() if isinstance(copies, dict) else set()
    return found


def main(given: list[str] | None = None) -> int:
    """Write or check, tell what was found, and say by the exit code how it went."""
    options = arguments(given)
    try:
        files = derive(options.source, boxed_codes(options.data))
        problems = problems_of(files, options.data)
        if options.check:
            for name, records in files.items():
                problems += file_differences(options.data / f"{name}.json", records)
        elif not problems:
            write(files, options.data)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    except (UnreadableFile, UnreadableFact) as problem:
        sys.stderr.write(f"{problem}\n")
        return DIFFERENT
    for line in problems:
        say(line)
    say(f"{len(files[NEEDS])} cards in {len(files) - 2} sets; {len(problems)} differences")
    return DIFFERENT if problems else WELL


if __name__ == "__main__":
    sys.exit(main())
