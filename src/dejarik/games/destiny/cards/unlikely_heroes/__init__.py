"""Unlikely Heroes: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.unlikely_heroes import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
