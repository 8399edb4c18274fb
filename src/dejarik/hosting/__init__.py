"""
Hosting: what it takes to let people play a game, with no server in sight.

What belongs here: rooms, versions, deltas, clocks, undo, fairness, the words of a table.
What does not: sockets, files, databases, tasks and the time of day: those call in here.
"""
