"""
One fuzzed game: played at random to its end, with every law checked on the way.

Cheap laws are asked after every answer, costly ones at a fixed rate of the decisions,
drawn from the game's own seed. Many games, processes and reports are in `fuzz`.
"""

import random
from collections import Counter
from collections.abc import Callable

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, Decision
from dejarik.kernel.entries import answered
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.release import Release
from dejarik.kernel.replaying import fingerprint
from dejarik.kernel.state import State
from dejarik.laws import contract, hidden, listening
from dejarik.laws.laboratory import Answer, Compared, Laboratory

MOST_DECISIONS = 20_000
AHEAD = 8
"""How many answers copies are played on for."""
STRETCH = 36
"""How many answers the leak law follows."""

RATES = {
    "offered": 0.06,
    "refused": 0.04,
    "copies": 0.03,
    "groups": 0.012,
    "staged": 0.2,
    "concede": 0.02,
    "listening": 0.02,
    "explained": 0.2,
    "private": 1.0,
    "determinize": 0.0016,
    "leak": 0.006,
}
"""How many of the decisions each law is asked at."""

RETURN_RATE = 0.1
"""How many of the games are returned into and played on from as before."""

TO_THE_END_RATE = 0.05
"""How many of the games are cloned and reloaded at every decision to their end."""


class Violation(Exception):
    """A law is broken: which one, and how."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message


class Match:
    """One fuzzed game, and everything that is remembered to check it."""

    def __init__(
        self,
        laboratory: Laboratory,
        game: Game,
        named: tuple[int, int],
        asked: Counter[str],
        pool: str,
    ) -> None:
        seed, number = named
        name = f"{seed}.{number}"
        self.laboratory = laboratory
        self.game = game
        self.asked = asked
        self.rng = random.Random(f"fuzz {name}")
        self.choose = laboratory.player(random.Random(f"temper {name}"))
        self.bot = RandomBot(f"copies {name}")
        swift = self.rng.random() < 0.5
        setup = laboratory.setup(game, name, number, pool, swift=swift)
        self.journal = Journal(Release("lab", game.schema, "lab", {}), setup, seed_from(name))
        self.recorder = ListRecorder()
        self.answers: list[Answer] = []
        self.leak_starts: list[tuple[int, bytes]] = []
        start = self.law("starts", game.start, setup, self.journal.seed, self.recorder)
        assert isinstance(start, State)
        self.table = start

    def law(self, name: str, check: Callable[..., object], *things: object) -> object:
        """Ask a law; whatever goes wrong is a violation of it."""
        self.asked[name] += 1
        try:
            return check(*things)
        except contract.LawBroken as error:
            raise Violation(name, str(error)) from error
        except Exception as error:
            raise Violation(name, f"{type(error).__name__}: {error}") from error

    def is_due(self, name: str) -> bool:
        """Whether a law is asked at this decision."""
        return self.rng.random() < RATES[name]

    def play(self) -> None:
        """Play to the end, checking as due."""
        self.after_answer()
        while self.game.outcome(self.table) is None:
            pending = self.law("asks", self.game.pending, self.table)
            assert isinstance(pending, list)
            if not pending:
                raise Violation("asks", "nothing is asked although the game is not over")
            self.at_decision(pending)
            decision = self.rng.choice(pending)
            if not decision.options:
                what = self.laboratory.reason(decision)
                raise Violation("asks", f"seat {decision.seat} is asked {what} without options")
            self.answer(decision, self.choose.answer(self.table, decision))
            self.after_answer()
            if len(self.answers) > MOST_DECISIONS:
                raise Violation("ends", f"it goes on after {MOST_DECISIONS} decisions")
        self.after_game()

    def answer(self, decision: Decision, choice: int) -> None:
        """Give one answer and write it down."""
        key = None if choice == BACK else decision.options[choice].key()
        self.answers.append(Answer(decision.seat, key))
        entry = answered(decision.seat, decision.id, choice)
        move = (self.table, decision.seat, decision.id, choice, self.recorder)
        self.law("accepted", self.game.apply, *move)
        self.journal.append(entry)
        entry.hash = fingerprint(self.game, self.table)

    def after_answer(self) -> None:
        """The cheap laws, always."""
        for name, check in self.laboratory.after_answer(self.game, self.table):
            self.law(name, check)

    def at_decision(self, pending: list[Decision]) -> None:
        """The costlier laws of one position, at their rates."""
        game, s, choose = self.game, self.table, self.bot.answer
        if self.is_due("offered"):
            self.law("offered is accepted", contract.offered_accepted, game, s)
        if self.is_due("refused"):
            self.law("not offered raises", contract.not_offered_raises, game, s)
        if self.is_due("copies"):
            moves = self.law("next answers", contract.next_answers, game, s, choose, AHEAD)
            self.law("clone and reload", contract.clone_and_reload, game, s, moves)
        is_staged = len(pending) > 1 or pending[0].stage > 0
        if self.is_due("staged" if is_staged else "groups"):
            self.groups(pending)
        if self.is_due("concede"):
            self.law("concede", contract.concede, game, s)
        if self.is_due("listening") and listening.can_overhear(game):
            moves = self.law("next answers", contract.next_answers, game, s, choose, AHEAD)
            self.law("listening in vain", listening.listening_in_vain, game, s, moves)
        self.words_and_secrets(pending)

    def groups(self, pending: list[Decision]) -> None:
        """The laws of sealed and staged answers."""
        if len(pending) > 1:
            self.law("sealed order", contract.sealed_order, self.game, self.table, self.bot.answer)
        self.law("group hidden", contract.group_hidden, self.game, self.table)
        self.law("step back", contract.step_back, self.game, self.table)

    def words_and_secrets(self, pending: list[Decision]) -> None:
        """The laws of explanations and of hidden cards."""
        game, s = self.game, self.table
        for decision in pending:
            if self.is_due("explained"):
                for name, check in self.laboratory.at_decision(game, s, decision):
                    self.law(name, check)
            if self.is_due("private"):
                compared = self.laboratory.private_choice
                self.asked["private choices compared"] += bool(
                    self.law("private choice", compared, game, s, decision)
                )
        if self.is_due("determinize"):
            self.determinize()
        if self.is_due("leak"):
            self.leak_starts.append((len(self.answers), game.dump(s)))

    def determinize(self) -> None:
        """What a seat cannot know is drawn anew, and the result is a game like any other."""
        game, s = self.game, self.table
        for seat in range(NOBODY, s.seats):
            other = self.laboratory.exchanged(game, s, seat, self.rng)
            alike = self.law(
                "determinize", hidden.determinize_law, game, s, other, seat, self.bot.answer
            )
            if not alike:
                raise Violation("views", f"seat {seat} sees what is hidden from it")
            drawn = game.determinize(s, seat, seed_from(f"{self.rng.random()}"))
            self.law("determinized ends", self.play_out, drawn)

    def play_out(self, s: State) -> None:
        """Play a copy to its end."""
        moves = contract.next_answers(self.game, s, self.bot.answer, MOST_DECISIONS)
        if len(moves) == MOST_DECISIONS:
            message = f"a copy goes on after {MOST_DECISIONS} decisions"
            raise contract.LawBroken(message)

    def after_game(self) -> None:
        """The laws of a whole game."""
        game, s, rng = self.game, self.table, self.rng
        self.law("over", contract.offered_accepted, game, s)
        self.law("causes", contract.causes_end_at_answers, self.recorder.records)
        self.law("replay", contract.replay_identical, game, self.journal, s)
        if rng.random() < RETURN_RATE:
            at = rng.randrange(len(self.answers) + 1)
            law = contract.return_harmless
            self.law("return", law, game, self.journal, s, at, self.bot.answer)
        if rng.random() < TO_THE_END_RATE:
            moves = [
                contract.Move(one.seat, one.decision, one.choice) for one in self.journal.entries
            ]
            start = game.start(self.journal.setup(), self.journal.seed)
            self.law("clone and reload to the end", contract.clone_and_reload, game, start, moves)
        for place, start_bytes in self.leak_starts:
            self.leaks(place, start_bytes)

    def leaks(self, place: int, start: bytes) -> None:
        """The leak law for each seat and for a spectator, from one decision on."""
        stretch = self.answers[place : place + STRETCH]
        for seat in range(NOBODY, self.table.seats):
            free = self.laboratory.leak_free
            found = self.law("leak", free, self.game, start, stretch, seat, self.rng)
            assert isinstance(found, Compared)
            self.asked["leak: answers compared"] += found.answers
            self.asked["leak: cards exchanged"] += found.cards
            self.asked["leak: ended by a private option"] += found.stopped
