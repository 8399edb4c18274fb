"""
Decks by name, for people.

What belongs here: which decks are wanted, and finding one that has a name.
What does not: the decks themselves, which are their title's, listing them (`deck_table`),
reading deck lists (`deck_files`) and checking them (`check`).
"""

from dejarik.cli.title_choice import Chosen
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.hosting.decks import ReadyDeck
from dejarik.hosting.title import Title


def decks_wanted(chosen: Chosen, deck: str | None, theirs: str | None) -> tuple[str, ...]:
    """
    The names of the decks for all seats: as wanted, or the usual ones; none without decks.

    Where the usual one cannot meet the deck that is wanted, it is one that can. Raises Trouble when
    the decks that are wanted cannot meet.
    """
    usual = chosen.terminal.usual.decks
    if not usual:
        return ()
    found = (deck or usual[0], *[theirs or other for other in usual[1:]])
    decks = chosen.title.decks
    ready = {one.name: one.listed for one in decks.ready()}
    why = decks.apart([ready[name] for name in found if name in ready])
    if not why:
        return found
    for other, listed in ready.items():
        if theirs is None and not decks.apart([ready[found[0]], listed]):
            return (found[0], *[other for _ in usual[1:]])
    raise Trouble(why, "these two cannot play against each other", "choose another deck", USAGE)


def deck_named(title: Title, name: str, edition: str) -> ReadyDeck:
    """
    The deck with this name.

    Raises Trouble when there is none, or when one of its cards cannot be played.
    """
    ready = title.decks.ready()
    for deck in ready:
        if deck.name == name:
            _check(title, deck, edition)
            return deck
    raise Trouble(
        f"There is no deck named {name!r}.",
        "only the decks that come with the program have names",
        f"choose one of: {', '.join(deck.name for deck in ready)}",
        USAGE,
    )


def _check(title: Title, deck: ReadyDeck, edition: str) -> None:
    verdict = title.decks.check(deck.listed, deck.format, edition)
    if not verdict.playable:
        raise Trouble(
            f"The deck {deck.name} cannot be played.",
            " ".join(reason.text for reason in verdict.reasons),
            "choose another deck; `dejarik card CODE` shows whether a card is implemented",
        )
