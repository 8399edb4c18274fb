"""Resurgence: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.resurgence import blue, yellow

MODULES = (blue, yellow)
