"""Spark of Hope, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Bounty Hunters' Guild


@card("11046")
def test_the_guild_lets_opponents_characters_carry_another_downgrade() -> None:
    """Not yours."""
    t = Tabletop("T01", "T02")
    t.support("11046")

    t.support("T11", seat=THEM)
    labels = ("T01", "their T02", "their T11")

    limits = [values.downgrade_limit(t.state, t.copy(one)) for one in labels]

    assert [0, 1, 0] == [limit - limits[0] for limit in limits]


@card("11046")
def test_the_guild_may_activate_a_bounty_hunter_after_a_bounty() -> None:
    """One of yours that is ready."""
    t = Tabletop("T906 T01 T605 T609", "T02 T606", hand="T902")
    t.support("11046")
    t.copy("T605").ready = False

    t.answer("play T902", "their T02")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T906", "T609"] == t.options()
    t.answer("T906")

    assert ("they: action", ["T906"]) == (t.asked(), [one.split()[0] for one in t.pool()])


@card("11046")
def test_the_guild_waits_for_a_bounty_of_yours() -> None:
    """Another downgrade is none, nor is theirs; and it may be declined."""
    t = Tabletop("T906", "T02 T01", hand="T903 T902", their_hand="T902")
    t.support("11046")
    bounty = t.downgrade("T902", on="their T01").ref
    assert hears(t, "11046", AFTER, Event(ev.CARD_PLAYED, YOU, bounty, bounty))

    t.answer("play T903", "their T02", "play T902", "play T902", "their T02")
    assert "you: may" == t.asked()
    t.answer("no")

    assert ("they: action", []) == (t.asked(), t.pool())


# Chopper


@card("11094")
def test_chopper_plays_a_mod_on_itself_for_one_less() -> None:
    """Out of the hand or the discard pile; no other upgrade, no mod that is too dear."""
    t = Tabletop("11094 T908", hand="T911 T912 T69", their_hand="T69", resources=1)
    t.discard_pile("T911", "T913")

    t.answer("use 11094")
    assert ["card T911", "card T69", "card T911"] == t.options()
    t.choose(2)

    assert t.copy("11094").ref == t.copy("T911").host
    assert (0, ["T911", "T912", "T69"]) == (t.resources(), t.hand())
    t.answer("pass")
    assert "use 11094" not in t.options()


@card("11094")
def test_chopper_cannot_play_what_is_too_dear_or_fits_only_another_card() -> None:
    """Two mods go on a vehicle, of which there is one; the third costs two."""
    t = Tabletop("11094 T61", hand="T142 T140 T911", resources=0)
    t.support("T11")

    t.answer("use 11094")

    assert ["stop"] == t.options()


# Dead Or Alive


@card("11138")
@pytest.mark.parametrize(("team", "is_offered"), [("T906", True), ("T01", False)])
def test_dead_or_alive_needs_a_bounty_hunter(team: str, is_offered: bool) -> None:
    """Of yours; theirs does not count."""
    t = Tabletop(team, "T606", hand="11138")

    assert is_offered == ("play 11138" in t.options())


@card("11138")
def test_dead_or_alive_may_pay_when_its_character_is_activated() -> None:
    """Whose turn it is does not count, but another character does not."""
    t = Tabletop("T906", "T02 T06", resources=1)
    t.downgrade("11138", on="their T02")

    t.pass_turn()
    t.answer("activate their T06")
    assert "you: action" == t.asked()
    t.pass_turn()
    t.answer("activate their T02")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert (2, "you: action") == (t.resources(), t.asked())


@card("11138")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_dead_or_alive_may_pay_when_its_character_is_defeated(answer: str, gained: int) -> None:
    """The one it is on."""
    t = Tabletop("T01 T03", "T07 T02", resources=1)
    t.downgrade("11138", on="their T07")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T07")
    assert "you: may" == t.asked()
    t.answer(answer)

    assert (1 + gained, "they: action") == (t.resources(), t.asked())


@card("11138")
@pytest.mark.parametrize("what", [ev.ACTIVATED, ev.DEFEATED])
def test_dead_or_alive_waits_for_nobody_else(what: int) -> None:
    """Another character of theirs."""
    t = Tabletop("T01", "T07 T02")
    t.downgrade("11138", on="their T07")

    for seat in (YOU, THEM):
        assert hears(t, "11138", AFTER, Event(what, seat, t.copy("their T07").ref))
    assert not hears(t, "11138", AFTER, Event(what, THEM, t.copy("their T02").ref))


# DX-2 Disruptor Blaster Pistol


def disruptor(side: str, other: str, side_of_other: str) -> Tabletop:
    """The pistol's die and another; the opponent has three shields."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("11153", on="T01")
    t.show("11153", side)
    t.show(other, side_of_other)
    t.copy("their T02").shields = 3
    return t


@card("11153")
def test_the_disruptor_passes_shields() -> None:
    """Its own die, and only that: the next one is blocked."""
    t = disruptor("2RD", "T03", "2RD")

    t.answer("resolve ranged", "die 11153 2RD", "their T02", "die T03 2RD", "their T02")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("11153")
def test_a_die_the_disruptor_modifies_passes_shields() -> None:
    """All four of it."""
    t = disruptor("+2RD", "T03", "2RD")

    t.answer("resolve ranged", "die 11153 +2RD", "their T02")

    assert (4, 3) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("11153")
def test_a_die_the_disruptor_does_not_modify_is_blocked() -> None:
    """It could have joined."""
    t = disruptor("+2RD", "T03", "2RD")

    t.answer("resolve ranged", "stop", "their T02")

    assert (0, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)
