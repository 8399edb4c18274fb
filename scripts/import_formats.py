"""
Make the formats and boxes of Destiny from the reference data, or check them against it.

What belongs here: choosing and renaming what the source says of formats and boxed decks.
What does not: what a format means (`dejarik.games.destiny.building`).

    python -m scripts.import_formats            write formats.json and boxes.json
    python -m scripts.import_formats --check    compare them with the source

Exit codes: 0 all well, 1 differences or unreadable data, 3 source not there.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from scripts.import_facts import (
    DATA,
    DIFFERENT,
    NO_SOURCE,
    SOURCE,
    WELL,
    Files,
    Record,
    SourceMissing,
    UnreadableFile,
    file_differences,
    points,
    read_list,
    write,
)

FORMATS: Final = "formats"
BOXES: Final = "boxes"

# The source keeps both sides of this box together; by its numbers they are apart.
TWO_PLAYER_GAME: Final = "TPG"
FIRST_OF_HEROES: Final = "04024"

# Products for drafts hold cards for both sides and no deck to play.
SMALLEST_BOX: Final = 20


def derive(source: Path) -> Files:
    """
    Make the content of both files.

    Raises SourceMissing or UnreadableFile.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    kinds = {
        str(card["code"]): card
        for path in sorted((source / "set").glob("*.json"))
        for card in read_list(path)
    }
    boxes: list[Record] = []
    for pack in read_list(source / "starterPacks.json"):
        for code, name, slots in sides(pack):
            box = box_record(code, name, str(pack["set_code"]), slots, kinds)
            if box is not None:
                boxes.append(box)
    formats = [format_record(one) for one in read_list(source / "formats.json")]
    return {FORMATS: formats, BOXES: boxes}


def format_record(found: Record) -> Record:
    """Take the facts of one format; its list of changed wordings is not one of them."""
    data = found["data"]
    assert isinstance(data, dict)
    return {
        "code": found["code"],
        "name": found["name"],
        "sets": data["sets"],
        "balance": {code: points(code, text) for code, text in data.get("balance", {}).items()},
        "banned": data.get("banned", []),
        "restricted": data.get("restricted", []),
        "pairs": pairs(data.get("restrictedPairs", {})),
    }


def pairs(found: dict[str, list[str]]) -> list[list[str]]:
    """Take each pair once, whichever of the two names the other."""
    each = {tuple(sorted((one, other))) for one, others in found.items() for other in others}
    return [list(pair) for pair in sorted(each)]


def sides(pack: Record) -> list[tuple[str, str, dict[str, Record]]]:
    """Take a product apart into what each player gets of it."""
    slots = pack["slots"]
    assert isinstance(slots, dict)
    code, name = str(pack["code"]), str(pack["name"])
    if code != TWO_PLAYER_GAME:
        return [(code, name, slots)]
    villains = {card: slot for card, slot in slots.items() if card < FIRST_OF_HEROES}
    heroes = {card: slot for card, slot in slots.items() if card >= FIRST_OF_HEROES}
    return [(f"{code}-V", f"{name}, villains", villains), (f"{code}-H", f"{name}, heroes", heroes)]


def box_record(
    code: str, name: str, card_set: str, slots: dict[str, Record], cards: dict[str, Record]
) -> Record | None:
    """
    Sort one player's cards; nothing for a product that holds no whole deck.

    A character that comes more than once comes with one die each.
    """
    team: list[list[object]] = []
    battlefields: list[str] = []
    deck: list[list[object]] = []
    spent = 0
    for card, slot in slots.items():
        kind = cards[card]["type_code"]
        quantity, dice = int(str(slot["quantity"])), int(str(slot["dice"]))
        if kind in ("character", "plot"):
            values = points(card, str(cards[card]["points"]))
            each = dice // quantity
            team += [[card, each]] * quantity
            spent += values[max(each, 1) - 1] * quantity
        elif kind == "battlefield":
            battlefields.append(card)
        else:
            deck.append([card, quantity])
    size = sum(int(str(quantity)) for _, quantity in deck)
    if size < SMALLEST_BOX or len(battlefields) != 1:
        return None
    return {
        "code": code,
        "name": name,
        "set": card_set,
        "team": team,
        "battlefields": battlefields,
        "cards": deck,
        "points": spent,
        "size": size,
    }


def differences(files: Files, data: Path) -> list[str]:
    """List every way in which the data files differ from the source."""
    found: list[str] = []
    for name, records in files.items():
        found += file_differences(data / f"{name}.json", records)
    return found


def main(given: list[str] | None = None) -> int:
    """Write or check, and say by the exit code how it went."""
    parser = argparse.ArgumentParser(description="Make or check the formats of Destiny.")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the reference data")
    parser.add_argument("--data", type=Path, default=DATA, help="the data files of the project")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--json", action="store_true", help="print a summary for programs")
    options = parser.parse_args(given)
    try:
        files = derive(options.source)
        problems = differences(files, options.data) if options.check else []
        if not options.check:
            write(files, options.data)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    except UnreadableFile as problem:
        sys.stderr.write(f"{problem}\n")
        return DIFFERENT
    counts = {name: len(records) for name, records in files.items()}
    if options.json:
        sys.stdout.write(json.dumps({**counts, "differences": problems}) + "\n")
    else:
        for problem_line in problems:
            sys.stdout.write(f"{problem_line}\n")
        sys.stdout.write(
            f"{counts[FORMATS]} formats, {counts[BOXES]} boxed decks; {len(problems)} differences\n"
        )
    return DIFFERENT if problems else WELL


if __name__ == "__main__":
    sys.exit(main())
