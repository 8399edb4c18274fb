"""The course of a game: setup, rounds, actions, and what each action leads through."""
