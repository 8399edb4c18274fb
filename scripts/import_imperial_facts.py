#!/usr/bin/env python3
"""
Make the facts of Imperial Assault from the reference data, or check them against it.

What belongs here: from readings of the cards to our records, sizes of bases and faces of dice
from collections, and comparing. What does not: abilities in words, which the readings hold and
the project never does; the meaning of a fact (`dejarik.games.imperial.model.facts`); and what is
edited by hand (`army-rules`, `formats`, `ready-armies`).

    python -m scripts.import_imperial_facts            write the data files
    python -m scripts.import_imperial_facts --check    compare every fact with the source

The reading of a card holds before other collections. Its numbers must be those of the second
collection, else nothing is written.
Exit codes: 0 all well, 1 differences or unreadable data, 3 source not there.
"""

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

from dejarik.games.imperial.model.facts import (
    COLOURS,
    SYMBOLS,
    UnreadableFact,
    command_from,
    deployment_from,
    die_from,
)
from dejarik.lab.overlap import beside
from scripts.import_facts import (
    DIFFERENT,
    NO_SOURCE,
    WELL,
    SourceMissing,
    UnreadableFile,
    file_differences,
    say,
    write,
)

Card: TypeAlias = dict[str, Any]
Record: TypeAlias = dict[str, object]
Files: TypeAlias = dict[str, list[Record]]

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT.parent / beside("imperial-assault")
DATA: Final = ROOT / "src" / "dejarik" / "games" / "imperial" / "data"

SECOND: Final = Path("lvisintini_imperial-assault-data", "data")
DICE: Final = Path("derived", "dice_faces.json")
SIZES: Final = Path("Mastermind1232_IACP-Skirmish-Async", "figure-sizes.json")
BASES: Final = Path("GlowPuff_ImperialCommander2", "CardData")
UNITS: Final = Path("natafaye_calculator", "nata_units.json")

ARMY_RULES: Final = "army-rules"
SAME: Final = {"bosskrebel": "bosskmercenary"}
"""Codes under which collections list a card once more."""
CORE: Final = "core"

EXPECTED: Final = {"group": 122, "upgrade": 38, "companion": 7, "form": 3, "command": 206}

KINDS: Final = {"figure": "group"}
RESTRICTIONS: Final = {"any figure": "any"}
UNIQUENESS: Final = {"unique figure": "unique", "non-unique": "not_unique"}
MODES: Final = {"both": ["campaign", "skirmish"]}
TOKENS: Final = {
    "gain 1 damage power token": "damage_token",
    "gain 1 power token of any kind": "any_token",
}
PREVIEWS: Final = ("digital preview", "digital rendering")
"""How a reading says that its picture shows no printed card."""

_SYMBOL: Final = re.compile(r"([+-]\d+) (\w+)")
_KEYWORD: Final = re.compile(r"(\w+)(?: (\d+))?(?: damage)?")
_NAMED: Final = re.compile(r"(.+) \((.+)\)")
_OR: Final = re.compile(r",? or |, ")
_BASE: Final = re.compile(r"[A-Za-z]*(\d)x(\d)")
_LAST_COMMA: Final = re.compile(r",(\s*[\]}])")

SMALL: Final = [1, 1]


class Disagreement(Exception):
    """A reading and the second collection that should be the same."""

    def __init__(self, code: str, read: object, told: object) -> None:
        """Name the card and what each says."""
        super().__init__(f"{code}: the reading says {read}, the second collection {told}")


def derive(source: Path) -> Files:
    """
    Make the content of every data file, by file name without its ending.

    Raises SourceMissing, UnreadableFile, UnreadableFact or Disagreement.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    cards = [one for one in readings(source, "deployments") if one["code"] not in SAME]
    commands = readings(source, "commands")
    second = numbers_of(source)
    for one in [*cards, *commands]:
        agree(one, second)
    sizes, units = sizes_of(source), units_of(source)
    return {
        "deployments": [deployment_record(one, sizes, units) for one in cards],
        "commands": [command_record(one) for one in commands],
        "dice": dice_records(loaded(source / DICE)),
        "sets": set_records(loaded(source / SECOND / "sources.json")),
    }


def loaded(path: Path) -> Any:  # noqa: ANN401  # whatever a collection holds
    """Read a JSON file; some collections have a comma behind the last of a list."""
    try:
        return json.loads(_LAST_COMMA.sub(r"\1", path.read_text(encoding="utf-8-sig")))
    except (OSError, ValueError) as problem:
        raise UnreadableFile(path, problem) from problem


def readings(source: Path, what: str) -> list[Card]:
    """The readings of one kind of cards, by their codes."""
    found: list[Card] = []
    for path in sorted((source / "readings").glob(f"{what}-*.json")):
        found += loaded(path)
    return sorted(found, key=lambda one: str(one["code"]))


def numbers_of(source: Path) -> dict[str, list[object]]:
    """What the second collection says of each card, by code."""
    fields = ("deployment_cost", "reinforce_cost", "deployment_group", "health", "speed")
    found = {
        str(one["iaspec"]): [one.get(field) for field in fields]
        for one in loaded(source / SECOND / "deployment-cards.json")
    }
    for one in loaded(source / SECOND / "command-cards.json"):
        found[str(one["iaspec"])] = [one["cost"], one["limit"]]
    return found


def agree(card: Card, second: dict[str, list[object]]) -> None:
    """Compare a reading with the second collection. Raises Disagreement."""
    fields = ("cost", "reinforce", "group", "health", "speed")
    read = [card["cost"], card["limit"]] if "limit" in card else [card[one] for one in fields]
    told = second.get(str(card["code"]), read)
    if told != read:
        raise Disagreement(str(card["code"]), read, told)


def sizes_of(source: Path) -> dict[str, set[str]]:
    """What collections say of the bases of figures, by the names they give them."""
    found: dict[str, set[str]] = {}
    for name, size in loaded(source / SIZES)["figureSizes"].items():
        found.setdefault(name, set()).add(size)
    for what in ("allies", "enemies", "villains"):
        for one in loaded(source / BASES / f"{what}.json"):
            base = _BASE.fullmatch(one["miniSize"])
            found.setdefault(one["name"], set()).add(f"{base[1]}x{base[2]}" if base else "?")
    return found


def units_of(source: Path) -> dict[str, Card]:
    """The units of another collection by their names, which say what they are a version of."""
    return {str(one["name"]): one for one in loaded(source / UNITS)}


def called(card: Card) -> list[str]:
    """The names under which collections may have a card."""
    name = str(card["name"])
    version = "Elite" if card["elite"] else "Regular"
    return [f"{name} ({version})", f"{name} ({str(card['mode']).capitalize()})", name]


def size_of(card: Card, sizes: dict[str, set[str]]) -> list[int]:
    """
    The short side and the long one of a card's figures; whoever knows it must say the same.

    A companion is small, whatever collections leave out.
    """
    found = set[str]().union(*(sizes.get(name, set()) for name in called(card)))
    if not found and card["type"] == "companion":
        return SMALL
    if len(found) != 1:
        told = ", ".join(sorted(found)) or "nothing"
        raise UnreadableFact(str(card["code"]), "size", f"collections say {told}")
    return sorted(int(side) for side in found.pop().split("x"))


def deployment_record(card: Card, sizes: dict[str, set[str]], units: dict[str, Card]) -> Record:
    """Take the facts of one deployment card, and make sure they can be read back."""
    attack = card["attack"] or {"type": "", "dice": []}
    keywords = [str(one) for one in card["keywords"]]
    habitats = [one.partition(": ")[2] for one in keywords if one.startswith("habitat")]
    with_figures = card["type"] in ("figure", "companion")
    others = [code for code, kept in SAME.items() if kept == card["code"]]
    record: Record = {
        "code": card["code"],
        "kind": KINDS.get(card["type"], card["type"]),
        "name": card["name"],
        "title": card["title"],
        "affiliation": card["affiliation"],
        "traits": [one for one in card["traits"] if one != "Skirmish Upgrade"],
        "elite": card["elite"],
        "unique": card["unique"],
        "modes": MODES.get(card["mode"], [card["mode"]]),
        "cost": card["cost"],
        "reinforce": card["reinforce"],
        "group": card["group"],
        "health": card["health"],
        "speed": card["speed"],
        "size": size_of(card, sizes) if with_figures else None,
        "attack": attack["type"],
        "attack_dice": attack["dice"],
        "defence_dice": card["defence"],
        "box": effects(card["code"], card["box"]),
        "keywords": [one for one in keywords if not one.startswith("habitat")],
        "habitats": habitats,
        "surges": [[one["cost"], surge_effects(card, one)] for one in card["surges"]],
        "restriction": carried_by(card["restriction"]),
        "set": card["set"],
        "also_in": also_in(card),
        "other_codes": others,
        "version": "print",
        "witness": witness(card, units),
    }
    kept = {field: value for field, value in record.items() if value not in (None, "", [])}
    deployment_from(kept)
    return kept


def command_record(card: Card) -> Record:
    """Take the facts of one command card, and make sure they can be read back."""
    asked = card["restriction"]
    kind = RESTRICTIONS.get(asked["kind"], asked["kind"])
    values = [one.lower() if kind == "keyword" else one for one in asked["values"]]
    restriction = {"kind": kind, "affiliation": asked["affiliation"], "values": values}
    record: Record = {
        "code": card["code"],
        "name": card["name"],
        "cost": card["cost"],
        "limit": card["limit"],
        "restriction": {one: value for one, value in restriction.items() if value},
        "set": card["set"],
        "also_in": card.get("also_in"),
        "version": "print",
        "witness": "seen",
    }
    kept = {field: value for field, value in record.items() if value not in (None, "", [])}
    command_from(kept)
    return kept


def also_in(card: Card) -> list[str]:
    """The other sets a card is in; one that is listed twice is in the sets of both."""
    found = [str(one) for one in card.get("also_in", [])]
    if card["code"] in SAME.values():
        found.append("bossk")
    return found


def surge_effects(card: Card, surge: Card) -> list[list[object]]:
    """What one surge does, effect by effect."""
    return effects(card["code"], str(surge["does"]).split(" and "))


def effects(code: str, given: Iterable[str]) -> list[list[object]]:
    """Effects as a word and a number each; a condition's is 1."""
    found: list[list[object]] = []
    for text in given:
        if text in TOKENS:
            found.append([TOKENS[text], 1])
        elif symbol := _SYMBOL.fullmatch(text):
            found.append([symbol[2], int(symbol[1])])
        elif keyword := _KEYWORD.fullmatch(text):
            found.append([keyword[1].lower(), int(keyword[2] or "1")])
        else:
            raise UnreadableFact(code, "effects", f"{text!r} is not understood")
    return found


def carried_by(text: str | None) -> Record | None:
    """What an attachment may be put on, or a form belongs to; nothing where any group will do."""
    if text is None or "army" in text:
        return None
    if text in UNIQUENESS:
        return {"kind": UNIQUENESS[text]}
    if text.startswith("form card of a "):
        return {"kind": "name", "values": [text.removeprefix("form card of a ")]}
    if named := _NAMED.fullmatch(text):
        return {"kind": "name", "values": [named[1]], "title": named[2]}
    return {"kind": "trait", "values": _OR.split(text)}


def witness(card: Card, units: dict[str, Card]) -> str:
    """
    Who says so: the printed card, a preview of it and another collection, or the preview only.

    The other collection knows dice and the numbers of surges.
    """
    if not any(one in card["doubts"] for one in PREVIEWS):
        return "seen"
    unit = next((units[name] for name in called(card) if name in units), None)
    return "two" if unit is not None and shared(card) == told_of(unit) else "one"


def shared(card: Card) -> list[object]:
    """What both a reading and the other collection say of a card."""
    dice = [str(one).capitalize() for one in (card["attack"] or {"dice": []})["dice"]]
    defence = [str(one).capitalize() for one in card["defence"]]
    surges: Counter[tuple[int, int, int]] = Counter()
    for one in card["surges"]:
        numbers = {str(word): int(str(n)) for word, n in surge_effects(card, one)}
        pierce = numbers.get("pierce", 0)
        surges[numbers.get("accuracy", 0), numbers.get("damage", 0), pierce] += 1
    surges.pop((0, 0, 0), None)
    return [card["health"], card["speed"], sorted(dice), sorted(defence), surges]


def told_of(unit: Card) -> list[object]:
    """The same as the other collection has it."""
    surges = Counter((one[0], one[1], one[6]) for one in unit["surgeAbilities"])
    surges.pop((0, 0, 0), None)
    dice, defence = sorted(unit["attackDice"]), sorted(unit["defenseDice"])
    return [unit["health"], unit["speed"], dice, defence, surges]


def dice_records(faces: Card) -> list[Record]:
    """The dice, a face as its numbers in the order of the symbols."""
    found: list[Record] = []
    for colour, six in {**faces["attack"], **faces["defense"]}.items():
        numbers = [[face.get(symbol, 0) for symbol in SYMBOLS] for face in six]
        found.append({"code": colour, "faces": numbers})
        die_from(found[-1])
    return sorted(found, key=lambda one: COLOURS.index(str(one["code"])))


def set_records(sources: list[Card]) -> list[Record]:
    """The sets by their short names; packs say in which wave they came."""
    found: list[Record] = []
    for one in sorted(sources, key=lambda given: int(given["id"])):
        code = Path(str(one["image"])).stem
        core = one["type"] == "Core Game"
        record = {
            "code": CORE if core else code,
            "name": "Core set" if core else one["name"],
            "wave": one["wave"],
        }
        found.append({field: value for field, value in record.items() if value is not None})
    return found


def problems_of(files: Files, source: Path, data: Path) -> list[str]:
    """List what is wrong between the files themselves: counts, sets, rules of armies."""
    counts = Counter(str(one["kind"]) for one in files["deployments"])
    counts["command"] = len(files["commands"])
    found = [
        f"{what}: {counts[what]} counted, {number} expected"
        for what, number in EXPECTED.items()
        if counts[what] != number
    ]
    sets = {one["code"] for one in files["sets"]}
    cards = [*files["deployments"], *files["commands"]]
    found += [f"{one['code']}: no set {one['set']}" for one in cards if one["set"] not in sets]
    spoken = {
        str(one["code"])
        for one in readings(source, "deployments")
        if any(ability["kind"] == "army building" for ability in one["abilities"])
    }
    written = {str(one["code"]) for one in loaded(data / f"{ARMY_RULES}.json")}
    found += [f"{code}: speaks of armies, no rule is written" for code in sorted(spoken - written)]
    found += [f"{code}: a rule, but it speaks of no army" for code in sorted(written - spoken)]
    return found


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make or check the facts of Imperial Assault.")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the reference data")
    parser.add_argument("--data", type=Path, default=DATA, help="the data files of the project")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Write or check, tell what was found, and say by the exit code how it went."""
    options = arguments(given)
    try:
        files = derive(options.source)
        problems = problems_of(files, options.source, options.data)
        if options.check:
            for name, records in files.items():
                problems += file_differences(options.data / f"{name}.json", records)
        elif not problems:
            write(files, options.data)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    except (UnreadableFile, UnreadableFact, Disagreement) as problem:
        sys.stderr.write(f"{problem}\n")
        return DIFFERENT
    for line in problems:
        say(line)
    cards, commands = len(files["deployments"]), len(files["commands"])
    say(f"{cards} deployment cards, {commands} commands; {len(problems)} differences")
    return DIFFERENT if problems else WELL


if __name__ == "__main__":
    sys.exit(main())
