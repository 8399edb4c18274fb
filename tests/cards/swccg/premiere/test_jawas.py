"""Jawas, paid for by both players, and the camps that spare the opponent."""

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.costs import deploy_cost
from dejarik.kernel.terms import Number
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import MADE_UP, game_with, laid, mine, theirs
from dejarik.testing.swccg.table import Laid

OTHERS = {"1_12": "1_130, 1_132", "1_182": "1_295, 1_293"}
OWN_CAMP = {"1_12": "1_131", "1_182": "1_292"}


@card("1_12", "1_182")
@ruling("swccg.b.027", "swccg.b.030", "swccg.card.1_12.01", "swccg.card.1_182.01")
def test_a_jawa_takes_a_force_from_each_player_without_asking(code: str) -> None:
    """One from each Force Pile; nobody is asked in between."""
    t = laid(code, OTHERS[code] + ", 1_284", hand="X", force=1, their_force=2)
    t.answer(f"deploy {code}")
    offered = t.options()
    t.answer(offered[0])

    assert t.on_table(code)
    assert [1, 1] == [t.force_used(mine(code)), t.force_used(theirs(code))]


@card("1_12", "1_182")
def test_a_jawa_deploys_only_on_tatooine(code: str) -> None:
    """The Death Star has an icon for it too, and is not among the two sites."""
    t = laid(code, OTHERS[code] + ", 101_1, 1_285", hand="X")
    t.answer(f"deploy {code}")

    assert 2 == len(t.options())
    assert "Docking Bay 327" not in t.options()
    assert "Level 6 Core Shaft Corridor" not in t.options()


@card("1_12", "1_182")
@ruling("swccg.b.031", "swccg.card.1_12.02", "swccg.card.1_182.02")
def test_a_jawa_is_not_offered_when_either_player_cannot_pay(code: str) -> None:
    """Once the opponent has no Force, once its own player has none."""
    poor = laid(code, OTHERS[code], f"{code} @ 1", hand="X", force=3, their_force=0)
    own = laid(code, OTHERS[code], f"{code} @ 1", hand="X", force=0, their_force=3)

    assert ["pass"] == poor.options()
    assert ["pass"] == own.options()


@card("1_12", "1_182")
@ruling("swccg.b.029")
def test_a_jawa_is_its_own_players_cost_at_the_own_camp(code: str) -> None:
    """The opponent has no Force, so the camp is the only site that is left."""
    t = laid(code, f"{OTHERS[code]}, {OWN_CAMP[code]}", hand="X", force=3, their_force=0)
    t.answer(f"deploy {code}")

    assert "Jawa Camp" == t.where(code)
    assert [1, 0] == [t.force_used(mine(code)), t.force_used(theirs(code))]


def table_of_dear_jawas(code: str) -> Laid:
    """A made-up Effect makes every Jawa dearer by one."""
    dearer = Ongoing(Changes(st.DEPLOY_COST, Number(1), (n.Is("jawa"),)))
    own = code == "1_182"
    return laid(
        code,
        OTHERS[code],
        MADE_UP if own else "",
        "" if own else MADE_UP,
        hand="X",
        force=2,
        their_force=2,
        rules=game_with(dearer),
    )


@card("1_12", "1_182")
@ruling("swccg.b.032", "swccg.card.1_12.03", "swccg.card.1_182.03")
def test_what_changes_the_cost_of_a_jawa_changes_both_shares(code: str) -> None:
    """A text makes Jawas dearer by one: two from each."""
    t = table_of_dear_jawas(code)
    t.answer(f"deploy {code}")
    t.answer(t.options()[0])

    assert [2, 2] == [t.force_used(mine(code)), t.force_used(theirs(code))]


@card("1_12", "1_182")
@ruling("swccg.b.033", "swccg.card.1_12.04", "swccg.card.1_182.04")
def test_a_jawa_without_text_costs_a_nothing_that_nobody_changes(code: str) -> None:
    """Its deploy cost is not printed: without its text it is 0, whatever makes Jawas dearer."""
    t = table_of_dear_jawas(code)
    (jawa,) = t.table.pile(t.table.turn, ids.HAND)

    assert [0, 2] == [
        deploy_cost(t.table, jawa, t.sites[0]),
        deploy_cost(t.table, jawa, t.sites[0], 1),
    ]


# --- Jawa Camps -------------------------------------------------------------------------------


@card("1_292")
def test_darks_jawa_camp_spares_the_opponent_of_dark_only() -> None:
    """Light's Jawa costs a Force of each there: Light's text of that card is another."""
    t = laid("1_12", "1_292, 1_130", hand="X", force=2, their_force=0)
    paid = laid("1_12", "1_292, 1_130", hand="X", force=2, their_force=1)
    paid.answer("deploy 1_12", "Jawa Camp")

    assert 1 != t.table.phase
    assert "deploy 1_12" not in t.options()
    assert [1, 1] == [paid.force_used("light"), paid.force_used("dark")]


@card("1_292")
def test_darks_jawa_camp_weakens_lights_jawas_there() -> None:
    """Not Dark's, not those elsewhere, not others; what has no power keeps none."""
    t = laid("1_182", "1_292, 1_295", "X @ 1, 1_194 @ 1", "1_12 @ 1, 1_12 @ 2, 1_28 @ 1")
    names = ("1_182", "1_194", "1_12", "1_12 2", "1_28")

    assert [1, 1, 0, 1, 1] == [t.value("power", one) for one in names]
    assert [1, 2, 0, 1, 2] == [t.value("forfeit", one) for one in names]


@card("1_292")
def test_darks_jawa_camp_does_not_spare_jawas_that_go_elsewhere() -> None:
    """Light has no Force: the camp is the only site."""
    t = laid("1_182", "1_292, 1_295, 1_293", hand="X", force=2, their_force=0)
    t.answer("deploy 1_182")

    assert "Jawa Camp" == t.where("1_182")


@card("1_292")
def test_darks_jawa_camp_sets_the_cost_which_nothing_changes_then() -> None:
    """One from Dark only, though a text makes Jawas dearer: what sets a number resets it."""
    dearer = Ongoing(Changes(st.DEPLOY_COST, Number(1), (n.Is("jawa"),)))
    t = laid("1_182", "1_292", MADE_UP, hand="X", force=2, their_force=0, rules=game_with(dearer))
    t.answer("deploy 1_182")

    assert [1, 0] == [t.force_used("dark"), t.force_used("light")]


@card("1_131")
def test_lights_jawa_camp_spares_the_opponent_of_light_only() -> None:
    """Dark's Jawa costs a Force of each there."""
    t = laid("1_182", "1_131, 1_295", hand="X", force=2, their_force=1)
    t.answer("deploy 1_182", "Jawa Camp")

    assert [1, 1] == [t.force_used("dark"), t.force_used("light")]


@card("1_131")
def test_lights_jawa_camp_is_where_a_jawa_can_go_without_darks_force() -> None:
    """The Dune Sea would take a Force of each."""
    t = laid("1_12", "1_131, 1_130", hand="X", force=1, their_force=0)
    offered = t.options()
    t.answer("deploy 1_12")

    assert ["deploy 1_12", "pass"] == offered
    assert "Jawa Camp" == t.where("1_12")


@card("1_131")
def test_lights_jawa_camp_is_free_with_a_sandcrawler_there() -> None:
    """Something of that title is at the camp, or at the Dune Sea, which is no help."""
    found = []
    for place in (1, 2):
        rules = game_with()
        rules.definitions[rules.numbers[MADE_UP]].title = "Sandcrawler"
        hand = "X, 1_28, 1_30"
        t = laid(
            "1_12", "1_131, 1_130", "", f"{MADE_UP} on {place}", hand=hand, force=0, rules=rules
        )
        found.append([t.table.phase, t.options()])

    assert [3, ["deploy 1_12", "pass"]] == found[0]
    assert [3, ["pass"]] == found[1]


@card("1_131")
def test_lights_jawa_camp_sets_the_cost_of_jawas_alone() -> None:
    """One for a Jawa, whatever makes it dearer; a Wolfman costs three, and Light has one Force."""
    dearer = Ongoing(Changes(st.DEPLOY_COST, Number(1), (n.Is("jawa"),)))
    t = laid(
        "1_12",
        "1_131, 1_130",
        "",
        MADE_UP,
        hand="X, 1_30",
        force=1,
        their_force=0,
        rules=game_with(dearer),
    )

    assert ["deploy 1_12", "pass"] == t.options()


@card("1_131")
def test_lights_jawa_camp_is_not_free_without_a_sandcrawler() -> None:
    """Without any Force of its player nothing is offered there."""
    t = laid("1_12", "1_131, 1_130", "1_28 @ 1", hand="X", force=0, their_force=3)

    assert "deploy 1_12" not in t.options()


@card("1_131")
def test_lights_jawa_camp_changes_no_numbers() -> None:
    """Dark's text of it is blank: Jawas of both sides are as printed."""
    t = laid("1_12", "1_131", "X @ 1", "1_182 @ 1")

    assert [1, 1, 1, 1] == [
        t.value(number, one) for number in ("power", "forfeit") for one in ("1_12", "1_182")
    ]
