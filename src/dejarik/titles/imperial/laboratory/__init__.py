"""Imperial Assault for those who try it out."""
