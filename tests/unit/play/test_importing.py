"""Importing the package loads nothing; importing `play` loads no game."""

import subprocess
import sys
from importlib import resources

import pytest

LOADED = "import sys; {}; print(sorted(one for one in sys.modules if one.startswith('dejarik')))"


def loaded_by(statement: str) -> list[str]:
    """The modules of the project that a fresh interpreter has after a statement."""
    asked = [sys.executable, "-c", LOADED.format(statement)]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    return [one.strip("' ") for one in told.strip("[]\n").split(",")]


def test_the_package_itself_imports_nothing() -> None:
    """Whoever wants one part waits for no other."""
    assert ["dejarik"] == loaded_by("import dejarik")


def test_play_waits_for_no_game() -> None:
    """A title is loaded when one is asked for, and no service at all."""
    loaded = loaded_by("from dejarik import play")

    assert "dejarik.play" in loaded
    for part in ("games", "service", "cli", "lab", "testing"):
        assert [] == [one for one in loaded if one.startswith(f"dejarik.{part}")]
    assert [] == [one for one in loaded if one.startswith("dejarik.titles.destiny")]


def test_types_are_told_to_importers() -> None:
    """The marker of PEP 561 lies beside the package."""
    assert resources.files("dejarik").joinpath("py.typed").is_file()


@pytest.mark.parametrize("name", ["decks", "many", "card", "bot", "options"])
def test_a_name_is_not_hidden_by_a_module(name: str) -> None:
    """No module of the package is called as one of its functions."""
    with pytest.raises(ModuleNotFoundError):
        __import__(f"dejarik.play.{name}")
