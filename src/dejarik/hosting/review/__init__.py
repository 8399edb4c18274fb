"""A game that is over: who was ahead, what decided it, and what was luck."""
