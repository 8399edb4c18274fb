"""The titles: what everyone above asks of one game, a package for each."""
