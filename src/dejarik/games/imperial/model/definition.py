"""
Definitions: what one printed card is to the rules.

Facts come from data files, the program from the cards; both are joined once, when a game is
made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.texts import (
    Attackable,
    ChosenPool,
    CommandAction,
    During,
    Interaction,
    Listening,
    Passive,
    Special,
    Surge,
)

if TYPE_CHECKING:
    from dejarik.games.imperial.model.facts import Command, Deployment
    from dejarik.kernel.program import Node

DEPLOYMENT: Final = 0
UPGRADE: Final = 1
COMMAND: Final = 2
MISSION_RULES: Final = 3


class Definition:
    """
    A card by its number: facts, program, and the program's parts by kind.

    `implemented`: there is a program, or the card needs none. `size` is the board's number for
    the base, `pool` and `defence` colours of dice, `free_dice` how many of any colour it adds.
    """

    def __init__(self, number: int, code: str, name: str, kind: int) -> None:
        self.number: int = number
        self.code: str = code
        self.name: str = name
        self.kind: int = kind
        self.implemented: bool = False
        self.deployment: Deployment | None = None
        self.command: Command | None = None
        self.size: int = 0
        self.companion: bool = False
        self.mobile: bool = False
        self.massive: bool = False
        self.reach: bool = False
        self.melee: bool = False
        self.unique: bool = False
        self.health: int = 0
        self.speed: int = 0
        self.cost: int = 0
        self.figure_cost: int = 0
        self.group_size: int = 1
        self.affiliation: str = ""
        self.traits: frozenset[str] = frozenset()
        self.pool: list[int] = []
        self.free_dice: int = 0
        self.defence: list[int] = []
        self.parts: tuple[Node, ...] = ()
        self.heard: list[Listening] = []
        self.passives: list[Passive] = []
        self.specials: list[Special] = []
        self.surges: list[Surge] = []
        self.during: list[During] = []
        self.actions: list[CommandAction] = []
        self.interactions: list[Interaction] = []
        self.attackables: list[Attackable] = []
        self.chosen_pool: ChosenPool | None = None

    def clear(self) -> None:
        """Forget the program."""
        self.parts = ()
        self.implemented = False
        for found in (self.heard, self.passives, self.specials, self.surges, self.during):
            found.clear()
        self.actions.clear()
        self.interactions.clear()
        self.attackables.clear()
        self.chosen_pool = None

    def take(self, parts: tuple[Node, ...]) -> None:
        """Sort the parts of a program by what they are."""
        self.parts = parts
        self.implemented = True
        for part in parts:
            if isinstance(part, Listening):
                self.heard.append(part)
            elif isinstance(part, Passive):
                self.passives.append(part)
            elif isinstance(part, Special):
                self.specials.append(part)
            elif isinstance(part, Surge):
                self.surges.append(part)
            elif isinstance(part, ChosenPool):
                self.chosen_pool = part
            elif isinstance(part, During):
                self.during.append(part)
            elif isinstance(part, CommandAction):
                self.actions.append(part)
            elif isinstance(part, Interaction):
                self.interactions.append(part)
            elif isinstance(part, Attackable):
                self.attackables.append(part)
