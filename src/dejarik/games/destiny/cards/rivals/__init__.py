"""Rivals: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.rivals import blue

MODULES = (blue,)
