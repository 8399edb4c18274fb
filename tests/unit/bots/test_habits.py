"""How imagined games are played on: by what answers brought, never by dice to come."""

import random

from dejarik import catalog
from dejarik.bots.budget import Budget
from dejarik.bots.habits import REST, Habits, key_of
from dejarik.bots.outlook import standings
from dejarik.hosting.ready_decks import DECKS, setup_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import STOP, Decision
from dejarik.kernel.state import State

GAME = catalog.destiny()
SETUP = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)


def start() -> State:
    """
    A game at its first question: which cards to put back, or none.
    """
    return GAME.start(SETUP, seed_from("habits"))


def habits() -> Habits:
    """
    Nothing learnt yet, and much time.
    """
    return Habits(GAME, Budget(steps=10_000), random.Random("habits"))


def known(decision: Decision, gains: list[float]) -> Habits:
    """
    Each option of a question brought this much.
    """
    found = habits()
    for option, gain in zip(decision.options, gains, strict=True):
        found.gains[key_of(decision, option)] = gain
    return found


def test_what_brought_most_is_done_again() -> None:
    """
    And to stop choosing is preferred where the rest brings next to nothing.
    """
    decision = GAME.pending(start())[0]
    count = len(decision.options)
    assert STOP == decision.options[-1].kind

    assert 1 == known(decision, [0.0, 0.2, *[0.1] * (count - 2)]).most_gainful(decision)
    assert count - 1 == known(decision, [REST / 2] * (count - 1) + [0.0]).most_gainful(decision)


def test_a_habit_moves_towards_what_an_answer_brings() -> None:
    """
    The first time it is that, then a part of the way.
    """
    decision = GAME.pending(start())[0]
    key = key_of(decision, decision.options[0])
    found = habits()
    found.learn(key, 0.5)
    assert 0.5 == found.gains[key]
    found.learn(key, 0.0)
    assert 0.0 < found.gains[key] < 0.5


def test_trying_an_option_leaves_the_game_as_it_is() -> None:
    """
    Not a byte changes.
    """
    s = start()
    before = GAME.dump(s)
    decision = GAME.pending(s)[0]
    found = habits()
    for place in range(len(decision.options)):
        found.tried(s, decision, place)
    assert before == GAME.dump(s)


def test_a_try_does_not_depend_on_the_dice_to_come() -> None:
    """
    Two games that differ in coming chance alone give the same numbers.
    """
    s, other = start(), start()
    other.chance.reseed(seed_from("other dice"))
    decision = GAME.pending(s)[0]
    places = range(len(decision.options))
    first, second = habits(), habits()
    gains = [first.tried(s, decision, place) for place in places]
    assert gains == [second.tried(other, decision, place) for place in places]


def test_a_move_ends_when_another_seat_is_asked() -> None:
    """
    What comes back is how all seats stand then.
    """
    s = start()
    seat = GAME.pending(s)[0].seat
    after = habits().play_move(s, standings(GAME, s))
    assert seat != GAME.pending(s)[0].seat
    assert standings(GAME, s) == after


def test_a_game_that_is_over_is_left_alone() -> None:
    """
    There is nothing to answer any more.
    """
    s = start()
    GAME.concede(s, 0)
    assert [0.0, 1.0] == habits().play_move(s, [0.0, 1.0])
