"""Interrupts for a battle that was just initiated: damage multiplied, accidents, an escape."""

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror

HAN = "1_11"
GAME = game_with(HAN)
FILLER = ("1_194", "1_28")
SITES = "1_291, 1_295, 1_292"
THREE = "trooper @ 2, trooper @ 2, trooper @ 2"

# --- Don't Underestimate Our Chances, You Overestimate Their Chances ----------------------


def chances(m: Mirror, own_turn: bool = False, **more: str | int) -> Laid:
    """Three of the opponent's troopers against one of one's own."""
    given: dict[str, str | int] = {"own_hand": code_of(m), **more}
    given.setdefault("own_force", int(own_turn))
    t = m.lay(SITES, "trooper @ 2", THREE, own_turn=own_turn, phase="battle", **given)
    t.play("battle Mos Eisley")
    return t


def code_of(m: Mirror) -> str:
    """The card of its side that triples battle damage."""
    return ("1_279", "1_77")[m.side]


@card("1_77", "1_279")
@ruling("swccg.1c.235", "swccg.1c.248", "swccg.1c.046")
def test_the_damage_of_the_loser_is_tripled_whoever_it_is(code: str) -> None:
    """Three against one would be two; it is six, against the player of the card."""
    m = Mirror(GAME, code)
    t = chances(m)
    window = [t.asked(), *t.options()]
    t.answer(f"play {code}")
    lost_at_once = t.codes(m.side_name(), "lost")
    t.pass_until(f"{m.side_name()}: window")

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == window
    assert [code] == lost_at_once
    assert 6 == t.table.battles[0].damage[m.side]
    assert 0 == t.table.battles[0].damage[1 - m.side]


@card("1_77", "1_279")
def test_the_damage_is_not_tripled_for_a_battle_of_ones_own(code: str) -> None:
    """The opponent must have initiated it."""
    m = Mirror(GAME, code)
    t = chances(m, own_turn=True)

    assert f"play {code}" not in t.options()
    assert 2 == t.table.battles[0].damage[m.side]


@card("1_77", "1_279")
@ruling(
    "swccg.b.017",
    "swccg.b.063",
    "swccg.card.1_77.01",
    "swccg.card.1_279.01",
)
def test_attrition_is_not_tripled(code: str) -> None:
    """Four troopers draw a one: attrition of one beside nine damage for a total of five to two."""
    m = Mirror(GAME, code)
    t = m.lay(
        SITES,
        "trooper @ 2, trooper @ 2",
        f"{THREE}, trooper @ 2",
        own_turn=False,
        phase="battle",
        own_hand=code,
    )
    t.play("battle Mos Eisley", f"play {code}", "yes")
    t.pass_until(f"{m.side_name()}: window")

    assert 9 == t.table.battles[0].damage[m.side]
    assert 1 == t.table.battles[0].attrition[m.side]


@card("1_77", "1_279")
def test_the_one_triples_the_result_of_the_other(code: str) -> None:
    """Nine times the difference of two; the card played first is the opponent's."""
    m = Mirror(GAME, code)
    first = ("1_77", "1_279")[m.side]
    t = m.lay(
        SITES,
        THREE,
        "trooper @ 2",
        phase="battle",
        own_force=1,
        own_hand=code,
        other_hand=first,
    )
    t.play("battle Mos Eisley", f"play {first}")
    window = [t.asked(), *t.options()]
    t.answer(f"play {code} 2")
    t.pass_until(f"{m.side_name(own=False)}: window")

    assert [f"{m.side_name()}: window", f"play {code} 2", "pass"] == window
    assert 18 == t.table.battles[0].damage[1 - m.side]


@card("1_77", "1_279")
def test_the_factor_ends_with_the_battle(code: str) -> None:
    """A second battle next door in the same turn is for the difference alone."""
    m = Mirror(GAME, code)
    t = m.lay(
        SITES,
        "trooper @ 2, trooper @ 3",
        "trooper @ 2, trooper @ 3, trooper @ 3",
        own_turn=False,
        phase="battle",
        own_hand=code,
    )
    t.play("battle Mos Eisley", f"play {code}", "battle Jawa Camp")
    t.pass_until(f"{m.side_name()}: window")

    assert 1 == t.table.battles[0].damage[m.side]


# --- I've Got A Bad Feeling About This ----------------------------------------------------


def feeling(light: str, dark: str = "1_194 @ 2, 1_194 @ 2, 1_194 @ 2", **more: str | int) -> Laid:
    """Light begins a battle at Mos Eisley with the card in hand."""
    t = Laid(
        GAME,
        SITES,
        dark,
        light,
        turn="light",
        phase="battle",
        light_hand="1_91",
        filler=FILLER,
        **more,  # type: ignore[arg-type]
    )
    t.play("battle Mos Eisley")
    return t


@card("1_91")
def test_a_bad_feeling_doubles_the_damage_of_the_opponent_if_one_wins() -> None:
    """Two against three, with a destiny of five: a difference of four is eight."""
    t = feeling("101_2 @ 2, 1_26 @ 2", light_top="1_115", light_force=1)
    window = [t.asked(), *t.options()]
    t.answer("play 1_91", "yes")

    assert ["light: window", "play 1_91", "pass"] == window
    assert [8, 0] == t.table.battles[0].damage
    assert "1_91" in t.codes("light", "used")


@card("1_91")
def test_a_bad_feeling_does_nothing_if_one_loses() -> None:
    """Two against three without a destiny: the own damage is one."""
    t = feeling("101_2 @ 2, 1_26 @ 2")
    t.answer("play 1_91", "no")

    assert [0, 1] == t.table.battles[0].damage


@card("1_91")
@ruling("swccg.card.1_91.01")
def test_a_bad_feeling_triples_with_han_present() -> None:
    """Han has three against four; with a five he wins by four, which is twelve."""
    dark = "1_194 @ 2, 1_194 @ 2, 1_194 @ 2, 1_194 @ 2"
    t = feeling("1_11 @ 2, 1_26 @ 2", dark, light_top="1_115")
    t.answer("play 1_91", "yes", "no")
    away = feeling("101_2 @ 2, 1_26 @ 2, 1_11 @ 3", dark, light_top="1_115")
    away.answer("play 1_91", "yes", "no")

    assert [12, 0] == t.table.battles[0].damage
    assert [6, 0] == away.table.battles[0].damage


@card("1_91")
@pytest.mark.parametrize("light", ["1_28 @ 2, 1_28 @ 2, 1_28 @ 2", "101_2 @ 2, 1_28 @ 2, 1_28 @ 2"])
def test_a_bad_feeling_needs_less_power_than_the_opponent(light: str) -> None:
    """Not with as much, and not with more."""
    t = feeling(light)

    assert ["1_91"] == t.codes("light", "hand")
    assert "play 1_91" not in t.options()


@card("1_91")
def test_a_bad_feeling_is_for_ones_own_battle() -> None:
    """When Dark begins one nothing is offered."""
    t = Laid(
        GAME,
        SITES,
        "1_194 @ 2, 1_194 @ 2",
        "1_28 @ 2",
        phase="battle",
        light_hand="1_91",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")

    assert "play 1_91" not in t.options()


# --- Friendly Fire, Collateral Damage -----------------------------------------------------


def accident(m: Mirror, other: str, top: str = "trooper") -> Laid:
    """A battle at Mos Eisley in which the opponent may have an accident."""
    own = "trooper @ 2, trooper @ 2, trooper @ 3"
    hand = ("1_237", "1_80")[m.side]
    t = m.lay(SITES, own, other, phase="battle", own_hand=hand, own_top=top, own_force=1)
    t.play("battle Mos Eisley")
    return t


ARMED = "trooper + blaster @ 2, guard @ 2, trooper @ 3"


@card("1_80", "1_237")
def test_in_an_accident_the_opponent_loses_a_character_of_their_choice(code: str) -> None:
    """A one is below the two characters there; the trooper next door is not among them."""
    m = Mirror(GAME, code)
    t = accident(m, ARMED)
    window = [t.asked(), *t.options()]
    t.answer(f"play {code}")
    choice = [t.asked(), *t.options()]
    t.answer(m.other("trooper"))

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == window
    assert [
        f"{m.side_name(own=False)}: target",
        m.other("trooper"),
        m.other("guard"),
    ] == choice
    assert {m.other("trooper"), m.other("blaster")} <= set(t.codes(m.side_name(own=False), "lost"))
    assert [code] == t.codes(m.side_name(), "lost")


@card("1_80", "1_237")
def test_a_destiny_that_is_not_below_their_number_does_nothing(code: str) -> None:
    """Two characters and a two; own troopers, weapons and a third next door do not count."""
    m = Mirror(GAME, code)
    t = accident(m, ARMED, top=("1_196", "1_30")[m.side])
    t.answer(f"play {code}")

    assert [2] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert not t.asked().endswith("target")
    assert [] == t.events(ev.LOST_CARD)


@card("1_80", "1_237")
@pytest.mark.parametrize(
    "other",
    [
        "trooper + blaster @ 2, trooper @ 3",
        "trooper @ 2, guard @ 2, trooper + blaster @ 3",
    ],
)
def test_an_accident_needs_two_characters_and_a_weapon_there(code: str, other: str) -> None:
    """One character is too few, and a weapon next door is no weapon there."""
    m = Mirror(GAME, code)
    t = accident(m, other)

    assert [code] == t.codes(m.side_name(), "hand")
    assert f"play {code}" not in t.options()


@card("1_80", "1_237")
def test_an_accident_may_happen_in_a_battle_of_either_player(code: str) -> None:
    """The opponent begins this one."""
    m = Mirror(GAME, code)
    t = m.lay(SITES, "trooper @ 2", ARMED, own_turn=False, phase="battle", own_hand=code)
    t.play("battle Mos Eisley")

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == [t.asked(), *t.options()]


# --- Narrow Escape ------------------------------------------------------------------------


def escape(
    light: str = "101_2 @ 2, 1_28 @ 2, 1_18 @ 2, 1_26 @ 3", sites: str = SITES, light_force: int = 4
) -> Laid:
    """Dark begins a battle at Mos Eisley."""
    t = Laid(
        GAME,
        sites,
        "1_194 @ 2, 101_5 @ 2" if sites == SITES else "1_194 @ 1",
        light,
        phase="battle",
        light_hand="1_98",
        light_force=light_force,
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    return t


@card("1_98")
@ruling("swccg.card.1_98.01")
def test_in_a_narrow_escape_all_with_ability_move_away_in_any_order() -> None:
    """Luke and the trooper, each where they like, for a Force each; the droid stays behind."""
    t = escape()
    window = [t.asked(), *t.options()]
    t.answer("play 1_98")
    who = t.options()
    t.answer("1_28")
    where = t.options()
    t.answer("Jawa Camp", "101_2", "Docking Bay 94")

    assert ["light: window", "play 1_98", "pass"] == window
    assert ["101_2", "1_28"] == who
    assert ["Docking Bay 94", "Jawa Camp"] == where
    assert t.thing("Jawa Camp") == t.table.copies[t.thing("1_28")].holder
    assert t.thing("Docking Bay 94") == t.table.copies[t.thing("101_2")].holder
    assert t.thing("Mos Eisley") == t.table.copies[t.thing("1_18")].holder
    assert 2 == t.count("light", "force")
    assert [] == t.events(ev.REACTING)


@card("1_98")
def test_the_battle_is_over_when_all_have_escaped() -> None:
    """Nobody is left with presence: no damage, and Dark's Force and battle are spent."""
    t = escape("101_2 @ 2")
    t.answer("play 1_98", "101_2", "Jawa Camp")

    assert t.table.battle() is None
    assert [t.thing("Mos Eisley")] == t.table.battled
    assert [] == t.events(ev.TOTALLED)
    assert 1 == len(t.events(ev.BATTLE_ENDED))


@card("1_98")
def test_who_cannot_be_paid_for_stays() -> None:
    """One Force: Luke goes, the trooper stays."""
    t = escape(light_force=1)
    t.answer("play 1_98", "101_2", "Jawa Camp")

    assert t.thing("Mos Eisley") == t.table.copies[t.thing("1_28")].holder
    assert t.thing("Jawa Camp") == t.table.copies[t.thing("101_2")].holder
    assert 1 == len(t.events(ev.MOVED))


@card("1_98")
def test_a_narrow_escape_needs_a_rebel_of_more_than_two_and_somewhere_to_go() -> None:
    """Troopers alone have none; without a site next door nobody can move; nor without Force."""
    weak = escape("1_28 @ 2, 1_28 @ 2")
    alone = escape("101_2 @ 1", "1_295")
    poor = escape(light_force=0)

    for t in (weak, alone, poor):
        assert ["1_98"] == t.codes("light", "hand")
        assert "play 1_98" not in t.options()


@card("1_98")
def test_a_narrow_escape_is_from_battles_of_the_opponent() -> None:
    """When Light begins one nothing is offered."""
    t = Laid(
        GAME,
        SITES,
        "1_194 @ 2",
        "101_2 @ 2",
        turn="light",
        phase="battle",
        light_hand="1_98",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")

    assert "play 1_98" not in t.options()
