"""The Star Wars Customizable Card Game: pure rules, cards and their language."""
