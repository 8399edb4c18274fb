"""Regular moves: by landspeed, when, how often, how far and for how much."""

from typing import Any

import pytest

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids, Instead
from dejarik.games.swccg.effects.place_conditions import ToHere
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import PHASE_NAMES
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.seen.views import view_of
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
ANYONE = (nouns.OfType(0),)
ROCKS = "dark rocks"


def speed(amount: int, *whom: Any) -> Ongoing:
    """Landspeed of something is changed."""
    return Ongoing(Changes(st.LANDSPEED, Number(amount), whom))


def cost(amount: int, *whom: Any) -> Ongoing:
    """What moving costs something is changed."""
    return Ongoing(Changes(st.MOVE_COST, Number(amount), whom))


GAME = make.game_with(
    make.site("dark alley", "Town: Alley", (1, 1)),
    make.site(
        ROCKS,
        "Town: Rocks",
        (1, 1),
        dark=(Ongoing(Forbids(st.CANNOT_BE_AT, (nouns.Is("beast"),), (ToHere(),))),),
    ),
    make.character("dark runner", (1, 1, 2), speed(1, nouns.This())),
    make.character("dark beast", (1, 1, 2), kind="beast"),
    make.character("dark statue", (1, 1, 2), w.forbidden(st.MAY_NOT_MOVE, nouns.This())),
    make.character("light wolf", (2, 1, 3), w.reacts_by_moving()),
    make.device("dark anchor", w.forbidden(st.MAY_NOT_MOVE, nouns.This())),
    make.effect("dark mud", BESIDE, cost(1, nouns.Is("beast"))),
    make.effect(
        "dark road", BESIDE, Ongoing(Instead(st.MOVE_COST, Number(0), (nouns.Is("beast"),)))
    ),
    make.effect("dark toll", BESIDE, cost(1, *ANYONE)),
    make.interrupt(
        "dark trap",
        syn.answering(
            ev.PHASE, ev.TOP, syn.MarkChosen(pieces.BARRED), play=True, targets=((nouns.Yours(),),)
        ),
    ),
)
STRIP = "dark street, dark square, dark gate, dark alley"


def moving(sites: str, cards: str, light: str = "", **other: Any) -> Laid:
    """Dark's move phase."""
    return Laid(GAME, sites, cards, light, phase="move", **other)


def moves(t: Laid) -> list[str]:
    """What may move."""
    return [one for one in t.options() if one.startswith(("move", "transit"))]


def marks(t: Laid, name: str) -> int:
    """The marks of a copy."""
    return t.table.copies[t.thing(name)].marks


@ruling("swccg.7.001", "swccg.2.130", "swccg.2.135", "swccg.5.001")
def test_six_phases_follow_each_other_without_a_gap() -> None:
    """In a whole turn each begins once; deploying is the third, moving the fifth."""
    t = Laid(GAME, "dark street", "dark trooper @ 1", phase="draw", turn="light")
    seen: list[str] = []
    for _ in range(100):
        if len(t.events(ev.TURN_ENDS)) == 2:
            break
        t.answer("pass" if "pass" in t.options() else "0")
    seen = [PHASE_NAMES[one.detail] for one in t.events(ev.PHASE_BEGINS)]

    assert ["activate", "control", "deploy", "battle", "move", "draw"] == seen[:6]
    assert "activate" == seen[6]


@ruling("swccg.7.002", "swccg.7.003", "swccg.7.030", "swccg.7.065", "swccg.7.028")
def test_each_of_ones_own_characters_may_move_in_ones_move_phase() -> None:
    """Not Light's, not the rifle by itself; nobody has to; in other phases nothing moves."""
    cards = "dark trooper + dark rifle @ 1, dark droid @ 2"
    t = moving(STRIP, cards, "light trooper @ 2", light_hand="light sense")
    others = [
        Laid(GAME, STRIP, cards, "light trooper @ 2", phase=phase, dark_hand="dark trap")
        for phase in ("control", "deploy", "battle", "draw")
    ]
    theirs = Laid(GAME, STRIP, cards, "", phase="move", turn="light", dark_hand="dark trap")

    assert ["move dark trooper", "move dark droid", "pass"] == t.options()
    assert [[]] * 4 == [moves(one) for one in others]
    assert ("dark: window", []) == (theirs.asked(), moves(theirs))
    t.answer("pass")
    assert [] == t.events(ev.MOVED)


@ruling("swccg.7.071", "swccg.7.073", "swccg.7.069", "swccg.7.012")
def test_landspeed_leads_to_the_sites_next_door_for_one_force() -> None:
    """From the square to the street or the gate, not to the alley; with landspeed 2 to that too."""
    t = moving(STRIP, "dark trooper @ 2, dark runner @ 2", dark_force=2)
    values = [t.value("landspeed", "dark trooper"), t.value("landspeed", "dark runner")]
    t.answer("move dark runner")
    far = t.options()
    t.answer("back", "move dark trooper")
    near = t.options()
    t.answer("Gate")

    assert [1, 2] == values
    assert (["Street", "Gate"], ["Street", "Gate", "Alley"]) == (near, far)
    assert ("Gate", 1) == (t.where("dark trooper"), t.force_used("dark"))
    assert pieces.MOVED == marks(t, "dark trooper")
    assert ["move dark runner", "pass"] == t.options()


@ruling("swccg.7.070")
def test_a_move_over_several_sites_costs_one_force() -> None:
    """The runner goes from the square to the alley."""
    t = moving(STRIP, "dark runner @ 2", dark_force=1)
    t.answer("move dark runner", "Alley")

    assert ("Alley", 1) == (t.where("dark runner"), t.force_used("dark"))


@ruling("swccg.7.069")
def test_who_has_no_force_does_not_walk() -> None:
    """Nothing is offered without Force to use."""
    assert [] == moves(moving(STRIP, "dark trooper @ 1", dark_force=0, dark_hand="dark trap"))


@ruling("swccg.7.027", "swccg.7.077")
def test_a_regular_move_is_over_when_its_card_stops_and_there_is_one_a_turn() -> None:
    """The runner goes one site of two: it may not go on this turn, but in the next one."""
    t = moving(STRIP, "dark runner @ 1, dark trooper @ 1")
    t.answer("move dark runner", "Square")

    assert ["move dark trooper", "pass"] == t.options()
    for _ in range(100):
        if t.table.turn_count == 4 and t.table.phase == PHASE_NAMES.index("move"):
            break
        t.answer("pass" if "pass" in t.options() else "4")
    assert ["move dark runner", "move dark trooper"] == moves(t)


@ruling("swccg.7.004", "swccg.7.030", "swccg.7.236")
def test_a_react_is_no_regular_move_and_not_for_who_cannot_move() -> None:
    """The wolf reacts by its text, the leader may not; it has its move left; barred it cannot."""
    sites = "dark street, dark square"
    cards = "light wolf @ 2, light leader @ 2, light trooper @ 1"
    t = Laid(GAME, sites, "dark trooper @ 1", cards, phase="battle")
    t.answer("battle Street")
    offered = t.options()
    t.answer("react with light wolf")
    stuck = Laid(GAME, sites, "dark trooper @ 1", cards, phase="battle")
    stuck.table.copies[stuck.thing("light wolf")].marks |= pieces.BARRED
    stuck.answer("battle Street")

    assert ["react with light wolf", "pass"] == offered
    assert "Street" == t.where("light wolf")
    assert [pieces.REACTED, 0] == [
        marks(t, "light wolf") & one for one in (pieces.REACTED, pieces.MOVED)
    ]
    assert "react with light wolf" not in stuck.options()


@ruling("swccg.7.010")
def test_no_movement_leads_where_a_card_may_never_be() -> None:
    """The beast may not go to the rocks next door, nor deploy there; the trooper may."""
    sites = f"dark street, {ROCKS}"
    t = moving(sites, "dark beast @ 1, dark trooper @ 1")
    deploying = Laid(GAME, sites, dark_hand="dark beast, dark trooper")
    deploying.answer("deploy dark beast")

    assert ["move dark trooper"] == moves(t)
    assert "Street" == deploying.where("dark beast")
    deploying.answer("deploy dark trooper")
    assert ["Street", "Rocks"] == deploying.options()


@ruling("swccg.7.026", "swccg.7.201", "swccg.7.240", "swccg.7.241", "swccg.7.242", "swccg.7.244")
def test_what_a_card_carries_goes_along_and_has_not_moved() -> None:
    """The anchor, which may not move, hinders nobody; the view shows it on its bearer."""
    t = moving("dark street, dark square", "dark trooper + dark anchor @ 1")
    t.answer("move dark trooper")
    bearer, anchor = t.thing("dark trooper"), t.thing("dark anchor")
    view = view_of(t.table, 1)

    assert [("Square", pieces.MOVED), ("dark trooper", 0)] == [
        (t.where(one), marks(t, one)) for one in ("dark trooper", "dark anchor")
    ]
    assert t.thing("Square") == t.table.place_of(anchor)
    assert [bearer] == [one.subject for one in t.events(ev.MOVED)]
    assert [(bearer, "carried")] == [
        (one.holder, one.slot) for one in view.copies if one.id == anchor
    ]


@ruling("swccg.7.245", "swccg.7.248", "swccg.7.250")
def test_a_change_of_the_cost_counts_for_each_kind_of_move_of_its_cards_alone() -> None:
    """The beast pays 2 to walk and 1 for a transit without a price; a group pays the highest."""
    walk = moving("dark street, dark square", "dark beast @ 1, dark trooper @ 1, dark mud")
    walk.answer("move dark beast")
    paid = walk.force_used("dark")
    walk.answer("move dark trooper")
    bays = "dark bay, dark dock"
    fly = moving(bays, "dark beast @ 1, dark trooper @ 1, dark mud", dark_force=2)
    fly.answer("transit from Bay", "dark beast", "dark trooper")
    poor = moving(bays, "dark beast @ 1, dark trooper @ 1, dark mud", dark_force=0)
    poor.answer("transit from Bay")

    assert (2, 3) == (paid, walk.force_used("dark"))
    assert ["Dock", "Dock", 1] == [
        fly.where("dark beast"),
        fly.where("dark trooper"),
        fly.force_used("dark"),
    ]
    assert ["Bay", "Dock", 0] == [
        poor.where("dark beast"),
        poor.where("dark trooper"),
        poor.force_used("dark"),
    ]


@ruling("swccg.7.249", "swccg.7.245")
def test_what_moves_free_pays_nothing_whatever_raises_the_cost() -> None:
    """The beast walks free, the toll costs the trooper 2; Dark's free transit costs nothing."""
    cards = "dark beast @ 1, dark trooper @ 1, dark road, dark toll"
    t = moving("dark street, dark square", cards, dark_force=1)
    offered = moves(t)
    t.answer("move dark beast")
    boxed = boxed_with(texts={"1_224": (BESIDE, cost(1, *ANYONE))})
    cards = "1_194 @ 1, 1_224"
    free = Laid(boxed, "1_285, 1_291", cards, phase="move", dark_force=0, filler=("1_194", "1_28"))

    assert (["move dark beast"], 0) == (offered, t.force_used("dark"))
    assert ["transit from Docking Bay 327"] == moves(free)
    free.answer("transit from Docking Bay 327")
    assert "Docking Bay 94" == free.where("1_194")


@pytest.mark.parametrize("how", ["text", "mark"])
@ruling("swccg.7.239")
def test_who_cannot_move_makes_no_move_of_any_sort(how: str) -> None:
    """Neither by landspeed nor by transit, whether its text or a barrier says so."""
    t = moving("dark bay, dark street, dark dock", "dark statue @ 1, dark trooper @ 1")
    if how == "mark":
        t = moving("dark bay, dark street, dark dock", "dark leader @ 1, dark trooper @ 1")
        t.table.copies[t.thing("dark leader")].marks |= pieces.BARRED
    t.answer("transit from Bay")

    assert ["Dock", "pass"] == [t.where("dark trooper"), t.options()[-1]]
    assert [] == moves(t)


@ruling("swccg.7.232")
def test_who_deploys_on_tatooine_only_may_still_leave() -> None:
    """A Tusken Raider flies from Docking Bay 94 to the Death Star, where it does not deploy."""
    game = boxed_with()
    sites = "1_291, 1_285"
    t = Laid(game, sites, "1_196 @ 1", phase="move", filler=("1_194", "1_28"))
    t.answer("transit from Docking Bay 94")
    hand = Laid(game, sites, dark_hand="1_196", filler=("1_194", "1_28"))

    assert "Docking Bay 327" == t.where("1_196")
    hand.answer("deploy 1_196")
    assert "Docking Bay 94" == hand.where("1_196")
