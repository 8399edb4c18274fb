"""
The games, one package each.

What belongs here: packages that fulfil the contract of a game.
What does not: anything two games share, which is the kernel's, and any input or
output. Games do not know each other.
"""
