"""Two-Player Game: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.two_player_game import blue, gray, red

MODULES = (red, blue, gray)
