"""Seeking Answers: cards that take tokens off, and upgrades whose dice come of themselves."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER, BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Sy Snootles


def sy_snootles() -> Tabletop:
    """Tokens on exhausted and ready characters, and on a support."""
    t = Tabletop("21032 T01*2", "T02 T06 T03")
    for label, charms in (("T01", 3), ("their T02", 2), ("their T06", 1), ("their T03", 2)):
        t.copy(label).charms = charms
        t.copy(label).ready = label == "their T03"
    support = t.support("T11", THEM)
    support.charms, support.ready = 2, False
    return t


@card("21032")
@ruling("arh.clar.sa.15")
def test_sy_snootles_rolls_their_die_into_your_pool() -> None:
    """Of an exhausted character with two tokens, also out of their pool."""
    t = sy_snootles()
    t.show("their T02", "1R")
    t.next_roll("their T02", "2RD")

    t.answer("use 21032")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (0, ["T02 2RD"], []) == (t.copy("their T02").charms, t.pool(), t.pool(THEM))


@card("21032")
@ruling("arh.clar.sa.14")
def test_sy_snootles_does_not_roll_what_lies_in_your_pool() -> None:
    """Of two dice of yours only the other one comes."""
    t = sy_snootles()
    t.show("T01", "1R")

    t.answer("use 21032", "T01")

    assert (1, 2, "T01 1R") == (t.copy("T01").charms, len(t.pool()), t.pool()[0])


@card("21032")
def test_sy_snootles_charms() -> None:
    """After you activate her a token may go on any character."""
    t = Tabletop("21032 T03", "T02")
    t.answer("activate 21032")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["21032", "T03", "their T02"] == t.options()
    t.answer("their T02")
    assert 1 == t.copy("their T02").charms


@card("21032")
def test_sy_snootles_rolls_one_die_of_two() -> None:
    """Of the character that lost the tokens."""
    t = sy_snootles()
    t.answer("use 21032", "T01")
    if t.asked() == "you: choose":
        t.choose(0)
    assert 1 == len(t.pool())


# Din Djarin's N-1 Starfighter


@card("21079")
def test_the_starfighter_takes_two_actions() -> None:
    """Its special is one of two things."""
    t = Tabletop("T01 T03 T06", "T02")
    t.support("21079")
    t.show("21079", "Sp")

    t.answer("resolve special", "which_special 1")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")
    assert "you: additional_action" == t.asked()
    t.answer("activate T03")
    assert "they: action" == t.asked()


@card("21079")
def test_the_starfighter_resolves_another_side() -> None:
    """One it does not show."""
    t = Tabletop("T01", "T02")
    t.support("21079")
    t.show("21079", "Sp")

    t.answer("resolve special", "which_special 0")
    assert ["2RD", "2ID", "2Sh", "1R"] == t.options()
    t.answer("1R")
    assert (6, "they: action") == (t.resources(), t.asked())


@card("21079")
def test_their_din_djarin_has_no_piloting_from_it() -> None:
    """Though they have a vehicle."""
    t = Tabletop("T01", "16063 T03")
    t.support("21079")
    t.support("T11", THEM)
    t.answer("pass", "activate their 16063")
    assert "you: action" == t.asked()


@card("21079")
def test_your_din_djarin_has_piloting() -> None:
    """After his activation he may pilot a vehicle; nobody else has it from there."""
    for code, asked in (("16063", "you: choose"), ("T01", "they: action")):
        t = Tabletop(f"{code} T03", "T02")
        t.support("21079")
        t.answer(f"activate {code}")
        assert asked == t.asked()


# Force Assistance


def force_assistance(shown: str) -> Tabletop:
    """The upgrade's die is rolled by its action."""
    t = Tabletop("T02", "T01", hand="T31")
    t.upgrade("21087", on="T02")
    t.make_elite("21087")
    t.show("T02", "2RD")
    t.show("their T01", "1R")
    t.next_roll("21087", shown)
    t.answer("use 21087")
    assert ["die 21087 0RD", "die 21087 0RD"] == t.options()
    t.choose(0)
    return t


@card("21087")
def test_force_assistance_turns_a_die_to_its_symbol() -> None:
    """Any die with another such side; it is exhausted for that."""
    t = force_assistance("0MD")

    assert ("you: may", False) == (t.asked(), t.copy("21087").ready)
    t.answer("yes")
    assert ["die T02 2RD", "die 21087 0MD", "their die T01 1R"] == t.options()
    t.answer("their die T01 1R")
    assert ["1MD", "+1MD"] == t.options()
    t.answer("+1MD")

    assert (["T01 +1MD"], ["T02 2RD", "21087 0MD"]) == (t.pool(THEM), t.pool())


@card("21087")
def test_force_assistance_need_not_turn_a_die() -> None:
    """Then nothing else happens."""
    t = force_assistance("0Sh")
    t.answer("no")
    assert ("they: action", ["T02 2RD", "21087 0Sh"]) == (t.asked(), t.pool())


@card("21087")
def test_force_assistance_waits_for_its_own_die() -> None:
    """Rolled by you from its card: not again, not another, not by them."""
    t = Tabletop("T02", "T01")
    t.upgrade("21087", on="T02")
    own, other = t.show("21087", "0R"), t.show("T02", "1R")
    for die, seat, detail, waits in (
        (own.id, YOU, ev.FROM_CARDS, True),
        (own.id, YOU, ev.AGAIN, False),
        (own.id, THEM, ev.FROM_CARDS, False),
        (other.id, YOU, ev.FROM_CARDS, False),
    ):
        rolled = Event(ev.DICE_ROLLED, seat, 0, 0, 1, detail)
        rolled.items = [die]
        assert waits == hears(t, "21087", AFTER, rolled)


@card("21087")
def test_force_assistance_shields_a_character() -> None:
    """Any of them, with its special; it goes only on a blue one."""
    t = Tabletop("T02 T01", "T06", hand="21087")
    t.answer("play 21087")
    assert t.copy("T02").ref == t.copy("21087").host
    t.answer("pass")
    t.show("21087", "Sp")
    t.answer("resolve special")
    assert ["T02", "T01", "their T06"] == t.options()
    t.answer("their T06")
    assert 1 == t.copy("their T06").shields


# Standard Issue Blaster


@card("21093")
def test_the_blaster_rolls_its_die_when_played() -> None:
    """If you like."""
    t = Tabletop("T01 T03", "T02", hand="21093")
    t.answer("play 21093", "T01")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert (1, "they: action") == (len(t.pool()), t.asked())


@card("21093")
def test_the_blaster_rolls_its_die_when_it_moves_on() -> None:
    """Redeploy moves it; its die comes after that."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("21093", on="T01")
    t.make_elite("21093")
    t.copy("T01").damage = 7
    t.show("T03", "1MD")
    t.answer("resolve melee", "T01", "yes")
    assert t.copy("T03").ref == t.copy("21093").host
    assert "you: may" == t.asked()
    t.answer("yes")
    t.choose(0)
    assert ["21093"] == [one.split()[0] for one in t.pool()]


@card("21093")
def test_the_blaster_does_not_wait_for_other_upgrades() -> None:
    """Neither played nor moved; nor for itself played by an opponent."""
    t = Tabletop("T01 T03", "T02", hand="T24")
    own, other = t.upgrade("21093", on="T01").ref, t.upgrade("T21", on="T01").ref
    for kind, seat, subject, source, waits in (
        (ev.ATTACHED, YOU, own, t.copy("T03").ref, True),
        (ev.ATTACHED, THEM, own, t.copy("T03").ref, True),
        (ev.ATTACHED, YOU, other, own, False),
        (ev.CARD_PLAYED, YOU, 1, own, True),
        (ev.CARD_PLAYED, YOU, own, other, False),
    ):
        assert waits == hears(t, "21093", AFTER, Event(kind, seat, subject, source))


# Substrata


def substrata(yours: str, theirs: str) -> Tabletop:
    """Both character dice are rerolled; upgrade dice lie in both pools."""
    t = Tabletop("T01", "T02")
    t.battlefield("21113")
    t.copy("T01").shields = t.copy("their T02").shields = 1
    t.upgrade("T21", on="T01")
    t.upgrade("T21", on="their T02")
    for label in ("T01", "T21", "their T02", "their T21"):
        t.show(label, "1R")
    t.next_roll("T01", yours)
    t.next_roll("their T02", theirs)
    t.answer("use 21113")
    return t


@card("21113")
@pytest.mark.parametrize(("yours", "theirs"), [("-", "1MD"), ("1Sh", "2RD")])
def test_substrata_hurts_who_rolled_the_lowest(yours: str, theirs: str) -> None:
    """Only character dice are rerolled; yours may be the lowest."""
    t = substrata(yours, theirs)

    assert ([f"T01 {yours}", "T21 1R"], [f"T02 {theirs}", "T21 1R"]) == (t.pool(), t.pool(THEM))
    assert (0, 1) == (t.copy("T01").shields, t.copy("their T02").shields)


@card("21113")
def test_substrata_hurts_their_character() -> None:
    """If theirs is lower."""
    t = substrata("2RD", "1R")
    assert (1, 0) == (t.copy("T01").shields, t.copy("their T02").shields)


@card("21113")
def test_substrata_rerolls_one_die_of_each() -> None:
    """You choose which; one damage, once a round."""
    t = Tabletop("T01*2", "T02*2")
    t.battlefield("21113")
    for label in ("T01", "their T02"):
        t.show(label, "1R")
        t.show(label, "2RD")
    t.next_roll("T01", "2RD")
    t.next_roll("their T02", "-")
    t.answer("use 21113")
    assert ["their die T02 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 1R")
    assert ["die T01 1R", "die T01 2RD"] == t.options()
    t.answer("die T01 1R")
    assert (["T01 2RD"] * 2, ["T02 -", "T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert (0, 1) == (t.copy("T01").damage, t.copy("their T02").damage)
    t.pass_turn()
    assert "use 21113" not in t.options()


@card("21113")
def test_at_substrata_you_choose_in_a_tie() -> None:
    """Between the two characters."""
    t = substrata("1R", "1MD")
    assert ["T01", "their T02"] == sorted(t.options())
    t.answer("their T02")
    assert 0 == t.copy("their T02").shields


@card("21113")
def test_substrata_needs_a_die_of_each_player() -> None:
    """Otherwise nobody is dealt damage, though what can be rerolled is."""
    for label in ("T01", "their T02"):
        t = Tabletop("T01", "T02")
        t.battlefield("21113")
        t.show(label, "2RD")
        t.next_roll(label, "-")
        t.answer("use 21113")
        assert (0, 0) == (t.copy("T01").damage, t.copy("their T02").damage)
        assert 1 == len(t.events("dice_rolled"))


# Qui-Gon Jinn's Teachings


def teachings(shields: int) -> Tabletop:
    """The character with the upgrade is about to be given a shield."""
    t = Tabletop("T02 T01", "T06 T03")
    t.upgrade("21056", on="T02")
    t.copy("T02").shields = shields
    t.copy("their T03").shields = 1
    t.show("T01", "1Sh")
    t.answer("resolve shield")
    return t


@card("21056")
def test_the_teachings_turn_a_shield_into_damage() -> None:
    """Before the new one comes; there must be one to remove."""
    t = teachings(3)
    t.answer("T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ("they: indirect_damage", 2) == (t.asked(), t.copy("T02").shields)
    t.answer("their T03")
    assert (3, 0) == (t.copy("T02").shields, t.copy("their T03").shields)
    assert 0 == t.copy("their T03").damage


@card("21056")
def test_the_teachings_wait_whoever_gives_the_shields() -> None:
    """Before they come."""
    t = Tabletop("T02 T01", "T06")
    t.upgrade("21056", on="T02")
    given = Event(ev.SHIELDS_GAINED, THEM, t.copy("T02").ref, t.copy("T01").ref, 1)
    assert hears(t, "21056", BEFORE, given)


@card("21056")
@pytest.mark.parametrize(("shields", "who"), [(0, "T02"), (1, "T01")])
def test_the_teachings_need_a_shield_there(shields: int, who: str) -> None:
    """And wait for no other character."""
    t = teachings(shields)
    t.answer(who)
    assert ("they: action", 1) == (t.asked(), t.copy("their T03").shields)


@card("21056")
def test_the_teachings_are_for_the_blue() -> None:
    """Only such a character can have them."""
    t = Tabletop("T01 T02", "T06", hand="21056")
    t.answer("play 21056")
    assert t.copy("T02").ref == t.copy("21056").host


# Blue Milk


@card("21083")
def test_blue_milk_goes_under_your_deck() -> None:
    """Each player gains a resource."""
    t = Tabletop("T01", "T02", hand="21083", resources=0, their_resources=0)
    t.copy("their T02").damage = 2
    t.answer("play 21083")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert (1, 1) == (t.resources(), t.resources(THEM))
    assert "21083" == t.codes(t.state.players[YOU].deck)[0]
    assert ([], 2) == (t.discards(), t.copy("their T02").damage)


@card("21083")
def test_blue_milk_heals() -> None:
    """One damage from any character, and is discarded as usual."""
    t = Tabletop("T01", "T02", hand="21083")
    t.copy("their T02").damage = 2
    t.copy("T01").damage = 2
    t.answer("play 21083", "either 1")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, ["21083"]) == (t.copy("their T02").damage, t.discards())
