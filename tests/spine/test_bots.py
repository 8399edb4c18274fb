"""Bots know no game: the same ones play all spine games, some of which evaluate nothing."""

from collections.abc import Callable

import pytest

from dejarik.bots.budget import Budget
from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import outlooks
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.roster import Bot
from dejarik.bots.search_bot import SearchBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from tests.spine.activation.play import GAME as ACTIVATION
from tests.spine.activation.test_random_games import SETUP as ACTIVATION_SETUP
from tests.spine.battle.scenario import GAME as BATTLE
from tests.spine.battle.test_random_games import SETUP as BATTLE_SETUP
from tests.spine.procedures.play import GAME as PROCEDURES
from tests.spine.procedures.play import Play, attack, random_start
from tests.spine.response_stack.scenario import GAME as STACK
from tests.spine.response_stack.test_random_games import DECK

Start = Callable[[int], State]
Maker = Callable[[int], Bot]


def stack_start(number: int) -> State:
    """A game of responses with two equal decks."""
    return STACK.start({"decks": [DECK, DECK]}, seed_from(f"bots {number}"))


def battle_start(number: int) -> State:
    """A game of battles with two equal decks."""
    return BATTLE.start(BATTLE_SETUP, seed_from(f"bots {number}"))


def activation_start(number: int) -> State:
    """A skirmish with shuffled commands."""
    return ACTIVATION.start(ACTIVATION_SETUP, seed_from(f"bots {number}"))


def searching(number: int) -> Bot:
    """A bot that is the same on every machine."""
    return SearchBot(number, Budget(steps=150))


def playing_out(number: int) -> Bot:
    """The same with time for imagined games to their end."""
    return SearchBot(number, Budget(steps=800))


def won(game: Game, start: Start, maker: Maker, games: int) -> int:
    """How many games a bot wins against random answers, from alternating seats."""
    count = 0
    for number in range(games):
        s = start(number)
        own = number % 2
        bots: list[Bot] = [RandomBot(number), RandomBot(number)]
        bots[own] = maker(number)
        while asked := outlooks(game, s):
            decision = asked[0].decision
            place = bots[decision.seat].choose(asked[0])
            game.apply(s, decision.seat, decision.id, place)
        assert s.outcome is not None
        count += [own] == s.outcome.winners()
    return count


def test_greed_sees_the_winning_move_where_the_game_evaluates_nothing() -> None:
    """Of all a figure can do only the attack may end the game at once."""
    play = Play({"guard": 3}, {"runner": 8})
    [outlook] = outlooks(PROCEDURES, play.s)

    place = GreedyBot("win").choose(outlook)

    assert attack(101, 102) == outlook.decision.options[place].key()


def test_search_wins_where_the_game_evaluates() -> None:
    """Random answers win half of such games, and as many as this in one of thirty-one tries."""
    assert won(STACK, stack_start, searching, 24) >= 17


def test_search_wins_where_the_game_evaluates_nothing() -> None:
    """Then it plays to the end of imagined games; random answers win half of the real ones."""
    s = random_start(0)
    assert PROCEDURES.evaluate(s) is None
    assert won(PROCEDURES, random_start, playing_out, 4) >= 4


def greedy(number: int) -> Bot:
    """A bot that looks one answer ahead."""
    return GreedyBot(number)


def test_greed_wins_where_most_questions_are_responses() -> None:
    """Windows, stages, what is owed: answers like others, and a pass is one of them."""
    assert won(BATTLE, battle_start, greedy, 8) >= 6


@pytest.mark.parametrize(
    ("game", "start"), [(BATTLE, battle_start), (ACTIVATION, activation_start)]
)
def test_search_plays_games_of_responses_to_their_end(game: Game, start: Start) -> None:
    """It imagines hidden hands, and answers whatever it is asked in every one of them."""
    assert won(game, start, searching, 2) <= 2
