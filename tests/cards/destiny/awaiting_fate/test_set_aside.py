"""Awaiting Fate, cards that bring in dice and cards from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    followed,
    hears,
    next_die_shows,
    only_your_activation_counts,
    set_aside_dice,
    waits_only_for_your_die,
)

# Morgan Elsbeth


@card("24018")
def test_morgan_elsbeth_is_also_blue_after_setup() -> None:
    """An upgrade for blue characters fits her then, and stays; nobody else becomes blue."""
    t = Tabletop("24018 T01", "T03", hand="24015")
    assert "play 24015" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T01", "pass", "pass")
    t.keep_hands()

    t.answer("play 24015")

    assert t.copy("24018").ref == t.copy("24015").host


@card("24018")
def test_blue_villains_fit_the_deck_of_morgan_elsbeth() -> None:
    """But neither blue heroes, blue neutrals nor yellow villains."""
    assert [] == faults(listed("24018", "01076 T630 01088*2"))
    assert [] != faults(listed("24018", "T627"))
    assert [] != faults(listed("24018", "T624"))
    assert [] != faults(listed("24018", "T622"))


@card("24018")
def test_odd_dice_bring_morgan_elsbeth_resources() -> None:
    """Dice of yours, resolved."""
    t = Tabletop("24018 T01", "T02")
    odd, even = t.show("T01", "1R"), t.show("24018", "2MD")

    waits_only_for_your_die(t, "24018", odd.id, even.id)
    t.answer("resolve resource")

    assert (1, 0) == (t.copy("24018").resources, t.copy("T01").resources)


@card("24018")
@pytest.mark.parametrize(("resources", "left", "rolled"), [(4, 0, 1), (5, 1, 1), (3, 3, 0)])
def test_four_resources_call_thrawn(resources: int, left: int, rolled: int) -> None:
    """Of those on her own card; once a round."""
    t = Tabletop("24018", "T02")
    t.copy("24018").resources = resources
    t.spare_die("11023", count=2)

    t.answer("use 24018")

    assert (left, rolled, 2 - rolled) == (
        t.copy("24018").resources,
        len(t.pool()),
        set_aside_dice(t)["11023"],
    )
    assert 1 == t.events("ability_used")[0].amount


# Cumulus-Class Corsair


@card("24037")
def test_the_corsair_activates_another_of_its_company() -> None:
    """A pirate, a scoundrel or a vehicle of yours that is ready."""
    t = Tabletop("T928 T01 01020", "T928")
    t.support("24037")
    t.support("T11")
    t.support("T66").ready = False
    t.support("T910")

    t.answer("activate 24037")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T928", "01020", "T11"] == t.options()
    t.answer("T11")

    assert (2, False, True) == (len(t.pool()), t.copy("T11").ready, t.copy("T928").ready)


@card("24037")
def test_the_corsair_may_come_alone() -> None:
    """Nobody else is activated then."""
    t = Tabletop("T928", "T02")
    t.support("24037")

    t.answer("activate 24037", "no")

    assert ("they: action", 1, True) == (t.asked(), len(t.pool()), t.copy("T928").ready)


@card("24037")
def test_only_you_lead_the_corsair() -> None:
    """And only by activating that very card."""
    t, theirs = (Tabletop("T03 T928", "T02") for _ in range(2))
    t.support("24037")
    theirs.support("24037")

    only_your_activation_counts(t, theirs, "24037")


@card("24037")
def test_the_corsair_launches_a_snub_fighter_once_a_round() -> None:
    """One die, set aside again afterwards."""
    t = Tabletop("T01", "T02")
    t.support("24037")
    t.spare_die("24038", count=2)
    next_die_shows(t, 0)

    t.answer("use 24037")

    assert (["24038 2RD"], {"24038": 1}) == (t.pool(), set_aside_dice(t))
    t.answer("pass")
    assert "use 24037" not in t.options()


# Anakin Skywalker's Spirit


@card("24085")
def test_the_spirit_rolls_a_die_of_darth_vader() -> None:
    """One of that very card."""
    t = Tabletop("T01", "T02")
    t.support("24085")
    t.show("24085", "Sp")
    t.spare_die("08001", count=2)
    t.spare_die("01010")
    next_die_shows(t, 0)

    t.answer("resolve special")

    assert (["08001 2MD"], {"08001": 1, "01010": 1}) == (t.pool(), set_aside_dice(t))


@card("24085")
@pytest.mark.parametrize(
    ("yours", "theirs", "stays"),
    [
        ("01010", "T02", False),
        ("12053", "T02", False),
        ("T01", "01010", True),
        ("T04", "T02", True),
    ],
)
def test_the_spirit_does_not_stay_beside_himself(yours: str, theirs: str, stays: bool) -> None:
    """Only who its controller has in play counts."""
    t = Tabletop(yours, theirs, hand="24085")

    t.answer("play 24085")

    assert (stays, [] if stays else ["24085"]) == ("24085" in t.in_play(), t.discards())


# Cere Junda


def after_setup(team: str, *codes: str) -> Tabletop:
    """Setup has just ended with this team and these cards set aside."""
    t = Tabletop(team, "T02")
    for code in codes:
        t.set_aside(code)
    t.set_aside("23053", seat=THEM)
    t.set_aside("01030", seat=THEM)
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))
    return t


@card("24048")
@pytest.mark.parametrize(("aside", "left"), [(("T12", "23053"), ["T12"]), (("T12",), ["T12"])])
def test_cere_junda_keeps_the_archives(aside: tuple[str, ...], left: list[str]) -> None:
    """One of yours that was set aside comes into play after setup."""
    t = after_setup("24048", *aside)

    assert ("you: action", left) == (t.asked(), t.aside())
    assert (["24048", *aside[1:]], ["T02"]) == (t.in_play(), t.in_play(THEM))
    if len(aside) > 1:
        assert followed(t, "setup_done", "entered_play")
        assert (True, 1) == (t.copy("23053").ready, t.copy("23053").bought)


@card("24048")
def test_of_two_archives_cere_junda_keeps_one() -> None:
    """It is asked which."""
    t = after_setup("24048", "23053", "23053")
    assert ("you: choose", ["card 23053", "card 23053"]) == (t.asked(), t.options())

    t.choose(1)

    assert (["24048", "23053"], ["23053"]) == (t.in_play(), t.aside())


@card("24048")
@pytest.mark.parametrize(
    ("before", "side", "drawn", "asked"),
    [
        ("2RD", "-", 1, ""),
        ("2RD", "1R", 0, "heal"),
        ("-", "1MD", 0, "heal"),
        ("-", "2RD", 0, "shield"),
    ],
)
def test_what_cere_junda_turns_a_die_to_decides(
    before: str, side: str, drawn: int, asked: str
) -> None:
    """Nothing: a card; one: healing; two or more: a shield."""
    t = Tabletop("24048 T01", "T03", deck="T31 T31 T31")
    t.copy("T01").damage = 3
    t.show("24048", "Sp")
    t.show("their T03", before)
    t.answer("resolve special")
    assert ["die 24048 Sp", f"their die T03 {before}"] == t.options()
    t.choose(1)
    t.answer(side)
    if asked:
        assert ["24048", "T01", "their T03"] == t.options()
        t.answer("T01")

    copy = t.copy("T01")
    assert "they: action" == t.asked()
    expected = (3 - (asked == "heal"), int(asked == "shield"), drawn)
    assert expected == (copy.damage, copy.shields, len(t.hand()))


@card("24048")
def test_cere_junda_is_a_guardian() -> None:
    """She takes the damage of a die of theirs."""
    t = Tabletop("24048", "T02")
    t.show("their T02", "2RD")

    t.answer("activate 24048")
    assert "you: choose" == t.asked()
    t.choose(0)

    assert (2, []) == (t.copy("24048").damage, t.pool(THEM))


# Jan Dodonna


@card("24058")
@pytest.mark.parametrize(
    ("dice", "aside", "asked"), [("", 3, [3]), ("*2", 4, [4, 3]), ("*2", 1, []), ("", 0, [])]
)
def test_jan_dodonna_brings_rebel_troopers(dice: str, aside: int, asked: list[int]) -> None:
    """One of those set aside joins the team after setup, or two if he is elite."""
    t = after_setup(f"24058{dice}", "T12", *["01030"] * aside)
    for number in asked:
        assert ("you: choose", ["card 01030"] * number) == (t.asked(), t.options())
        t.choose(0)

    came = len(asked) or min(aside, 1)
    assert "you: action" == t.asked()
    assert ["24058", *["01030"] * came] == t.in_play()
    assert (["T12", *["01030"] * (aside - came)], ["T02"]) == (t.aside(), t.in_play(THEM))
    troopers = [t.state.copies[ref] for ref in t.state.players[0].play[2:]]
    assert [(1, True)] * came == [(len(one.dice), one.ready) for one in troopers]
    assert not came or followed(t, "setup_done", "entered_play")


@card("24058")
def test_a_rebel_trooper_set_aside_unseen_counts_once_he_has_come() -> None:
    """As one that a player has brought."""
    t = Tabletop("24058", "T02")
    number = t._spare(YOU, "01030")
    t.state.knowledge.show(number, YOU)
    t.state.players[YOU].aside.append(number)
    before = t.state.players[YOU].characters

    emit(t.state, Event(ev.SETUP_DONE))

    assert ("you: choose", before) == (t.asked(), t.state.players[YOU].characters)
    t.choose(0)
    assert before + 1 == t.state.players[YOU].characters


@card("24058")
def test_no_two_dice_of_jan_dodonna_are_removed_in_one_action() -> None:
    """He has resilience."""
    t = Tabletop("24058*2", "T02", their_hand="08149")
    t.show("24058", "-")
    t.show("24058", "-")

    t.answer("pass", "play 08149")
    t.choose(0)

    assert ["24058 -"] == t.pool()


@card("24058")
def test_rebel_troopers_may_be_set_aside_for_jan_dodonna() -> None:
    """That very card, and no other trooper."""
    assert [] == faults(listed("24058", aside="01030 01030"))
    assert ["not_named T905"] == faults(listed("24058", aside="01030 T905"))


# Senate Guard


@card("24090")
@pytest.mark.parametrize(("dice", "rolled"), [("", 0), ("*2", 1)])
def test_an_elite_senate_guard_brings_a_baton(dice: str, rolled: int) -> None:
    """One that was bought elite: it has no die of its own."""
    t = Tabletop(f"24090{dice}", "T02")
    t.spare_die("05074", count=2)

    t.answer("activate 24090")
    if rolled:
        assert "you: order" == t.asked()
        t.choose(0)

    assert ("they: action", rolled) == (t.asked(), len(t.pool()))
    assert {"05074": 2 - rolled} == set_aside_dice(t)


@card("24090")
@pytest.mark.parametrize(("seat", "label"), [(THEM, "24090"), (YOU, "T01")])
def test_only_you_call_the_senate_guard(seat: int, label: str) -> None:
    """And only by activating it."""
    t = Tabletop("24090*2 T01", "T02")
    t.spare_die("05074")
    ref = t.copy(label).ref

    emit(t.state, Event(ev.ACTIVATED, seat, ref, ref))

    assert ("you: action", []) == (t.asked(), t.pool())


@card("24090")
def test_a_fallen_senate_guard_leaves_shields() -> None:
    """Two on any character, once it has been defeated."""
    t = Tabletop("24090 T01", "T02")
    t.copy("24090").damage = 6
    t.show("their T02", "2RD")

    assert hears(t, "24090", AFTER, Event(ev.DEFEATED, THEM, t.copy("24090").ref))
    t.answer("pass", "resolve ranged", "24090")
    assert ("you: choose", ["T01", "their T02"]) == (t.asked(), t.options())
    t.answer("T01")

    assert (2, 0) == (t.copy("T01").shields, t.copy("their T02").shields)


@card("24090")
def test_others_leave_no_shields() -> None:
    """Only its own defeat counts."""
    t = Tabletop("24090 T01 T03", "T02")
    t.copy("T01").damage = 7
    t.show("their T02", "2RD")

    t.answer("pass", "resolve ranged", "T01")

    assert ("you: action", 0) == (t.asked(), t.copy("T03").shields)


@card("24090")
def test_the_senate_guard_is_a_guardian() -> None:
    """It takes the damage of a die of theirs."""
    t = Tabletop("24090", "T02")
    t.show("their T02", "2RD")

    t.answer("activate 24090")
    t.choose(0)

    assert (2, []) == (t.copy("24090").damage, t.pool(THEM))


# Professor Huyang


@card("24046")
def test_huyang_makes_a_unique_lightsaber_elite() -> None:
    """Whoever's: for three resources on him, with a spare die."""
    t = Tabletop("24046 T01", "T02", resources=0)
    t.copy("24046").resources = 4
    t.upgrade("24055", on="T01")
    t.upgrade("24087", on="T01")
    t.upgrade("T25", on="T01")
    t.upgrade("24080", on="their T02")
    t.spare_die("24055")

    t.answer("use 24046")
    assert ["24055", "their 24080"] == t.options()
    t.answer("24055")

    assert (1, 2) == (t.copy("24046").resources, len(t.copy("24055").dice))
    assert 1 == t.events("ability_used")[0].amount


@card("24046")
def test_huyang_needs_three_resources() -> None:
    """Those of his player do not help."""
    t = Tabletop("24046", "T02")
    t.copy("24046").resources = 2
    t.upgrade("24055", on="24046")
    t.spare_die("24055")

    t.answer("use 24046")

    assert (2, 1) == (t.copy("24046").resources, len(t.copy("24055").dice))


@card("24046")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_resolved_lightsaber_may_bring_huyang_a_resource(answer: str) -> None:
    """After you resolve a die with that word in its title."""
    t = Tabletop("24046 T01", "T02", resources=0)
    t.upgrade("24055", on="T01")
    saber, other = t.show("24055", "1R"), t.show("T01", "1R")
    joined = Event(ev.DIE_RESOLVED, YOU, other.id)
    joined.items = [saber.id]
    assert hears(t, "24046", AFTER, Event(ev.DIE_RESOLVED, YOU, saber.id))
    assert hears(t, "24046", AFTER, joined)
    assert not hears(t, "24046", AFTER, Event(ev.DIE_RESOLVED, YOU, other.id))

    t.answer("resolve resource")
    t.answer("die 24055 1R")
    t.answer(answer)

    assert int(answer == "yes") == t.copy("24046").resources
    theirs = t.upgrade("24080", on="their T02")
    assert not hears(t, "24046", AFTER, Event(ev.DIE_RESOLVED, THEM, theirs.dice[0]))


@card("24046")
@ruling("arh.part8.oppdie.01")
def test_huyang_asks_who_resolves_the_lightsaber() -> None:
    """One of theirs that you resolve counts, and none of yours that they resolve."""
    t = Tabletop("24046 T01", "T02", hand="09042")
    t.copy("T01").subtypes.append("scoundrel")
    t.upgrade("24080", on="their T02")
    t.show("their 24080", "1R")

    t.answer("play 09042")

    assert "you: may" == t.asked()
    own = t.upgrade("24055", on="24046").dice[0]
    assert not hears(t, "24046", AFTER, Event(ev.DIE_RESOLVED, THEM, own))


@card("24046")
def test_no_blue_ability_goes_on_huyang() -> None:
    """Other upgrades do, and blue abilities go on others."""
    t = Tabletop("24046 T02", "T01", hand="T912 T923 T353")

    t.answer("play T923")
    assert ["24046", "T02"] == t.options()
    t.answer("T02", "pass", "play T353")
    assert ["24046", "T02"] == t.options()
    t.answer("24046", "pass", "play T912", "no")

    assert t.copy("T02").ref == t.copy("T912").host
