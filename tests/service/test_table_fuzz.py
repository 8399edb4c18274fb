"""The fuzzer over the protocol, small: nothing is taken and nothing breaks."""

import asyncio

from dejarik.testing import wire_fuzz
from dejarik.testing.sites import Site
from dejarik.testing.wire_streams import stream_agrees


def test_nothing_that_must_not_be_taken_is_taken(site: Site) -> None:
    """Games of two titles are played while others try everything."""
    report = asyncio.run(wire_fuzz.run(site, 150, "small", longest=40))

    assert [] == report.findings
    assert report.sent >= 150
    assert report.games >= 2
    assert {"malformed", "not_yours"} <= set(report.replies)


def test_clients_receive_what_the_room_says(site: Site) -> None:
    """Both players and a spectator, byte for byte."""
    assert [] == asyncio.run(stream_agrees(site, "streams"))
