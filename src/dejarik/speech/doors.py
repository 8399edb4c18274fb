"""
Doors: the ways from nodes into words, one for each sort of node.

What belongs here: the dispatch by class, and the complaint about a node without words.
What does not: any word. A game has doors of its own, so that it says even the nodes of the
kernel its own way; the files of its families open them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import Generic, TypeVar

from dejarik.kernel.program import Node
from dejarik.speech.voice import Voice

Said = TypeVar("Said")
Sort = TypeVar("Sort", bound=Node)


class NoWords(NotImplementedError):
    """A node that cannot be said in English yet."""

    def __init__(self, node: Node, folder: str, what: str = "") -> None:
        """Name the node's class and the file of its family, which lacks it."""
        family = type(node).__module__.rpartition(".")[2]
        super().__init__(
            f"there are no English words for {type(node).__name__}{what}; "
            f"add them to {folder}/{family}.py"
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


class Door(Generic[Said]):
    """What one sort of nodes is in words; `folder` is where words for them belong."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._say = singledispatch(self._refuse)

    def __call__(self, node: Node, voice: Voice) -> Said:
        """
        Say a node.

        Raises NoWords.
        """
        return self._say(node, voice)

    def register(self, say: Callable[[Sort, Voice], Said]) -> Callable[[Sort, Voice], Said]:
        """Open the door for a class of nodes: the one that the function takes."""
        self._say.register(say)
        return say

    @property
    def registry(self) -> Mapping[type, Callable[..., Said]]:
        """Who speaks of which class."""
        return self._say.registry

    def _refuse(self, node: Node, voice: Voice) -> Said:
        raise NoWords(node, self._folder)
