"""Bots know no game: the same ones play both spine games, one of which evaluates nothing."""

from collections.abc import Callable

from dejarik.bots.budget import Budget
from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import outlooks
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.roster import Bot
from dejarik.bots.search_bot import SearchBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from tests.spine.procedures.play import GAME as PROCEDURES
from tests.spine.procedures.play import Play, attack, random_start
from tests.spine.response_stack.scenario import GAME as STACK
from tests.spine.response_stack.test_random_games import DECK

Start = Callable[[int], State]
Maker = Callable[[int], Bot]


def stack_start(number: int) -> State:
    """A game of responses with two equal decks."""
    return STACK.start({"decks": [DECK, DECK]}, seed_from(f"bots {number}"))


def searching(number: int) -> Bot:
    """A bot that is the same on every machine."""
    return SearchBot(number, Budget(steps=150))


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
    assert won(PROCEDURES, random_start, searching, 6) >= 5
