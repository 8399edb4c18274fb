"""
The library: all cards by code, with what each says about armies.

What belongs here: looking cards up. What does not: what is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.facts import GROUP, UPGRADE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dejarik.games.imperial.building.lists import ArmyList
    from dejarik.games.imperial.model.facts import ArmyRule, Command, Deployment


class Library:
    """All cards there are; the deployment cards among them also hold companions and forms."""

    def __init__(
        self,
        deployments: Iterable[Deployment],
        commands: Iterable[Command],
        rules: Iterable[ArmyRule] = (),
    ) -> None:
        self.deployments: dict[str, Deployment] = {one.code: one for one in deployments}
        self.commands: dict[str, Command] = {one.code: one for one in commands}
        self.rules: dict[str, ArmyRule] = {one.code: one for one in rules}

    def knows(self, code: str) -> bool:
        """Whether there is such a card."""
        return code in self.deployments or code in self.commands

    def name(self, code: str) -> str:
        """What a card is called. Raises KeyError when there is none."""
        if code in self.commands:
            return self.commands[code].name
        return self.deployments[code].name

    def sets(self, code: str) -> tuple[str, ...]:
        """Every set a card is in. Raises KeyError when there is none."""
        if code in self.commands:
            return (self.commands[code].set_code, *self.commands[code].also_in)
        return (self.deployments[code].set_code, *self.deployments[code].also_in)

    def army(self, listed: ArmyList) -> list[Deployment]:
        """The groups and upgrades of a list; what else stands among them is left out."""
        found = [self.deployments[code] for code in listed.deployments if code in self.deployments]
        return [one for one in found if one.kind in (GROUP, UPGRADE)]

    def groups(self, listed: ArmyList) -> list[Deployment]:
        """The groups of a list."""
        return [one for one in self.army(listed) if one.kind == GROUP]

    def deck(self, listed: ArmyList) -> list[Command]:
        """The command cards of a list; what else stands among them is left out."""
        return [self.commands[code] for code in listed.commands if code in self.commands]

    def rules_of(self, listed: ArmyList, kind: str) -> list[ArmyRule]:
        """
        What the cards of an army say about it, of one kind.

        Each card once: a second copy says the same again.
        """
        codes = dict.fromkeys(one.code for one in self.army(listed))
        rules = [self.rules[code] for code in codes if code in self.rules]
        return [rule for rule in rules if rule.kind == kind]
