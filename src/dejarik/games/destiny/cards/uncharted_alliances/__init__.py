"""Uncharted Alliances: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.uncharted_alliances import blue

MODULES = (blue,)
