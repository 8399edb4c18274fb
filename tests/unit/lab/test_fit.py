"""Fitting an evaluation: the arithmetic, and that a run can be written down and checked."""

import random
from types import SimpleNamespace

import pytest

from dejarik.kernel.features import Evaluation, lead_by, likelihoods
from dejarik.lab import fit
from dejarik.lab.fit import Fit, Position, Run, fitted, loss, main, module_of, solved

TRUE = [1.5, -0.8, 0.3]


def drawn(count: int, weights: list[float]) -> list[Position]:
    """Positions of which each was won as likely as the weights say."""
    rng = random.Random("fit")
    found = []
    for number in range(count):
        features = [rng.gauss(0.0, 1.0) for _ in weights]
        won = rng.random() < likelihoods(lead_by(features, weights))[0]
        found.append(Position(number, features, float(won)))
    return found


def test_equations_are_solved() -> None:
    """Also where the first coefficient is none."""
    assert pytest.approx([1.0, -2.0, 3.0]) == solved(
        [[0.0, 1.0, 1.0], [2.0, 0.0, 1.0], [1.0, 1.0, 0.0]], [1.0, 5.0, -1.0]
    )


def test_the_weights_that_made_the_games_are_found() -> None:
    """From none at all, as near as four thousand positions tell against those that hold them."""
    positions = drawn(4000, TRUE)
    found = fitted(positions, [0.0, 0.0, 0.0], [0, 1, 2])
    assert pytest.approx(TRUE, abs=0.2) == found
    assert loss(positions, found) < loss(positions, [0.0, 0.0, 0.0])
    assert loss(positions, found) < loss(positions, TRUE) + 0.001


def test_what_was_judged_or_never_seen_stays() -> None:
    """The one is not to be touched, of the other nothing is known."""
    positions = [
        Position(one.game, [*one.features, 0.0], one.won) for one in drawn(500, [1.0, -1.0])
    ]
    found = fitted(positions, [0.2, 0.0, 0.7], [1, 2])
    assert (0.2, 0.7) == (found[0], found[2])
    assert found[1] < -0.5


def test_few_games_leave_the_former_weights_nearly_as_they_were() -> None:
    """They count for as many positions as `PRIOR` says."""
    former = [3.0, 3.0, 3.0]
    few, many = (fitted(drawn(count, TRUE), former, [0, 1, 2]) for count in (5, 2000))
    assert abs(few[1] - 3.0) < abs(many[1] - 3.0)


def test_a_run_of_destiny_improves_nothing_it_may_not_touch(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The module that is printed has the weights, the former ones and the figures of the run."""
    assert 0 == main(["--games", "5", "--bot", "random", "--seed", "t"])
    names: dict[str, dict[str, object]] = {}
    exec(capsys.readouterr().out, names)  # noqa: S102  # what was printed is a module
    weights, former, run = names["WEIGHTS"], names["FORMER"], names["RUN"]
    assert set(weights) == set(former)
    assert weights["shown"] == former["shown"]
    assert weights["health"] != former["health"]
    assert (5, "t", "random") == (run["games"], run["seed"], run["bot"])


def test_a_check_tells_what_is_not_as_the_run_gives_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Weights changed by hand, and figures; nothing if all is as it was found."""
    run = {"games": 5, "seed": "t", "bot": "random", "loss before": 0.6, "loss after": 0.5}
    again = Fit(Run("destiny", 5, "t", "random"), {"a": 1.0}, {"a": 2.0}, 9, 0.6, 0.5)
    monkeypatch.setattr(fit, "fit", lambda *_: again)
    codes = []
    for weight in (2.0, 2.5):
        own = Evaluation(("a",), frozenset(), {"a": weight}, {"a": 1.0}, run)
        lab = SimpleNamespace(evaluation=own)
        monkeypatch.setattr(fit, "laboratory_of", lambda _, lab=lab: lab)
        codes.append(main(["--check"]))
    assert [0, 1] == codes
    assert "a is 2.5, and the run gives 2" in capsys.readouterr().out
    assert 'WEIGHTS: Final[dict[str, float]] = {\n    "a": 2.0,\n}' in "\n".join(module_of(again))
