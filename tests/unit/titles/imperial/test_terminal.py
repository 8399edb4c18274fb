"""Imperial Assault on a terminal: the map, whole games by bots, cards and armies."""

import json
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.games.imperial.wire import SeatView
from dejarik.hosting.terminal_text import WIDTH
from dejarik.kernel.chance import seed_from
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.games import imperial
from dejarik.titles.imperial.terminal.answers import TERMINAL
from dejarik.titles.imperial.terminal.map_drawing import draw
from dejarik.titles.imperial.terminal.screen import tags_of

HERE = ("--title", "imperial-assault")


def shown(map_id: str = "mos-eisley-outskirts") -> list[str]:
    """The map of a game in which it is known who has initiative."""
    setup = TERMINAL.setup(("vader", "han-and-luke"), ("", ""), "print", lab=False)
    s = imperial().start({**setup, "mission": "B"}, seed_from("map"))
    asked = imperial().pending(s)[0]
    imperial().apply(s, asked.seat, asked.id, 0)
    view = imperial().view(s, 0)
    assert isinstance(view, SeatView)
    return draw(files.maps()[map_id], view, tags_of(view))


def test_the_map_has_columns_rows_walls_doors_and_tokens() -> None:
    """As the file of the map says; zones are lettered while figures are deployed."""
    lines = shown()

    assert "    e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u" == lines[0]
    assert " 9       |b  b  b  b |b  b  .  . |.  . |.  .  .  T |" in lines
    assert "13       |b  b  b  b |.  .  .  c  .  . |  |.  .  . |" in lines
    assert "                                  -- --    DD DD --" in lines
    assert all(len(line) <= WIDTH for line in lines)


def test_bots_play_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As data with rounds and points; stored, and told again to its end."""
    path = tmp_path / "kept"
    call = ["play", "--auto", "--json", "--seed", "x", *HERE, "--save", str(path)]

    assert 0 == main(call)
    said = json.loads(capsys.readouterr().out)
    assert ["vader", "han-and-luke"] == said["decks"]
    assert said["rounds"] >= 1
    assert 0 == main(["replay", str(path)])
    last = capsys.readouterr().out.splitlines()[-1]
    assert "has won (" in last


def test_a_card_is_found_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    """With its numbers, its dice, and what we can say of it."""
    assert 0 == main(["card", "darth vader", *HERE])

    told = capsys.readouterr().out
    assert "cost 18, health 16, speed 4" in told
    assert "melee attack: red, red, yellow" in told
    assert "Surge: Pierce 3" in told


def test_armies_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Those that can be played."""
    assert 0 == main(["decks", *HERE])

    told = capsys.readouterr().out
    assert "vader               40      core, open" in told
