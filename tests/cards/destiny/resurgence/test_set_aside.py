"""Resurgence, cards that bring in dice and cards from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    followed,
    hears,
    next_die_shows,
    only_your_activation_counts,
    set_aside_dice,
)

# Allya


@card("23001")
@pytest.mark.parametrize(("answer", "rolled"), [("yes", 1), ("no", 0)])
def test_a_curse_calls_a_sister_of_allya(answer: str, rolled: int) -> None:
    """If you wish; one die, set aside again afterwards."""
    t = Tabletop("23001", "T02", hand="T903")
    t.spare_die("01012", count=2)
    next_die_shows(t, 4)

    t.answer("play T903")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer(answer)

    assert (["01012 1R"] * rolled, 2 - rolled) == (t.pool(), set_aside_dice(t)["01012"])
    if rolled:
        assert followed(t, "card_played", "die_brought")
        t.answer("pass", "resolve resource")
        assert {"01012": 2} == set_aside_dice(t)


@card("23001")
def test_only_your_curses_call_a_sister_of_allya() -> None:
    """Not another downgrade, and not what they play."""
    t = Tabletop("23001", "T915", hand="T902", their_hand="T903")
    t.spare_die("01012")

    t.answer("play T902")
    assert "they: action" == t.asked()
    t.answer("play T903")

    assert "you: action" == t.asked()


@card("23001")
@pytest.mark.parametrize(("curses", "abilities", "dealt"), [(0, 1, 1), (2, 0, 2), (3, 3, 5)])
def test_the_special_of_allya_counts_curses_and_blue_abilities(
    curses: int, abilities: int, dealt: int
) -> None:
    """Those under your control, up to five; other downgrades, upgrades and theirs do not count."""
    t = Tabletop("23001 T01", "T02")
    for _ in range(curses):
        t.downgrade("T903", on="their T02")
    for _ in range(abilities):
        t.upgrade("T912", on="23001")
    t.downgrade("T902", on="T01")
    t.upgrade("T923", on="T01")
    t.upgrade("T353", on="T01")
    t.upgrade("T912", on="their T02")
    t.downgrade("T903", on="23001", by=THEM)
    t.copy("their T02").shields = 1
    t.show("23001", "Sp")

    t.answer("resolve special")

    assert (dealt - 1, 0) == (t.copy("their T02").damage, t.copy("23001").damage)


@card("23001")
def test_no_two_dice_of_allya_are_removed_in_one_action() -> None:
    """She has resilience."""
    t = Tabletop("23001*2", "T02", their_hand="08149")
    t.show("23001", "-")
    t.show("23001", "-")

    t.answer("pass", "play 08149")
    t.choose(0)

    assert ["23001 -"] == t.pool()


@card("23001")
def test_other_witches_cost_less_beside_allya() -> None:
    """A point each; she herself pays in full."""
    assert [] == faults(listed("23001 01012 T603"))
    assert [] != faults(listed("23001 01012 01012"))
    assert ["too_many_points 23001 T614 31 30 17 1 14 1"] == faults(listed("23001 T614"))
    assert [] == faults(listed("23001 T605*2"))


# Pre-Mor Enforcers


@card("23026")
@pytest.mark.parametrize(("resources", "rolled"), [(1, 1), (2, 2), (3, 2)])
def test_the_enforcers_bring_conscripts(resources: int, rolled: int) -> None:
    """One for each resource on them, two at most."""
    t = Tabletop("T01", "T02")
    t.support("23026").resources = resources
    t.spare_die("09134", count=4)

    t.answer("activate 23026")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert (1 + rolled, {"09134": 4 - rolled}) == (len(t.pool()), set_aside_dice(t))
    assert resources == t.copy("23026").resources


@card("23026")
def test_the_enforcers_may_come_alone() -> None:
    """If you wish, or without a resource on them; those of other cards do not count."""
    t = Tabletop("T01", "T02")
    t.support("23026").resources = 1
    t.spare_die("09134")
    t.answer("activate 23026", "no")
    assert ("they: action", 1) == (t.asked(), len(t.pool()))

    t = Tabletop("T01", "T02")
    t.support("23026")
    t.copy("T01").resources = 2
    t.spare_die("09134")
    t.answer("activate 23026")
    assert ("they: action", 1) == (t.asked(), len(t.pool()))


@card("23026")
def test_only_you_call_conscripts() -> None:
    """And only by activating that very card."""
    t, theirs = (Tabletop("T03", "T02") for _ in range(2))
    t.support("23026").resources = 1
    theirs.support("23026").resources = 1

    only_your_activation_counts(t, theirs, "23026")


@card("23026")
@pytest.mark.parametrize(("team", "placed"), [("T907", 1), ("T01", 0)])
def test_a_leader_pays_the_enforcers(team: str, placed: int) -> None:
    """One of yours, once a round."""
    t = Tabletop(team, "T907", resources=0)
    t.support("23026")

    t.answer("use 23026")

    assert (placed, 0) == (t.copy("23026").resources, t.resources())
    assert "they: action" == t.asked()
    t.answer("pass")
    assert "use 23026" not in t.options()


# Desperate Power


@card("23049")
def test_desperate_power_hurts_a_blue_character_and_rolls_a_die() -> None:
    """One of yours; the damage can be blocked."""
    t = Tabletop("T02 T04 T01", "T03 T602", hand="23049")
    t.copy("T04").shields = 1
    t.copy("T02").shields = 2
    t.spare_die("22014", count=2)

    t.answer("play 23049")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (0, 1) == (t.copy("T02").damage, t.copy("T02").shields)
    assert (1, {"22014": 1}, ["23049"]) == (len(t.pool()), set_aside_dice(t), t.discards())


@card("23049")
def test_without_a_blue_character_there_is_no_desperate_power() -> None:
    """The die comes only then."""
    t = Tabletop("T01", "T02", hand="23049")
    t.spare_die("22014")

    t.answer("play 23049")

    assert ("they: action", [], 0) == (t.asked(), t.pool(), t.copy("T01").damage)


# Going Somewhere, Solo?

GREEDO, HAN = 0, 1


def solo(team: str, theirs: str = "T907 T908") -> Tabletop:
    """The event is played, against dice of different value; supports are no characters."""
    t = Tabletop(team, f"T06*2 T61 {theirs}", hand="23105")
    t.support("01005")
    t.support("01031")
    t.show("their T06", "1MD")
    t.show("their T06", "2RD")
    t.show("their T61", "-")
    t.show(team.split(maxsplit=1)[0], "-")
    t.spare_die("05021", count=2)
    t.spare_die("11096", count=2)
    t.answer("play 23105")
    return t


@card("23105")
def test_solo_loses_a_die_of_little_value() -> None:
    """Of an opponent, worth one or nothing; then a villain may call Greedo."""
    t = solo("01020 T01")
    assert ["die T06 1MD", "die T61 -"] == [one.removeprefix("their ") for one in t.options()]
    t.choose(0)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    t.choose(GREEDO)

    assert ({"05021": 1, "11096": 2}, 2) == (set_aside_dice(t), len(t.pool()))
    assert ["T06 2RD", "T61 -"] == t.pool(THEM)


@card("23105")
def test_a_hero_calls_han_solo() -> None:
    """Not Greedo."""
    t = solo("01047 T01")
    t.choose(0)
    t.answer("yes")
    t.choose(HAN)

    assert {"05021": 2, "11096": 1} == set_aside_dice(t)


@card("23105")
@pytest.mark.parametrize(("team", "choice"), [("01020", HAN), ("01047", GREEDO)])
def test_the_other_side_does_not_come(team: str, choice: int) -> None:
    """Whoever chooses what cannot be spotted rolls nothing."""
    t = solo(team)
    t.choose(0)
    t.answer("yes")
    t.choose(choice)

    assert {"05021": 2, "11096": 2} == set_aside_dice(t)


@card("23105")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_nobody_need_come_after_solo(answer: str) -> None:
    """With neither hero nor villain nothing is asked; theirs are none of yours."""
    t = solo("01020")
    t.choose(0)
    if answer == "no":
        t.answer("no")
        assert ("they: action", 1) == (t.asked(), len(t.pool()))
        return
    t = solo("09142")
    t.choose(0)
    assert ("they: action", 1) == (t.asked(), len(t.pool()))


@card("23105")
def test_without_a_scoundrel_solo_loses_nothing() -> None:
    """One of theirs does not help; and nobody comes."""
    t = solo("T907", "01020")

    assert ("they: action", 3, 1) == (t.asked(), len(t.pool(THEM)), len(t.pool()))


# ISB Central AccountPorts


def office(team: str = "24002", hand: str = "T33 T34") -> Tabletop:
    """The office with an agent's die set aside."""
    t = Tabletop(team, "T02", hand=hand)
    t.support("23025")
    t.spare_die("14014", count=2)
    next_die_shows(t, 4)
    t.copy("their T02").shields = 3
    return t


@card("23025")
@ruling("arh.clar.res.04")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_office_hears_of_cards_you_reveal_yourself(answer: str) -> None:
    """It may be exhausted to send an agent; then indirect damage follows."""
    t = office()
    t.answer("use 24002")
    t.choose(0)
    t.choose(0)
    t.answer("their T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("cards_revealed"))
    t.answer(answer)

    sent = answer == "yes"
    assert (["14014 1R"] * sent, 2 - sent) == (t.pool(), set_aside_dice(t)["14014"])
    assert (not sent, 2 - sent) == (t.copy("23025").ready, t.copy("their T02").shields)
    assert hears(t, "23025", AFTER, Event(ev.CARDS_REVEALED, THEM))


@card("23025")
@ruling("arh.clar.res.05")
def test_the_office_does_not_hear_of_discarded_cards() -> None:
    """They are seen in the pile, not revealed; nor does it hear of anything while exhausted."""
    t = office("18073", hand="T31")
    t.show("18073", "Sp")
    t.answer("resolve special")
    t.choose(1)
    assert ("they: action", []) == (t.asked(), t.pool())

    t = office()
    t.copy("23025").ready = False
    t.answer("use 24002")
    t.choose(0)
    t.choose(0)
    t.answer("their T02")
    assert ("they: action", []) == (t.asked(), t.pool())


@card("23025")
def test_without_an_agent_the_office_does_no_damage() -> None:
    """It is exhausted for nothing."""
    t = office()
    t.state.players[0].spares.clear()
    t.answer("use 24002")
    t.choose(0)
    t.choose(0)
    t.answer("their T02", "yes")

    assert ("they: action", False) == (t.asked(), t.copy("23025").ready)
    assert 1 == len(t.events("damage_dealt"))
