"""
One battle of a game of locations, in miniature.

Reacts, weapons, destiny, damage that is owed, cards that leave with what they carry, and
responses that cancel responses. No published card is in it.
"""
