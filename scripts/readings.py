#!/usr/bin/env python3
"""
Second readings of Destiny's cards: printed and rendered text side by side, by another reader.

What belongs here: the sheet to read, and keeping which program was found to say what is printed.
What does not: the printed text, which is read from a copy of the community's data and never kept.

    scripts/readings.py sheet [--set SoR] [--card 02117] [--again]   what is still to be read
    scripts/readings.py record verdicts.json                         keep what was read
    scripts/readings.py check                                        how many are read

A reader has seen neither program nor tests. Verdicts are JSON by code: "agrees", or what differs.
One that agrees is kept with the hash of its program; when the program changes it is read again.

Exit codes: 0 all well, 1 a card differs or a reading is of an older program, 3 no printed texts.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.kernel.program import program_hash
from dejarik.lab.overlap import printed_texts, texts_folder
from dejarik.titles.destiny.catalogue.files import facts
from dejarik.titles.destiny.games import rendered_texts
from dejarik.titles.registry import collection_of

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "tests" / "cards" / "destiny" / "readings.json"
TITLE: Final = "destiny"
AGREES: Final = "agrees"

WELL: Final = 0
DIFFERENT: Final = 1
NO_SOURCE: Final = 3

QUESTIONS: Final = """\
For each card compare what is printed (P) with what we say (W), and ask:
  1. Who chooses, and who acts?           5. Up to, exactly, any number, all?
  2. Whose things are meant?              6. Which zone, and where does it go?
  3. May, or must?                        7. What if there is none to choose?
  4. Then: does it depend on the first?   8. How long, and how often?
"""


def texts_to_read() -> dict[str, CardText]:
    """Every text that somebody wrote and that stands today; a reprint in other words is one."""
    return {text.code: text for text in written_texts() if text.until == CURRENT}


def kept(path: Path = KEPT) -> dict[str, str]:
    """The hash of the program that was read, by code."""
    if not path.exists():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    return {str(code): str(read) for code, read in found.items()}


def unread(texts: dict[str, CardText], read: dict[str, str]) -> list[str]:
    """The codes of the cards that nobody has read as they are now, in order."""
    return sorted(
        code for code, text in texts.items() if read.get(code) != program_hash(text.parts)
    )


def stale(texts: dict[str, CardText], read: dict[str, str]) -> list[str]:
    """The codes of readings that are of an older program, or of none."""
    current = {code: program_hash(text.parts) for code, text in texts.items()}
    return sorted(code for code, known in read.items() if current.get(code) != known)


def sheet(codes: list[str], folder: Path) -> str:
    """Printed and rendered text of these cards, one below the other."""
    printed = printed_texts(folder, collection_of(TITLE))
    rendered = rendered_texts()
    found = [QUESTIONS]
    for code in codes:
        card = facts()[code]
        found.append(
            f"{code} {card.title}\n  P: {_indented(printed[code].text)}\n"
            f"  W: {_indented(rendered[code])}\n"
        )
    return "\n".join(found)


def _indented(text: str) -> str:
    return text.replace("\n", "\n     ")


def recorded(
    verdicts: dict[str, str], texts: dict[str, CardText], read: dict[str, str]
) -> dict[str, str]:
    """What is kept when these verdicts are added: those that agree, each with its program."""
    agreed = [code for code, verdict in verdicts.items() if verdict == AGREES and code in texts]
    current = {code: program_hash(texts[code].parts) for code in agreed}
    left = {code: known for code, known in read.items() if code in texts}
    return dict(sorted({**left, **current}.items()))


def main() -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    commands = parser.add_subparsers(dest="command", required=True)
    asking = commands.add_parser("sheet", help="print what is still to be read")
    asking.add_argument("--set", help="only cards of this set")
    asking.add_argument("--card", action="append", default=[], help="only this card")
    asking.add_argument("--again", action="store_true", help="what has been read, too")
    asking.add_argument("--texts", type=Path, help="a copy of the community's card data")
    recording = commands.add_parser("record", help="keep verdicts")
    recording.add_argument("verdicts", type=Path, help="JSON by code")
    commands.add_parser("check", help="count what is read")
    said = parser.parse_args()
    texts, read = texts_to_read(), kept()
    if said.command == "sheet":
        return tell_sheet(said, texts, read)
    if said.command == "record":
        verdicts: dict[str, str] = json.loads(said.verdicts.read_text(encoding="utf-8"))
        KEPT.write_text(json.dumps(recorded(verdicts, texts, read), indent=0) + "\n")
        differing = sorted(code for code, verdict in verdicts.items() if verdict != AGREES)
        for code in differing:
            sys.stdout.write(f"{code}: {verdicts[code]}\n")
        sys.stdout.write(f"{len(verdicts) - len(differing)} agree, {len(differing)} differ\n")
        return DIFFERENT if differing else WELL
    old = stale(texts, read)
    sys.stdout.write(f"{len(texts) - len(unread(texts, read))} of {len(texts)} cards are read\n")
    for code in old:
        sys.stdout.write(f"{code}: read as it was before; read it again\n")
    return DIFFERENT if old else WELL


def tell_sheet(said: argparse.Namespace, texts: dict[str, CardText], read: dict[str, str]) -> int:
    """Print the sheet that is asked for."""
    folder = texts_folder(TITLE, said.texts, ROOT)
    if folder is None:
        sys.stderr.write("The printed texts are not there; name their place with --texts.\n")
        return NO_SOURCE
    codes = sorted(texts) if said.again else unread(texts, read)
    if said.set:
        codes = [code for code in codes if facts()[code].set_code == said.set]
    if said.card:
        codes = [code for code in codes if code in said.card]
    sys.stdout.write(sheet(codes, folder))
    return WELL


if __name__ == "__main__":
    sys.exit(main())
