"""Rulings on cards of the box that need other texts beside them."""

import pytest

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror

BESIDE = DeployRule(beside=True)
ASSAULTS = ("1_238", "1_113")
EFFECTS = ("1_224", "1_64")
"""An Effect of Dark and of Light that gets another text here."""


def assault(code: str, effect: Op, *targets: tuple[Filter, ...]) -> tuple[Mirror, Laid]:
    """An assault on a drain; the opponent has an Effect that answers each destiny drawn."""
    other = EFFECTS[code == "1_238"]
    text = syn.answering(ev.DESTINY_DRAWN, ev.JUST, effect, targets=targets)
    m = Mirror(game_with(texts={other: (BESIDE, text)}), code)
    t = m.lay(
        "1_295, 1_292",
        "trooper @ 2, droid @ 1",
        f"trooper @ 1, trooper @ 1, droid @ 1, hero @ 2, {other}",
        own_turn=False,
        phase="control",
        own_hand=code,
    )
    t.play("drain Mos Eisley", f"play {code}", f"use {other}")
    return m, t


@pytest.mark.parametrize("code", ASSAULTS)
@ruling("swccg.b.009", "swccg.b.045")
def test_who_arrives_during_the_draws_of_an_assault_counts_for_nothing(code: str) -> None:
    """The hero comes as the first of three is drawn: three ones against two all the same."""
    mine = (nouns.Yours(), nouns.Unique(), nouns.OfType(CHARACTER))
    m, t = assault(code, syn.MoveChosen(), mine, (nouns.IsPlace(),))
    t.play("Mos Eisley", "top of reserve")

    assert "Mos Eisley" == t.where(m.other("hero"))
    assert 3 == len(t.events(ev.DESTINY_DONE))
    assert [1] == [one.amount for one in t.events(ev.MUST_LOSE)]
    assert [code] == t.codes(m.side_name(), "lost")


@pytest.mark.parametrize("code", ASSAULTS)
@ruling("swccg.b.010", "swccg.b.045")
def test_who_leaves_during_the_draws_of_an_assault_still_counts(code: str) -> None:
    """A trooper is lost as the first of three is drawn: three ones against two all the same."""
    mine = (nouns.Yours(), nouns.Is("trooper"))
    m, t = assault(code, syn.LoseChosen(), mine)
    t.play(m.other("trooper"), "top of reserve")

    assert m.other("trooper") in t.codes(m.side_name(own=False), "lost")
    assert 3 == len(t.events(ev.DESTINY_DONE))
    assert [1] == [one.amount for one in t.events(ev.MUST_LOSE)]
    assert [code] == t.codes(m.side_name(), "lost")


@ruling("swccg.b.039")
def test_a_guard_that_takes_no_part_does_not_defend() -> None:
    """Light battles next door, or the guard comes too late: no power; else it has four."""
    powers: list[int] = []
    for where in (1, 2):
        t = Laid(
            game_with(),
            "1_295, 1_292",
            f"1_194 @ 1, 1_181 @ {where}",
            "1_28 + 1_152 @ 1",
            turn="light",
            phase="battle",
            filler=TROOPERS,
        )
        t.answer("battle Mos Eisley")
        powers.append(t.value("power", "1_181"))
        assert t.table.battle() is not None
    t.table.copies[t.thing("1_181")].holder = t.sites[0]

    assert [4, 0] == powers
    assert 0 == t.value("power", "1_181")


@ruling("swccg.b.041")
def test_old_ben_returns_no_other_copy_or_version() -> None:
    """Luke is forfeited; another Luke and Luke Skywalker lie there; the very card comes back."""
    t = Laid(
        game_with("1_19"),
        "1_295",
        ", ".join(["1_194 @ 1"] * 6),
        "101_2 @ 1, 1_28 @ 1",
        phase="battle",
        light_hand="1_100",
        light_lost="101_2, 1_19",
        filler=TROOPERS,
    )
    luke = t.table.copies[t.thing("101_2")].card
    t.play("battle Mos Eisley", "no", "no", "forfeit 101_2")
    t.answer("play 1_100")
    (revived,) = t.events(ev.REVIVED)

    assert luke == t.table.copies[revived.subject].card
    assert {"101_2", "1_19"} <= set(t.codes("light", "lost"))


@ruling("swccg.b.051", "swccg.b.052")
def test_takeel_takes_modifiers_of_single_draws_along_and_leaves_those_of_totals() -> None:
    """Dark's one is 3 by its Effect and goes to Light; Light's total keeps its own 2 more."""
    draws = Ongoing(Changes(st.DESTINY, Number(2), (nouns.Yours(),)))
    totals = Ongoing(Changes(st.DESTINY_TOTAL, Number(2), (nouns.YourSeat(),)))
    t = Laid(
        game_with(texts={"1_224": (BESIDE, draws), "1_64": (BESIDE, totals)}),
        "1_295",
        ", ".join([*["1_194 @ 1"] * 4, "1_224"]),
        "101_2 @ 1, 1_28 @ 1, 1_64",
        phase="battle",
        dark_hand="1_269",
        dark_top="1_194",
        light_top="1_115",
        filler=TROOPERS,
    )
    t.play("battle Mos Eisley", "yes", "yes")
    before = t.table.battles[0].destinies.copy()
    t.answer("play 1_269")
    battle = t.table.battles[0]

    assert [3, 5] == before[2::3]
    assert [0, 5, 1, 3] == [one for at, one in enumerate(battle.destinies) if at in (0, 2, 3, 5)]
    assert [3 + 2, 5] == battle.attrition
