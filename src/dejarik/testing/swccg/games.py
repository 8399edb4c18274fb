"""Games for tests: the boxed cards with others beside them, or with other texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.definitions import definition_from
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import printed

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
