"""What is printed on cards and dice, in words: symbols, subtypes, types."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.model.facts import (
    BLANK,
    INDIRECT,
    MELEE,
    NONE,
    RANGED,
    REROLL,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SYMBOL_NAMES,
    TYPE_NAMES,
    Card,
)
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

DAMAGE_SYMBOLS: Final = (MELEE, RANGED, INDIRECT)

_NAMES: Final = {
    "death-star": "Death Star",
    "ewok": "Ewok",
    "gungan": "Gungan",
    "inquisitor": "Inquisitor",
    "jawa": "Jawa",
    "jedi": "Jedi",
    "nightbrother": "Nightbrother",
    "sith": "Sith",
    "spectre": "Spectre",
    "twilek": "Twi’lek",
    "wookiee": "Wookiee",
}

# The sets by the first two digits of the codes of their cards.
SET_NAMES: Final = {
    "01": "Awakenings",
    "02": "Spirit of Rebellion",
    "03": "Empire at War",
    "04": "Two-Player Game",
    "05": "Legacies",
    "06": "Rivals",
    "07": "Way of the Force",
    "08": "Across the Galaxy",
    "09": "Convergence",
    "10": "Allies of Necessity",
    "11": "Spark of Hope",
    "12": "Covert Missions",
    "13": "Transformations",
    "14": "Faltering Allegiances",
    "15": "Redemption",
    "16": "High Stakes",
    "17": "Echoes of Destiny 2021",
    "18": "Unlikely Heroes",
    "19": "Galactic Struggle",
    "20": "Echoes of Destiny",
    "21": "Seeking Answers",
    "22": "Display of Power",
    "23": "Resurgence",
    "24": "Awaiting Fate",
    "25": "Uncharted Alliances",
}


def printing_words(code: str) -> str:
    """A printing as its card says it: the set and the number in it."""
    return f"{SET_NAMES.get(code[:2], 'test cards')} {code[2:].lstrip('0')}"


def symbol_word(symbol: int) -> str:
    """What a die shows, in words."""
    if symbol in DAMAGE_SYMBOLS:
        return f"{SYMBOL_NAMES[symbol]} damage"
    if symbol in (BLANK, SPECIAL):
        return f"a {SYMBOL_NAMES[symbol]}"
    if symbol in (REROLL, RESOURCE, SHIELD):
        return f"{SYMBOL_NAMES[symbol]}s"
    return "no symbol" if symbol == NONE else SYMBOL_NAMES[symbol]


def symbol_words(symbols: tuple[int, ...]) -> str:
    """What a die may show, in words; all three kinds of damage are just damage."""
    if set(symbols) == set(DAMAGE_SYMBOLS):
        return "damage"
    return listing([symbol_word(symbol) for symbol in symbols], "or")


def subtype_word(subtype: str) -> str:
    """A subtype as it is spoken: peoples and orders with a capital."""
    return _NAMES.get(subtype, subtype.replace("-", " "))


def voice_of(card: Card | None) -> Voice:
    """The voice of a card at the beginning of an ability."""
    if card is None:
        return Voice()
    voice = Voice(this=f"this {TYPE_NAMES[card.type]}")
    if "mod" in card.subtypes:
        voice.host = "the card it is on"
    return voice
