"""Interrupts of Premiere and the Introductory Two-Player Game."""

from typing import Final

from dejarik.kernel.program import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {}
