"""Unlikely Heroes, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card, ruling


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


@card("18078")
@ruling("arh.clar.uh.15")
def test_swift_leaves_events_and_abilities_free_to_resolve_dice() -> None:
    """Only the action itself is barred."""
    t = Tabletop("T01 T06", "T02", hand="18078 18044")
    t.support("T70")
    t.show("T70", "1RD1")

    t.answer("play 18078")
    assert not [one for one in t.options() if one.startswith("resolve")]
    t.answer("play 18044", "their T02")

    assert 2 == t.copy("their T02").damage
