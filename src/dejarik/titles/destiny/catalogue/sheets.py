"""
Card sheets: a card's facts and rendered text as plain data.

What belongs here: what anybody may know of a card, as an edition has it.
What does not: printed texts, programs, and laying cards out for a terminal.
"""

from dejarik.games.destiny.language.english.render import render_card
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    COLOUR_NAMES,
    NO_COST,
    RARITY_NAMES,
    TYPE_NAMES,
    X_COST,
    Card,
    write_side,
)
from dejarik.speech.doors import NoWords
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts


def facts_of(card: Card) -> dict[str, object]:
    """What is printed on a card beside its text."""
    return {
        "code": card.code,
        "set": card.set_code,
        "number": card.number,
        "title": card.title,
        "subtitle": card.subtitle,
        "type": TYPE_NAMES[card.type],
        "colour": COLOUR_NAMES[card.colour],
        "affiliation": AFFILIATION_NAMES[card.affiliation],
        "rarity": RARITY_NAMES[card.rarity],
        "unique": card.unique,
        "cost": cost_words(card),
        "health": card.health,
        "points": list(card.points),
        "subtypes": list(card.subtypes),
        "sides": [write_side(side) for side in card.sides],
    }


def cost_words(card: Card) -> int | str | None:
    """The cost: a number, X, or nothing."""
    if card.cost == NO_COST:
        return None
    return "X" if card.cost == X_COST else card.cost


def rendered_text(code: str, edition: str = CURRENT) -> list[str]:
    """What a card does in words made from its program; empty if it is not implemented."""
    text = card_texts(edition).get(code)
    if text is None:
        return []
    try:
        return render_card(text, files.facts(edition)[code]).splitlines()
    except NoWords:
        return ["(It can be played, but a part of it has no words yet.)"]


def lacking(code: str) -> list[str] | None:
    """What a card's text needs and the card language has no word for; nothing if nobody knows."""
    parts = files.parts_of(code)
    return None if parts is None else [part.means for part in parts if not part.words]
