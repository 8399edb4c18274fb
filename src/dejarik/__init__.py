"""
Dejarik: a table for Star Wars games that are out of print, with every rule enforced.

What belongs here: packages, in layers that import downwards only.
What does not: code. Nothing is imported at this level, so importing one part
never loads another.
"""
