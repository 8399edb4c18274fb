"""What a game is made of: cards, places, piles, events, the state."""
