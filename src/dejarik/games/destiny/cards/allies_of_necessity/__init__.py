"""Allies of Necessity: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.allies_of_necessity import gray

MODULES = (gray,)
