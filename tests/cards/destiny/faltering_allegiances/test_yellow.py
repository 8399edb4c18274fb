"""Faltering Allegiances, yellow cards: what each offers, and what it does."""

import pytest

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


# Incendiary Stockpile


def stockpile(*shown: str) -> Tabletop:
    """A stockpile of yours, with dice of these labels and sides in the pools."""
    t = Tabletop("T03 T06 T01", "T06 T02", resources=0)
    t.support("14084")
    for one in shown:
        label, _, side = one.rpartition(" ")
        t.show(label, side)
    return t


@card("14084")
def test_yellow_resources_may_strike_the_stockpile() -> None:
    """And nothing else; what shows melee damage by itself strikes characters."""
    t = stockpile("T03 1R", "T06 1MD", "T01 1R")

    assert ["resolve melee", "resolve resource"] == [
        one for one in t.options() if one.startswith("resolve")
    ]
    t.answer("resolve melee")
    assert ["die T03 1R", "die T06 1MD"] == t.options()
    t.answer("die T03 1R")
    assert 1 == t.copy("14084").damage
    t.answer("die T06 1MD")

    assert ["T03", "T06", "T01", "their T06", "their T02"] == t.options()


@card("14084")
def test_disrupt_strikes_the_stockpile_as_well() -> None:
    """With the value the die shows; what is neither cannot, nor a die that is not yours."""
    t = Tabletop("22100 T06", "T06", resources=0)
    t.support("14084")
    t.show("22100", "2Dr")
    t.show("T06", "1Sh")
    t.show("their T06", "1R")

    t.answer("resolve melee")
    assert 2 == t.copy("14084").damage

    assert "resolve melee" not in t.options()


@card("14084")
def test_each_player_strikes_their_own_stockpile() -> None:
    """The other's is no target."""
    t = stockpile("T03 1R", "their T06 1R")
    t.support("14084", seat=THEM)

    t.answer("resolve melee", "resolve melee")

    assert (1, 1) == (t.copy("14084").damage, t.copy("their 14084").damage)


@card("14084")
def test_other_dice_treated_as_melee_damage_strike_characters() -> None:
    """Not the stockpile."""
    t = stockpile("T03 2RD")
    t.upgrade("24080", on="T03")

    t.answer("resolve melee")

    assert ["T03", "T06", "T01", "their T06", "their T02"] == t.options()


@card("14084")
@pytest.mark.parametrize("damage", [0, 3])
def test_the_stockpile_blows_up(damage: int) -> None:
    """For as much indirect damage as was on it."""
    t = stockpile()
    t.copy("14084").damage = damage
    t.copy("their T02").shields = 1

    t.answer("use 14084")
    if damage:
        t.answer("their T06", "their T06", "their T02")
        assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)

    assert ["14084"] == t.discards()
    assert damage == sum(event.amount for event in t.events("damage_dealt"))
