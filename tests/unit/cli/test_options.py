"""What a game lets one choose is typed in the terminal, and listed there."""

import json

import pytest

from dejarik.cli.main import main
from dejarik.games.imperial.missions import missions

HERE = ("play", "--title", "imperial-assault")
AUTO = (*HERE, "--auto", "--json", "--seed", "options")


@pytest.mark.parametrize("card", sorted(missions()))
def test_every_mission_is_played_by_bots(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    """To the end, on its map, by what is typed."""
    map_id, _, letter = card.partition("/")
    assert 0 == main([*AUTO, "--map", map_id, f"--mission={letter}"])
    told = json.loads(capsys.readouterr().out)

    assert {"map": map_id, "mission": letter} == told["options"]
    assert "core" == told["format"]
    assert told["ranking"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ((), "The map is "),
        (("--map", "draw"), "The map is "),
        (("--map", "veto"), "Vader vetoes the map "),
    ],
)
def test_a_map_is_drawn_or_vetoed(
    typed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing said is drawn, as the rules have it; bots veto as people do."""
    assert 0 == main([*HERE, "--auto", "--seed", "options", *typed])
    told = capsys.readouterr().out

    assert said in told
    assert ", mission " in told


def test_what_can_be_chosen_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Formats, editions and the game's own options, each with its choices."""
    assert 0 == main([*HERE, "--options"])
    told = " ".join(capsys.readouterr().out.split())

    for words in ("core Core set", "--map: map; draw if left out", "veto Vetoed in turn"):
        assert words in told
    assert "B B: Raiding Party (with map moisture-farm)" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--map", "hoth"), "Map cannot be 'hoth' here."),
        (("--mission", "A"), "There is no mission to choose"),
        (("--weather", "rain"), "There is no option '--weather'"),
        (("--map",), "'--map' is not understood."),
        (("rain",), "'rain' is not understood."),
        (("--format", "legacy"), "There is no format 'legacy'."),
    ],
)
def test_what_cannot_be_chosen_is_told(
    typed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what can be, and how to see all of it."""
    assert 2 == main([*HERE, *typed])
    assert said in " ".join(capsys.readouterr().err.split())


def test_other_programs_take_no_options_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    """They are refused as before."""
    with pytest.raises(SystemExit):
        main(["decks", "--weather=rain"])
    assert "unrecognized arguments: --weather=rain" in capsys.readouterr().err


def test_a_deck_plays_in_a_format_it_is_legal_in(capsys: pytest.CaptureFixture[str]) -> None:
    """Any other is refused with the reasons."""
    asked = ["play", "--title", "destiny", "--deck", "tpg-heroes", "--seed", "x", "--auto"]
    assert 0 == main([*asked, "--format", "starter", "--json"])
    assert "starter" == json.loads(capsys.readouterr().out)["format"]
    assert 2 == main([*asked, "--format", "STD"])
    assert "cannot be played in FFG Standard" in " ".join(capsys.readouterr().err.split())
