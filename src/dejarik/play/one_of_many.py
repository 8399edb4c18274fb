"""
One of many games of the same sides: named by a seed and a number, the same wherever it is played.

What belongs here: its seed and its seats, playing it, and playing it again with a log. What does
not: all of them (`many_games`), and the loop of a game (`playout`).

Words are made only where a function reads them.
"""

from dataclasses import dataclass

from dejarik.bots.outlook import Outlook
from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.play.bots import Bot, NamedBot
from dejarik.play.desk import Desk
from dejarik.play.playout import Chooser, play_out, share
from dejarik.play.question import Question, mood_of
from dejarik.play.results import Played
from dejarik.play.starting import new_journal
from dejarik.play.table import Table
from dejarik.play.title_choice import Chosen, title_meant


@dataclass(frozen=True)
class Sides:
    """What is played: the same for all games. A title that is listed here goes by its id."""

    title: str | Chosen
    names: tuple[str, ...]
    lists: tuple[Payload, ...]
    terms: Terms
    bots: tuple[Bot, ...]
    seed: str

    def seats(self, number: int) -> tuple[int, ...]:
        """Which seat each side has in a game: they move on by one every time."""
        count = len(self.bots)
        return tuple((side + number) % count for side in range(count))

    def begun(self, number: int) -> tuple[Chosen, Journal, list[Bot]]:
        """The title of a game, its empty journal, and who sits where."""
        chosen, seats = title_meant(self.title), self.seats(number)
        seed = f"{self.seed} {number}"
        order = [seats.index(seat) for seat in range(len(seats))]
        sitting = [self.bots[side].seated(seed) for side in order]
        lists = [self.lists[side] for side in order] if self.lists else []
        names = [one.seat_name() for one in sitting]
        journal = new_journal(chosen, lists, seed, names, self.terms, lab=True)
        return chosen, journal, sitting


def play_one(sides: Sides, number: int) -> Played:
    """Play the game of a number to its end."""
    chosen, journal, sitting = sides.begun(number)
    game = chosen.title.game_in(sides.terms.edition)
    s = game.start(journal.setup(), journal.seed)
    desk = Desk(chosen.terminal, journal, lambda: s, _refused)
    answers = play_out(game, s, [_chooser(one, desk, journal) for one in sitting])
    outcome, seats = game.outcome(s), sides.seats(number)
    scores = tuple(share(game, s, seat) for seat in seats)
    reason = "" if outcome is None else outcome.reason
    return Played(number, f"{sides.seed} {number}", seats, scores, reason, answers)


def _chooser(bot: Bot, desk: Desk, journal: Journal) -> Chooser:
    """How a bot answers an outlook; only one that reads words needs more."""
    if isinstance(bot, NamedBot):
        return bot.choose
    mood = mood_of(journal.seed)

    def choose(outlook: Outlook) -> int:
        return bot.place(Question(outlook, desk, mood))

    return choose


def played_again(sides: Sides, played: Played) -> Table:
    """The same game with a journal, for whoever wants to look at it."""
    chosen, journal, sitting = sides.begun(played.number)
    game = chosen.title.game_in(sides.terms.edition)
    return Table(chosen, Play(game, journal), sitting)


def _refused(seat: int, decision: int, choice: int) -> None:
    """Raise Trouble: the answer is what a function gives back."""
    do = "return the option instead of calling `answer`"
    raise Trouble("A bot does not play its answer itself.", "it is asked for one", do, USAGE)
