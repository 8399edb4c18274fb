"""
Playing in the terminal: read a line, do what it says, show what came of it.

What belongs here: the commands and the loop around them. What does not: drawing
(`screen`), explaining (`why`), files (`saves`) and the game itself, with commands of its own.
"""

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from dejarik.cli import orders, screen, several
from dejarik.cli.auto import run_auto
from dejarik.cli.game_wanted import game_wanted, show_options
from dejarik.cli.session import Opponent, Session
from dejarik.cli.trouble import Trouble
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.terminal import Terminal
from dejarik.hosting.terminal_text import laid_out, wrapped
from dejarik.hosting.wire import View
from dejarik.kernel.decisions import BACK
from dejarik.kernel.play import Play
from dejarik.play import saves
from dejarik.play.cards import find_card
from dejarik.play.hearing import YOUR_NAME
from dejarik.play.starting import new_journal
from dejarik.play.why import explain_line

LONG_LOG: Final = 60

HELP: Final = {
    "answer": ("NUMBER", "give that answer"),
    "several": ("3 1 4", "several answers at once, in any order; also `1-3`, `all`, `none`"),
    "back": ("b", "step back inside a choice of several parts"),
    "undo": ("undo", "take your last answer back (the same chance comes again)"),
    "?": ("?", "what you cannot do now, and why"),
    "whynot": ("why not WORD", "why you cannot use what has that name"),
    "why": ("why NUMBER", "what led to that line of the log, with the rules behind it"),
    "card": ("card NAME", "show a card"),
    "board": ("board", "draw the table again"),
    "log": ("log", "more of the log; `log all` with every small step"),
    "orders": ("orders", "when you are asked; `orders NAME ask` or `pass` or `auto` changes it"),
    "save": ("save FILE", "save the game; --resume FILE goes on with it"),
    "concede": ("concede", "give up"),
    "quit": ("quit", "save and leave"),
}
"""How each command is typed and what it is for, in the order of the help."""


class Command(NamedTuple):
    """What was typed: a command and the rest of the line."""

    name: str
    rest: str


def help_lines(terminal: Terminal) -> list[str]:
    """The commands, and among them those of the title's own."""
    lines = []
    for name, (usage, words) in HELP.items():
        lines.append(f"  {usage:<15}{terminal.help.get(name, words)}")
        lines += [
            f"  {extra.usage:<15}{extra.words}"
            for extra in terminal.extras.values()
            if extra.behind == name
        ]
    return lines


def parse(line: str, extras: Collection[str] = ()) -> Command:
    """Read a typed line; what is no command, nor one of the title's own, becomes `unknown`."""
    words = line.split()
    if not words:
        return Command("empty", "")
    first = words[0].casefold()
    rest = " ".join(words[1:])
    if several.is_numbers(words):
        return Command("answer", " ".join(words))
    if first == "?":
        return Command("whynot", rest)
    if first == "why":
        is_not = len(words) > 1 and words[1].casefold() == "not"
        return Command("whynot", " ".join(words[2:])) if is_not else Command("why", rest)
    aliases = {"b": "back", "q": "quit", "exit": "quit", "h": "help"}
    name = aliases.get(first, first)
    known = name in COMMANDS or name in extras
    return Command(name, rest) if known else Command("unknown", line.strip())


def codes_in(view: View) -> set[str]:
    """Every word in what a person sees; the codes of the cards are among them."""
    words: set[str] = set()
    todo = [msgspec.to_builtins(view.board)]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            words.add(part)
        elif isinstance(part, dict | list | tuple):
            todo += part.values() if isinstance(part, dict) else part
    return words


class Client:
    """One person's game: what has been shown, and where it is kept."""

    def __init__(
        self, session: Session, path: Path, read: Callable[[str], str] | None = None
    ) -> None:
        self.session = session
        self.path = path
        self.read = input if read is None else read
        self.paint = screen.paint_for(sys.stdout)
        self.shown = 0
        self.leaving = False
        self.sure = False
        self.warned = (0, 0)

    def say(self, lines: list[str]) -> None:
        """Print lines."""
        print("\n".join(lines))

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        screen.fit_to(sys.stdout)
        self.session.bot_moves()
        self.draw()
        while not self.leaving and not self.session.is_over():
            self.obey(parse(self._typed(), self.session.terminal.extras))
        saves.write(self.session.play.journal, self.path)
        if self.session.is_over():
            result = self.session.audience.result(self.session.view())
            self.say(["", f" {result}", f" `dejarik replay {self.path}` shows it again."])
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
        lines = self.session.lines
        fresh = [line for line in lines[self.shown :] if not line.minor]
        self.shown = len(lines)
        board = self.session.audience.board(self.session.view(), self.paint)
        self.say(["", *board, *screen.log_lines(fresh)])
        self.ask()

    def ask(self) -> None:
        """Only the question."""
        audience, view = self.session.audience, self.session.view()
        prompt = asked(audience, self.session.play.state, view)
        lines: list[str] = []
        if view.decision is not None and prompt is not None:
            lines = screen.question_lines(view.decision, prompt, audience.context(view), self.paint)
        self.say(["", *lines])

    def obey(self, command: Command) -> None:
        """Do what was typed; trouble is told and the game goes on."""
        if command.name != "concede":
            self.sure = False
        try:
            if command.name in COMMANDS:
                COMMANDS[command.name](self, command.rest)
            else:
                self.say(self.session.obey(command.name, command.rest))
        except Trouble as trouble:
            self.say(laid_out(str(trouble)))

    # --- commands -----------------------------------------------------------------

    def answer(self, rest: str) -> None:
        """Give the answer with this number, or all answers with these."""
        decision = self.session.view().decision
        count = 0 if decision is None else len(decision.options)
        numbers = [] if decision is None else several.numbers_meant(rest, decision)
        if not numbers:
            self.say(["None of the answers is meant by that: type a number, or `help`."])
            return
        for number in numbers:
            if not 1 <= number <= count:
                range_words = f"type a number from 1 to {count}, or `help`"
                self.say([f"There is no answer {number}: {range_words}."])
                return
        if self._warns(numbers):
            return
        if len(numbers) == 1:
            self._play(numbers[0] - 1)
            return
        before = len(self.session.lines)
        trouble = several.choose_several(self.session, numbers)
        if trouble:
            self.say([trouble])
        self._go_on(before)

    def _warns(self, numbers: list[int]) -> bool:
        """What ruins one's own game is asked once more: whether it was."""
        view = self.session.view()
        prompt = asked(self.session.audience, self.session.play.state, view)
        ruins = [prompt.ruins[number - 1] for number in numbers] if prompt and prompt.ruins else []
        found = [ruin for ruin in ruins if ruin]
        about = (view.decision.id if view.decision is not None else 0, sum(numbers))
        if not found or about == self.warned:
            return False
        self.warned = about
        self.say(wrapped(f"{found[0]} Type it once more if you really want it.", " ", " "))
        return True

    def back(self, rest: str) -> None:
        """Step back inside a group."""
        decision = self.session.view().decision
        if decision is None or not decision.back:
            self.say(["There is nothing to step back from here; `undo` takes an answer back."])
            return
        self._play(BACK)

    def _play(self, choice: int) -> None:
        before = len(self.session.lines)
        self.session.answer(choice)
        self._go_on(before)

    def _go_on(self, before: int) -> None:
        """Keep what was answered, let the bot answer, and show what is new behind so many lines."""
        saves.write(self.session.play.journal, self.path)
        self.session.bot_moves()
        if any(not line.minor for line in self.session.lines[before:]):
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
        self.shown = len(self.session.lines)
        self.say(["", "You are back at your previous decision."])
        self.draw()

    def why(self, rest: str) -> None:
        """Explain a line of the log."""
        if not rest.isdecimal():
            self.say(["Type `why` with the number of a log line, or `why not` with a name."])
            return
        try:
            lines = explain_line(self.session.lines, int(rest), self.session.title.catalogue)
        except KeyError:
            self.say([f"The log has no line {rest}; `log` shows the numbers."])
            return
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()) + 1)
            self.say(wrapped(line.strip(), indent, f"{indent}    "))

    def whynot(self, rest: str) -> None:
        """List what cannot be done now."""
        for line in self.session.why_not(rest):
            self.say(wrapped(line, " ", "     "))

    def card(self, rest: str) -> None:
        """Show a card; those that the person sees come first."""
        terminal, edition = self.session.terminal, self.session.edition
        found, others = find_card(terminal, rest, codes_in(self.session.view()))
        self.say([f" {line}" for line in [*terminal.describe(found.code, edition), *others]])

    def board(self, rest: str) -> None:
        """Draw the table again."""
        self.draw()

    def log(self, rest: str) -> None:
        """Show more of the log."""
        everything = rest.casefold() == "all"
        lines = [line for line in self.session.lines if everything or not line.minor]
        self.say(screen.log_lines(lines, len(lines) if everything else LONG_LOG))

    def orders(self, rest: str) -> None:
        """Show or change when the person is asked."""
        if rest:
            name, _, mode = rest.partition(" ")
            self.session.order_for(name, mode)
        self.say(orders.lines_of(self.session.title.occasions, self.session.order))

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
        self.say(help_lines(self.session.terminal))

    def empty(self, rest: str) -> None:
        """Nothing was typed: take the number that stands ready, or ask again."""
        view = self.session.view()
        prompt = asked(self.session.audience, self.session.play.state, view)
        ready = several.number_ready(view.decision, prompt)
        if ready:
            self.answer(str(ready))
        else:
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
    "card": Client.card,
    "board": Client.board,
    "log": Client.log,
    "orders": Client.orders,
    "save": Client.save,
    "concede": Client.concede,
    "quit": Client.quit,
    "help": Client.help,
    "empty": Client.empty,
    "unknown": Client.unknown,
}


def run_play(args: Namespace) -> int:
    """The program `dejarik play`."""
    if args.list_options:
        return show_options(args)
    if args.auto:
        return run_auto(args)
    path = Path(args.save) if args.save else saves.autosave_path()
    if args.resume:
        source = Path(args.resume)
        play = saves.resume(saves.read(source), source)
        path = Path(args.save) if args.save else source
    else:
        play = _begun(args)
    return Client(Session(play, args.think), path).run()


def _begun(args: Namespace) -> Play:
    """A new game, announced."""
    chosen, decks, lists, terms = game_wanted(args)
    seed = args.seed or secrets.token_hex(4)
    bot = Opponent(args.against, args.bot_seed or seed)
    names = (YOUR_NAME, *[bot.seat_name()] * (chosen.title.seats[0] - 1))
    game = chosen.title.game_in(terms.edition)
    play = Play(game, new_journal(chosen, lists, seed, names, terms, lab=False))
    called = {one.name: one.called for one in chosen.title.decks.ready()}
    mine, *others = [called[name] for name in decks] or ["You"]
    theirs = f"{', '.join(others)} of " if others else ""
    whose = f"{theirs}the {args.against} bot"
    screen.fit_to(sys.stdout)
    print(
        "\n".join(screen.first_lines(chosen.title.name(), f"{mine} against {whose}, seed {seed}."))
    )
    return play
