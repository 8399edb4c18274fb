"""Resurgence, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

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


# DC0052 Speeder


def speeder() -> Tabletop:
    """The support, two Jedi and another character."""
    t = Tabletop("01035 01037 T03", "07057")
    t.support("23052")
    return t


@card("23052")
def test_after_the_speeder_a_jedi_of_yours_may_be_activated() -> None:
    """One of them; not one of theirs, nor anybody else."""
    t = speeder()

    t.answer("activate 23052", "yes")
    assert ["01035", "01037"] == t.options()
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
