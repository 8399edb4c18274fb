"""Games, cards and lists by an older edition, and games that are by none we know."""

import json
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.cli.session import Session
from dejarik.cli.trouble import Trouble
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.kernel.journal import Journal
from dejarik.play import saves
from dejarik.testing.ready_games import ready_journal
from dejarik.titles.destiny import games


def saved(tmp_path: Path, edition: str) -> Path:
    """Let the bot play a game against itself, and keep it."""
    path = tmp_path / edition
    assert 0 == main(["play", "--auto", "--seed", "x", "--edition", edition, "--save", str(path)])
    return path


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saved_game_goes_on_in_its_own_edition(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The journal names it; nobody has to say it again."""
    path = saved(tmp_path, edition)
    played = Session(saves.resume(saves.read(path), path))
    capsys.readouterr()

    assert edition == played.edition
    assert played.game is games.destiny(edition)
    assert 0 == main(["replay", str(path), "--json"])
    assert json.loads(capsys.readouterr().out)["outcome"]


def test_an_automatic_game_says_its_edition(capsys: pytest.CaptureFixture[str]) -> None:
    """Among what else it tells as JSON."""
    assert 0 == main(["play", "--auto", "--seed", "x", "--edition", "launch", "--json"])
    assert "launch" == json.loads(capsys.readouterr().out)["edition"]


def test_a_saved_game_of_an_unknown_edition_says_so(tmp_path: Path) -> None:
    """With those that are known."""
    decks = ("tpg-heroes", "tpg-villains")
    known = ready_journal("destiny", decks, "x", ("you", "them"))
    path = tmp_path / "game"
    saves.write(Journal(known.release, {**known.setup(), "edition": "next"}, known.seed), path)

    with pytest.raises(Trouble, match=r"no edition 'next'.*\n.*arh, ffg, launch"):
        saves.read(path)


@pytest.mark.parametrize(
    "arguments",
    [["play", "--auto"], ["card", "04001"], ["decks", "check", "no such file"]],
)
def test_an_edition_that_a_title_does_not_have_is_called_wrongly(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything else is done, and with those it has."""
    assert 2 == main([*arguments, "--edition", "next"])
    said = " ".join(capsys.readouterr().err.split())
    assert "There is no edition 'next'" in said
    assert "arh, ffg, launch" in said


def test_a_card_is_shown_as_an_edition_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    """The subtypes that came later are not on it yet."""
    assert 0 == main(["card", "04001", "--json"])
    assert ["apprentice"] == json.loads(capsys.readouterr().out)["subtypes"]
    assert 0 == main(["card", "04001", "--json", "--edition", "ffg"])
    shown = json.loads(capsys.readouterr().out)
    assert ([], "ffg", "04001") == (shown["subtypes"], shown["edition"], shown["version"])


def test_a_list_is_checked_by_an_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A neutral character is legal now, and was not at first."""
    path = tmp_path / "deck"
    path.write_text("1 Ketsu Onyo (06003)\n", encoding="utf-8")
    said = []
    for edition in EDITIONS:
        main(["decks", "check", str(path), "--json", "--edition", edition])
        reasons = json.loads(capsys.readouterr().out)["reasons"]
        said.append("neutral_character" in [reason["key"] for reason in reasons])

    assert [False, False, True] == said
