"""How imagined games are played on: by what looks best at once, never by dice to come."""

import random

from dejarik.bots.budget import Budget
from dejarik.bots.greed import best_move, pass_others, play_move, settled
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import PASS, PRIORITY, STOP
from dejarik.kernel.state import State
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.imperial.games import imperial
from dejarik.titles.imperial.laboratory.answers import LABORATORY

GAME = games.destiny()
SETUP = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)


def start() -> State:
    """A game at its first question: which cards to put back, or none."""
    return GAME.start(SETUP, seed_from("greed"))


def first_actions() -> State:
    """The same at the first question with an action to choose."""
    s = start()
    while len({option.kind for option in GAME.pending(s)[0].options}) < 3:
        asked = GAME.pending(s)[0]
        GAME.apply(s, asked.seat, asked.id, len(asked.options) - 1)
    return s


def much_time() -> Budget:
    """More than any move takes."""
    return Budget(steps=10_000)


def test_a_move_ends_when_another_seat_is_asked() -> None:
    """Whether it is made or ended."""
    for s in (start(), first_actions()):
        ended = GAME.clone(s)
        seat = GAME.pending(s)[0].seat
        play_move(GAME, s, much_time(), random.Random("greed"))
        assert seat != GAME.pending(s)[0].seat

        value = settled(GAME, ended, seat, much_time())
        assert seat != GAME.pending(ended)[0].seat
        assert value == (GAME.evaluate(ended) or [])[seat]


def test_a_move_is_not_chosen_by_the_dice_to_come() -> None:
    """Two games that differ in coming chance alone meet the same answer."""
    s = first_actions()
    decision = GAME.pending(s)[0]
    places: set[int] = set()
    for number in range(12):
        s.chance.reseed(seed_from(f"dice {number}"))
        places.add(best_move(GAME, s, decision, much_time(), random.Random("greed")))
    assert 1 == len(places)


def test_who_sees_nothing_better_chooses_no_more() -> None:
    """Which cards come for those put back shows later; asked first or midway, none go."""
    s = start()
    decision = GAME.pending(s)[0]
    [rest] = [place for place, one in enumerate(decision.options) if one.kind == STOP]
    chance = random.Random("greed")
    assert {rest} == {best_move(GAME, s, decision, much_time(), chance) for _ in range(12)}

    resting = GAME.clone(s)
    GAME.apply(resting, decision.seat, decision.id, rest)
    settled(GAME, s, decision.seat, much_time())
    assert GAME.dump(resting) == GAME.dump(s)


def test_a_game_that_is_over_is_left_alone() -> None:
    """There is nothing to answer any more."""
    s = start()
    GAME.concede(s, 0)
    before = GAME.dump(s)
    play_move(GAME, s, much_time(), random.Random("greed"))
    assert before == GAME.dump(s)


def test_windows_of_others_do_not_end_a_move() -> None:
    """They pass in each of them, up to the next question of the seat or one that is no window."""
    game = imperial()
    setup = LABORATORY.duel_setup("vader", "han-and-luke", 0)
    s = game.start(setup, seed_from("windows"))
    chance = random.Random("windows")
    asked = game.pending(s)[0]
    while asked.kind != PRIORITY or asked.options[-1].kind != PASS:
        game.apply(s, asked.seat, asked.id, chance.randrange(len(asked.options)))
        asked = game.pending(s)[0]
    seat = 1 - asked.seat
    own, passed = game.clone(s), game.clone(s)
    pass_others(game, own, asked.seat)
    assert game.dump(s) == game.dump(own)

    pass_others(game, passed, seat)
    after = game.pending(passed)[0]
    assert (asked.seat, PRIORITY) != (after.seat, after.kind)
    assert game.dump(s) != game.dump(passed)


def test_a_copy_shares_what_is_asked_and_no_more() -> None:
    """Options are not listed again, and what the copy answers changes nothing of the original."""
    s = GAME.start(SETUP, seed_from("shared"))
    asked = GAME.pending(s)[0]
    before = GAME.dump(s)
    copy = GAME.clone(s)
    assert asked is GAME.pending(copy)[0]
    GAME.apply(copy, asked.seat, asked.id, 0)
    assert asked is not GAME.pending(copy)[0]
    assert asked is GAME.pending(s)[0]
    assert before == GAME.dump(s)
