"""
Write the register of rulings into the package, where the service reads it.

    python -m scripts.ship_rulings [--check]

What belongs here: from the files of the register to one data file, with the codes of cards
in place of their numbers. What does not: the words of an entry, which are written by hand.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from dejarik.lab import register
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.laboratory.register import REGISTER
from dejarik.titles.destiny.releases import DESTINY

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "src" / "dejarik" / "games" / "destiny" / "data" / "rulings.json"


def shipped() -> str:
    """Every ruling, one to a line."""
    codes: dict[str, list[str]] = {}
    for card in files.facts().values():
        codes.setdefault(f"{card.set_code} {card.number}", []).append(card.code)
        # Both sides of a card have its number, with a letter.
        bare = card.number.rstrip("AB")
        if bare != card.number:
            codes.setdefault(f"{card.set_code} {bare}", []).append(card.code)
    lines = [
        json.dumps(
            {
                "id": entry["id"],
                "section": entry["section"],
                "text": entry["paraphrase"],
                "editions": REGISTER.stands_in(entry),
                "cards": sorted({code for name in entry.get("cards", ()) for code in codes[name]}),
            },
            ensure_ascii=False,
        )
        for entry in register.entries(ROOT / register.folder_of(DESTINY))
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or with --check say whether it is out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.ship_rulings", description="Rulings.")
    parser.add_argument("--check", action="store_true", help="only compare; 1 if it differs")
    checking = parser.parse_args(arguments).check
    text = shipped()
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return 0
    if checking:
        print(f"{FILE.relative_to(ROOT).as_posix()} is out of date: run `just ship-rulings`")
        return 1
    FILE.write_text(text, encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
