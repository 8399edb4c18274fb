"""Weapons: using and firing them, who may, at whom, for how much, and what a hit does."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import draws, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.firing import Fire
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_fights as fights
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
ACTIVATE = syn.Unit(ev.ACTIVATE_ONE, 1)
WEAPONS = nouns.OfType(kinds.WEAPON)
THEIRS = (nouns.Opponents(), nouns.OfType(kinds.CHARACTER))

GAME = make.game_with(
    make.weapon("dark blaster", HitIfAbove(), cost=1),
    make.weapon("dark mace", HitIfAbove()),
    make.weapon("dark twin", HitIfAbove(draws=2)),
    make.weapon("dark axe", HitIfAbove(), Ongoing(Changes(st.POWER, Number(2), (nouns.Bearer(),)))),
    make.weapon("dark staff", HitIfAbove(), syn.answering(ev.PHASE, ev.TOP, ACTIVATE)),
    make.weapon("light blaster", HitIfAbove(), cost=1),
    make.character(
        "dark marksman",
        (1, 1, 2),
        Ongoing(Changes(st.WEAPON_TOTAL, Number(2), (WEAPONS, nouns.CarriedBy((nouns.This(),))))),
    ),
    make.effect("dark echo", syn.answering(ev.FIRED, ev.JUST, ACTIVATE)),
    make.effect(
        "dark haze",
        Ongoing(Changes(st.WEAPON_DRAW, Number(-3), (WEAPONS,))),
        Ongoing(Changes(st.WEAPON_TOTAL, Number(1), (WEAPONS,))),
    ),
    make.interrupt("light dodge", syn.answering(ev.FIRING, ev.RESPOND, Cancel(), play=True, who=2)),
    make.interrupt(
        "light veil",
        syn.answering(
            ev.FIRING,
            ev.RESPOND,
            syn.MarkChosen(pieces.BARRED),
            play=True,
            targets=((nouns.Yours(), term.Participant()),),
        ),
    ),
    make.interrupt(
        "dark aim",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            fights.FireChosen(Fire()),
            play=True,
            targets=((term.CanFire(),), (term.Aim(),)),
        ),
    ),
    make.interrupt(
        "dark shot",
        syn.answering((ev.PHASE, ev.SEGMENT), ev.TOP, HitIfAbove(), play=True, targets=(THEIRS,)),
    ),
    make.character("light elder", (1, 3, 4)),
)


def laid(dark: str, light: str = "light elder @ 1, light trooper @ 1", **other: Any) -> Laid:
    """Two sites, in Dark's control phase unless it is said otherwise."""
    given = {"phase": "control", **other}
    return Laid(GAME, "dark street, dark square", dark, light, **given)


def fight(dark: str, light: str = "light elder @ 1, light trooper @ 1", **other: Any) -> Laid:
    """Dark has begun a battle at the street."""
    t = laid(dark, light, **{"phase": "battle", **other})
    t.answer("battle Street")
    return t


def hand_over(t: Laid, weapon: str, bearer: str) -> None:
    """A weapon is borne by somebody else from now on."""
    t.table.copies[t.thing(weapon)].holder = t.thing(bearer)
    t.table.index = None


# --- using ------------------------------------------------------------------------------------


@ruling("swccg.9.706", "swccg.9.724", "swccg.9.725", "swccg.9.758")
def test_who_bears_a_weapon_fires_it_at_the_others_that_are_with_it() -> None:
    """Not at own cards nor next door; not for Light, nor while its bearer is barred."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark hero @ 1, dark leader + dark mace @ 2",
        "light elder @ 1, light trooper @ 1, light leader @ 2",
        light_hand="light sense",
    )
    offered = t.options()
    t.answer("fire dark blaster")
    targets = t.options()
    barred = laid("dark trooper + dark blaster @ 1, dark hero @ 1", phase="battle")
    barred.table.copies[barred.thing("dark trooper")].marks |= pieces.BARRED
    barred.answer("battle Street")

    assert ["fire dark blaster", "pass"] == offered
    assert ["light elder", "light trooper"] == targets
    assert "fire dark blaster" not in barred.options()
    light = fight("dark trooper + dark blaster @ 1", light_hand="light rage")
    light.answer("pass")
    assert ("light: window", ["play light rage", "pass"]) == (light.asked(), light.options())


@ruling("swccg.9.710")
def test_a_lasting_bonus_of_a_weapon_is_no_use_of_it() -> None:
    """The axe gives two more power, and its bearer may fire the blaster; but not both weapons."""
    t = laid("dark trooper + dark axe @ 1, dark hero + dark blaster @ 1", phase="battle")
    hand_over(t, "dark blaster", "dark trooper")
    t.answer("battle Street")
    offered = t.options()
    t.answer("fire dark blaster", "light trooper")

    assert ["fire dark axe", "fire dark blaster", "pass"] == offered
    assert 3 == t.value("power", "dark trooper")
    assert "fire dark axe" not in t.options()


@ruling("swccg.9.711", "swccg.9.714")
def test_a_text_that_is_chosen_is_a_use_and_the_same_weapon_may_be_used_again() -> None:
    """The staff activates as often as one likes; then no other weapon of that bearer is fired."""
    t = laid("dark trooper + dark staff @ 1, dark hero + dark mace @ 1")
    hand_over(t, "dark mace", "dark trooper")
    t.play("use dark staff", "use dark staff")
    while "battle Street" not in t.options():
        t.answer("pass")
    t.answer("battle Street")

    assert 2 == len(t.events(ev.ACTIVATE_ONE))
    assert ["fire dark staff", "pass"] == t.options()


@ruling("swccg.9.715")
def test_without_permission_no_weapon_is_fired() -> None:
    """Armed among enemies: nothing is fired in any phase, nor before a battle has begun."""
    for phase in ("control", "deploy", "battle", "move", "draw"):
        t = laid("dark trooper + dark blaster @ 1", phase=phase, dark_hand="dark shot")

        assert not [one for one in t.options() if one.startswith("fire")], phase


@ruling("swccg.9.716")
def test_what_a_character_says_of_firing_is_for_its_own_weapon() -> None:
    """The marksman adds two to its own blaster: one and two hit a trooper; the hero's one not."""
    hits = []
    for bearer in ("dark marksman", "dark trooper"):
        other = "dark trooper" if bearer == "dark marksman" else "dark marksman"
        t = fight(f"{bearer} + dark blaster @ 1, {other} @ 1", dark_top="dark trooper")
        t.answer("fire dark blaster", "light trooper")
        hits.append(len(t.events(ev.HIT)))

    assert [1, 0] == hits


# --- firing -----------------------------------------------------------------------------------


@ruling("swccg.9.723", "swccg.9.727")
def test_a_shot_is_aimed_then_paid_then_answered_then_resolved() -> None:
    """Nothing is used while a target is chosen; Light answers before a destiny is drawn."""
    t = fight("dark trooper + dark blaster @ 1, dark hero @ 1", light_hand="light dodge")
    t.answer("fire dark blaster")
    aiming = [t.asked(), t.force_used("dark")]
    t.answer("light trooper")
    answering = [t.asked(), t.force_used("dark"), len(t.events(ev.DESTINY_DRAWN))]
    t.answer("pass")

    assert ["dark: window", 1] == aiming
    assert ["light: window", 2, 0] == answering
    assert 1 == len(t.events(ev.DESTINY_DRAWN))


@ruling("swccg.9.726")
def test_a_weapon_without_a_price_is_fired_for_nothing() -> None:
    """With no Force left after the battle the mace is fired, the blaster is not."""
    t = fight("dark trooper + dark mace @ 1, dark hero + dark blaster @ 1", dark_force=1)
    offered = t.options()
    t.answer("fire dark mace", "light trooper")

    assert ["fire dark mace", "pass"] == offered
    assert 1 == t.force_used("dark")


@ruling("swccg.9.721", "swccg.9.722", "swccg.9.732")
def test_a_cancelled_shot_is_a_use_but_no_firing() -> None:
    """No echo of it, and the second weapon of that bearer is not offered."""
    t = laid(
        "dark trooper + dark blaster @ 1, dark hero + dark mace @ 1, dark echo on 1",
        phase="battle",
        light_hand="light dodge",
    )
    hand_over(t, "dark mace", "dark trooper")
    t.answer("battle Street", "fire dark blaster", "light trooper", "play light dodge")

    assert [] == t.events(ev.FIRED, ev.HIT, ev.ACTIVATE_ONE)
    assert "use dark echo" not in t.options()
    assert "fire dark mace" not in t.options()


@ruling("swccg.9.731")
def test_a_weapon_was_just_fired_when_the_shot_is_resolved() -> None:
    """The echo is offered after hit or miss, once for the shot."""
    t = fight("dark trooper + dark mace @ 1, dark hero @ 1, dark echo on 1")
    t.answer("fire dark mace", "light elder")
    window = [t.asked(), *t.options()]
    drawn = len(t.events(ev.TOTAL_DONE))
    t.answer("use dark echo")

    assert [1, "dark: window", "use dark echo", "pass"] == [drawn, *window]
    assert 1 == len(t.events(ev.FIRED)) == len(t.events(ev.ACTIVATE_ONE))


@ruling("swccg.9.728", "swccg.9.729", "swccg.9.800")
def test_a_card_may_permit_a_shot_outside_a_battle() -> None:
    """At the enemies with the blaster, at its price, twice a turn; who is hit is lost at once."""
    t = laid(
        "dark trooper + dark blaster @ 1, dark leader @ 2",
        "light elder @ 1, light trooper @ 1, light leader @ 2",
        dark_hand="dark aim, dark aim",
        dark_top="dark hero, dark hero",
    )
    t.answer("play dark aim")
    targets = t.options()
    t.answer("light elder")
    first = [t.on_table("light elder"), t.force_used("dark"), len(t.events(ev.FIRED))]
    t.play("play dark aim")

    assert ["light elder", "light trooper"] == targets
    assert [False, 1, 1] == first
    assert not t.on_table("light trooper")
    assert t.on_table("light leader")
    assert [] == t.events(ev.HIT, ev.BATTLE_BEGINS)


@ruling("swccg.9.728", "swccg.9.785")
def test_a_permitted_shot_keeps_the_rules_of_firing() -> None:
    """Not without a card to draw, nor by who has used another weapon, nor with nobody there."""
    cards = "dark trooper + dark blaster @ 1, dark hero @ 2"
    empty = laid(cards, dark_hand="dark aim", dark_force=55)
    alone = laid(cards, "light elder @ 2", dark_hand="dark aim, dark shot")
    battle = fight("dark trooper + dark blaster @ 1", dark_force=57)

    assert [0, 0] == [one.count("dark", "reserve") for one in (empty, battle)]
    assert "play dark aim" not in empty.options()
    assert "play dark aim" not in alone.options()
    assert "fire dark blaster" not in battle.options()


@ruling("swccg.9.802", "swccg.9.800")
def test_who_is_hit_and_takes_no_part_in_the_battle_is_lost_at_once() -> None:
    """Light takes the elder out of the battle in answer to the shot; else it is only hit."""
    found = []
    for answer in ("play light veil", "pass"):
        t = fight("dark hero + dark mace @ 1", light_hand="light veil", dark_top="dark hero")
        t.answer("fire dark mace", "light elder", answer)
        if "veil" in answer:
            t.answer("light elder")
        found.append([t.on_table("light elder"), len(t.events(ev.HIT))])

    assert [[False, 0], [True, 1]] == found


# --- destiny ----------------------------------------------------------------------------------


@ruling("swccg.9.784")
def test_a_weapon_destiny_is_no_battle_destiny() -> None:
    """Luke is there and Light holds Han's Dice: after a shot nothing is asked."""
    t = Laid(
        BOXED,
        "1_295",
        "101_5 @ 1",
        "101_2 @ 1, 1_28 + 1_152 @ 1",
        turn="light",
        phase="battle",
        light_hand="1_84",
        filler=FILLER,
    )
    t.answer("battle Mos Eisley", "fire 1_152")
    (drawn,) = t.events(ev.DESTINY_DRAWN)

    assert [draws.FOR_WEAPON] == drawn.items
    assert "play 1_84" not in t.options()
    t.answer("yes")
    assert ["play 1_84", "pass"] == t.options()


@ruling("swccg.9.786", "swccg.9.787")
def test_a_weapon_draws_as_many_destinies_as_it_says_and_can() -> None:
    """Two without a question; with one card left it is fired all the same, and draws that."""
    drawn = []
    for force in (4, 56):
        t = Laid(
            BOXED,
            "1_295",
            "1_196 + 1_315 @ 1",
            "1_28 + 1_152 @ 1",
            phase="battle",
            dark_force=force,
            filler=FILLER,
        )
        t.answer("battle Mos Eisley", "fire 1_315")
        drawn.append(len(t.events(ev.DESTINY_DONE)))

    assert [2, 1] == drawn


@ruling("swccg.9.790")
def test_a_single_weapon_destiny_below_nothing_is_nothing_before_the_total() -> None:
    """Three less each: one is nothing, five is two, and one more for the total hits a leader."""
    t = fight(
        "dark trooper + dark twin @ 1, dark haze on 1",
        "light leader @ 1, light elder @ 1",
        dark_top="dark trooper, dark charm",
    )
    t.answer("fire dark twin", "light leader")

    assert [0, 2] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert [3] == [one.amount for one in t.events(ev.TOTAL_DONE)]
    assert 1 == len(t.events(ev.HIT))
