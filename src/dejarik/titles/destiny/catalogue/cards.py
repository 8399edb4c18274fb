"""
The catalogue: all cards of an edition with our texts, and what is ruled about one.

What belongs here: gathering. What does not: the facts and texts themselves, and keeping the
bytes (`service`).
"""

from collections.abc import Mapping

from dejarik.games.destiny.language.english.lasting import lasting_words
from dejarik.games.destiny.model.edition import EDITIONS, edition_named
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    COLOUR_NAMES,
    RARITY_NAMES,
    TYPE_NAMES,
    Card,
    write_side,
)
from dejarik.hosting.rulings import Rulings
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.sheets import cost_words, lacking, rendered_text
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.catalogue.wire import (
    CardFacts,
    Catalogue,
    FormatFacts,
    LastingText,
    SetFacts,
)


def catalogue(edition: str) -> Catalogue:
    """
    Every card as an edition has it: some seconds of work, to be done once.

    Raises ValueError when there is no such edition.
    """
    must_be_known(edition)
    places = {one.code: place for place, one in enumerate(files.sets())}
    cards = sorted(
        files.facts(edition).values(),
        key=lambda card: (places[card.set_code], card.position, card.code),
    )
    sets = tuple(SetFacts(one.code, one.name, one.released, one.size) for one in files.sets())
    printed = tuple(_card(card, edition) for card in cards)
    return Catalogue(edition, sets, printed, _formats(edition), edition_named(edition).hand_size)


def must_be_known(edition: str) -> None:
    """Refuse an edition there is not. Raises ValueError."""
    if edition not in EDITIONS:
        message = f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}"
        raise ValueError(message)


def _formats(edition: str) -> tuple[FormatFacts, ...]:
    """What decks are built by, format by format."""
    rules = edition_named(edition)
    return tuple(
        FormatFacts(
            one.code,
            0 if one.boxes else rules.team_points,
            0 if one.boxes else rules.deck_size,
            one.sets,
            one.banned,
            one.balance or {},
            one.name,
        )
        for one in files.formats().values()
    )


def _card(card: Card, edition: str) -> CardFacts:
    playable = card.code in card_texts(edition)
    return CardFacts(
        card.code,
        card.set_code,
        card.number,
        card.title,
        TYPE_NAMES[card.type],
        COLOUR_NAMES[card.colour],
        AFFILIATION_NAMES[card.affiliation],
        RARITY_NAMES[card.rarity],
        card.subtitle,
        card.unique,
        cost_words(card),
        card.health,
        card.points,
        card.subtypes,
        tuple(write_side(side) for side in card.sides),
        card.deck_limit,
        card.reprint_of,
        playable,
        tuple(rendered_text(card.code, edition)),
        () if playable else tuple(lacking(card.code) or ()),
        _lasting(card, edition),
    )


def _lasting(card: Card, edition: str) -> tuple[LastingText, ...]:
    """What its lasting effects say; other readers' words only where they differ."""
    text = card_texts(edition).get(card.code)
    return tuple(
        LastingText(
            one.own,
            one.theirs if one.theirs != one.own else "",
            one.watched if one.watched != one.own else "",
        )
        for one in (() if text is None else lasting_words(text, card))
    )


def rulings_about(code: str, edition: str) -> Rulings:
    """
    What an edition's documents say of a card, by the name of any of its printings.

    Raises ValueError when there is no such card or edition.
    """
    return Rulings(code, files.rulings().about(printings(code, edition), edition))


def printings(code: str, edition: str) -> tuple[str, ...]:
    """
    Every printing of a card, the first in front.

    Raises ValueError when there is no such card or edition.
    """
    must_be_known(edition)
    facts = files.facts(edition)
    if code not in facts:
        message = f"there is no card {code!r} here"
        raise ValueError(message)
    first = _first(facts, code)
    others = [one for one in facts if one != first and first == _first(facts, one)]
    return (first, *others)


def _first(facts: Mapping[str, Card], code: str) -> str:
    """The printing that one repeats in the end: a reprint may name another reprint."""
    before = facts[code].reprint_of
    return _first(facts, before) if before else code
