"""Display of Power: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.display_of_power import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
