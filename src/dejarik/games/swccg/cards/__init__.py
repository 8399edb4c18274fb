"""The cards, as programs."""
