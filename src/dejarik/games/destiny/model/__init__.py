"""What the game is made of: its state, facts of cards, events, editions and definitions."""
