"""The six steps of a duel, with made-up cards for each of them."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.duels import DuelWithChosen, WinnerTakesDifference
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel import ops
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_fights as fights
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

ENEMY = (nouns.Opponents(), nouns.OfType(kinds.CHARACTER), nouns.ThereWithIt())
ACTIVATE = syn.Unit(ev.ACTIVATE_ONE, 1)
MORE = For((Changes(st.DESTINY, Number(1), (term.JustDrawn(),)),))
IF_LIGHT_WINS = ops.If(term.WonBy(0), syn.MustLose(2))


def meeting(result: Op) -> Text:
    """Who has just moved duels with an enemy there, with a destiny each."""
    duel = DuelWithChosen(1, result)
    return syn.answering(ev.MOVED, ev.JUST, duel, play=True, who=1, targets=(ENEMY,))


GAME = make.game_with(
    make.interrupt("light challenge", meeting(WinnerTakesDifference())),
    make.interrupt("light test", meeting(IF_LIGHT_WINS)),
    make.interrupt("dark parry", syn.answering(ev.DUEL_BEGINS, ev.RESPOND, Cancel(), play=True)),
    make.interrupt(
        "dark focus", syn.answering(ev.DUEL_STEP, ev.TOP, fights.AddDuelDestiny(), play=True)
    ),
    make.interrupt(
        "light focus", syn.answering(ev.DUEL_STEP, ev.TOP, fights.AddDuelDestiny(), play=True)
    ),
    make.interrupt("dark ebb", syn.answering(ev.DESTINY_DRAWN, ev.JUST, MORE, play=True, who=1)),
    make.interrupt("dark whim", syn.answering((ev.PHASE, ev.SEGMENT), ev.TOP, ACTIVATE, play=True)),
    make.interrupt(
        "light whim", syn.answering((ev.PHASE, ev.SEGMENT), ev.TOP, ACTIVATE, play=True)
    ),
    make.interrupt("dark grief", syn.answering(ev.LOST_CARD, ev.JUST, ACTIVATE, play=True)),
    make.effect("light creed", syn.answering(ev.DUEL_ENDED, ev.JUST, ACTIVATE, forced=True)),
    make.interrupt("light boast", syn.answering(ev.DUEL_ENDED, ev.JUST, ACTIVATE, play=True)),
)
HIGH = {"light_top": "light hero", "dark_top": "dark trooper, dark trooper"}
LOW = {"light_top": "light trooper", "dark_top": "dark hero, dark hero"}


def met(card: str = "light challenge", **other: Any) -> Laid:
    """Light's hero moves to Dark's at the square, and Light begins a duel."""
    hand = ", ".join(one for one in (card, other.pop("light_hand", "")) if one)
    given = {"turn": "light", "phase": "move", "light_hand": hand, **HIGH, **other}
    light = f"light hero @ 1{given.pop('beside', '')}"
    t = Laid(GAME, "dark street, dark square", "dark hero @ 2", light, **given)
    t.play("move light hero", f"play {card}")
    return t


def kinds_of(t: Laid, *wanted: int) -> list[int]:
    """The kinds of these events in the order in which they happened."""
    return [one.kind for one in t.events(*wanted)]


@ruling("swccg.c.347", "swccg.c.357", "swccg.c.358", "swccg.c.359")
def test_a_duel_goes_through_six_steps() -> None:
    """Begun, added to, drawn for, its result with grief in it, then the creed, then a boast."""
    t = met(light_hand="light boast", dark_hand="dark grief", beside=", light creed on 1")
    for _ in range(3):
        t.play("top of reserve")
    grief = [t.asked(), t.options(), len(t.events(ev.DUEL_ENDED))]
    t.answer("play dark grief")
    boast = [t.asked(), t.options(), len(t.events(ev.ACTIVATE_ONE))]
    t.answer("play light boast")

    assert ["dark: window", ["play dark grief", "pass"], 0] == grief
    assert ["light: window", ["play light boast", "pass"], 2] == boast
    assert [
        ev.DUEL_BEGINS,
        ev.DUEL_STEP,
        ev.DESTINY_DRAWN,
        ev.DESTINY_DRAWN,
        ev.LOST_CARD,
        ev.DUEL_ENDED,
    ] == kinds_of(t, ev.DUEL_BEGINS, ev.DUEL_STEP, ev.DESTINY_DRAWN, ev.LOST_CARD, ev.DUEL_ENDED)
    assert 3 == len(t.events(ev.ACTIVATE_ONE))


@ruling("swccg.c.351", "swccg.c.354")
def test_in_a_duel_only_what_is_about_it_is_offered() -> None:
    """Both hold a whim for any time: it is not offered while they add, nor while they draw."""
    t = met(light_hand="light whim", dark_hand="dark whim, dark focus, dark ebb")
    adding = [t.asked(), t.options()]
    t.answer("pass")
    drawing = [t.asked(), t.options()]

    assert ["dark: window", ["play dark focus", "pass"]] == adding
    assert ["dark: window", ["play dark ebb", "pass"]] == drawing
    assert [1, 0] == [one.seat for one in t.events(ev.DESTINY_DRAWN)]
    assert [] == t.events(ev.DESTINY_DONE)[1:]


@ruling("swccg.c.368")
def test_the_opponent_answers_first_and_two_passes_end_the_answers() -> None:
    """Dark parries, Light cancels the parry; then Light and Dark pass, and the duel goes on."""
    t = met(light_hand="light sense", dark_hand="dark parry, dark parry, dark focus")
    first = [t.asked(), t.options()]
    t.answer("play dark parry")
    second = [t.asked(), t.options()]
    t.answer("play light sense")
    third = [t.asked(), t.options()]
    t.answer("pass")

    assert ["dark: window", ["play dark parry", "play dark parry", "pass"]] == first
    assert ["light: window", ["play light sense", "pass"]] == second
    assert ["dark: window", ["play dark parry", "pass"]] == third
    assert ["dark: window", ["play dark focus", "pass"]] == [t.asked(), t.options()]
    assert ["dark parry"] == t.codes("dark", "lost")


@ruling("swccg.c.370", "swccg.c.371")
def test_dark_adds_a_destiny_and_light_who_began_draws_first() -> None:
    """Light passes first, Dark's focus makes it two against one, both pass."""
    t = met(light_hand="light focus", dark_hand="dark focus")
    first = [t.asked(), t.options()]
    t.answer("pass")
    second = [t.asked(), t.options()]
    t.answer("play dark focus")
    third = [t.asked(), len(t.events(ev.DESTINY_DRAWN))]
    t.answer("pass")

    assert ["light: window", ["play light focus", "pass"]] == first
    assert ["dark: window", ["play dark focus", "pass"]] == second
    assert ["light: window", 0] == third
    assert [1, 0, 0] == [one.seat for one in t.events(ev.DESTINY_DRAWN)]


@ruling("swccg.c.372")
def test_a_draw_of_a_duel_can_be_answered() -> None:
    """Dark adds one to its own four: five and five beat five and four."""
    t = met(dark_hand="dark ebb", light_top="light hero", dark_top="dark hero")
    window = [t.asked(), t.options()]
    t.answer("play dark ebb")
    t.play("top of reserve")

    assert ["dark: window", ["play dark ebb", "pass"]] == window
    assert [4, 5] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert [(1, 1)] == [(one.amount, one.detail) for one in t.events(ev.DUEL_ENDED)]


@ruling("swccg.c.373")
def test_a_duel_whose_card_names_no_outcome_for_the_winner_changes_nothing() -> None:
    """The test says what happens if Light wins; Dark wins, and nothing does."""
    dark = met("light test", **LOW)
    light = met("light test")

    assert [1] == [one.detail for one in dark.events(ev.DUEL_ENDED)]
    assert [] == dark.events(ev.LOSE_ONE, ev.LOST_CARD, ev.RETRIEVE_ONE)
    assert [True, True] == [dark.on_table(one) for one in ("dark hero", "light hero")]
    assert "dark: force_to_lose" == light.asked()
