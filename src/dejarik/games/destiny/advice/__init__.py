"""What helps whoever decides: explanations, odds, and what a position is worth."""
