"""
Cards that were never printed, for tests and fuzzing.

Their codes start with "T". A module holds the cards of one topic: what they are in
`RECORDS`, what they do in `TEXTS`.
"""

from types import ModuleType
from typing import Final

from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.facts import Card, card_from
from dejarik.titles.destiny.laboratory.synthetic import (
    building,
    damage,
    dice,
    in_play,
    keywords,
    kinds,
    plain,
    playing,
    switches,
)

TOPICS: Final[tuple[ModuleType, ...]] = (
    plain,
    keywords,
    dice,
    in_play,
    playing,
    damage,
    building,
    switches,
    kinds,
)


def synthetic_facts() -> dict[str, Card]:
    """The facts of all synthetic cards by code."""
    return {str(one["code"]): card_from(one) for topic in TOPICS for one in topic.RECORDS}


def synthetic_texts() -> dict[str, CardText]:
    """The texts of all synthetic cards by code."""
    return {text.code: text for topic in TOPICS for text in topic.TEXTS}
