"""Covert Missions, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, set_up

# Darth Bane


@card("12001")
def test_darth_banes_first_ability_is_cheaper() -> None:
    """By two, and can be paid for so; no other upgrade is, nor one on somebody else."""
    t = Tabletop("12001 T04", "T02", hand="01057 01057 T23", resources=9)

    t.answer("play 01057", "T04", "pass")
    assert 6 == t.resources()
    t.answer("play T23", "12001", "pass")
    assert 3 == t.resources()
    t.answer("play 01057", "12001", "no")
    assert 2 == t.resources()


@card("12001")
def test_darth_banes_second_ability_costs_what_it_says() -> None:
    """Also in another round; and only he who plays it on him."""
    t = Tabletop("12001", "T02", hand="01057 01057", resources=1)
    number, ref = t.state.players[YOU].hand[0], t.copy("12001").ref
    assert hears(t, "12001", BEFORE, Event(ev.PAYMENT_DUE, YOU, number, ref))
    assert not hears(t, "12001", BEFORE, Event(ev.PAYMENT_DUE, THEM, number, ref))

    assert "play 01057" in t.options()
    t.answer("play 01057")
    assert (0, ["12001", "01057"]) == (t.resources(), t.in_play())
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.state.players[YOU].resources = 3
    t.answer("play 01057", "no")
    assert 0 == t.resources()


@card("12001")
def test_darth_bane_turns_an_upgrade_into_indirect_damage() -> None:
    """As much as the chosen one costs; not one on somebody else."""
    t = Tabletop("12001 T04", "T02 T06")
    t.upgrade("01057", on="12001")
    t.upgrade("T22", on="12001")
    t.upgrade("T23", on="T04")
    t.downgrade("T310", on="12001", by=THEM)
    t.show("12001", "Sp")
    t.copy("their T02").shields = 1

    t.answer("resolve special")
    assert ["01057", "T22"] == t.options()
    t.answer("01057")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T02", "their T02", "their T02")

    assert 2 == t.copy("their T02").damage


# Rule of Two


def with_the_rule(team: str, theirs: str = "T02", hand: str = "", **more: str) -> Tabletop:
    """The plot comes into play on your side; a support and a character may be more than printed."""
    t = Tabletop(team, theirs, hand=hand, resources=0)
    t.support("T12").subtypes += more.get("support", "").split()
    t.copy(team.split(maxsplit=1)[0]).subtypes += more.get("first", "").split()
    emit(t.state, Event(ev.ENTERED_PLAY, YOU, 0, t._spare(YOU, "12012"), 1))
    return t


@card("12012")
@pytest.mark.parametrize(
    ("team", "stays"),
    [
        ("T04 01036", True),
        ("T04 01011", True),
        ("T62 T01", False),
        ("01036 T01", False),
        ("T04 T62", False),
        ("01036 01011", False),
        ("T04 01036 T01", False),
    ],
)
def test_the_rule_of_two_wants_a_sith_and_an_apprentice(team: str, stays: bool) -> None:
    """And nobody else; otherwise it is set aside, and you are dealt a damage."""
    t = with_the_rule(team, "T02 T04 01036")
    while t.asked() == "you: indirect_damage":
        t.choose(0)

    assert stays == ("12012" in t.in_play())
    dealt = [] if stays else [(YOU, 1)]
    assert dealt == [
        (t.state.copies[one.subject].controller, one.amount) for one in t.events("damage_dealt")
    ]
    assert ([] if stays else ["12012"]) == t.aside()


@card("12012")
@pytest.mark.parametrize(
    ("team", "first", "support"),
    [
        ("T04 T01", "apprentice", ""),
        ("T04 T01", "apprentice", "apprentice"),
        ("T04 T62", "", "apprentice"),
        ("01036 01011", "", "sith"),
    ],
)
def test_two_of_your_characters_must_be_one_each(team: str, first: str, support: str) -> None:
    """One who is both is not two; neither a support nor an opponent's character counts."""
    t = with_the_rule(team, "T04 01036", first=first, support=support)

    assert ("you: indirect_damage", [*team.split(), "T12"]) == (t.asked(), t.in_play())


@card("12012")
def test_the_rule_of_two_is_over_when_one_of_them_falls() -> None:
    """At once; the other takes the damage, which a shield may block."""
    t = with_the_rule("T62 01036", hand="T39")
    t.copy("T62").damage = 2
    t.copy("01036").shields = 1

    t.answer("play T39", "T62")

    assert (["01036", "T12"], 0, 0) == (
        t.in_play(),
        t.copy("01036").damage,
        t.copy("01036").shields,
    )
    assert ["12012"] == [code for code in t.aside() if code != "T62"]


@card("12012")
@ruling("arh.clar.cm.06")
@pytest.mark.parametrize(
    ("shown", "value"), [("T04 1MD|T21 1R", 2), ("T04 1MD|01036 1MD", 0), ("T21 1MD", 0)]
)
def test_the_rule_of_two_resolves_the_only_character_die(shown: str, value: int) -> None:
    """At one more; dice of other cards make no difference."""
    t = with_the_rule("T04 01036")
    t.upgrade("T21", on="T04")
    for one in shown.split("|"):
        t.show(*one.split())
    t.show("their T02", "2RD")
    t.copy("their T02").shields = 1

    t.answer("use 12012")
    if value:
        t.answer("their T02")
        assert ["T21 1R"] == t.pool()

    assert (max(0, value - 1), not value) == (t.copy("their T02").damage, t.copy("12012").ready)


@card("12012")
def test_the_rule_of_two_resolves_at_the_cost_of_the_die() -> None:
    """What cannot be paid is not resolved."""
    t = with_the_rule("T04 01011")
    t.show("01011", "2MD1")

    t.answer("use 12012")

    assert ("they: action", ["01011 2MD1"]) == (t.asked(), t.pool())


@card("12012")
def test_the_rule_of_two_must_be_ready() -> None:
    """Readied in the same round it may be used again."""
    t = with_the_rule("T04 01036*2")
    t.copy("12012").ready = False
    t.show("01036", "1MD")
    t.answer("use 12012")
    assert ("they: action", 0) == (t.asked(), t.copy("their T02").damage)

    t.answer("activate their T02")
    for damage, action in ((2, "claim"), (4, "")):
        t.copy("12012").ready = True
        t.answer("use 12012", "their T02")
        assert damage == t.copy("their T02").damage
        if action:
            t.answer(action)
            t.show("01036", "1MD")


@card("12012")
@ruling("arh.faq.54")
@pytest.mark.parametrize(
    ("team", "asked"), [(["T04", "01036"], ""), (["T01", "T03"], "you: indirect_damage")]
)
def test_the_rule_of_two_is_judged_when_teams_are_put_down(team: list[str], asked: str) -> None:
    """In the first step of setup, and only once the whole team is there."""
    t = set_up(["12012", *team], ["T02"], until="you: indirect_damage")

    assert bool(asked) == (t.asked() == "you: indirect_damage")
    assert bool(asked) == ("12012" not in t.in_play())
