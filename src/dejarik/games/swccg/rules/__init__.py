"""The rules: who may do what, what follows, and what it changes."""
