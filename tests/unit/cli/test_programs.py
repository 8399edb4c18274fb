"""The programs as a person calls them: arguments, output, exit codes."""

import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from dejarik.cli.card import printed_text
from dejarik.cli.main import main
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.terminal.cards import program_data


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would."""
    command = [sys.executable, "-m", "dejarik.cli.main", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_a_whole_game_is_the_same_again_for_the_same_seed(tmp_path: Path) -> None:
    """The bot's games are reproducible, and their replay shows the same end."""
    kept = tmp_path / "auto"
    arguments = ("play", "--auto", "--json", "--seed", "twice", "--save", str(kept))
    first = run(*arguments)
    second = run(*arguments)

    assert 0 == first.returncode
    assert first.stdout == second.stdout
    result = json.loads(first.stdout)
    assert result["reason"]
    again = json.loads(run("replay", str(kept), "--json").stdout)
    assert result["state"] == again["state"]
    assert result["answers"] == again["of"]


def test_a_replay_stops_where_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log up to a position is the beginning of the whole log."""
    kept = str(tmp_path / "auto")
    assert 0 == main(["play", "--auto", "--seed", "part", "--save", kept])
    capsys.readouterr()
    assert 0 == main(["replay", kept, "--to", "10", "--json"])
    part = json.loads(capsys.readouterr().out)
    assert 0 == main(["replay", kept, "--json"])
    whole = json.loads(capsys.readouterr().out)

    assert part["lines"] == whole["lines"][: len(part["lines"])]
    assert 2 == main(["replay", kept, "--to", "99999"])


def test_a_title_many_cards_have_names_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    """The likeliest is shown, and what else could have been meant."""
    assert 0 == main(["card", "rey"])
    shown = " ".join(capsys.readouterr().out.split())

    assert "Rey, Force Prodigy (unique) 01038, Awakenings 38" in shown
    assert "Also found: Rey (04024)," in shown
    assert 0 == main(["card", "04024"])
    assert "Also found" not in capsys.readouterr().out


def test_a_double_sided_card_names_its_other_side(capsys: pytest.CaptureFixture[str]) -> None:
    """From either side."""
    assert 0 == main(["card", "13001A"])
    assert "other side: Darth Vader (13001B)" in capsys.readouterr().out
    assert 0 == main(["card", "13001B"])
    assert "other side: Anakin Skywalker (13001A)" in capsys.readouterr().out


def test_the_release_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a program, and as the package says it."""
    with pytest.raises(SystemExit) as end:
        main(["--version"])

    assert 0 == end.value.code
    assert f"dejarik {version('dejarik')}\n" == capsys.readouterr().out


def test_trouble_fits_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    """What happened, why and what to do, in lines of eighty columns."""
    assert 2 == main(["decks", "check", "x", "--format", "imaginary"])
    shown = capsys.readouterr().err

    assert "What you can do: choose one of: ARHS (ARH Standard)" in " ".join(shown.split())
    assert [] == [line for line in shown.splitlines() if len(line) > 80]


@pytest.mark.parametrize("program", [(), ("play",), ("card",), ("replay",), ("decks",)])
def test_help_is_everywhere(program: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` explains each program and succeeds."""
    with pytest.raises(SystemExit) as done:
        main([*program, "--help"])

    assert 0 == done.value.code
    assert "usage: dejarik" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "arguments", "says"),
    [
        (2, ["play", "--deck", "nobody"], "There is no deck named 'nobody'"),
        (1, ["card", "no such card"], "There is no card"),
        (1, ["replay", "no-such-file"], "cannot be opened"),
        (1, ["play", "--resume", __file__], "is not a saved game"),
    ],
)
def test_trouble_says_what_why_and_what_to_do(
    code: int, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Errors are for people, and the exit code tells wrong calls from failures."""
    assert code == main(arguments)
    shown = capsys.readouterr().err
    assert says in shown
    assert "Why:" in shown
    assert "What you can do:" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--json"],
        ["play", "--auto", "--resume", "x"],
        ["play", "--title", "destiny", "--resume", "x"],
        ["card", "x", "--title", "chess"],
    ],
)
def test_flags_that_do_not_go_together_are_refused(arguments: list[str]) -> None:
    """A wrong call exits with 2 before anything is played."""
    with pytest.raises(SystemExit) as done:
        main(arguments)

    assert 2 == done.value.code


def test_a_card_is_shown_with_facts_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Code or title find a card; JSON has its program and never its printed text."""
    assert 0 == main(["card", "04039", "--json"])
    data = json.loads(capsys.readouterr().out)
    assert "Defensive Stance" == data["title"]
    assert data["implemented"]
    assert "EventText" == data["program"][0]["node"]
    assert 0 == main(["card", "defensive stance"])
    assert "cost 1" in capsys.readouterr().out
    assert 0 == main(["card", "05001"])
    assert "Not implemented yet" in capsys.readouterr().out


def test_a_printed_text_comes_only_from_the_readers_own_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a copy of the community's data nothing is shown."""
    (tmp_path / "set").mkdir()
    file = tmp_path / "set" / "TPG.json"
    monkeypatch.delenv("DEJARIK_TEXTS", raising=False)
    monkeypatch.chdir(tmp_path)

    assert "" == printed_text("destiny", "04039")
    monkeypatch.setenv("DEJARIK_TEXTS", str(tmp_path))
    assert "" == printed_text("destiny", "04039")
    file.write_text('[{"code": "04039", "text": "words"}]', encoding="utf-8")
    assert "words" == printed_text("destiny", "04039")
    assert "" == printed_text("a game without cards", "04039")


def test_every_program_is_plain_data() -> None:
    """The program of each card can be written as JSON."""
    for text in card_texts().values():
        assert json.dumps(program_data(text.parts))


def test_the_list_of_decks_names_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    """`dejarik decks` is where a person finds the names."""
    assert 0 == main(["decks"])
    shown = capsys.readouterr().out
    assert all(deck.name in shown for deck in DECKS)


def test_a_card_that_is_not_implemented_says_what_it_lacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words the language does not have, none, or that nobody knows."""
    parts = {"a": files.Part("a thing of its own", ()), "b": files.Part("a draw", ("draw",))}
    survey = files.Needs(parts, {"05001": "a b", "05005": "b"})
    monkeypatch.setattr(files, "needs", lambda: survey)

    for code, line in (
        ("05001", "  - a thing of its own"),
        ("05005", "The card language has words for everything its text needs."),
        ("05003", "Nobody has surveyed yet which words its text needs."),
    ):
        assert 0 == main(["card", code])
        assert line in capsys.readouterr().out.splitlines()
    assert 0 == main(["card", "05001", "--json"])
    assert ["a thing of its own"] == json.loads(capsys.readouterr().out)["lacks"]
