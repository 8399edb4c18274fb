"""Imperial Assault as a title: its decks and its data files."""
