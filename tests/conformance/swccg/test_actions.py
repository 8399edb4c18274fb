"""What is an action and what is none: one for each card, drain, move, shot, draw and unit."""

from typing import Any

import pytest

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import YOU
from dejarik.games.swccg.effects.reacts import MovesAsReact
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.flow.reacting import ReactByMoving
from dejarik.kernel.ops import Sequence
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
TAKE_TWO = Sequence((syn.PutTop(ids.RESERVE, ids.HAND), syn.PutTop(ids.RESERVE, ids.HAND)))

GAME = make.game_with(
    witnesses.ear("light"),
    witnesses.eye("light"),
    witnesses.ear("dark"),
    make.interrupt("dark order", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(2), play=True)),
    make.interrupt("dark lesson", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(2), play=True)),
    make.interrupt("dark hope", syn.answering(ev.PHASE, ev.TOP, syn.RetrieveForce(2), play=True)),
    make.interrupt("dark rush", syn.answering(ev.PHASE, ev.TOP, TAKE_TWO, play=True)),
    make.interrupt(
        "dark spend",
        syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 2), play=True, cost=3),
    ),
    make.effect(
        "dark well",
        witnesses.BESIDE,
        syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 1), who=YOU),
    ),
    make.effect(
        "dark banner",
        Ongoing(
            Changes(
                st.POWER, Number(2), (nouns.Is("trooper"), nouns.SamePlace()), (term.Controls(),)
            )
        ),
    ),
    make.character("light runner", (1, 1, 2), MovesAsReact(ReactByMoving())),
    make.device(
        "dark saber",
        syn.answering(
            ev.DRAINING,
            ev.RESPOND,
            For((Changes(st.DRAIN, Number(1), (nouns.SamePlace(),)),), durations.THIS_TURN),
            who=YOU,
        ),
    ),
)
WATCHED = "light ear, light eye"


def watched(dark: str = "", light: str = "", sites: str = "dark street", **other: Any) -> Laid:
    """Dark's turn, with an ear and an eye of Light beside the table."""
    return Laid(GAME, sites, dark, f"{light}, {WATCHED}" if light else WATCHED, **other)


@ruling("swccg.1c.001", "swccg.1c.017", "swccg.1c.026")
def test_each_card_deployed_or_played_is_one_action() -> None:
    """A trooper opens one action: begun and paid for, then answered, then on table."""
    t = watched(dark_hand="dark trooper, dark trooper, dark order")
    before = witnesses.under_way(t)
    t.answer("deploy dark trooper")
    paid = (t.options(), t.count("dark", "used"))
    t.answer("pass")
    begun = (witnesses.under_way(t), t.options(), t.on_table("dark trooper"))
    t.answer("pass")
    done = (witnesses.under_way(t), t.options(), t.on_table("dark trooper"))
    t.play("play dark order")

    assert [] == before
    assert (["use light eye", "pass"], 1) == paid
    assert (["deploying"], ["use light ear", "pass"], False) == begun
    assert (["deploying"], ["use light eye", "pass"], True) == done
    assert 1 == len(t.events(ev.DEPLOYED))
    assert ["playing"] == witnesses.under_way(t)


@ruling("swccg.1c.002", "swccg.1c.018", "swccg.1c.019")
def test_each_drain_is_an_action_with_the_loss_inside() -> None:
    """Both drains are answered by themselves; the loss has a window while the drain waits."""
    t = watched(
        "dark trooper @ 1, dark trooper @ 2", sites="dark street, dark square", phase="control"
    )
    t.answer("drain Street")
    first = (witnesses.under_way(t), t.options())
    t.answer("pass")
    loss = (witnesses.under_way(t), t.asked(), t.options(), len(t.events(ev.DRAINED)))
    t.pass_until("light: force_to_lose")
    t.answer("top of reserve")
    t.play("drain Square")
    second = (witnesses.under_way(t), t.options())

    assert (["draining"], ["use light ear", "pass"]) == first
    assert (["draining"], "light: window", ["use light ear", "pass"], 0) == loss
    assert (["draining"], ["use light ear", "pass"]) == second
    assert 1 == len(t.events(ev.DRAINED))


@ruling("swccg.1c.003")
def test_each_movement_is_an_action_a_react_too() -> None:
    """Two troopers move one after the other; a react is answered like a move."""
    walk = watched(
        "dark trooper @ 1, dark trooper @ 1", sites="dark street, dark square", phase="move"
    )
    walk.answer("move dark trooper")
    counted = witnesses.chances(walk, "light ear")
    walk.play("move dark trooper 2")
    react = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark ear",
        "light runner @ 2",
        phase="control",
    )
    react.answer("drain Street", "react with light runner")

    assert 1 == counted
    assert ["moving"] == witnesses.under_way(walk)
    assert (["draining", "reacting"], "dark: window") == (witnesses.under_way(react), react.asked())
    assert ["use dark ear", "pass"] == react.options()


@ruling("swccg.1c.004", "swccg.1c.024", "swccg.1c.234", "swccg.1c.173")
def test_a_battle_is_one_action_from_beginning_to_end() -> None:
    """It lies under all that happens in it, without a card; then the other player is next."""
    t = watched(
        "dark hero + dark rifle @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_top="dark trooper, dark trooper",
        light_hand="light sense",
    )
    t.answer("battle Street")
    t.play("fire dark rifle")
    shot = witnesses.under_way(t)
    t.pass_until("dark: battle_destiny")
    drawing = witnesses.under_way(t)
    t.answer("yes")
    t.pass_until("light: window")
    drawn = witnesses.under_way(t)
    t.play("forfeit light trooper")
    seen = []
    while witnesses.under_way(t):
        seen.append(witnesses.under_way(t))
        t.answer(t.options()[-1])

    assert ["battle_begins", "firing"] == shot
    assert ["battle_begins"] == drawing == drawn
    assert {"battle_begins"} == {one[0] for one in seen}
    assert 1 == len(t.events(ev.BATTLE_ENDED))


@ruling("swccg.1c.005")
def test_each_shot_is_an_action() -> None:
    """Two rifles, two windows for what is fired."""
    t = watched(
        "dark leader + dark rifle @ 1, dark leader + dark rifle @ 1",
        "light hero @ 1",
        phase="battle",
    )
    t.answer("battle Street")
    t.play("fire dark rifle")
    first = (witnesses.under_way(t), t.options())
    t.play("fire dark rifle 2")
    second = (witnesses.under_way(t), t.options())

    expected = (["battle_begins", "firing"], ["use light eye", "pass"])
    assert expected == first == second
    t.answer("pass")
    assert ["use light ear", "pass"] == t.options()
    assert 1 == len(t.events(ev.FIRED))


@ruling("swccg.1c.006")
def test_each_destiny_drawn_is_an_action() -> None:
    """A lesson draws two: each is answered before the next is drawn."""
    t = watched(dark_hand="dark lesson", dark_top="dark trooper, dark hero")
    t.answer("play dark lesson")
    drawn: list[tuple[list[str], list[str]]] = []
    while len(drawn) < 2:
        t.answer("pass")
        if len(t.events(ev.DESTINY_DRAWN)) > len(drawn) and t.table.pile(0, ids.DRAWN):
            drawn.append((t.options(), t.codes("dark", "drawn")))

    assert [
        (["use light eye", "pass"], ["dark trooper"]),
        (["use light eye", "pass"], ["dark hero"]),
    ] == drawn


@ruling("swccg.1c.007", "swccg.1c.008", "swccg.1c.010")
@pytest.mark.parametrize(
    ("card", "kind", "count"),
    [
        ("spend", ev.USE_ONE, 3),
        ("spend", ev.ACTIVATE_ONE, 2),
        ("order", ev.LOSE_ONE, 2),
        ("hope", ev.RETRIEVE_ONE, 2),
        ("rush", ev.PUT_CARD, 2),
    ],
)
def test_each_card_between_piles_is_an_action(card: str, kind: int, count: int) -> None:
    """Three used, two activated, lost, retrieved or taken: a window after every single one."""
    t = watched(dark_hand=f"dark {card}", dark_lost="dark trooper, dark trooper", turn="dark")
    t.answer(f"play dark {card}")
    after: set[int] = set()
    while witnesses.under_way(t):
        if "use light eye" in t.options() or t.asked() == "light: force_to_lose":
            after.add(len(t.events(kind)))
        t.answer("pass" if "pass" in t.options() else "top of reserve")

    assert set(range(1, count + 1)) <= after


@ruling("swccg.1c.009")
def test_using_a_voluntary_text_is_an_action() -> None:
    """The well may be left alone; used, it is answered before it gives anything."""
    t = watched("dark well", phase="control")
    offered = t.options()
    t.answer("use dark well")

    assert ["use dark well", "pass"] == offered
    assert (["using"], ["use light ear", "pass"]) == (witnesses.under_way(t), t.options())
    assert 4 == t.count("dark", "force")


@ruling("swccg.1c.011")
def test_recirculating_is_an_action_of_whose_pile_it_is() -> None:
    """At the end of the turn Dark's Used Pile goes under first; that can be answered."""
    t = watched(phase="draw", dark_used="dark hero", light_used="light hero", dark_force=0)
    seen = (t.asked(), t.options(), t.codes("dark", "used"), t.codes("light", "used"))
    t.answer("pass")

    assert ("light: window", ["use light eye", "pass"], [], ["light hero"]) == seen
    assert [0, 1] == [one.seat for one in t.events(ev.RECIRCULATED)]


@ruling("swccg.1c.012")
def test_a_modifier_that_may_be_applied_is_an_action() -> None:
    """The saber adds 1 to the drain if Dark uses it, and Light may respond to that."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark saber @ 1",
        "light ear",
        phase="control",
    )
    t.answer("drain Street", "pass")
    offered = (t.asked(), t.options())
    t.answer("use dark saber")
    begun = (witnesses.under_way(t), t.asked(), t.options(), t.value("Force drain", "Street"))
    t.answer("pass")

    assert ("dark: window", ["use dark saber", "pass"]) == offered
    assert (["draining", "using"], "light: window", ["use light ear", "pass"], 0) == begun
    assert 1 == t.value("Force drain", "Street")


@ruling("swccg.1c.013", "swccg.1c.014")
def test_modifiers_and_conditions_are_no_actions() -> None:
    """A leader raises a trooper, a banner too where one controls: nobody is asked about either."""
    t = watched("dark trooper @ 1, dark banner on 1", dark_hand="dark leader")
    power = t.value("power", "dark trooper")
    t.answer("deploy dark leader")
    while witnesses.under_way(t):
        t.answer("pass")

    assert [3, 4] == [power, t.value("power", "dark trooper")]
    kinds_seen = [one.kind for one in t.events(*witnesses.EVERYTHING)]
    expected = [ev.CLAIMED, ev.USE_ONE, ev.USE_ONE, ev.DEPLOYING, ev.DEPLOYED, ev.PHASE]
    assert expected == kinds_seen[:6]


@ruling("swccg.1c.015")
def test_announcing_a_phase_or_a_turn_is_no_action() -> None:
    """Light's ear hears every action, but no phase that begins and no turn."""
    t = Laid(GAME, "dark street", "", "light ear", phase="deploy", turn="dark")
    while t.table.turn_count < 4:
        assert "use light ear" not in t.options()
        t.answer("pass")

    assert [ev.PHASE_BEGINS] * 4 == [one.kind for one in t.events(ev.PHASE_BEGINS)][:4]


@ruling("swccg.1c.016", "swccg.1c.034", "swccg.1c.025")
@pytest.mark.parametrize(
    ("phase", "what"),
    [
        ("activate", "activate"),
        ("control", "drain Street"),
        ("deploy", "deploy dark trooper"),
        ("deploy", "transfer dark rifle"),
        ("deploy", "play dark order"),
        ("deploy", "use dark well"),
        ("battle", "battle Gate"),
        ("move", "move dark trooper"),
        ("draw", "draw"),
    ],
)
def test_whatever_else_a_player_does_is_an_action(phase: str, what: str) -> None:
    """Each is offered to Dark at top level beside a pass, and Light may answer it."""
    t = watched(
        "dark trooper + dark rifle @ 1, dark trooper @ 1, dark trooper @ 3, dark well",
        "light trooper @ 3",
        sites="dark street, dark square, dark gate",
        phase=phase,
        dark_hand="dark trooper, dark order",
    )
    offered = t.options()
    t.answer(what)
    for _ in range(6):
        if t.asked().startswith("light"):
            break
        t.answer(t.options()[0])

    assert what in offered
    assert "pass" in offered
    assert "light: window" == t.asked()
    assert t.options()[-1] == "pass"
    assert t.options()[0] in ("use light ear", "use light eye")
