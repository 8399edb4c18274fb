"""A release names everything that decides how a game goes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dejarik
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.games.destiny.wire import read_setup
from dejarik.kernel.program import program_hash
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.releases import UnknownEdition, release_for
from dejarik.titles.registry import TITLES

SAY_RULES = "from dejarik.titles.destiny import games; print(games.rules_version())"

SETUP = setup_of(DECKS[0], DECKS[1], ("", ""))


def with_more(setup: dict[str, object], **more: object) -> dict[str, object]:
    """The setup, with something more in its first seat."""
    seats = setup["seats"]
    assert isinstance(seats, list | tuple)
    return {**setup, "seats": [{**seats[0], **more}, seats[1]]}


def test_a_release_covers_rules_cards_symbols_and_keywords() -> None:
    """Of the cards only those of the game, of the rulebook everything."""
    release = release_for(read_setup(SETUP))
    codes = {name for name in release.programs if name in files.facts()}

    assert ("destiny", SCHEMA, games.rules_version()) == (
        release.game,
        release.schema,
        release.rules,
    )
    assert 10 < len(codes) < len(card_texts())
    assert {"symbol melee", "symbol distributed", "keyword guardian"} < set(release.programs)
    assert all(program_hash(card_texts()[code].parts) == release.programs[code] for code in codes)


@pytest.mark.parametrize("place", ["extra_dice", "aside"])
def test_a_release_covers_what_is_brought_for_later(place: str) -> None:
    """Spare dice and cards set aside come into the game, too."""
    names = release_for(read_setup(SETUP)).programs
    code = next(code for code in sorted(card_texts()) if code not in names)

    assert code in release_for(read_setup(with_more(SETUP, **{place: [code]}))).programs


def test_an_edition_has_keywords_of_its_own() -> None:
    """The same decks by another edition are another release."""
    now, then = (
        release_for(read_setup({**SETUP, "edition": edition})).programs
        for edition in (EDITIONS[0], EDITIONS[-1])
    )

    assert now["keyword guardian"] != then["keyword guardian"]


def test_an_unknown_edition_has_no_release() -> None:
    """It is named."""
    with pytest.raises(UnknownEdition, match="next"):
        release_for(read_setup({**SETUP, "edition": "next"}))


def test_the_name_of_a_process_has_its_rules() -> None:
    """What it says of itself to others."""
    said = TITLES.release_name().split(", ")

    assert f"destiny {SCHEMA} {games.rules_version()}" == said[0]


def rules_of(folder: Path) -> str:
    """What a copy of the package calls its rules."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SAY_RULES],
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout.strip()


def test_whatever_decides_a_game_gives_the_rules_another_name(tmp_path: Path) -> None:
    """A line of kernel, rules, cards or facts does; a line of the service does not."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(Path(dejarik.__file__).parent, tmp_path / "dejarik", ignore=ignored)
    names = [rules_of(tmp_path)]
    for path in (
        "kernel/machine.py",
        "speech/lists.py",
        "games/destiny/rules/flow/rounds.py",
        "games/destiny/cards/awakenings/red.py",
        "games/destiny/data/overlay.json",
    ):
        with (tmp_path / "dejarik" / path).open("a", encoding="utf-8") as file:
            file.write("\n")
        names.append(rules_of(tmp_path))
    with (tmp_path / "dejarik/service/app.py").open("a", encoding="utf-8") as file:
        file.write("\n")

    assert games.rules_version() == names[0]
    assert len(names) == len(set(names))
    assert names[-1] == rules_of(tmp_path)
