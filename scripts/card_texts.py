#!/usr/bin/env python3
"""
What a player reads on each card of Destiny, word for word: a file per set, to be read in a diff.

What belongs here: writing the files, and saying where they differ from what is rendered now.
What does not: the words, which are the renderer's.

    scripts/card_texts.py             write them
    scripts/card_texts.py --check     say which are out of date

These are our own words. Exit codes: 0 all well, 1 a file is out of date.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from dejarik.games.destiny.cards import written_texts
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.games import rendered_texts

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "unit" / "destiny" / "card_texts"


def texts_by_set() -> dict[str, str]:
    """The content of each file, by the code of its set; reprints read like the first printing."""
    rendered = rendered_texts()
    facts = files.facts()
    found: dict[str, list[str]] = {}
    for text in sorted(written_texts(), key=lambda one: one.version):
        if not text.reprint_of:
            card = facts[text.code]
            lines = [f"{text.version} {card.title}", *rendered[text.version].splitlines()]
            found.setdefault(card.set_code, []).append("\n    ".join(lines) + "\n")
    return {code: "\n".join(entries) for code, entries in found.items()}


def stored() -> dict[str, str]:
    """What the files hold, by the code of their set."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    parser.add_argument("--check", action="store_true", help="write nothing")
    said = parser.parse_args()
    now, before = texts_by_set(), stored()
    changed = sorted(
        code for code in now.keys() | before.keys() if now.get(code) != before.get(code)
    )
    if said.check:
        for code in changed:
            sys.stdout.write(f"{code}: other words than are stored; `just texts` writes them\n")
        return 1 if changed else 0
    FOLDER.mkdir(exist_ok=True)
    for code in changed:
        if code in now:
            (FOLDER / f"{code}.txt").write_text(now[code], encoding="utf-8")
        else:
            (FOLDER / f"{code}.txt").unlink()
    sys.stdout.write(f"written: {', '.join(changed) or 'nothing new'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
