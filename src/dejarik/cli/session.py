"""
A session: one person at the table, a bot in every other seat, and the journal between them.

What belongs here: answering, stepping back, undoing, and letting the bot answer.
What does not: reading keys, drawing, files.
"""

from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import RANDOM
from dejarik.bots.search_bot import THINK
from dejarik.cli import orders
from dejarik.cli.thinking import Thinking
from dejarik.hosting.play.standing import answers
from dejarik.hosting.play.standing_wire import AS_USUAL
from dejarik.hosting.terminal import Audience, Terminal
from dejarik.hosting.title import ENGLISH
from dejarik.hosting.wire import View
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.state import State
from dejarik.play.bots import NamedBot, bot_in
from dejarik.play.hearing import A_BOT, YOUR_NAME, audience_for
from dejarik.play.log import logged, retell
from dejarik.play.table import before_last_answer
from dejarik.play.title_choice import edition_of, title_of

YOU: Final = 0
SPECTATOR: Final = -1


def audience_of(terminal: Terminal, journal: Journal, language: str = ENGLISH) -> Audience:
    """Whom to tell this game: the person who played it, or a spectator."""
    names = terminal.called(journal.setup())
    if names[0] == YOUR_NAME:
        return audience_for(terminal, journal, YOU, language)
    return terminal.audience(journal, SPECTATOR, names, language)


class Opponent:
    """A bot at the table, which is seen thinking."""

    def __init__(self, kind: str, seed: str, think: float = THINK) -> None:
        self.thinking = Thinking()
        self.bot = NamedBot(kind, seed, think, self.thinking)

    def seat_name(self) -> str:
        """How a journal names it."""
        return self.bot.seat_name()

    def answer(self, game: Game, s: State, decision: Decision) -> int:
        """What it answers, from what its seat may know."""
        self.thinking.begin()
        place = self.bot.choose(Outlook(game, s, decision))
        self.thinking.end()
        return place


def opponent_in(terminal: Terminal, journal: Journal, think: float) -> Opponent:
    """The bot that a journal names; it sits in every seat but the first."""
    name = terminal.called(journal.setup())[-1]
    bot = bot_in(name) or NamedBot(RANDOM, name.partition(A_BOT)[2])
    return Opponent(bot.name, bot.seed or "", think)


class Session:
    """A game being played by a person in one seat. Raises UnknownTitle for a game of none."""

    def __init__(self, play: Play, think: float = THINK, language: str = ENGLISH) -> None:
        self.title, self.terminal = title_of(play.journal)
        self.game = play.game
        self.play = play
        self.language = language
        self.edition = edition_of(self.title, play.journal)
        self.opponent = opponent_in(self.terminal, play.journal, think)
        self.order = AS_USUAL
        self._hear()

    def _hear(self) -> None:
        """Be told the whole game anew."""
        self.audience = audience_of(self.terminal, self.play.journal, self.language)
        self.lines, _ = retell(self.game, self.play.journal, self.audience)

    def view(self) -> View:
        """What the person may know now."""
        return self.audience.view(self.play.state)

    def why_not(self, word: str) -> list[str]:
        """What the person cannot do now and why; with a word, only what is called so."""
        return self.audience.why_not(self.play.state, word)

    def obey(self, name: str, words: str) -> list[str]:
        """Obey one of the title's own commands."""
        return self.audience.obey(name, self.play.state, words)

    def is_over(self) -> bool:
        """Whether the game has an outcome."""
        return self.game.outcome(self.play.state) is not None

    def bot_moves(self) -> None:
        """Let the bots answer until the person is asked what their order leaves to them."""
        while True:
            asked = [one for one in self.game.pending(self.play.state) if one.seat != YOU]
            passed = self._passed()
            if asked:
                choice = self.opponent.answer(self.game, self.play.state, asked[0])
                self._answer(asked[0], choice)
            elif passed is not None:
                self._answer(*passed)
            else:
                return

    def _passed(self) -> tuple[Decision, int] | None:
        """What the person is asked and their order passes, with that answer."""
        for one in self.game.pending(self.play.state):
            passing = self.title.telling.passing(self.play.state, one)
            if one.seat == YOU and answers(self.order, passing, alone=True):
                return one, passing.option
        return None

    def order_for(self, name: str, mode: str) -> None:
        """Change when the person is asked, from the next question on. Raises Trouble."""
        self.order = orders.changed(self.order, self.title.occasions, name, mode)

    def answer(self, choice: int) -> None:
        """
        Play the person's answer: the place of an option, or BACK.

        Raises IllegalAnswer, and then changes nothing.
        """
        for decision in self.game.pending(self.play.state):
            if decision.seat == YOU:
                self._answer(decision, choice)
                return

    def _answer(self, decision: Decision, choice: int) -> None:
        self.audience.before(self.play.state, decision.seat, choice)
        self.play.answer(decision.seat, decision.id, choice, self.audience.recorder)
        self.lines += logged(self.audience, self.audience.after())

    def undo(self) -> bool:
        """Go back to the person's previous decision; False when there is none."""
        went = self._return()
        while went and self._passed() is not None and self._return():
            pass
        return went

    def _return(self) -> bool:
        """Go back to before the person's last answer; False when there is none."""
        found = before_last_answer(self.play.journal, [YOU])
        if found < 0:
            return False
        self.play.return_to(found)
        self._hear()
        return True

    def concede(self) -> None:
        """The person gives up."""
        self.play.concede(YOU)
