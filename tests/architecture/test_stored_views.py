"""The views that the page's tests draw are what the service sends today, for every reason."""

import json
import re
import shutil
from pathlib import Path

import pytest

from dejarik.testing.destiny.stored_views import FOLDER
from dejarik.testing.destiny.view_checks import complaints
from dejarik.testing.imperial import stored_views as imperial_views
from dejarik.testing.swccg import stored_views as swccg_views

LAID = ("battle_twelve", "duel", "stack", "last_draw")


def test_every_reason_has_a_view_of_today() -> None:
    """A reason that is new, or a field that changed, asks for new views."""
    assert [] == list(complaints(FOLDER)), "run `just views`"


def test_no_view_names_a_card_that_was_never_printed() -> None:
    """The page has the facts of printed cards only."""
    for path in FOLDER.glob("*.json"):
        assert not re.search(r'"T\d+"', path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("may", '"reason":"may"', '"reason":"either"', "may.json asks something else"),
        ("may", '"phase":"action"', '"phase":"dinner"', "may.json cannot be read: Invalid enum"),
        ("may", '"seat":', '"chair":1,"seat":', "may.json has other fields"),
        ("may", '"options":["Do not use it"', '"options":["Never"', "may.json asks in other words"),
    ],
)
def test_an_outdated_view_is_found(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    """Whatever the service would send otherwise is told."""
    folder = tmp_path / "views"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{name}.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    assert any(one.startswith(complaint) for one in complaints(folder))


def test_missing_and_needless_views_are_found(tmp_path: Path) -> None:
    """One file for each reason, and no more."""
    folder = tmp_path / "views"
    shutil.copytree(FOLDER, folder)
    (folder / "colour.json").rename(folder / "shade.json")

    assert ["colour.json is missing", "shade.json is the view of no reason"] == list(
        complaints(folder)
    )


def test_the_other_views_show_what_they_are_named_for() -> None:
    """A crowded table is one, a game that is over has a result, a spectator is asked nothing."""
    views = {
        name: json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("crowded", "over", "spectator")
    }

    assert 10 <= sum("pool" == die["zone"] for die in views["crowded"]["view"]["board"]["dice"])
    assert views["over"]["view"]["outcome"]
    assert views["over"]["result"]
    assert (-1, None) == (
        views["spectator"]["view"]["seat"],
        views["spectator"]["prompt"],
    )


def test_the_facts_of_imperial_assault_are_those_of_today() -> None:
    """The page's tests read what the catalogue tells of cards, missions and words."""
    message = "run `python -m dejarik.testing.imperial.stored_views`"
    assert imperial_views.facts() == imperial_views.FACTS.read_bytes(), message


def test_the_facts_of_the_card_game_are_those_of_today() -> None:
    """The page's tests read what the catalogue tells of cards that can be played."""
    message = "run `python -m dejarik.testing.swccg.stored_views`"
    assert swccg_views.facts() == swccg_views.FACTS.read_bytes(), message


def test_laid_out_views_of_the_card_game_are_those_of_today() -> None:
    """Stack, duel and a large battle are what the service sends for them now."""
    stored = {name: (swccg_views.FOLDER / f"{name}.json").read_bytes() for name in LAID}
    message = "run `python -m dejarik.testing.swccg.stored_views`"
    assert swccg_views.laid_out() == stored, message
