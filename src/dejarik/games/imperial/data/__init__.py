"""
The facts of Imperial Assault as data files, read by the title.

What belongs here: facts of cards, dice and maps. What does not: printed text, art, behaviour, code.
"""
