"""
What is measured: random play of a title and of chess, and the clone of a table of the title.

Every sample plays whole passes over the same games, so that plain and compiled Dejarik do
exactly the same work. Chance is seeded, the policy draws with `random() * n` in both games,
and the loop that drives them is ordinary Python in both.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from time import process_time
from typing import Final

import chess

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.recorder import ListRecorder, Recorder
from dejarik.kernel.state import State
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.decks.ready import setup_of as decks_meet
from dejarik.titles.destiny.games import destiny
from dejarik.titles.imperial.games import imperial
from dejarik.titles.imperial.laboratory.answers import LABORATORY as IMPERIAL
from dejarik.titles.swccg.games import game as swccg
from dejarik.titles.swccg.laboratory.answers import LABORATORY as SWCCG

CHESS_GAMES: Final = 4

LONGEST_GAME: Final = 20_000
"""More answers than any game takes: one that takes more does not end."""

CLONES_OF_A_GAME: Final = 8
CLONE_REPEATS: Final = 10

DESTINY_PAIRS: Final = (
    ("jedi", "sith"),
    ("hutts", "scoundrels"),
    ("rebels", "troopers"),
    ("hunters", "defectors"),
    ("resistance", "first-order"),
    ("aw-villains", "aw-heroes"),
)
"""Ready-made decks of Awakenings and the Two-Player Game, one game of each pair in turn."""

IMPERIAL_PAIRS: Final = (
    ("vader", "han-and-luke"),
    ("walker", "wookiees"),
    ("hunters", "hunters-and-rebels"),
)
"""Ready armies, both missions of the usual map for each pair in turn."""

BY_NAME: Final = {deck.name: deck for deck in DECKS}


@dataclass(frozen=True)
class Workload:
    """The games of one title: its rules, how many games a pass has, and the setup of each."""

    game: Callable[[], Game]
    games: int
    setup: Callable[[int], dict[str, object]]


def destiny_setup(number: int) -> dict[str, object]:
    """Two decks of Destiny."""
    first, second = DESTINY_PAIRS[number % len(DESTINY_PAIRS)]
    setup = decks_meet(BY_NAME[first], BY_NAME[second], (first, second), lab=True)
    # Held to no format: what is measured is play, not the check of a deck.
    setup.pop("format", None)
    return {**setup, "swift": True}


def imperial_setup(number: int) -> dict[str, object]:
    """Two armies of Imperial Assault."""
    first, second = IMPERIAL_PAIRS[number % len(IMPERIAL_PAIRS)]
    return IMPERIAL.duel_setup(first, second, number // len(IMPERIAL_PAIRS))


def swccg_setup(number: int) -> dict[str, object]:
    """The two boxed decks of the Customizable Card Game, each side first in turn."""
    first, second = SWCCG.ready_decks()[:: 1 if number % 2 == 0 else -1]
    return SWCCG.duel_setup(first, second, number)


WORKLOADS: Final = {
    "destiny": Workload(destiny, 24, destiny_setup),
    "imperial-assault": Workload(imperial, 6, imperial_setup),
    "swccg": Workload(swccg, 6, swccg_setup),
}
"""What is played of each title; every setup is played equally often."""


def play(load: Workload, number: int, *, recorded: bool = True) -> int:
    """
    Play one game to its end; how many choices it had.

    One option is no choice, and all stages of a group are one. Events and causes go to a
    recorder that keeps them.
    """
    game = load.game()
    recorder: Recorder | None = ListRecorder() if recorded else None
    chance = random.Random(number).random
    s = game.start(load.setup(number), seed_from(str(number)), recorder)
    counted = 0
    group = 0
    while decisions := game.pending(s):
        decision = decisions[0]
        options = len(decision.options)
        if options > 1 and decision.group != group:
            group = decision.group
            counted += 1
        game.apply(s, decision.seat, decision.id, int(chance() * options), recorder)
    return counted


def play_chess(number: int) -> int:
    """
    Play one game of chess to its end; how many moves it had.

    Forced moves count here, to Dejarik's disadvantage.
    """
    chance = random.Random(number).random
    board = chess.Board()
    counted = 0
    while not board.is_game_over(claim_draw=False):
        moves = list(board.legal_moves)
        board.push(moves[int(chance() * len(moves))])
        counted += 1
    return counted


class Walk:
    """One game of the pass, answer by answer, for everything that looks into a game."""

    def __init__(self, load: Workload, number: int) -> None:
        self.game = load.game()
        self.recorder = ListRecorder()
        self.chance = random.Random(number).random
        seed = seed_from(str(number))
        self.state: State = self.game.start(load.setup(number), seed, self.recorder)
        self.answers = 0

    def asked(self) -> Decision | None:
        """What is asked now, or nothing at the end."""
        decisions = self.game.pending(self.state)
        return decisions[0] if decisions else None

    def answer(self, decision: Decision) -> int:
        """Answer as the measured play does; the answer."""
        choice = int(self.chance() * len(decision.options))
        self.game.apply(self.state, decision.seat, decision.id, choice, self.recorder)
        self.answers += 1
        if self.answers > LONGEST_GAME:
            message = f"a game is not over after {LONGEST_GAME} answers"
            raise RuntimeError(message)
        return choice


def fingerprint(load: Workload) -> str:
    """A hash over every decision, answer and event of a pass: equal games, equal hash."""
    digest = blake2b(digest_size=8)
    for number in range(load.games):
        walk = Walk(load, number)
        while (decision := walk.asked()) is not None:
            line = [decision.id, decision.seat, decision.kind, decision.reason]
            keys = [option.key() for option in decision.options]
            digest.update(repr((line, keys, walk.answer(decision))).encode())
        for record in walk.recorder.records:
            event = record.event.pack() if record.event is not None else []
            digest.update(repr((record.serial, record.cause, event)).encode())
        outcome = walk.state.outcome
        assert outcome is not None
        digest.update(repr((outcome.ranking, outcome.reason)).encode())
    return digest.hexdigest()


def middles(load: Workload) -> list[State]:
    """Tables at real choices in the middle half of every game of the pass."""
    found: list[State] = []
    for number in range(load.games):
        choices = play(load, number)
        first, last = choices // 4, choices * 3 // 4
        wanted = {
            first + (last - first) * place // CLONES_OF_A_GAME for place in range(CLONES_OF_A_GAME)
        }
        found.extend(_at_choices(load, number, wanted))
    return found


def _at_choices(load: Workload, number: int, wanted: set[int]) -> list[State]:
    """Copies of the tables at these choices of a game."""
    walk = Walk(load, number)
    found: list[State] = []
    counted = 0
    group = 0
    while (decision := walk.asked()) is not None:
        if len(decision.options) > 1 and decision.group != group:
            group = decision.group
            if counted in wanted:
                found.append(walk.game.clone(walk.state))
            counted += 1
        walk.answer(decision)
    return found


def clone_microseconds(load: Workload) -> float:
    """The mean time of a clone, the end of the last one included."""
    game = load.game()
    tables = middles(load)
    for s in tables:
        game.clone(s)
    began = process_time()
    for _ in range(CLONE_REPEATS):
        for s in tables:
            game.clone(s)
    return (process_time() - began) / (CLONE_REPEATS * len(tables)) * 1e6
