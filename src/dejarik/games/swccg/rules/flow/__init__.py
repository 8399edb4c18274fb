"""Procedures: turns, actions, battles, destiny; each an op with steps."""
