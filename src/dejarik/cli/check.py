"""The check of a deck list for people: is it legal in a format, and if not, every reason."""

from dataclasses import asdict
from pathlib import Path

import msgspec

from dejarik.cli.deck_files import read_deck
from dejarik.cli.screen import wrapped
from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import NOT_IMPLEMENTED, format_of, verdict_on


def format_named(wanted: str) -> Format:
    """
    The format with this code, in large or small letters.

    Raises Trouble when there is none.
    """
    found = format_of(wanted)
    if found is not None:
        return found
    known = ", ".join(f"{one.code} ({one.name})" for one in files.formats().values())
    do = f"choose one of: {known}"
    raise Trouble(f"There is no format {wanted!r}.", "it is not one we know", do, USAGE)


def check_data(listed: DeckList, wanted: Format, edition: str = CURRENT) -> dict[str, object]:
    """What the check found, as plain data."""
    found = asdict(verdict_on(listed, wanted, edition))
    return found | {"reasons": list(found["reasons"])}


def show_check(path: Path, format_code: str, edition: str, as_json: bool) -> int:
    """The program `dejarik decks check`: 0 for a legal list, 1 for any other."""
    wanted = format_named(format_code)
    listed = read_deck(path)
    found = check_data(listed, wanted, edition)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print("\n".join(describe_check(listed, wanted, edition)))
    return 0 if found["legal"] else FAILURE


def describe_check(listed: DeckList, wanted: Format, edition: str = CURRENT) -> list[str]:
    """What the check found, for a person."""
    found = verdict_on(listed, wanted, edition)
    size = f"{len(listed.team)} on the team, {len(listed.cards)} cards in the deck"
    verdict = "Legal" if found.legal else "Not legal"
    rules = "" if edition == CURRENT else f" by the rules of {edition}"
    lines = [f"{verdict} in {wanted.name} ({wanted.code}){rules}: {size}."]
    for reason in found.reasons:
        lines += wrapped(reason.text, "- ", "  ")
        if reason.instead:
            lines += wrapped(f"Perhaps instead: {'; '.join(reason.instead)}", "  ", "  ")
    missing = {code for one in found.reasons if one.key == NOT_IMPLEMENTED for code in one.cards}
    unread = missing & {code for code, _ in listed.team}
    if unread:
        note = "What a card that is not implemented would allow in a deck is not counted."
        lines += wrapped(note, "", "")
    return lines
