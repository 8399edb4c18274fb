"""
Building: which teams and decks the rules and a format allow, and every reason why not.

What belongs here: deck lists, formats, and the checks; pure data in, reasons out.
What does not: reading files and lists people write, words for reasons, play.
"""

from dejarik.games.destiny.building.checking import why_not
from dejarik.games.destiny.building.decks import why_not_deck
from dejarik.games.destiny.building.formats import Box, Format
from dejarik.games.destiny.building.lists import Complaint, DeckList
from dejarik.games.destiny.building.teams import why_not_team

__all__ = ["Box", "Complaint", "DeckList", "Format", "why_not", "why_not_deck", "why_not_team"]
