"""
The terminal: play, replay, and look at cards.

What belongs here: reading what a person types, and printing what their seat may know.
What does not: any one game (`titles.*.terminal`), rules, sentences about a game, or anything
drawn from the state instead of a view.
"""
