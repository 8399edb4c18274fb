"""A saved game goes on as the game it was, whichever release wrote it, or not at all."""

from pathlib import Path

import pytest

from dejarik.cli.trouble import Trouble
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.release import Release
from dejarik.play import saves
from dejarik.testing.ready_games import ready_journal

CHANGED = "04001"


def begun(answers: int = 6) -> Play:
    """A game against nobody, always with the first option."""
    decks = ("tpg-heroes", "tpg-villains")
    journal = ready_journal("destiny", decks, "x", ("a", "b"))
    play = Play(saves.game_of(journal), journal)
    for _ in range(answers):
        decision = play.game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, 0)
    return play


def kept(play: Play, release: Release, tmp_path: Path) -> Path:
    """The game in a file, as another release would have written it."""
    play.journal.release = release
    path = tmp_path / "game"
    saves.write(play.journal, path)
    return path


def other_program(release: Release, schema: int, code: str = CHANGED) -> Release:
    """A release in which a card had another program."""
    programs = {**release.programs, code: "another"}
    return Release(release.game, schema, "0.0.9+0123456789abcdef", programs)


def test_a_game_of_another_release_goes_on_if_it_comes_to_the_same(tmp_path: Path) -> None:
    """The hash of every entry says so, whatever else has changed."""
    play = begun()
    release = play.journal.release
    path = kept(play, other_program(release, release.schema), tmp_path)

    again = saves.resume(saves.read(path), path)

    assert play.game.dump(play.state) == play.game.dump(again.state)


def test_a_game_that_comes_to_something_else_is_refused_with_what_differs(tmp_path: Path) -> None:
    """The entry, and which programs are others here."""
    play = begun()
    release = play.journal.release
    play.journal.entries[3].hash = f"{release.schema}:{'0' * 16}"
    path = kept(play, other_program(release, release.schema), tmp_path)

    with pytest.raises(Trouble) as trouble:
        saves.resume(saves.read(path), path)
    assert "entry 4 (answer) gives another state" in str(trouble.value)
    assert f"{CHANGED} has another program here" in str(trouble.value)
    assert "finish it with the release it was begun on" in str(trouble.value)


@pytest.mark.parametrize(
    ("code", "refused"),
    [
        (CHANGED, r"the start of the game meets what has changed.*04001 \(Kylo Ren\)"),
        ("04022", r"entry \d+ \(answer\) meets what has changed.*04022 \(Subjugate\)"),
    ],
)
def test_a_game_of_an_older_schema_is_refused_where_it_meets_a_changed_card(
    code: str, refused: str, tmp_path: Path
) -> None:
    """A character is in play from the start on, a card of the deck is met when it is drawn."""
    play = begun(40)
    release = play.journal.release
    for entry in play.journal.entries:
        entry.hash = ""
    play.journal.start_hash = ""
    path = kept(play, other_program(release, release.schema - 1, code), tmp_path)

    with pytest.raises(Trouble, match=refused):
        saves.resume(saves.read(path), path)


def test_a_game_of_an_older_schema_goes_on_where_nothing_is_met(tmp_path: Path) -> None:
    """And from then on every entry has its hash again."""
    play = begun()
    release = play.journal.release
    for entry in play.journal.entries:
        entry.hash = ""
    play.journal.start_hash = ""
    older = Release(release.game, release.schema - 1, "0.0.9", release.programs)
    path = kept(play, older, tmp_path)

    again = saves.resume(saves.read(path), path)
    decision = again.game.pending(again.state)[0]
    again.answer(decision.seat, decision.id, 0)

    assert release.schema == again.journal.entries[-1].schema()
    saves.write(again.journal, path)
    assert 7 == saves.resume(saves.read(path), path).position()


def test_a_game_of_a_later_release_is_refused(tmp_path: Path) -> None:
    """Nobody here knows what it means."""
    play = begun()
    release = play.journal.release
    play.journal.start_hash = ""
    path = kept(play, other_program(release, release.schema + 1), tmp_path)

    with pytest.raises(Trouble, match="is of a later release"):
        saves.resume(saves.read(path), path)


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    """By its name."""
    play = begun(0)
    release = play.journal.release
    path = kept(play, Release("chess", release.schema, release.rules, {}), tmp_path)

    with pytest.raises(Trouble, match="it is of chess"):
        saves.read(path)


def test_a_game_that_cannot_be_set_up_any_more_is_refused(tmp_path: Path) -> None:
    """A card of it is gone."""
    journal = begun(0).journal
    setup = journal.setup()
    seats = setup["seats"]
    assert isinstance(seats, list)
    seats[0]["deck"] = ["99999"]
    path = tmp_path / "game"
    saves.write(Journal(journal.release, setup, journal.seed), path)

    with pytest.raises(Trouble, match="99999"):
        saves.resume(saves.read(path), path)
