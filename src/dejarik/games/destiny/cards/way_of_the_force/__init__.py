"""Way of the Force: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.way_of_the_force import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
