"""Values that take the place of a draw, drawing several to choose from, and limits on draws."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.battle_numbers import destiny_count
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.destiny import CANCELLED_DRAW
from dejarik.kernel.modifiers import CAP, RESET
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
DRAWN = (term.InPile(ids.DRAWN),)
THEIRS = (nouns.Opponents(), nouns.OfType(kinds.CHARACTER))


def mine(
    statistic: int, amount: int, *provided: Condition, how: int = 0, who: int = term.YOU
) -> Ongoing:
    """A number of a player is changed."""
    return Ongoing(Changes(statistic, Number(amount), (term.Mine(who),), tuple(provided), how))


def about(effect_op: Op, **other: Any) -> Text:
    """A text for a draw that its player is about to make."""
    return syn.answering(ev.DESTINY_ABOUT, ev.RESPOND, effect_op, who=1, **other)


def on_draw(effect_op: Op, **other: Any) -> Text:
    """A text that answers a destiny just drawn."""
    return syn.answering(ev.DESTINY_DRAWN, ev.JUST, effect_op, **other)


def changed(amount: int, how: int = 0) -> For:
    """The destiny just drawn is changed."""
    change = Changes(st.DESTINY, Number(amount), (term.JustDrawn(),), how=how)
    return For((change,), durations.THIS_TURN)


GAME = make.game_with(
    make.interrupt("dark omen", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(), play=True)),
    make.interrupt("dark omens", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(2), play=True)),
    make.interrupt("dark vision", about(syn.AnswerDraw(0, 4), play=True)),
    make.interrupt("light veto", syn.answering(ev.PLAYING, ev.RESPOND, Cancel(), play=True, who=2)),
    make.interrupt(
        "dark either",
        about(syn.AnswerDraw(syn.CHOOSE_AMONG, 1), play=True, provided=(term.MayChooseAmong(),)),
    ),
    make.interrupt("light jinx", on_draw(syn.AnswerDraw(CANCELLED_DRAW), play=True, who=2)),
    make.interrupt("light dim", on_draw(changed(-2), play=True)),
    make.interrupt("light hex", on_draw(changed(0, RESET), play=True)),
    make.interrupt("light theft", on_draw(syn.PutDrawn(ids.LOST), play=True, about=DRAWN)),
    make.interrupt("light slay", on_draw(syn.LoseChosen(), play=True, targets=(THEIRS,))),
    make.effect(
        "light bones", BESIDE, on_draw(syn.MustLose(1), forced=True, provided=(term.DrawIs(4),))
    ),
    make.effect("dark star", BESIDE, Ongoing(Changes(st.DESTINY, Number(1), DRAWN))),
    make.effect(
        "dark aim",
        BESIDE,
        Ongoing(Changes(st.WEAPON_TOTAL, Number(1), (nouns.OfType(kinds.WEAPON),))),
    ),
    make.effect("dark extra", BESIDE, mine(st.BATTLE_DESTINIES, 1)),
    make.effect("light one", BESIDE, mine(st.BATTLE_DESTINIES, 1, how=CAP, who=term.OPPONENT)),
    make.effect("light two", BESIDE, mine(st.BATTLE_DESTINIES, 2, how=CAP, who=term.OPPONENT)),
    make.effect("light sand", Ongoing(Changes(st.TO_DRAW, Number(2), (nouns.IsPlace(),)))),
    make.character("dark friend", (1, 1, 2), kind="friend"),
    make.character(
        "dark seer",
        (1, 4, 2),
        mine(st.BATTLE_DESTINIES, 1, term.TakesPart(), term.HereIs("friend")),
    ),
    make.character("dark loner", (1, 1, 2), mine(st.UNABLE_OTHERWISE, 2, term.TakesPart())),
    make.character("dark sage", (5, 4, 6)),
    make.weapon("dark gun", HitIfAbove()),
)


def draw(hand: str, top: str, dark: str = "", light: str = "", **other: Any) -> Laid:
    """Dark's move phase with a card that draws, and what is drawn next."""
    return Laid(
        GAME, "dark street", dark, light, phase="move", dark_hand=hand, dark_top=top, **other
    )


def fight(cards: str, hand: str, top: str, light: str = "", **other: Any) -> Laid:
    """Dark has begun a battle and is asked whether to draw."""
    t = Laid(
        GAME,
        "dark street",
        cards,
        f"light trooper @ 1{light}",
        phase="battle",
        dark_hand=hand,
        dark_top=top,
        **other,
    )
    t.answer("battle Street")
    return t


def owed(t: Laid) -> int:
    """How much Light must lose by what Dark drew."""
    found = [one.amount for one in t.events(ev.MUST_LOSE)]
    return found[-1] if found else 0


def values(t: Laid) -> list[int]:
    """The destinies completed so far."""
    return [one.amount for one in t.events(ev.DESTINY_DONE)]


@ruling(
    "swccg.1f.012", "swccg.1f.016", "swccg.1f.082", "swccg.1f.089", "swccg.1f.102", "swccg.1f.090"
)
def test_a_value_may_take_the_place_of_a_draw_about_to_be_made() -> None:
    """Offered before the card is drawn; no card is drawn, and four is the destiny."""
    t = draw("dark omen, dark vision", "dark leader")
    before = t.options()
    t.answer("play dark omen")
    offered = t.options()
    t.answer("play dark vision")

    assert "play dark vision" not in before
    assert ["play dark vision", "pass"] == offered
    assert [4, [4]] == [owed(t), values(t)]
    assert "dark leader" == t.codes("dark", "reserve")[-1]


@ruling("swccg.1f.013", "swccg.1f.103", "swccg.1f.087", "swccg.1f.088", "swccg.1f.105")
def test_such_a_value_is_neither_modified_nor_cancelled_nor_reset() -> None:
    """A star, a jinx, a dim and a hex leave it four."""
    for hand in ("light jinx", "light dim", "light hex"):
        t = draw("dark omen, dark vision", "dark leader", "dark star", light_hand=hand)
        t.answer("play dark omen", "play dark vision")
        if t.asked() == "light: window":
            t.answer(t.options()[0])
        assert [4] == values(t)


@ruling("swccg.1f.084", "swccg.1f.086")
def test_such_a_value_is_a_destiny_just_drawn() -> None:
    """The bones act on a four."""
    t = draw("dark omen, dark vision", "dark leader", "", "light bones")
    t.answer("play dark omen", "play dark vision")

    assert "dark: force_to_lose" == t.asked()


@ruling("swccg.1f.085", "swccg.1f.095", "swccg.1f.096", "swccg.1f.104")
def test_what_targets_the_drawn_card_has_nothing_to_target() -> None:
    """Theft is offered against a card, not against a value."""
    card = draw("dark omen", "dark leader", light_hand="light theft")
    card.answer("play dark omen")
    instead = draw("dark omen, dark vision", "dark leader", light_hand="light theft")
    instead.answer("play dark omen", "play dark vision")

    assert ["play light theft", "pass"] == card.options()
    assert "light: force_to_lose" == instead.asked()


@ruling("swccg.1f.092")
def test_if_the_text_is_cancelled_the_draw_is_made_as_usual() -> None:
    """Light vetoes the vision: the leader is drawn."""
    t = draw("dark omen, dark vision", "dark leader", light_hand="light veto")
    t.answer("play dark omen", "pass", "play dark vision", "play light veto")

    assert [[2], 2] == [values(t), owed(t)]


@ruling("swccg.1f.006", "swccg.1f.091", "swccg.1a.066", "swccg.1f.101", "swccg.1f.100")
def test_without_a_card_to_draw_nothing_takes_its_place() -> None:
    """One card for two draws: the vision first, then the card; the card first, then nothing."""
    found: list[list[int]] = []
    for first in ("play dark vision", "pass"):
        t = draw("dark omens, dark vision", "dark leader")
        reserve = t.table.pile(0, ids.RESERVE)
        t.table.pile(0, ids.FORCE).extend(reserve[:-1])
        del reserve[:-1]
        t.answer("play dark omens", first)
        found.append(values(t))

    assert [[4, 2], [2]] == found


@ruling("swccg.1f.035", "swccg.1f.093", "swccg.1f.109", "swccg.1f.110", "swccg.1f.094")
def test_the_total_may_still_be_modified() -> None:
    """A shot with the vision's four and one for the aim is five; a star for draws adds nothing."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark gun @ 1, dark aim, dark star",
        "light leader @ 1",
        phase="battle",
        dark_hand="dark vision",
    )
    t.answer("battle Street", "fire dark gun", "play dark vision")

    assert [5] == [one.amount for one in t.events(ev.TOTAL_DONE)]


@ruling("swccg.1f.097", "swccg.1f.099")
def test_who_may_not_draw_is_not_about_to() -> None:
    """At a place that demands six there is nothing to replace; the loner's two may be replaced."""
    barred = fight("dark sage @ 1", "dark vision", "dark leader", ", light sand on 1")
    free = fight("dark sage @ 1, dark loner @ 1", "dark vision", "dark leader", ", light sand on 1")
    free.answer("yes")

    assert [] == barred.events(ev.DESTINY_ABOUT)
    assert ["play dark vision", "pass"] == free.options()


@ruling("swccg.1f.083", "swccg.1f.107", "swccg.1f.108")
def test_a_limit_counts_cards_drawn_not_values_in_their_place() -> None:
    """Two due and one allowed: vision and a card, or a card and nothing."""
    found: list[list[int]] = []
    for first in ("play dark vision", "pass"):
        t = fight("dark sage @ 1, dark extra", "dark vision", "dark leader", ", light one")
        t.answer("yes", first)
        found.append(values(t))

    assert [[4, 2], [2]] == found


@ruling(
    "swccg.1f.061", "swccg.1f.062", "swccg.1f.063", "swccg.1f.066", "swccg.1f.067", "swccg.1f.039"
)
def test_two_are_drawn_and_one_is_chosen() -> None:
    """Both lie unresolved after their answers; the chosen one counts, the other goes last."""
    t = draw("dark omen, dark either", "dark leader, dark hero", light_hand="light dim")
    t.answer("play dark omen", "play dark either")
    answers = [t.options()]
    t.answer("pass")
    answers.append(t.options())
    t.answer("pass")
    choice = (t.asked(), t.options(), t.count("dark", "drawn"))
    t.answer("dark hero")

    assert [["play light dim", "pass"]] * 2 == answers
    assert ("dark: destiny_choice", ["dark leader", "dark hero"], 2) == choice
    assert [[4], 4] == [values(t), owed(t)]
    used = [one for one in t.codes("dark", "used") if one in ("dark leader", "dark hero")]
    assert ["dark hero", "dark leader"] == used


@ruling("swccg.1f.040")
def test_a_destiny_without_value_cannot_be_chosen() -> None:
    """The first is jinxed: the second counts without being asked."""
    t = draw("dark omen, dark either", "dark leader, dark hero", light_hand="light jinx")
    t.answer("play dark omen", "play dark either", "play light jinx")

    assert [4] == values(t)


@ruling("swccg.1f.068")
def test_such_a_text_does_not_apply_to_the_draws_it_causes() -> None:
    """A second one in hand is not offered for the two that are drawn."""
    t = draw("dark omen, dark either, dark either", "dark leader, dark hero")
    t.answer("play dark omen", "play dark either")

    assert "dark: destiny_choice" == t.asked()


@ruling("swccg.1f.064", "swccg.1f.112", "swccg.1f.065")
def test_under_a_limit_of_one_it_cannot_be_used() -> None:
    """Both would be battle destinies; without the limit it is offered."""
    limited = fight("dark sage @ 1, dark extra", "dark either", "dark leader", ", light one")
    limited.answer("yes")
    free = fight("dark sage @ 1", "dark either", "dark leader")
    free.answer("yes")

    assert [2] == values(limited)
    assert ["play dark either", "pass"] == free.options()


@ruling("swccg.1f.113", "swccg.1f.114", "swccg.1f.064")
def test_both_draws_count_against_a_limit_of_two() -> None:
    """Three due and two allowed: two are drawn, one chosen, and no other follows."""
    t = fight(
        "dark sage @ 1, dark extra, dark seer @ 1, dark friend @ 1",
        "dark either",
        "dark leader, dark hero, dark droid",
        ", light two",
    )
    due = destiny_count(t.table, 0)
    t.answer("yes", "play dark either", "dark hero")

    assert [2, [4], 2] == [due, values(t), len(t.events(ev.DESTINY_DRAWN))]


@ruling("swccg.1f.115", "swccg.1f.116", "swccg.1f.117", "swccg.6.219")
def test_with_two_if_unable_to_otherwise_no_third_is_drawn() -> None:
    """Used on the first the second is lost; after a plain first it cannot be used."""
    first = fight("dark loner @ 1", "dark either", "dark leader, dark hero, dark droid")
    due = destiny_count(first.table, 0)
    first.answer("yes", "play dark either", "dark hero")
    second = fight("dark loner @ 1", "dark either", "dark leader, dark hero, dark droid")
    second.answer("yes", "pass")

    assert [2, [4]] == [due, values(first)]
    assert [2, 4] == values(second)


@ruling("swccg.1f.007", "swccg.6.230")
def test_how_many_are_drawn_is_settled_before_the_first() -> None:
    """The seer's friend is slain after the first draw: the second is made all the same."""
    t = fight(
        "dark seer @ 1, dark friend @ 1",
        "dark rage",
        "dark leader, dark hero",
        light_hand="light slay",
    )
    t.answer("pass", "yes", "play light slay", "dark friend")

    assert [2, 4] == values(t)
