"""
Cards for a reader: facts, what can be played, and what the others wait for.

What belongs here: gathering, and finding by side, type, set and title. What does not: reading files
(`files`) and words (`texts`).
"""

from collections.abc import Iterable, Iterator

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.facts import Printed
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.catalogue.texts import numbers_of, prices_of, text_of
from dejarik.titles.swccg.catalogue.wire import CardFacts, FormatFacts, SetFacts
from dejarik.titles.swccg.decks.formats import FORMATS


def all_cards() -> tuple[CardFacts, ...]:
    """Every card, in the order of the data files."""
    return tuple(facts_of(card) for card in files.cards().values())


def card_facts(code: str) -> CardFacts:
    """One card. Raises ValueError when there is none."""
    card = files.cards().get(code)
    if card is None:
        message = f"there is no card {code!r} here"
        raise ValueError(message)
    return facts_of(card)


def facts_of(card: Printed) -> CardFacts:
    """A card as it goes over the wire; only those that can be played have text."""
    playable = card.code in games.implemented()
    return CardFacts(
        code=card.code,
        side=card.side,
        set=card.set_code,
        title=card.title,
        type=card.type,
        rarity=card.rarity,
        virtual=card.virtual,
        dots=card.dots,
        diamonds=card.diamonds,
        subtypes=card.subtypes,
        destiny=card.destiny,
        numbers=prices_of(card.code) | numbers_of(card),
        unusual=card.unusual,
        icons=card.icons,
        light_icons=card.light_icons,
        dark_icons=card.dark_icons,
        characteristics=card.characteristics,
        species=card.species,
        system=card.system,
        site_kind=card.site_kind,
        personas=files.personas_by_title().get(card.title, ()),
        twin=card.twin_of,
        back="" if card.back is None else card.back.title,
        also_in=card.also_in,
        printings=tuple(one.note for one in card.printings[1:]),
        playable=playable,
        needs=() if playable else files.needs().get(card.code, ()),
        text=text_of(card.code) if playable else (),
    )


def sets() -> tuple[SetFacts, ...]:
    """The sets in their order."""
    return tuple(
        SetFacts(one.code, one.name, one.short, one.cycle, one.released) for one in files.sets()
    )


def formats() -> tuple[FormatFacts, ...]:
    """The formats; one that allows any cards names none."""
    return tuple(
        FormatFacts(one.code, one.name, ids.DECK, tuple(sorted(one.allowed() or ())))
        for one in FORMATS.values()
    )


def matching(words: str, among: Iterable[Printed] | None = None) -> Iterator[Printed]:
    """
    The cards that every word fits.

    A word is `side:dark`, `type:weapon`, `set:1` or part of a title; large letters are small.
    """
    cards = files.cards().values() if among is None else among
    wanted = words.casefold().split()
    for card in cards:
        if all(_fits(card, word) for word in wanted):
            yield card


def _fits(card: Printed, word: str) -> bool:
    name, colon, value = word.partition(":")
    if colon and name == "side":
        return card.side == value
    if colon and name == "type":
        return card.type.startswith(value)
    if colon and name == "set":
        return card.set_code == value
    return word in card.title.casefold()
