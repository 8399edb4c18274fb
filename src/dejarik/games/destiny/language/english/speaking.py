"""
The doors of the renderer: one for each sort of node, opened by the files beside this one.

What belongs here: the dispatch by node type, and the complaint about a node without words.
What does not: any word.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import TYPE_CHECKING

from dejarik.kernel.program import Node

if TYPE_CHECKING:
    from dejarik.games.destiny.language.english.grammar import Clause, Voice


class NoWords(NotImplementedError):
    """A node that cannot be said in English yet."""

    def __init__(self, node: Node, what: str = "") -> None:
        """Name the node's class and the file of its family, which lacks it."""
        family = type(node).__module__.rpartition(".")[2]
        super().__init__(
            f"there are no English words for {type(node).__name__}{what}; "
            f"add them to src/dejarik/games/destiny/language/english/{family}.py"
        )


@dataclass(frozen=True)
class Quality:
    """
    A filter in words: before its noun, after it, and as something said of a thing.

    The second word of each pair is for not having it.
    """

    before: tuple[str, str] = ("", "")
    after: tuple[str, str] = ("", "")
    said: tuple[str, str] = ("", "")


@singledispatch
def noun(node: Node, voice: Voice) -> str:
    """
    A selector as a noun phrase.

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def quality(node: Node, voice: Voice) -> Quality:
    """
    A filter as a quality.

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def amount(node: Node, voice: Voice) -> str:
    """
    A quantity as a number or a phrase; a player as who it is.

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def condition(node: Node, voice: Voice) -> str:
    """
    A condition as what follows an "if".

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def influence(node: Node, voice: Voice) -> str:
    """
    A modifier as a statement.

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def clauses(node: Node, voice: Voice) -> list[Clause]:
    """
    What an op does, clause by clause.

    Raises NoWords.
    """
    raise NoWords(node)


@singledispatch
def part(node: Node, voice: Voice) -> str:
    """
    A part of a card as a line.

    Raises NoWords.
    """
    raise NoWords(node)
