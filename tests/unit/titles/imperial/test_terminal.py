"""Imperial Assault on a terminal: the map, whole games by bots, cards and armies."""

import json
import re
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.wire import SeatView
from dejarik.hosting.terminal_text import WIDTH
from dejarik.kernel.chance import seed_from
from dejarik.testing.imperial.table import Skirmish
from dejarik.testing.ready_games import ready_journal
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.chronicle import Chronicle
from dejarik.titles.imperial.games import imperial
from dejarik.titles.imperial.terminal.asked import HELP, Moment, obeyed, why_not
from dejarik.titles.imperial.terminal.audience import ImperialAudience
from dejarik.titles.imperial.terminal.map_drawing import draw
from dejarik.titles.imperial.terminal.screen import tags_of

HERE = ("--title", "imperial-assault")


def shown(map_id: str = "mos-eisley-outskirts") -> list[str]:
    """The map of a game in which it is known who has initiative."""
    setup = ready_journal("imperial-assault", ("vader", "han-and-luke"), "map", ("", "")).setup()
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
    assert re.search(
        r" has won (on|with|by) [a-z ]+, \d+ to \d+ points?\.( Games between bots stop .*)?$", last
    )


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
    assert re.search(r"^vader +Vader +40 +core, open ", told, re.MULTILINE)


def asked(*commands: str) -> list[str]:
    """What a person reads who activates Darth Vader first and then types commands."""
    t = Skirmish("darthvader a1, stormtrooper d4", "rebeltrooper b1, hansolo h8")
    t.activate("darthvader")
    now = Moment(t.state, Speaker(files.library(), 0, ["Ann", "Bob"]))
    found: list[str] = []
    for command in commands:
        name, _, rest = command.partition(" ")
        found += why_not(now, rest) if name == "?" else obeyed(now, name, rest)
    return found


def test_why_not_says_what_is_against_it_with_its_rulings() -> None:
    """A target that is too far for melee; what can be done is told where it is named."""
    refused = "You cannot attack Bob's Han Solo: A melee attack reaches adjacent figures only."

    assert [f"{refused} [ia.attack.35]"] == asked("? han solo")
    assert ["You can attack Bob's Rebel Trooper 1."] == asked("? rebel trooper 1")


def test_sight_ways_and_odds_are_answered() -> None:
    """By tags of the map and names of spaces; each with the rulings behind it."""
    seen = asked("sight B1 b1")
    assert "Your Stormtrooper 1 sees Bob's Han Solo, 4 spaces away." == seen[0]
    assert any(line.startswith("rule ia.sight.103: ") for line in seen)
    assert "Going to a2 costs 1 point; your Darth Vader has only 0 points." == asked("way a2")[0]
    odds = asked("odds a1")
    assert "Attack Bob's Rebel Trooper 1:" == odds[0]
    assert odds[1].startswith("  defeats Bob's Rebel Trooper 1 in ")
    assert " of 1296; mean 4.72" in odds[3]
    assert [HELP] == asked("sight nobody")


def test_the_mission_is_told_on_request() -> None:
    """Its name, then what counts in it as its program says."""
    setup = ready_journal("imperial-assault", ("vader", "han-and-luke"), "map", ("", "")).setup()
    s = imperial().start({**setup, "mission": "B"}, seed_from("map"))
    speaker = Speaker(files.library(), 0, ("Ann", "Bob"))
    told = ImperialAudience(Chronicle(imperial(), speaker)).obey("mission", s, "")

    assert [" Smuggled Goods.", " A figure may interact with a contraband token to carry it."] == (
        told[:2]
    )
    assert all(len(line) <= WIDTH for line in told)
