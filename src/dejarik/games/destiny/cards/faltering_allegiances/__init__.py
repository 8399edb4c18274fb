"""Faltering Allegiances: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.faltering_allegiances import blue, gray, yellow

MODULES = (blue, yellow, gray)
