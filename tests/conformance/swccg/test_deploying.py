"""Deploying: when, where, for how much; restrictions and what lifts them; personas."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.effects.place_conditions import ToHere
from dejarik.games.swccg.effects.playing import OPPONENT, Text, UseText
from dejarik.games.swccg.effects.reserve import DeployFromReserve
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import CONTROL, PHASE_NAMES
from dejarik.games.swccg.model.texts import DeployRule, DeploysFree, Ongoing
from dejarik.games.swccg.rules import limits
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
CHARACTER = nouns.OfType(kinds.CHARACTER)
MINE = (nouns.Yours(), CHARACTER)
ON_SITE = DeployRule((nouns.IsPlace(),), 0)


def brings(kind: int) -> DeployFromReserve:
    """A card of a type is deployed out of the Reserve Deck."""
    return DeployFromReserve((nouns.OfType(kind),), Deploy())


def persona(made: make.Made, name: str) -> make.Made:
    """The same card as a unique persona."""
    made[0].persona = name
    made[0].dots = 1
    return made


def dearer(amount: int, *provided: Any) -> Ongoing:
    """Characters cost more to deploy."""
    return Ongoing(Changes(st.DEPLOY_COST, Number(amount), (CHARACTER,), provided))


def allows(what: int) -> Ongoing:
    """Own characters are freed from something where this lies."""
    return Ongoing(Forbids(what, MINE, (ToHere(),)))


GAME = make.game_with(
    make.site("dark pit", "Town: Pit", (0, 1)),
    make.site("dark yard", "Town: Yard", (1, 1), dark=(dearer(1, ToHere()),)),
    make.site("dark fort", "Town: Fort", (1, 1), dark=(dearer(-1, ToHere()),)),
    make.site(
        "dark rocks",
        "Town: Rocks",
        (1, 1),
        dark=(Ongoing(Forbids(st.CANNOT_BE_AT, (nouns.Is("beast"),), (ToHere(),))),),
    ),
    make.numbers(
        make.character("dark hermit", (1, 1, 2), DeployRule((nouns.OnSystem("Moon"),))), deploy=5
    ),
    make.character("dark beast", (1, 1, 2), DeployRule((nouns.OnSystem("Moon"),)), kind="beast"),
    make.character("dark agent", (1, 1, 2), kind="spy"),
    make.character("dark guest", (1, 1, 2), DeploysFree((nouns.IsPlace(),))),
    make.numbers(
        make.character(
            "dark daughter",
            (1, 1, 2),
            DeployRule((nouns.OnSystem("Town"),), 4),
            DeployRule((nouns.Without(nouns.OnSystem("Town")),)),
        ),
        deploy=7,
    ),
    make.effect("dark camp", DeployRule((nouns.IsPlace(),), 2), allows(st.IGNORES_PLACES)),
    make.effect("dark tunnel", ON_SITE, allows(st.NEEDS_NO_PRESENCE)),
    make.effect("dark tax", BESIDE, dearer(1)),
    make.effect("dark ban", BESIDE, Ongoing(Forbids(st.MAY_NOT_DEPLOY, ()))),
    make.device("dark lens"),
    make.effect("dark mark", ON_SITE),
    make.effect(
        "light tally",
        BESIDE,
        syn.answering(ev.DEPLOYED, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1), forced=True),
    ),
    make.interrupt(
        "light alter",
        syn.answering(
            ev.DEPLOYING,
            ev.RESPOND,
            Cancel(),
            play=True,
            who=OPPONENT,
            about=(nouns.OfType(kinds.EFFECT),),
        ),
    ),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True)),
    make.effect(
        "dark fetch",
        BESIDE,
        Text(
            (ev.PHASE, ev.SEGMENT),
            ev.TOP,
            UseText(0, brings(kinds.WEAPON), False, 1, limits.PER_GAME),
        ),
    ),
    make.effect(
        "dark muster",
        BESIDE,
        Text(
            (ev.PHASE,),
            ev.TOP,
            UseText(0, brings(kinds.CHARACTER), False),
            provided=(term.Phase(CONTROL),),
            timed=True,
        ),
    ),
    make.effect(
        "light bargain",
        BESIDE,
        syn.answering(ev.DRAINED, ev.JUST, brings(kinds.CHARACTER), who=OPPONENT),
    ),
    persona(make.character("dark twin", (1, 1, 2)), "twin"),
    persona(make.character("light twin", (1, 1, 2)), "twin"),
    persona(make.character("dark sibling", (1, 1, 2)), "twin"),
)


def deploying(sites: str, cards: str, hand: str, light: str = "", **other: Any) -> Laid:
    """Dark's deploy phase."""
    return Laid(GAME, sites, cards, light, dark_hand=hand, **other)


def boxed(sites: str, dark: str = "", light: str = "", **other: Any) -> Laid:
    """A table of the boxed cards."""
    return Laid(boxed_with(), sites, dark, light, filler=TROOPERS, **other)


def deploys(t: Laid) -> list[str]:
    """What may be deployed."""
    return [one for one in t.options() if one.startswith("deploy")]


@ruling("swccg.5.001", "swccg.5.004", "swccg.5.003", "swccg.5.011")
def test_any_number_of_cards_deploy_from_hand_in_ones_deploy_phase_and_are_in_play() -> None:
    """One after the other or none; in no other phase; each stands where it belongs."""
    hand = "dark trooper, dark charm, dark rifle, dark tax"
    t = deploying("dark street", "", hand)
    first = t.options()
    t.answer("deploy dark trooper", "deploy dark charm", "deploy dark rifle", "deploy dark tax")
    names = ("dark trooper", "dark charm", "dark rifle", "dark tax")
    others = [
        Laid(GAME, "dark street", "", dark_hand=f"{hand}, dark stew", phase=phase, turn=turn)
        for phase in PHASE_NAMES[1:]
        for turn in ("dark", "light")
        if (phase, turn) != ("deploy", "dark")
    ]

    assert ["deploy dark trooper", "deploy dark charm", "deploy dark tax", "pass"] == first
    assert ["Street", "Street", "dark trooper", "dark reserve"] == [t.where(one) for one in names]
    assert (11, [[]] * 11) == (len(others), [deploys(one) for one in others])
    assert 0 == t.count("dark", "hand")


@ruling("swccg.5.005", "swccg.5.026", "swccg.5.025")
def test_a_character_needs_an_own_icon_or_presence_there() -> None:
    """The street has an icon; the pit has none: with a trooper there it will do, with none not."""
    without = deploying("dark street, dark pit", "", "dark leader")
    without.answer("deploy dark leader")
    beside = deploying("dark street, dark pit", "dark trooper @ 2", "dark leader")
    beside.answer("deploy dark leader")
    theirs = deploying("dark pit", "", "dark leader, dark mark", "light trooper @ 1")

    assert "Street" == without.where("dark leader")
    assert ["Street", "Pit"] == beside.options()
    assert ["deploy dark mark"] == deploys(theirs)


@ruling("swccg.5.063", "swccg.5.064", "swccg.5.006", "swccg.5.008")
def test_a_droid_gives_no_presence_but_takes_its_device_free() -> None:
    """At the pit with a droid alone: no character may come, its lens may, without Force."""
    t = deploying("dark pit", "dark droid @ 1", "dark trooper, dark lens", dark_force=0)
    rich = deploying("dark pit", "dark droid @ 1", "dark trooper, dark lens")

    assert ["deploy dark lens", "pass"] == t.options()
    assert ["deploy dark lens", "pass"] == rich.options()
    t.answer("deploy dark lens")
    assert ("dark droid", 0) == (t.where("dark lens"), t.force_used("dark"))


@ruling("swccg.5.006", "swccg.5.072")
def test_effects_go_to_a_site_without_own_icons() -> None:
    """Characters do not go to the pit, a mark on it does."""
    t = deploying("dark pit", "", "dark trooper, dark mark, dark leader")

    assert ["deploy dark mark"] == deploys(t)


@ruling("swccg.5.007", "swccg.5.009", "swccg.5.010", "swccg.5.058")
def test_the_price_is_paid_before_answers_and_stays_paid() -> None:
    """The camp names 2: with 1 it is not offered; cancelled, its Force is used all the same."""
    poor = deploying("dark street", "", "dark camp, dark mark", dark_force=1)
    t = deploying("dark street", "", "dark camp, dark mark", light_hand="light alter")
    t.answer("deploy dark camp")
    asked = (t.asked(), t.force_used("dark"), t.on_table("dark camp"))
    t.answer("play light alter")

    assert ["deploy dark mark"] == deploys(poor)
    assert ("light: window", 2, False) == asked
    assert [2, ["dark camp"]] == [t.force_used("dark"), t.codes("dark", "lost")]


@ruling("swccg.5.057", "swccg.5.007")
def test_a_rebel_trooper_uses_the_top_card_of_the_force_pile() -> None:
    """It goes to the Used Pile before he stands there."""
    t = boxed("1_132, 1_295", turn="light", light_hand="1_28", light_force=3)
    top = t.table.pile(1, 1)[-1]
    t.answer("deploy 1_28", "Lars' Moisture Farm")

    assert [top] == t.table.pile(1, 2)
    assert ("Lars' Moisture Farm", 2) == (t.where("1_28"), t.count("light", "force"))
    kinds_of = [one.kind for one in t.events(ev.USE_ONE, ev.DEPLOYING, ev.DEPLOYED)]
    assert [ev.USE_ONE, ev.DEPLOYING, ev.DEPLOYED] == kinds_of


@ruling("swccg.5.012", "swccg.5.019")
def test_a_text_that_deploys_from_the_reserve_deck_waits_for_the_deploy_phase() -> None:
    """The Docking Control Room searches in Dark's deploy phase, in no other and not in Light's."""
    cards = {"dark": "1_194 @ 1", "light": "1_28 @ 2"}
    found = [
        "search by Docking Control Room 327"
        in boxed("101_4, 1_284", phase=phase, turn=turn, dark_hand="1_249", **cards).options()
        for turn in ("dark", "light")
        for phase in PHASE_NAMES[1:]
    ]

    assert [False, False, True, False, False, False] + [False] * 6 == found


@ruling("swccg.5.017", "swccg.5.018", "swccg.5.012")
def test_once_per_game_names_no_time_for_a_deployment() -> None:
    """The text fetches a rifle in Dark's deploy phase only, and once."""
    found: list[bool] = []
    for turn in ("dark", "light"):
        for phase in PHASE_NAMES[1:]:
            cards = "dark trooper @ 1, dark fetch"
            t = Laid(GAME, "dark street", cards, phase=phase, turn=turn, dark_hand="dark stew")
            found.append("use dark fetch" in t.options())
    t = deploying("dark street", "dark trooper @ 1, dark fetch", "dark mark", dark_top="dark rifle")
    t.answer("use dark fetch", "dark rifle")

    assert [False, False, True, False, False, False] + [False] * 6 == found
    assert "dark trooper" == t.where("dark rifle")
    assert ["deploy dark mark", "pass"] == t.options()


@ruling("swccg.5.013", "swccg.5.014", "swccg.5.020")
def test_a_text_that_names_a_phase_or_a_moment_deploys_then() -> None:
    """The muster in control phases, not in the deploy phase; the bargain after Dark's drain."""
    control = Laid(GAME, "dark street", "dark muster", phase="control", dark_top="dark hero")
    later = deploying("dark street", "dark muster", "dark mark")
    offered = control.options()
    control.answer("use dark muster", "dark hero")
    t = Laid(GAME, "dark street, dark gate", "dark trooper @ 1", "light bargain", phase="control")
    t.answer("drain Street", "top of reserve")
    asked = (t.asked(), t.options())
    t.answer("use light bargain")

    assert ["use dark muster", "pass"] == offered
    assert "Street" == control.where("dark hero")
    assert "use dark muster" not in later.options()
    assert ("light: window", ["use light bargain", "pass"]) == asked
    assert "light: search" == t.asked()


@ruling("swccg.5.014")
def test_a_comlink_deploys_in_answer_to_a_battle() -> None:
    """Dark brings a trooper in Light's battle phase."""
    t = boxed(
        "1_295",
        "1_194 + 1_201 @ 1",
        "101_2 @ 1",
        turn="light",
        phase="battle",
        dark_hand="1_194",
    )
    t.answer("battle Mos Eisley", "react by 1_201", "1_194")

    assert "Mos Eisley" == t.where("1_194 2")


@ruling("swccg.5.015", "swccg.5.016")
def test_a_condition_or_a_modifier_names_no_time() -> None:
    """A Stormtrooper is free beside Vader, in Dark's deploy phase only."""
    t = boxed("1_284", "101_5 @ 1", dark_hand="1_194", dark_force=0)
    others = [
        boxed("1_284", "101_5 @ 1", dark_hand="1_194, 1_249", phase=phase, turn=turn)
        for phase in PHASE_NAMES[1:]
        for turn in ("dark", "light")
        if (phase, turn) != ("deploy", "dark")
    ]

    assert ["deploy 1_194"] == deploys(t)
    assert [[]] * 11 == [deploys(one) for one in others]


@ruling("swccg.5.021")
def test_interrupts_are_played_and_what_is_said_of_deploying_is_not_for_them() -> None:
    """Where nothing may deploy the stew is still played; nobody tallies it as a deployment."""
    t = deploying("dark street", "dark ban, dark tax", "dark stew, dark trooper", "light tally")
    offered = t.options()
    force = t.count("light", "force")
    t.answer("play dark stew", "top of reserve")
    free = deploying("dark street", "dark tax", "dark trooper, dark stew", "light tally")
    free.answer("deploy dark trooper")

    assert ["play dark stew", "pass"] == offered
    assert [0, force] == [t.force_used("dark"), t.count("light", "force")]
    assert [2, force + 1] == [free.force_used("dark"), free.count("light", "force")]


@ruling("swccg.5.032", "swccg.5.025")
def test_a_text_binds_a_card_to_certain_locations() -> None:
    """The hermit goes to the moon's dock only, though the street has an icon."""
    t = deploying("dark street, dark dock", "dark trooper @ 2", "dark hermit", dark_force=5)
    t.answer("deploy dark hermit")
    without = deploying("dark street", "", "dark hermit, dark mark", dark_force=5)

    assert "Dock" == t.where("dark hermit")
    assert ["deploy dark mark"] == deploys(without)


@ruling("swccg.5.033", "swccg.5.042", "swccg.5.039", "swccg.5.041")
def test_ignoring_location_restrictions_leaves_the_other_rules() -> None:
    """With a camp there: the pit without icons, away from the moon; never on cards or rocks."""
    t = deploying("dark pit, dark street", "dark camp on 1", "dark hermit", dark_force=5)
    t.answer("deploy dark hermit")
    cards = "dark trooper @ 1, dark camp on 1, dark camp on 2"
    beast = deploying("dark rocks, dark street", cards, "dark beast")
    beast.answer("deploy dark beast")
    trooper = deploying("dark pit, dark street", cards, "dark trooper")
    trooper.answer("deploy dark trooper")

    assert "Pit" == t.where("dark hermit")
    assert "Street" == beast.where("dark beast")
    assert ["Pit", "Street"] == trooper.options()


@ruling("swccg.5.046")
def test_a_text_may_lift_one_restriction_alone() -> None:
    """With a tunnel at the pit a trooper goes there; the hermit's own text still binds it."""
    t = deploying("dark pit", "dark tunnel on 1", "dark trooper, dark hermit", dark_force=6)
    spies = deploying("dark pit", "", "dark agent, dark trooper")

    assert ["deploy dark trooper"] == deploys(t)
    assert ["deploy dark agent"] == deploys(spies)


@ruling("swccg.5.047", "swccg.5.048", "swccg.5.059")
def test_who_ignores_restrictions_still_pays_what_the_cost_is() -> None:
    """The hermit pays his 5 at the camp, and 6 under the tax."""
    t = deploying("dark pit", "dark camp on 1", "dark hermit", dark_force=5)
    t.answer("deploy dark hermit")
    taxed = deploying(
        "dark pit", "dark camp on 1, dark tax", "dark hermit, dark mark", dark_force=5
    )
    rich = deploying("dark pit", "dark camp on 1, dark tax", "dark hermit", dark_force=6)
    rich.answer("deploy dark hermit")

    assert 5 == t.force_used("dark")
    assert ["deploy dark mark"] == deploys(taxed)
    assert 6 == rich.force_used("dark")


@ruling("swccg.5.071")
def test_reductions_of_card_and_site_add_up() -> None:
    """The daughter costs 7, 4 in town by her text, 3 at the fort."""
    t = deploying("dark fort, dark street", "", "dark daughter", dark_force=3)
    t.answer("deploy dark daughter")
    moon = deploying("dark dock", "dark trooper @ 1", "dark daughter", dark_force=7)
    moon.answer("deploy dark daughter")

    assert ("Fort", 3) == (t.where("dark daughter"), t.force_used("dark"))
    assert 7 == moon.force_used("dark")


@ruling("swccg.5.075", "swccg.5.008")
def test_what_deploys_free_stays_free() -> None:
    """The yard asks one more of characters: 2 of the trooper, nothing of the guest."""
    t = deploying("dark yard", "", "dark guest, dark trooper", dark_force=2)
    t.answer("deploy dark guest")
    free = t.force_used("dark")
    t.answer("deploy dark trooper")

    assert (0, 2) == (free, t.force_used("dark"))


@ruling("swccg.5.077", "swccg.5.086")
def test_one_version_of_a_unique_persona_is_on_table_whosever_it_is() -> None:
    """With the twin on table no other twin and no sibling comes, Light's or Dark's."""
    sites = "dark street"
    own = deploying(sites, "dark twin @ 1", "dark twin, dark sibling, dark trooper")
    theirs = deploying(sites, "", "dark twin, dark sibling, dark trooper", "light twin @ 1")
    none = deploying(sites, "", "dark twin, dark sibling, dark trooper")
    luke = boxed("1_132", "", "101_2 @ 1", turn="light", light_hand="101_2, 1_28")

    assert ["deploy dark trooper"] == deploys(own)
    assert ["deploy dark trooper"] == deploys(theirs)
    assert ["deploy dark twin", "deploy dark sibling", "deploy dark trooper"] == deploys(none)
    assert ["deploy 1_28"] == deploys(luke)
