"""Named areas of a mission: the map says which spaces belong to them."""

from dejarik.games.imperial.effects.raiders import BringToken
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.table import Skirmish


@ruling("ia.setup.111")
def test_a_rule_about_an_area_is_about_the_spaces_the_map_gives_it() -> None:
    """The camp of Moisture Farm: its spaces that can be stood on, empty, and no others."""
    t = Skirmish("hansolo a5", "stormtrooper n13", map="moisture-farm", mission="B")
    s = t.state
    for token in s.tokens:
        if token.kind == "raider":
            token.space = NOWHERE
    camp = s.map().named(s.map().areas["camp"] & ~s.map().blocking)
    found = [s.map().names[place] for place in BringToken("raider", "camp").places(s)]

    assert sorted(camp) == sorted(found)
    t.figure("hansolo").placement = s.map().space(found[0])
    left = [s.map().names[place] for place in BringToken("raider", "camp").places(s)]
    assert found[1:] == left
