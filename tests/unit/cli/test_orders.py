"""Standing orders at the prompt: shown, changed, and obeyed."""

from pathlib import Path

import pytest

from dejarik.cli.main import main

TITLES = ("swccg", "imperial-assault", "destiny")


def played(title: str, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a new game with these lines."""
    lines = iter([*typed, "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    place = str(tmp_path / "game")
    assert 0 == main(["play", "--title", title, "--seed", "orders", "--save", place])


@pytest.mark.parametrize("title", TITLES)
def test_orders_are_listed(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of the title, and everybody is asked if they can answer."""
    played(title, ["orders"], tmp_path, monkeypatch)
    shown = capsys.readouterr().out
    assert "When you are asked:" in shown
    assert "if you can answer" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("orders own.draw pass", "own.draw        never"),
        ("orders own.draw", "says nothing of when you are asked"),
        ("orders lunch ask", "Nothing can be ordered for 'lunch'"),
    ],
)
def test_an_order_is_changed_or_refused_in_words(
    typed: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With what there is instead."""
    played("swccg", [typed], tmp_path, monkeypatch)
    assert said in capsys.readouterr().out


def test_whoever_is_always_asked_meets_questions_with_one_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And whoever ordered nothing meets none of them."""
    asked = []
    for ask in (False, True):
        phases = ("activate", "control", "deploy", "battle", "move", "draw")
        orders = [f"orders {whose}.{one} ask" for whose in ("own", "their") for one in phases]
        played("swccg", [*(orders if ask else []), *["1"] * 20], tmp_path, monkeypatch)
        asked.append(capsys.readouterr().out.count(" 1. pass"))
    assert 0 == asked[0] < asked[1]
