"""What the game is made of: its state, facts of cards and dice, events, editions."""
