"""Disasters as `just disaster` rehearses them: the database is destroyed and restored."""

import pytest

from dejarik.testing.disaster.__main__ import rehearse

TABLES = 1


@pytest.mark.parametrize("name", ["database-destroyed", "table-dropped"])
def test_nothing_from_before_the_moment_is_lost(name: str) -> None:
    """Everything told before it is there, nobody is stuck, and games are played to their end."""
    assert [] == rehearse(name, TABLES, None).findings
