"""Responses: who is first, what may answer what and when, and how often."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import OPPONENT, YOU
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.flow import destiny
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.kernel.ops import Nothing
from dejarik.kernel.program import Op
from dejarik.kernel.terms import AtLeast, Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.synthetic_stack import DeploysAtOnce, HandOfOpponent, IsTarget
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
MORE_DRAIN = For((Changes(st.DRAIN, Number(1), (nouns.SamePlace(),)),), durations.THIS_TURN)
ONE = syn.Unit(ev.ACTIVATE_ONE, 1)


def on_table(
    code: str, kind: int | tuple[int, ...], band: int, effect: Op = ONE, **other: Any
) -> make.Made:
    """An Effect beside a pile with one text."""
    return make.effect(code, witnesses.BESIDE, syn.answering(kind, band, effect, **other))


def played(code: str, kind: int, band: int, effect: Op = ONE, **other: Any) -> make.Made:
    """An interrupt with one text."""
    return make.interrupt(code, syn.answering(kind, band, effect, play=True, **other))


GAME = make.game_with(
    on_table("dark watch", ev.DEPLOYED, ev.JUST),
    on_table("light watch", ev.DEPLOYED, ev.JUST),
    on_table(
        "light spring",
        ev.DEPLOYED,
        ev.JUST,
        syn.MustLose(1),
        forced=True,
        provided=(AtLeast(term.CardsIn(ids.FORCE), Number(5)),),
    ),
    on_table("light alarm", ev.DEPLOYED, ev.JUST, forced=True),
    on_table("light well", (ev.PHASE, ev.SEGMENT), ev.TOP),
    on_table("light bones", ev.DESTINY_DRAWN, ev.JUST, forced=True, provided=(term.DrawIs(2),)),
    on_table("light echo", ev.DESTINY_DRAWN, ev.JUST, syn.PutDrawn(ids.USED), who=OPPONENT),
    on_table("light veto", ev.DESTINY_DRAWN, ev.JUST, syn.AnswerDraw(destiny.CANCELLED_DRAW)),
    on_table("light omen", ev.DESTINY_ABOUT, ev.RESPOND, Nothing(), who=OPPONENT),
    on_table("light shield", ev.PLAYING, ev.RESPOND, Nothing(), provided=(IsTarget("light hero"),)),
    on_table("dark gift", ev.MOVED, ev.JUST, syn.MustLose(1)),
    on_table("light gift", ev.MOVED, ev.JUST, syn.MustLose(1)),
    witnesses.ear("light"),
    witnesses.eye("light", ev.USE_ONE),
    witnesses.ear("dark"),
    played("dark stew", ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 2)),
    played("light stew", ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 2)),
    played("dark monnok", ev.PHASE, ev.TOP, syn.MustLose(1), provided=(HandOfOpponent(2),)),
    played("light refuge", ev.PLAYING, ev.RESPOND, Nothing(), who=OPPONENT),
    played("dark feint", ev.PLAYING, ev.RESPOND, Nothing(), who=OPPONENT),
    played("light boost", ev.PLAYING, ev.RESPOND, Nothing(), who=YOU),
    played(
        "dark ambush", ev.DEPLOYED, ev.JUST, syn.TakeBackIt(), about=(nouns.Opponents(), CHARACTER)
    ),
    played("light ambush", ev.BATTLE_BEGINS, ev.RESPOND, syn.MustLose(1), who=OPPONENT),
    played("dark stun", ev.PHASE, ev.TOP, syn.DrawFor(), cost=2, targets=((CHARACTER,),)),
    played(
        "light lift", ev.PHASE, ev.TOP, syn.MoveChosen(), targets=((CHARACTER,), (nouns.IsPlace(),))
    ),
    played("light pair", ev.SEGMENT, ev.TOP, ONE),
    make.device("dark saber", syn.answering(ev.DRAINING, ev.RESPOND, MORE_DRAIN, who=YOU)),
    make.character(
        "light recruit",
        (1, 1, 2),
        syn.answering(
            ev.DEPLOYED,
            ev.JUST,
            syn.PutTop(ids.RESERVE, ids.HAND),
            about=(nouns.This(),),
            forced=True,
        ),
    ),
    make.character(
        "light scout",
        (1, 1, 2),
        syn.answering(ev.DEPLOYED, ev.JUST, ONE, about=(nouns.This(),)),
    ),
    make.character("dark squire", (1, 1, 2), DeploysAtOnce(Deploy(), (ev.DEPLOYED,), own=True)),
)


def deployed(dark: str, light: str, **other: Any) -> Laid:
    """Dark has deployed a trooper."""
    t = Laid(GAME, "dark street", dark, light, dark_hand="dark trooper", **other)
    t.answer("deploy dark trooper")
    return t


@ruling("swccg.1c.057", "swccg.1c.058", "swccg.1c.059", "swccg.1c.185", "swccg.1c.233")
@ruling("swccg.1c.177", "swccg.1c.179")
def test_responses_alternate_from_the_opponent_until_two_passes() -> None:
    """Light may pass and still answer after Dark has; each text once, each copy by itself."""
    t = deployed("dark watch, dark watch", "light watch, light watch")
    seen = []
    for one in ("pass", "use dark watch", "use light watch 2", "use dark watch 2", "pass"):
        seen.append((t.asked(), t.options()))
        t.answer(one)

    assert [
        ("light: window", ["use light watch", "use light watch 2", "pass"]),
        ("dark: window", ["use dark watch", "use dark watch 2", "pass"]),
        ("light: window", ["use light watch", "use light watch 2", "pass"]),
        ("dark: window", ["use dark watch 2", "pass"]),
        ("light: window", ["use light watch", "pass"]),
    ] == seen
    assert [] == witnesses.under_way(t)
    assert 3 == len(t.events(ev.ACTIVATE_ONE))


@ruling("swccg.1c.189")
def test_after_a_response_what_is_compelled_comes_first_again() -> None:
    """Light's watch activates one, which sets off the spring; only then may Dark go on."""
    t = deployed("dark watch", "light watch, light spring")
    before = t.asked()
    t.answer("use light watch")
    compelled = t.asked()
    t.answer("top of reserve")

    assert ("light: window", "dark: force_to_lose") == (before, compelled)
    assert ("dark: window", ["use dark watch", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.178")
def test_a_second_deployment_can_be_answered_afresh() -> None:
    """The watch that answered the first trooper answers the second too."""
    t = Laid(GAME, "dark street", "", "light watch", dark_hand="dark trooper, dark trooper")
    t.answer("deploy dark trooper", "use light watch", "deploy dark trooper")

    assert ("light: window", ["use light watch", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.232", "swccg.1c.059")
def test_after_two_passes_a_window_is_closed() -> None:
    """Light passes, Dark passes: nobody can respond to that deployment any more."""
    t = deployed("dark watch", "light watch, light well")
    t.answer("pass", "pass")

    assert ("light: window", ["use light well", "pass"]) == (t.asked(), t.options())
    assert [] == t.events(ev.ACTIVATE_ONE)


@ruling("swccg.1c.229", "swccg.1c.230")
def test_a_deployment_in_answer_to_a_deployment_has_its_own_window() -> None:
    """Light passes, Dark's squire answers the trooper; two passes end the squire's window only."""
    t = Laid(GAME, "dark street", "", "light watch", dark_hand="dark trooper, dark squire")
    t.answer("deploy dark trooper")
    first = (t.asked(), t.options())
    t.answer("pass", "deploy dark squire")
    second = (t.asked(), t.options(), witnesses.under_way(t))
    t.answer("pass")
    back = (t.asked(), t.options(), witnesses.under_way(t))
    t.answer("use light watch")

    expected = ("light: window", ["use light watch", "pass"])
    assert expected == first
    assert (*expected, ["deploying", "deploying"]) == second
    assert (*expected, ["deploying"]) == back
    assert 1 == len(t.events(ev.ACTIVATE_ONE))


@ruling("swccg.1c.062", "swccg.1c.072")
def test_automatic_and_just_actions_are_both_responses() -> None:
    """Light's alarm goes off by itself, then its watch is used; Dark's ear answers each of them."""
    t = deployed("dark ear", "light alarm, light watch")
    automatic = (t.asked(), t.options(), witnesses.under_way(t))
    t.answer("pass", "use light watch")
    just = (t.asked(), t.options(), witnesses.under_way(t))

    expected = ("dark: window", ["use dark ear", "pass"], ["deploying", "using"])
    assert expected == automatic == just


@ruling("swccg.1c.113", "swccg.1c.114", "swccg.1c.115", "swccg.1c.116", "swccg.1c.210")
@ruling("swccg.1c.212")
def test_an_action_is_answered_between_its_initiation_and_its_result() -> None:
    """Each Force used is seen first; then the stun on the hero is answered, then it draws."""
    t = Laid(
        GAME,
        "dark street",
        "",
        "light hero @ 1, light trooper @ 1, light eye, light shield, light omen",
        dark_hand="dark stun",
        light_hand="light sense",
    )
    t.answer("play dark stun", "light hero")
    seen = []
    for _ in range(4):
        seen.append((t.options(), t.count("dark", "used"), len(t.events(ev.DESTINY_DRAWN))))
        t.answer("pass")
    other = Laid(
        GAME,
        "dark street",
        "",
        "light hero @ 1, light trooper @ 1, light shield",
        dark_hand="dark stun",
        light_hand="light sense",
    )
    other.answer("play dark stun", "light trooper")

    assert [
        (["use light eye", "pass"], 1, 0),
        (["use light eye", "pass"], 2, 0),
        (["use light shield", "play light sense", "pass"], 2, 0),
        (["use light omen", "pass"], 2, 0),
    ] == seen
    assert ["play light sense", "pass"] == other.options()


@ruling("swccg.1c.124")
def test_at_any_time_is_not_in_answer_to_something() -> None:
    """Light's well may be used in any phase, but not while Dark's stew waits for answers."""
    t = Laid(GAME, "dark street", "", "light well, light ear", dark_hand="dark stew")
    t.answer("play dark stew")
    answering = t.options()
    t.answer("pass")

    assert ["use light ear", "pass"] == answering
    assert ["use light well", "pass"] == t.options()


@ruling("swccg.1c.085", "swccg.1c.086")
def test_what_was_begun_goes_on_though_its_condition_is_gone() -> None:
    """Light holds two cards; one of them is the answer, and Light loses a Force all the same."""
    t = Laid(GAME, "dark street", dark_hand="dark monnok", light_hand="light refuge, light stew")
    offered = t.options()
    t.answer("play dark monnok", "play light refuge")
    small = Laid(GAME, "dark street", dark_hand="dark monnok, dark stew", light_hand="light stew")

    assert "play dark monnok" in offered
    assert 1 == t.count("light", "hand")
    assert "light: force_to_lose" == t.asked()
    assert ["play dark stew", "pass"] == small.options()


@ruling("swccg.1c.094", "swccg.1c.241")
def test_what_answers_a_battle_that_just_began_is_too_late_in_the_weapons_segment() -> None:
    """The ambush answers the initiation only, the pair is for the segment only."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1",
        phase="battle",
        light_hand="light ambush, light pair",
    )
    t.answer("battle Street")
    answering = t.options()
    t.answer("pass")

    assert ["play light ambush", "pass"] == answering
    assert ("light: window", ["play light pair", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.095", "swccg.1c.256", "swccg.1c.257", "swccg.1c.060")
def test_who_was_sent_home_is_not_just_deployed_any_more() -> None:
    """Dark may answer before the scout's own text; after the ambush nothing is left to answer."""
    t = Laid(
        GAME,
        "dark street",
        "dark watch",
        "light watch",
        turn="light",
        light_hand="light scout",
        dark_hand="dark ambush",
    )
    t.answer("deploy light scout")
    first = (t.asked(), t.options())
    t.answer("play dark ambush")
    gone = (witnesses.under_way(t), t.codes("light", "hand"))
    kept = Laid(
        GAME, "dark street", turn="light", light_hand="light scout", dark_hand="dark ambush"
    )
    kept.answer("deploy light scout", "pass")

    assert ("dark: window", ["use dark watch", "play dark ambush", "pass"]) == first
    assert ([], ["light scout"]) == gone
    assert ("light: window", ["use light scout", "pass"]) == (kept.asked(), kept.options())


@ruling("swccg.1c.253", "swccg.1c.254", "swccg.1c.255", "swccg.1c.191")
def test_what_a_deployment_compels_comes_before_any_answer() -> None:
    """The recruit brings a sense, which cancels the ambush; the recruit stays, Dark is next."""
    t = Laid(
        GAME,
        "dark street",
        turn="light",
        light_hand="light recruit",
        dark_hand="dark ambush, dark stew",
        light_top="light sense",
    )
    t.answer("deploy light recruit")
    first = (t.asked(), t.options(), t.codes("light", "hand"))
    t.answer("play dark ambush")
    second = (t.asked(), t.options())
    t.answer("play light sense")

    assert ("dark: window", ["play dark ambush", "pass"], ["light sense"]) == first
    assert ("light: window", ["play light sense", "pass"]) == second
    assert t.on_table("light recruit")
    assert ["dark ambush"] == t.codes("dark", "lost")
    assert ("dark: window", ["play dark stew", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.180")
def test_copies_may_both_answer_but_their_modifiers_count_once() -> None:
    """Two sabers are used for one drain; it is 1 more, not 2."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark saber @ 1, dark leader + dark saber @ 1",
        phase="control",
    )
    t.answer("drain Street", "use dark saber")
    other = t.options()
    t.answer("use dark saber 2")
    t.answer("top of reserve", "top of reserve")

    assert ["use dark saber 2", "pass"] == other
    assert 2 == len(t.events(ev.LOSE_ONE))


@ruling("swccg.1c.181", "swccg.1c.182", "swccg.1c.183")
def test_a_draw_is_answered_by_what_acts_on_it_or_waits_for_it() -> None:
    """The veto cancels the draw, the echo takes its card; the stew has nothing to do with it."""
    t = Laid(
        GAME,
        "dark street",
        "",
        "light veto, light echo, light well, light hero @ 1",
        dark_hand="dark stun",
        light_hand="light stew",
    )
    t.answer("play dark stun")
    t.pass_until("light: window")

    assert 1 == len(t.events(ev.DESTINY_DRAWN))
    assert ["use light veto", "use light echo", "pass"] == t.options()


@ruling("swccg.1c.213", "swccg.1c.214")
def test_what_a_draw_triggers_runs_before_the_draw_goes_on() -> None:
    """Dark draws a 2: Light's bones activate one, then the card is used, then Light loses 2."""
    t = Laid(
        GAME,
        "dark street",
        "",
        "light bones, light hero @ 1",
        dark_hand="dark stun",
        dark_top="dark leader",
    )
    t.answer("play dark stun")
    order = [
        one.kind
        for one in t.events(ev.DESTINY_DRAWN, ev.ACTIVATE_ONE, ev.PUT_CARD, ev.MUST_LOSE, ev.PLAYED)
    ]

    assert [ev.DESTINY_DRAWN, ev.ACTIVATE_ONE, ev.PUT_CARD, ev.MUST_LOSE] == order
    assert "dark leader" == t.codes("dark", "used")[-1]
    assert ("light: force_to_lose", ["playing"]) == (t.asked(), witnesses.under_way(t))


@ruling("swccg.1c.196", "swccg.1c.223", "swccg.1c.224", "swccg.1c.225", "swccg.1c.226")
def test_a_completed_move_is_answered_before_the_next_top_level_action() -> None:
    """Light's lift moves a droid: Dark's gift is first, then Light's, then Dark acts."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark gift",
        "light droid @ 1, light gift",
        turn="light",
        light_hand="light lift",
        dark_hand="dark stew",
    )
    t.answer("play light lift", "Square")
    first = (t.asked(), t.options(), t.where("light droid"))
    t.answer("use dark gift", "top of reserve")
    second = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["use dark gift", "pass"], "Square") == first
    assert ("light: window", ["use light gift", "pass"]) == second
    assert ("dark: window", ["play dark stew", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.236", "swccg.1c.238", "swccg.1c.239", "swccg.1c.247")
def test_a_battle_is_answered_until_two_passes_then_its_segments_follow() -> None:
    """Light answers twice; then come weapons, power and damage, with any text in the first."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1, light well",
        phase="battle",
        light_hand="light ambush, light ambush, light pair",
        dark_hand="dark rage, dark rage",
    )
    t.answer("battle Street", "play light ambush", "top of reserve")
    again = (t.asked(), t.options())
    t.answer("pass")
    weapons = (t.asked(), t.options(), t.table.battles[-1].segment)
    t.answer("pass")
    other = (t.asked(), t.options())
    t.answer("use light well", "pass", "pass")
    segments = [one.amount for one in t.events(ev.SEGMENT_BEGINS)]

    assert ("light: window", ["play light ambush", "pass"]) == again
    assert ("dark: window", ["play dark rage", "play dark rage", "pass"], 1) == weapons
    assert ("light: window", ["use light well", "play light pair", "pass"]) == other
    assert [1, 2, 3] == segments


@ruling("swccg.1c.240")
def test_who_began_a_battle_is_first_in_each_segment() -> None:
    """Both heroes owe attrition: Light, who began, is first with weapons and with damage."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light hero @ 1",
        turn="light",
        phase="battle",
        light_hand="light pair",
        dark_hand="dark rage",
    )
    t.answer("battle Street")
    weapons = (t.asked(), t.options())
    t.play("yes", "yes")
    while not t.events(ev.WON, ev.TOTALLED):
        t.answer("pass")

    assert ("light: window", ["play light pair", "pass"]) == weapons
    assert ("light: window", ["forfeit light hero"]) == (t.asked(), t.options())


@ruling("swccg.1c.244")
def test_after_an_answer_in_vain_the_other_player_may_answer() -> None:
    """Dark's feint does not cancel the stew; the next offer to respond to it is Light's."""
    t = Laid(
        GAME,
        "dark street",
        turn="light",
        light_hand="light stew, light boost",
        dark_hand="dark feint, dark feint",
    )
    t.answer("play light stew")
    first = (t.asked(), t.options())
    t.answer("play dark feint")

    assert ("dark: window", ["play dark feint", "play dark feint", "pass"]) == first
    assert ("light: window", ["play light boost", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.242", "swccg.1c.243", "swccg.1c.246", "swccg.1c.170", "swccg.1c.056")
def test_a_chain_is_carried_out_from_the_top() -> None:
    """Dark's rage is sensed, that sensed again and again: each lies on the last; the top acts."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_hand="dark rage, dark sense, dark sense, dark stew",
        light_hand="light sense, light sense, light pair",
    )
    t.answer("battle Street")
    t.play("play dark rage", "play light sense", "play dark sense", "play light sense")
    lies = witnesses.under_way(t)
    t.answer("pass")
    current = (witnesses.under_way(t), t.asked(), t.options())
    t.answer("pass")

    assert ["battle_begins", "playing", "playing", "playing", "playing"] == lies
    expected = (["battle_begins", "playing", "playing"], "dark: window")
    assert (*expected, ["play dark sense", "pass"]) == current
    assert ["dark sense", "dark rage"] == t.codes("dark", "lost")
    assert [] == t.codes("light", "lost")
    assert 1 == t.value("power", "dark trooper")
    assert ("light: window", ["play light pair", "pass"]) == (t.asked(), t.options())
