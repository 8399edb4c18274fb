"""The rulebook, a file per topic."""
