"""
A session: one person at the table, a bot on the other side, and the journal between them.

What belongs here: answering, stepping back, undoing, and letting the bot answer.
What does not: reading keys, drawing, files.
"""

from typing import Final

from dejarik import catalog
from dejarik.bots.random_bot import RandomBot
from dejarik.cli.chronicle import retell
from dejarik.cli.decks import Deck, setup_of
from dejarik.cli.saves import release_for
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.edition import CURRENT
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.wire import SeatView, read_setup
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.journal import ANSWER, Journal, Play

YOU: Final = 0
BOT: Final = 1
SPECTATOR: Final = -1
YOUR_NAME: Final = "you"
BOT_NAME: Final = "random bot "


def new_journal(
    decks: tuple[Deck, Deck], seed: str, names: tuple[str, str], edition: str = CURRENT
) -> Journal:
    """
    An empty journal for a game of these decks in an edition.
    """
    setup = setup_of(decks[0], decks[1], names, lab=names[0] != YOUR_NAME, edition=edition)
    return Journal(release_for(read_setup(setup)), setup, seed_from(seed))


def seat_names(journal: Journal) -> tuple[str, ...]:
    """
    Who sits where, as the setup says.
    """
    return tuple(seat.name for seat in read_setup(journal.setup()).seats)


def edition_of(journal: Journal) -> str:
    """
    The edition a game is played in, as the setup says.
    """
    return read_setup(journal.setup()).edition


def names_for(journal: Journal) -> Names:
    """
    How to speak of this game: to the person who played it, or to a spectator.
    """
    first, second = seat_names(journal)
    edition = edition_of(journal)
    facts, texts = catalog.facts(edition), card_texts(edition)
    if first == YOUR_NAME:
        return Names(facts, YOU, ("You", "Bot"), texts)
    return Names(facts, SPECTATOR, (first, second), texts)


def bot_answer(bot_seed: str, decision: Decision) -> int:
    """
    What the bot answers: always the same to the same question of a game.

    So a resumed game goes on as it would have, and an undone answer meets the same bot.
    """
    return RandomBot(f"{bot_seed}.{decision.seat}.{decision.id}").answer(decision)


class Session:
    """
    A game being played by a person in one seat.
    """

    def __init__(self, play: Play) -> None:
        game = play.game
        assert isinstance(game, Destiny)
        self.game: Destiny = game
        self.play = play
        self.edition = edition_of(play.journal)
        self.names = names_for(play.journal)
        self.bot_seed = seat_names(play.journal)[BOT].removeprefix(BOT_NAME)
        self.chronicle, _ = retell(game, play.journal, self.names)

    def view(self) -> SeatView:
        """
        What the person may know now.
        """
        return self.chronicle.view(self.play.state)

    def is_over(self) -> bool:
        """
        Whether the game has an outcome.
        """
        return self.game.outcome(self.play.state) is not None

    def bot_moves(self) -> None:
        """
        Let the bot answer until only the person is asked.
        """
        while True:
            asked = [one for one in self.game.pending(self.play.state) if one.seat != YOU]
            if not asked:
                return
            self._answer(asked[0], bot_answer(self.bot_seed, asked[0]))

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
        """
        Go back to the person's previous decision; False when there is none.
        """
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
        """
        The person gives up.
        """
        self.play.concede(YOU)
