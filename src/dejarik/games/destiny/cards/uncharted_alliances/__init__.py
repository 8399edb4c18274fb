"""Uncharted Alliances: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.uncharted_alliances import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
