"""The draw phase, recirculation, and the end of a turn."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import DRAW
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
CHARACTER = (nouns.Yours(), nouns.OfType(kinds.CHARACTER))


def until_end_of_turn(amount: int) -> Op:
    """The chosen character has more power for this turn."""
    change = Changes(st.POWER, Number(amount), (nouns.Chosen(),))
    return For((change,), durations.THIS_TURN)


def played(effect_op: Op, **other: Any) -> Text:
    """An interrupt for any phase."""
    return syn.answering(ev.PHASE, ev.TOP, effect_op, play=True, **other)


def ends(effect_op: Op, **other: Any) -> Text:
    """A text for the end of a turn."""
    return syn.answering(ev.TURN_ENDING, ev.JUST, effect_op, **other)


GAME = make.game_with(
    make.interrupt("dark rally", played(until_end_of_turn(3), targets=(CHARACTER,))),
    make.interrupt("light study", played(syn.Unit(ev.DRAW_ONE, 3), cost=0)),
    make.interrupt("dark study", played(syn.Unit(ev.DRAW_ONE, 3), cost=0)),
    make.interrupt("dark delving", played(syn.PutTop(ids.RESERVE, ids.HAND))),
    make.effect(
        "light eye",
        BESIDE,
        syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), provided=(term.Phase(DRAW),)),
    ),
    make.effect("light ear", BESIDE, syn.answering(ev.DRAW_ONE, ev.JUST, syn.MustLose(1), who=2)),
    make.effect("dark toll", BESIDE, ends(syn.MustLose(1), forced=True)),
    make.effect("light toll", BESIDE, ends(syn.MustLose(1), forced=True)),
    make.effect("dark bell", BESIDE, ends(syn.MustLose(1))),
    make.effect("light bell", BESIDE, ends(syn.MustLose(1))),
    make.effect("light dawn", BESIDE, syn.answering(ev.TURN_BEGINS, ev.JUST, syn.MustLose(1))),
    make.effect(
        "light debt",
        BESIDE,
        ends(syn.MustLose(1), forced=True, provided=(term.PowerIs("dark trooper", 1),)),
    ),
)


@ruling("swccg.8.001", "swccg.8.002", "swccg.8.009", "swccg.8.016")
def test_in_the_draw_phase_any_number_may_be_drawn() -> None:
    """From one to the whole Force Pile, or none; it is the phase after the move phase."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1",
        phase="move",
        dark_force=3,
        light_force=2,
    )
    assert ["move dark trooper", "pass"] == t.options()
    t.answer("pass")
    assert ["draw", "pass"] == t.options()
    t.answer("draw")
    assert ["1", "2", "3"] == t.options()
    t.answer("back", "pass")

    assert 0 == t.count("dark", "hand")
    assert "light: window" == t.asked()


@ruling("swccg.8.008", "swccg.8.010", "swccg.8.013", "swccg.1a.019", "swccg.1a.029")
def test_cards_are_drawn_from_the_top_one_by_one_into_a_hand_of_any_size() -> None:
    """Twelve in hand are no reason to stop; the last one activated comes first."""
    hand = ", ".join(["dark rally"] * 12)
    t = Laid(GAME, "dark street", phase="draw", dark_force=1, dark_hand=hand)
    t.table.pile(0, ids.FORCE).append(t.table.pile(0, ids.RESERVE).pop())
    top = t.table.pile(0, ids.FORCE)[-1]
    t.answer("draw", "2")

    assert 14 == t.count("dark", "hand")
    assert [top, t.table.pile(0, ids.HAND)[-1]] == [one.subject for one in t.events(ev.DRAW_ONE)]
    assert t.table.knowledge.knows(0, top)
    assert not t.table.knowledge.knows(1, top)


@ruling("swccg.8.003", "swccg.8.011", "swccg.8.012")
def test_each_draw_is_an_action_between_others() -> None:
    """Light stops a run of three after the first and acts; Dark plays a card, then draws again."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light eye",
        phase="draw",
        dark_hand="dark rally",
    )
    before = t.options()
    t.answer("draw", "3", "1")

    assert ["draw", "play dark rally", "pass"] == before
    assert ["use light eye", "pass"] == t.options()
    t.answer("pass")
    t.answer("play dark rally", "pass", "draw", "2", "2")
    assert 3 == t.count("dark", "hand")


@ruling("swccg.8.011")
def test_each_draw_can_be_answered() -> None:
    """A text for a card just drawn is offered after the first of two."""
    t = Laid(GAME, "dark street", "", "light ear", phase="draw")
    t.answer("draw", "2")

    assert (["use light ear", "pass"], 1) == (t.options(), t.count("dark", "hand"))


@ruling("swccg.8.004", "swccg.8.005", "swccg.8.006", "swccg.1a.030", "swccg.1a.031", "swccg.1a.032")
def test_both_used_piles_go_under_the_reserve_decks_in_their_order() -> None:
    """After the draw phase, of both players, whoever's turn it is; the tops stay."""
    t = Laid(GAME, "dark street", phase="draw", dark_top="dark hero", light_top="light hero")
    for seat, codes in ((0, ("dark droid", "dark leader")), (1, ("light droid", "light leader"))):
        for code in codes:
            card = t.table.knowledge.add(GAME.numbers[code])
            t.table.pile(seat, ids.USED).append(card)
    t.answer("pass")

    assert [0, 0] == [t.count(side, "used") for side in ("dark", "light")]
    assert ["dark droid", "dark leader"] == t.codes("dark", "reserve")[:2]
    assert ["light droid", "light leader"] == t.codes("light", "reserve")[:2]
    assert ["dark hero", "light hero"] == [t.codes(one, "reserve")[-1] for one in ("dark", "light")]


@ruling("swccg.8.014", "swccg.1a.020", "swccg.1a.018")
def test_force_left_over_stays_for_the_opponents_turn() -> None:
    """Dark keeps four through the end of the turn and can use them in Light's."""
    t = Laid(GAME, "dark street", phase="draw", dark_force=4)
    t.answer("pass")

    assert [1, 4] == [t.table.turn, t.count("dark", "force")]


@ruling("swccg.8.017", "swccg.8.018", "swccg.8.019")
def test_who_is_told_to_draw_draws_from_the_force_pile_as_far_as_it_goes() -> None:
    """Three are to be drawn: Light does; Dark, with two, draws both."""
    light = Laid(GAME, "dark street", phase="draw", light_hand="light study")
    light.answer("pass", "play light study")
    dark = Laid(GAME, "dark street", phase="draw", dark_hand="dark study", dark_force=2)
    dark.answer("play dark study")

    assert [3, 1] == [light.count("light", "hand"), light.count("light", "force")]
    assert [2, 0] == [dark.count("dark", "hand"), dark.count("dark", "force")]


@ruling("swccg.8.020")
def test_a_text_that_names_another_pile_takes_it_from_there() -> None:
    """The top of the Reserve Deck comes to hand; the Force Pile is untouched."""
    t = Laid(GAME, "dark street", phase="draw", dark_hand="dark delving", dark_top="dark hero")
    t.answer("play dark delving")

    assert [["dark hero"], 4] == [t.codes("dark", "hand"), t.count("dark", "force")]


@ruling("swccg.8.021", "swccg.8.023", "swccg.8.024", "swccg.8.022", "swccg.8.025")
def test_forced_things_at_the_end_of_a_turn_come_first_then_the_ending_player() -> None:
    """Dark orders both tolls; then Dark is asked first, then Light; Used Piles are gone already."""
    t = Laid(GAME, "dark street", "dark toll, dark bell", "light toll, light bell", phase="draw")
    t.table.pile(0, ids.USED).append(t.table.pile(0, ids.RESERVE).pop())
    t.answer("pass")
    order = (t.asked(), t.options(), t.count("dark", "used"))
    t.answer("use light toll", "top of force", "top of force")
    first = (t.asked(), t.options(), t.table.turn)
    t.answer("use dark bell", "top of force")
    second = (t.asked(), t.options())

    assert ("dark: window", ["use dark toll", "use light toll"], 0) == order
    assert ("dark: window", ["use dark bell", "pass"], 0) == first
    assert ("light: window", ["use light bell", "pass"]) == second


@ruling("swccg.8.027", "swccg.8.028", "swccg.8.029")
def test_only_end_of_turn_texts_are_open_and_the_next_turn_follows_at_once() -> None:
    """A rally in hand is no answer; after two passes Light's turn starts with its own texts."""
    t = Laid(
        GAME,
        "dark street",
        "dark bell, dark trooper @ 1",
        "light dawn",
        phase="draw",
        dark_hand="dark rally",
        light_hand="light study",
    )
    t.answer("pass", "pass")
    offered = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["use dark bell", "pass"]) == offered
    assert ("light: window", ["use light dawn", "pass"], 1) == (
        t.asked(),
        t.options(),
        t.table.turn,
    )


@ruling("swccg.8.030", "swccg.8.031", "swccg.8.034")
def test_what_lasts_for_the_turn_ends_before_voluntary_texts() -> None:
    """The rally still counts in the draw phase; as the turn ends it is gone before the bell."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark bell",
        phase="draw",
        dark_hand="dark rally",
    )
    t.answer("play dark rally")
    during = t.value("power", "dark trooper")
    while t.options() != ["use dark bell", "pass"]:
        t.answer("pass")

    assert [4, 1] == [during, t.value("power", "dark trooper")]
    assert 0 == t.table.turn


@ruling("swccg.8.033", "swccg.8.035")
def test_the_ending_player_orders_endings_among_the_forced_things() -> None:
    """Before the rally has ended the debt is not due; Dark chooses, and it falls due afterwards."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark toll",
        "light debt",
        phase="draw",
        dark_hand="dark rally",
    )
    t.answer("play dark rally")
    t.pass_until("dark: window")
    while len(t.options()) > 1 and "pass" in t.options():
        t.answer("pass")
    before = (t.asked(), t.options())
    t.answer(t.options()[1])
    after = (t.asked(), t.options())

    assert ("dark: window", ["use dark toll", "a duration ends"]) == before
    assert ("dark: window", ["use dark toll", "use light debt"]) == after
