"""Spirit of Rebellion: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.spirit_of_rebellion import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
