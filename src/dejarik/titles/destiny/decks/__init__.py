"""Deck lists of Destiny: read, checked, suggested, ready to play."""
