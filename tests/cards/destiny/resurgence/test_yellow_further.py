"""Resurgence, further yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Jango Fett


def jango(answer: str = "", where: str = "their T02") -> Tabletop:
    """Jango plays a bounty."""
    t = Tabletop("23031", "T02 T06", hand="22102 T31", their_hand="22102", resources=1)
    t.discard_pile("21033", "22035", "T310")
    t.copy("their T02").shields = 1
    t.copy("their T06").shields = 1
    t.answer("use 23031")
    assert ["card 22102", "card 21033", "card 22035"] == t.options()
    t.answer("card 22102", where)
    assert ["either 0", "either 1"] == t.options()
    if answer:
        t.answer(answer)
    return t


@card("23031")
def test_jango_hurts_whom_the_bounty_is_on() -> None:
    """Or takes a shield for himself."""
    t = jango("either 0", "their T06")
    assert (0, 1) == (t.copy("their T06").shields, t.copy("their T02").shields)
    assert (t.copy("their T06").ref, 0) == (t.copy("22102").host, t.resources())
    assert 0 == t.copy("their T06").damage
    assert 1 == t.events("ability_used")[0].amount

    t = jango("either 1")
    assert (1, 1) == (t.copy("23031").shields, t.copy("their T02").shields)


@card("23031")
def test_jango_needs_a_bounty() -> None:
    """Without one that can be paid for nothing else happens."""
    t = Tabletop("23031", "T02", resources=0)
    t.discard_pile("22102", "T310")

    t.answer("use 23031")

    assert ("they: action", 0) == (t.asked(), t.copy("23031").shields)
    assert [] == t.events("play_started")


@card("23031")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jango_may_reroll_when_they_activate(answer: str) -> None:
    """A character die of anybody; not a die of an upgrade."""
    t = Tabletop("23031", "T02 T06")
    t.upgrade("T21", on="23031")
    for label in ("23031", "T21", "their T06"):
        t.show(label, "1R")
    t.next_roll("their T02", "2RD")
    t.next_roll("their T06", "-")
    ref = t.copy("23031").ref
    assert not hears(t, "23031", AFTER, Event(ev.ACTIVATED, YOU, ref, ref))
    t.support("T11", seat=THEM)
    vehicle = t.copy("their T11").ref
    assert not hears(t, "23031", AFTER, Event(ev.ACTIVATED, THEM, vehicle, vehicle))
    character = t.copy("their T02").ref
    assert hears(t, "23031", AFTER, Event(ev.ACTIVATED, THEM, character, vehicle))

    t.answer("pass", "activate their T02")
    assert ("you: may", 1) == (t.asked(), len(t.events("activated")))
    t.answer(answer)
    if answer == "yes":
        assert ["die 23031 1R", "their die T06 1R", "their die T02 2RD"] == t.options()
        t.answer("their die T06 1R")

    assert ["T06 -" if answer == "yes" else "T06 1R", "T02 2RD"] == t.pool(THEM)


@card("23031")
def test_jango_is_resilient() -> None:
    """An action removes one of his dice."""
    t = Tabletop("23031*2", "T02", their_hand="T122")
    t.show("23031", "3RD")
    t.show("23031", "2MD")

    t.answer("pass", "play T122")
    assert "they: resilience" == t.asked()
    t.choose(0)

    assert 1 == len(t.pool())


# Partisan Rifle


@card("23085")
def test_the_partisan_rifle_brings_one_shot() -> None:
    """It enters play with a resource; for that its own die is resolved, worth one more."""
    t = Tabletop("T03*2", "T02", hand="23085")

    t.answer("play 23085")
    rifle = t.copy("23085")
    assert (1, 0, 0) == (rifle.resources, rifle.damage, rifle.shields)
    t.make_elite("23085")
    for label in ("23085", "23085", "T03"):
        t.show(label, "2RD")
    t.copy("their T02").shields = 1
    t.answer("pass", "use 23085")
    assert ["die 23085 2RD", "die 23085 2RD"] == t.options()
    t.choose(0)
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.copy("23085").resources)
    assert ["23085 2RD", "T03 2RD"] == t.pool()
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("23085")
@pytest.mark.parametrize("resources", [0, 1])
def test_the_partisan_rifle_needs_its_resource_and_its_die(resources: int) -> None:
    """Another rifle is another card, and a die in their pool is not yours to resolve."""
    t = Tabletop("T03 T06", "T02")
    t.upgrade("23085", on="T03").resources = resources
    t.upgrade("23085", on="their T02")
    t.show("their 23085", "2RD")
    die = t.show("23085", "2RD")
    if resources:
        t.lend(die)

    t.answer("use 23085")

    assert ("they: action", 0) == (t.asked(), t.copy("23085").resources)
    assert (1 + resources, 1 - resources) == (len(t.pool(THEM)), len(t.pool()))


@card("23085")
def test_the_partisan_rifle_redeploys() -> None:
    """It moves on before its character falls."""
    t = Tabletop("T03 T06", "T02")
    t.upgrade("23085", on="T03")
    t.show("their T02", "1MD")
    t.copy("T03").damage = 9

    t.answer("pass", "resolve melee", "T03")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert t.copy("T06").ref == t.copy("23085").host
