"""
English: what a player reads.

What belongs here: words for the nodes of cards and missions, a file for each family, and words
for what the game says. What does not: any printed card text.
"""
