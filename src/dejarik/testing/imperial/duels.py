"""Duels: two made-up figures, one of them in its activation; bystanders where a test wants some."""

from dataclasses import replace

from dejarik.games.imperial.model.facts import Deployment
from dejarik.kernel.program import Node
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.made_up import deployment

NOTHING_MORE = Brought()


def duel(
    one: str = "",
    two: str = "",
    *,
    at: tuple[str, str] = ("a1", "c1"),
    things: str = "",
    more: Brought = NOTHING_MORE,
    programs: tuple[tuple[Node, ...], tuple[Node, ...]] = ((), ()),
) -> Field:
    """
    A field with `one` in its activation and `two'` against it, each described in words.

    A side is the space of its figure, then groups of further cards that `more` brings.
    """
    cards = ((deployment("one", one), programs[0]), (deployment("two", two), programs[1]))
    sides = [f"{name} {side}" for name, side in zip(("one", "two"), at, strict=True)]
    found = Field(sides[0], sides[1], things, replace(more, cards=(*cards, *more.cards)))
    activate(found, "one")
    return found


def activate(found: Field, group: str) -> None:
    """Let nobody respond until the group can be activated, and activate it."""
    while group not in found.options():
        found.choose("pass")
    found.choose(group)
    while "pass" in found.options():
        found.choose("pass")


def by(name: str, words: str = "", *parts: Node) -> tuple[Deployment, tuple[Node, ...]]:
    """A further made-up card with its program."""
    return deployment(name, words), parts
