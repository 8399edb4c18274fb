"""Seeking Answers, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import hears, searched

# E Chu Ta!


def e_chu_ta() -> Tabletop:
    """They have just removed a die of yours."""
    t = Tabletop("T01 T03", "T02 T06", hand="21034", their_hand="04022", resources=0)
    t.support("T14", seat=THEM)
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    t.show("their T14", "3Dr")
    t.pass_turn()
    t.answer("play 04022", "die T01 1R")
    return t


@card("21034")
def test_e_chu_ta_removes_a_small_die_of_theirs() -> None:
    """With a value of two at most, a blank too."""
    t = e_chu_ta()

    t.answer("play 21034")
    assert ["their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T03 1R"], ["T06 -", "T14 3Dr"]) == (t.pool(), t.pool(THEM))


@card("21034")
def test_e_chu_ta_is_not_offered_before() -> None:
    """Nobody has removed a die of yours; theirs do not count."""
    t = Tabletop("T01", "T02", hand="21034", their_hand="04022")
    assert "play 21034" not in t.options()
    t.show("their T02", "2RD")
    t.pass_turn()
    t.answer("play 04022")

    assert "play 21034" not in t.options()


# Owen Lars


def owen(team: str, resources: int, answer: str = "") -> Tabletop:
    """Owen Lars searches a deck with droids and locations of several costs."""
    t = Tabletop(f"21072 {team}", "T02", deck="12156 01043 T31 02042 T15", resources=resources)
    t.answer("use 21072")
    if answer:
        t.answer(answer)
    return t


@card("21072")
def test_owen_finds_a_droid_or_a_location() -> None:
    """What can be paid for; it is played at its cost, and the deck is shuffled."""
    t = owen("", 1)

    assert ("you: choose", ["card 12156", "card 01043", "stop"]) == (t.asked(), t.options())
    t.answer("card 12156")

    assert (0, ["21072", "12156"]) == (t.resources(), t.in_play())
    assert (True, 1) == (searched(t), t.events("ability_used")[0].amount)


@card("21072")
def test_owen_pays_less_beside_beru() -> None:
    """One less, if she is yours."""
    t = owen("21044", 0)
    assert ["card 12156", "card 01043", "stop"] == t.options()
    t.answer("card 12156")
    assert (0, ["21072", "21044", "12156"]) == (t.resources(), t.in_play())

    t = owen("21044", 3)
    t.answer("card 02042")
    assert 2 == t.resources()


@card("21072")
def test_owen_pays_in_full_without_beru() -> None:
    """An opponent's does not help."""
    t = Tabletop("21072", "21044", deck="12156 02042", resources=1)

    t.answer("use 21072")
    assert ["card 12156", "stop"] == t.options()
    t.answer("card 12156")

    assert 0 == t.resources()


@card("21072")
@pytest.mark.parametrize(("answer", "shields"), [("yes", 1), ("no", 0)])
def test_owen_may_give_a_shield_after_a_claim(answer: str, shields: int) -> None:
    """To anyone; not after an opponent's claim."""
    t = Tabletop("21072", "T02")
    assert not hears(t, "21072", AFTER, Event(ev.BATTLEFIELD_CLAIMED, THEM, t.state.battlefield))

    t.answer("claim")
    while t.asked() == "you: claim_ability":
        t.answer("no")
    assert ("you: may", 1) == (t.asked(), len(t.events("battlefield_claimed")))
    t.answer(answer)
    if shields:
        assert ["21072", "their T02"] == t.options()
        t.answer("their T02")

    assert shields == t.copy("their T02").shields
