"""Redemption: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.redemption import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
