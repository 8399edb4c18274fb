"""
Cards for people: the program `dejarik card`.

What belongs here: the card that is meant, and what is shown beside it. What does not: card
texts of our own; the printed one is shown only from a copy of the community's card data on the
reader's own machine, which a setting names.
"""

import msgspec

from dejarik.hosting.terminal_text import wrapped
from dejarik.lab.overlap import texts_folder
from dejarik.play.cards import find_card
from dejarik.play.title_choice import edition_in, title_named
from dejarik.titles import registry


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
