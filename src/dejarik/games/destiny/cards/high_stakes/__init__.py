"""High Stakes: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.high_stakes import yellow

MODULES = (yellow,)
