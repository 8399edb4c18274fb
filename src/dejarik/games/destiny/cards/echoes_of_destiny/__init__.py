"""Echoes of Destiny: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.echoes_of_destiny import gray

MODULES = (gray,)
