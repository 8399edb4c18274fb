"""Many games: the same by the same seed, in one process or several, as a table."""

import io
import json
import multiprocessing
import sys

import pytest

from dejarik import play
from dejarik.play import many_games
from dejarik.play.progress import Bar


def first(question: play.Question) -> play.Answer:
    """A bot that stands in a module."""
    return 0


def failing(question: play.Question) -> play.Answer:
    """A bot that breaks off."""
    raise ZeroDivisionError("on purpose")


def rows(results: play.Results) -> list[dict[str, object]]:
    """What came of it, without the time it took."""
    return results.rows()


@pytest.mark.parametrize("title", play.titles())
def test_the_same_seed_gives_the_same_games(title: str) -> None:
    """However many processes play them."""
    alone = play.many(2, title, seed=4, jobs=1)
    together = play.many(2, title, seed=4, jobs=2)

    assert rows(alone) == rows(together)
    assert [0, 1] == [one.number for one in together]


def test_another_seed_gives_other_games() -> None:
    """Without one it is always the same."""
    assert rows(play.many(2, "destiny", jobs=1)) == rows(play.many(2, "destiny", seed=1, jobs=1))
    assert rows(play.many(2, "destiny", jobs=1)) != rows(play.many(2, "destiny", seed=2, jobs=1))


def test_a_game_of_many_is_played_again_with_its_log() -> None:
    """Named bots and functions answer as they did, wherever they played."""
    pairs: tuple[list[play.Player], ...] = (["random", "random"], [first, "random"])
    for players in pairs:
        results = play.many(2, "destiny", players=players, seed=4, jobs=2)
        for one in results:
            game = results.table(one.number)
            assert game.result is not None
            assert (one.reason, one.answers) == (game.result.reason, game.answers)
            won = [seat for side, seat in enumerate(one.seats) if one.scores[side] == 1.0]
            assert won in ([], [*game.result.winners])
            assert game.log()


def test_sides_change_seats_after_every_game() -> None:
    """Scores belong to the side, in the order in which decks were named."""
    results = play.many(4, "destiny", "guardians", "sith", players=["random", first], jobs=1)

    assert [(0, 1), (1, 0)] * 2 == [one.seats for one in results]
    assert ("guardians (random)", "sith (first)") == results.names
    for one in results:
        decks = [len(seat["deck"]) for seat in results.table(one.number).setup["seats"]]  # type: ignore[attr-defined]
        assert [30, 30] == decks
        expected = "first" if one.seats[1] == 0 else f"random bot 1 {one.number}"
        assert expected == results.table(one.number).players[0]


def test_results_are_a_table() -> None:
    """For people, for programs, for notebooks."""
    results = play.many(5, "destiny", seed=4, jobs=1)
    side, other = results.sides

    assert 5 == len(results) == side.won + side.shared + side.lost
    assert (side.won, side.lost) == (other.lost, other.won)
    assert side.low <= side.rate <= side.high
    assert pytest.approx(1.0) == side.rate + other.rate
    assert results.length(0.0) <= results.length() <= results.length(1.0)
    assert results.is_complete
    assert ["side", "won", "shared", "lost", "rate", "95", "%"] == str(results).split()[:7]
    assert "5 games: half of them" in str(results)
    told = results.rows()[0]
    assert told == json.loads(json.dumps(told))
    assert told["winner"] in (None, *results.names)


@pytest.mark.parametrize(
    ("games", "players", "said"),
    [
        (0, (), "0 games cannot be played"),
        (1, ("random", None), "A side has no bot"),
        (1, ("random",) * 3, "there are 2 sides"),
        (1, ("chance",), "There is no bot 'chance'"),
    ],
)
def test_what_cannot_be_played_is_told(games: int, players: tuple[str], said: str) -> None:
    """Before anything is."""
    with pytest.raises(play.Trouble, match=said):
        play.many(games, "destiny", players=players)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_function_that_fails_ends_it(jobs: int) -> None:
    """In this process as it is; from another one in words, and nothing hangs."""
    with pytest.raises((play.Trouble, ZeroDivisionError), match="on purpose"):
        play.many(4, "destiny", players=[failing, "random"], jobs=jobs)


def test_a_function_inside_another_one_is_played_by_copies_of_this_process() -> None:
    """Where processes are no copies it is refused in words."""
    results = play.many(2, "destiny", players=[lambda _: 0, "random"], jobs=2)

    assert 2 == len(results)


def test_where_processes_are_no_copies_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what to do."""
    spawned = multiprocessing.get_context("spawn")
    monkeypatch.setattr(multiprocessing, "get_context", lambda *_: spawned)
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(play.Trouble, match="say jobs=1"):
        play.many(2, "destiny", players=[lambda _: 0, "random"], jobs=2)


def test_games_are_sent_to_fresh_processes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on platforms that make no copies."""
    spawned = multiprocessing.get_context("spawn")
    monkeypatch.setattr(multiprocessing, "get_context", lambda *_: spawned)
    results = play.many(2, "destiny", seed=4, jobs=2)
    monkeypatch.undo()

    assert rows(play.many(2, "destiny", seed=4, jobs=1)) == rows(results)


def test_what_was_played_until_it_was_stopped_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is not waited for."""
    played = play.many(3, "destiny", seed=4, jobs=1)

    def stopped(*_: object) -> object:
        yield [played.games[0]]
        raise KeyboardInterrupt

    monkeypatch.setattr(many_games, "games_of", stopped)
    results = play.many(3, "destiny", seed=4, jobs=1)

    assert not results.is_complete
    assert 1 == len(results)
    assert "1 games of 3, stopped" in str(results)


def test_a_bar_is_drawn_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal; nothing anywhere else."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    play.many(2, "destiny", seed=4, jobs=1)
    assert not out.getvalue()
    monkeypatch.setattr(out, "isatty", lambda: True)
    play.many(2, "destiny", seed=4, jobs=1)

    assert "█" * 40 + " 2/2" in out.getvalue()
    assert out.getvalue().endswith("\n")


def test_a_bar_says_how_far_and_how_long() -> None:
    """One line that is written over."""
    out = io.StringIO()
    bar = Bar(out)
    bar(10, 40)
    bar.end()

    assert out.getvalue().startswith(f"\r{'█' * 10}{'·' * 30} 10/40  ")
    assert " s left \n" in out.getvalue()
