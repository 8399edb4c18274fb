"""Paths on the kernel: asked in stages of one group, then walked step by step."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from tests.spine.procedures import pieces
from tests.spine.procedures.board import neighbours
from tests.spine.procedures.play import GAME, PASSES, Key, Play, end, move, play, step_to, stop


def _steps(*spaces: int) -> list[Key]:
    return [step_to(101, space) for space in spaces]


def test_a_stage_offers_the_neighbouring_spaces_and_stop() -> None:
    """The space behind the wall and the spaces two steps away are not offered."""
    game = Play({"guard": 7}, {"guard": 20})
    game.choose(move(101))

    assert (0, [*_steps(2, 6, 12), stop(101)]) == game.asked()


def test_movement_points_limit_the_path() -> None:
    """With three points spent only the end is left, and it is still asked."""
    game = Play({"guard": 7}, {"guard": 20})
    game.choose(move(101), *_steps(2, 3, 8))

    assert (0, [stop(101)]) == game.asked()
    game.choose(stop(101))
    assert 8 == game.figure(101).space


def test_a_path_cannot_end_among_figures() -> None:
    """An occupied space is entered only if points for a free one remain, and is no end."""
    game = Play({"guard": 1, "scout": 2}, {"guard": 6, "hunter": 13})
    game.choose((0, 0, 101, 0), move(101))
    assert (0, [*_steps(2, 6), stop(101)]) == game.asked()

    game.choose(step_to(101, 6))
    assert (0, _steps(1, 7, 11)) == game.asked()
    game.back()
    game.choose(step_to(101, 2))
    assert (0, _steps(1, 3, 7)) == game.asked()
    game.choose(step_to(101, 3))
    # Back to 2 would use the last point on an occupied space.
    assert (0, [*_steps(4, 8), stop(101)]) == game.asked()
    game.choose(step_to(101, 8))
    assert (0, [stop(101)]) == game.asked()


def test_a_seat_steps_back_inside_the_group() -> None:
    """Each step back offers what that stage offered; the bytes are those of never having gone."""
    game = Play({"guard": 7}, {"guard": 20})
    game.choose(move(101))
    dumps, asked = [GAME.dump(game.s)], [game.asked()]
    for key in _steps(12, 17):
        game.choose(key)
        dumps.append(GAME.dump(game.s))
        asked.append(game.asked())

    for stage in (1, 0):
        game.back()
        assert asked[stage] == game.asked()
        assert dumps[stage] == GAME.dump(game.s)
    with pytest.raises(IllegalAnswer):
        game.back()


def test_others_see_nothing_of_a_path_until_it_is_closed() -> None:
    """At no stage does the other seat's or a spectator's view change; then the figure stands."""
    game = Play({"guard": 7}, {"guard": 20})
    game.choose(move(101))
    before = [GAME.view(game.s, seat) for seat in (1, -1)]
    for key in _steps(2, 3, 8):
        game.choose(key)
        assert before == [GAME.view(game.s, seat) for seat in (1, -1)]
        assert [0] == game.s.seats_asked()
    assert [[2, 3, 8]] == GAME.view(game.s, 0)["picks"]

    game.choose(stop(101))

    assert before != [GAME.view(game.s, seat) for seat in (1, -1)]
    assert [2, 3, 8] == [e.amount for e in game.events(pieces.STEP)]


def test_a_large_space_of_paths_is_never_listed() -> None:
    """Hundreds of thousands of paths, and no stage has more than five options."""
    ways = {space: int(space == 8) for space in range(1, 21)}
    for _ in range(12):
        ways = {space: sum(ways[one] for one in neighbours(space)) for space in ways}
    assert sum(ways.values()) > 500_000

    game = Play({"runner": 8}, {"guard": 20})
    game.choose(move(101))
    for stage in range(12):
        assert len(game.asked()[1]) <= 5
        game.choose(step_to(101, 13 if stage % 2 == 0 else 8))
    assert (0, [stop(101)]) == game.asked()


def test_a_step_is_interrupted_before_it_happens_and_the_rest_goes_on() -> None:
    """The ambusher is chosen among the figures in reach; the path goes on behind its attack."""
    game = Play({"guard": 7}, {"guard": 2, "hunter": 6, "guard'": 20}, ([], ["ambush"]))
    game.dictate(103, 101, (1, 0, 0))
    game.choose(move(101), step_to(101, 12), stop(101))
    assert (1, [play(0), PASSES]) == game.asked()
    game.choose(play(0))
    assert (1, [(0, 301, 102, 0), (0, 301, 103, 0)]) == game.asked()
    assert 7 == game.figure(101).space

    game.choose((0, 301, 103, 0), PASSES, PASSES, PASSES)

    assert (1, 12) == (game.figure(101).damage, game.figure(101).space)


def test_a_mover_defeated_on_its_way_drops_the_rest_of_its_path() -> None:
    """The card that did it stays played, and the step it interrupted never happens."""
    game = Play({"runner": 7, "guard": 1}, {"guard": 13}, ([], ["ambush"]))
    game.dictate(103, 101, (3, 0, 0))
    game.choose((0, 0, 101, 0), move(101), *_steps(2, 3, 8, 9, 10), stop(101))
    asked = [game.asked()]
    for _ in range(3):
        game.choose(PASSES)
        asked.append(game.asked())
    assert [(1, [PASSES])] * 3 + [(1, [play(0), PASSES])] == asked

    game.choose(play(0))

    assert [2, 3, 8] == [e.amount for e in game.events(pieces.STEP)]
    assert pieces.OFF_BOARD == game.figure(101).space
    assert ([0, 0], ["ambush"]) == (
        GAME.view(game.s, -1)["hands"],
        GAME.view(game.s, -1)["discards"],
    )
    assert (1, [move(103), end(103)]) == game.asked()


def test_a_mover_in_a_shared_space_cannot_be_interrupted() -> None:
    """Passing through a friend in reach of the ambusher offers nothing but to pass."""
    game = Play({"guard": 3, "scout": 8}, {"guard": 13}, ([], ["ambush"]))
    game.choose((0, 0, 101, 0), move(101), *_steps(8, 9), stop(101), PASSES)

    assert 8 == game.figure(101).space
    assert (1, [PASSES]) == game.asked()
