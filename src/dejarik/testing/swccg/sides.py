"""Tables of the boxed cards laid out from the side of one card: mine and theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


def laid(
    code: str,
    sites: str,
    my_cards: str = "",
    their_cards: str = "",
    *,
    hand: str = "",
    their_hand: str = "",
    force: int = 4,
    their_force: int = 4,
    top: str = "",
    their_top: str = "",
    phase: str = "deploy",
    my_turn: bool = True,
    rules: CustomizableCardGame | None = None,
) -> Laid:
    """A table seen from the side of a card; in the cards `X` stands for it."""
    texts = [my_cards, their_cards, hand, their_hand, top, their_top]
    own, other, own_hand, other_hand, own_top, other_top = [one.replace("X", code) for one in texts]
    forces = (force, their_force)
    turn = mine(code) if my_turn else theirs(code)
    if side_of(code) == LIGHT:
        own, other = other, own
        own_hand, other_hand = other_hand, own_hand
        own_top, other_top = other_top, own_top
        forces = (their_force, force)
    return Laid(
        game() if rules is None else rules,
        sites,
        own,
        other,
        dark_hand=own_hand,
        light_hand=other_hand,
        dark_top=own_top,
        light_top=other_top,
        dark_force=forces[0],
        light_force=forces[1],
        turn=turn,
        phase=phase,
        filler=TROOPERS,
    )
