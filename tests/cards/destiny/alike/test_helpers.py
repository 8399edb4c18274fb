"""Cards of several sets that help others: to be played, to be worth more, to be found."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Diatium Power Cell


def power_cell(code: str, side: str) -> Tabletop:
    """A weapon's die is to be resolved, with the power cell in play."""
    t = Tabletop("T02", "T01", resources=3)
    t.support("09115")
    t.upgrade(code, on="T02")
    t.show(code, side)
    return t


@card("09115")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_power_cell_may_be_exhausted_for_a_lightsabers_damage(answer: str) -> None:
    """Its value is one higher."""
    t = power_cell("01059", "3MD1")

    t.answer("resolve melee")
    while t.asked() != "you: may":
        t.answer("their T01")
    assert 0 == t.copy("their T01").damage
    t.answer(answer)
    while "choose" in t.asked() or "target" in t.asked():
        t.answer("their T01")

    assert (4 if answer == "yes" else 3) == t.copy("their T01").damage
    assert (answer == "no") == t.copy("09115").ready


@card("09115")
@pytest.mark.parametrize(("code", "side"), [("01059", "1Sh"), ("01008", "2RD1"), ("T936", "1MD")])
def test_power_cell_helps_no_other_die(code: str, side: str) -> None:
    """A side without damage, a weapon of another name."""
    t = power_cell(code, side)

    t.answer(f"resolve {'shield' if side == '1Sh' else 'melee' if 'M' in side else 'ranged'}")
    if t.asked() != "they: action":
        t.answer("their T01" if "their T01" in t.options() else "T02")

    assert ("they: action", True) == (t.asked(), t.copy("09115").ready)


@card("09115")
@pytest.mark.parametrize(("side", "symbol"), [("2RD", "ranged"), ("2ID", "indirect")])
def test_power_cell_helps_with_any_damage(side: str, symbol: str) -> None:
    """Before the die is resolved."""
    t = power_cell("T937", side)

    t.answer(f"resolve {symbol}")
    while t.asked() not in ("you: may", "they: action"):
        t.answer("their T01")

    assert "you: may" == t.asked()


@card("09115")
def test_power_cell_helps_a_die_that_a_lightsaber_modifies() -> None:
    """The lightsaber's die is resolved too."""
    t = power_cell("T937", "+1MD")
    t.show("T02", "1MD")

    t.answer("resolve melee")
    while t.asked() not in ("you: may", "they: action"):
        offered = t.options()
        t.answer("die T937 +1MD" if "die T937 +1MD" in offered else offered[-1])

    assert "you: may" == t.asked()


@card("09115")
def test_power_cell_does_not_help_when_exhausted_nor_the_opponent() -> None:
    """It is your own die, and its exhaustion the price."""
    t = power_cell("01059", "3MD1")
    t.copy("09115").ready = False
    t.answer("resolve melee", "their T01")
    assert (3, "they: action") == (t.copy("their T01").damage, t.asked())

    t = Tabletop("T01", "T02")
    t.support("09115")
    t.upgrade("01059", on="their T02")
    t.show("their 01059", "3MD1")
    t.answer("pass", "resolve melee", "T01")
    assert (3, "you: action") == (t.copy("T01").damage, t.asked())


# Deflecting Slash


@card("09108")
@pytest.mark.parametrize("master", ["T02", "T904"])
def test_deflecting_slash_activates_a_blue_character_to_remove_a_die(master: str) -> None:
    """A die that shows ranged or indirect damage; a Soresu master gains two shields."""
    t = Tabletop("T02 T904 T01 T04", "T07 T03 T04", hand="09108", resources=1)
    t.copy("T04").ready = False
    t.upgrade("09119", on=master)
    t.upgrade("T912", on="T904")
    t.show("T01", "2RD")
    for label in ("T904", "09119"):
        t.next_roll(label, "1R")
    t.support("T910", THEM)
    t.show("their T910", "1ID")
    t.show("their T03", "2RD")
    t.show("their T07", "3MD")

    t.answer("play 09108")
    assert ["T02", "T904"] == t.options()
    t.answer("T904")
    assert ["die T01 2RD", "their die T910 1ID", "their die T03 2RD"] == t.options()
    t.answer("their die T03 2RD")

    assert (2 if master == "T904" else 0, 0) == (t.copy("T904").shields, t.copy("T02").shields)
    assert (False, 2) == (t.copy("T904").ready, len(t.pool(THEM)))


@card("09108")
def test_deflecting_slash_needs_a_ready_blue_character() -> None:
    """The activation is the price."""
    t = Tabletop("T02 T01", "T03", hand="09108", resources=1)
    t.copy("T02").ready = False
    t.show("their T03", "2RD")

    t.answer("play 09108")

    assert ("they: action", ["T03 2RD"]) == (t.asked(), t.pool(THEM))


# Calling in Favors


def favors(code: str, team: str = "T01 T03", resources: int = 3) -> Tabletop:
    """An event in hand and the plot in play."""
    return Tabletop(f"{team} 07138", "T02", hand=code, resources=resources)


@card("07138")
@pytest.mark.parametrize(("team", "paid"), [("T01 T03", 2), ("T01", 1)])
def test_calling_in_favors_lowers_the_cost_of_a_dear_event(team: str, paid: int) -> None:
    """By one, or by two for a single character."""
    t = favors("T32", team)

    t.answer("play T32", "yes")

    assert (3 - paid, False) == (t.resources(), t.copy("07138").ready)


@card("07138")
@pytest.mark.parametrize(("code", "asked"), [("T32", True), ("T917", False), ("T909", False)])
def test_calling_in_favors_may_be_declined_and_helps_only_dear_events(
    code: str, asked: bool
) -> None:
    """An event of two is too cheap, a support no event."""
    t = favors(code)

    t.answer(f"play {code}")
    assert asked == (t.asked() == "you: may")
    if asked:
        t.answer("no")

    assert t.copy("07138").ready
    assert {"T32": 0, "T917": 2, "T909": 0}[code] == t.resources()


@card("07138")
def test_calling_in_favors_does_not_help_when_exhausted_nor_the_opponent() -> None:
    """Its exhaustion is the price, and only your own events count."""
    t = favors("T32")
    t.copy("07138").ready = False
    t.answer("play T32")
    assert (0, "they: action") == (t.resources(), t.asked())

    t = Tabletop("T01 07138", "T02", their_hand="T32")
    t.answer("pass", "play T32")
    assert (2, "you: action") == (t.resources(THEM), t.asked())


# Lor San Tekka


@card("09055")
def test_lor_san_tekka_saves_one_card_of_three() -> None:
    """You choose three of your discard pile, your opponent one of them; the others are aside."""
    t = Tabletop("09055", "T02", hand="T22")
    t.discard_pile("T31", "T32", "T33", "T34")
    t.discard_pile("T35", seat=THEM)

    t.answer("use 09055")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T31", "card T32", "card T34")
    assert "they: choose" == t.asked()
    assert ["card T31", "card T32", "card T34"] == t.options()
    t.answer("card T32", "pass")

    assert (["T22", "T32"], ["T31", "T34"], ["T33"]) == (t.hand(), t.aside(), t.discards())
    assert "use 09055" not in t.options()


@card("09055")
def test_lor_san_tekka_saves_nothing_of_two() -> None:
    """What follows needs the first in full."""
    t = Tabletop("09055", "T02", hand="T22")
    t.discard_pile("T31", "T32")

    t.answer("use 09055")

    assert ("they: action", ["T31", "T32"]) == (t.asked(), t.discards())


# Air Superiority


@card("02124")
def test_air_superiority_brings_three_shields() -> None:
    """After you play it."""
    t = Tabletop("T01", "T02", hand="02124 T12")

    t.answer("play 02124")
    assert 3 == t.copy("02124").shields
    assert t.events("card_played")[0].serial < t.events("shields_gained")[0].serial
    t.answer("pass", "play T12")

    assert (3, 0) == (t.copy("02124").shields, t.copy("T12").shields)


@card("02124")
@pytest.mark.parametrize("ready", [True, False])
def test_air_superiority_is_exhausted_to_move_a_shield(ready: bool) -> None:
    """To any character."""
    t = Tabletop("T01", "T02")
    support = t.support("02124")
    support.shields, support.ready = 3, ready
    t.support("T12")
    t.copy("T01").shields = 1

    t.answer("use 02124")
    if ready:
        assert ["T01", "their T02"] == t.options()
        t.answer("their T02")

    assert (3 - ready, int(ready)) == (t.copy("02124").shields, t.copy("their T02").shields)
    assert ("they: action", False) == (t.asked(), t.copy("02124").ready)


@card("02124")
def test_air_superiority_can_be_used_again_when_it_is_ready() -> None:
    """Its action is no power action."""
    t = Tabletop("T01", "T02")
    t.support("02124").shields = 3

    t.answer("use 02124", "T01", "pass")
    t.state.copies[t.copy("02124").ref].ready = True
    t.state.decisions = None
    t.answer("use 02124", "T01")

    assert (1, 2) == (t.copy("02124").shields, t.copy("T01").shields)


# Deadly


@card("03086")
def test_deadly_trades_a_die_of_its_character_for_damage() -> None:
    """A die of its own or of an upgrade on it; the damage is unblockable."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("03086", on="T01")
    t.upgrade("T21", on="T01")
    for label in ("T01", "T21", "T03", "their T02"):
        t.show(label, "1R")
    t.copy("their T02").shields = 2

    t.answer("use 03086")
    assert ["die T01 1R", "die T21 1R"] == t.options()
    t.answer("die T21 1R")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02", "pass")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)
    t.state.copies[t.copy("03086").ref].ready = True
    t.state.decisions = None
    t.answer("use 03086", "their T02")
    assert 4 == t.copy("their T02").damage


@card("03086")
@pytest.mark.parametrize(("ready", "die"), [(False, True), (True, False)])
def test_deadly_needs_itself_and_a_die(ready: bool, die: bool) -> None:
    """Both are the price."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("03086", on="T01").ready = ready
    if die:
        t.show("T01", "1R")

    t.answer("use 03086")

    assert ("they: action", ready) == (t.asked(), t.copy("03086").ready)
    assert int(die) == len(t.pool())


# Grand Moff


@card("05016")
def test_grand_moff_uses_the_claim_ability_or_exchanges_the_battlefield() -> None:
    """On a unique red character, once a round."""
    t = Tabletop("T01 T02 01029", "T03", hand="05016")
    t.answer("play 05016")
    assert t.copy("01029").ref == t.copy("05016").host

    for choice in (0, 1):
        t = Tabletop("01029", "T03")
        t.upgrade("05016", on="01029")
        t.battlefield("04046")
        t.copy("01029").shields = 0
        t.set_aside("T12")
        t.set_aside("T41")
        t.answer("use 05016", f"either {choice}")
        if choice == 0:
            assert ["either 0", "either 1"] == t.options()
            t.answer("either 1", "01029")
            assert 1 == t.copy("01029").shields
        else:
            assert ["card T41", "their card T42"] == t.options()
            t.answer("card T41")
            assert "T41" == t.state.definition_of(t.state.copies[t.state.battlefield]).facts.code
        t.answer("pass")
        assert "use 05016" not in t.options()


# Grievance Striker


@card("09169")
@pytest.mark.parametrize(("on", "asked"), [("01003", 1), ("T926", 1), ("T01", 0)])
def test_grievance_striker_may_hurt_for_two_generals(on: str, asked: int) -> None:
    """After you play it on one of them."""
    t = Tabletop(on, "T02", hand="09169")
    t.copy("their T02").shields = 1

    t.answer("play 09169")
    if asked:
        assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
        t.answer("yes")
        assert [on, "their T02"] == t.options()
        t.answer("their T02")

    assert (1 - asked, "they: action") == (t.copy("their T02").shields, t.asked())
    assert 0 == t.copy("their T02").damage


@card("09169")
def test_grievance_striker_need_not_hurt_and_redeploys() -> None:
    """Nor does it wait for other upgrades."""
    t = Tabletop("01003 T03", "T07", hand="09169 T22")
    t.answer("play 09169", "01003", "no")
    assert [] == t.events("damage_dealt")
    t.answer("pass", "play T22", "01003", "no")
    assert "they: action" == t.asked()

    t.copy("01003").damage = 12
    t.show("their T07", "3MD")
    t.state.decisions = None
    t.answer("resolve melee", "01003", "yes")
    assert t.copy("T03").ref == t.copy("09169").host
