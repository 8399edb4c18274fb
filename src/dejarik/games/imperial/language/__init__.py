"""The words cards are written in, and how they read."""
