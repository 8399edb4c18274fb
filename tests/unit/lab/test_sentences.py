"""The page of sentences: one of each shape for each kind of event."""

import pytest

from dejarik.lab.sentences import MOST, Page, main


def test_sentences_that_differ_by_names_and_numbers_are_kept_once() -> None:
    """What differs in words is kept, up to so many."""
    page = Page()
    page.note("hit", "Luke Skywalker is hit for 2.")
    page.note("hit", "Vader is hit for 3.")
    page.note("hit", "Vader is hit.")
    for number in range(MOST):
        page.note("many", " ".join(["word"] * (number + 1)))
    page.note("many", "another one")

    assert ["", "## hit (3)", "", "- Luke Skywalker is hit for 2.", "- Vader is hit."] == (
        page.lines()[:5]
    )
    assert MOST == len(page.kept["many"])


def test_a_game_is_told_to_both_seats_and_a_spectator(capsys: pytest.CaptureFixture[str]) -> None:
    """What one of them does is read by itself and by the others."""
    assert 0 == main(["1", "--title", "swccg"])
    page = capsys.readouterr().out

    assert page.startswith("# What the log of Star Wars Customizable Card Game says\n")
    turns = page.split("## activate_one", 1)[1].split("##", 1)[0]
    assert "You activate" in turns
    assert "activates" in turns
