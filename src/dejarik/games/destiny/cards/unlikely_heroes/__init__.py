"""Unlikely Heroes: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.unlikely_heroes import yellow

MODULES = (yellow,)
