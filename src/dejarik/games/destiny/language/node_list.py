"""
Destiny's nodes, and its card programs as plain data.

What belongs here: which modules define the nodes of cards.
What does not: the written form itself (`kernel.json_form`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import effects
from dejarik.games.destiny.language.then_guard import refuse_condition_before_then
from dejarik.kernel import choosing, json_form, ops, terms

if TYPE_CHECKING:
    from types import ModuleType

    from dejarik.kernel.program import Node

FAMILIES: Final = (
    "abilities",
    "amounts",
    "as_characters",
    "bans",
    "borrowed_dice",
    "building",
    "card_play",
    "cards",
    "conditions",
    "control",
    "costs",
    "damage",
    "decks",
    "dice",
    "die_costs",
    "die_sides",
    "filters",
    "flow",
    "hand_responses",
    "hands",
    "joint_choices",
    "history",
    "keywords",
    "naming",
    "other_sides",
    "pool_changes",
    "resolution",
    "outcomes",
    "resources",
    "selectors",
    "shields",
    "status",
    "structure",
    "triggers",
)

MODULES: Final[tuple[ModuleType, ...]] = (
    choosing,
    ops,
    terms,
    *[import_module(f"{effects.__name__}.{name}") for name in FAMILIES],
)


@cache
def node_classes() -> dict[str, type[Node]]:
    """Every class of nodes that can stand in a card, by its name."""
    return json_form.classes_in(MODULES)


def from_json(data: object) -> Node:
    """
    Read the node that `to_json` wrote.

    Raises UnreadableProgram, which names the node and the field, and ConditionBeforeThen.
    """
    return json_form.Reader(node_classes(), refuse_condition_before_then).read(data)
