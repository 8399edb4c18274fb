"""Imperial Assault: the skirmish game, pure rules and cards."""
