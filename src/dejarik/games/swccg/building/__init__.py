"""Building decks: what a player brings, and what may be wrong with it."""
