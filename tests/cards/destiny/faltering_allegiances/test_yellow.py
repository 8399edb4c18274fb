"""Faltering Allegiances, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Bounty Averted


def averted(yours: str) -> Tabletop:
    """Two bounties on a character of theirs, one of them theirs, one elsewhere; dice of several."""
    t = Tabletop(yours, "T02*2 T06 T606", hand="14027")
    for on in ("their T02", "their T06"):
        t.downgrade("T902", on=on)
    t.downgrade("T903", on="their T02")
    t.downgrade("T902", on="their T02", by=THEM)
    t.upgrade("T104", on="their T02")
    for label in ("their T02", "their T104", "their T06", "T01"):
        t.show(label, "1R")
    t.lend(t.show("their T02", "1R"))
    return t


@card("14027")
def test_bounty_averted_trades_bounties_for_dice() -> None:
    """Those of one character, for its dice and those of its upgrades."""
    t = averted("T01 T906")

    t.answer("play 14027")
    assert ["their T02", "their T06", "their T606"] == t.options()
    t.answer("their T02")
    assert ["T902", "their T902", "stop"] == t.options()
    t.answer("T902", "their T902")
    assert ["die T02 1R", "their die T02 1R"] == t.options()
    t.answer("die T02 1R")
    assert ["their die T02 1R", "their die T104 1R"] == t.options()
    t.answer("their die T104 1R")

    assert ("they: action", ["T02 1R", "T06 1R"]) == (t.asked(), t.pool(THEM))
    assert (["T902", "14027"], ["T902"]) == (t.discards(), t.discards(THEM))
    assert ["T01", "T906", "T902", "T903"] == t.in_play()


@card("14027")
def test_bounty_averted_may_discard_none() -> None:
    """Then no die goes."""
    t = averted("T01 T906")

    t.answer("play 14027", "their T02", "stop")

    assert ("they: action", 2, 3) == (t.asked(), len(t.pool()), len(t.pool(THEM)))


@card("14027")
def test_bounty_averted_needs_a_bounty_hunter() -> None:
    """Without one nothing is asked."""
    t = averted("T01")

    t.answer("play 14027")

    assert ("they: action", 2, 3) == (t.asked(), len(t.pool()), len(t.pool(THEM)))
