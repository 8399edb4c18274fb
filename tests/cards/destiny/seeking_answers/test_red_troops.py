"""Seeking Answers, red characters, supports and upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21015")
def test_rukh_strikes_when_you_remove_their_die() -> None:
    """One of his own dice that shows damage, for one more; or not."""
    t = Tabletop("21015 T01", "T02 T03", hand="T227 T227")
    t.show("21015", "1MD")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.show("their T03", "1R")

    t.answer("play T227")
    t.answer("their die T02 1R")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["21015", "T01", "their T02", "their T03"] == t.options()
    t.answer("their T03")

    assert (2, ["T01 1MD"]) == (t.copy("their T03").damage, t.pool())


@card("21015")
def test_rukh_strikes_when_you_turn_their_die() -> None:
    """But not when you remove your own."""
    t = Tabletop("21015 T01", "T02", hand="T227 T202")
    t.upgrade("T21", on="their T02")
    t.show("21015", "1MD")
    t.show("T01", "1MD")
    t.show("their T21", "1R")

    t.answer("play T227", "die T01 1MD")
    assert "they: action" == t.asked()
    t.answer("pass", "play T202")
    assert ["no", "yes"] == t.options()


@card("21016")
def test_soontir_fel_gives_or_takes_shields_by_the_vehicle() -> None:
    """As many as its die shows, one of that vehicle's own."""
    for place, before, after in ((0, 0, 2), (1, 3, 1)):
        t = Tabletop("21016 T01", "T02")
        t.support("T11")
        t.support("T66")
        t.show("T66", "2ID")
        t.next_roll("T11", "2RD")
        t.copy("their T02").shields = before
        t.copy("T01").shields = 1
        t.answer("activate 21016", "T11")
        t.choose(place)
        assert ["21016", "T01", "their T02"] == t.options()
        t.answer("their T02")
        assert after == t.copy("their T02").shields


@card("21023")
def test_losing_the_war_is_won_by_their_wounds() -> None:
    """When their characters have three health left between them; one more is too many."""
    for wounds, winner in ((7, 0), (6, None)):
        t = Tabletop("T01", "T02 T03")
        t.support("21023")
        t.copy("their T02").damage = 6
        t.copy("their T03").damage = wounds
        t.answer("use 21023")
        assert winner == t.winner()
        assert (["21023"] if winner == 0 else []) == t.aside()


@card("21025")
def test_a_scout_trooper_looks_at_their_deck() -> None:
    """Of the two on top one is discarded, the other goes to their hand; or nothing."""
    t = Tabletop("T01", "T02", their_deck="T33 T32 T34", their_hand="T31")
    t.support("21025")

    t.answer("activate 21025", "yes")
    assert ["their card T33", "their card T32"] == t.options()
    t.answer("their card T32")

    assert (["T32"], ["T31", "T33"]) == (t.discards(THEM), t.hand(THEM))
    assert 1 == len(t.state.players[THEM].deck)


@card("21068")
def test_r5_d4_draws_or_turns() -> None:
    """For one damage on it while it is ready: a card, or any die to a value of one."""
    t = Tabletop("T01", "T02")
    t.support("21068")
    t.show("their T02", "2RD")
    t.show("T01", "1R")

    t.answer("use 21068")
    t.choose(1)
    assert ["die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1Sh")

    assert (1, False, ["T02 1Sh"]) == (t.copy("21068").damage, t.copy("21068").ready, t.pool(THEM))
    t.copy("21068").ready = True
    t.answer("pass", "use 21068")
    t.choose(0)
    assert 1 == len(t.hand())


@card("21068")
def test_r5_d4_breaks_at_three() -> None:
    """It is discarded with its third damage, and does its work all the same."""
    t = Tabletop("T01", "T02")
    t.support("21068").damage = 2

    t.answer("use 21068")
    t.choose(0)

    assert (["21068"], 1) == (t.discards(), len(t.hand()))


@card("21068")
def test_r5_d4_does_nothing_exhausted() -> None:
    """It cannot be exhausted again, and takes no damage then."""
    t = Tabletop("T01", "T02")
    droid = t.support("21068")
    droid.ready = False

    t.answer("use 21068")

    assert (0, []) == (droid.damage, t.hand())


@card("21069")
def test_the_tantive_iv_brings_a_red_vehicle() -> None:
    """Of yours, ready; or none."""
    t = Tabletop("T01", "T02")
    t.support("21069")
    t.support("01005")
    t.support("01006")
    t.support("02047")
    t.support("T68")
    t.support("03005", seat=THEM)

    t.answer("activate 21069", "yes")
    assert ["01005", "01006"] == t.options()
    t.answer("01006")

    assert not t.copy("01006").ready
    assert 2 == len(t.pool())


@card("21070")
def test_finns_pistol_rerolls_and_comes_back() -> None:
    """With two red characters, or with Finn."""
    for yours, back in (("T01 T86", True), ("T02 01045", True), ("T01 T02", False)):
        t = Tabletop(yours, "T01 T86 01045")
        t.upgrade("21070", on=yours.split()[0])
        t.show("21070", "1R")
        t.show("their T01", "1MD")
        t.answer("use 21070", "their die T01 1MD", "stop")
        assert (["no", "yes"] == t.options()) is back
        if back:
            t.answer("yes")
            assert 1 == len(t.pool())


@card("21092")
def test_a_special_operative_takes_a_die_along() -> None:
    """One of theirs that shows the same symbol and the same value."""
    t = Tabletop("T01", "T02 T03 T06")
    t.upgrade("21092", on="T01")
    t.support("T13", seat=THEM)
    t.show("21092", "1R")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T03", "1Sh")
    t.show("their T06", "1R")
    t.show("their T13", "2R")

    t.answer("use 21092")
    assert ["their die T02 1R", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")

    assert (["T01 1R"], ["T02 1R", "T03 1Sh", "T13 2R"]) == (t.pool(), t.pool(THEM))


@card("21092")
def test_a_special_operative_needs_its_own_die() -> None:
    """Without it nothing is removed."""
    t = Tabletop("T01", "T02")
    t.upgrade("21092", on="T01")
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("use 21092")

    assert ["T02 1R"] == t.pool(THEM)
