"""Drawing destiny: the eight steps, unresolved draws, failed draws."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Ignores
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids, texts
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.draws import FOR_BATTLE
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.destiny import CANCELLED_DRAW, REDRAW
from dejarik.games.swccg.rules.values import exists, value
from dejarik.kernel.modifiers import RESET
from dejarik.kernel.ops import May
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = texts.DeployRule(beside=True)
DRAWN = (term.InPile(ids.DRAWN),)
LOST = (term.JustDrawn(),)


def played(effect_op: Op, **other: Any) -> Text:
    """An interrupt for any phase."""
    return syn.answering(ev.PHASE, ev.TOP, effect_op, play=True, **other)


def on_draw(effect_op: Op, **other: Any) -> Text:
    """A text that answers a destiny just drawn."""
    return syn.answering(ev.DESTINY_DRAWN, ev.JUST, effect_op, **other)


def changed(amount: int, how: int = 0) -> For:
    """The destiny just drawn is changed."""
    return For((Changes(st.DESTINY, Number(amount), LOST, how=how),), durations.THIS_TURN)


GAME = make.game_with(
    make.interrupt("dark omen", played(syn.DrawFor())),
    make.interrupt("dark omens", played(syn.DrawFor(2))),
    make.interrupt("dark chance", played(May(syn.DrawFor()))),
    make.interrupt("dark match", played(syn.MatchDraw())),
    make.interrupt(
        "dark volley", syn.answering(ev.SEGMENT, ev.TOP, syn.DrawFor(1, FOR_BATTLE), play=True)
    ),
    make.effect("dark star", BESIDE, texts.Ongoing(Changes(st.DESTINY, Number(1), DRAWN))),
    make.effect("light star", BESIDE, texts.Ongoing(Changes(st.DESTINY, Number(-2), DRAWN))),
    make.effect("light seal", BESIDE, texts.Ongoing(Ignores(st.DESTINY, DRAWN))),
    make.effect(
        "dark aim",
        BESIDE,
        texts.Ongoing(Changes(st.WEAPON_TOTAL, Number(1), (nouns.OfType(kinds.WEAPON),))),
    ),
    make.effect(
        "light bones", BESIDE, on_draw(syn.MustLose(1), forced=True, provided=(term.DrawIs(4),))
    ),
    make.effect("light done", BESIDE, syn.answering(ev.DESTINY_DONE, ev.JUST, syn.MustLose(1))),
    make.interrupt("light dim", on_draw(changed(-2), play=True, about=LOST)),
    make.interrupt("light dimmer", on_draw(changed(-9), play=True, about=LOST)),
    make.interrupt("dark glow", on_draw(changed(2), play=True, about=LOST)),
    make.interrupt("light jinx", on_draw(syn.AnswerDraw(CANCELLED_DRAW), play=True, who=2)),
    make.interrupt("dark again", on_draw(syn.AnswerDraw(REDRAW), play=True, who=1)),
    make.interrupt("light hex", on_draw(changed(0, RESET), play=True, about=LOST)),
    make.interrupt("dark keep", on_draw(syn.PutDrawn(ids.HAND), play=True, who=1, about=DRAWN)),
    make.interrupt("light tax", on_draw(syn.MustLose(1), play=True, who=2)),
    make.interrupt(
        "dark shadow", on_draw(syn.MustLose(1), play=True, when_drawn=True, forced=True)
    ),
    make.interrupt(
        "light counter", syn.answering(ev.PLAYING, ev.RESPOND, Cancel(), play=True, who=2)
    ),
    make.character(
        "dark sprite", (1, 1, 1), on_draw(syn.MustLose(1), when_drawn=True, forced=True)
    ),
    make.character(
        "dark moon", (1, 1, 1), texts.DrawnText(Changes(st.DESTINY, Number(3), (nouns.This(),)))
    ),
    make.numbers(
        make.character("dark tide", (1, 1, 1), texts.OwnValue(st.DESTINY, term.CardsIn(ids.USED))),
        destiny=-1,
    ),
    make.weapon("dark gun", HitIfAbove()),
    make.weapon("dark guns", HitIfAbove(2)),
)


def draw(hand: str, top: str, dark: str = "", light: str = "", **other: Any) -> Laid:
    """Dark's move phase with a card that draws, and what is drawn next."""
    return Laid(
        GAME, "dark street", dark, light, phase="move", dark_hand=hand, dark_top=top, **other
    )


def owed(t: Laid) -> int:
    """How much Light must lose by what Dark drew."""
    found = [one.amount for one in t.events(ev.MUST_LOSE)]
    return found[-1] if found else 0


@ruling(
    "swccg.1f.001", "swccg.1f.002", "swccg.1f.009", "swccg.1f.010", "swccg.1f.042", "swccg.1f.011"
)
def test_a_draw_turns_up_the_top_card_and_counts_its_number() -> None:
    """Nobody is asked whether; the hero counts four, a location 0, which is a value."""
    t = draw("dark omen", "dark hero")
    t.answer("play dark omen")
    nothing = draw("dark omen", "dark street")
    nothing.answer("play dark omen")
    (card,) = [one.subject for one in t.events(ev.DESTINY_DRAWN)]

    assert ("light: force_to_lose", 4) == (t.asked(), owed(t))
    assert t.table.knowledge.is_public(card)
    assert [0, 1] == [owed(nothing), len(nothing.events(ev.TOTAL_DONE))]


@ruling("swccg.1f.004")
def test_a_draw_that_may_be_made_may_be_declined() -> None:
    """Yes or no."""
    t = draw("dark chance", "dark hero")
    t.answer("play dark chance")
    offered = t.options()
    t.answer("no")

    assert [["no", "yes"], []] == [offered, t.events(ev.DESTINY_DRAWN)]


@ruling(
    "swccg.1f.005", "swccg.1a.063", "swccg.1a.069", "swccg.3.013", "swccg.1e.076", "swccg.1f.041"
)
def test_from_an_empty_reserve_deck_nothing_is_drawn_and_the_draw_fails() -> None:
    """The card may be played all the same; there is no total, and Light loses nothing."""
    t = draw("dark omen", "")
    t.table.pile(0, ids.USED).extend(t.table.pile(0, ids.RESERVE))
    t.table.pile(0, ids.RESERVE).clear()
    offered = t.options()
    t.answer("play dark omen")

    assert "play dark omen" in offered
    assert [[], [], 0] == [t.events(ev.DESTINY_DRAWN), t.events(ev.TOTAL_DONE), owed(t)]


@ruling("swccg.1f.008", "swccg.1f.017", "swccg.1f.018", "swccg.1f.019", "swccg.1f.024")
def test_automatic_modifiers_then_automatic_actions_then_answers() -> None:
    """A droid of three and a star make four, which the bones see; then Light, then Dark."""
    t = draw(
        "dark omen, dark glow", "dark droid", "dark star", "light bones", light_hand="light dim"
    )
    t.answer("play dark omen")
    bones = t.asked()
    t.answer("top of reserve")
    first = (t.asked(), t.options())
    t.answer("pass")
    second = (t.asked(), t.options())

    assert "dark: force_to_lose" == bones
    assert ("light: window", ["play light dim", "pass"]) == first
    assert ("dark: window", ["play dark glow", "pass"]) == second


@ruling("swccg.1f.025", "swccg.1f.027", "swccg.1f.028")
def test_two_passes_complete_a_draw_then_its_card_goes_to_the_used_pile() -> None:
    """Completed it is answered by other texts, while the card still lies there."""
    t = draw("dark omen", "dark hero", "", "light done", light_hand="light dim")
    t.answer("play dark omen", "pass")
    during = (t.options(), t.count("dark", "drawn"), t.events(ev.DESTINY_DONE)[0].amount)
    t.answer("pass")

    assert (["use light done", "pass"], 1, 4) == during
    assert [0, ["dark hero"]] == [t.count("dark", "drawn"), t.codes("dark", "used")]


@ruling("swccg.1f.026", "swccg.1f.051", "swccg.1f.037")
def test_a_draw_below_nothing_counts_nothing_when_it_is_completed() -> None:
    """Four less nine is 0; the second draw is not lowered by it."""
    t = draw("dark omens", "dark hero, dark leader", light_hand="light dimmer")
    t.answer("play dark omens", "play light dimmer")

    assert [0, 2] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert 2 == owed(t)


@ruling("swccg.1f.026", "swccg.1e.071")
def test_until_then_it_may_be_below_nothing_and_is_raised_from_there() -> None:
    """A trooper of one, less two, and two more is one."""
    t = draw("dark omen, dark glow", "dark trooper", "", "light star")
    t.answer("play dark omen", "play dark glow")

    assert 1 == owed(t)


@ruling("swccg.1f.029", "swccg.1f.030", "swccg.1f.031", "swccg.1f.032", "swccg.1a.068")
def test_several_draws_are_made_one_after_the_other_as_far_as_the_deck_goes() -> None:
    """Each is through before the next; with one card left only one is made and totalled."""
    t = draw("dark omens", "dark hero, dark leader", light_hand="light dim")
    t.answer("play dark omens")
    first = [t.count("dark", "drawn"), len(t.events(ev.DESTINY_DONE))]
    t.answer("pass")
    second = [t.count("dark", "drawn"), len(t.events(ev.DESTINY_DONE))]
    short = draw("dark omens", "dark hero")
    reserve = short.table.pile(0, ids.RESERVE)
    short.table.pile(0, ids.FORCE).extend(reserve[:-1])
    del reserve[:-1]
    short.answer("play dark omens")

    assert [[1, 0], [1, 1]] == [first, second]
    assert [1, 4] == [len(short.events(ev.DESTINY_DRAWN)), owed(short)]


@ruling("swccg.1f.036", "swccg.1f.033", "swccg.1f.034")
def test_modifiers_of_weapon_destiny_belong_to_the_total() -> None:
    """Two draws of 1 and 2 and one for the aim, not two; a seal on draws does not stop it."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark guns @ 1, dark aim, dark star",
        "light leader @ 1, light seal",
        phase="battle",
        dark_top="dark trooper, dark leader",
    )
    t.answer("battle Street", "fire dark guns")
    totals = [one.amount for one in t.events(ev.TOTAL_DONE)]

    assert [1, 2] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert [4] == totals


@ruling("swccg.1f.038", "swccg.1f.015", "swccg.1f.058", "swccg.1f.059")
def test_cancelled_draws_leave_no_total_and_their_cards_are_used() -> None:
    """The only one is jinxed: nothing is lost, its card is used, one draw was made."""
    t = draw("dark omen", "dark hero", light_hand="light jinx")
    t.answer("play dark omen", "play light jinx")

    assert [[], 0, 1] == [t.events(ev.TOTAL_DONE), owed(t), len(t.events(ev.DESTINY_DRAWN))]
    assert 0 == t.count("dark", "drawn")


@ruling("swccg.1f.060")
def test_a_draw_made_anew_counts_in_place_of_the_first() -> None:
    """The hero is drawn again as a leader; two omens make two values, not three."""
    t = draw("dark omens, dark again", "dark hero, dark leader, dark droid")
    t.answer("play dark omens", "play dark again")

    assert [2, 3] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert 5 == owed(t)


@ruling("swccg.1f.043", "swccg.1f.044", "swccg.1f.045", "swccg.1e.077")
def test_a_total_that_is_too_low_has_not_failed_and_no_total_favours_the_opponent() -> None:
    """A trooper of one misses a defence of one; a jinxed shot misses too."""
    for top, hand, draws in (("dark trooper", "", [1]), ("dark hero", "light jinx", [])):
        t = Laid(
            GAME,
            "dark street",
            "dark trooper + dark gun @ 1",
            "light trooper @ 1",
            phase="battle",
            dark_top=top,
            light_hand=hand,
        )
        t.answer("battle Street", "fire dark gun")
        if hand:
            t.answer("play light jinx")
        assert draws == [one.amount for one in t.events(ev.TOTAL_DONE)]
        assert [] == t.events(ev.HIT)


@ruling("swccg.1f.047", "swccg.1f.048", "swccg.1f.049", "swccg.1e.078")
def test_a_failed_draw_matches_nothing() -> None:
    """Equal numbers match; with both decks empty nothing does, and nothing happens."""
    equal = draw("dark match", "dark leader", light_top="light leader")
    equal.answer("play dark match")
    empty = draw("dark match", "")
    for seat in range(2):
        empty.table.pile(seat, ids.USED).extend(empty.table.pile(seat, ids.RESERVE))
        empty.table.pile(seat, ids.RESERVE).clear()
    empty.answer("play dark match")

    assert [2, 0] == [owed(equal), owed(empty)]


@ruling(
    "swccg.1f.050", "swccg.1f.052", "swccg.1f.053", "swccg.1a.005", "swccg.1a.081", "swccg.1f.054"
)
def test_an_unresolved_draw_is_life_force_and_can_be_lost() -> None:
    """Dark's last card is the one just drawn: Dark has not lost, and may lose it for the tax."""
    t = draw("dark omen, dark rage", "dark hero", light_hand="light tax", dark_force=1)
    reserve = t.table.pile(0, ids.RESERVE)
    t.table.pile(0, ids.LOST).extend([*reserve[:-1], *t.table.pile(0, ids.FORCE)])
    del reserve[:-1]
    t.table.pile(0, ids.FORCE).clear()
    t.answer("play dark omen")
    alive = (t.table.life_force(0), t.table.outcome)
    t.answer("play light tax")

    assert (1, None) == alive
    assert ("dark: force_to_lose", ["dark hero", "dark rage"]) == (t.asked(), t.options())


@ruling("swccg.1f.014", "swccg.1f.055", "swccg.1f.056", "swccg.1f.057")
def test_the_value_of_a_draw_outlives_its_card() -> None:
    """The hero is lost for the tax: it cannot be kept any more, but its four can be lowered."""
    t = draw("dark omen, dark keep", "dark hero", light_hand="light tax, light dim")
    t.answer("play dark omen", "play light tax", "dark hero")
    next_asked = (t.asked(), t.options())
    t.answer("play light dim")

    assert ("light: window", ["play light dim", "pass"]) == next_asked
    assert 2 == owed(t)
    assert ["dark hero"] == t.codes("dark", "lost")


@ruling("swccg.1f.056", "swccg.1f.014")
def test_a_card_taken_elsewhere_is_no_destiny_card_any_more() -> None:
    """Kept in hand; its value counts, and a second keep has nothing to take."""
    t = draw("dark omen, dark keep, dark keep", "dark hero")
    t.answer("play dark omen", "play dark keep")

    assert 4 == owed(t)
    assert ["dark hero", "dark keep"] == sorted(t.codes("dark", "hand"))


@ruling("swccg.1f.020", "swccg.1f.022", "swccg.1f.023")
def test_a_text_for_being_drawn_acts_and_an_interrupt_is_played_by_it() -> None:
    """The shadow can be countered as played; the sprite is merely triggered."""
    shadow = draw("dark omen", "dark shadow", light_hand="light counter, light counter")
    shadow.answer("play dark omen", "pass")
    offered = (shadow.asked(), shadow.options())
    shadow.answer("play light counter")
    sprite = draw("dark omen", "dark sprite", light_hand="light counter, light counter")
    sprite.answer("play dark omen", "pass")

    assert ("light: window", ["play light counter", "play light counter", "pass"]) == offered
    assert [3] == [one.amount for one in shadow.events(ev.DESTINY_DONE)]
    assert "light: force_to_lose" == sprite.asked()


@ruling("swccg.1f.021")
def test_a_text_that_changes_its_own_draw_is_no_action() -> None:
    """The moon counts one and three by itself."""
    t = draw("dark omen", "dark moon", light_hand="light dim")
    t.answer("play dark omen")
    drawn = t.table.pile(0, ids.DRAWN)[-1]

    assert 4 == value(t.table, st.DESTINY, drawn)
    assert ["play light dim", "pass"] == t.options()


@ruling("swccg.1f.079", "swccg.1f.080", "swccg.1f.081", "swccg.1e.033")
def test_a_number_defined_by_the_cards_own_text_is_worked_out_when_it_is_read() -> None:
    """The tide counts cards in the Used Pile: none, then two; in a deck as on table; no print."""
    t = draw("dark omen", "dark tide")
    tide = t.table.pile(0, ids.RESERVE)[-1]
    first = value(t.table, st.DESTINY, tide)
    t.table.pile(0, ids.USED).extend([t.table.pile(0, ids.FORCE).pop() for _ in range(2)])

    assert [0, 2] == [first, value(t.table, st.DESTINY, tide)]
    assert -1 == t.table.definition_of(tide).destiny
    assert exists(t.table, st.DESTINY, tide)
    star = draw("dark omen", "dark tide", "dark star")
    star.answer("play dark omen")
    assert 1 == owed(star)
