"""How long what was done lasts, what comes before an action, and what comes back from the lost."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.battling import ReviveIt
from dejarik.games.swccg.effects.modifiers import Changes, For
from dejarik.games.swccg.effects.playing import OPPONENT, YOU
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.kernel.modifiers import MULTIPLY, RESET
from dejarik.kernel.ops import Nothing
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
MINE = (nouns.Yours(), CHARACTER)
ANY_TIME = (ev.PHASE, ev.SEGMENT)


def power(amount: int, until: int = durations.BY_RULE, how: int = 0) -> For:
    """The power of the chosen card is changed."""
    return For((Changes(st.POWER, Number(amount), (nouns.Chosen(),), how=how),), until)


def zeal(code: str, change: For) -> make.Made:
    """An interrupt for one's own character, at any time."""
    return make.interrupt(code, syn.answering(ANY_TIME, ev.TOP, change, play=True, targets=(MINE,)))


GAS = For(
    (
        Changes(st.POWER, Number(0), (nouns.Chosen(),), how=RESET),
        Changes(st.FORFEIT, Number(0), (nouns.Chosen(),), how=RESET),
    )
)
GAME = make.game_with(
    zeal("dark zeal", power(2)),
    zeal("dark jedi presence", power(2, how=MULTIPLY)),
    zeal("dark oath", power(2, durations.THIS_TURN)),
    make.effect(
        "dark idol",
        witnesses.BESIDE,
        syn.answering(ev.PHASE, ev.TOP, power(3, durations.THIS_TURN), targets=(MINE,), who=YOU),
    ),
    make.interrupt(
        "light purge",
        syn.answering(
            ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=((nouns.OfType(kinds.EFFECT),),)
        ),
    ),
    make.weapon("dark gas", GAS),
    make.weapon("dark blaster", HitIfAbove()),
    make.interrupt(
        "light home",
        syn.answering(ev.PHASE, ev.TOP, syn.TakeBack(), play=True, targets=((CHARACTER,),)),
    ),
    make.interrupt(
        "light zutton",
        syn.answering(
            ev.DESTINY_ABOUT, ev.RESPOND, syn.Unit(ev.ACTIVATE_ONE, 1), play=True, who=OPPONENT
        ),
    ),
    make.interrupt(
        "dark lucky shot",
        syn.answering(
            ev.DESTINY_ABOUT, ev.RESPOND, syn.Unit(ev.ACTIVATE_ONE, 1), play=True, who=YOU
        ),
    ),
    make.interrupt("light echo", syn.answering(ev.DESTINY_DRAWN, ev.JUST, Nothing(), play=True)),
    make.interrupt("dark lesson", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(), play=True)),
    make.interrupt(
        "light friend",
        syn.answering(ev.LOST_CARD, ev.JUST, ReviveIt(), play=True, about=MINE),
    ),
    make.interrupt(
        "dark shot",
        syn.answering(ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=((CHARACTER,),)),
    ),
    witnesses.eye("dark", ev.DEPLOYED, ev.MOVED),
)


@ruling("swccg.1c.125", "swccg.1c.326")
def test_what_lasts_for_a_time_outlasts_its_card() -> None:
    """The idol is gone at once; the trooper keeps its power until the turn ends, no longer."""
    t = Laid(
        GAME,
        "dark street",
        "dark idol, dark trooper @ 1",
        phase="control",
        light_hand="light purge, light purge",
        dark_hand="dark zeal, dark zeal",
    )
    t.answer("use dark idol", "play light purge")
    kept = (t.on_table("dark idol"), t.value("power", "dark trooper"))
    while t.table.turn_count == 2:
        t.answer("pass")

    assert (False, 4) == kept
    assert 1 == t.value("power", "dark trooper")


@ruling("swccg.1c.128", "swccg.1c.130")
def test_outside_battle_a_change_lasts_until_the_card_leaves() -> None:
    """The zeal says nothing and outlasts the turn; the oath is for the turn; home again, none."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark leader @ 1",
        phase="control",
        dark_hand="dark zeal, dark oath",
        light_hand="light home, light home",
    )
    t.answer("play dark zeal", "dark trooper", "pass", "play dark oath", "dark leader")
    now = (t.value("power", "dark trooper"), t.value("power", "dark leader"))
    while t.table.turn_count == 2:
        t.answer("pass")
    later = (t.value("power", "dark trooper"), t.value("power", "dark leader"))
    t.play("play light home")
    t.answer("dark trooper")
    while t.table.turn_count == 3 or t.table.phase != 3:
        t.answer("pass")
    t.play("deploy dark trooper")

    assert (4, 4) == now
    assert (4, 2) == later
    assert 2 == t.value("power", "dark trooper")


@ruling("swccg.1c.129", "swccg.1c.132")
def test_in_battle_a_change_lasts_until_its_end() -> None:
    """Raised by 2 and doubled for the battle only."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark droid @ 1",
        "light trooper @ 1",
        phase="battle",
        dark_hand="dark zeal, dark jedi presence",
    )
    t.answer("battle Street", "play dark zeal", "dark trooper")
    t.answer("play dark jedi presence", "dark droid")
    now = (t.value("power", "dark trooper"), t.value("power", "dark droid"))
    while t.table.battles:
        t.answer(t.options()[0])

    assert (3, 2) == now
    assert (1, 1) == (t.value("power", "dark trooper"), t.value("power", "dark droid"))


@ruling("swccg.1c.131", "swccg.1c.133")
def test_what_a_weapon_changed_stays_changed_after_the_battle() -> None:
    """Gassed in battle: power and forfeit are 0 until the leader leaves the table."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark gas @ 1",
        "light leader @ 1",
        phase="battle",
        light_hand="light home, light home, light home",
    )
    t.answer("battle Street", "fire dark gas")
    while t.table.battles:
        t.answer(
            "pass" if "pass" in t.options() else "lose" if "lose" in t.options() else t.options()[0]
        )
    after = (t.value("power", "light leader"), t.value("forfeit", "light leader"))
    while t.table.turn_count == 2 or t.table.phase != 3:
        t.answer("pass")
    t.play("play light home")
    t.answer("light leader")
    t.play("deploy light leader")

    assert (0, 0) == after
    assert (2, 3) == (t.value("power", "light leader"), t.value("forfeit", "light leader"))


@ruling("swccg.1c.152", "swccg.1c.155", "swccg.1c.157")
def test_what_comes_before_a_draw_is_done_before_any_card_is_drawn() -> None:
    """Dark has said that it draws; Light's zutton acts, then the draw is made and answered."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light hero @ 1",
        phase="battle",
        light_hand="light zutton, light echo",
    )
    t.answer("battle Street", "yes")
    before = (t.asked(), t.options(), len(t.events(ev.DESTINY_DRAWN)))
    t.answer("play light zutton")

    assert ("light: window", ["play light zutton", "pass"], 0) == before
    assert 1 == len(t.events(ev.ACTIVATE_ONE))
    assert ("light: window", ["play light echo", "pass"]) == (t.asked(), t.options())
    assert 1 == len(t.events(ev.DESTINY_DRAWN))


@ruling("swccg.1c.154", "swccg.1c.156", "swccg.1c.158", "swccg.1c.161", "swccg.1c.160")
def test_before_one_s_own_draw_never_after_it_and_then_it_must_be_made() -> None:
    """Dark fires and plays its lucky shot first; the draw follows unasked; then it is too late."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark blaster @ 1",
        "light hero @ 1",
        phase="battle",
        dark_hand="dark lucky shot, dark lucky shot",
        light_hand="light echo",
    )
    t.answer("battle Street", "fire dark blaster")
    before = (t.asked(), t.options(), len(t.events(ev.DESTINY_DRAWN)))
    t.answer("play dark lucky shot", "pass")
    drawn = (t.asked(), t.options(), len(t.events(ev.DESTINY_DRAWN)))
    t.answer("pass")
    plain = Laid(GAME, "dark street", dark_hand="dark lesson", phase="control")
    plain.answer("play dark lesson")

    assert ("dark: window", ["play dark lucky shot", "play dark lucky shot", "pass"], 0) == before
    assert ("light: window", ["play light echo", "pass"], 1) == drawn
    assert "play dark lucky shot" not in t.options()
    assert 1 == len(plain.events(ev.DESTINY_DRAWN))


@ruling("swccg.1c.167")
def test_coming_back_from_the_lost_pile_is_neither_deploying_nor_moving() -> None:
    """The trooper is back for nothing; Dark's eye sees neither, and the trooper may move."""
    t = Laid(
        GAME,
        "light street, light square",
        "dark eye",
        "light trooper @ 1",
        phase="control",
        dark_hand="dark shot",
        light_hand="light friend",
        light_force=1,
    )
    t.answer("play dark shot", "play light friend")
    back = t.on_table("light trooper")
    while t.table.turn_count == 2 or t.table.phase != 5:
        t.answer("pass")

    assert back
    assert [] == t.events(ev.DEPLOYED, ev.MOVED, ev.DEPLOYING)
    assert ("light: window", ["move light trooper", "pass"]) == (t.asked(), t.options())
