"""How a searching bot compares options: by the same imagined games, and not by luck."""

import pytest

from dejarik.bots.candidates import Candidate, chosen, ranked, surely_better


def candidate(looks: list[float], rounds: list[float], place: int = 0) -> Candidate:
    """An option with what is known of it."""
    found = Candidate(place, rests=False)
    found.looks += looks
    found.rounds += rounds
    return found


def test_all_looks_together_count_for_as_many_rounds_as_they_are_trusted() -> None:
    """However many there are."""
    assert 0.45 == pytest.approx(candidate([0.4, 0.6, 0.8], [0.3, 0.3]).worth(2.0))
    assert 0.6 == pytest.approx(candidate([0.4, 0.6, 0.8], []).worth(2.0))


def test_the_best_comes_first() -> None:
    """By looks and rounds together."""
    options = [candidate([0.9], [0.1, 0.1], 0), candidate([0.5], [0.6, 0.6], 1)]
    assert [1, 0] == [one.place for one in ranked(options, 1.0)]


def test_a_lead_that_every_game_shows_is_sure() -> None:
    """The games differ a lot, but what counts is the difference within each."""
    one = candidate([0.5], [0.22, 0.81, 0.52, 0.93])
    other = candidate([0.5], [0.20, 0.80, 0.50, 0.90])
    assert surely_better(one, other, 1.0, 2.0)
    assert not surely_better(other, one, 1.0, 2.0)


def test_a_lead_that_one_game_made_is_luck() -> None:
    """The mean is much better, and says little."""
    one = candidate([0.5], [0.9, 0.4, 0.5, 0.4])
    other = candidate([0.5], [0.4, 0.5, 0.4, 0.5])
    assert one.worth(1.0) > other.worth(1.0)
    assert not surely_better(one, other, 1.0, 2.0)


def test_few_games_do_not_know_their_own_spread() -> None:
    """The lead is 1.73 standard errors, but four games may look steadier than they are."""
    one = candidate([0.5], [0.6, 0.5, 0.6, 0.5])
    other = candidate([0.5], [0.5, 0.5, 0.5, 0.5])
    assert not surely_better(one, other, 0.0, 1.5)
    assert surely_better(one, other, 0.0, 1.2)


def test_only_games_that_both_met_are_compared() -> None:
    """One was given up after two rounds; what the other met later was luckier."""
    one = candidate([0.5], [0.5, 0.5, 0.9, 0.9])
    other = candidate([0.5], [0.5, 0.5])
    assert not surely_better(one, other, 1.0, 2.0)


def test_before_any_round_the_looks_decide() -> None:
    """Beyond what is as good as equal."""
    assert surely_better(candidate([0.6], []), candidate([0.5], []), 1.0, 2.0)
    assert not surely_better(candidate([0.5005], []), candidate([0.5], []), 1.0, 2.0)


def test_what_looked_best_is_answered_though_luck_favoured_another() -> None:
    """On the whole the other went better, by one lucky game."""
    best = candidate([0.6, 0.6], [0.4, 0.5, 0.4, 0.5], 1)
    lucky = candidate([0.5, 0.5], [0.9, 0.9, 0.3, 0.5], 2)
    assert lucky.worth(1.0) > best.worth(1.0)
    assert best is chosen([lucky, best], 1.0, 2.0)


def test_playing_on_overrules_a_look_when_every_game_says_so() -> None:
    """What looks best at once may be a trap."""
    trap = candidate([0.6, 0.6], [0.2, 0.4, 0.3, 0.5], 1)
    better = candidate([0.5, 0.5], [0.6, 0.8, 0.7, 0.9], 2)
    assert better is chosen([trap, better], 1.0, 2.0)


def resting(looks: list[float], rounds: list[float]) -> Candidate:
    """To choose no more."""
    found = Candidate(2, rests=True)
    found.looks += looks
    found.rounds += rounds
    return found


def test_nothing_more_is_chosen_when_nothing_is_surely_better() -> None:
    """It looked better once and worse once, and did best by one lucky game."""
    tempting = candidate([0.56, 0.49], [0.9, 0.3, 0.5, 0.4], 1)
    rest = resting([0.5, 0.5], [0.4, 0.5, 0.4, 0.5])
    assert rest is chosen([tempting, rest], 1.0, 2.0)


def test_what_every_look_shows_to_be_better_than_rest_is_chosen() -> None:
    """Whoever paid for a reroll rerolls, though a few games of dice cannot tell."""
    worthwhile = candidate([0.52, 0.53], [0.9, 0.3, 0.5, 0.4], 1)
    rest = resting([0.5, 0.5], [0.4, 0.5, 0.4, 0.5])
    assert worthwhile is chosen([worthwhile, rest], 1.0, 2.0)
