"""
One activation of a game of figures, in miniature.

Pools rolled together, rerolls by both sides, modifiers, surges, damage at one moment, what
follows a defeat, an attack inside a move, a command that is cancelled. No published figure
or card is in it.
"""
