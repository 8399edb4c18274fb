"""
What a team could have brought in its deck, as anyone can tell who sees the team.

What belongs here: the rulebook's answer to that. What does not: what a deck may hold (`building`).
It stands outside of `building`, which is never compiled: what compiled rules inherit from must be
compiled too, else they ask the class above it.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.building.decks import is_allowed
from dejarik.games.destiny.building.printings import library_of
from dejarik.games.destiny.model.rulebook import Rulebook


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamRulebook(Rulebook):
    """A rulebook that knows how decks are built."""

    def could_bring(self, team: tuple[int, ...], number: int) -> bool:
        """By what the team allows; worked out once for each team."""
        key = (*team, number)
        found = self.bringable.get(key)
        if found is None:
            codes = tuple([self.definitions[one].facts.code for one in team])
            found = is_allowed(library_of(self), codes, self.definitions[number].facts.code)
            self.bringable[key] = found
        return found
