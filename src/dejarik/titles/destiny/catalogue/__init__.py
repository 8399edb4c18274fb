"""What there is to look up of Destiny: cards, sets, formats, rulings."""
