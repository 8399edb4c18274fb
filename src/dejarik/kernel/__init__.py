"""
The kernel: how any turn-based game stops, asks, goes on and explains itself.

Belongs here: frames, events, windows, decisions, chance, knowledge, modifiers, journal.
Does not belong here: a word of any game, IO, clocks, loggers, frameworks.
"""
