"""Destiny for the laboratory: random decks, synthetic cards, laws of its own."""
