"""Empire at War: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.empire_at_war import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
