"""Decks of the Customizable Card Game: read, written, checked, suggested, ready to play."""
