"""Two-Player Game, red cards with keywords: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Captain Phasma's Blaster


def phasmas_blaster(on: str) -> Tabletop:
    """The blaster on one of your characters, which is about to be defeated."""
    t = Tabletop("04002 T01 T03", "T02")
    t.support("T12")
    t.upgrade("04004", on=on)
    t.upgrade("T22", on=on)
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy(on).ref))
    return t


@card("04004")
def test_phasmas_blaster_redeploys_from_captain_phasma() -> None:
    """It may move to another character of yours; her other upgrade goes with her."""
    t = phasmas_blaster("04002")

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")

    assert t.copy("T03").ref == t.copy("04004").host
    assert ["T22"] == t.discards()


@card("04004")
def test_phasmas_blaster_need_not_redeploy() -> None:
    """Then it is discarded."""
    t = phasmas_blaster("04002")

    t.answer("no")

    assert ["04004", "T22"] == sorted(t.discards())


@card("04004")
def test_phasmas_blaster_does_not_redeploy_from_anyone_else() -> None:
    """Captain Phasma beside it is not enough."""
    t = phasmas_blaster("T01")

    assert "you: action" == t.asked()
    assert ["04004", "T22"] == sorted(t.discards())


@card("04004")
def test_a_redeployed_blaster_has_lost_its_keyword() -> None:
    """On its new character it falls with it."""
    t = Tabletop("04002 T01 T07", "T02")
    t.upgrade("04004", on="04002")
    t.show("their T02", "2RD")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("04002").ref))

    t.answer("yes", "T07", "pass", "resolve ranged", "T07")

    assert ("you: action", ["T01"]) == (t.asked(), t.in_play())


@card("04004")
def test_phasmas_blaster_costs_three() -> None:
    """Two are not enough."""
    assert "play 04004" not in Tabletop(hand="04004", resources=2).options()
    assert "play 04004" in Tabletop(hand="04004", resources=3).options()


# Praetorian Guard


def praetorian_guard() -> Tabletop:
    """The guard on one of two characters, dice of both players, some showing damage."""
    t = Tabletop("T01 T03 T07", "T02 T06")
    t.upgrade("04005", on="T03")
    t.show("T07", "3MD")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.support("T13", seat=THEM)
    t.show("their T13", "1R")
    return t


@card("04005")
def test_the_praetorian_guard_makes_its_character_a_guardian() -> None:
    """Activated, it may take an opponent's damage upon itself and have the die removed."""
    t = praetorian_guard()

    t.answer("activate T03")
    assert ("you: choose", ["their die T02 2RD", "their die T06 +1MD", "stop"]) == (
        t.asked(),
        t.options(),
    )
    t.answer("their die T02 2RD")

    assert (2, ["T06 +1MD", "T13 1R"]) == (t.copy("T03").damage, t.pool(THEM))
    assert "they: action" == t.asked()


@card("04005")
def test_the_praetorian_guards_character_need_not_step_in() -> None:
    """Guardian is a may."""
    t = praetorian_guard()

    t.answer("activate T03", "stop")

    assert (0, 3) == (t.copy("T03").damage, len(t.pool(THEM)))


@card("04005")
def test_the_praetorian_guard_makes_nobody_else_a_guardian() -> None:
    """Another character of yours is activated as always."""
    t = praetorian_guard()

    t.answer("activate T01")

    assert "they: action" == t.asked()


@card("04005")
def test_the_praetorian_guard_costs_two() -> None:
    """One is not enough."""
    assert "play 04005" not in Tabletop(hand="04005", resources=1).options()
    assert "play 04005" in Tabletop(hand="04005", resources=2).options()


# Strike Team


@card("04027")
def test_the_strike_team_costs_five() -> None:
    """Against two resources four are not enough; your own do not count."""
    poor = Tabletop(hand="04027", resources=4, their_resources=2)
    rich = Tabletop(hand="04027", resources=5, their_resources=2)

    assert "play 04027" not in poor.options()
    rich.answer("play 04027")

    assert 0 == rich.resources()


@card("04027")
def test_the_strike_team_costs_one_less_against_three_resources() -> None:
    """Three are enough for that, and then four pay for it."""
    poor = Tabletop(hand="04027", resources=3, their_resources=9)
    assert "play 04027" not in poor.options()
    t = Tabletop(hand="04027", resources=4, their_resources=3)
    t.answer("play 04027")

    assert (0, 3) == (t.resources(), t.resources(THEM))
    assert ["T01", "04027"] == t.in_play()


@card("04027")
def test_the_strike_team_has_ambush() -> None:
    """An additional action follows, perhaps with its own die."""
    t = Tabletop(hand="04027", resources=5)

    t.answer("play 04027")
    assert "you: additional_action" == t.asked()
    t.answer("activate 04027")

    assert "they: action" == t.asked()
