"""Voices: what a sentence may take for granted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.kernel.program import Selector


@dataclass
class Voice:
    """What a sentence may take for granted: which card speaks, who acts, what has been named."""

    this: str = "this card"
    host: str = "the attached character"
    they: str = "you"
    their: str = "your"
    yours: str = "your"
    opponents: str = "your opponent’s"
    event: str = "that card"
    it: str = "that card"
    topic: Selector | None = None
    names: dict[str, str] = field(default_factory=dict)

    def touch(self, what: Selector, noun: str, name: str = "") -> None:
        """Note what a sentence was about, so that the next can speak of it."""
        self.topic = what
        self.it = noun
        if name:
            self.names[name.removesuffix("+")] = noun

    def turn_to_opponent(self) -> None:
        """Speak to the opponent of whose card it is, who has to act."""
        self.yours, self.opponents = self.opponents, self.yours
