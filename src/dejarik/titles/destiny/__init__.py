"""Destiny as a title: its words, decks, catalogue, terminal and laboratory."""
