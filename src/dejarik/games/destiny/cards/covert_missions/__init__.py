"""Covert Missions: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.covert_missions import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
