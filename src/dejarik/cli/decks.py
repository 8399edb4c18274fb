"""
Decks by name, for people.

What belongs here: finding a deck that has a name.
What does not: the decks themselves (`hosting.ready_decks`), listing them (`deck_table`),
reading deck lists (`deck_files`) and checking them (`check`).
"""

from dejarik import catalog
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.games.destiny.building.checking import why_not_playable
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.language.english.complaints import complaint_sentence
from dejarik.hosting.ready_decks import DECKS


def deck_named(name: str) -> ReadyDeck:
    """
    The deck with this name.

    Raises Trouble when there is none, or when one of its cards cannot be played.
    """
    for deck in DECKS:
        if deck.name == name:
            _check(deck)
            return deck
    names = ", ".join(deck.name for deck in DECKS)
    raise Trouble(
        f"There is no deck named {name!r}.",
        "only the decks that come with the program have names",
        f"choose one of: {names}",
        USAGE,
    )


def _check(deck: ReadyDeck) -> None:
    for complaint in why_not_playable(catalog.library(), deck.deck_list()):
        raise Trouble(
            f"The deck {deck.name} cannot be played.",
            complaint_sentence(complaint, catalog.facts()),
            "choose another deck; `dejarik card CODE` shows whether a card is implemented",
        )
