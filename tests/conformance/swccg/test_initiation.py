"""Initiation: conditions, then targets, then costs, which are Force or something else."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import DEPLOY
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_prices as price
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.synthetic_stack import DeploysAtOnce
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
YOUR_CHARACTER = (nouns.Yours(), CHARACTER)


def for_a_price(first: Op, effect: Op, **other: Any) -> price.TextForLoss:
    """For any phase: something is done for it first."""
    action = price.ForAPrice(0, effect, True, first=first)
    return price.TextForLoss((ev.PHASE,), ev.TOP, action, **other)


TRIP = (YOUR_CHARACTER, (nouns.IsPlace(),))
GAME = make.game_with(
    make.interrupt(
        "dark stun",
        syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(), play=True, cost=2, targets=((CHARACTER,),)),
    ),
    make.interrupt("dark proof", for_a_price(price.LosesForIt(1), syn.Unit(ev.ACTIVATE_ONE, 1))),
    make.interrupt(
        "dark sacrifice",
        for_a_price(price.GivesUpChosen(), syn.MustLose(2), targets=(YOUR_CHARACTER,)),
    ),
    make.interrupt("dark trip", for_a_price(price.FindsPrice(), syn.MoveChosen(), targets=TRIP)),
    make.interrupt(
        "dark transport",
        syn.answering(ev.PHASE, ev.TOP, syn.MoveChosen(), play=True, cost=3, targets=TRIP),
    ),
    make.numbers(
        make.effect(
            "dark visage",
            DeployRule((nouns.IsPlace(),)),
            DeploysAtOnce(price.DeployByLosing(), (ev.PHASE,), ev.TOP, own=True),
        ),
        deploy=2,
    ),
    make.effect(
        "dark discount",
        witnesses.BESIDE,
        Ongoing(Changes(st.DEPLOY_COST, Number(-1), (nouns.Titled("dark visage"),))),
    ),
    make.effect(
        "dark relief",
        witnesses.BESIDE,
        syn.answering(ev.MUST_LOSE, ev.RESPOND, Cancel()),
    ),
    make.character("dark local", (1, 1, 2), DeployRule((nouns.OnSystem("Moon"),))),
    make.character("dark spy", (1, 1, 2), kind="spy"),
    make.character(
        "dark hermit",
        (1, 1, 2),
        DeployRule((nouns.IsPlace(),), provided=(term.Phase(DEPLOY), term.Phase(0))),
    ),
    make.interrupt(
        "dark tally", syn.answering(ev.PHASE, ev.TOP, syn.RetrieveForEach("trooper"), play=True)
    ),
    make.interrupt(
        "dark toll",
        syn.answering(ev.PHASE, ev.TOP, syn.LoseForEach("trooper"), play=True),
    ),
    make.effect(
        "dark spite",
        witnesses.BESIDE,
        syn.answering(ev.MUST_LOSE, ev.RESPOND, syn.RaiseLoss(1), forced=True),
    ),
    witnesses.ear("light", ev.PLAYING, ev.RETRIEVING),
    witnesses.eye("light", ev.USE_ONE, ev.MOVED, ev.PUT_CARD, ev.DESTINY_DRAWN),
)


@ruling("swccg.1c.083")
def test_first_conditions_then_targets_then_costs() -> None:
    """The stun asks for its target, takes back if Dark likes, and only then uses Force."""
    t = Laid(GAME, "dark street", "", "light hero @ 1, light trooper @ 1", dark_hand="dark stun")
    offered = t.options()
    t.answer("play dark stun")
    aiming = (t.options(), t.force_used("dark"), witnesses.under_way(t))
    t.answer("back", "play dark stun", "light trooper")
    poor = Laid(
        GAME, "dark street", "", "light hero @ 1", dark_hand="dark stun, dark trooper", dark_force=1
    )

    assert ["play dark stun", "pass"] == offered
    assert (["light hero", "light trooper"], 0, []) == aiming
    assert 2 == t.force_used("dark")
    assert ["deploy dark trooper", "pass"] == poor.options()


@ruling("swccg.1c.087", "swccg.1c.088", "swccg.1c.089")
def test_every_condition_of_rules_and_text_must_be_met() -> None:
    """Icons or presence by the rules, a system by the text; a spy needs neither of the former."""
    t = Laid(
        GAME,
        "dark street, dark dock",
        dark_hand="dark trooper, dark local, dark spy, dark hermit",
    )
    offered = t.options()
    t.answer("deploy dark spy")
    anywhere = t.options()
    t.answer("back", "deploy dark trooper")
    there = t.where("dark trooper")
    with_presence = Laid(GAME, "dark street, dark dock", "dark trooper @ 2", dark_hand="dark local")

    assert ["deploy dark trooper", "deploy dark spy", "pass"] == offered
    assert ["Street", "Dock"] == anywhere
    assert "Street" == there
    assert ["deploy dark local", "pass"] == with_presence.options()


@ruling("swccg.1c.020", "swccg.1c.022", "swccg.1c.023", "swccg.1c.101")
def test_a_transport_names_who_goes_and_where_then_pays_then_moves() -> None:
    """Two choices, three Force one by one, the move, then the interrupt is put away."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark hero + dark rifle @ 1, dark trooper @ 1",
        "light eye, light ear",
        dark_hand="dark transport",
    )
    t.answer("play dark transport")
    who = t.options()
    t.answer("dark hero")
    where = t.options()
    t.answer("Square")
    seen = []
    while witnesses.under_way(t):
        seen.append((t.options()[0], t.force_used("dark"), t.where("dark hero")))
        t.answer("pass")

    assert ["dark hero", "dark trooper"] == who
    assert ["Street", "Square"] == where
    assert [
        ("use light eye", 1, "Street"),
        ("use light eye", 2, "Street"),
        ("use light eye", 3, "Street"),
        ("use light ear", 3, "Street"),
        ("use light eye", 3, "Square"),
        ("use light eye", 3, "Square"),
    ] == seen
    assert "dark hero" == t.where("dark rifle")
    assert [ev.MOVED, ev.PUT_CARD] == [one.kind for one in t.events(ev.MOVED, ev.PUT_CARD)]
    assert "Street" == t.where("dark trooper")


@ruling("swccg.1c.021", "swccg.1c.106", "swccg.1c.219")
def test_a_price_is_drawn_for_before_it_is_paid_or_refused() -> None:
    """The trip costs what is drawn; only when that is used can the trip itself be answered."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1",
        "light ear",
        dark_hand="dark trip",
        dark_top="dark droid",
    )
    t.answer("play dark trip", "Square")
    found = (t.asked(), t.options(), t.codes("dark", "used"), t.force_used("dark"))
    t.answer("yes")
    begun = (t.asked(), t.options(), t.force_used("dark"))
    t.answer("pass")
    refused = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1",
        "light ear",
        dark_hand="dark trip",
        dark_top="dark droid",
    )
    refused.answer("play dark trip", "Square", "no")

    assert ("dark: window", ["yes", "no"], ["dark droid"], 0) == found
    assert ("light: window", ["use light ear", "pass"], 3) == begun
    assert "Square" == t.where("dark trooper")
    assert ("Street", 0) == (refused.where("dark trooper"), refused.force_used("dark"))
    assert [] == refused.events(ev.PLAYING)


@ruling("swccg.1c.105", "swccg.1c.110")
def test_force_lost_for_a_deployment_is_its_cost_and_can_be_cheaper() -> None:
    """The visage costs two lost Force before it is answered; the discount makes it one."""
    t = Laid(GAME, "dark street", dark_hand="dark visage", phase="control")
    t.answer("deploy dark visage")
    paying = (t.asked(), t.on_table("dark visage"))
    t.answer("top of reserve", "top of reserve")
    cheap = Laid(GAME, "dark street", "dark discount", dark_hand="dark visage", phase="control")
    cheap.answer("deploy dark visage", "top of reserve")

    assert ("dark: force_to_lose", False) == paying
    assert t.on_table("dark visage")
    assert (2, 0) == (len(t.events(ev.LOSE_ONE)), t.force_used("dark"))
    assert cheap.on_table("dark visage")
    assert 1 == len(cheap.events(ev.LOSE_ONE))


@ruling("swccg.1c.109", "swccg.1c.111")
def test_force_lost_as_a_price_cannot_be_avoided() -> None:
    """The relief cancels any loss that must be, but is not asked about what a proof costs."""
    t = Laid(
        GAME,
        "dark street",
        "dark relief",
        dark_hand="dark proof, dark trooper",
        phase="control",
    )
    t.answer("play dark proof")
    asked = t.asked()
    t.answer("top of reserve")

    assert "dark: force_to_lose" == asked
    assert [] == t.events(ev.MUST_LOSE)
    assert 1 == len(t.events(ev.LOSE_ONE))
    assert 5 == t.count("dark", "force")


@ruling("swccg.1c.107", "swccg.1c.108")
def test_a_card_that_is_given_up_is_a_cost_like_others() -> None:
    """Without a character no sacrifice; with one it is gone before the answer, and stays gone."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        dark_hand="dark sacrifice",
        light_hand="light sense",
        phase="move",
    )
    offered = t.options()
    t.answer("play dark sacrifice")
    paid = (t.on_table("dark trooper"), t.codes("dark", "out"), t.options())
    t.answer("play light sense")
    alone = Laid(GAME, "dark street", dark_hand="dark sacrifice, dark proof", phase="move")

    assert "play dark sacrifice" in offered
    assert (False, ["dark trooper"], ["play light sense", "pass"]) == paid
    assert ["dark trooper"] == t.codes("dark", "out")
    assert [] == t.events(ev.MUST_LOSE)
    assert ["play dark proof", "pass"] == alone.options()


@ruling("swccg.1c.134", "swccg.1c.135")
def test_an_amount_for_each_thing_is_one_action() -> None:
    """Three troopers: one action retrieves three."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark trooper @ 1, dark trooper @ 1",
        "light ear",
        dark_hand="dark tally",
        dark_lost="dark hero, dark droid, dark leader, dark rage",
    )
    t.answer("play dark tally", "pass")
    whole = (t.options(), t.count("dark", "lost"))
    t.answer("pass")

    assert (["use light ear", "pass"], 4) == whole
    assert (1, 3) == (len(t.events(ev.RETRIEVING)), len(t.events(ev.RETRIEVE_ONE)))


@ruling("swccg.1c.136", "swccg.1c.137", "swccg.1c.138")
def test_without_any_such_thing_the_amount_is_a_zero_that_nobody_changes() -> None:
    """Dark's toll is offered without a trooper on table; the spite adds 1 to 1, nothing to 0."""
    none = Laid(GAME, "dark street", "dark spite", dark_hand="dark toll", phase="control")
    offered = none.options()
    none.answer("play dark toll")
    one = Laid(
        GAME, "dark street", "dark spite, dark trooper @ 1", dark_hand="dark toll", phase="move"
    )
    one.answer("play dark toll", "top of reserve", "top of reserve")

    assert ["play dark toll", "pass"] == offered
    assert [] == none.events(ev.LOSE_ONE)
    assert 2 == len(one.events(ev.LOSE_ONE))
