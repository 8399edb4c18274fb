"""Whose time a sample is."""

from dejarik.testing.shares import shares_in

BELOW = (
    "main (dejarik/cli/main.py:1);serve (dejarik/service/server.py:60);run (uvicorn/server.py:7)"
)


def test_the_deepest_part_has_the_sample() -> None:
    """The loop has what no part has; threads beside the server are left out."""
    stacks = f"""\
{BELOW};run_asgi (uvicorn/protocols/x.py:1);work (dejarik/service/tables/live.py:9) 2
{BELOW};work (dejarik/service/tables/live.py:9);answer (dejarik/hosting/play/room.py:1) 3
{BELOW};answer (dejarik/hosting/play/room.py:1);view_of (dejarik/games/destiny/seen/views.py:1) 3
{BELOW};store (dejarik/service/adapters/journal.py:1);execute (psycopg/x.py:1);wait (x.py:1) 1
{BELOW} 1
bootstrap (threading.py:1) 90
"""
    found = {"tables": 0.2, "rooms": 0.3, "views": 0.3, "journal": 0.1, "loop": 0.1}
    assert found == shares_in(stacks)


def test_nothing_sampled_is_no_share() -> None:
    """An idle server has none."""
    assert {} == shares_in("")
