"""Resurgence, further blue cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("23012")
def test_vaders_lightsaber_shields_him_when_they_discard() -> None:
    """From their hand in the action phase, for exhausting it, if you like."""
    t = Tabletop("01010 T01", "T02", their_hand="T31 T32")
    t.upgrade("23012", on="01010")
    t.show("their T02", "1R")
    t.pass_turn()

    t.answer("reroll", "their card T31", "stop")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert 1 == t.copy("01010").shields
    assert not t.copy("23012").ready
    assert t.events("card_discarded")[0].serial < t.events("shields_gained")[0].serial


@card("23012")
def test_vaders_lightsaber_wants_vader() -> None:
    """On another character it does nothing."""
    t = Tabletop("01010 T01", "T02", their_hand="T31 T32")
    t.upgrade("23012", on="T01")
    t.show("their T02", "1R")
    t.pass_turn()

    t.answer("reroll", "their card T31", "stop")

    assert "you: action" == t.asked()
    assert 0 == t.copy("T01").shields


@card("23012")
def test_vaders_lightsaber_minds_hands_of_theirs() -> None:
    """Not yours, not a deck; exhausted it does nothing."""
    t = Tabletop("01010 T01", "T02", hand="T31 T32")
    t.upgrade("23012", on="01010")
    t.show("T01", "1R")

    t.answer("reroll", "card T31", "stop")

    assert "they: action" == t.asked()


@card("23012")
def test_vaders_lightsaber_minds_the_action_phase() -> None:
    """In upkeep they may discard as they like."""
    t = Tabletop("01010 T01", "T02", their_hand="T31 T32", their_deck="T31 " * 8)
    t.upgrade("23012", on="01010")
    t.pass_turn()
    t.pass_turn()

    assert ["their card T31", "their card T32", "stop"] == t.options()
    t.answer("their card T31", "stop")

    assert 2 == t.state.round
    assert "you: action" == t.asked()
    assert 0 == t.copy("01010").shields


@card("23012")
def test_vaders_lightsaber_has_to_be_ready() -> None:
    """Exhausted nothing is asked."""
    t = Tabletop("01010 T01", "T02", their_hand="T31 T32")
    t.upgrade("23012", on="01010").ready = False
    t.show("their T02", "1R")
    t.pass_turn()

    t.answer("reroll", "their card T31", "stop")

    assert "you: action" == t.asked()


@card("23012")
def test_vaders_lightsaber_minds_no_discarded_deck_card() -> None:
    """Only what leaves a hand."""
    t = Tabletop("01010 T01", "T02", hand="23077", their_hand="T39")
    t.upgrade("23012", on="01010")
    t.pass_turn()
    t.answer("play T39", "T01")

    t.answer("play 23077")

    assert "they: action" == t.asked()
    assert ["T39", "T31"] == t.discards(THEM)


@card("23012")
def test_vaders_lightsaber_redeploys() -> None:
    """Before its character is defeated."""
    t = Tabletop("01010 T01", "T02", their_hand="T39")
    t.upgrade("23012", on="T01")
    t.copy("T01").damage = 7
    t.pass_turn()

    t.answer("play T39")
    assert ["01010", "T01", "their T02"] == t.options()
    t.answer("T01")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert t.copy("23012").host == t.copy("01010").ref


@card("23047")
def test_shaak_ti_follows_her_troopers() -> None:
    """After you resolve a trooper die for damage, she may strike with one of hers, one harder."""
    t = Tabletop("23047*2 01002", "T02 T06")
    t.show("01002", "2RD")
    t.show("23047", "2MD")
    t.show("23047", "1R")

    t.answer("resolve ranged", "their T06")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["23047", "01002", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert 3 == t.copy("their T02").damage
    assert 2 == t.copy("their T06").damage
    assert ["23047 1R"] == t.pool()


@card("23047")
def test_shaak_ti_chooses_her_die() -> None:
    """One that shows damage; another character's does not count, and she may decline."""
    t = Tabletop("23047*2 01002 T01", "T02")
    t.copy("their T02").shields = 1
    t.show("01002", "2RD")
    t.show("23047", "2MD")
    t.show("23047", "2MD")
    t.show("T01", "1MD")

    t.answer("resolve ranged", "their T02")
    assert ["no", "yes"] == t.options()
    t.answer("yes", "die 23047 2MD", "their T02")

    assert 4 == t.copy("their T02").damage
    assert ["23047 2MD", "T01 1MD"] == t.pool()


@card("23047")
def test_shaak_ti_minds_troopers_and_damage() -> None:
    """Not another die, not another side."""
    t = Tabletop("23047 01002 T01", "T02")
    t.show("01002", "1R")
    t.show("T01", "2RD")
    t.show("23047", "2MD")

    t.answer("resolve ranged", "their T02", "pass", "resolve resource")

    assert "they: action" == t.asked()
    assert ["23047 2MD"] == t.pool()


@card("23047")
def test_shaak_ti_waits_for_you() -> None:
    """Not for their troopers."""
    t = Tabletop("23047 T01", "01002")
    t.show("their 01002", "2RD")
    t.show("23047", "2MD")
    t.pass_turn()

    t.answer("resolve ranged", "T01")

    assert "you: action" == t.asked()


@card("23047")
def test_shaak_ti_is_red_as_well_after_setup() -> None:
    """An upgrade for red characters only goes on her, and she stays blue."""
    t = Tabletop("23047 T03", "T02", hand="T24 21049")
    assert "play T24" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T03", "pass", "pass")
    t.keep_hands()
    t.show("23047", "2MD")

    t.answer("play T24")

    assert t.copy("23047").ref == t.copy("T24").host
    t.pass_turn()
    t.answer("play 21049")
    assert ["23047", "T03", "their T02"] == t.options()


# Yaddle


@card("23048")
def test_yaddle_resolves_another_side_of_her_die() -> None:
    """Any side by itself but the special she shows."""
    t = Tabletop("23048", "T02")
    t.show("23048", "Sp")

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["2MD", "2F", "2Sh", "1R"] == t.options()
    t.answer("1R")

    assert (6, []) == (t.resources(), t.pool())


@card("23048")
def test_yaddle_uses_the_special_of_an_ability_on_her() -> None:
    """Not of other upgrades, nor of abilities on others."""
    t = Tabletop("23048 T02", "T04")
    t.upgrade("01057", on="23048")
    t.upgrade("01039", on="23048")
    t.upgrade("T21", on="23048")
    t.upgrade("01057", on="T02")
    t.upgrade("01013", on="their T04")
    t.show("23048", "Sp")

    t.answer("resolve special", "either 1")
    assert ["01057", "01039"] == t.options()
    t.answer("01039")
    assert "you: shields" == t.asked()


@card("23048")
def test_yaddle_is_a_guardian() -> None:
    """Of one die."""
    t = Tabletop("23048", "T02*2 T06")
    t.show("their T02", "2RD")
    t.show("their T02", "1MD")
    t.show("their T06", "1R")
    t.next_roll("23048", "-")

    t.answer("activate 23048")
    assert ["their die T02 2RD", "their die T02 1MD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert (2, ["T02 1MD", "T06 1R"]) == (t.copy("23048").damage, t.pool(THEM))


@card("23048")
def test_yaddle_cannot_use_an_ability_without_a_special() -> None:
    """Of the two on her only one has any, so nobody is asked."""
    t = Tabletop("23048 T02", "T04")
    t.upgrade("24015", on="23048")
    t.upgrade("01039", on="23048")
    t.show("23048", "Sp")

    t.answer("resolve special", "either 1")

    assert "you: shields" == t.asked()
