"""Top level: whose turn it is to act there, what is voluntary, and what must be done in time."""

from typing import Any

import pytest

from dejarik.games.swccg.effects import nouns, playing
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import BATTLE, CONTROL
from dejarik.games.swccg.rules import limits
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.kernel.program import Op
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.stack_cards import InPhase, TakeItBack
from dejarik.testing.swccg.synthetic_stack import DeploysAtOnce, EachPlayer, Listed
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)


def must(effect: Op, phase: int) -> tuple[playing.Text, playing.Text]:
    """In a phase of one's own something must be done: once, at the latest when it ends."""
    action = playing.UseText(0, effect, False, 1, limits.PER_PHASE)
    when = (InPhase(phase),)
    return (
        playing.Text((ev.PHASE,), ev.TOP, action, provided=when),
        playing.Text((ev.PHASE,), ev.DEADLINE, action, provided=when, forced=True),
    )


def stew() -> playing.Text:
    """For any phase: its player activates two."""
    return syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 2), play=True)


def feast() -> playing.Text:
    """For any phase: both players activate two."""
    both = EachPlayer(syn.Unit(ev.ACTIVATE_ONE, 2))
    return syn.answering(ev.PHASE, ev.TOP, both, play=True)


GAME = make.game_with(
    make.interrupt("dark stew", stew()),
    make.interrupt("light stew", stew()),
    make.interrupt("light feast", feast()),
    make.effect(
        "dark visage", witnesses.BESIDE, *must(EachPlayer(syn.MustLose(1, term.YOU)), CONTROL)
    ),
    make.effect("dark beast", witnesses.BESIDE, *must(syn.MustLose(1), BATTLE)),
    make.effect(
        "light tank",
        witnesses.BESIDE,
        syn.answering(ev.LOST_CARD, ev.JUST, TakeItBack(), about=(nouns.Yours(), CHARACTER)),
    ),
    make.effect(
        "light villainy",
        witnesses.BESIDE,
        syn.answering(ev.FORFEITED, ev.JUST, syn.RetrieveForce(1), forced=True),
    ),
    make.effect(
        "light verdict",
        witnesses.BESIDE,
        syn.answering(ev.TURN_ENDING, ev.JUST, syn.RetrieveForce(1), forced=True),
    ),
    make.effect(
        "dark choice",
        witnesses.BESIDE,
        syn.answering(ev.TURN_ENDING, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1)),
    ),
    make.interrupt(
        "dark shot",
        syn.answering(ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=((CHARACTER,),)),
    ),
    make.effect(
        "light tentacle",
        witnesses.BESIDE,
        DeploysAtOnce(Deploy(), (ev.PLAYING,), ev.RESPOND, about=(nouns.OfType(kinds.INTERRUPT),)),
    ),
    make.effect(
        "light decree",
        witnesses.BESIDE,
        syn.answering(
            ev.BATTLE_BEGINS,
            ev.RESPOND,
            Listed((syn.Unit(ev.ACTIVATE_ONE, 1), syn.RetrieveForce(1), syn.MustLose(1))),
            forced=True,
        ),
    ),
    witnesses.eye("dark", ev.ACTIVATE_ONE),
)

CONTROL_PHASE, DEPLOY_PHASE, BATTLE_PHASE, MOVE_PHASE = 2, 3, 4, 5


def deploying(dark: str = "dark stew, dark stew", light: str = "light stew", **other: Any) -> Laid:
    """Dark's deploy phase with these hands."""
    return Laid(GAME, "dark street", dark_hand=dark, light_hand=light, **other)


@ruling("swccg.1c.028", "swccg.1c.029", "swccg.1c.030", "swccg.1c.188", "swccg.1c.190")
def test_the_right_to_act_alternates_from_the_turn_player_on() -> None:
    """Dark first; after each action with all its answers, and after each pass, the other one."""
    t = deploying(dark="dark stew, dark stew, dark trooper", light="light stew, light stew")
    asked = [t.asked()]
    for one in ("play dark stew", "play light stew", "pass", "play light stew"):
        t.answer(one)
        asked.append(t.asked())
        assert [] == witnesses.under_way(t)

    assert ["dark: window", "light: window"] * 2 + ["dark: window"] == asked


@ruling("swccg.1c.050", "swccg.1c.051", "swccg.1c.031", "swccg.1c.052", "swccg.1c.053")
@ruling("swccg.1c.041")
def test_nobody_is_made_to_do_what_is_voluntary() -> None:
    """A drain, a card in hand, a text that may be used, a response: a pass stands beside each."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light tank, light trooper @ 1",
        dark_hand="dark shot, dark trooper",
        phase="control",
    )
    first = t.options()
    t.answer("play dark shot", "light trooper")
    just = (t.asked(), t.options())
    t.answer("pass")
    second = t.options()
    t.answer("pass")

    assert ["play dark shot", "pass"] == first
    assert ("light: window", ["use light tank", "pass"]) == just
    assert ["drain Street", "pass"] == second
    assert [] == t.events(ev.DRAINING)
    assert (DEPLOY_PHASE, ["deploy dark trooper", "pass"]) == (t.table.phase, t.options())
    assert ["light trooper"] == t.codes("light", "lost")


@ruling("swccg.1c.027", "swccg.1c.093")
def test_a_response_is_not_offered_where_nothing_fitting_has_happened() -> None:
    """The last word waits for a drain: neither at top level nor in answer to a battle."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2",
        "light trooper @ 2",
        light_hand="light last word, light stew",
        phase="control",
    )
    t.answer("drain Street")
    draining = t.options()
    t.answer("pass", "top of reserve")
    after = t.options()
    fight = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1",
        light_hand="light last word, light stew",
        phase="battle",
    )
    fight.answer("battle Street")

    assert ["play light last word", "pass"] == draining
    assert ["play light stew", "pass"] == after
    assert "play light last word" not in fight.options()


@ruling("swccg.1c.250", "swccg.1c.252", "swccg.1c.251", "swccg.1c.249")
def test_two_passes_end_a_phase_whoever_would_have_liked_to_act() -> None:
    """Light passes after Dark's action, Dark passes: over, and the next phase opens with Dark."""
    over = deploying(dark="dark stew, dark trooper")
    over.answer("play dark stew", "pass")
    still = over.table.phase
    over.answer("pass")
    goes_on = deploying(dark="dark trooper", light="light stew, light stew")
    goes_on.answer("pass", "play light stew", "pass", "play light stew")

    assert DEPLOY_PHASE == still
    assert (BATTLE_PHASE, "light: window") == (over.table.phase, over.asked())
    assert ["play light stew", "pass"] == over.options()
    assert (DEPLOY_PHASE, "dark: window") == (goes_on.table.phase, goes_on.asked())
    assert ["deploy dark trooper", "pass"] == goes_on.options()


@ruling("swccg.1c.037", "swccg.1c.033", "swccg.1c.078", "swccg.1c.079")
@pytest.mark.parametrize("late", [False, True])
def test_what_both_must_do_is_timed_and_ordered_by_the_turn_player(late: bool) -> None:
    """Dark begins the visage when it likes, at the latest at the end, and says who is first."""
    t = Laid(GAME, "dark street", "dark visage", dark_hand="dark stew", phase="control")
    offered = t.options()
    t.answer("pass" if late else "use dark visage")
    order = (t.asked(), t.options())
    t.answer("light")
    first = t.asked()
    t.answer("top of reserve")
    second = t.asked()
    t.answer("top of reserve")

    assert ["use dark visage", "play dark stew", "pass"] == offered
    assert ("dark: window", ["dark", "light"]) == order
    assert ("light: force_to_lose", "dark: force_to_lose") == (first, second)
    assert (DEPLOY_PHASE if late else CONTROL_PHASE) == t.table.phase
    assert ["play dark stew", "pass"] == t.options()


@ruling("swccg.1c.117", "swccg.1c.118", "swccg.1c.063", "swccg.1c.119", "swccg.1c.120")
@ruling("swccg.1c.121")
def test_the_parts_of_a_result_are_ordered_and_answered_by_themselves() -> None:
    """Light's feast in its own turn: Light orders; each Force is answered, not the feast."""
    t = Laid(
        GAME,
        "dark street",
        "dark eye",
        light_hand="light feast",
        dark_hand="dark sense",
        turn="light",
        phase="control",
    )
    t.answer("play light feast")
    begun = (t.asked(), t.options())
    t.answer("pass")
    order = (t.asked(), t.options())
    t.answer("light")
    seen = (t.asked(), t.options(), len(t.events(ev.ACTIVATE_ONE)))
    t.answer("use dark eye")

    assert ("dark: window", ["play dark sense", "pass"]) == begun
    assert ("light: window", ["dark", "light"]) == order
    assert ("dark: window", ["use dark eye", "pass"], 1) == seen
    assert ("dark: window", ["use dark eye", "pass"]) == (t.asked(), t.options())
    assert [1, 1] == [one.seat for one in t.events(ev.ACTIVATE_ONE)]


@ruling("swccg.1c.064", "swccg.1c.061")
def test_entries_of_a_list_compete() -> None:
    """Nobody chose the decree, yet it happens; Dark, whose turn it is, orders its three entries."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1, light decree",
        phase="battle",
        light_lost="light trooper",
    )
    t.answer("battle Street")
    asked = (t.asked(), len(t.decision().options))
    t.choose(2)
    t.choose(0)
    kinds_seen = [
        one.kind for one in t.events(ev.ACTIVATE_ONE, ev.RETRIEVE_ONE, ev.MUST_LOSE, ev.LOSE_ONE)
    ]

    assert ("dark: window", 3) == asked
    assert "dark: force_to_lose" == t.asked()
    assert [ev.MUST_LOSE] == kinds_seen


@ruling("swccg.1c.040")
def test_who_is_hit_must_be_forfeited() -> None:
    """In the damage segment the owner of a hit card may not pass before it is forfeited."""
    t = Laid(
        GAME,
        "dark street",
        "dark leader + dark rifle @ 1",
        "light hero @ 1, light trooper @ 1",
        phase="battle",
        dark_top="dark hero",
        light_top="light droid",
    )
    t.answer("battle Street", "fire dark rifle", "light trooper")
    t.pass_until("light: battle_destiny")
    t.answer("no")
    t.play("forfeit dark leader")

    assert ("light: window", ["forfeit light trooper"]) == (t.asked(), t.options())


@ruling("swccg.1c.047")
def test_what_follows_by_itself_is_an_automatic_action() -> None:
    """Each card forfeited gives Light a Force back, without a question."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light trooper @ 1, light villainy",
        phase="battle",
        light_lost="light hero",
    )
    t.answer("battle Street")
    t.play("no", "forfeit light trooper")

    assert 1 == len(t.events(ev.RETRIEVE_ONE))


@ruling("swccg.1c.048", "swccg.1c.220")
def test_a_card_deployed_in_answer_to_another_is_on_table_first() -> None:
    """Light's tentacle answers Dark's shot: it is on table while the shot is still to come."""
    t = Laid(
        GAME,
        "dark street",
        "",
        "light trooper @ 1",
        dark_hand="dark shot",
        light_hand="light tentacle",
    )
    t.answer("play dark shot")
    offered = (t.asked(), t.options())
    t.answer("deploy light tentacle")
    there = (t.on_table("light tentacle"), t.on_table("light trooper"))

    assert ("light: window", ["deploy light tentacle", "pass"]) == offered
    assert (True, False) == there
    assert [ev.DEPLOYED, ev.LOST_CARD] == [one.kind for one in t.events(ev.DEPLOYED, ev.LOST_CARD)]


@ruling("swccg.1c.082")
def test_at_the_end_of_a_turn_what_must_be_done_comes_first() -> None:
    """Light's verdict is carried out before Dark may make its choice."""
    t = Laid(
        GAME,
        "dark street",
        "dark choice",
        "light verdict",
        phase="draw",
        light_lost="light hero",
        dark_force=0,
    )

    assert 1 == len(t.events(ev.RETRIEVE_ONE))
    assert ("dark: window", ["use dark choice", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.258", "swccg.1c.259", "swccg.1c.260", "swccg.1c.261")
def test_a_beast_attacks_when_its_player_likes_or_at_the_end_of_the_phase() -> None:
    """First a battle may be begun; who passes attacks at the end; who has attacked does not."""
    late = Laid(
        GAME,
        "dark street",
        "dark beast, dark trooper @ 1",
        "light trooper @ 1",
        phase="battle",
        light_hand="light stew",
    )
    offered = late.options()
    late.answer("pass", "pass")
    forced = late.asked()
    late.answer("top of reserve")
    next_phase = (late.table.phase, late.options())
    early = Laid(GAME, "dark street", "dark beast", phase="battle", light_hand="light stew")
    early.answer("use dark beast", "top of reserve")
    after = (early.table.phase, early.asked(), early.options())
    early.answer("pass")

    assert ["use dark beast", "battle Street", "pass"] == offered
    assert "light: force_to_lose" == forced
    assert (MOVE_PHASE, ["play light stew", "pass"]) == next_phase
    assert (BATTLE_PHASE, "light: window", ["play light stew", "pass"]) == after
    assert MOVE_PHASE == early.table.phase
    assert 1 == len(early.events(ev.MUST_LOSE))
