"""
Playing in the terminal: read a line, do what it says, show what came of it.

What belongs here: the commands and the loop around them. What does not: drawing
(`screen`), explaining (`why`), files (`saves`) and the game itself.
"""

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from dejarik.cli import saves
from dejarik.cli.auto import run_auto
from dejarik.cli.card import describe, find_card, others_named
from dejarik.cli.decks import deck_named
from dejarik.cli.odds import odds_lines
from dejarik.cli.screen import Screen, laid_out, paint_for, wrapped
from dejarik.cli.session import YOUR_NAME, Opponent, Session, new_journal
from dejarik.cli.several import choose_several
from dejarik.cli.trouble import Trouble
from dejarik.cli.why import explain_line, why_not
from dejarik.kernel.decisions import BACK
from dejarik.kernel.play import Play
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue.sheets import rendered_text

LONG_LOG: Final = 60

BY_A_CARD: Final = ("choose", "may", "either", "which_special", "claim_ability", "colour")
"""Reasons of questions that a card's text asks."""

HELP: Final = """\
  NUMBER         give that answer
  3 1 4          several answers at once, in any order, where several can be chosen
  b              step back inside a choice of several parts
  undo           take your last answer back (the same dice come again)
  ?              what you cannot do now, and why
  why not WORD   why you cannot use the card, die or action of that name
  why NUMBER     what led to that line of the log, with the rules behind it
  odds NAME      what activating that card would roll; `odds reroll`, `odds focus`
  card NAME      show a card
  board          draw the table again
  piles          show both discard piles
  log            more of the log; `log all` with every small step
  save FILE      save the game; --resume FILE goes on with it
  concede        give up
  quit           save and leave"""


class Command(NamedTuple):
    """What was typed: a command and the rest of the line."""

    name: str
    rest: str


def parse(line: str) -> Command:
    """Read a typed line; what is no command becomes `unknown`."""
    words = line.split()
    if not words:
        return Command("empty", "")
    first = words[0].casefold()
    rest = " ".join(words[1:])
    if all(word.isdecimal() for word in words):
        return Command("answer", " ".join(words))
    if first == "?":
        return Command("whynot", rest)
    if first == "why":
        is_not = len(words) > 1 and words[1].casefold() == "not"
        return Command("whynot", " ".join(words[2:])) if is_not else Command("why", rest)
    aliases = {"b": "back", "q": "quit", "exit": "quit", "h": "help"}
    name = aliases.get(first, first)
    return Command(name, rest) if name in COMMANDS else Command("unknown", line.strip())


class Client:
    """One person's game: what has been shown, and where it is kept."""

    def __init__(
        self, session: Session, path: Path, read: Callable[[str], str] | None = None
    ) -> None:
        self.session = session
        self.path = path
        self.read = input if read is None else read
        self.screen = Screen(session.names, paint_for(sys.stdout))
        self.shown = 0
        self.leaving = False
        self.sure = False

    def say(self, lines: list[str]) -> None:
        """Print lines."""
        print("\n".join(lines))

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        self.session.bot_moves()
        self.draw()
        while not self.leaving and not self.session.is_over():
            self.obey(parse(self._typed()))
        saves.write(self.session.play.journal, self.path)
        if self.session.is_over():
            words = self.session.chronicle.words(self.session.view())
            self.say(["", f" {words.outcome()}", f" `dejarik replay {self.path}` shows it again."])
        else:
            self.say([f"Saved. Go on with: dejarik play --resume {self.path}"])
        return 0

    def _typed(self) -> str:
        try:
            return self.read("> ")
        except (EOFError, KeyboardInterrupt):
            print()
            return "quit"

    def draw(self) -> None:
        """The board, what happened since the last answer, and the question."""
        view = self.session.view()
        lines = self.session.chronicle.lines
        fresh = [line for line in lines[self.shown :] if not line.minor]
        self.shown = len(lines)
        self.say(["", *self.screen.board(view), *self.screen.log(fresh)])
        self.ask()

    def ask(self) -> None:
        """Only the question."""
        view = self.session.view()
        text: list[str] = []
        asked = view.decision
        if asked is not None and asked.reason in BY_A_CARD and not asked.die:
            text = rendered_text(asked.asked_by, self.session.edition)
        self.say(["", *self.screen.question(self.session.chronicle, view, text)])

    def obey(self, command: Command) -> None:
        """Do what was typed; trouble is told and the game goes on."""
        if command.name != "concede":
            self.sure = False
        try:
            COMMANDS[command.name](self, command.rest)
        except Trouble as trouble:
            self.say(laid_out(str(trouble)))

    # --- commands -----------------------------------------------------------------

    def answer(self, rest: str) -> None:
        """Give the answer with this number, or all answers with these."""
        decision = self.session.view().decision
        count = 0 if decision is None else len(decision.options)
        numbers = [int(word) for word in rest.split()]
        for number in numbers:
            if not 1 <= number <= count:
                range_words = f"type a number from 1 to {count}, or `help`"
                self.say([f"There is no answer {number}: {range_words}."])
                return
        if len(numbers) == 1:
            self._play(numbers[0] - 1)
            return
        before = len(self.session.chronicle.lines)
        trouble = choose_several(self.session, numbers)
        if trouble:
            self.say([trouble])
        self._go_on(before)

    def back(self, rest: str) -> None:
        """Step back inside a group."""
        decision = self.session.view().decision
        if decision is None or not decision.back:
            self.say(["There is nothing to step back from here; `undo` takes an answer back."])
            return
        self._play(BACK)

    def _play(self, choice: int) -> None:
        before = len(self.session.chronicle.lines)
        self.session.answer(choice)
        self._go_on(before)

    def _go_on(self, before: int) -> None:
        """Keep what was answered, let the bot answer, and show what is new behind so many lines."""
        saves.write(self.session.play.journal, self.path)
        self.session.bot_moves()
        if any(not line.minor for line in self.session.chronicle.lines[before:]):
            self.draw()
        else:
            self.ask()

    def undo(self, rest: str) -> None:
        """Return to the person's previous decision."""
        if not self.session.undo():
            self.say(["There is nothing to undo: you have not answered anything yet."])
            return
        saves.write(self.session.play.journal, self.path)
        self.session.bot_moves()
        self.shown = len(self.session.chronicle.lines)
        self.say(["", "You are back at your previous decision."])
        self.draw()

    def why(self, rest: str) -> None:
        """Explain a line of the log."""
        if not rest.isdecimal():
            self.say(["Type `why` with the number of a log line, or `why not` with a name."])
            return
        try:
            lines = explain_line(self.session.chronicle, int(rest))
        except KeyError:
            self.say([f"The log has no line {rest}; `log` shows the numbers."])
            return
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()) + 1)
            self.say(wrapped(line.strip(), indent, f"{indent}    "))

    def whynot(self, rest: str) -> None:
        """List what cannot be done now."""
        for line in why_not(self.session, rest):
            self.say(wrapped(line, " ", "     "))

    def odds(self, rest: str) -> None:
        """Show what a roll under consideration would lead to."""
        self.say([f" {line}" for line in odds_lines(self.session, rest)])

    def card(self, rest: str) -> None:
        """Show a card."""
        found = find_card(rest, self.session.edition)
        lines = [*describe(found, self.session.edition), *others_named(rest)]
        self.say([f" {line}" for line in lines])

    def board(self, rest: str) -> None:
        """Draw the table again."""
        self.draw()

    def piles(self, rest: str) -> None:
        """Show the discard piles."""
        view = self.session.view()
        for player in view.players:
            titles = ", ".join(self.session.names.title(card.code) for card in player.discard)
            whose = self.session.names.whose(player.seat)
            line = f"{whose[:1].upper()}{whose[1:]} discard pile: {titles or 'empty'}"
            self.say(wrapped(line, " ", "   "))

    def log(self, rest: str) -> None:
        """Show more of the log."""
        everything = rest.casefold() == "all"
        lines = [line for line in self.session.chronicle.lines if everything or not line.minor]
        self.say(self.screen.log(lines, len(lines) if everything else LONG_LOG))

    def save(self, rest: str) -> None:
        """Save to a named file."""
        path = Path(rest) if rest else self.path
        saves.write(self.session.play.journal, path)
        self.say([f"Saved to {path}. Go on with: dejarik play --resume {path}"])

    def concede(self, rest: str) -> None:
        """Give up, once it is typed twice."""
        if not self.sure:
            self.sure = True
            self.say(["Type `concede` once more to give up; anything else plays on."])
            return
        self.session.concede()

    def quit(self, rest: str) -> None:
        """Leave."""
        self.leaving = True

    def help(self, rest: str) -> None:
        """List the commands."""
        self.say([HELP])

    def empty(self, rest: str) -> None:
        """Nothing was typed: ask again."""
        self.ask()

    def unknown(self, rest: str) -> None:
        """Something else was typed."""
        self.say([f"{rest!r} is no command. Type the number of an answer, or `help`."])


COMMANDS: Final[dict[str, Callable[[Client, str], None]]] = {
    "answer": Client.answer,
    "back": Client.back,
    "undo": Client.undo,
    "why": Client.why,
    "whynot": Client.whynot,
    "odds": Client.odds,
    "card": Client.card,
    "board": Client.board,
    "piles": Client.piles,
    "log": Client.log,
    "save": Client.save,
    "concede": Client.concede,
    "quit": Client.quit,
    "help": Client.help,
    "empty": Client.empty,
    "unknown": Client.unknown,
}


def run_play(args: Namespace) -> int:
    """The program `dejarik play`."""
    if args.auto:
        return run_auto(args)
    path = Path(args.save) if args.save else saves.autosave_path()
    if args.resume:
        source = Path(args.resume)
        play = saves.resume(saves.read(source), source)
        path = Path(args.save) if args.save else source
    else:
        decks = (deck_named(args.deck), deck_named(args.their_deck))
        seed = args.seed or secrets.token_hex(4)
        bot = Opponent(args.against, args.bot_seed or seed)
        journal = new_journal(decks, seed, (YOUR_NAME, bot.seat_name()), args.edition)
        play = Play(games.destiny(args.edition), journal)
        whose = f"{args.their_deck} of the {args.against} bot"
        print(f"{args.deck} against {whose}, seed {seed}. Type `help` for the commands.")
    return Client(Session(play, args.think), path).run()
