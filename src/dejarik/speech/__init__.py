"""
Speech: the English that every game's words are made with.

What belongs here: clauses, plurals, persons, lists, what a sentence may take for granted,
and the doors that refuse nodes without words.
What does not: the words of any game.
"""
