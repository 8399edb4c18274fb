"""The turn as a whole, with synthetic cards: exactly what is offered, with illegal things about."""

from dejarik.games.swccg.model import events as ev
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid

GAME = synthetic_game()


def test_force_is_activated_up_to_the_icons_and_one() -> None:
    """Street has one icon of each side, so two can be activated; any number up to that."""
    t = Laid(GAME, "dark street", phase="activate", dark_force=0)

    t.answer("activate")
    offered = t.options()
    t.answer("2")

    assert ["1", "2"] == offered
    assert 2 == t.count("dark", "force")


def test_a_drain_takes_the_opponents_icons() -> None:
    """Only where one controls: at the gate the opponent has presence, at the street nobody is."""
    t = Laid(
        GAME,
        "dark street, dark square, dark gate",
        "dark trooper @ 2, dark trooper @ 3",
        "light trooper @ 3",
        phase="control",
    )
    offered = t.options()
    t.answer("drain Square")

    assert ["drain Square", "pass"] == offered
    assert "light: force_to_lose" == t.asked()
    assert ["top of reserve", "top of force"] == t.options()
    t.answer("top of reserve")
    assert ["light trooper"] == t.codes("light", "lost")


def test_a_character_deploys_where_its_side_has_an_icon_or_presence() -> None:
    """Not at the dock, which has only a Light icon; the hero costs four."""
    t = Laid(
        GAME,
        "dark street, dark dock",
        dark_hand="dark trooper, dark hero, dark rage",
        dark_force=3,
    )
    offered = t.options()
    t.answer("deploy dark trooper")

    assert ["deploy dark trooper", "pass"] == offered
    assert t.on_table("dark trooper")
    assert 2 == t.count("dark", "force")
    assert 1 == t.count("dark", "used")


def test_a_battle_is_decided_by_power_and_destiny_and_paid_by_forfeits() -> None:
    """Five power against one: four damage, satisfied by a forfeit of two and two Force."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_top="dark droid",
    )
    t.answer("battle Street")
    drawing = t.asked()
    t.answer("yes")
    owed = [t.table.battles[0].damage, t.table.battles[0].attrition]
    offered = t.options()

    assert "dark: battle_destiny" == drawing
    assert [[0, 7], [0, 3]] == owed
    assert ["forfeit light trooper", "lose"] == offered
    t.answer("forfeit light trooper")
    assert ["lose"] == t.options()
    assert [[0, 5], [0, 1]] == [t.table.battles[0].damage, t.table.battles[0].attrition]
    assert not t.on_table("light trooper")


def test_a_weapon_hits_what_its_destiny_beats() -> None:
    """A droid of three against a defence of one; what is hit must be forfeited."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark rifle @ 1, dark hero @ 1",
        "light trooper @ 1, light hero @ 1",
        phase="battle",
        dark_top="dark droid",
    )
    t.answer("battle Street")
    offered = t.options()
    t.answer("fire dark rifle", "light trooper")

    assert ["fire dark rifle", "pass"] == offered
    assert [t.thing("light trooper")] == [one.subject for one in t.events(ev.HIT)]


def test_who_is_asked_depends_on_what_may_be_held() -> None:
    """Light has a card in hand, and a last word might be among its sixty: it is asked."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        phase="control",
        light_hand="light last word",
        light_force=2,
    )
    t.answer("drain Street")
    assert ["play light last word", "pass"] == t.options()
    t.answer("play light last word")

    assert [] == t.events(ev.DRAINED)
    assert ["light last word"] == t.codes("light", "lost")
    assert 2 == t.count("light", "used")
