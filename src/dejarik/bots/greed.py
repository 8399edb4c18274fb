"""
Greed: playing an imagined game on by what looks best at once.

What belongs here: giving an answer, ending a move and making a whole one, for whichever
seat is asked. What does not: how many games are imagined, and what is made of them.

What the same seat is asked next belongs to its move: a move ends when another is asked. Windows
in which another may respond do not end it: who imagines a move does not count on responses.
Of many options only those are tried that the game says are worth it.
Where a question may be left open, an imagined player chooses no more unless something looks
better than that: one that threw away what it cannot use at once would make it seem worthless.
"""

import random
from typing import Final

from dejarik.bots.budget import Budget
from dejarik.bots.candidates import ALIKE
from dejarik.bots.outlook import standings
from dejarik.kernel.decisions import PASS, PRIORITY, STOP, Decision, Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

DEEPEST: Final = 5
"""How many answers a move may take after its first."""
MOST_WINDOWS: Final = 40
"""How many windows of others a move is imagined through."""
TIE: Final = 1e-6
"""Options that look alike come in any order."""
LEAST: Final = -1.0


def answer(game: Game, s: State, decision: Decision, place: int, budget: Budget) -> State:
    """
    The game itself after an answer, which is one step.

    Raises Spent.
    """
    game.apply(s, decision.seat, decision.id, place)
    budget.step()
    return s


def settled(game: Game, s: State, seat: int, budget: Budget) -> float:
    """
    How well the seat stands once its move is over, played on in place.

    Raises Spent.
    """
    for _ in range(DEEPEST):
        pass_others(game, s, seat)
        asked = game.pending(s)
        if not asked or asked[0].seat != seat:
            break
        place = 0 if len(asked[0].options) == 1 else _best_now(game, s, asked[0], budget)
        answer(game, s, asked[0], place, budget)
    pass_others(game, s, seat)
    return standings(game, s)[seat]


def pass_others(game: Game, s: State, seat: int) -> None:
    """Let the others pass in every window that opens before the seat is asked again."""
    for _ in range(MOST_WINDOWS):
        asked = game.pending(s)
        if not asked or asked[0].seat == seat or asked[0].kind != PRIORITY:
            return
        last = len(asked[0].options) - 1
        if asked[0].options[last].kind != PASS:
            return
        game.apply(s, asked[0].seat, asked[0].id, last)


def play_move(game: Game, s: State, budget: Budget, chance: random.Random) -> None:
    """
    Make the best move of the seat asked, in place.

    Raises Spent.
    """
    asked = game.pending(s)
    if asked:
        place = best_move(game, s, asked[0], budget, chance)
        answer(game, s, asked[0], place, budget)
        settled(game, s, asked[0].seat, budget)


def best_move(
    game: Game, s: State, decision: Decision, budget: Budget, chance: random.Random
) -> int:
    """
    The option after which the seat stands best once its move is over.

    Every option is tried with dice of its own: nobody may choose by what they will show.

    Raises Spent.
    """
    best, found = LEAST, 0
    if len(decision.options) == 1:
        return found
    for place in game.worth_trying(s, decision):
        tried = game.clone(s)
        tried.chance.reseed(chance.randbytes(32))
        answer(game, tried, decision, place, budget)
        value = settled(game, tried, decision.seat, budget) + chance.random() * TIE
        value += _ease(game, tried, decision.options[place])
        if value > best:
            best, found = value, place
    return found


def _best_now(game: Game, s: State, decision: Decision, budget: Budget) -> int:
    """
    The option after which the seat stands best at once.

    Raises Spent.
    """
    best, found = LEAST, 0
    for place in game.worth_trying(s, decision):
        after = answer(game, game.clone(s), decision, place, budget)
        pass_others(game, after, decision.seat)
        value = standings(game, after)[decision.seat]
        value += _ease(game, after, decision.options[place])
        if value > best:
            best, found = value, place
    return found


def _ease(game: Game, s: State, option: Option) -> float:
    """
    What an option has in its favour whatever it leads to: to choose no more costs nothing.

    Where a game evaluates nothing, all that leads nowhere looks alike, and resting never ends it.
    """
    return ALIKE if option.kind == STOP and game.evaluate(s) is not None else 0.0
