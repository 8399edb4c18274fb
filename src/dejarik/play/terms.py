"""
Terms of a game as somebody asks for it: decks, format, edition, and what can be chosen besides.

What belongs here: finding what is meant by names, and saying what is wrong with them. What does
not: decks by name (`deck_names`), and arguments of commands (`cli.game_wanted`).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from dejarik.hosting import options
from dejarik.hosting.decks import Decks, Format, Payload, ReadyDeck, Terms
from dejarik.hosting.near_names import NearNames
from dejarik.hosting.title import Title
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.play.deck_files import list_in, read_deck
from dejarik.play.deck_names import deck_named, decks_wanted, must_be_playable
from dejarik.play.title_choice import Chosen, edition_in

EDITION: Final = "edition"
FORMAT: Final = "format"
Deck = str | bytes | Path | ReadyDeck
"""A ready deck by its name, a list as text (of several lines), a file with one, a ready deck."""


class Wanted(NamedTuple):
    """A game to be begun: names of decks, none without decks, with their lists, and terms."""

    chosen: Chosen
    decks: tuple[str, ...]
    lists: tuple[Payload, ...]
    terms: Terms


def game_meant(chosen: Chosen, decks: Sequence[Deck], said: Mapping[str, str]) -> Wanted:
    """
    The game that is meant by decks and what is said of it, the usual where nothing is.

    Raises Trouble when there is none such.
    """
    title = chosen.title
    named = edition_in(title, said.get(EDITION))
    brought = _brought(chosen, decks, named)
    code = format_for(title, said.get(FORMAT), named, brought)
    choices = {key: value for key, value in said.items() if key not in (EDITION, FORMAT)}
    picked = choices_meant(title, choices, code, named)
    lists = tuple(deck.listed for deck in brought)
    return Wanted(chosen, tuple(deck.name for deck in brought), lists, Terms(code, named, picked))


def _brought(chosen: Chosen, decks: Sequence[Deck], edition: str) -> list[ReadyDeck]:
    """What each seat brings."""
    title = chosen.title
    if len(decks) == 1 and isinstance(decks[0], str) and "\n" not in decks[0]:
        decks = decks_wanted(chosen, deck_named(title, decks[0], edition).name, None)
    seats = title.seats
    found = [
        _deck(title, deck, edition, place)
        for place, deck in enumerate(decks or chosen.terminal.usual.decks, 1)
    ]
    if decks and len(found) not in seats:
        many = " or ".join(map(str, seats))
        what = f"{title.name()} is not played by {len(found)}."
        raise Trouble(what, f"{many} play it", "name a deck for each seat, or none", USAGE)
    why = title.decks.apart([one.listed for one in found])
    if why:
        do = "choose another deck for one of the seats"
        raise Trouble(why, "these decks cannot play against each other", do, USAGE)
    return found


def _deck(title: Title, deck: Deck, edition: str, place: int) -> ReadyDeck:
    """The deck that is meant. Raises Trouble when it is none, or cannot be played."""
    if isinstance(deck, ReadyDeck):
        return deck
    if isinstance(deck, str) and "\n" not in deck:
        return deck_named(title, deck, edition)
    if isinstance(deck, Path):
        name, listed = deck.stem, read_deck(title.decks, deck)
    else:
        name = f"list {place}"
        data = deck.encode() if isinstance(deck, str) else deck
        listed = list_in(title.decks, data, f"The text of {name}")
    made = ReadyDeck(name, name, "", (), listed)
    must_be_playable(title, made, edition)
    return made


def format_for(title: Title, wanted: str | None, edition: str, brought: Sequence[ReadyDeck]) -> str:
    """The format that is wanted, or the one the decks were made for; empty if they differ."""
    if wanted is None:
        codes = {deck.format for deck in brought}
        return codes.pop() if len(codes) == 1 else ""
    found = format_named(title.decks, wanted)
    for deck in brought:
        verdict = title.decks.check(deck.listed, found.code, edition)
        if not verdict.legal:
            why = " ".join(reason.text for reason in verdict.reasons)
            what = f"The deck {deck.name} cannot be played in {found.name}."
            raise Trouble(what, why, "choose another deck or another format", USAGE)
    return found.code


def choices_meant(
    title: Title, wanted: Mapping[str, str], format_code: str, edition: str
) -> dict[str, str]:
    """What is chosen for every option of a title, by keys or by names. Raises Trouble."""
    beside = {FORMAT: format_code, EDITION: edition}
    keyed: dict[str, str] = {}
    for option in title.options:
        said = wanted.get(option.key)
        if said is not None:
            names = {one.name.casefold(): one.key for one in option.choices_beside(beside)}
            keyed[option.key] = names.get(said.casefold(), said)
            beside[option.key] = keyed[option.key]
    keyed |= {key: value for key, value in wanted.items() if key not in keyed}
    try:
        return options.chosen_in_full(title.options, keyed, format_code, edition)
    except options.UnknownChoice as error:
        said = ", ".join(error.known)
        near = NearNames(error.known).like(_last_word(error.what), 1)
        do = f"perhaps {near[0]!r} is meant" if near else "choose one of them, or nothing"
        raise Trouble(error.what, f"there is to choose: {said or 'nothing'}", do, USAGE) from error


def _last_word(what: str) -> str:
    """What was said, as a complaint quotes it."""
    return what.split("'")[1] if "'" in what else what


def format_named(decks: Decks, wanted: str) -> Format:
    """
    The format with this code, in large or small letters.

    Raises Trouble when there is none.
    """
    formats = decks.formats()
    for known in formats:
        if known.code.casefold() == wanted.casefold():
            return known
    do = f"choose one of: {', '.join(f'{one.code} ({one.name})' for one in formats)}"
    raise Trouble(f"There is no format {wanted!r}.", "it is not one we know", do, USAGE)
