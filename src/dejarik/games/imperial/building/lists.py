"""What a player brings, and what may be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ArmyList:
    """
    An army by card codes: deployment cards with upgrades among them, and the command deck.

    A copy more is named once more. Which group an attachment is put on is no part of an army:
    its player says so when deploying.
    """

    deployments: tuple[str, ...]
    commands: tuple[str, ...]

    def codes(self) -> list[str]:
        """Every code in it, once, in order."""
        return list(dict.fromkeys([*self.deployments, *self.commands]))


@dataclass(frozen=True)
class ReadyArmy:
    """
    An army that comes with the program: its name, whose it is, and what is in it.

    `called` is its name for people; `format` is the one it was made for, `legal` are all it may be
    played in; cards stand with their copies.
    """

    name: str
    called: str
    affiliation: str
    format: str
    legal: tuple[str, ...]
    deployments: tuple[tuple[str, int], ...]
    commands: tuple[tuple[str, int], ...]

    def army_list(self) -> ArmyList:
        """The army as a list to check."""
        return ArmyList(_copies(self.deployments), _copies(self.commands))


@dataclass(frozen=True)
class Complaint:
    """
    One reason why a list cannot be played: a key for words, the ruling, the cards, numbers.

    `names` are other words a sentence needs, such as an affiliation or a format.
    """

    key: str
    ruling: str
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


BY_CARD = "card"
"""Stands in for a ruling where a card of the army is the reason."""
BY_FORMAT = "format"
"""Stands in for a ruling where the format is."""
NO_RULING = ""
"""For what is a matter of this program and not of the rules."""


def _copies(cards: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    return tuple(code for code, copies in cards for _ in range(copies))
