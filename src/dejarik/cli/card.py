"""
Cards for people: the program `dejarik card`.

What belongs here: the card that is meant, and what is shown beside it. What does not: card
texts of our own; the printed one is shown only from a copy of the community's card data on the
reader's own machine, which a setting names.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from dejarik.cli.title_choice import edition_in, title_named
from dejarik.cli.trouble import Trouble
from dejarik.hosting.terminal import Found, Terminal
from dejarik.hosting.terminal_text import wrapped
from dejarik.lab.overlap import texts_folder
from dejarik.titles import registry

SHOWN_OTHERS: Final = 5


def find_card(
    terminal: Terminal, wanted: str, seen: Collection[str] = ()
) -> tuple[Found, list[str]]:
    """
    The card that is meant, and for a person which others could have been.

    Those whose codes are `seen` come first, then those of which a word begins so. Raises Trouble
    when there is none.
    """
    words = wanted.casefold()
    found = sorted(
        terminal.find(wanted),
        key=lambda one: (one.code not in seen, f" {words}" not in f" {one.title.casefold()}"),
    )
    if not found:
        raise Trouble(
            f"There is no card {wanted!r}.",
            "it is neither a code nor part of a title that we know",
            f"type a part of its title, or its code: {terminal.code_example}",
        )
    return found[0], _others(found[1:])


def _others(rest: Sequence[Found]) -> list[str]:
    if not rest:
        return []
    shown = ", ".join(f"{card.title} ({card.code})" for card in rest[:SHOWN_OTHERS])
    more = f" and {len(rest) - SHOWN_OTHERS} more" if len(rest) > SHOWN_OTHERS else ""
    return wrapped(f"Also found: {shown}{more}.", "", "  ")


def printed_text(title: str, code: str) -> str:
    """The printed text from the community's card data, if the reader has it."""
    folder = texts_folder(title) if title in registry.COLLECTIONS else None
    if folder is None:
        return ""
    printing = registry.collection_of(title).printed(folder).get(code)
    return "" if printing is None else printing.text


def show_card(id_: str, wanted: str, wanted_edition: str | None, as_json: bool) -> int:
    """The program `dejarik card`."""
    title, terminal = title_named(id_)
    edition = edition_in(title, wanted_edition)
    card, others = find_card(terminal, wanted)
    if as_json:
        data = terminal.card_data(card.code, edition)
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
        return 0
    print("\n".join([*terminal.describe(card.code, edition), *others]))
    printed = printed_text(title.id, card.code)
    if printed:
        print("\nPrinted text, from your copy of the community's data:")
        for line in printed.splitlines():
            print("\n".join(wrapped(line, "  ", "  ")))
    return 0
