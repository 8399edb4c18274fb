"""
The board: what a map and the things on it say about near, far, seen and walked.

What belongs here: functions of maps, masks of spaces and plain numbers. They answer with sets
of equals and decide nothing. What does not: figures with names, cards, turns, who is asked.
"""
