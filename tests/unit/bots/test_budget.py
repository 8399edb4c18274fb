"""How long a bot thinks: never past its budget, whatever a step takes."""

import gc

import pytest

from dejarik.bots.budget import Budget, undisturbed
from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import outlooks
from dejarik.bots.search_bot import SearchBot
from dejarik.kernel.chance import seed_from
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of

GAME = games.destiny()
SETUP = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)


class Ticking:
    """A clock that goes on by one tick whenever someone looks; every so often it leaps."""

    def __init__(self, tick: float, leap: float = 0.0, every: int = 1_000_000) -> None:
        self.tick = tick
        self.leap = leap
        self.every = every
        self.now = 0.0
        self.looks = 0

    def __call__(self) -> float:
        """The time it is."""
        self.looks += 1
        self.now += self.leap if self.looks % self.every == 0 else self.tick
        return self.now


@pytest.mark.parametrize("clock", [Ticking(0.001), Ticking(0.0005, 0.02, 9), Ticking(0.03)])
def test_no_bot_thinks_past_its_budget(clock: Ticking) -> None:
    """Not with even steps, not with a slow one now and then, not with slow ones only."""
    s = GAME.start(SETUP, seed_from("budget"))
    outlook = outlooks(GAME, s)[0]
    for bot in (
        SearchBot("b", Budget(0.1, clock=clock)),
        GreedyBot("b", Budget(0.1, clock=clock)),
    ):
        began = clock.now
        bot.choose(outlook)
        assert clock.now - began <= 0.1 * 1.2


def test_the_whole_budget_is_used() -> None:
    """With small steps nearly nothing of it is left over."""
    clock = Ticking(0.0002)
    s = GAME.start(SETUP, seed_from("budget"))
    SearchBot("b", Budget(0.1, clock=clock)).choose(outlooks(GAME, s)[0])
    assert 0.09 <= clock.now <= 0.1


def test_out_of_time_it_takes_the_best_it_has_looked_at() -> None:
    """After one look it can only be that one, whatever the seed."""
    s = GAME.start(SETUP, seed_from("first look"))
    outlook = outlooks(GAME, s)[0]
    assert len(outlook.decision.options) > 4
    places = {SearchBot(seed, Budget(steps=18)).choose(outlook) for seed in range(12)}
    assert places <= {0, 1, 2}


def test_a_question_with_one_option_takes_no_time() -> None:
    """The clock is not even looked at."""
    clock = Ticking(0.001)
    s = GAME.start(SETUP, seed_from("single"))
    outlook = outlooks(GAME, s)[0]
    del outlook.decision.options[1:]
    assert 0 == SearchBot("b", Budget(0.1, clock=clock)).choose(outlook)
    assert 0 == clock.looks


def test_the_collector_waits_while_a_bot_thinks() -> None:
    """It is off inside, and afterwards as it was before, also where it was off already."""
    for was_on in (True, False):
        (gc.enable if was_on else gc.disable)()
        with undisturbed():
            inside = gc.isenabled()
        after = gc.isenabled()
        gc.enable()
        assert (False, was_on) == (inside, after)


def test_steps_count_the_same_whatever_the_clock_says() -> None:
    """Forty steps are forty answers tried."""
    s = GAME.start(SETUP, seed_from("steps"))
    budget = Budget(steps=40)
    SearchBot("b", budget).choose(outlooks(GAME, s)[0])
    assert 40 == budget.taken
