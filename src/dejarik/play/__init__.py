"""
Playing from Python: `from dejarik import play`.

What belongs here: the names that people use, all of them; docs/reference/python.md lists them.
What does not: code. No title is loaded before one is asked for.
"""

from dejarik.hosting.trouble import Trouble
from dejarik.play.bots import Bot, NamedBot, OwnBot, Player, bot
from dejarik.play.cards import Card, card, decks, editions, formats, options, titles
from dejarik.play.log import LogLine
from dejarik.play.many_games import many
from dejarik.play.question import Answer, Option, Question
from dejarik.play.results import Played, Results, Side
from dejarik.play.starting import load, start
from dejarik.play.table import ALL, Result, Seat, Table
from dejarik.play.terms import Deck
from dejarik.play.title_choice import Chosen

__all__ = [
    "ALL",
    "Answer",
    "Bot",
    "Card",
    "Chosen",
    "Deck",
    "LogLine",
    "NamedBot",
    "Option",
    "OwnBot",
    "Played",
    "Player",
    "Question",
    "Result",
    "Results",
    "Seat",
    "Side",
    "Table",
    "Trouble",
    "bot",
    "card",
    "decks",
    "editions",
    "formats",
    "load",
    "many",
    "options",
    "start",
    "titles",
]
