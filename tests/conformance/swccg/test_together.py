"""What happens at one moment: several losses share the top of the stack until one is answered."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.playing import OPPONENT
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.kernel.ops import Nothing
from dejarik.kernel.program import Op
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
WEAPON = nouns.OfType(kinds.WEAPON)
HERO = (nouns.Titled("dark hero"),)
RIFLE = (nouns.Titled("dark rifle"),)
LEADER = (nouns.Titled("dark leader"),)


def just_lost(code: str, effect: Op, *about: Any) -> make.Made:
    """An interrupt about a card that was just lost."""
    return make.interrupt(
        code, syn.answering(ev.LOST_CARD, ev.JUST, effect, play=True, about=tuple(about))
    )


GAME = make.game_with(
    make.interrupt(
        "light quake",
        syn.answering(
            ev.PHASE, ev.TOP, syn.LoseAllHere(), play=True, targets=((nouns.IsPlace(),),)
        ),
    ),
    make.interrupt(
        "light power pivot",
        syn.answering(ev.HIT, ev.JUST, syn.LoseIt(), play=True, about=(nouns.Opponents(),)),
    ),
    just_lost("dark rescue", syn.PutDrawn(ids.HAND), *HERO),
    just_lost("dark recycle", syn.PutDrawn(ids.USED), *LEADER),
    just_lost("dark salvage", syn.PutDrawn(ids.HAND), *RIFLE),
    just_lost("dark grief", Nothing(), nouns.Yours(), CHARACTER),
    just_lost("light joy", Nothing(), *LEADER),
    just_lost("light gloat", Nothing(), *HERO),
    just_lost("light loot", Nothing(), *RIFLE),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, Nothing(), play=True)),
    make.interrupt("dark ouch", syn.answering(ev.HIT, ev.JUST, Nothing(), play=True)),
    make.interrupt("dark retort", syn.answering(ev.SEGMENT, ev.TOP, Nothing(), play=True)),
    make.effect(
        "light tally",
        witnesses.BESIDE,
        syn.answering(ev.LOST_CARD, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1), who=OPPONENT),
    ),
)


def quake(dark: str, light: str, **other: Any) -> Laid:
    """Light's quake has struck a hero with a rifle and a leader of Dark."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero + dark rifle @ 1, dark leader @ 1",
        turn="light",
        phase="move",
        dark_hand=dark,
        light_hand=f"light quake, {light}",
        **other,
    )
    t.answer("play light quake")
    return t


@ruling("swccg.1c.200", "swccg.1c.262", "swccg.1c.263", "swccg.1c.198")
def test_cards_lost_together_are_all_lost_before_the_first_answer() -> None:
    """Three losses by Light's action: Dark, whose cards they are, is first and may answer any."""
    t = quake("dark rescue, dark recycle, dark salvage", "light loot")

    assert ["dark hero", "dark rifle", "dark leader"] == sorted(
        t.codes("dark", "lost"), key=["dark hero", "dark rifle", "dark leader"].index
    )
    assert "dark: window" == t.asked()
    assert {"play dark rescue", "play dark recycle", "play dark salvage", "pass"} == set(
        t.options()
    )
    assert 4 == len(t.options())


@ruling("swccg.1c.201", "swccg.1c.202", "swccg.1c.264", "swccg.1c.265", "swccg.1c.266")
def test_the_loss_that_is_answered_is_lifted_over_the_others() -> None:
    """The rescue lies on the quake; once the hero is in hand the other two can be answered."""
    t = quake(
        "dark rescue, dark recycle, dark salvage", "light loot, light joy, light gloat, light sense"
    )
    t.answer("play dark rescue")
    lifted = (t.asked(), t.options(), witnesses.under_way(t))
    t.answer("pass")

    assert ("light: window", ["play light sense", "pass"], ["playing", "playing"]) == lifted
    assert "dark hero" in t.codes("dark", "hand")
    assert "light: window" == t.asked()
    assert {"play light loot", "play light joy", "pass"} == set(t.options())


@ruling("swccg.1c.203", "swccg.1c.268", "swccg.1c.269", "swccg.1c.270", "swccg.1c.267")
def test_a_group_keeps_one_alternation_and_the_lifted_loss_its_own() -> None:
    """Light's joy about the leader goes on first; the rifle waits; then Dark is next for it."""
    t = quake(
        "dark rescue, dark recycle, dark salvage, dark sense", "light joy, light sense, light loot"
    )
    t.answer("pass", "play dark rescue", "pass")
    t.answer("play light joy", "play dark sense", "play light sense")
    only_leader = (t.asked(), t.options())
    t.answer("play dark recycle")
    last = (t.asked(), t.options(), t.codes("dark", "used")[-2:])
    t.answer("pass")
    other = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["play dark recycle", "pass"]) == only_leader
    assert ("dark: window", ["play dark salvage", "pass"], ["dark leader", "dark recycle"]) == last
    assert ("light: window", ["play light loot", "pass"]) == other
    assert ["dark sense", "dark rifle"] == sorted(t.codes("dark", "lost"), reverse=True)
    assert [] == witnesses.under_way(t)


@ruling("swccg.1c.271", "swccg.1c.272")
def test_a_hit_card_that_is_gone_cannot_be_answered_as_hit() -> None:
    """Light's shot hits, the pivot makes the trooper lost: the hit has no window any more."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark trooper @ 1",
        "light leader + light rifle @ 1",
        turn="light",
        phase="battle",
        light_top="light hero",
        light_hand="light power pivot, light power pivot",
        dark_hand="dark ouch, dark ouch, dark retort",
    )
    t.answer("battle Street")
    t.play("fire light rifle", "dark trooper")
    hit = (t.asked(), t.options())
    t.answer("play dark ouch")
    second = (t.asked(), t.options())
    t.answer("play light power pivot")

    assert ("dark: window", ["play dark ouch", "play dark ouch", "pass"]) == hit
    assert ("light: window", ["play light power pivot", "play light power pivot", "pass"]) == second
    assert ["dark trooper"] == t.codes("dark", "lost")
    assert ("dark: window", ["play dark retort", "pass"]) == (t.asked(), t.options())
    assert ["battle_begins"] == witnesses.under_way(t)


@ruling("swccg.1c.162")
def test_units_of_force_are_not_just_lost_cards() -> None:
    """The hero lost as a Force from hand cannot be rescued; the one lost from table can."""
    t = Laid(
        GAME,
        "light street",
        "",
        "light trooper @ 1",
        turn="light",
        phase="control",
        dark_hand="dark hero, dark rescue",
    )
    t.answer("drain Street", "dark hero")

    assert ["dark hero"] == t.codes("dark", "lost")
    assert "play dark rescue" not in t.options()
    assert "play dark rescue" in quake("dark rescue", "light loot").options()
