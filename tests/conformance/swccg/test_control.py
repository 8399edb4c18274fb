"""Presence, control and occupation: who holds a location, and what being there means."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.pieces import EXCLUDED
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.presence import (
    characters_at,
    controls,
    has_presence,
    is_alone,
    occupies,
)
from dejarik.kernel.frames import Scope
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
POWER_HERE = Changes(st.POWER, Number(2), (nouns.OfType(kinds.CHARACTER), nouns.SamePlace()))

GAME = make.game_with(
    make.character("dark butler", (1, make.NO_ABILITY, 3), kind="droid"),
    make.character("dark ghost", (3, 0, 3)),
    make.character("light warden", (1, 2, 3), Ongoing(POWER_HERE)),
    make.device("light lamp"),
    make.weapon("light club", syn.MustLose(1)),
    make.effect("light law", Ongoing(Changes(st.TO_CONTROL, Number(2), (nouns.IsPlace(),)))),
    make.interrupt(
        "light storm",
        syn.answering(
            ev.PHASE, ev.TOP, syn.LoseAllHere(), play=True, targets=((nouns.IsPlace(),),)
        ),
    ),
)


def held(t: Laid) -> list[list[bool]]:
    """Who controls each site: Dark, Light."""
    return [[controls(t.table, seat, one) for seat in range(2)] for one in t.sites]


@ruling("swccg.4.065", "swccg.4.067", "swccg.4.089", "swccg.4.172")
def test_ability_gives_presence_and_presence_alone_gives_control() -> None:
    """A droid and a character of ability 0 give none; Light controls where only they stand."""
    t = Laid(
        GAME,
        "dark street, dark square, dark gate, dark bay",
        "dark butler @ 1, dark ghost @ 1, dark butler @ 2, dark trooper @ 3, dark butler @ 4",
        "light trooper @ 1, light trooper @ 3",
    )

    assert [False, False, True, False] == [has_presence(t.table, 0, one) for one in t.sites]
    assert [[False, True], [False, False], [False, False], [False, False]] == held(t)


@ruling("swccg.4.092", "swccg.4.094", "swccg.4.063", "swccg.4.179")
def test_both_may_occupy_a_place_that_nobody_controls() -> None:
    """At the street both have presence; two droids leave the square unoccupied."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark butler @ 2",
        "light trooper @ 1, light droid @ 2",
        phase="control",
        dark_hand="dark rage",
    )

    assert [[True, True], [False, False]] == [
        [occupies(t.table, seat, one) for seat in range(2)] for one in t.sites
    ]
    assert [[False, False], [False, False]] == held(t)
    assert [] == [one for one in t.options() if one.startswith("drain")]


@ruling("swccg.4.089")
def test_the_ability_needed_to_control_is_a_value_of_its_own() -> None:
    """Where a law asks for three one trooper occupies without control, three control."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2, dark trooper @ 2, dark trooper @ 2",
        "light law on 1",
    )

    assert [[False, False], [True, False]] == held(t)
    assert occupies(t.table, 0, t.sites[0])


@ruling("swccg.4.090", "swccg.4.091")
def test_control_changes_at_once_and_is_no_action() -> None:
    """Light deploys in its deploy phase: Dark's control is gone, no event says so."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        turn="light",
        light_hand="light trooper",
    )
    before = held(t)
    t.answer("deploy light trooper")
    kinds_seen = {one.kind for one in t.events(*range(1, 100))}

    assert [[[True, False]], [[False, False]]] == [before, held(t)]
    assert {ev.CLAIMED, ev.USE_ONE, ev.DEPLOYING, ev.DEPLOYED} >= kinds_seen - {
        ev.PHASE,
        ev.PHASE_BEGINS,
    }


@ruling("swccg.4.070", "swccg.4.072", "swccg.4.073", "swccg.4.085")
def test_a_card_is_present_at_one_place_only() -> None:
    """The trooper at the street is present there with the leader, and nowhere else."""
    t = Laid(GAME, "dark street, dark square", "dark trooper @ 1, dark leader @ 1")

    assert [[True, False]] == [[has_presence(t.table, 0, one) for one in t.sites]]
    assert ["dark trooper", "dark leader"] == [
        t.table.definition(one).code for one in t.table.at(t.sites[0])
    ]
    assert [] == t.table.at(t.sites[1])


@ruling("swccg.4.079")
def test_an_inactive_card_is_not_present() -> None:
    """An excluded trooper gives Dark no presence, and Light controls."""
    t = Laid(GAME, "dark street", "dark trooper @ 1", "light trooper @ 1")
    t.table.copies[t.thing("dark trooper")].marks |= EXCLUDED
    t.table.index = None

    assert [] == characters_at(t.table, 0, t.sites[0])
    assert [[False, True]] == held(t)


@ruling("swccg.4.084", "swccg.4.087", "swccg.4.095", "swccg.4.108")
def test_a_text_about_here_works_at_its_own_location_only() -> None:
    """The warden raises whoever is with it at the street, of both sides, nobody at the square."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 2",
        "light warden @ 1, light trooper @ 2",
    )

    assert [3, 2] == [t.value("power", one) for one in ("dark trooper", "dark leader")]
    assert [3, 1] == [t.value("power", one) for one in ("light warden", "light trooper")]


@ruling("swccg.4.100", "swccg.4.103")
def test_a_card_at_a_site_is_on_its_system() -> None:
    """Also what it carries; the system itself is not on table."""
    t = Laid(GAME, "dark street, dark dock", "dark trooper @ 2", "light trooper + light lamp @ 1")
    scope = Scope(0, 0)
    things = [t.thing(one) for one in ("light trooper", "light lamp", "dark trooper")]

    assert [True, True, False] == [
        nouns.OnSystem("Town").fits(t.table, scope, one) for one in things
    ]
    assert [False, False, True] == [
        nouns.OnSystem("Moon").fits(t.table, scope, one) for one in things
    ]


@ruling("swccg.4.107")
def test_what_deploys_at_a_location_has_been_deployed_to_it() -> None:
    """The trooper's own event names the square, and it stands there."""
    t = Laid(GAME, "dark street, dark square", dark_hand="dark trooper")
    t.answer("deploy dark trooper", "Square")
    (deployed,) = t.events(ev.DEPLOYED)

    assert t.sites[1] == deployed.items[0] == t.table.place_of(t.thing("dark trooper"))


@ruling("swccg.4.113")
def test_a_character_is_alone_without_another_of_its_side() -> None:
    """Opponents do not matter, a droid does; a carried device and an Effect do not."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 2, dark butler @ 2",
        "light trooper + light lamp @ 1, light law on 1",
    )
    names = ("dark trooper", "light trooper", "dark leader")

    assert [True, True, False] == [is_alone(t.table, t.thing(one)) for one in names]


@ruling("swccg.4.117", "swccg.4.118", "swccg.4.121")
def test_an_effect_on_all_cards_takes_those_of_both_sides_and_inactive_ones() -> None:
    """Characters and what they carry are lost; the location and the Effect on it stay."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark butler @ 1, dark leader @ 2",
        "light trooper + light lamp @ 1, light law on 1",
        turn="light",
        phase="move",
        light_hand="light storm",
    )
    t.table.copies[t.thing("dark butler")].marks |= EXCLUDED
    t.answer("play light storm", "Street")

    gone = ["dark trooper", "dark butler", "light trooper", "light lamp"]
    assert [False] * 4 == [t.on_table(one) for one in gone]
    assert [True] * 3 == [t.on_table(one) for one in ("dark leader", "light law", "dark street")]
