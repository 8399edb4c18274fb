"""Skirmish upgrades of the core set."""

from typing import Final

from dejarik.kernel.program import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {}
