"""
Decks by name, for people.

What belongs here: finding a deck that has a name.
What does not: the decks themselves (`titles.destiny.decks.ready`), listing them (`deck_table`),
reading deck lists (`deck_files`) and checking them (`check`).
"""

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.games.destiny.building.list_check import why_not_playable
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.language.english.complaints import complaint_sentence
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS


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
    for complaint in why_not_playable(games.library(), deck.deck_list()):
        raise Trouble(
            f"The deck {deck.name} cannot be played.",
            complaint_sentence(complaint, files.facts()),
            "choose another deck; `dejarik card CODE` shows whether a card is implemented",
        )
