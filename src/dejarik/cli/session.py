"""
A session: one person at the table, a bot on the other side, and the journal between them.

What belongs here: answering, stepping back, undoing, and letting the bot answer.
What does not: reading keys, drawing, files.
"""

from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import BOTS, RANDOM, SEARCH, bot_named
from dejarik.bots.search_bot import THINK
from dejarik.cli.saves import release_of
from dejarik.cli.thinking import Thinking
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.wire import SeatView, read_setup
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.entries import ANSWER
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.state import State
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.chronicle import retell
from dejarik.titles.destiny.decks.ready import setup_of

YOU: Final = 0
BOT: Final = 1
SPECTATOR: Final = -1
YOUR_NAME: Final = "you"
A_BOT: Final = " bot "


def new_journal(
    decks: tuple[ReadyDeck, ReadyDeck], seed: str, names: tuple[str, str], edition: str = CURRENT
) -> Journal:
    """An empty journal for a game of these decks in an edition."""
    setup = setup_of(decks[0], decks[1], names, lab=names[0] != YOUR_NAME, edition=edition)
    return Journal(release_of(read_setup(setup)), setup, seed_from(seed))


def seat_names(journal: Journal) -> tuple[str, ...]:
    """Who sits where, as the setup says."""
    return tuple(seat.name for seat in read_setup(journal.setup()).seats)


def edition_of(journal: Journal) -> str:
    """The edition a game is played in, as the setup says."""
    return read_setup(journal.setup()).edition


def names_for(journal: Journal) -> Names:
    """How to speak of this game: to the person who played it, or to a spectator."""
    first, second = seat_names(journal)
    edition = edition_of(journal)
    facts, texts = files.facts(edition), card_texts(edition)
    if first == YOUR_NAME:
        return Names(facts, YOU, ("You", "Bot"), texts)
    return Names(facts, SPECTATOR, (first, second), texts)


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

    def answer(self, game: Destiny, s: State, decision: Decision) -> int:
        """What it answers, from what its seat may know."""
        seed = f"{self.seed}.{decision.seat}.{decision.id}"
        bot = bot_named(self.bot, seed, self.thinking)
        self.thinking.begin()
        place = bot.choose(Outlook(game, s, decision))
        self.thinking.end()
        return place


def opponent_in(journal: Journal, think: float) -> Opponent:
    """The bot that a journal names."""
    kind, _, seed = seat_names(journal)[BOT].partition(A_BOT)
    return Opponent(kind if kind in BOTS else RANDOM, seed, think)


class Session:
    """A game being played by a person in one seat."""

    def __init__(self, play: Play, think: float = THINK) -> None:
        game = play.game
        assert isinstance(game, Destiny)
        self.game: Destiny = game
        self.play = play
        self.edition = edition_of(play.journal)
        self.names = names_for(play.journal)
        self.opponent = opponent_in(play.journal, think)
        self.chronicle, _ = retell(game, play.journal, self.names)

    def view(self) -> SeatView:
        """What the person may know now."""
        return self.chronicle.view(self.play.state)

    def is_over(self) -> bool:
        """Whether the game has an outcome."""
        return self.game.outcome(self.play.state) is not None

    def bot_moves(self) -> None:
        """Let the bot answer until only the person is asked."""
        while True:
            asked = [one for one in self.game.pending(self.play.state) if one.seat != YOU]
            if not asked:
                return
            choice = self.opponent.answer(self.game, self.play.state, asked[0])
            self._answer(asked[0], choice)

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
        self.chronicle.before(self.play.state, decision.seat, choice)
        self.play.answer(decision.seat, decision.id, choice, self.chronicle.recorder)
        self.chronicle.after()

    def undo(self) -> bool:
        """Go back to the person's previous decision; False when there is none."""
        before = 0
        found = -1
        for entry in self.play.journal.effective():
            if entry.kind == ANSWER and entry.seat == YOU:
                found = before
            before = entry.number
        if found < 0:
            return False
        self.play.return_to(found)
        self.chronicle, _ = retell(self.game, self.play.journal, self.names)
        return True

    def concede(self) -> None:
        """The person gives up."""
        self.play.concede(YOU)
