"""
Parts of a card's program: what it does by itself, what it offers and to what it listens.

What belongs here: the shapes that rules and definitions ask about. What they do is in `effects`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Quantity
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

ON_TABLE = 0
IN_HAND = 1
WHEN_DRAWN = 2
"""Where a text listens that acts when its card is drawn for destiny."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Filter(Node):
    """A question about one thing, seen from the scope of a text."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        """Whether the thing is meant."""
        raise NotImplementedError

    def names_inactive(self) -> bool:
        """Whether it asks for cards that are inactive, which other texts do not see."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Listening(Ability):
    """An ability with the event it waits for, the band, and where its card must be."""

    def event_kinds(self) -> tuple[int, ...]:
        """The kinds of event it answers."""
        raise NotImplementedError

    def band(self) -> int:
        """In which band."""
        raise NotImplementedError

    def zone(self) -> int:
        """Whether it listens on table or in hand."""
        return ON_TABLE

    def might(self, s: State, seat: int, event: Event) -> bool:
        """For a text in hand: whether a seat could use it, by what everybody knows."""
        return False

    def needs_hand(self) -> bool:
        """For a text on table: whether what it offers depends on its player's hand."""
        return False

    def seems_open(self, s: State, holder: int, event: Event) -> int:
        """For a text that needs a hand: who could use it, by what everybody knows; or nobody."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Ongoing(Node):
    """A modifier in force while its card is active on table."""

    modifier: Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Never(Ongoing):
    """The same, worded with never: in force though its card is inactive or its text cancelled."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class DrawnText(Node):
    """A modifier in force while its card lies drawn for destiny."""

    modifier: Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OwnValue(Node):
    """A number that the card's own text defines: worked out whenever it is read, in any state."""

    number: int
    amount: Quantity


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class DeployRule(Node):
    """
    Where a card deploys, if not where its kind does, and for how much.

    Several are ways to choose from. `on`: filters of what it is put on; `cost` is ABSENT for the
    printed one; `beside`: it goes beside one's own Reserve Deck instead, or that of the opponent
    (`opponents_pile`); `from_both`: each player pays as much.
    """

    on: tuple[Filter, ...] = ()
    cost: int = -1
    provided: tuple[Condition, ...] = ()
    beside: bool = False
    from_both: bool = False
    opponents_pile: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class DeploysFree(Node):
    """A card deploys free to what fits."""

    to: tuple[Filter, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class WeaponText(Node):
    """
    How a weapon fires: at what, for how much Force, and what its destiny total does.

    `moment` is the kind of event it is fired at, if that is not in the weapons segment.
    """

    targets: tuple[Filter, ...]
    cost: int
    fires: Op
    moment: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class SiteText(Node):
    """One side of a location: the text that faces a player of that side of the Force."""

    side: int
    parts: tuple[Node, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ImmuneTo(Node):
    """Cards of a title cannot target it or be played in answer to it."""

    title: str
