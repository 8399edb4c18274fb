"""
A table: a whole game in play, with all its seats.

What belongs here: playing answers on, letting bots answer, going back, and what each seat may
ask of the game. What does not: beginning one (`starting`), a question itself (`question`), and
pictures of it (`pages`).

Whoever holds a table may ask for every seat, each by its number; whoever is to know no more than
one of them is given its `Seat`. What the game itself knows and no seat does is for nobody.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dejarik.bots.outlook import outlooks
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.terminal_text import Paint
from dejarik.hosting.trouble import USAGE, Trouble
from dejarik.hosting.wire import View
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.entries import ANSWER
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.play import pages, saves
from dejarik.play.bots import Bot
from dejarik.play.desk import Desk
from dejarik.play.hearing import Hearing
from dejarik.play.log import LogLine
from dejarik.play.question import Question, mood_of
from dejarik.play.title_choice import Chosen, edition_of
from dejarik.play.why import explain_line

ALL: Final = NOBODY
"""The seat of the spectators: what lies open to everybody."""


@dataclass(frozen=True)
class Result:
    """How a game ended: seats from best to worst, those level together, and why, in words."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    text: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat or seats in first place."""
        return self.ranking[0]

    def __str__(self) -> str:
        return self.text


class Table:
    """A game in play: who sits where, what is asked, and everything that is told of it."""

    def __init__(self, chosen: Chosen, play: Play, players: Sequence[Bot | None]) -> None:
        self.__chosen = chosen
        self.__play = play
        self.__bots = dict(enumerate(players))
        self.__hearings: dict[int, Hearing] = {}
        self.__desk = Desk(chosen.terminal, play.journal, lambda: play.state, self.__answered)
        # Not the game's seed itself: whoever answers questions is not to know the dice to come.
        self.__mood = mood_of(play.journal.seed)
        self.play_on()

    # --- what is played ---

    @property
    def title(self) -> str:
        """The id of the game: `destiny`, `imperial-assault`, `swccg`."""
        return self.__chosen.title.id

    @property
    def name(self) -> str:
        """What people call it."""
        return self.__chosen.title.name()

    @property
    def edition(self) -> str:
        """The edition of its rules."""
        return edition_of(self.__chosen.title, self.__play.journal)

    @property
    def setup(self) -> dict[str, object]:
        """What was brought and chosen, as plain data."""
        return self.__play.journal.setup()

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where, as the journal names them."""
        return self.__chosen.terminal.called(self.setup)

    @property
    def answers(self) -> int:
        """How many entries the journal has, those that were taken back too."""
        return self.__play.position()

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.__play.game.outcome(self.__play.state) is not None

    @property
    def result(self) -> Result | None:
        """How it ended; nothing while it goes on."""
        return self.result_for(ALL)

    def result_for(self, seat: int) -> Result | None:
        """The same, told to a seat."""
        view = self.view(seat)
        if view.outcome is None:
            return None
        return Result(view.outcome, view.outcome_reason, self.__desk.sight(seat).result(view))

    def seat(self, seat: int) -> "Seat":
        """The game as one seat has it, from which nothing hidden from that seat can be reached."""
        return Seat(self, self.__known(seat))

    # --- questions ---

    @property
    def questions(self) -> list[Question]:
        """What is asked of everybody who is no bot; several seats may be asked at once."""
        self.play_on()
        return [one for one in self.__asked() if self.__bots[one.seat] is None]

    @property
    def question(self) -> Question | None:
        """The first of them; nothing once the game is over."""
        return next(iter(self.questions), None)

    def __iter__(self) -> Iterator[Question]:
        """Question after question until the game is over; each is to be answered."""
        return self.each()

    def each(self, seat: int | None = None) -> Iterator[Question]:
        """The questions to one seat, or to all that no bot sits in. Raises Trouble if none can."""
        given = 0
        while questions := self.questions:
            own = [one for one in questions if seat in (None, one.seat)]
            if not own:
                others = ", ".join(str(one.seat) for one in questions)
                what = f"Seat {seat} waits: seat {others} is asked, and nobody answers there."
                do = "begin with a bot in that seat, or answer for it with the whole table"
                raise Trouble(what, "a person sits there", do, USAGE)
            if given and given == self.answers + 1:
                do = "call its `answer`, or leave the loop"
                what = "The question before this one was not answered."
                raise Trouble(what, f"it was: {own[0].text}", do, USAGE)
            given = self.answers + 1
            yield own[0]

    def __asked(self) -> list[Question]:
        play = self.__play
        return [Question(one, self.__desk, self.__mood) for one in outlooks(play.game, play.state)]

    def __answered(self, seat: int, decision: int, choice: int) -> None:
        self.__told(seat, decision, choice)
        self.play_on()

    def play_on(self) -> None:
        """Let the bots answer until somebody else is asked, or the game is over."""
        while True:
            asked_bots = [one for one in self.__asked() if self.__bots[one.seat] is not None]
            if not asked_bots:
                return
            first = asked_bots[0]
            sitting = self.__bots[first.seat]
            assert sitting is not None
            self.__told(first.seat, first.id, sitting.place(first))

    def __told(self, seat: int, decision: int, choice: int) -> None:
        """Play an answer on, and let everybody hear it who listens."""
        hearings = list(self.__hearings.values())
        for one in hearings:
            one.audience.before(self.__play.state, seat, choice)
        everyone = Everyone([one.audience.recorder for one in hearings])
        try:
            self.__play.answer(seat, decision, choice, everyone)
        except Exception:
            # They have heard half of it, or noted a choice that was refused.
            self.__hearings.clear()
            raise
        for one in hearings:
            one.after()

    # --- going back, ending, keeping ---

    def undo(self, seat: int | None = None) -> bool:
        """
        Go back to before the last answer of a seat, or of anybody who is no bot.

        The same chance comes again. False when there is no such answer.
        """
        people = [one for one, sits in self.__bots.items() if sits is None]
        position = before_last_answer(self.__play.journal, people if seat is None else [seat])
        if position < 0:
            return False
        self.__play.return_to(position)
        self.__hearings.clear()
        self.play_on()
        return True

    def concede(self, seat: int) -> None:
        """A seat gives up. Raises Trouble when it cannot any more."""
        hearings = list(self.__hearings.values())
        everyone = Everyone([one.audience.recorder for one in hearings])
        try:
            self.__play.concede(self.__known(seat), everyone)
        except IllegalAnswer as error:
            do = "look at `result`"
            raise Trouble("Nobody can give up here.", str(error), do, USAGE) from error
        for one in hearings:
            one.after()
        self.play_on()

    def save(self, path: str | Path) -> None:
        """Write the game to a file, which `dejarik play --resume` and `load` go on with."""
        saves.write(self.__play.journal, Path(path))

    # --- what a seat may know ---

    def view(self, seat: int) -> View:
        """The table as a seat sees it, or as everybody does (`ALL`)."""
        return self.__desk.sight(self.__known(seat)).view(self.__play.state)

    def board(self, seat: int = ALL) -> str:
        """The same drawn in lines of text."""
        sight = self.__desk.sight(self.__known(seat))
        return "\n".join(sight.board(sight.view(self.__play.state), Paint(on=False)))

    def log(self, seat: int = ALL, *, minor: bool = False) -> list[LogLine]:
        """All that a seat was told, in English; with every small step if wanted."""
        return [one for one in self.__hearing(seat).lines if minor or not one.minor]

    def why(self, line: LogLine | int, seat: int = ALL) -> list[str]:
        """
        What led to a line of the log, with the rules behind it.

        A line of `log` brings its seat; a number needs one. Raises Trouble for no such line.
        """
        number, whose = (line.number, line.seat) if isinstance(line, LogLine) else (line, seat)
        catalogue = self.__chosen.title.catalogue
        try:
            return explain_line(self.__hearing(whose).lines, number, catalogue)
        except KeyError as error:
            why = f"seat {whose} was told no line of that number"
            do = "take a line of `log`, whose seat is known, or name the seat"
            raise Trouble(f"There is no line {number}.", why, do, USAGE) from error

    def why_not(self, name: str = "", *, seat: int) -> list[str]:
        """What a seat cannot do now and why; with a name, only what is called so."""
        return self.__desk.sight(self.__known(seat)).why_not(self.__play.state, name)

    def __known(self, seat: int) -> int:
        seats = self.__play.state.seats
        if not ALL <= seat < seats:
            do = f"name a seat from 0 to {seats - 1}, or {ALL} for what everybody sees"
            raise Trouble(f"There is no seat {seat}.", f"there are {seats}", do, USAGE)
        return seat

    def __hearing(self, seat: int) -> Hearing:
        play = self.__play
        if self.__known(seat) not in self.__hearings:
            made = Hearing(self.__chosen.terminal, play.game, play.journal, seat)
            self.__hearings[seat] = made
        return self.__hearings[seat]

    # --- showing ---

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        state = "over" if self.is_over else "in play"
        return f"<{self.name}: {' against '.join(self.players)}, {self.answers} answers, {state}>"

    def _repr_html_(self) -> str:
        """The table for a notebook: what everybody sees, and the question to whoever is asked."""
        return pages.table(self.name, self.board(), self.log(), _below(self))


class Seat:
    """A game as one seat has it: what it is asked, sees and was told, and no more."""

    def __init__(self, table: Table, seat: int) -> None:
        self.__table = table
        self.seat: int = seat

    @property
    def title(self) -> str:
        """The id of the game."""
        return self.__table.title

    @property
    def name(self) -> str:
        """What people call it."""
        return self.__table.name

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.__table.is_over

    @property
    def result(self) -> Result | None:
        """How it ended; nothing while it goes on."""
        return self.__table.result_for(self.seat)

    @property
    def question(self) -> Question | None:
        """What the seat is asked now, if anything."""
        return next((one for one in self.__table.questions if one.seat == self.seat), None)

    def __iter__(self) -> Iterator[Question]:
        """Question after question to this seat until the game is over."""
        return self.__table.each(self.seat)

    def view(self) -> View:
        """The table as the seat sees it."""
        return self.__table.view(self.seat)

    def board(self) -> str:
        """The same drawn in lines of text."""
        return self.__table.board(self.seat)

    def log(self, *, minor: bool = False) -> list[LogLine]:
        """All that the seat was told, in English; with every small step if wanted."""
        return self.__table.log(self.seat, minor=minor)

    def why(self, line: LogLine | int) -> list[str]:
        """What led to a line of the seat's log, with the rules behind it. Raises Trouble."""
        number = line.number if isinstance(line, LogLine) else line
        return self.__table.why(number, self.seat)

    def why_not(self, name: str = "") -> list[str]:
        """What the seat cannot do now and why; with a name, only what is called so."""
        return self.__table.why_not(name, seat=self.seat)

    def undo(self) -> bool:
        """Go back to before the seat's last answer; False when there is none."""
        return self.__table.undo(self.seat)

    def concede(self) -> None:
        """Give up. Raises Trouble when the game is over."""
        self.__table.concede(self.seat)

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.name}>"

    def _repr_html_(self) -> str:
        """The table for a notebook, as this seat sees it."""
        return pages.table(self.name, self.board(), self.log(), _below(self))


def _below(shown: Table | Seat) -> str:
    """What stands under a table: how it ended, or what is asked."""
    if shown.is_over:
        return pages.words(shown.result)
    asked = shown.question
    if asked is None:
        return pages.words("Another seat is asked.")
    return pages.question(asked.text, [option.name for option in asked.options])


def before_last_answer(journal: Journal, seats: Sequence[int]) -> int:
    """The position before the last answer of any of these seats; -1 when there is none."""
    before, found = 0, -1
    for entry in journal.effective():
        if entry.kind == ANSWER and entry.seat in seats:
            found = before
        before = entry.number
    return found
