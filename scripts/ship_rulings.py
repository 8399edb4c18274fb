"""
Write the registers of rulings into the package, where the service reads them.

    python -m scripts.ship_rulings [--check]

What belongs here: from the files of a register, the tests tied to it and the open questions to
one data file for each title, with the codes of cards in place of their numbers. What does not:
the words of an entry, which are written by hand. A ruling with a test is shipped as proven:
`just report rulings` runs the tests, and nothing is released while one of them fails.
"""

import argparse
import sys
from pathlib import Path
from typing import Final, cast

import msgspec

from dejarik.hosting.rulings import ShippedRules, ShippedRuling, Standing
from dejarik.lab import judgement, register
from dejarik.lab.proofs import Outcomes
from dejarik.lab.questions import questions
from dejarik.laws.register import Entry, Register
from dejarik.titles.registry import register_of

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = {"destiny": "destiny", "imperial-assault": "imperial", "swccg": "swccg"}
"""The package of each title's game, which has its data."""


MOST: Final = 2500
"""So many rulings are shipped in one file; the others follow in files with a number."""


def file_of(title: str, number: int = 1) -> Path:
    """Where a part of the register of a title is shipped."""
    name = "rulings.json" if number == 1 else f"rulings-{number}.json"
    return ROOT / "src" / "dejarik" / "games" / PACKAGES[title] / "data" / name


def files_of(title: str, tied: dict[str, list[str]]) -> dict[Path, str]:
    """Every file of a title's register, by its place; questions stand in the first."""
    whole = shipped(title, tied)
    found: dict[Path, str] = {}
    for number, start in enumerate(range(0, len(whole.rulings), MOST), 1):
        part = msgspec.structs.replace(
            whole,
            rulings=whole.rulings[start : start + MOST],
            questions=whole.questions if number == 1 else (),
        )
        lists = msgspec.to_builtins(part)
        text = ",\n".join(f'"{name}": {_lines(lists[name])}' for name in lists)
        found[file_of(title, number)] = "{" + text + "}\n"
    return found


def shipped(title: str, tied: dict[str, list[str]]) -> ShippedRules:
    """A title's rulings and questions."""
    sorting = register_of(title)
    entries = register.entries(ROOT / register.folder_of(title))
    entries.sort(key=lambda entry: sorting.parts.index(sorting.part_of(entry["id"])))
    standings = judgement.judge(entries, _as_if_passed(entries, tied, sorting), sorting)
    open_ones = ROOT / register.folder_of(title).parent / "open-questions.md"
    return ShippedRules(
        tuple(dict.fromkeys(entry["source"] for entry in entries)),
        tuple(
            _ruling(entry, standing, sorting)
            for entry, standing in zip(entries, standings, strict=True)
        ),
        tuple(questions(open_ones.read_text(encoding="utf-8"))) if open_ones.exists() else (),
    )


def _as_if_passed(entries: list[Entry], tied: dict[str, list[str]], sorting: Register) -> Outcomes:
    """What the tests would say if all of them passed in every edition."""
    outcomes = Outcomes()
    for entry in entries:
        tests = tied.get(entry["id"])
        if tests:
            outcomes.rulings[entry["id"]] = dict.fromkeys(tests, True)
            outcomes.editions[entry["id"]] = {*sorting.stands_in(entry)}
    return outcomes


def _ruling(entry: Entry, standing: judgement.Standing, sorting: Register) -> ShippedRuling:
    is_proven = standing.standing == judgement.PASSING
    return ShippedRuling(
        entry["id"],
        sorting.topic_of(entry["id"]),
        _heading(entry["section"]),
        entry["paraphrase"],
        sorting.stands_in(entry),
        cast("Standing", "proven" if is_proven else standing.standing),
        standing.reason,
        tuple(sorted({code for name in entry.get("cards", ()) for code in sorting.codes_of(name)})),
    )


def _heading(section: str) -> str:
    """Where a document shouts its headings, we say them."""
    return section.capitalize() if section.isupper() else section


def _lines(records: list[object]) -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in records) + "\n]"


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with --check say which are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.ship_rulings", description="Rulings.")
    parser.add_argument("--check", action="store_true", help="only compare; 1 if any differs")
    checking = parser.parse_args(arguments).check
    tied = register.tied_tests(ROOT)
    stale = 0
    wanted = [one for title in PACKAGES for one in files_of(title, tied).items()]
    for file, text in wanted:
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        name = file.relative_to(ROOT).as_posix()
        print(f"{name} is out of date: run `just ship-rulings`" if checking else f"wrote {name}")
        if not checking:
            file.write_text(text, encoding="utf-8")
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main())
