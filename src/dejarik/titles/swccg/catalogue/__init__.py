"""What there is to look up of the Customizable Card Game: cards, sets, boxes, layouts, personas."""
