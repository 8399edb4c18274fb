"""What the game is made of: facts of cards, layouts of sites, personas."""
