"""Traps: rules of a mission that hurt who leaves or enters a space, and pushes into them."""

from dataclasses import dataclass

from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import AFigure, Filter, Hostile, TheMover
from dejarik.games.imperial.effects.movement import PushNamed
from dejarik.games.imperial.language.words import special, then
from dejarik.games.imperial.model.state import Battle
from dejarik.kernel.choosing import Choose
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Node
from dejarik.kernel.terms import Number


@dataclass(frozen=True)
class Covers(Filter):
    """A figure with a certain space in its base."""

    space: str

    def fits(self, s: Battle, scope: Scope, figure: int) -> bool:
        return bool(s.mask(s.figure(figure)) >> s.map().space(self.space) & 1)


def trap(moment: int, space: str, *provided: Condition) -> When:
    """A rule of the mission: one damage for who leaves or enters a space."""
    hurt = Suffer(TheMover(), Number(1))
    return When(moment, hurt, whom=(Covers(space),), provided=provided, first=True)


def push(spaces: int) -> Node:
    """A special action that pushes a hostile figure."""
    return special("Push", then(Choose(AFigure((Hostile(),))), PushNamed(spaces)))
