"""
Games for tests: the boxed cards with others beside them, or with other texts.

While a mutant is tried, every table is laid with the mutant's program (`stand_in`), whichever game
its test has made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.definitions import definition_from
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.testing.swccg.exchange import exchanged
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import game, printed

if TYPE_CHECKING:
    from dejarik.kernel.program import Node


def game_with(
    *codes: str, texts: dict[str, tuple[Node, ...]] | None = None
) -> CustomizableCardGame:
    """The boxed cards and these, which have no text unless one is given."""
    made = printed()
    cards = files.cards()
    personas = files.personas_by_title()
    for code in codes:
        persona = (personas.get(cards[code].title) or ("",))[0]
        made.definitions.append(definition_from(cards[code], persona))
    made.programs = {**made.programs, **(texts or {})}
    return CustomizableCardGame(made, ADVANCED)


_played: list[CustomizableCardGame] = []


def play_with(mutant: CustomizableCardGame | None) -> None:
    """Let all tables from now on use the programs of another game; None for the true ones."""
    _played.clear()
    if mutant is not None:
        _played.append(mutant)


def stand_in(given: CustomizableCardGame) -> CustomizableCardGame:
    """
    The game that a table is laid with: the given one, unless a mutant is tried.

    A card to which a test gives another text than the true one keeps that.
    """
    if not _played:
        return given
    (mutant,) = _played
    true = game()
    if given is true:
        return mutant
    for one, other in zip(true.definitions, mutant.definitions, strict=True):
        number = given.numbers.get(one.code, 0)
        if one is not other and given.definitions[number].parts == one.parts:
            given = exchanged(given, [one.code], other.parts)
    return given
