"""
Definitions: a card's facts and its behaviour, sorted the way the rules ask for it.

The rules know behaviour only as kernel nodes in these drawers; which nodes there are,
and how a card's abilities come to lie in them, is not their business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card
    from dejarik.kernel.modifiers import Modifier
    from dejarik.kernel.program import Condition, Node, Op, Quantity, Selector
    from dejarik.kernel.timing import Ability


class CardAction:
    """
    An ability used by an action; a power action once a round.

    Its card's controller uses it; perhaps all players may, or only the controller of the card it
    is attached to.
    """

    def __init__(
        self, effect: Op, is_power: bool, is_open: bool = False, is_hosts: bool = False
    ) -> None:
        self.effect: Op = effect
        self.is_power: bool = is_power
        self.is_open: bool = is_open
        self.is_hosts: bool = is_hosts


class Heard:
    """An ability, and the event and band it waits for; `own` if only about its holder."""

    def __init__(self, kind: int, band: int, ability: Ability) -> None:
        self.kind: int = kind
        self.band: int = band
        self.ability: Ability = ability
        self.own: bool = ability.is_about_holder()


class HostLimit:
    """How many such upgrades a card may carry as long as this one is among them."""

    def __init__(self, which: Condition, most: int) -> None:
        self.which: Condition = which
        self.most: int = most


class StandIn:
    """
    A support counts as a character while an upgrade is played on it or moved to it.

    Whichever of the two says so, `other` is read with the other one. As long as the upgrade lies
    there the support carries no more than `most`; `leaves`: moving from it counts too; `plain`:
    it does not count as unique meanwhile.
    """

    def __init__(self, other: Condition, most: int, leaves: bool, plain: bool) -> None:
        self.other: Condition = other
        self.most: int = most
        self.leaves: bool = leaves
        self.plain: bool = plain


class Definition:
    """
    Everything about one printing.

    `implemented` is false for cards that are known but cannot be played yet.
    `reverse` is the definition of its other side, `die` the one whose die it uses.
    `lapses` are the conditions under which it is discarded from play at once; it is set aside
    as soon as `stays_while` does not hold, and `farewell` is done then.
    `silenced` are the cards that lose their abilities by it.
    `enters_with` is how much damage, and how many shields and resources, it brings into play.
    `hosts` and `restrictions` are conditions read with the would-be host or player; `stand_ins`
    say for which upgrades it counts as a character, or which supports do for it.
    `price` is its cost where X is printed; `discounts` are taken off its cost; both are
    asked only when it is this card that is paid for.
    `x` is the X on its die, `joins` what its sides without a symbol may be added to.
    `keywords` has the level of each printed keyword; `modifies` says what Modify names;
    `renew` is its Renew cost, below 0 without one.
    `building` is read before the game, by who checks teams and decks; `beneath` are the cards
    that may begin face down under it, by their definitions; `named_titles` are
    the titles its text speaks of, `named_codes` the printings, `brings` the set-aside cards it
    describes, `recalls` the kinds of event it asks the past for.
    """

    def __init__(self, facts: Card, number: int) -> None:
        self.facts: Card = facts
        self.number: int = number
        self.implemented: bool = False
        self.reverse: int = -1
        self.die: int = number
        self.program_hash: str = ""
        self.event: Op | None = None
        self.claim: Op | None = None
        self.specials: list[Op] = []
        self.actions: list[CardAction] = []
        self.heard: list[Heard] = []
        self.heard_in_discard_pile: list[Heard] = []
        self.heard_in_hand: list[Heard] = []
        self.heard_unseen: list[Heard] = []
        self.modifiers: list[Modifier] = []
        self.restrictions: list[Condition] = []
        self.enters_with: tuple[int, int, int] = (0, 0, 0)
        self.enters_exhausted: bool = False
        self.ready_in_upkeep: bool = True
        self.lapses: list[Condition] = []
        self.stays_while: Condition | None = None
        self.farewell: Op | None = None
        self.hosts: list[Condition] = []
        self.modifies: list[Condition] = []
        self.stand_ins: list[StandIn] = []
        self.limits: list[HostLimit] = []
        self.borrowed: list[Selector] = []
        self.silenced: list[Selector] = []
        self.discounts: list[Quantity] = []
        self.price: Quantity | None = None
        self.firm_cost: bool = False
        self.x: Quantity | None = None
        self.joins: list[Condition] = []
        self.building: list[Node] = []
        self.beneath: list[int] = []
        self.keywords: dict[int, int] = {}
        self.renew: int = -1
        self.named_titles: set[str] = set()
        self.recalls: set[int] = set()
        self.named_codes: set[str] = set()
        self.brings: list[Selector] = []

    def is_quiet(self) -> bool:
        """Whether the card waits for nothing and neither changes nor offers anything in play."""
        if self.heard or self.modifiers or self.lapses or self.stays_while is not None:
            return False
        if self.keywords or self.actions or self.borrowed:
            return False
        return not (self.silenced or self.stand_ins)

    def changes_numbers(self) -> bool:
        """Whether numbers anywhere may be others while the card is in play."""
        return bool(self.modifiers or self.silenced)
