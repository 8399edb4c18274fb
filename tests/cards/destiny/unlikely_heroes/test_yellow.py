"""Unlikely Heroes, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card


@card("18078")
def test_swift_gives_actions_but_no_dice() -> None:
    """Two of them this turn, and no resolving of dice by an action, before or after."""
    t = Tabletop("T03 T06", "T02", hand="18078")
    t.show("T03", "1R")
    t.show("their T02", "1R")

    assert [
        "play 18078",
        "activate T03",
        "activate T06",
        "resolve resource",
        "reroll",
        "use T06",
        "use T06 1",
        "claim",
        "pass",
    ] == t.options()
    t.answer("play 18078")
    assert ["activate T03", "activate T06", "use T06", "use T06 1", "claim", "pass"] == t.options()
    t.answer("activate T06")
    assert ["activate T03", "use T06", "use T06 1", "claim", "pass"] == t.options()
    t.answer("pass")
    assert ["activate their T02", "resolve resource", "claim", "pass"] == t.options()
    t.answer("resolve resource")

    assert [
        "activate T03",
        "resolve resource",
        "use T06",
        "use T06 1",
        "claim",
        "pass",
    ] == t.options()
