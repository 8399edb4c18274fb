"""The experiments over the wire with two titles, small."""

import asyncio

import pytest

from dejarik.hosting.titles import UnknownTitle
from dejarik.testing import wire_fuzz
from dejarik.testing.sites import Site
from dejarik.testing.title_options import titles_from
from dejarik.testing.wire_streams import stream_agrees
from dejarik.titles.registry import TITLES
from tests.titles.both import BOTH


def test_nothing_that_must_not_be_taken_is_taken(site: Site) -> None:
    """A game of each kind is played to its end while others try everything."""
    report = asyncio.run(wire_fuzz.run(site, 300, "both"))

    assert [("destiny", 2), ("toy", 2), ("toy", 3)] == wire_fuzz.kinds_at(site)
    assert [] == report.findings
    assert report.games >= 3
    assert report.sent >= 300


def test_three_clients_and_a_watcher_receive_what_the_room_says(site: Site) -> None:
    """Byte for byte."""
    assert [] == asyncio.run(stream_agrees(site, "streams of three", "toy", 3))


def test_a_program_is_told_its_titles() -> None:
    """All of the registry, some of it, or those of another list."""
    assert TITLES.paths == titles_from([]).paths
    assert BOTH.paths == titles_from(["tests.titles.both:BOTH"]).paths
    assert ("toy",) == titles_from(["tests.titles.both:BOTH", "toy"]).ids
    with pytest.raises(UnknownTitle, match="there is no game 'toy' here"):
        titles_from(["toy"])
