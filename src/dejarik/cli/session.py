"""
A session: one person at the table, a bot in every other seat, and the journal between them.

What belongs here: answering, stepping back, undoing, and letting the bot answer.
What does not: reading keys, drawing, files.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import NAMES, RANDOM, SEARCH, bot_named
from dejarik.bots.search_bot import THINK
from dejarik.cli import orders
from dejarik.cli.log import logged, retell
from dejarik.cli.thinking import Thinking
from dejarik.cli.title_choice import Chosen, edition_of, title_of
from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.play.standing import answers
from dejarik.hosting.play.standing_wire import AS_USUAL
from dejarik.hosting.terminal import Audience, Terminal
from dejarik.hosting.title import ENGLISH
from dejarik.hosting.wire import View
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.entries import ANSWER
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.state import State

YOU: Final = 0
SPECTATOR: Final = -1
YOUR_NAME: Final = "you"
A_BOT: Final = " bot "


def new_journal(
    chosen: Chosen, lists: Sequence[Payload], seed: str, names: Sequence[str], terms: Terms
) -> Journal:
    """An empty journal for a game of these lists on these terms."""
    setup = chosen.terminal.setup(lists, names, terms, lab=names[0] != YOUR_NAME)
    return Journal(chosen.title.release(setup), setup, seed_from(seed))


def audience_of(terminal: Terminal, journal: Journal, language: str = ENGLISH) -> Audience:
    """Whom to tell this game: the person who played it, or a spectator."""
    names = terminal.called(journal.setup())
    if names[0] == YOUR_NAME:
        bots = [f"Bot {seat}" for seat in range(1, len(names))]
        return terminal.audience(journal, YOU, ("You", *_alone(bots)), language)
    return terminal.audience(journal, SPECTATOR, names, language)


def _alone(bots: list[str]) -> list[str]:
    """A single bot needs no number."""
    return ["Bot"] if len(bots) == 1 else bots


class Opponent:
    """
    A bot at the table: which one, its mood, and how long it may think.

    It is made anew for every question, so a resumed game goes on as it would have, and an
    undone answer meets the same bot; only how far a searching one comes in its time differs.
    """

    def __init__(self, kind: str, seed: str, think: float = THINK) -> None:
        self.kind = kind
        self.seed = seed
        self.thinking = Thinking()
        self.bot = f"{SEARCH}:{think}" if kind == SEARCH else kind

    def seat_name(self) -> str:
        """How a journal names it."""
        return f"{self.kind}{A_BOT}{self.seed}"

    def answer(self, game: Game, s: State, decision: Decision) -> int:
        """What it answers, from what its seat may know."""
        seed = f"{self.seed}.{decision.seat}.{decision.id}"
        bot = bot_named(self.bot, seed, self.thinking)
        self.thinking.begin()
        place = bot.choose(Outlook(game, s, decision))
        self.thinking.end()
        return place


def opponent_in(terminal: Terminal, journal: Journal, think: float) -> Opponent:
    """The bot that a journal names; it sits in every seat but the first."""
    kind, _, seed = terminal.called(journal.setup())[-1].partition(A_BOT)
    return Opponent(kind if kind in NAMES else RANDOM, seed, think)


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
        before = 0
        found = -1
        for entry in self.play.journal.effective():
            if entry.kind == ANSWER and entry.seat == YOU:
                found = before
            before = entry.number
        if found < 0:
            return False
        self.play.return_to(found)
        self._hear()
        return True

    def concede(self) -> None:
        """The person gives up."""
        self.play.concede(YOU)
