"""
What is measured: random play of Destiny and of chess, and the clone of a Destiny table.

Every sample plays whole passes over the same games, so that plain and compiled Dejarik do
exactly the same work. Chance is seeded, the policy draws with `random() * n` in both games,
and the loop that drives them is ordinary Python in both.
"""

import random
from hashlib import blake2b
from time import process_time
from typing import Final

import chess

from dejarik.catalog import destiny
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.recorder import ListRecorder, Recorder
from dejarik.kernel.state import State

DESTINY_GAMES: Final = 24
"""Games in one pass; every setup is played equally often."""

CHESS_GAMES: Final = 4

LONGEST_GAME: Final = 20_000
"""More answers than any game takes: one that takes more does not end."""

CLONES_OF_A_GAME: Final = 8
CLONE_REPEATS: Final = 10

REY: Final = {"code": "04024", "dice": 1}
POE: Final = {"code": "04025", "dice": 1}
PLO_KOON: Final = {"code": "07057", "dice": 2}
L3_37: Final = {"code": "08091", "dice": 1}
KYLO: Final = {"code": "04001", "dice": 1}
KYLO_ELITE: Final = {"code": "04001", "dice": 2}
PHASMA: Final = {"code": "04002", "dice": 1}
PHASMA_ELITE: Final = {"code": "04002", "dice": 2}
DEATH_STAR_PLOT: Final = {"code": "12081", "dice": 0}

HANGAR_BAY: Final = "04023"
HUT: Final = "04046"

HERO_DECK: Final = (
    *("01110", "01147", "02131", "03115", "04030"),
    *("04014", "04026", "04033", "04039", "01049"),
) * 2
HERO_UPGRADES: Final = (
    *("01065", "04030", "04026", "04033", "03115"),
    *("01065", "04014", "04039", "01147", "01049"),
) * 2
VILLAIN_DECK: Final = (
    *("01147", "02131", "04014", "04022", "01023"),
    *("01065", "01102", "04022", "01147", "02131"),
) * 2
VILLAIN_EVENTS: Final = (
    *("04022", "04022", "01147", "04014", "02131"),
    *("01065", "01065", "01023", "01147", "04014"),
) * 2

Seat = dict[str, object]


def _seat(team: tuple[dict[str, object], ...], battlefield: str, deck: tuple[str, ...]) -> Seat:
    return {"team": list(team), "battlefield": battlefield, "deck": list(deck)}


REY_POE: Final = _seat((REY, POE, DEATH_STAR_PLOT), HUT, HERO_DECK)
REY_L3: Final = _seat((REY, L3_37), HUT, HERO_UPGRADES)
PLO_POE: Final = _seat((PLO_KOON, POE), HANGAR_BAY, HERO_DECK)
KYLO_PHASMA: Final = _seat((KYLO, PHASMA), HANGAR_BAY, VILLAIN_DECK)
KYLO_ELITE_PHASMA: Final = _seat((KYLO_ELITE, PHASMA), HUT, VILLAIN_EVENTS)
KYLO_PHASMA_ELITE: Final = _seat((KYLO, PHASMA_ELITE), HUT, VILLAIN_DECK)

MATCHES: Final = (
    (REY_POE, KYLO_PHASMA),
    (PLO_POE, KYLO_ELITE_PHASMA),
    (REY_L3, KYLO_PHASMA_ELITE),
    (REY_POE, PLO_POE),
    (KYLO_PHASMA, REY_L3),
    (KYLO_ELITE_PHASMA, KYLO_PHASMA_ELITE),
)


def setup_of(number: int) -> dict[str, object]:
    """The setup of one game of the pass."""
    return {"seats": list(MATCHES[number % len(MATCHES)]), "swift": True, "lab": True}


def play_destiny(number: int, *, recorded: bool = True) -> int:
    """
    Play one game to its end; how many choices it had.

    One option is no choice, and all stages of a group are one. Events and causes go to a
    recorder that keeps them.
    """
    game = destiny()
    recorder: Recorder | None = ListRecorder() if recorded else None
    chance = random.Random(number).random
    s = game.start(setup_of(number), seed_from(str(number)), recorder)
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

    def __init__(self, number: int) -> None:
        self.game = destiny()
        self.recorder = ListRecorder()
        self.chance = random.Random(number).random
        self.state: State = self.game.start(setup_of(number), seed_from(str(number)), self.recorder)
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


def fingerprint(games: int = DESTINY_GAMES) -> str:
    """A hash over every decision, answer and event of a pass: equal games, equal hash."""
    digest = blake2b(digest_size=8)
    for number in range(games):
        walk = Walk(number)
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


def middles(games: int = DESTINY_GAMES) -> list[State]:
    """Tables at real choices in the middle half of every game of the pass."""
    found: list[State] = []
    for number in range(games):
        choices = play_destiny(number)
        first, last = choices // 4, choices * 3 // 4
        wanted = {
            first + (last - first) * place // CLONES_OF_A_GAME for place in range(CLONES_OF_A_GAME)
        }
        found.extend(_at_choices(number, wanted))
    return found


def _at_choices(number: int, wanted: set[int]) -> list[State]:
    """Copies of the tables at these choices of a game."""
    walk = Walk(number)
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


def clone_microseconds() -> float:
    """The mean time of a clone, the end of the last one included."""
    game = destiny()
    tables = middles()
    for s in tables:
        game.clone(s)
    began = process_time()
    for _ in range(CLONE_REPEATS):
        for s in tables:
            game.clone(s)
    return (process_time() - began) / (CLONE_REPEATS * len(tables)) * 1e6
