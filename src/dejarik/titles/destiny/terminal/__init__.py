"""Destiny in the terminal: its table, cards, odds and refusals as lines of text."""
