"""The shapes that texts of cards come in: an interrupt at top level, in response, or just after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.playing import ANYBODY, OPPONENT, Text, UseText
from dejarik.games.swccg.model import events as ev

if TYPE_CHECKING:
    from dejarik.games.swccg.model.texts import Filter
    from dejarik.kernel.program import Condition, Node, Op

TOP_LEVEL = (ev.PHASE, ev.SEGMENT)


def twin(light: str, dark: str, *parts: Node) -> dict[str, tuple[Node, ...]]:
    """The same text on a card of each side of the Force."""
    return {light: parts, dark: parts}


def one(code: str, *parts: Node) -> dict[str, tuple[Node, ...]]:
    """The text of one card."""
    return {code: parts}


def at_top_level(
    cost: int,
    effect: Op,
    *,
    provided: tuple[Condition, ...] = (),
    targets: tuple[tuple[Filter, ...], ...] = (),
    from_hand: bool = True,
) -> Text:
    """A text for any phase of either player, and for the weapons segment of a battle."""
    action = UseText(cost, effect, from_hand)
    return Text(TOP_LEVEL, ev.TOP, action, provided=provided, targets=targets)


def in_response(
    kind: int,
    cost: int,
    effect: Op,
    *,
    who: int = OPPONENT,
    about: tuple[Filter, ...] = (),
    provided: tuple[Condition, ...] = (),
    targets: tuple[tuple[Filter, ...], ...] = (),
) -> Text:
    """A text that answers an action which has been initiated."""
    action = UseText(cost, effect, True)
    return Text((kind,), ev.RESPOND, action, who, about, provided, targets)


def just(
    kind: int,
    cost: int,
    effect: Op,
    *,
    who: int = ANYBODY,
    about: tuple[Filter, ...] = (),
    provided: tuple[Condition, ...] = (),
    targets: tuple[tuple[Filter, ...], ...] = (),
) -> Text:
    """A text that answers what has just happened."""
    action = UseText(cost, effect, True)
    return Text((kind,), ev.JUST, action, who, about, provided, targets)
