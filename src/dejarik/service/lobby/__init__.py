"""
The lobby: decks, offers, tables, chat, and who is there.

What belongs here: everything people do before and beside a game.
What does not: the game itself (`home`), and who people are (`people`).
"""
