"""Display of Power: what came of a die that was resolved, and what hits only some."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    hears,
    waits_only_for_your_die,
)

# Tera Sinube


def sinube() -> Tabletop:
    """Blue dice and others of both players."""
    t = Tabletop("22047 T01 T04", "T02")
    t.show("22047", "1R")
    t.show("T01", "2RD")
    t.show("T04", "2RD")
    t.show("their T02", "-")
    return t


@card("22047")
def test_sinube_rerolls_some_dice_again() -> None:
    """As many as the die is worth, any of them once more; only those."""
    t = sinube()

    t.answer("use 22047")
    assert ["die 22047 1R", "die T04 2RD"] == t.options()
    t.answer("die T04 2RD")
    t.next_roll("T01", "1Sh")
    t.next_roll("their T02", "1R")
    t.answer("die T01 2RD", "their die T02 -")
    assert ["die T01 1Sh", "their die T02 1R", "stop"] == t.options()
    t.next_roll("T01", "1MD")
    t.answer("die T01 1Sh", "stop")

    assert (["22047 1R", "T01 1MD"], ["T02 1R"]) == (t.pool(), t.pool(THEM))
    assert [2, 1] == [event.amount for event in t.events("dice_rolled")]


@card("22047")
def test_sinube_may_leave_them_as_they_are() -> None:
    """With none rerolled there is nothing to reroll again."""
    t = sinube()

    t.answer("use 22047", "die 22047 1R", "stop")

    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))


@card("22047")
def test_sinube_pays_for_a_die() -> None:
    """What its side costs."""
    t = Tabletop("22047 T83", "T02", resources=1)
    t.show("T83", "1RD1")

    t.answer("use 22047")

    assert 0 == t.resources()


# May the Force Be with You


def with_you() -> Tabletop:
    """A die that shows rerolls of each player, and others."""
    t = Tabletop("T01 T06", "T02", hand="22049")
    t.support("T14")
    t.support("T222", seat=THEM)
    t.show("T14", "2Re")
    t.show("T01", "2RD")
    t.show("their T222", "2Re")
    return t


@card("22049")
def test_the_force_removes_one_of_the_rerolled_dice() -> None:
    """The die is yours; it goes as usual, and one of the others is removed."""
    t = with_you()
    t.show("T06", "1R")

    t.answer("play 22049")
    assert ["die T14 2Re", "die T01 2RD", "die T06 1R", "their die T222 2Re", "stop"] == t.options()
    t.next_roll("T01", "1Sh")
    t.next_roll("their T222", "1F")
    t.answer("die T01 2RD", "their die T222 2Re")
    assert ["die T01 1Sh", "their die T222 1F"] == t.options()
    t.answer("their die T222 1F")

    assert (["T01 1Sh", "T06 1R"], []) == (t.pool(), t.pool(THEM))


@card("22049")
def test_the_force_resolves_one_of_your_dice() -> None:
    """Which one is a choice."""
    t = with_you()
    t.support("T222")
    t.show("T222", "2Re")

    t.answer("play 22049")
    assert ["die T14 2Re", "die T222 2Re"] == t.options()
    t.answer("die T222 2Re", "stop")

    assert ["T14 2Re", "T01 2RD"] == t.pool()


@card("22049")
def test_the_force_removes_nothing_that_was_not_rerolled() -> None:
    """Who rerolls no die removes none."""
    t = with_you()

    t.answer("play 22049", "stop")

    assert (["T01 2RD"], ["T222 2Re"]) == (t.pool(), t.pool(THEM))


# Guardians of Peace


def guardians(*sides: tuple[str, str]) -> Tabletop:
    """The support, dice that show rerolls, and others."""
    t = Tabletop("T01 T06", "T02", hand="T31")
    t.support("22051")
    for label, side in sides:
        t.support(label)
        t.show(label, side)
    t.show("T01", "2RD")
    t.show("T06", "1R")
    t.show("their T02", "1Sh")
    return t


@card("22051")
def test_guardians_of_peace_give_a_shield() -> None:
    """Two rerolled dice are not enough for two; anybody may have it, and the support is used."""
    t = guardians(("T14", "2Re"))

    t.answer("resolve reroll", "die T01 2RD", "die T06 1R")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T01", "T06", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, False) == (t.copy("their T02").shields, t.copy("22051").ready)


@card("22051")
@ruling("arh.clar.dop.08")
@ruling("arh.clar.dop.09")
@ruling("arh.clar.dop.12")
def test_guardians_of_peace_give_two_shields_for_three_rerolled_dice() -> None:
    """All rerolls of the turn count, the same die twice, once the second die is resolved."""
    t = guardians(("T14", "2Re"), ("T222", "2Re"))
    t.next_roll("T01", "2RD")
    t.next_roll("T06", "1R")

    t.answer("resolve reroll", "die T14 2Re", "die T01 2RD", "die T06 1R", "no")
    assert "you: die_to_resolve" == t.asked()
    t.answer("die T222 2Re", "die T01 2RD", "stop", "yes", "T01")

    assert 2 == t.copy("T01").shields


@card("22051")
@ruling("arh.clar.dop.10")
def test_guardians_of_peace_count_dice_of_an_action_before() -> None:
    """The action to reroll counts, if it was on the same turn."""
    t = Tabletop("T01 T06", "T02", hand="T31 T38 18078")
    t.support("22051")
    t.support("T14")
    t.show("T01", "2RD")
    t.show("T06", "1R")
    t.show("T14", "2Re")
    t.next_roll("T01", "2RD")
    t.next_roll("T06", "1R")

    t.answer("play 18078", "reroll")
    t.choose(0)
    t.answer("die T01 2RD", "die T06 1R", "stop", "play T38", "die T14 2Re")
    t.answer("die T01 2RD", "stop", "yes", "T01")

    assert 2 == t.copy("T01").shields


@card("22051")
@ruling("arh.clar.dop.11")
def test_guardians_of_peace_wait_for_a_power_action() -> None:
    """What Tera Sinube rerolls once more counts too."""
    t = sinube()
    t.support("22051")
    t.next_roll("T01", "1Sh")
    t.next_roll("their T02", "1R")

    t.answer("use 22047", "die T04 2RD", "die T01 2RD", "their die T02 -")
    t.answer("die T01 1Sh", "stop", "yes", "T01")

    assert 2 == t.copy("T01").shields


def rolled_by(t: Tabletop, seat: int, how: int) -> None:
    """Three dice are rolled by a player, from cards or again."""
    rolled = Event(ev.DICE_ROLLED, seat, 0, 0, 3, how)
    rolled.items = [t.copy("T06").dice[0]]
    t.state.chance.dictate(ROLL, rolled.items[0], 3)
    emit(t.state, rolled)


@card("22051")
def test_guardians_of_peace_wait_for_your_reroll_dice() -> None:
    """And only while ready."""
    t = guardians(("T14", "2Re"))
    die, other = t.copy("T14").dice[0], t.copy("T01").dice[0]
    waits_only_for_your_die(t, "22051", die, other)
    t.copy("22051").ready = False

    t.answer("resolve reroll", "stop")

    assert ("they: action", 0) == (t.asked(), t.copy("T01").shields)


@card("22051")
def test_guardians_of_peace_do_not_count_what_an_opponent_rerolled() -> None:
    """Nor dice of another turn, nor dice rolled in; nor do they wait for another symbol."""
    t = guardians(("T14", "2Re"))
    rolled_by(t, YOU, ev.AGAIN)
    t.answer("resolve ranged", "their T02")
    assert "they: action" == t.asked()
    t.answer("pass")
    rolled_by(t, YOU, ev.FROM_CARDS)
    rolled_by(t, THEM, ev.AGAIN)

    t.answer("resolve reroll", "stop", "yes", "T01")

    assert 1 == t.copy("T01").shields


# Double-Bladed Lightsaber


def blades(*, rolled: str, on: str = "T02") -> Tabletop:
    """Its die deals damage and will be rolled again."""
    t = Tabletop(f"{on} T01", "T06")
    t.upgrade("22013", on=on)
    t.show("22013", "2MD")
    t.show("T01", "1MD")
    t.next_roll("22013", rolled)
    t.answer("resolve melee", "die 22013 2MD", "their T06")
    return t


@card("22013")
def test_the_blades_strike_twice() -> None:
    """It is exhausted for it; the die may be resolved although it has served already."""
    t = blades(rolled="1R")

    assert ("you: may", False) == (t.asked(), t.copy("22013").ready)
    t.answer("yes")

    assert (6, ["T01 1MD"]) == (t.resources(), t.pool())
    assert "you: die_to_resolve" == t.asked()


@card("22013")
def test_the_blades_strike_shields() -> None:
    """The second time too; of two dice on the card only one is rolled."""
    t = Tabletop("T02 T01", "T06")
    t.upgrade("22013", on="T02")
    t.make_elite("22013")
    t.show("22013", "2MD")
    for die in t.copy("22013").dice:
        t.state.chance.dictate(ROLL, die, 0)
    t.copy("their T06").shields = 3

    t.answer("resolve melee", "their T06")
    t.choose(0)
    assert 1 == len(t.pool())
    t.answer("yes", "their T06")

    assert 1 == t.copy("their T06").damage


@card("22013")
@pytest.mark.parametrize(("other", "side"), [("24069", "1R"), ("23061", "2MD")])
def test_the_blades_know_all_kinds_of_damage(other: str, side: str) -> None:
    """What its die is treated as showing counts."""
    t = Tabletop(f"T02 {other}", "T06")
    t.upgrade("22013", on="T02")
    t.show("22013", side)

    t.answer(f"use {other}")
    if other == "24069":
        t.answer("their T06")

    assert not t.copy("22013").ready


@card("22013")
@pytest.mark.parametrize("rolled", ["1R", "-"])
def test_the_blades_leave_the_pool_otherwise(rolled: str) -> None:
    """Who does not resolve the die, or cannot, has it removed."""
    t = blades(rolled=rolled)
    if rolled != "-":
        t.answer("no")

    assert (["T01 1MD"], 1) == (t.pool(), len(t.events("die_removed")))


@card("22013")
def test_exhausted_blades_strike_once() -> None:
    """And other sides do not count, nor other dice."""
    t = Tabletop("T02", "T06")
    t.upgrade("22013", on="T02").ready = False
    t.show("22013", "2MD")
    t.answer("resolve melee", "their T06")
    assert ("they: action", []) == (t.asked(), t.pool())

    t = Tabletop("T02", "T06")
    t.upgrade("22013", on="T02")
    die, other = t.show("22013", "2MD"), t.show("T02", "1MD")
    waits_only_for_your_die(t, "22013", die.id, other.id)
    die.side = t.side_number(die, "1R")
    assert not hears(t, "22013", AFTER, Event(ev.DIE_RESOLVED, YOU, die.id))


@card("22013")
@pytest.mark.parametrize(("on", "level"), [("T02", 0), ("22003", 1)])
def test_the_blades_of_an_inquisitor_redeploy(on: str, level: int) -> None:
    """On nobody else."""
    t = Tabletop(f"{on} T01", "T06")
    t.upgrade("22013", on=on)

    assert level == keyword_level(t.state, t.copy("22013").ref, values.REDEPLOY)


# Darth Vader


def vader(their_hand: str = "T31 T32") -> Tabletop:
    """Two of his dice and others in your pool, on the opponent's turn."""
    hand = " ".join(["T31"] * 5)
    t = Tabletop("22001*2 T01", "T02 T06", hand=hand, their_hand=f"T216 T227 {their_hand}")
    t.discard_pile(*["T31"] * 9, seat=THEM)
    t.upgrade("T21", on="22001")
    t.show("22001", "2MD")
    t.show("22001", "3MD")
    t.show("T21", "1MD")
    t.show("T01", "1MD")
    return t


@card("22001")
def test_vader_takes_a_card_once_for_dice_removed_together() -> None:
    """At random, from whoever removed them."""
    t = vader()
    t.pass_turn()

    t.answer("play T216")

    assert (2, 5, []) == (len(t.hand(THEM)), len(t.hand()), t.pool())


@card("22001")
@pytest.mark.parametrize(
    ("gone", "left"), [("die 22001 2MD", 2), ("die T01 1MD", 3), ("die T21 1MD", 3)]
)
def test_vader_minds_only_his_own_dice(gone: str, left: int) -> None:
    """Not those of others, nor of upgrades on him."""
    t = vader()
    t.pass_turn()

    t.answer("play T227", gone)

    assert left == len(t.hand(THEM))


@card("22001")
def test_vader_does_not_mind_what_you_remove() -> None:
    """Only opponents lose a card for it."""
    t = vader()
    dice = t.copy("22001").dice
    event = Event(ev.DICE_HANDLED, YOU, 0, 0, 1, ev.DIE_REMOVED)
    event.items = dice.copy()
    assert not hears(t, "22001", AFTER, event)
    event.seat, event.detail = THEM, ev.DIE_TURNED
    assert not hears(t, "22001", AFTER, event)


@card("22001")
@pytest.mark.parametrize(
    ("hand", "dealt"), [("", 2), ("T31", 1), ("T31 T31 T31", 1), ("T31 T31 T31 T31", 0)]
)
def test_vader_strikes_by_the_opponents_hand(hand: str, dealt: int) -> None:
    """One of their characters; shields help against it."""
    t = Tabletop("22001 T01", "T02 T06", hand="T31 T31 T31 T31", their_hand=hand)
    t.discard_pile("T31", "T31", "T31", "T31", seat=THEM)
    t.support("T12", seat=THEM)
    t.copy("their T02").shields = 1

    t.answer("use 22001")
    if dealt:
        assert ["their T02", "their T06"] == t.options()
        t.answer("their T02")

    assert ("they: action", max(0, dealt - 1)) == (t.asked(), t.copy("their T02").damage)
    assert 1 - bool(dealt) == t.copy("their T02").shields


# Force Retaliation


def retaliation(*, ready: bool = True) -> Tabletop:
    """On a character with two dice; another one beside it."""
    t = Tabletop("T02*2 T01*2", "T06", their_hand="T216 T227")
    t.upgrade("22014", on="T02").ready = ready
    t.upgrade("T21", on="T02")
    t.show("22014", "3RD")
    t.show("T02", "1MD")
    t.show("T02", "2RD")
    t.show("T21", "1MD")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.support("T11")
    t.show("T11", "1MD")
    t.pass_turn()
    return t


@card("22014")
def test_force_retaliation_strikes_once_for_all_dice() -> None:
    """Its own and its character's, not the others; anybody is dealt that much."""
    t = retaliation()
    t.copy("their T06").shields = 1

    t.answer("play T216")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T02", "T01", "their T06"] == t.options()
    t.answer("their T06")

    assert (2, False) == (t.copy("their T06").damage, t.copy("22014").ready)


@card("22014")
@pytest.mark.parametrize(
    ("gone", "asked"),
    [("die 22014 3RD", "you: may"), ("die T02 1MD", "you: may"), ("die T21 1MD", "you: action")],
)
def test_force_retaliation_minds_certain_dice(gone: str, asked: str) -> None:
    """Not those of other upgrades; and it may be left."""
    t = retaliation()

    t.answer("play T227", gone)

    assert asked == t.asked()
    if asked == "you: may":
        t.answer("no")
        assert t.copy("22014").ready


@card("22014")
def test_force_retaliation_must_be_ready() -> None:
    """Or nothing is asked; and what you remove yourself does not count."""
    t = retaliation(ready=False)
    t.answer("play T216")
    assert "you: action" == t.asked()
    event = Event(ev.DICE_HANDLED, YOU, 0, 0, 1, ev.DIE_REMOVED)
    event.items = t.copy("22014").dice.copy()
    assert not hears(t, "22014", AFTER, event)
    event.seat, event.detail = THEM, ev.DIE_TURNED
    assert not hears(t, "22014", AFTER, event)


@card("22014")
def test_force_retaliation_is_for_blue_characters() -> None:
    """Nobody else can have it."""
    t = Tabletop("T01 T02 T04", "T06", hand="22014")

    t.answer("play 22014")

    assert ["T02", "T04"] == t.options()
