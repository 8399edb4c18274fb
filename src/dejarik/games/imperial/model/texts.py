"""
The parts that cards are made of, as the rules look them up; what each does is an op inside.

What belongs here: the shape of a special action, a surge ability, something always on, something
to use during an activation, a Command card used as an action. Abilities that wait for an event
are `kernel.timing.Ability`; their moments are in `Heard`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Addressed, Condition, Op
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Special(Addressed):
    """
    A special action of a figure: what it costs in actions, and what it does.

    `attacks`: it contains attacks, so the limit on attack actions holds for it.
    """

    name: str
    effect: Op
    actions: int = 1
    attacks: bool = False
    provided: tuple[Condition, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Surge(Addressed):
    """What an attacker may spend surges on, once an attack; some have a name."""

    effect: Op
    cost: int = 1
    name: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Passive(Addressed):
    """Something that is always so while its holder is there."""

    modifier: Modifier
    name: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChosenPool(Addressed):
    """For each attack its player chooses the colours of the dice that are printed as unknown."""

    name: str
    most_of_a_colour: int = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class During(Addressed):
    """Something a figure may do during its activation, without an action."""

    name: str
    effect: Op
    provided: tuple[Condition, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CommandAction(Addressed):
    """
    A Command card that is played in one's activation: for so many actions, or for none.

    `effect` is what it does once it stands.
    """

    effect: Op
    actions: int = 1
    attacks: bool = False
    provided: tuple[Condition, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Listening(Ability):
    """An ability that waits for one kind of event, at one of its windows."""

    def event_kind(self) -> int:
        """The kind of event it waits for."""
        raise NotImplementedError

    def band(self) -> int:
        """Before the change or after it."""
        raise NotImplementedError

    def is_before_declaring(self, is_melee: bool) -> bool:
        """Whether it is a Command card to be played just before such an attack is declared."""
        return False

    def is_possible(self, s: Battle, definition: Definition, seat: int, event: Event) -> bool:
        """Of a Command card: whether a seat could play it here if it had it in hand."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Interaction(Addressed):
    """
    What a figure may do by interacting with a token of a kind; with none of it if it is carried.

    `provided` is asked with the figure as the one that acts and the token as the subject.
    """

    kind: str
    effect: Op
    provided: tuple[Condition, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Attackable(Addressed):
    """
    Tokens of a kind, or doors, can be attacked: Health, defence, and points for a defeat.

    `provided` is asked with the attacker as the one that acts and the object as the subject.
    """

    kind: str
    health: int
    dice: tuple[int, ...] = ()
    block: int = 0
    points: int = 0
    provided: tuple[Condition, ...] = ()
