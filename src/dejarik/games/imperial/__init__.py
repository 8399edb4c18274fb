"""
Star Wars: Imperial Assault.

What belongs here: the game's rules, its board and the facts of cards and maps.
What does not: files, clocks, sockets and the words of other games.
"""
