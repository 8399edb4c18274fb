"""What is said beside a view, words and what follows; stored games saw none of it."""

import pytest

from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.seen import map_views
from dejarik.games.imperial.seen.views import view_of
from dejarik.testing.imperial.duels import duel
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.laboratory.seen import seen_by_all


def test_a_door_has_the_name_of_its_map_and_words_beside_it() -> None:
    """People read the words; the name is what the map calls it."""
    field = duel(at=("b1", "f6"), things="door a1/a2 b1/b2")
    plain, view = view_of(field.s, 0, helps=False), view_of(field.s, 0)
    words = TableWords(Speaker(files.library(), 0, ("Ann", "Bob")), view)

    assert [("door1", "")] == [(one.name, one.words) for one in plain.doors]
    assert [("door1", "door between a1 and a2")] == [(one.name, one.words) for one in view.doors]
    assert "the door between a1 and a2" == words.thing(field.thing("door1"))


def test_what_is_said_beside_a_view_is_no_part_of_what_stored_games_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it may get better, and they stay as they were."""
    field = duel(at=("b1", "f6"), things="door a1/a2 b1/b2")
    plain, view = view_of(field.s, 0, helps=False).decision, view_of(field.s, 0).decision
    assert plain is not None
    assert view is not None
    assert ((), True) == (plain.ways, len(view.ways) > 0)

    before = seen_by_all(field.s)
    monkeypatch.setattr(map_views, "door_words", lambda _s, _door: "gate")
    assert ["gate"] == [one.words for one in view_of(field.s, 0).doors]
    assert before == seen_by_all(field.s)
