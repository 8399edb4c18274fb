"""The second title on a terminal: whole games, typed and by bots, saved and told again."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.titles import registry
from tests.titles.both import BOTH

MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let both titles be known to the commands; files stay in a folder of the test."""
    monkeypatch.setattr(registry, "TITLES", BOTH)
    monkeypatch.setitem(registry.TERMINALS, "toy", "tests.titles.toy.terminal:TERMINAL")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> None:
    """Let these lines be typed, and then nothing more."""

    def read(prompt: str) -> str:
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", read)


def test_a_person_plays_the_toy_to_its_end_and_sees_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first answer each time; the board, the log and the result are the title's words."""
    path = tmp_path / "kept"
    typed(monkeypatch, iter(["help", "odds", "?", *["1"] * MOST_ANSWERS]))

    assert 0 == main(["play", "--title", "toy", "--seed", "x", "--save", str(path)])
    shown = capsys.readouterr().out
    assert "Which card do you bid?" in shown
    assert " You: 6 life, hand " in shown
    assert "hand hidden, hidden, hidden, in play none" in shown
    assert "  odds           what a roll leads to\n" in shown
    assert "A roll hurts in one of two cases." in shown
    assert "You draw " in shown
    ended = [line for line in shown.splitlines() if line.endswith((" won.", "level."))]
    assert 1 == len(ended)
    assert 0 == main(["replay", str(path)])
    assert capsys.readouterr().out.splitlines()[-1] == ended[0].strip()


def test_bots_play_it_and_the_game_is_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As data, with what the title counts."""
    path = tmp_path / "kept"
    call = ["play", "--auto", "--json", "--seed", "x", "--title", "toy", "--save", str(path)]

    assert 0 == main(call)
    said = json.loads(capsys.readouterr().out)
    assert (["steady", "fierce"], "toy", "x") == (said["decks"], said["edition"], said["seed"])
    assert said["rounds"] >= 1
    assert 0 == main(["bug", str(path), "--note", "odd"])
    assert "TITLE = 'toy'" in capsys.readouterr().out


def test_cards_and_lists_of_the_toy(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """By name, and by what is wrong with them."""
    path = tmp_path / "list"
    path.write_text("8 Strike", encoding="utf-8")

    assert 0 == main(["card", "guard", "--title", "toy"])
    assert "Before you lose life" in capsys.readouterr().out
    assert 1 == main(["decks", "check", str(path), "--title", "toy"])
    assert "Not legal in Plain (plain): 8 cards." in capsys.readouterr().out
