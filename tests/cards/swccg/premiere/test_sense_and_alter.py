"""Sense and Alter: cancelled by a draw below an ability, and one by the other."""

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
SITE = "1_295"
LOW, HIGH = "trooper", "shuffle"
"""A destiny of one, and one of five."""


def stunned(m: Mirror, own: str = "trooper @ 1, guard @ 1", **more: str | int) -> Laid:
    """The opponent plays a shuffle on its own Reserve Deck in its control phase."""
    given: dict[str, str | int] = {"own_hand": "sense", "other_hand": "shuffle", **more}
    given["other_lost"] = "trooper"
    given.setdefault("own_force", 0)
    t = m.lay(SITE, own, "trooper @ 1", own_turn=False, phase="control", **given)
    t.play(f"play {m.other('shuffle')}", f"{m.side_name(own=False)} reserve")
    return t


# --- Sense --------------------------------------------------------------------------------


@card("1_109", "1_267")
def test_sense_cancels_an_interrupt_by_a_low_destiny(code: str) -> None:
    """A one against the hero's ability: the shuffle has no result and is lost, Sense is used."""
    m = Mirror(GAME, code)
    t = stunned(m, "hero @ 1, trooper @ 1", own_top=LOW)
    window = [t.asked(), *t.options()]
    t.answer(f"play {code}")

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == window
    assert [] == t.events(ev.SHUFFLED)
    assert m.other("shuffle") == t.codes(m.side_name(own=False), "lost")[-1]
    assert code in t.codes(m.side_name(), "used")


@card("1_109", "1_267")
@ruling("swccg.1c.211")
def test_sense_fails_by_a_destiny_that_is_not_below(code: str) -> None:
    """A one against an ability of one: both cards are used and the shuffle is made."""
    m = Mirror(GAME, code)
    t = stunned(m, own_top=LOW)
    t.play(f"play {code}", m.own("trooper"))

    assert 1 == len(t.events(ev.SHUFFLED))
    assert code in t.codes(m.side_name(), "used")
    assert [m.other("shuffle")] == t.codes(m.side_name(own=False), "used")


@card("1_109", "1_267")
def test_sense_targets_ones_own_highest_ability_and_a_tie_is_chosen(code: str) -> None:
    """Trooper and guard have one each, the droid none; the opponent's cards do not count."""
    m = Mirror(GAME, code)
    t = stunned(m, "trooper @ 1, guard @ 1, droid @ 1")
    t.answer(f"play {code}")

    assert [m.own("trooper"), m.own("guard")] == t.options()


@card("1_109", "1_267")
@ruling("swccg.1c.292", "swccg.1c.293")
def test_sense_needs_a_character_with_ability_and_no_card_to_draw(code: str) -> None:
    """A droid is none, so nobody is asked; from an empty Reserve Deck Sense fails."""
    m = Mirror(GAME, code)
    droid = stunned(m, "droid @ 1")
    on_table = 2 + (m.side == 0)
    empty = stunned(m, own_force=59 - on_table)
    left = empty.count(m.side_name(), "reserve")
    empty.answer(f"play {code}")
    empty.answer(empty.options()[0])

    assert 0 == left
    assert [1, 1] == [len(droid.events(ev.SHUFFLED)), len(empty.events(ev.SHUFFLED))]
    assert [m.own("sense")] == droid.codes(m.side_name(), "hand")
    assert [m.own("sense")] == empty.codes(m.side_name(), "used")[-1:]


@card("1_109", "1_267")
def test_sense_answers_interrupts_of_its_own_player_too(code: str) -> None:
    """It says one Interrupt and no more; a one for Vader or Luke cancels the own shuffle."""
    m = Mirror(GAME, code)
    t = m.lay(
        SITE, "hero @ 1", phase="control", own_hand="sense, shuffle", own_top=LOW, own_force=0
    )
    t.answer(f"play {m.own('shuffle')}", f"{m.side_name()} reserve")
    window = [t.asked(), *t.options()]
    t.answer(f"play {code}")

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == window
    assert [] == t.events(ev.SHUFFLED)
    assert [m.own("shuffle")] == t.codes(m.side_name(), "lost")


@card("1_109", "1_267")
@ruling("swccg.1c.245")
def test_a_second_sense_may_follow_one_that_failed(code: str) -> None:
    """A six fails even for Vader, a one does not."""
    m = Mirror(GAME, code)
    top = f"{('101_6', '101_3')[m.side]}, trooper"
    t = stunned(m, "hero @ 1", own_hand="sense, sense", own_top=top)
    t.play(f"play {code}", f"play {code}")

    assert [6, 1] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert [] == t.events(ev.SHUFFLED)


@card("1_109", "1_267")
@ruling("swccg.1c.045")
def test_sense_cancels_alter_without_a_draw(code: str) -> None:
    """Even with a droid alone, which has no ability to draw against."""
    m = Mirror(GAME, code)
    t = altered(m, own="droid @ 1", other="hero @ 1")
    window = [t.asked(), *t.options()]
    t.answer(f"play {code} 3")

    assert [f"{m.side_name()}: window", f"play {code} 3", "pass"] == window
    assert [] == t.events(ev.DESTINY_DRAWN)
    assert [m.other("alter")] == t.codes(m.side_name(own=False), "lost")


@card("1_267")
@pytest.mark.parametrize(("top", "comes"), [("1_194", False), ("101_6", True)])
def test_sense_cancels_a_react_by_a_low_destiny(top: str, comes: bool) -> None:
    """Light reacts to a drain with CZ-3; Sense draws against Vader, who is somewhere else."""
    t = Laid(
        GAME,
        "1_295, 1_292, 1_285",
        "1_194 @ 2, 101_5 @ 3",
        "1_6 @ 1",
        phase="control",
        dark_force=0,
        dark_hand="1_267",
        dark_top=top,
        light_hand="1_28",
        filler=("1_194", "1_28"),
    )
    t.play("drain Jawa Camp", "react by 1_6", "1_28")
    window = [t.asked(), *t.options()]
    t.answer("play 1_267 2")

    assert ["dark: window", "play 1_267 2", "pass"] == window
    assert comes == t.on_table("1_28")
    assert 1 == len(t.events(ev.DESTINY_DONE))
    assert "1_267" in t.codes("dark", "used")


@card("1_71", "1_234", "1_279", "1_77", "101_3")
def test_a_card_that_answers_one_title_does_not_answer_another(code: str) -> None:
    """The opponent shuffles, and nothing is asked in between."""
    m = Mirror(GAME, code)
    t = m.lay(
        SITE,
        "hero @ 1",
        own_turn=False,
        phase="control",
        own_hand=code,
        other_hand="shuffle",
        other_lost="trooper",
    )
    t.play(f"play {m.other('shuffle')}", f"{m.side_name(own=False)} reserve")

    assert 1 == len(t.events(ev.SHUFFLED))
    assert [code] == t.codes(m.side_name(), "hand")


# --- Alter --------------------------------------------------------------------------------


def altered(m: Mirror, own: str, other: str) -> Laid:
    """Macroscan is on table, and the opponent plays Alter on it."""
    if m.side:
        other += ", 1_224"
    else:
        own += ", 1_224"
    t = m.lay(SITE, own, other, own_hand="sense", other_hand="alter", own_force=0)
    t.play(f"play {m.other('alter')} 2")
    return t


@card("1_71", "1_234")
@ruling("swccg.card.1_71.03", "swccg.card.1_234.03")
def test_alter_cancels_an_effect_on_table_at_top_level(code: str) -> None:
    """Macroscan and not Ket Maliss, which is immune; it is lost, and Alter is used."""
    m = Mirror(GAME, code)
    own, other = "hero @ 1", "trooper @ 1"
    if m.side:
        other = "trooper + 1_221 @ 1, 1_224"
    else:
        own += ", trooper + 1_221 @ 1, 1_224"
    t = m.lay(SITE, own, other, phase="control", own_hand="alter", own_top=LOW)
    t.answer(f"play {code} 2")

    assert not t.on_table("1_224")
    assert t.on_table("1_221")
    assert ["1_224"] == t.codes("dark", "lost")
    assert code in t.codes(m.side_name(), "used")


@card("1_71", "1_234")
@ruling("swccg.card.1_71.02", "swccg.card.1_234.02")
def test_alter_targets_a_character_and_fails_by_a_high_destiny(code: str) -> None:
    """Of trooper and guard one is chosen; a five against either, and Macroscan stays."""
    m = Mirror(GAME, code)
    own, other = "trooper @ 1, guard @ 1, droid @ 1", ""
    if m.side:
        other = "1_224"
    else:
        own += ", 1_224"
    t = m.lay(SITE, own, other, phase="control", own_hand="alter", own_top=HIGH, own_force=0)
    t.answer(f"play {code} 2")
    characters = t.options()
    t.answer(m.own("guard"))

    assert [m.own("trooper"), m.own("guard")] == characters
    assert t.on_table("1_224")
    assert [5] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@card("1_71", "1_234")
def test_without_an_effect_alter_is_not_offered(code: str) -> None:
    """Characters, weapons and sites are no Effects."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "hero @ 1, trooper + blaster @ 1", phase="control", own_hand="alter")

    assert f"play {code} 2" not in t.options()


@card("1_71")
@ruling("swccg.card.1_71.04", "swccg.1c.204", "swccg.1c.205", "swccg.1c.207")
def test_alter_answers_the_deployment_of_an_effect_and_sense_answers_alter() -> None:
    """Sense cancels Alter, and the deployment is current again: it can be answered once more."""
    t = Laid(
        GAME,
        SITE,
        "101_5 @ 1",
        "101_2 @ 1",
        dark_hand="1_224, 1_267",
        light_hand="1_71, 1_71",
        filler=("1_194", "1_28"),
    )
    t.answer("deploy 1_224")
    first = [t.asked(), *t.options()]
    t.answer("play 1_71")
    second = [t.asked(), *t.options()]
    t.answer("play 1_267 3")
    third = [t.asked(), *t.options()]
    t.answer("pass")
    fourth = [t.asked(), *t.options()]
    t.answer("pass")

    assert ["light: window", "play 1_71", "play 1_71", "pass"] == first
    assert ["dark: window", "play 1_267", "play 1_267 3", "pass"] == second
    assert ["light: window", "play 1_71 3", "pass"] == third
    assert ["light: window", "play 1_71", "pass"] == fourth
    assert t.on_table("1_224")
    assert ["1_71"] == t.codes("light", "lost")


@card("1_71")
@ruling("swccg.card.1_71.04")
def test_an_effect_cancelled_as_it_is_deployed_is_lost() -> None:
    """It never comes to the table; the Force for it stays used."""
    t = Laid(
        GAME,
        SITE,
        "101_5 @ 1",
        "101_2 @ 1",
        dark_hand="1_224",
        light_hand="1_71",
        light_top="1_28",
        filler=("1_194", "1_28"),
    )
    t.answer("deploy 1_224", "play 1_71")

    assert not t.on_table("1_224")
    assert ["1_224"] == t.codes("dark", "lost")
    assert 2 == t.count("dark", "used")


@card("1_234")
@ruling("swccg.card.1_234.04")
def test_darks_alter_answers_the_deployment_of_an_effect_too() -> None:
    """One's own Macroscan: cancelled, it has no result."""
    given = {"dark_hand": "1_224, 1_234", "dark_top": "1_196", "filler": ("1_194", "1_28")}
    t = Laid(GAME, SITE, "101_5 @ 1", **given)  # type: ignore[arg-type]
    t.answer("deploy 1_224", "play 1_234")

    assert not t.on_table("1_224")
    assert "1_224" in t.codes("dark", "lost")


@card("1_71", "1_234")
def test_alter_cancels_sense_that_was_just_played(code: str) -> None:
    """The interrupt below Sense then has its result."""
    m = Mirror(GAME, code)
    t = m.lay(
        SITE,
        "trooper @ 1",
        "hero @ 1",
        phase="control",
        own_force=0,
        own_hand="shuffle, alter",
        other_hand="sense",
        other_top=LOW,
    )
    t.answer(f"play {m.own('shuffle')}", f"{m.side_name()} reserve", f"play {m.other('sense')}")
    window = [t.asked(), *t.options()]
    t.answer(f"play {code} 3")

    assert [f"{m.side_name()}: window", f"play {code} 3", "pass"] == window
    assert 1 == len(t.events(ev.SHUFFLED))
    assert [m.other("sense")] == t.codes(m.side_name(own=False), "lost")
