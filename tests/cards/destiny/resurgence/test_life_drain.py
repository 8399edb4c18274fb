"""Life Drain: odd dice cost their character health."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears


def drain(team: str = "T915 T01", ready: bool = True) -> Tabletop:
    """The downgrade on a character of theirs, who resolve a die of another one."""
    t = Tabletop(team, "T02 T03")
    t.downgrade("23005", on="their T02").ready = ready
    t.copy("their T02").shields = 1
    witch = t.support("T12")
    witch.subtypes, witch.damage = ["witch"], 1
    for label in team.split():
        t.copy(label).damage = 3
    t.show("their T03", "1R")
    t.pass_turn()
    t.answer("resolve resource")
    return t


@card("23005")
def test_life_drain_hurts_its_character_and_heals_a_witch() -> None:
    """For exhausting it; a witch of yours."""
    t = drain()
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (2, 3) == (t.copy("T915").damage, t.copy("T01").damage)
    assert not t.copy("23005").ready


@card("23005")
@pytest.mark.parametrize(("ready", "asked"), [(False, "you: action"), (True, "you: may")])
def test_life_drain_must_be_ready(ready: bool, asked: str) -> None:
    """And may be left so."""
    t = drain(ready=ready)
    assert asked == t.asked()
    if ready:
        t.answer("no")
    assert (1, 3) == (t.copy("their T02").shields, t.copy("T915").damage)


@card("23005")
def test_life_drain_heals_one_of_several_witches() -> None:
    """Only of yours."""
    t = drain("T915 T915 T01")
    t.copy("their T03").subtypes = ["witch"]
    t.copy("their T03").damage = 1
    t.answer("yes")
    assert ["T915", "T915"] == t.options()
    t.answer("T915")
    assert "you: action" == t.asked()


@card("23005")
def test_life_drain_waits_for_odd_character_dice() -> None:
    """Resolved by whoever controls the character it is on."""
    t = Tabletop("T01", "T02 T03")
    t.downgrade("23005", on="their T02")
    t.upgrade("T21", on="their T03")
    odd, even, other = (
        t.show("their T02", "1R"),
        t.show("their T03", "2RD"),
        t.show("their T21", "1R"),
    )
    for die, seat, waits in (
        (odd.id, THEM, True),
        (odd.id, YOU, False),
        (even.id, THEM, False),
        (other.id, THEM, False),
    ):
        assert waits == hears(t, "23005", AFTER, Event(ev.DIE_RESOLVED, seat, die))
    joined = Event(ev.DIE_RESOLVED, THEM, even.id)
    joined.items = [odd.id]
    assert hears(t, "23005", AFTER, joined)
    t.downgrade("23005", on="T01")
    own = t.state.copies[t.state.next_copy - 1]
    t.copy("23005").host = own.host
    assert hears(t, "23005", AFTER, Event(ev.DIE_RESOLVED, YOU, odd.id))
