"""
The service: games for people anywhere, over HTTP and websockets.

What belongs here: who calls `hosting`, when, and who is told.
What does not: rules, and what a seat may know.
"""
