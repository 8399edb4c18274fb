"""Across the Galaxy: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.across_the_galaxy import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
