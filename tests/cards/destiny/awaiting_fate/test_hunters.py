"""Awaiting Fate, bounty hunters and pirates: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# No Escape


def hunted(ready: bool = True) -> Tabletop:
    """A character of theirs is sought; hunters of yours have dice, and others too."""
    t = Tabletop("T906*2 T01", "T02 T06", resources=1)
    t.support("T910")
    t.downgrade("24033", on="their T02").ready = ready
    t.show("T906", "2RD")
    t.show("T01", "2RD")
    t.show("T910", "1ID")
    t.copy("their T06").shields = 1
    return t


@card("24033")
def test_no_escape_resolves_a_hunters_die_when_the_sought_are_activated() -> None:
    """For an exhaustion; as it shows, once."""
    t = hunted()
    t.pass_turn()

    t.answer("activate their T02")
    assert ("you: may", 1) == (t.asked(), len(t.events("activated")))
    t.answer("yes")
    assert ["T906", "T01", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (1, 0) == (t.copy("their T06").damage, t.copy("their T06").shields)
    assert (["T01 2RD", "T910 1ID"], False) == (t.pool(), t.copy("24033").ready)


@card("24033")
def test_no_escape_offers_each_hunters_die() -> None:
    """One of them is chosen; theirs is none."""
    t = Tabletop("T906 T03", "T02 T906", resources=0)
    t.support("24039")
    t.downgrade("24033", on="their T02")
    t.show("T906", "2RD")
    t.show("24039", "1RD")
    t.show("T03", "2RD")
    t.show("their T906", "2RD")
    t.pass_turn()

    t.answer("activate their T02", "yes")
    assert ["die T906 2RD", "die 24039 1RD"] == t.options()
    t.answer("die 24039 1RD", "their T02")

    assert (["T906 2RD", "T03 2RD"], 1) == (t.pool(), t.copy("their T02").damage)


@card("24033")
def test_no_escape_does_not_pay_for_the_die() -> None:
    """What a side costs is paid."""
    t = Tabletop("01022", "T02", resources=1)
    t.copy("01022").subtypes = ["bounty-hunter"]
    t.downgrade("24033", on="their T02")
    t.upgrade("T21", on="01022").subtypes = ["bounty-hunter"]
    t.show("T21", "1RD1")
    t.pass_turn()

    t.answer("activate their T02", "yes", "their T02")

    assert (1, 0) == (t.copy("their T02").damage, t.resources())


@card("24033")
def test_no_escape_waits_for_any_activation() -> None:
    """Also one that you bring about."""
    t = hunted()
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("their T02").ref, t.copy("T01").ref))

    assert "you: may" == t.asked()


@card("24033")
@pytest.mark.parametrize(("ready", "who"), [(False, "T02"), (True, "T06")])
def test_no_escape_must_be_ready_and_is_about_its_character(ready: bool, who: str) -> None:
    """Nothing is asked otherwise."""
    t = hunted(ready)
    t.pass_turn()

    t.answer(f"activate their {who}")

    assert "you: action" == t.asked()


@card("24033")
@pytest.mark.parametrize("by", [YOU, THEM])
def test_no_escape_rolls_a_hunters_die_when_its_character_falls(by: int) -> None:
    """Whoever did it; one die from a hunter of yours, if you like."""
    t = hunted(ready=False)
    t.support("24039")
    t.copy("their T02").damage = 7
    if by == YOU:
        t.answer("resolve ranged", "die T01 2RD", "their T02")
    else:
        t.show("their T06", "2RD")
        t.pass_turn()
        t.answer("resolve ranged", "their T02")

    assert ("you: may", 1) == (t.asked(), len(t.events("defeated")))
    t.answer("yes")
    assert 2 == len(t.options())
    t.choose(0)
    rolled = [event for event in t.events("dice_rolled") if event.seat == YOU]
    assert [1] == [len(event.items) for event in rolled]
    assert 2 == len([one for one in t.pool() if one.startswith("T906")])


@card("24033")
@pytest.mark.parametrize(("answer", "who"), [("no", "T02"), ("", "T06")])
def test_no_escape_need_roll_none(answer: str, who: str) -> None:
    """Nor when another character falls."""
    t = hunted()
    t.copy(f"their {who}").damage = 7
    t.copy("their T06").shields = 0

    t.answer("resolve ranged", "die T01 2RD", f"their {who}")
    if answer:
        t.answer(answer)

    assert "you: may" != t.asked()
    assert [] == t.events("dice_rolled")


@card("24033")
def test_no_escape_rolls_no_die_of_their_hunters() -> None:
    """Their hunter's die stays on its card, and is not offered."""
    t = Tabletop("T906 T01", "T02 T906", resources=0)
    t.downgrade("24033", on="their T02")
    t.copy("their T02").damage = 7
    t.show("T01", "2RD")

    t.answer("resolve ranged", "their T02", "yes")

    assert ["T906"] == [one.split()[0] for one in t.pool()]


# Zuckuss


@card("24039")
@pytest.mark.parametrize(("who", "damage"), [("T02", 2), ("T06", 0)])
def test_zuckuss_hurts_the_sought(who: str, damage: int) -> None:
    """A damage for each downgrade on the character, whoever controls it."""
    t = Tabletop("T01", "T02 T06")
    t.support("24039")
    t.downgrade("T902", on="their T02")
    t.downgrade("T903", on="their T02")
    t.upgrade("T25", on="their T02")
    t.downgrade("T903", on="T01", by=THEM)
    t.copy("their T02").shields = 1
    t.show("24039", "Sp")

    t.answer("resolve special", "either 1")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer(f"their {who}")

    assert max(0, damage - 1) == t.copy(f"their {who}").damage


@card("24039")
def test_zuckuss_counts_an_opponents_downgrades() -> None:
    """On a character of yours."""
    t = Tabletop("T01", "T02")
    t.support("24039")
    t.downgrade("T903", on="T01", by=THEM)
    t.show("24039", "Sp")

    t.answer("resolve special", "either 1", "T01")

    assert 1 == t.copy("T01").damage


# Pirate Snub Fighter


@card("24038")
def test_the_snub_fighter_pays_for_the_disrupt() -> None:
    """Of a side with a cost."""
    t = Tabletop("T01", "T02", resources=1)
    t.support("24038")
    t.support("T85")
    t.show("T85", "2Dr1")

    t.answer("use 24038")

    assert (0, 3) == (t.resources(), t.resources(THEM))


@card("24039")
@pytest.mark.parametrize(("seat", "ready"), [(YOU, True), (THEM, False)])
def test_zuckuss_is_readied_by_4_lom(seat: int, ready: bool) -> None:
    """One of yours; the downgrade lies on a character of theirs."""
    t = Tabletop("T01", "T02")
    t.support("24039").ready = False
    t.downgrade("24032", on="their T02" if seat == YOU else "T01", by=seat)

    t.answer("use 24039")

    assert (ready, 1) == (t.copy("24039").ready, t.events("ability_used")[0].amount)


@card("24039")
def test_zuckuss_is_not_readied_alone() -> None:
    """A bounty hunter of another name will not do."""
    t = Tabletop("T906", "T02")
    t.support("24039").ready = False
    t.set_aside("24032")

    t.answer("use 24039")

    assert not t.copy("24039").ready
