"""Unlikely Heroes, more red cards in play: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Armored Assault Tank


@card("18026")
@pytest.mark.parametrize(("leader", "rolled"), [("T01", 1), ("T12", 1), ("their T02", 0), ("", 0)])
def test_a_leader_rolls_the_tanks_die(leader: str, rolled: int) -> None:
    """Any leader of yours; only the die on the tank."""
    t = Tabletop("T01", "T02")
    t.support("18026")
    t.support("T12")
    t.support("T11")
    if leader:
        t.copy(leader).subtypes = ["leader"]
    t.next_roll("18026", "2Sh")

    t.answer("use 18026")

    assert ("they: action", ["18026 2Sh"] * rolled) == (t.asked(), t.pool())
    assert 1 == t.events("ability_used")[0].amount


@card("18026")
def test_of_two_dice_on_the_tank_one_is_rolled() -> None:
    """If it is elite."""
    t = Tabletop("T01", "T02")
    t.copy("T01").subtypes = ["leader"]
    t.support("18026")
    t.make_elite("18026")

    t.answer("use 18026")
    t.choose(0)

    assert 1 == len(t.pool())


# Uncompromising


@card("18029")
@pytest.mark.parametrize(("leader", "asked"), [("T01", True), ("T03", False)])
def test_on_a_leader_uncompromising_has_redeploy(leader: str, asked: bool) -> None:
    """On another it falls with its character."""
    t = Tabletop("T01 T03", "T02")
    t.copy(leader).subtypes = ["leader"]
    t.upgrade("18029", on="T01")
    t.upgrade("T22", on="T01")
    t.copy("T01").damage = 9
    t.show("T03", "1MD")

    t.answer("resolve melee", "T01")
    if asked:
        assert "you: may" == t.asked()
        t.answer("yes")

    assert asked == ("18029" in t.in_play())
    assert "T22" not in t.in_play()


def uncompromising(their_hand: str) -> Tabletop:
    """Its die and another in your pool, and one of the same card in theirs."""
    t = Tabletop("T01", "T02", hand="T22", their_hand=their_hand, deck="T31")
    t.upgrade("18029", on="T01")
    t.upgrade("18029", on="their T02")
    t.discard_pile("T31", seat=THEM)
    t.show("18029", "2R")
    t.show("T01", "2RD")
    t.show("their 18029", "2R")
    return t


@card("18029")
def test_uncompromising_discards_the_cheapest_card_of_their_hand() -> None:
    """Of several you choose, having seen them all."""
    t = uncompromising("T32 T33 T34")

    t.answer("resolve resource")
    assert [["T32", "T33", "T34"]] == [t.codes(event.items) for event in t.events("hand_seen")]
    assert ["their card T33", "their card T34"] == t.options()
    assert t.events("die_resolved")[0].serial < t.events("hand_seen")[0].serial
    t.answer("their card T34")

    assert (["T32", "T33"], ["T22"]) == (t.hand(THEM), t.hand())


@card("18029")
def test_other_dice_do_not_compromise_them() -> None:
    """Neither yours nor theirs of that name."""
    t = uncompromising("T32 T33")

    t.answer("resolve ranged", "their T02")
    assert ("they: action", []) == (t.asked(), t.events("hand_seen"))
    t.state.players[0].hand = []
    t.answer("resolve resource")

    assert ("you: action", 2) == (t.asked(), len(t.hand(THEM)))


@card("18029")
def test_they_may_resolve_its_die_unharmed() -> None:
    """From their own pool."""
    t = Tabletop("T01", "T02", their_hand="T32 T33")
    t.upgrade("18029", on="T01")
    t.lend(t.show("18029", "2R"))

    t.answer("pass", "resolve resource")

    assert ("you: action", 2) == (t.asked(), len(t.hand(THEM)))


# Security Droid


def security(side: str, resources: int = 1) -> Tabletop:
    """The droid's die showing this, and other dice."""
    t = Tabletop("T01", "T02 T06 T03", resources=resources)
    t.support("18099")
    t.support("T14")
    t.show("18099", side)
    t.show("T01", "1R")
    t.show("T14", "2ID")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    t.show("their T03", "1R")
    return t


@card("18099")
@pytest.mark.parametrize(("side", "symbol", "left"), [("2MD", "melee", 1), ("2RD1", "ranged", 0)])
def test_the_droid_removes_a_die_that_shows_damage(side: str, symbol: str, left: int) -> None:
    """For a resource, if you like."""
    t = security(side, resources=2)

    t.answer(f"resolve {symbol}", "T01")
    assert ("you: may", 1) == (t.asked(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["die T14 2ID", "their die T02 2RD", "their die T06 1MD"] == t.options()
    t.answer("their die T02 2RD")

    assert (left, ["T06 1MD", "T03 1R"]) == (t.resources(), t.pool(THEM))
    assert 2 - left == len(t.events("resources_spent"))


@card("18099")
@pytest.mark.parametrize(
    ("side", "answer"), [("1R", "resolve resource"), ("1Dr", "resolve disrupt")]
)
def test_only_damage_of_the_droid_counts(side: str, answer: str) -> None:
    """Not its other sides."""
    t = security(side)

    t.answer(answer)
    if t.asked() == "you: die_to_resolve":
        t.answer(f"die 18099 {side}", "stop")

    assert ("they: action", 3) == (t.asked(), len(t.pool(THEM)))


@card("18099")
def test_damage_of_other_dice_does_not_count() -> None:
    """Nor can it be had for nothing."""
    t = security("2MD", resources=0)
    t.answer("resolve melee", "T01")
    assert "they: action" == t.asked()

    t = security("1R")
    t.answer("resolve indirect", "their T02", "their T02")
    assert ("they: action", 3) == (t.asked(), len(t.pool(THEM)))


@card("18099")
def test_their_resolving_its_die_does_not_count() -> None:
    """It must be you."""
    t = Tabletop("T01", "T02")
    t.support("18099")
    t.support("T14")
    t.show("T14", "2ID")
    t.lend(t.show("18099", "2MD"))

    t.answer("pass", "resolve melee", "T01")

    assert "you: action" == t.asked()


@card("18099")
def test_nothing_need_be_spent() -> None:
    """Then nothing is removed."""
    t = security("2MD")

    t.answer("resolve melee", "T01", "no")

    assert ("they: action", 1, 3) == (t.asked(), t.resources(), len(t.pool(THEM)))
