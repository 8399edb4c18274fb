"""Unlikely Heroes, cards that compare hands and costs, or count what was done."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Alternative Methods


@card("18035")
@ruling("arh.clar.uh.02")
@pytest.mark.parametrize(
    ("mine", "other", "damage"), [(4, 1, 3), (1, 4, 3), (2, 2, 0), (5, 0, 5), (0, 6, 5), (0, 4, 4)]
)
def test_the_larger_hand_less_the_smaller_one_is_dealt(mine: int, other: int, damage: int) -> None:
    """Whoever has it, and five at most."""
    hand = " ".join(["18035", *["T31"] * mine])
    t = Tabletop("T605", "T02", hand=hand, their_hand=" ".join(["T31"] * other))

    t.answer("play 18035")

    assert (damage, 0) == (t.copy("their T02").damage, t.copy("T605").damage)


# Tarkin


@card("18019")
def test_tarkin_reveals_the_whole_hand() -> None:
    """Theirs, and none of yours; not for longer."""
    t = Tabletop("18019", "T02", hand="T31", their_hand="T32 T33 T22")
    t.discard_pile("T34", seat=THEM)

    t.answer("use 18019")

    shown = t.events("cards_revealed")[0]
    assert ["T32", "T33", "T22"] == t.codes(shown.items)
    assert (0, [THEM]) == (shown.detail, [event.seat for event in t.events("cards_revealed")])
    assert [] == t.state.players[THEM].detected


# Force Concealment


@card("18010")
@pytest.mark.parametrize(
    ("kind", "by", "whose", "gathered"),
    [
        (ev.DIE_REMOVED, YOU, "their T02", 1),
        (ev.DIE_REMOVED, YOU, "T01", 0),
        (ev.DIE_REMOVED, THEM, "their T02", 0),
        (ev.DIE_TURNED, YOU, "their T02", 1),
        (ev.DIE_TURNED, YOU, "T01", 0),
        (ev.DIE_TURNED, THEM, "their T02", 0),
    ],
)
def test_the_concealment_gathers(kind: int, by: int, whose: str, gathered: int) -> None:
    """When you turn or remove a die of theirs."""
    t = Tabletop("T01", "T02")
    t.support("18010")
    die = t.show(whose, "1R")
    t.state.recorder = t.recorder
    emit(t.state, Event(kind, by, die.id, t.copy("18010").ref, 1, 0))

    assert ("you: action", gathered) == (t.asked(), t.copy("18010").resources)
    done = t.events(ev.EVENT_NAMES[kind])[0].serial
    assert all(done < event.serial for event in t.events("resources_placed"))


@card("18010")
def test_the_concealment_plays_a_card_that_can_be_renewed() -> None:
    """Out of the discard pile, as any other time; none that cannot."""
    t = Tabletop("T02", "T03", hand="T33", resources=3)
    t.support("18010")
    t.discard_pile("18053", "T900")

    t.answer("use 18010")

    assert ["card T33", "card 18053"] == t.options()


@card("18010")
@pytest.mark.parametrize(("gathered", "paid"), [(1, 1), (2, 0), (4, 0)])
def test_what_it_gathered_is_taken_off(gathered: int, paid: int) -> None:
    """From a blue ability or event, three at most; the support goes."""
    t = Tabletop("T02", "T03", hand="T901 T912 T916 T32 T33", resources=5)
    t.support("18010").resources = gathered

    t.answer("use 18010")
    assert ["card T901", "card T912", "card T33"] == t.options()
    t.answer("card T912")

    assert (5 - paid, True) == (t.resources(), "18010" in t.discards())
    assert "T912" in t.in_play()


@card("18010")
@pytest.mark.parametrize(("gathered", "resources"), [(5, 1), (5, 0), (1, 3), (1, 2), (0, 4)])
def test_no_more_than_three_is_taken_off(gathered: int, resources: int) -> None:
    """A card that costs four always costs one, and what is too dear is not offered."""
    t = Tabletop("T02", "T03", hand="01060", resources=resources)
    t.support("18010").resources = gathered

    t.answer("use 18010")

    affordable = resources >= 4 - min(gathered, 3)
    assert affordable == ("card 01060" in t.options())
    t.choose(0)
    left = resources - 4 + min(gathered, 3) if affordable else resources
    assert (left, affordable) == (t.resources(), "01060" in t.in_play())
