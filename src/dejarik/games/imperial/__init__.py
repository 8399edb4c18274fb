"""
Star Wars: Imperial Assault, the skirmish game.

What belongs here: the game's rules, its board, the language its cards are written in, the cards
themselves and the facts printed on them.
What does not: files, clocks, sockets and the words of other games.
"""
