#!/usr/bin/env python3
"""
The register of rulings: every ruling of the rule documents, in our own words.

What belongs here: finding the ids cited in sources, tests and documents, and comparing
them with the register. What does not: the paraphrases, which are written by hand, and
the claims they paraphrase, which stay outside the project.

    scripts/rulings.py               the ids cited, with the files that cite them
    scripts/rulings.py Crime Lord    the rulings that speak of it
    scripts/rulings.py --check       every citation is registered, every entry is known

The search and the second half of the check need the reference data beside the checkout.
Exit codes: 0 all well, 1 something is missing or unknown, 3 source not there.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dejarik.lab import register
from dejarik.lab.overlap import LIMIT, longest_run, words
from dejarik.laws.register import Entry
from dejarik.titles.destiny.laboratory.register import DOCUMENTS, REGISTER
from dejarik.titles.destiny.releases import DESTINY

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / register.folder_of(DESTINY)
SOURCE: Final = ROOT.parent / "shared" / "rules" / "destiny-rulings.json"

FILES: Final = ("src/**/*.py", "tests/**/*.py", "docs/**/*.md")
FIELDS: Final = ("id", "edition", "source", "section", "line", "paraphrase")
EXTRAS: Final = ("file", "also_in", "not_in", "cards", "outside", "waits_for")

_ID: Final = re.compile(rf"\b(?:{'|'.join(DOCUMENTS)})(?:\.[a-z0-9]+)+\.\d\d\b")

WELL: Final = 0
WRONG: Final = 1
NO_SOURCE: Final = 3


def cited(root: Path) -> dict[str, list[str]]:
    """The ids cited in sources, tests and documents, each with the files that cite it."""
    found: dict[str, list[str]] = {}
    for pattern in FILES:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root).as_posix()
            for ruling in sorted(set(_ID.findall(path.read_text(encoding="utf-8")))):
                found.setdefault(ruling, []).append(name)
    return dict(sorted(found.items()))


def reference(path: Path) -> dict[str, Entry] | None:
    """The rulings of the reference data by id; nothing if it is not there."""
    if not path.exists():
        return None
    return {one["id"]: one for one in json.loads(path.read_text(encoding="utf-8"))}


def complaints(
    citations: dict[str, list[str]], entries: list[Entry], known: dict[str, Entry] | None
) -> Iterator[str]:
    """What is cited but not registered, and what is wrong with the entries."""
    ids = [entry.get("id", "") for entry in entries]
    for ruling, files in citations.items():
        if ruling not in ids:
            yield f"{ruling}: cited in {files[0]}, but not in the register"
    for ruling in sorted({one for one in ids if ids.count(one) > 1}):
        yield f"{ruling}: registered twice"
    for file in sorted({entry.get("file", "") for entry in entries}):
        here = [entry.get("id", "") for entry in entries if entry.get("file", "") == file]
        if here != sorted(here):
            yield f"{file}: not in the order of its ids"
    for ruling in sorted(set(known or ()) - set(ids)):
        yield f"{ruling}: not in the register"
    for entry in entries:
        yield from _entry_complaints(entry, known)


def _entry_complaints(entry: Entry, known: dict[str, Entry] | None) -> Iterator[str]:
    name = entry.get("id", "an entry without id")
    missing = [field for field in FIELDS if not entry.get(field)]
    if missing:
        yield f"{name}: without {', '.join(missing)}"
        return
    strange = sorted(set(entry) - {*FIELDS, *EXTRAS})
    if strange:
        yield f"{name}: has {', '.join(strange)}, which nobody reads"
    if entry["edition"] != REGISTER.document_of(name):
        yield f"{name}: is of another edition than {entry['edition']}"
    elif entry["file"] != REGISTER.home(name):
        yield f"{name}: belongs into {REGISTER.home(name)}.toml"
    if known is None:
        return
    if name not in known:
        yield f"{name}: no such ruling in the reference data"
        return
    for field, expected in _expected(known[name]).items():
        if entry.get(field, []) != expected:
            yield f"{name}: its {field} should be {expected!r}"
    shared = longest_run(words(entry["paraphrase"]), words(known[name]["claim"]))
    if len(shared) >= LIMIT:
        yield f"{name}: is copied, not paraphrased: {' '.join(shared)}"


def _expected(known: Entry) -> Entry:
    """What the reference data says of a ruling; its cards by set and number alone."""
    cards = [" ".join(card.split()[:2]) for card in known.get("cards", ())]
    return {
        "section": known["section"],
        "line": known["line"],
        "also_in": known.get("also_in", []),
        "cards": list(dict.fromkeys(cards)),
    }


def speaking_of(words: str, known: dict[str, Entry]) -> Iterator[Entry]:
    """The rulings that name this card, or use these words."""
    wanted = words.casefold()
    for entry in known.values():
        if wanted in f"{entry['claim']} {entry.get('cards', '')}".casefold():
            yield entry


def check() -> int:
    """Compare citations, register and reference data."""
    citations = cited(ROOT)
    entries = register.entries(FOLDER)
    found = list(complaints(citations, entries, reference(SOURCE)))
    for complaint in found:
        print(complaint)
    print(f"rulings: {len(citations)} cited, {len(entries)} registered, {len(found)} complaints")
    return WRONG if found else WELL


def search(words: str) -> int:
    """Show the rulings that speak of something."""
    known = reference(SOURCE)
    if known is None:
        print("rulings: the reference data does not lie beside this checkout")
        return NO_SOURCE
    found = list(speaking_of(words, known))
    for entry in found:
        print(f"{entry['id']}  ({entry['section']})\n    {entry['claim']}")
    if not found:
        print(f"rulings: none of {len(known)} speaks of {words!r}")
    return WELL


def main() -> int:
    """List the citations, search, or check the register."""
    parser = argparse.ArgumentParser(description="The register of rulings.")
    parser.add_argument("words", nargs="*", help="a card's title, or other words to look for")
    parser.add_argument("--check", action="store_true", help="compare citations and register")
    wanted = parser.parse_args()
    if wanted.check:
        return check()
    if wanted.words:
        return search(" ".join(wanted.words))
    for ruling, files in cited(ROOT).items():
        print(f"{ruling}  {' '.join(files)}")
    return WELL


if __name__ == "__main__":
    sys.exit(main())
