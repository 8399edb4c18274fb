"""
The fuzzer: random games over random setups, with every law checked on the way.

    python -m dejarik.lab.fuzz N [--seed S] [--game K] [--jobs J] [--json]

A game is named by a seed and a number and is the same each time, with the same checks at
the same decisions: costly laws are asked at a fixed rate of them. What the laws are is in
`laws`, `table_laws` and `leaks`.
"""

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dejarik import catalog
from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.rules.rounds import UPKEEP_DISCARD_REASON
from dejarik.games.destiny.rules.setup import MULLIGAN_REASON
from dejarik.games.destiny.state import Table, table_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, GAME_OPTION, STOP, Decision, Option
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import HASH_EVERY, Journal, Release, answered
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.wire import digest
from dejarik.lab import laws, leaks, table_laws
from dejarik.lab.coverage import Coverage, counting_ops
from dejarik.lab.decks import collection_of, random_setup

MOST_DECISIONS = 20_000
CHUNK = 25
MOST_VIOLATIONS = 10
AHEAD = 8
"""How many answers copies are played on for."""
STRETCH = 40
"""How many answers the leak law follows."""

RATES = {
    "offered": 0.07,
    "refused": 0.04,
    "copies": 0.03,
    "groups": 0.06,
    "concede": 0.02,
    "explained": 0.2,
    "private": 1.0,
    "determinize": 0.002,
    "leak": 0.007,
}
"""How many of the decisions each law is asked at."""

GAME_RATES = {"replay": 0.2, "to_the_end": 0.05}
"""How many of the games these are asked of."""


EAGER_RATE = 0.6
HAND_REASONS = (UPKEEP_DISCARD_REASON, MULLIGAN_REASON)


class Violation(Exception):
    """
    A law is broken: which one, and how.
    """

    def __init__(self, law: str, message: str) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message


class Temper:
    """
    A random player with leanings, so that games differ in more than their cards.

    Half of the games are eager: dice are rolled and resolved against the opponent, cards
    are kept. Otherwise every game would end by running out of cards.
    """

    def __init__(self, rng: random.Random) -> None:
        eager = rng.random() < EAGER_RATE
        self.rng = rng
        self.actions = {
            ev.NO_ACTION: 0.05 if eager else rng.choice((0.1, 1.0)),
            ev.PLAY: rng.choice((0.3, 1.0, 3.0)),
            ev.RESOLVE: rng.choice((1.0, 4.0)),
            ev.REROLL: 0.02 if eager else rng.choice((0.02, 1.0)),
            ev.CLAIM: 0.05 if eager else rng.choice((0.1, 1.0)),
        }
        self.stopping = 20.0 if eager else rng.choice((0.5, 6.0))
        self.theirs = rng.choice((1.0, 10.0)) if eager else rng.choice((0.2, 1.0))
        self.last = rng.choice((1.0, 1.0, 8.0))
        self.going_back = rng.choice((0.0, 0.1))

    def answer(self, t: Table, decision: Decision) -> int:
        """
        One of the offered answers, now and then a step back.
        """
        if decision.may_step_back() and self.rng.random() < self.going_back:
            return BACK
        weights = [self.weight(t, decision, option) for option in decision.options]
        return self.rng.choices(range(len(weights)), weights)[0]

    def weight(self, t: Table, decision: Decision, option: Option) -> float:
        """
        How much it likes an option.
        """
        if option.kind == STOP:
            return self.stopping if decision.reason in HAND_REASONS else 1.0
        if option.kind >= GAME_OPTION:
            return self.actions.get(option.kind - GAME_OPTION, 1.0)
        liking = self.last if option is decision.options[-1] else 1.0
        copy = t.copies.get(option.target)
        if copy is not None and copy.controller != decision.seat:
            liking *= self.theirs
        return liking


@dataclass
class Report:
    """
    What came of some games.
    """

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    coverage: Coverage = field(default_factory=Coverage)

    def add(self, other: "Report") -> None:
        """
        Take over what came of others.
        """
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.asked.update(other.asked)
        self.violations.extend(other.violations)
        self.coverage.add(other.coverage)


class Match:
    """
    One fuzzed game, and everything that is remembered to check it.
    """

    def __init__(self, game: Destiny, seed: int, number: int, report: Report) -> None:
        name = f"{seed}.{number}"
        self.game = game
        self.report = report
        self.rng = random.Random(f"fuzz {name}")
        self.choose = Temper(random.Random(f"temper {name}"))
        self.bot = RandomBot(f"copies {name}")
        setup = random_setup(collection_of(game), name, swift=self.rng.random() < 0.5)
        self.journal = Journal(Release("destiny", 1, "lab", {}), setup, seed_from(name))
        self.recorder = ListRecorder()
        self.answers: list[leaks.Answer] = []
        self.leak_starts: list[tuple[int, bytes]] = []
        start = self.law("starts", game.start, setup, self.journal.seed, self.recorder)
        assert isinstance(start, Table)
        self.table = start

    def law(self, name: str, check: Callable[..., object], *things: object) -> object:
        """
        Ask a law; whatever goes wrong is a violation of it.
        """
        self.report.asked[name] += 1
        try:
            return check(*things)
        except laws.LawBroken as error:
            raise Violation(name, str(error)) from error
        except Exception as error:
            raise Violation(name, f"{type(error).__name__}: {error}") from error

    def is_due(self, name: str) -> bool:
        """
        Whether a law is asked at this decision.
        """
        return self.rng.random() < RATES[name]

    def play(self) -> None:
        """
        Play to the end, checking as due.
        """
        self.after_answer()
        while self.game.outcome(self.table) is None:
            pending = self.law("asks", self.game.pending, self.table)
            assert isinstance(pending, list)
            if not pending:
                raise Violation("asks", "nothing is asked although the game is not over")
            self.at_decision(pending)
            decision = self.rng.choice(pending)
            self.answer(decision, self.choose.answer(self.table, decision))
            self.after_answer()
            if len(self.answers) > MOST_DECISIONS:
                raise Violation("ends", f"it goes on after {MOST_DECISIONS} decisions")
        self.after_game()

    def answer(self, decision: Decision, choice: int) -> None:
        """
        Give one answer and write it down.
        """
        key = None if choice == BACK else decision.options[choice].key()
        self.answers.append(leaks.Answer(decision.seat, key))
        entry = answered(decision.seat, decision.id, choice)
        move = (self.table, decision.seat, decision.id, choice, self.recorder)
        self.law("accepted", self.game.apply, *move)
        self.journal.append(entry)
        if len(self.answers) % HASH_EVERY == 0:
            entry.hash = digest(self.game.dump(self.table))

    def after_answer(self) -> None:
        """
        The cheap laws, always.
        """
        self.law("cards conserved", table_laws.cards_conserved, self.table)
        self.law("dice conserved", table_laws.dice_conserved, self.table)
        self.law("amounts sane", table_laws.amounts_sane, self.table)

    def at_decision(self, pending: list[Decision]) -> None:
        """
        The costlier laws of one position, at their rates.
        """
        game, s, choose = self.game, self.table, self.bot.answer
        if self.is_due("offered"):
            self.law("offered is accepted", laws.offered_accepted, game, s)
        if self.is_due("refused"):
            self.law("not offered raises", laws.not_offered_raises, game, s)
        if self.is_due("copies"):
            moves = self.law("next answers", laws.next_answers, game, s, choose, AHEAD)
            self.law("clone and reload", laws.clone_and_reload, game, s, moves)
        if len(pending) > 1 or pending[0].stage or self.is_due("groups"):
            self.groups(pending)
        if self.is_due("concede"):
            self.law("concede", laws.concede, game, s)
        self.words_and_secrets(pending)

    def groups(self, pending: list[Decision]) -> None:
        """
        The laws of sealed and staged answers; most such positions are much alike.
        """
        if self.rng.random() < 0.3:
            if len(pending) > 1:
                self.law("sealed order", laws.sealed_order, self.game, self.table, self.bot.answer)
            self.law("group hidden", laws.group_hidden, self.game, self.table)
            self.law("step back", laws.step_back, self.game, self.table)

    def words_and_secrets(self, pending: list[Decision]) -> None:
        """
        The laws of explanations and of hidden cards.
        """
        game, s = self.game, self.table
        for decision in pending:
            if self.is_due("explained"):
                self.law("explained", table_laws.explained, game, s, decision)
            if self.is_due("private"):
                compared = leaks.private_choice
                self.report.asked["private choices compared"] += bool(
                    self.law("private choice", compared, game, s, decision)
                )
        if self.is_due("determinize"):
            self.determinize()
        if self.is_due("leak"):
            self.leak_starts.append((len(self.answers), game.dump(s)))

    def determinize(self) -> None:
        """
        What a seat cannot know is drawn anew, and the result is a game like any other.
        """
        game, s = self.game, self.table
        for seat in range(NOBODY, s.seats):
            other = table_of(game.clone(s))
            leaks.exchange(other, seat, leaks.hidden_from(other, seat), self.rng)
            alike = self.law(
                "determinize", laws.determinize_law, game, s, other, seat, self.bot.answer
            )
            if not alike:
                raise Violation("views", f"seat {seat} sees what is hidden from it")
            drawn = game.determinize(s, seat, seed_from(f"{self.rng.random()}"))
            self.law("determinized ends", self.play_out, drawn)

    def play_out(self, s: Table) -> None:
        """
        Play a copy to its end.
        """
        moves = laws.next_answers(self.game, s, self.bot.answer, MOST_DECISIONS)
        if len(moves) == MOST_DECISIONS:
            message = f"a copy goes on after {MOST_DECISIONS} decisions"
            raise laws.LawBroken(message)

    def after_game(self) -> None:
        """
        The laws of a whole game.
        """
        game, s, rng = self.game, self.table, self.rng
        self.law("over", laws.offered_accepted, game, s)
        self.law("causes", laws.causes_end_at_answers, self.recorder.records)
        if rng.random() < GAME_RATES["replay"]:
            self.law("replay", laws.replay_identical, game, self.journal, s)
        if rng.random() < GAME_RATES["to_the_end"]:
            moves = [laws.Move(one.seat, one.decision, one.choice) for one in self.journal.entries]
            start = game.start(self.journal.setup(), self.journal.seed)
            self.law("clone and reload to the end", laws.clone_and_reload, game, start, moves)
        for place, start_bytes in self.leak_starts:
            self.leaks(place, start_bytes)

    def leaks(self, place: int, start: bytes) -> None:
        """
        The leak law for each seat and for a spectator, from one decision on.
        """
        stretch = self.answers[place : place + STRETCH]
        for seat in range(NOBODY, self.table.seats):
            found = self.law("leak", leaks.leak_free, self.game, start, stretch, seat, self.rng)
            assert isinstance(found, leaks.Compared)
            asked = self.report.asked
            asked["leak: answers compared"] += found.answers
            asked["leak: cards exchanged"] += found.cards
            asked["leak: ended by a private option"] += found.stopped


# --- many games -----------------------------------------------------------------------


def fuzz_games(seed: int, numbers: list[int], game: Destiny | None = None) -> Report:
    """
    Play these games; a broken law ends its game, not the others.
    """
    game = game or catalog.destiny()
    report = Report()
    with counting_ops(game, report.coverage.ops):
        for number in numbers:
            try:
                match = Match(game, seed, number, report)
                match.play()
            except Violation as broken:
                report.violations.append(_complaint(broken, seed, number))
                continue
            report.games += 1
            report.decisions += len(match.answers)
            outcome = match.table.outcome
            assert outcome is not None
            report.outcomes[outcome.reason] += 1
            report.coverage.note_records(match.table, match.recorder.records)
    return report


def _complaint(broken: Violation, seed: int, number: int) -> str:
    again = f"python -m dejarik.lab.fuzz 1 --seed {seed} --game {number}"
    message = " ".join(broken.message.split())
    return f"dejarik fuzz: {broken.law}: {message}; reproduce: {again}"


def _fuzz_job(job: tuple[int, list[int]]) -> Report:
    return fuzz_games(*job)


def fuzz(seed: int, numbers: range, jobs: int) -> Iterator[Report]:
    """
    Play the games in several processes; a report for each handful, as they come.
    """
    handfuls = [(seed, list(numbers[at : at + CHUNK])) for at in range(0, len(numbers), CHUNK)]
    if jobs == 1 or len(handfuls) == 1:
        yield from map(_fuzz_job, handfuls)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(_fuzz_job, handfuls)


def main(arguments: list[str] | None = None) -> int:
    """
    Fuzz as the command line says; 1 if a law was broken.
    """
    asked = _parse(arguments)
    began = time.monotonic()
    whole = Report()
    numbers = range(asked.game, asked.game + asked.games)
    for report in fuzz(asked.seed, numbers, asked.jobs):
        whole.add(report)
        for line in report.violations:
            print(line, flush=True)
        seconds = time.monotonic() - began
        if not asked.json:
            _progress(whole, len(numbers), seconds)
        if len(whole.violations) >= MOST_VIOLATIONS:
            break
    if not asked.json:
        print(file=sys.stderr)
        for line in whole.coverage.missing(catalog.destiny()):
            print(f"never seen: {line}")
    print(_summary(whole, time.monotonic() - began))
    return 1 if whole.violations else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.fuzz", description="Fuzz Destiny.")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print violations and summary only")
    return parser.parse_args(arguments)


def _progress(whole: Report, games: int, seconds: float) -> None:
    done = whole.games + len(whole.violations)
    rate = done / max(seconds, 0.001)
    print(f"\r{done}/{games} games, {rate:.1f} per second", end="", file=sys.stderr, flush=True)


def _summary(whole: Report, seconds: float) -> str:
    return json.dumps(
        {
            "games": whole.games,
            "decisions": whole.decisions,
            "outcomes": dict(sorted(whole.outcomes.items())),
            "seconds": round(seconds, 1),
            "asked": dict(sorted(whole.asked.items())),
            "violations": len(whole.violations),
        }
    )


if __name__ == "__main__":
    sys.exit(main())
