"""Imperial Assault on a terminal."""
