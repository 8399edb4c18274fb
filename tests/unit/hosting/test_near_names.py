"""Which of many names somebody may have meant."""

import time

import pytest

from dejarik.hosting.near_names import NearNames
from dejarik.titles.destiny.decks import lists as destiny
from dejarik.titles.imperial.decks import lists as imperial
from dejarik.titles.swccg.decks import lists as swccg

NAMES = NearNames(["lukeskywalker", "lukesblade", "vader", "vadersblade", "han"])
READERS = [destiny.read_list, imperial.read_list, swccg.read_list]
MOST_MS = 100
"""It was 900 for the Customizable Card Game, and half of this is usual."""


def test_the_nearest_name_comes_first() -> None:
    """A letter that is wrong does not hide whom somebody means."""
    assert "lukeskywalker" == NAMES.like("lukeskywolker", 3)[0]


def test_a_name_that_begins_so_is_found_and_so_is_one_that_stands_first() -> None:
    """People leave the end of a title out, or write more behind it."""
    assert ["vader", "vadersblade"] == NAMES.beginning("vade")
    assert ["vader"] == NAMES.beginning("vaderdarklord")


def test_two_letters_begin_too_many_names() -> None:
    """They say nothing."""
    assert [] == NAMES.beginning("va")


@pytest.mark.parametrize("read", READERS, ids=["destiny", "imperial-assault", "swccg"])
def test_a_list_of_names_that_no_card_has_is_read_quickly(read: object) -> None:
    """Twenty lines are looked at, each against a few names only."""
    assert callable(read)
    lines = [f"2 Luke Skywolker the Jedi {number}" for number in range(600)]
    text = "\n".join(lines)[:20_000].encode()
    read(text)
    begin = time.thread_time()
    read(text)
    assert (time.thread_time() - begin) * 1_000 < MOST_MS
