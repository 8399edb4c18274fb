"""Advice: how a position seems, why something is so, how likely something is."""
