"""
Decks by name, for people.

What belongs here: which decks are wanted, and finding one that has a name.
What does not: the decks themselves, which are their title's, listing them (`cli.deck_table`),
reading deck lists (`deck_files`) and checking them (`cli.check`).
"""

from dejarik.hosting.decks import Format, ReadyDeck
from dejarik.hosting.near_names import NearNames
from dejarik.hosting.title import Title
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.play.title_choice import Chosen


def decks_wanted(
    chosen: Chosen, deck: str | None, theirs: str | None, within: Format | None = None
) -> tuple[str, ...]:
    """
    The names of the decks for all seats: as wanted, or the usual ones; none without decks.

    Where one is wanted, the others are of its format, and can meet it; where a format alone is
    wanted, the first is one of that format. Raises Trouble when the decks that are wanted cannot
    meet, or no deck that has a name can be played in the format.
    """
    usual = chosen.terminal.usual.decks
    if not usual:
        return ()
    decks = chosen.title.decks
    ready = {one.name: one for one in decks.ready()}
    if within is not None and deck is None and theirs is None:
        deck = _first_of(chosen.title, within, usual)
    found = (deck or usual[0], *[theirs or other for other in usual[1:]])
    if deck in ready and theirs is None:
        found = (deck, *[_against(ready[deck], usual[1], chosen.title) for _ in usual[1:]])
    elif theirs in ready and deck is None:
        found = (_against(ready[theirs], usual[0], chosen.title), *found[1:])
    why = decks.apart([ready[name].listed for name in found if name in ready])
    if why:
        raise Trouble(why, "these two cannot play against each other", "choose another deck", USAGE)
    return found


def _first_of(title: Title, wanted: Format, usual: tuple[str, ...]) -> str | None:
    """A deck to begin with in a format; none if the usual ones can be played in it."""
    ready = title.decks.ready()
    legal = [one for one in ready if wanted.code in one.legal]
    if not legal:
        known = {code for one in ready for code in one.legal}
        formats = [f"{one.code} ({one.name})" for one in title.decks.formats() if one.code in known]
        raise Trouble(
            f"No deck that comes with the program can be played in {wanted.name}.",
            "all of them were made for other formats",
            f"choose one of: {', '.join(formats)}",
            USAGE,
        )
    if {one.name for one in legal}.issuperset(usual):
        return None
    return next((one.name for one in legal if one.format == wanted.code), legal[0].name)


def _against(deck: ReadyDeck, usual: str, title: Title) -> str:
    """The usual deck if it is of the same format, else the one half of the format further on."""
    alike = [one for one in title.decks.ready() if one.format == deck.format]
    own = next(place for place, one in enumerate(alike) if one.name == deck.name)
    half = (own + len(alike) // 2) % len(alike)
    met = [one for one in alike[half:] + alike[:half] if not _apart(deck, one, title)]
    names = [one.name for one in met if one.name != deck.name]
    return usual if usual in names else next(iter(names), usual)


def _apart(one: ReadyDeck, other: ReadyDeck, title: Title) -> bool:
    return bool(title.decks.apart([one.listed, other.listed]))


def deck_named(title: Title, name: str, edition: str) -> ReadyDeck:
    """
    The deck with this name, or the one that people call so.

    Raises Trouble when there is none, or when one of its cards cannot be played.
    """
    ready = title.decks.ready()
    wanted = name.casefold()
    by_name = {one.called.casefold(): one for one in ready} | {one.name: one for one in ready}
    found = by_name.get(name, by_name.get(wanted))
    if found is not None:
        must_be_playable(title, found, edition)
        return found
    near = NearNames(by_name).like(wanted, 1)
    meant = f"perhaps {by_name[near[0]].name} is meant; " if near else ""
    raise Trouble(
        f"There is no deck named {name!r}.",
        "only the decks that come with the program have names",
        f"{meant}choose one of: {', '.join(deck.name for deck in ready)}",
        USAGE,
    )


def must_be_playable(title: Title, deck: ReadyDeck, edition: str) -> None:
    """Raise Trouble when one of a deck's cards cannot be played."""
    verdict = title.decks.check(deck.listed, deck.format, edition)
    if not verdict.playable:
        raise Trouble(
            f"The deck {deck.name} cannot be played.",
            " ".join(reason.text for reason in verdict.reasons),
            "choose another deck; `dejarik card CODE` shows whether a card is implemented",
        )
