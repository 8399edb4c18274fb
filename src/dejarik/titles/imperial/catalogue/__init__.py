"""The cards of Imperial Assault: their data files."""
