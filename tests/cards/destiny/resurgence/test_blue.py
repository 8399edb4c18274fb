"""Resurgence, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts


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


# Anger And Power


def angry(number: int, shields: int = 0) -> Tabletop:
    """A character is dealt so much damage; blank dice of all sorts lie in the pools."""
    t = Tabletop("T04 T01", "T02", hand="23006")
    t.upgrade("T21", on="T01")
    t.support("T11")
    for label in ("T04", "T21", "T11", "their T02"):
        t.show(label, "-")
    t.show("T01", "1MD")
    t.copy("T04").shields = shields
    t.answer("play 23006")
    assert [f"number {one}" for one in range(4)] == t.options()
    t.answer(f"number {number}")
    return t


@card("23006")
@pytest.mark.parametrize(("number", "shields", "worth"), [(3, 0, 3), (1, 0, 1), (3, 2, 1)])
def test_a_blank_is_worth_the_damage_that_was_taken(number: int, shields: int, worth: int) -> None:
    """As melee damage, which may be blocked; what shields kept off does not count."""
    t = angry(number, shields)
    t.copy("their T02").shields = 1
    assert ["T04", "T01"] == t.options()
    t.answer("T04")
    assert ["die T04 -", "die T21 -"] == t.options()

    t.answer("die T21 -", "their T02")

    assert (worth, worth - 1) == (t.copy("T04").damage, t.copy("their T02").damage)
    assert ["melee"] == [facts.SYMBOL_NAMES[one.detail] for one in t.events("die_resolved")]
    assert (["T04 -", "T11 -", "T01 1MD"], "they: action") == (t.pool(), t.asked())


@card("23006")
def test_without_anger_no_power() -> None:
    """No damage, no die."""
    t = angry(0)

    while t.asked() != "they: action":
        t.choose(0)

    assert ([], []) == (t.events("damage_dealt"), t.events("die_resolved"))


@card("23006")
def test_damage_that_is_all_blocked_makes_a_blank_worth_nothing() -> None:
    """It was dealt all the same."""
    t = angry(2, shields=2)

    t.answer("T04", "die T04 -")
    while t.asked() != "they: action":
        t.choose(2)

    assert (0, 0) == (t.copy("T04").damage, t.copy("their T02").damage)


# Corruption


def corruption() -> Tabletop:
    """The support, and characters of theirs with upgrades and dice; it is their turn."""
    t = Tabletop("T01", "T02*2 T04")
    t.support("23009")
    t.support("T11", seat=THEM)
    t.upgrade("T21", on="their T02")
    t.show("their T04", "1R")
    t.next_roll("their T02", "1R")
    t.next_roll("their T21", "1R")
    t.answer("pass")
    return t


@card("23009")
def test_corruption_may_be_discarded_to_blank_a_die_of_who_was_activated() -> None:
    """A character die of that very character."""
    t = corruption()

    t.answer("activate their T02")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("activated")))
    t.answer("yes")
    assert (["23009"], ["T01"]) == (t.discards(), t.in_play())
    dice = [f"their die {one}" for one in t.pool(THEM) if one.startswith("T02")]
    assert dice == t.options()
    t.answer(dice[0])

    assert {"T04 1R", "T21 1R", "T02 -"} <= set(t.pool(THEM))


@card("23009")
def test_corruption_may_be_kept() -> None:
    """Nothing is turned."""
    t = corruption()

    t.answer("activate their T02", "no")

    assert (["T01", "23009"], []) == (t.in_play(), t.events("die_turned"))


@card("23009")
def test_corruption_heeds_neither_supports_nor_yours() -> None:
    """An opponent has to activate a character."""
    t = corruption()
    t.answer("activate their T11")
    assert "you: action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


# Gungi


@card("23046")
def test_gungi_does_two_of_three_things() -> None:
    """Unblockable damage, a shield, or a die rerolled: anybody, and any die."""
    t = Tabletop("23046*2 T03", "T02")
    t.copy("their T02").shields = 1
    t.show("23046", "Sp")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.next_roll("their T02", "-")

    t.answer("resolve special", "either 0")
    assert ["either 1", "either 2"] == t.options()
    t.answer("either 2")
    everybody = ["23046", "T03", "their T02"]
    assert everybody == t.options()
    t.answer("their T02")
    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["die T03 1R", "their die T02 1R"] == [one for one in t.options() if "Sp" not in one]
    t.answer("their die T02 1R")
    assert (["T02 -"], "they: action") == (t.pool(THEM), t.asked())

    t.show("23046", "Sp")
    t.answer("pass", "resolve special", "either 1", "either 0")
    assert everybody == t.options()
    t.answer("T03", "23046")
    assert (1, 1) == (t.copy("T03").shields, t.copy("23046").damage)


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


# DC0052 Speeder


def speeder() -> Tabletop:
    """The support, two Jedi and another character."""
    t = Tabletop("01035 01037 T03", "07057")
    t.support("23052")
    return t


@card("23052")
def test_after_the_speeder_a_jedi_may_be_activated() -> None:
    """One of them, whoever's it is; nobody else."""
    t = speeder()

    t.answer("activate 23052", "yes")
    assert ["01035", "01037", "their 07057"] == t.options()
    t.answer("01037")

    ready = [t.copy(one).ready for one in ("01035", "01037", "T03")]
    assert ([True, False, True], "they: action") == (ready, t.asked())


@card("23052")
def test_no_jedi_need_be_activated_nor_by_another_activation() -> None:
    """No is an answer."""
    t = speeder()
    t.answer("activate 23052", "no")
    assert ("they: action", True) == (t.asked(), t.copy("01037").ready)

    only_your_activation_counts(speeder(), speeder(), "23052")


# Shaak Ti's Lightsaber


def shaak_tis_lightsaber() -> Tabletop:
    """Its special in the pool, and dice of troopers and others."""
    t = Tabletop("T03 01002 01030", "01002")
    t.upgrade("23057", on="T03")
    t.show("23057", "Sp")
    t.show("T03", "1R")
    t.show("01002", "1R")
    t.show("01030", "1R")
    t.show("their 01002", "1R")
    t.copy("their 01002").shields = 1
    return t


@card("23057")
def test_shaak_tis_lightsaber_deals_one_unblockable_damage() -> None:
    """To anybody."""
    t = shaak_tis_lightsaber()

    t.answer("resolve special", "either 0")
    assert ["T03", "01002", "01030", "their 01002"] == t.options()
    t.answer("their 01002")

    assert (1, 1) == (t.copy("their 01002").damage, t.copy("their 01002").shields)


@card("23057")
def test_or_it_turns_a_trooper_die_of_yours_and_resolves_it() -> None:
    """To any side; shields help against that, and it costs what it shows."""
    t = shaak_tis_lightsaber()
    t.state.players[0].resources = 1

    t.answer("resolve special", "either 1")
    assert ["die 01002 1R", "die 01030 1R"] == t.options()
    t.answer("die 01002 1R")
    assert ["1RD", "2RD", "2RD1", "-"] == t.options()
    t.answer("2RD1", "their 01002")

    assert (1, 0, 0) == (
        t.copy("their 01002").damage,
        t.copy("their 01002").shields,
        t.resources(),
    )
    assert ["T03 1R", "01030 1R"] == t.pool()


# Count Dooku's Lightsaber


def dookus_lightsaber(host: str = "01009") -> Tabletop:
    """The upgrade on a character, and dice of it and of others."""
    t = Tabletop(f"{host} T03", "T02 T06")
    t.upgrade("23092", on=host)
    t.copy("their T02").shields = 1
    t.show(host, "1R")
    return t


@card("23092")
def test_after_count_dookus_die_it_may_be_exhausted_for_an_indirect_damage() -> None:
    """The opponent says who takes it; shields block it."""
    t = dookus_lightsaber()

    t.answer("resolve resource")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ("they: indirect_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert not t.copy("23092").ready


@card("23092")
def test_it_may_stay_ready() -> None:
    """Nothing is dealt."""
    t = dookus_lightsaber()

    t.answer("resolve resource", "no")

    assert ("they: action", True) == (t.asked(), t.copy("23092").ready)


@card("23092")
@pytest.mark.parametrize("case", ["other host", "other die", "theirs", "exhausted"])
def test_nothing_is_asked_otherwise(case: str) -> None:
    """On somebody else, after another die, after theirs, or exhausted."""
    t = dookus_lightsaber("T04" if case == "other host" else "01009")
    if case == "exhausted":
        t.copy("23092").ready = False
    if case == "theirs":
        die = t.copy("01009").dice[0]
        emit(t.state, Event(ev.DIE_RESOLVED, THEM, die, 0, 1, facts.RESOURCE))
        assert "you: action" == t.asked()
    elif case == "other die":
        t.show("T03", "1MD")
        t.answer("resolve melee", "T03")
        assert "they: action" == t.asked()
    else:
        t.answer("resolve resource")
        assert "they: action" == t.asked()
