"""
Quick words: what can be said at a table with one touch, by guests, too.

What belongs here: the words. What does not: how often (`service.lobby.chat`), and who hears them
(`chat_rooms`). Whoever sends one sends its name, so that nothing else can be said with it.
"""

from typing import Final

QUICK_WORDS: Final = {
    "hello": "Hello, have a good game!",
    "thinking": "Let me think.",
    "moment": "I am back in a moment.",
    "nice": "Nice move!",
    "ouch": "Ouch.",
    "slip": "That was a slip of mine.",
    "thanks": "Thank you.",
    "good_game": "Good game!",
}
"""What each name says."""
