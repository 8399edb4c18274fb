"""
English: what a player reads.

What belongs here: words for what the game says and asks. What does not: any printed card text.
"""
