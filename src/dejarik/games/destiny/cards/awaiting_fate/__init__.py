"""Awaiting Fate: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.awaiting_fate import blue, gray, red

MODULES = (red, blue, gray)
