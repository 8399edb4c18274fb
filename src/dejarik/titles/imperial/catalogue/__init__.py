"""What there is to look up of Imperial Assault: cards, dice, sets, formats."""
