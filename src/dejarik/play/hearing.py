"""
Who hears a game: one audience, what everybody is called to it, and the lines it was told.

What belongs here: making an audience, and keeping its log while the game goes on. What does not:
what a line says, which is its title's.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.hosting.terminal import Audience, Terminal
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.play.log import logged, retell

YOU: Final = "You"
A_BOT: Final = " bot "
"""What stands between kind and seed where a journal names a bot."""
YOUR_NAME: Final = "you"
"""How a journal names the person in the first seat."""


def audience_for(
    terminal: Terminal, journal: Journal, seat: int, language: str = ENGLISH
) -> Audience:
    """An audience that has heard nothing yet, to whom its own seat is called You."""
    names = called(terminal.called(journal.setup()))
    told = [YOU if place == seat else name for place, name in enumerate(names)]
    return terminal.audience(journal, seat, told, language)


def called(names: Sequence[str]) -> list[str]:
    """What others are called to an audience; a single bot needs no number."""
    bots = [place for place, name in enumerate(names) if A_BOT in name]
    found = []
    for place, name in enumerate(names):
        if place in bots:
            found.append("Bot" if len(bots) == 1 else f"Bot {bots.index(place) + 1}")
        else:
            found.append(f"Player {place + 1}" if name in ("", YOUR_NAME) else name)
    return found


class Hearing:
    """One audience of a game, told all of it so far, and the lines it has heard."""

    def __init__(self, terminal: Terminal, game: Game, journal: Journal, seat: int) -> None:
        self.audience = audience_for(terminal, journal, seat)
        self.lines, _ = retell(game, journal, self.audience)

    def after(self) -> None:
        """Keep what was told since the last time."""
        self.lines += logged(self.audience, self.audience.after())
