"""The arena: games of bots, and what is made of them."""

import json
import math
from itertools import combinations

import pytest

from dejarik.lab.arena import (
    Fixture,
    Result,
    failures,
    is_disturbed,
    main,
    pairings,
    percentile,
    play,
    points_between,
    record_of,
    table_of,
    weights_for,
    wilson,
)
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.laboratory.answers import LABORATORY
from dejarik.titles.registry import TITLES


def test_the_interval_is_wilsons() -> None:
    """Values from the literature: 8 of 10, and the ends that never leave 0 to 1."""
    low, high = wilson(0.8, 10)
    assert (0.490, 0.943) == (round(low, 3), round(high, 3))
    assert 0.0 == wilson(0.0, 20)[0]
    assert pytest.approx(1.0) == wilson(1.0, 20)[1]


def test_a_percentile_is_a_time_that_was_measured() -> None:
    """Of a hundred times the ninety-ninth."""
    times = [float(number) for number in range(100, 0, -1)]
    assert 99.0 == percentile(times, 0.99)
    assert 7.0 == percentile([7.0], 0.99)


def test_everyone_meets_everyone_or_one() -> None:
    """The later named is the first of a pairing: its wins are counted."""
    players = ["random", "greedy", "search:1"]
    everyone = [("greedy", "random"), ("search:1", "random"), ("search:1", "greedy")]
    assert everyone == pairings(players, "", [])
    assert everyone == pairings(players, "", [1.0])
    assert [("greedy", "random"), ("search:0.1", "greedy")] == pairings(["greedy"], "random", [0.1])


def test_on_a_ladder_each_meets_the_one_named_before() -> None:
    """And a hundred points are what the stronger of two neighbours is to be ahead by."""
    assert [("b", "a"), ("c", "b")] == pairings(["a", "b", "c"], "", [], ladder=True)
    assert Result("master", "veteran").target() == pytest.approx(0.64)
    assert 100 == round(points_between(0.64))
    assert (0.0, math.inf, -math.inf) == tuple(map(points_between, (0.5, 1.0, 0.0)))


def test_a_bot_may_evaluate_by_the_weights_from_before_the_last_fit() -> None:
    """By the game's own otherwise, which are as they were after the game."""
    game = TITLES.named("destiny").game_in(TITLES.named("destiny").editions[0])
    own = game.weights
    former = LABORATORY.evaluation.former or LABORATORY.evaluation.weights
    listed = LABORATORY.evaluation.listed(former)
    assert listed == weights_for("greedy@former", "destiny", own)
    assert own is weights_for("greedy", "destiny", own)
    play(Fixture("random@former", "random", 0, "x", cpu=False, title="destiny"))
    assert own is game.weights


def test_every_second_game_has_the_decks_and_dice_of_the_one_before() -> None:
    """With the seats swapped: two equal bots win one each."""
    games = [
        play(Fixture("random", "random", number, "x", cpu=False, title="destiny"))
        for number in (0, 1)
    ]
    assert [1, 1] == [game.games for game in games]
    assert games[0].won + games[1].won + games[0].drawn == 1
    assert games[0].answers == games[1].answers
    games[0].add(games[1])
    assert (0, 1, 0) == games[0].pairs()


def test_pairs_are_won_shared_or_lost() -> None:
    """Only whole ones count, in whatever order and parts their games came; a draw is half."""
    result = Result("search", "greedy", scores={3: 1.0, 0: 1.0, 2: 1.0, 4: 0.0, 5: 1.0, 9: 1.0})
    result.add(Result("search", "greedy", scores={1: 1.0, 6: 0.0, 7: 0.0, 10: 0.5, 11: 0.0}))
    assert (2, 2, 1) == result.pairs()


def test_ready_decks_all_meet_and_every_second_pair_is_random() -> None:
    """Even pairs are two ready-made decks, odd ones legal decks of any cards."""
    pairs = len(list(combinations(DECKS, 2)))
    met = {json.dumps(LABORATORY.match_setup(2 * number, "x")["seats"]) for number in range(pairs)}
    assert pairs == len(met)
    assert LABORATORY.match_setup(1, "x") != LABORATORY.match_setup(3, "x")
    assert LABORATORY.match_setup(1, "x") == LABORATORY.match_setup(1, "x")


@pytest.mark.parametrize(
    ("won", "longest", "failed"),
    [(10, 0.11, 0), (3, 0.11, 1), (10, 0.13, 1), (0, 0.5, 2)],
)
def test_a_target_ruled_out_and_time_overrun_are_failures(
    won: int, longest: float, failed: int
) -> None:
    """Three of ten rule out two thirds; a tenth of a second may become 0.12 at most."""
    result = Result("search:0.1", "random", 10, won, thought={"search:0.1": [0.05, longest]})
    assert failed == len(failures([result]))


@pytest.mark.parametrize(
    ("took", "lost", "may", "disturbed"),
    [
        (0.35, 0.3, 0.1, True),
        (0.35, 0.2, 0.1, False),
        (0.13, 0.0, 0.1, False),
        (0.11, 0.5, 0.1, False),
        (0.35, 0.5, 0.0, False),
    ],
)
def test_only_what_the_host_took_excuses_a_long_thought(
    took: float, lost: float, may: float, *, disturbed: bool
) -> None:
    """All that is too long, not a part; and a bot without a budget is never too slow."""
    assert disturbed == is_disturbed(took, lost, may)


def test_a_disturbed_thought_is_shown_and_fails_nothing() -> None:
    """People and machines read how long it was."""
    times: dict[str, list[float]] = {"search:0.1": [0.05]}
    result = Result("search:0.1", "random", 10, 10, thought=times)
    other = Result("search:0.1", "random", disturbed={"search:0.1": [0.35, 0.41]})
    result.add(other)
    assert [] == failures([result])
    assert "search:0.1: 2 longer, up to 0.4100" in table_of([result])[-1]
    assert {
        "search:0.1": {
            "budget": 0.1,
            "largest": 0.05,
            "p99": 0.05,
            "mean": 0.05,
            "disturbed": [0.35, 0.41],
        }
    } == record_of(result)["thinking"]


def test_the_program_tells_people_and_machines(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games both times."""
    arguments = ["2", "--players", "random", "random", "--jobs", "1", "--check"]
    assert 0 == main(arguments)
    assert "random – random" in capsys.readouterr().out
    assert 0 == main([*arguments, "--json"])
    [pairing] = json.loads(capsys.readouterr().out)["pairings"]
    assert (2, 0.5) == (pairing["games"], pairing["rate"])
    with pytest.raises(SystemExit):
        main(["2", "--players", "nobody"])
