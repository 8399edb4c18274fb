"""Imperial Assault's answers to what everyone above asks of a game."""
