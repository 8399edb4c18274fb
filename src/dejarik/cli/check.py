"""The check of a deck list for people: is it legal in a format, and if not, every reason."""

from dataclasses import asdict
from pathlib import Path

import msgspec

from dejarik.cli.trouble import FAILURE
from dejarik.hosting.decks import Format, Payload, Verdict
from dejarik.hosting.terminal_text import wrapped
from dejarik.play.deck_files import read_deck
from dejarik.play.terms import format_named
from dejarik.play.title_choice import Chosen, edition_in, title_named


def check_data(verdict: Verdict) -> dict[str, object]:
    """What the check found, as plain data."""
    found = asdict(verdict)
    return found | {"reasons": list(found["reasons"])}


def show_check(
    id_: str, path: Path, code: str | None, wanted_edition: str | None, as_json: bool
) -> int:
    """The program `dejarik decks check`: 0 for a legal list, 1 for any other."""
    chosen = title_named(id_)
    edition = edition_in(chosen.title, wanted_edition)
    decks = chosen.title.decks
    wanted = format_named(decks, code or chosen.terminal.usual.format)
    listed = read_deck(decks, path)
    found = decks.check(listed, wanted.code, edition)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(check_data(found)), indent=2).decode())
    else:
        print("\n".join(describe_check(chosen, listed, wanted, found)))
    return 0 if found.legal else FAILURE


def describe_check(chosen: Chosen, listed: Payload, wanted: Format, found: Verdict) -> list[str]:
    """What the check found, for a person."""
    title, terminal = chosen
    verdict = "Legal" if found.legal else "Not legal"
    rules = "" if found.edition == title.editions[0] else f" by the rules of {found.edition}"
    lines = [f"{verdict} in {wanted.name} ({wanted.code}){rules}: {terminal.size(listed)}."]
    for reason in found.reasons:
        lines += wrapped(reason.text, "- ", "  ")
        if reason.instead:
            lines += wrapped(f"Perhaps instead: {'; '.join(reason.instead)}", "  ", "  ")
    for remark in terminal.remarks(listed, found):
        lines += wrapped(remark, "", "")
    return lines
