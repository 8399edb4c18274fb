"""Awaiting Fate, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, waits_only_for_your_die

# Baylan Skoll


def baylan(rolls: str) -> Tabletop:
    """His power action resolves his die for 3 damage; then it rolls this side."""
    t = Tabletop("24001 T01", "T02*2 T06")
    t.show("24001", "3MD")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.upgrade("T21", on="their T02")
    t.show("their T21", "1R")
    for label in ("their T02", "their T06"):
        t.copy(label).shields = 1
    t.next_roll("24001", rolls)
    t.answer("use 24001")
    return t


@card("24001")
def test_baylan_skoll_resolves_his_die_and_then_what_it_rolls_for_one_less() -> None:
    """Each time it showed damage one of the opponent's character dice may be turned."""
    t = baylan("3MD")

    assert ["24001", "T01", "their T02", "their T06"] == t.options()
    t.answer("their T06", "their T02")
    assert (2, 1) == (t.copy("their T06").damage, t.copy("their T02").damage)
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")
    assert "you: may" == t.asked()
    t.answer("no")

    assert (["T01 1R"], ["T02 -", "T06 1R", "T21 1R"]) == (t.pool(), t.pool(THEM))


@card("24001")
def test_baylan_skoll_removes_a_blank() -> None:
    """It cannot be resolved, and it goes back to his card."""
    t = baylan("-")

    t.answer("their T06", "no")

    removed = t.events("die_removed")
    assert ([YOU], ["T01 1R"]) == ([one.seat for one in removed], t.pool())


@card("24001")
def test_baylan_skoll_turns_nothing_after_another_symbol() -> None:
    """Shields are no damage: only the first resolution is followed."""
    t = baylan("2Sh")
    t.answer("their T06", "T01")
    assert (1, "you: may") == (t.copy("T01").shields, t.asked())
    t.answer("no")

    assert "they: action" == t.asked()


@card("24001")
def test_baylan_skoll_resolves_only_his_own_dice() -> None:
    """One of two; rolled again it brings 1 less: nothing."""
    t = Tabletop("24001*2 T01", "T02")
    t.show("24001", "2Sh")
    t.show("24001", "1R")
    t.show("T01", "1R")
    t.state.chance.dictate(ROLL, t.copy("24001").dice[1], 4)

    t.answer("use 24001")
    assert ["die 24001 2Sh", "die 24001 1R"] == t.options()
    t.answer("die 24001 1R")
    assert ("they: action", 6, ["24001 2Sh", "T01 1R"]) == (t.asked(), t.resources(), t.pool())


@card("24001")
@ruling("arh.part8.oppdie.01")
def test_baylan_skoll_resolves_a_die_out_of_an_opponents_pool() -> None:
    """As if it lay in yours; into your pool it is rolled then."""
    t = Tabletop("24001 T01", "T02")
    t.lend(t.show("24001", "2Sh"))
    t.next_roll("24001", "-")

    t.answer("use 24001", "T01")

    assert (2, [], []) == (t.copy("T01").shields, t.pool(), t.pool(THEM))
    assert [YOU] == [one.seat for one in t.events("die_removed")]


@card("24001")
def test_baylan_skoll_waits_for_his_die_with_damage() -> None:
    """Resolved by you, not by the opponent, nor another die."""
    t = Tabletop("24001 T01", "T02")
    t.show("their T02", "1R")
    die, other = t.show("24001", "3MD").id, t.show("T01", "2RD").id

    waits_only_for_your_die(t, "24001", die, other)


@card("24001")
def test_baylan_skoll_loses_one_die_at_a_time() -> None:
    """An action removes one of his dice."""
    t = Tabletop("24001*2", "T02", their_hand="T122")
    t.show("24001", "2F")
    t.show("24001", "2Sh")

    t.answer("pass", "play T122")
    assert "they: resilience" == t.asked()
    t.choose(0)

    assert 1 == len(t.pool())


# Shin Hati


def shin_hati(*theirs: str) -> Tabletop:
    """Her special is resolved, with a die worth 1 of yours and these of the opponent's."""
    t = Tabletop("24005 T01", "T02*2 T06*2")
    t.show("24005", "Sp")
    t.show("T01", "1MD")
    for code, side in zip(("T02", "T02", "T06", "T06"), theirs, strict=False):
        t.show(f"their {code}", side)
    t.answer("resolve special")
    return t


@card("24005")
def test_shin_hati_gives_a_shield_to_anyone() -> None:
    """One of two things; a die that shows no value is worth 0, so the other could be done."""
    t = shin_hati("-")

    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["24005", "T01", "their T02", "their T06"] == t.options()
    t.answer("T01")

    assert (1, 0) == (t.copy("T01").shields, t.copy("their T02").damage)


@card("24005")
@pytest.mark.parametrize(
    ("theirs", "dealt"), [(("1R", "2RD"), 1), (("-", "1R"), 2), (("-", "-", "-", "-"), 3)]
)
def test_shin_hati_deals_indirect_damage_for_each_die_worth_nothing(
    theirs: tuple[str, ...], dealt: int
) -> None:
    """The special side itself counts, in either pool; three at most; the opponent spreads it."""
    t = shin_hati(*theirs)

    t.answer("either 1")
    t.copy("their T06").shields = 1
    assert "they: indirect_damage" == t.asked()
    for _ in range(dealt):
        t.answer("their T06")

    assert (dealt - 1, 0) == (t.copy("their T06").damage, t.copy("24005").damage)
    assert "they: action" == t.asked()


@card("24005")
def test_shin_hati_pilots() -> None:
    """One vehicle at most."""
    t = Tabletop("24005")
    t.support("T11")
    t.support("T66")
    t.support("T12")

    t.answer("activate 24005")
    assert ["T11", "T66", "stop"] == t.options()
    t.answer("T11")

    assert ("they: action", True) == (t.asked(), t.copy("T66").ready)


# Darth Plagueis


def plagueis() -> Tabletop:
    """Dice with costs of both kinds in the pools, and damage on two characters."""
    t = Tabletop("24003 T01", "T02")
    t.support("T70")
    t.support("T14")
    t.support("T79", seat=THEM)
    for label in ("24003", "T01", "their T02"):
        t.copy(label).damage = 4
    t.show("24003", "3IDi1")
    t.show("T70", "2R1")
    t.show("T14", "3MDi1")
    t.show("T01", "1MD")
    t.show("their T79", "2Dc1")
    return t


@card("24003")
def test_plagueis_heals_by_what_dice_cost() -> None:
    """Two dice of yours, each for another character; the dice stay."""
    t = plagueis()

    t.answer("use 24003")
    assert ["die 24003 3IDi1", "die T70 2R1", "die T14 3MDi1"] == t.options()
    t.answer("die T70 2R1")
    assert ["24003", "T01", "their T02"] == t.options()
    t.answer("T01")
    assert (3, "you: may") == (t.copy("T01").damage, t.asked())
    t.answer("yes")
    assert ["die 24003 3IDi1", "die T14 3MDi1"] == t.options()
    t.answer("die T14 3MDi1")
    assert ["24003", "their T02"] == t.options()
    t.answer("their T02")

    assert (4, 3, 3) == tuple(t.copy(one).damage for one in ("24003", "T01", "their T02"))
    assert ["24003 3IDi1", "T70 2R1", "T14 3MDi1", "T01 1MD"] == t.pool()
    assert 1 == t.events("ability_used")[0].amount


@card("24003")
def test_plagueis_may_leave_it_at_one() -> None:
    """The second is his choice."""
    t = plagueis()

    t.answer("use 24003", "die 24003 3IDi1", "T01", "no")

    assert ("they: action", 4, 3) == (t.asked(), t.copy("24003").damage, t.copy("T01").damage)


@card("24003")
def test_plagueis_needs_a_first_to_heal_a_second() -> None:
    """Who has no damage is not healed, and nothing follows."""
    t = plagueis()
    t.copy("T01").damage = 0

    t.answer("use 24003", "die 24003 3IDi1", "T01")

    assert ("they: action", 4) == (t.asked(), t.copy("24003").damage)


@card("24003")
def test_plagueis_finds_no_cost() -> None:
    """Without such a die of yours nobody is healed."""
    t = Tabletop("24003", "T02")
    t.support("T79", seat=THEM)
    t.copy("24003").damage = 4
    t.show("24003", "2ID")
    t.show("their T79", "2Dc1")

    t.answer("use 24003")

    assert 4 == t.copy("24003").damage


# Power


def power(resources: int) -> Tabletop:
    """The support with so many resources, and dice of all values."""
    t = Tabletop("T01*2 T07", "T02", resources=0)
    t.support("24012").resources = resources
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("T07", "3MD")
    t.show("their T02", "-")
    return t


@card("24012")
@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        (2, ["die T01 1MD", "their die T02 -"]),
        (3, ["die T01 1MD", "die T01 2RD", "their die T02 -"]),
    ],
)
def test_power_removes_a_die_worth_less_than_its_resources(resources: int, dice: list[str]) -> None:
    """It is discarded for it; the resources it had count."""
    t = power(resources)

    t.answer("use 24012")
    assert dice == t.options()
    t.answer("die T01 1MD")

    assert (["T01 2RD", "T07 3MD"], ["24012"]) == (t.pool(), t.discards())
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("24012")
def test_power_without_resources_removes_nothing() -> None:
    """No die is worth less than nothing; it is discarded all the same."""
    t = power(0)

    t.answer("use 24012")

    assert ("they: action", ["24012"], 3) == (t.asked(), t.discards(), len(t.pool()))


@card("24012")
def test_power_grows_with_each_melee_die_you_resolve() -> None:
    """Not with other symbols, and not with theirs."""
    t = power(0)
    t.support("24012", seat=THEM)

    t.answer("resolve melee", "die T01 1MD", "their T02")
    assert 1 == t.copy("24012").resources
    assert t.events("die_resolved")[0].serial < t.events("resources_placed")[0].serial
    t.answer("stop")
    t.answer("pass", "resolve ranged", "their T02")

    assert (1, 0) == (t.copy("24012").resources, t.copy("their 24012").resources)


# Force Choke


def choke() -> Tabletop:
    """Force Choke on a blue character, and a die in either pool."""
    t = Tabletop("T02 T01", "T06")
    t.upgrade("24015", on="T02")
    t.show("T01", "1MD")
    t.show("their T06", "2RD")
    return t


@card("24015")
@pytest.mark.parametrize("label", ["die T01 1MD", "their die T06 2RD"])
def test_force_choke_removes_a_die_instead_of_turning_it_to_a_blank(label: str) -> None:
    """Any die, for an exhaustion; it is not turned any more."""
    t = choke()

    emit_turn(t, label, "-")
    assert ("you: may", True) == (t.asked(), t.copy("24015").ready)
    t.answer("yes")

    assert ([], 1, False) == (
        t.events("die_turned"),
        len(t.pool() + t.pool(THEM)),
        t.copy("24015").ready,
    )


def emit_turn(t: Tabletop, label: str, side: str) -> None:
    """Turn that die to a side, by whoever has it."""
    seat, code = (THEM, "T06") if label.startswith("their") else (YOU, "T01")
    die = t.state.dice[t.state.players[seat].pool[0]]
    assert code in t.label(die.id)
    t.state.recorder = t.recorder
    turned = Event(ev.DIE_TURNED, seat, die.id, t.copy("T02").ref, 1, t.side_number(die, side))
    emit(t.state, turned)


@card("24015")
def test_force_choke_may_let_it_pass() -> None:
    """Then the die shows a blank."""
    t = choke()

    emit_turn(t, "die T01 1MD", "-")
    t.answer("no")

    assert (["T01 -"], True) == (t.pool(), t.copy("24015").ready)


@card("24015")
@pytest.mark.parametrize(("side", "ready"), [("1R", True), ("-", False)])
def test_force_choke_waits_for_a_blank_and_must_be_ready(side: str, ready: bool) -> None:
    """Another side is no reason, and once exhausted it does nothing."""
    t = choke()
    t.copy("24015").ready = ready

    emit_turn(t, "die T01 1MD", side)

    assert ("you: action", [f"T01 {side}"]) == (t.asked(), t.pool())


@card("24015")
def test_force_choke_goes_on_blue_characters() -> None:
    """Not on others."""
    t = Tabletop("T01 T02 T04", "T06", hand="24015")

    t.answer("play 24015")

    assert ["T02", "T04"] == t.options()


# Bokken Jedi


def bokken(*upgrades: str) -> Tabletop:
    """He is activated, with such upgrades, and rolls melee; others show melee and ranged."""
    t = Tabletop("24045 T01 T03", "T02")
    for code in upgrades:
        t.upgrade(code, on="24045")
    t.support("T70")
    t.show("T01", "+1MD")
    t.show("T03", "2RD")
    t.show("T70", "-")
    t.show("their T02", "1Sh")
    t.next_roll("24045", "2MD")
    t.answer("activate 24045")
    return t


@card("24045")
def test_bokken_jedi_turns_a_die_with_an_ability() -> None:
    """One of yours, to the symbol his die shows; he may also leave it."""
    t = bokken("02150")

    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T01 +1MD", "die T03 2RD", "die T70 -", "die 24045 2MD"] == t.options()
    t.answer("die T03 2RD")
    assert ["1MD", "+1MD"] == t.options()
    t.answer("1MD")

    assert ["T01 +1MD", "T03 1MD", "T70 -", "24045 2MD"] == t.pool()
    assert "they: action" == t.asked()


@card("24045")
def test_bokken_jedi_strikes_with_a_weapon() -> None:
    """His die is worth more beside another that shows its symbol; he may leave it."""
    t = bokken("T74")
    t.copy("their T02").shields = 1

    assert "you: may" == t.asked()
    t.answer("yes", "their T02")

    assert (2, ["T01 +1MD", "T03 2RD", "T70 -"]) == (t.copy("their T02").damage, t.pool())


@card("24045")
def test_bokken_jedi_stands_alone() -> None:
    """No other die of yours shows his symbol: nothing is added. An opponent's does not count."""
    t = Tabletop("24045*2 T03", "T02")
    t.upgrade("T74", on="24045")
    t.show("T03", "2RD")
    t.show("their T02", "1MD")
    t.state.chance.dictate(1, t.copy("24045").dice[1], 5)
    t.next_roll("24045", "2MD")

    t.answer("activate 24045", "yes", "their T02")

    assert 2 == t.copy("their T02").damage


@card("24045")
def test_bokken_jedi_resolves_one_of_his_dice() -> None:
    """Any of two, not both."""
    t = Tabletop("24045*2 T03", "T02")
    t.upgrade("T74", on="24045")
    t.state.chance.dictate(1, t.copy("24045").dice[1], 0)
    t.next_roll("24045", "2MD")

    t.answer("activate 24045", "yes")
    assert ["die 24045 2MD", "die 24045 2RD"] == t.options()
    t.answer("die 24045 2RD", "their T02")

    assert (2, ["24045 2MD"]) == (t.copy("their T02").damage, t.pool())


@card("24045")
def test_bokken_jedi_goes_by_a_die_of_his_in_an_opponents_pool() -> None:
    """It is his all the same; the die that is turned is one of yours."""
    t = Tabletop("24045 T03", "T02")
    t.upgrade("02150", on="24045")
    t.show("T03", "2RD")
    t.lend(t.show("24045", "2MD"))

    t.answer("activate 24045", "yes")

    assert ["1MD", "+1MD"] == t.options()


@card("24045")
@ruling("arh.part8.oppdie.01")
def test_bokken_jedi_resolves_a_die_out_of_an_opponents_pool() -> None:
    """As if it lay in yours; another of yours that shows its symbol makes it worth 1 more."""
    t = Tabletop("24045 T03", "T02")
    t.upgrade("T74", on="24045")
    t.show("T03", "1MD")
    t.lend(t.show("24045", "2MD"))

    t.answer("activate 24045", "yes", "their T02")

    assert (3, ["T03 1MD"], []) == (t.copy("their T02").damage, t.pool(), t.pool(THEM))


@card("24045")
def test_bokken_jedi_may_be_activated_by_anyone() -> None:
    """Only himself; through whatever card."""
    t = Tabletop("24045 T03", "T02")
    ref, other = t.copy("24045").ref, t.copy("T03").ref

    assert hears(t, "24045", AFTER, Event(ev.ACTIVATED, THEM, ref, other))
    assert not hears(t, "24045", AFTER, Event(ev.ACTIVATED, YOU, other, ref))


@card("24045")
def test_bokken_jedi_without_upgrades_is_only_activated() -> None:
    """Neither is asked."""
    assert "they: action" == bokken("T25").asked()


# Bokken Saber


@card("24054")
@pytest.mark.parametrize(
    ("host", "subtypes", "offered"),
    [
        ("T03", ("apprentice",), True),
        ("T03", (), False),
        ("T06", (), False),
        ("T02", (), False),
        ("01012", (), True),
    ],
)
def test_the_bokken_saber_is_enough_for_learners(
    host: str, subtypes: tuple[str, ...], offered: bool
) -> None:
    """An apprentice, or a blue character that is not unique."""
    t = Tabletop(host, "T01")
    t.copy(host).subtypes = list(subtypes)
    t.upgrade("24054", on=host)
    t.upgrade("T21", on=host)
    t.show("24054", "+2MD")
    t.show("T21", "+2RD")

    resolved = [one for one in t.options() if one.startswith("resolve")]
    assert ["resolve melee"] * offered == resolved
    if offered:
        t.answer("resolve melee", "their T01")
        assert (2, ["T21 +2RD"]) == (t.copy("their T01").damage, t.pool())
