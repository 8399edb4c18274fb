"""Transformations: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.transformations import gray, red

MODULES = (red, gray)
