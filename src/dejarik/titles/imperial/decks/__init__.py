"""Army lists of Imperial Assault: read, written, checked, suggested, ready to play."""
