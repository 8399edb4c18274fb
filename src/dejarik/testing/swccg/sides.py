"""Tables of the boxed cards laid out from the side of one card: mine and theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.definitions import Printed, definition_from
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.definition import DARK, EFFECT, LIGHT, Definition
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import game

if TYPE_CHECKING:
    from dejarik.kernel.program import Node

MADE_UP: Final = "made up"
"""The code of an Effect that a test may make up; it lies on Dark's side of the table."""
TROOPERS: Final = ("1_194", "1_28")
LEADERS: Final = ("101_5", "101_2")
"""Vader and Luke, by side."""


def side_of(code: str) -> int:
    """Which side of the Force a card belongs to, by its number."""
    rules = game()
    return rules.definitions[rules.numbers[code]].side


def mine(code: str) -> str:
    """The name of the side of a card."""
    return "light" if side_of(code) == LIGHT else "dark"


def theirs(code: str) -> str:
    """The name of the other side."""
    return "dark" if side_of(code) == LIGHT else "light"


def trooper(code: str, own: bool = True) -> str:
    """The plain trooper of a card's side, or of the other."""
    side = side_of(code)
    return TROOPERS[side if own else 1 - side]


def leader(code: str, own: bool = True) -> str:
    """The unique character of a card's side, or of the other."""
    side = side_of(code)
    return LEADERS[side if own else 1 - side]


def game_with(*parts: Node) -> CustomizableCardGame:
    """The boxed cards, and one Effect made up for a test."""
    personas = files.personas_by_title()
    definitions = [
        definition_from(one, (personas.get(one.title) or ("",))[0])
        for one in files.boxed().values()
    ]
    definitions.append(Definition(0, MADE_UP, MADE_UP, DARK, EFFECT))
    programs = {**PROGRAMS, MADE_UP: (DeployRule(beside=True), *parts)}
    return CustomizableCardGame(Printed(definitions, programs, files.layouts()), ADVANCED)


class Given(TypedDict, total=False):
    """What else a table may be given; `my_turn` is true and the phase deploy unless it says so."""

    hand: str
    their_hand: str
    force: int
    their_force: int
    top: str
    their_top: str
    phase: str
    my_turn: bool
    rules: CustomizableCardGame


def laid(
    code: str, sites: str, my_cards: str = "", their_cards: str = "", **given: Unpack[Given]
) -> Laid:
    """A table seen from the side of a card; in the cards `X` stands for it."""
    cards = (my_cards, their_cards)
    hands = (given.get("hand", ""), given.get("their_hand", ""))
    tops = (given.get("top", ""), given.get("their_top", ""))
    forces = (given.get("force", 4), given.get("their_force", 4))
    # Mine stand first in each pair, which for Light is the other way round.
    dark = side_of(code)
    return Laid(
        given.get("rules") or game(),
        sites,
        cards[dark].replace("X", code),
        cards[1 - dark].replace("X", code),
        dark_hand=hands[dark].replace("X", code),
        light_hand=hands[1 - dark].replace("X", code),
        dark_top=tops[dark].replace("X", code),
        light_top=tops[1 - dark].replace("X", code),
        dark_force=forces[dark],
        light_force=forces[1 - dark],
        turn=mine(code) if given.get("my_turn", True) else theirs(code),
        phase=given.get("phase", "deploy"),
        filler=TROOPERS,
    )
