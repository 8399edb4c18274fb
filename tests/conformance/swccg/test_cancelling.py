"""Cancelling, what can never be, and what waives conditions or costs."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, DeploysFree, Ongoing
from dejarik.games.swccg.rules import presence
from dejarik.games.swccg.rules.flow import destiny
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)

GAME = make.game_with(
    make.interrupt(
        "light denial", syn.answering(ev.DEPLOYING, ev.RESPOND, Cancel(), play=True, who=2)
    ),
    make.interrupt(
        "light last denial", syn.answering(ev.DRAINING, ev.RESPOND, Cancel(), play=True, who=2)
    ),
    make.effect(
        "dark guarantee",
        witnesses.BESIDE,
        Ongoing(Forbids(st.MAY_NOT_BE_CANCELLED, (nouns.IsPlace(),))),
    ),
    make.interrupt(
        "light veto",
        syn.answering(
            ev.DESTINY_DRAWN, ev.JUST, syn.AnswerDraw(destiny.CANCELLED_DRAW), play=True, who=2
        ),
    ),
    make.interrupt("dark lesson", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(), play=True)),
    make.character("dark guest", (1, 1, 2), DeploysFree((nouns.IsPlace(),))),
    make.character("dark spy", (1, 1, 2), kind="spy"),
    make.character("dark rider", (1, 1, 2), DeployRule((nouns.Yours(), CHARACTER))),
    make.effect(
        "dark insight",
        witnesses.BESIDE,
        Ongoing(Changes(st.ABILITY, Number(3), (nouns.Yours(), CHARACTER))),
    ),
)


@ruling("swccg.1c.327")
def test_a_character_cannot_be_cancelled() -> None:
    """The denial answers an Effect that is deployed, but no character."""
    t = Laid(
        GAME,
        "dark street",
        dark_hand="dark trooper, dark charm, dark trooper",
        light_hand="light denial",
    )
    t.answer("deploy dark trooper")
    there = (t.on_table("dark trooper"), t.asked())
    t.answer("deploy dark charm")

    assert (True, "dark: window") == there
    assert ("light: window", ["play light denial", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.286")
def test_what_may_not_be_cancelled_is_not_answered_by_what_only_cancels() -> None:
    """With the guarantee Light is not offered its denial of the drain."""
    free = Laid(
        GAME, "dark street", "dark trooper @ 1", phase="control", light_hand="light last denial"
    )
    free.answer("drain Street")
    safe = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark guarantee",
        phase="control",
        light_hand="light last denial",
    )
    safe.answer("drain Street")

    assert ["play light last denial", "pass"] == free.options()
    assert "light: force_to_lose" == safe.asked()


@ruling("swccg.1c.325")
def test_the_card_of_a_cancelled_draw_is_used_not_lost() -> None:
    """The draw is cancelled, not the hero that was drawn."""
    t = Laid(
        GAME,
        "dark street",
        phase="control",
        dark_hand="dark lesson",
        dark_top="dark hero",
        light_hand="light veto",
    )
    t.answer("play dark lesson", "play light veto")

    assert "dark hero" in t.codes("dark", "used")
    assert [] == t.codes("dark", "lost")
    assert [] == t.events(ev.DESTINY_DONE)


@ruling("swccg.1c.343")
def test_free_is_not_without_conditions_and_anywhere_is_not_free() -> None:
    """The guest costs nothing but needs an icon; the spy needs none but costs 1."""
    rich = Laid(GAME, "dark dock", dark_hand="dark guest, dark spy, dark charm")
    poor = Laid(
        GAME, "dark dock, dark street", dark_hand="dark guest, dark spy, dark trooper", dark_force=0
    )

    assert ["deploy dark spy", "deploy dark charm", "pass"] == rich.options()
    assert ["deploy dark guest", "pass"] == poor.options()


@ruling("swccg.1c.346")
def test_no_text_gets_around_what_can_never_be() -> None:
    """An inactive card never gives presence, however much ability a text gives it."""
    t = Laid(GAME, "dark street", "dark trooper @ 1, dark insight")
    place = t.thing("Street")
    before = presence.has_presence(t.table, 0, place)
    t.table.copies[t.thing("dark trooper")].marks |= pieces.EXCLUDED
    t.table.index = None

    assert before
    assert 4 == t.value("ability", "dark trooper")
    assert not presence.has_presence(t.table, 0, place)


@ruling("swccg.1c.354")
def test_a_character_goes_to_sites_only() -> None:
    """The rider's text would put it on a character; it cannot be there."""
    t = Laid(GAME, "dark street", "dark trooper @ 1", dark_hand="dark rider, dark trooper")

    assert ["deploy dark trooper", "pass"] == t.options()
