"""Different symbols: a blank is one, a bare number is none."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.table import YOU, Tabletop, ruling


@ruling("arh.part2.symbol.01")
@pytest.mark.parametrize(
    ("bare", "other", "counted"), [("+1*", "1MD", 1), ("+1*", "-", 1), ("Sp", "-", 2)]
)
def test_different_symbols_leave_out_sides_without_one(bare: str, other: str, counted: int) -> None:
    """A side that only adds a number shows no symbol."""
    t = Tabletop("T01")
    t.support("T203")
    t.show("T203", bare)
    t.show("T01", other)

    found = d.different_symbols_on(d.each(d.your(d.a_die))).amount(t.state, Scope(YOU, 0))

    assert counted == found
