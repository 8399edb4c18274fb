"""A card being played is shown before its player chooses anything about it."""

from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part5.play.01")
def test_an_upgrade_is_seen_by_all_while_its_host_is_chosen() -> None:
    """Otherwise nobody else could tell what the waiting question is about."""
    table = Tabletop("T01 T08", "T02", hand="T22")

    table.answer("play T22")

    assert ["T01", "T08"] == table.options()
    assert ["T22"] == [card.code for card in view_of(table.state, THEM).limbo]
