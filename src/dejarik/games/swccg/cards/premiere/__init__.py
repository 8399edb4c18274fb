"""Premiere and the Introductory Two-Player Game."""
