"""Seeking Answers: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.seeking_answers import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
