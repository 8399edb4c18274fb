"""Advice: how well the players stand, what an attack may do, why something is so."""
