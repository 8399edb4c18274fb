"""Every command takes a title; where there are several, a person is asked which to play."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.terminal import Usual
from dejarik.play import saves
from dejarik.titles import registry
from tests.titles.both import BOTH
from tests.titles.toy.decks import READY
from tests.titles.toy.terminal import ToyTerminal


class Deckless(ToyTerminal):
    """The toy, if nobody chose what to bring."""

    usual = Usual((), "plain")

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        return super().setup([deck.listed for deck in READY], names, terms, lab=lab)


DECKLESS = Deckless()


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a second title, to which nobody brings a deck."""
    monkeypatch.setattr(registry, "TITLES", BOTH)
    monkeypatch.setitem(registry.TERMINALS, "toy", f"{__name__}:DECKLESS")


def someone_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the input be a terminal."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)


def test_a_person_is_asked_which_game(
    typing: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By number or by its id; anything else is asked again."""
    someone_looks(monkeypatch)
    for answer in ("2", "toy"):
        typing("chess", answer, "quit")
        assert 0 == main(["play", "--seed", "x"])
        shown = capsys.readouterr().out.splitlines()
        assert "   1. Star Wars: Destiny" == shown[0]
        assert "   2. Toy" == shown[1]
        assert "Type a number from 1 to 2, or one of: destiny, toy" == shown[2]
        assert [" Toy", " You against the random bot, seed x."] == shown[3:5]
        drawn = [line.partition(",")[0] for line in shown]
        assert {" You: 6 life", " Bot: 6 life"} <= {*drawn}


def test_nobody_is_asked_who_does_not_look(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    """A script gets the usual game, or the one that it names."""
    typing("quit")
    assert 0 == main(["play", "--seed", "x"])
    assert "Two-Player Game, heroes against" in capsys.readouterr().out
    typing("quit")
    assert 0 == main(["play", "--seed", "x", "--title", "toy"])
    assert "You against" in capsys.readouterr().out


def test_who_names_a_deck_is_not_asked_which_game_it_is_of(
    typing: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first game that has such a deck is meant; of no such deck it is the usual one."""
    someone_looks(monkeypatch)
    typing("quit")
    assert 0 == main(["play", "--deck", "guardians", "--seed", "x"])
    shown = capsys.readouterr().out
    assert "Which game" not in shown
    assert "Jedi Guardians against Grand Fleet of" in shown
    assert 2 == main(["play", "--deck", "nobody", "--seed", "x"])


def test_who_names_a_title_or_chooses_none_is_not_asked_again(
    typing: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Leaving the question is a wrong call, and says how to do without it."""
    someone_looks(monkeypatch)
    typing("quit")
    assert 0 == main(["play", "--title", "toy"])
    assert "Which game" not in capsys.readouterr().out
    typing()
    assert 2 == main(["play"])
    assert "--title: destiny, toy" in " ".join(capsys.readouterr().err.split())


def test_a_small_title_is_played_with_every_command(
    typing: Callable[..., None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Its own are among them, and those of other titles are not."""
    path = tmp_path / "kept"
    typing("help", "odds", "queue", "?", "why 1", "why 2", "card a", "1", "undo", "1 2", "quit")
    assert 0 == main(["play", "--seed", "x", "--title", "toy", "--save", str(path)])
    shown = capsys.readouterr().out
    assert "  odds           what a roll leads to\n" in shown
    assert "  undo           take your answer back; the die rolls as it did\n" in shown
    for words in ("A roll hurts", "'queue' is no command", "It is not your turn.", "Guard"):
        assert words in shown
    typing("concede", "concede")
    assert 0 == main(["play", "--resume", str(path)])
    assert "Bot has won." in capsys.readouterr().out
    assert 0 == main(["replay", str(path)])
    assert capsys.readouterr().out.endswith("Bot has won.\n")


def test_bots_play_a_small_title(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Seats without decks are called bots, and the title counts what it likes."""
    path = tmp_path / "kept"
    wanted = ["play", "--auto", "--json", "--seed", "x", "--title", "toy", "--save", str(path)]
    assert 0 == main(wanted)
    said = json.loads(capsys.readouterr().out)
    assert (["bot-1", "bot-2"], "toy") == (said["decks"], said["edition"])
    assert said["rounds"] >= 1
    assert "toy" == saves.read(path).release.game
    assert 0 == main(["bug", str(path), "--note", "odd"])


def test_cards_and_lists_are_those_of_the_title(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Wherever the title is named."""
    path = tmp_path / "list"
    path.write_text("8 Strike", encoding="utf-8")
    for arguments, code, said in (
        (["card", "ech", "--title", "toy"], 0, "Echo After anybody loses life"),
        (["card", "b-b", "--title", "toy"], 1, "or its code: its name in small letters"),
        (["card", "echo", "--title", "toy", "--edition", "arh"], 2, "no edition 'arh'"),
        (
            ["decks", "check", str(path), "--title", "toy"],
            1,
            "Not legal in Plain (plain): 8 cards.",
        ),
        (["decks", "--title", "toy", "check", str(path), "--format", "wild"], 0, "As you like it."),
        (["decks", "check", str(path), "--title", "toy", "--format", "std"], 2, "plain (Plain)"),
    ):
        assert code == main(arguments)
        shown = capsys.readouterr()
        assert said in " ".join(f"{shown.out}{shown.err}".split())


def test_a_title_without_a_register_is_not_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The titles that have one are named."""
    (tmp_path / "docs" / "rules" / "toy" / "rulings").mkdir(parents=True)
    for report in ("rulings", "cards"):
        assert 2 == main(["report", report, "--title", "toy", "--root", str(tmp_path)])
        assert "choose one of: destiny" in capsys.readouterr().err


def test_decks_of_any_title_are_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has no table of its own gets a plain one."""
    monkeypatch.delitem(registry.DECK_TABLES, "destiny")
    assert 0 == main(["decks"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["name", "called", "size", "legal", "in"] == rows[0]
    assert ["guardians", "Jedi", "Guardians", "30", "cards"] == rows[1][:5]
