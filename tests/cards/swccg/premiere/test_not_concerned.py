"""Interrupts and those who are not concerned: one's own, the immune, those elsewhere."""

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import ImmuneTo, Ongoing
from dejarik.kernel.modifiers import MULTIPLY
from dejarik.kernel.terms import Number
from dejarik.testing.marks import card
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.sides import MADE_UP
from dejarik.testing.swccg.sides import game_with as with_effect
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
FILLER = ("1_194", "1_28")
EISLEY = "1_295"
STRIP = "1_291, 1_295, 1_292"
"""Docking Bay 94, Mos Eisley and the Jawa Camp, in this order."""

# --- interrupts -------------------------------------------------------------------------------


@card("1_105", "1_249")
def test_a_barrier_is_no_answer_to_ones_own_deployment(code: str) -> None:
    """One's own trooper comes unhindered."""
    m = Mirror(GAME, code)
    t = m.lay(EISLEY, "trooper @ 1", own_hand="barrier, trooper")
    t.answer(f"deploy {m.own('trooper')}")

    assert [code] == t.codes(m.side_name(), "hand")
    assert f"play {code}" not in t.options()


@card("1_109", "1_267")
def test_sense_answers_ones_own_interrupt_too_and_not_an_immune_one(code: str) -> None:
    """One's own Alter as well."""
    m = Mirror(GAME, code)
    shuffle = m.own("shuffle")
    t = m.lay(EISLEY, "hero @ 1", phase="control", own_hand="sense, shuffle", own_lost="trooper")
    t.play(f"play {shuffle}", f"{m.side_name()} reserve")
    immune = (*PROGRAMS["1_115"], ImmuneTo("Sense"))
    rules = game_with(texts={"1_115": immune, "1_262": immune})
    other = Mirror(rules, code).lay(
        EISLEY, "hero @ 1", own_turn=False, phase="control", own_hand="sense", other_hand="shuffle"
    )
    other.play(f"play {m.other('shuffle')}", f"{m.side_name(own=False)} reserve")
    effect = {"own" if m.side == 0 else "other": "hero @ 1, 1_224"}
    alter = m.lay(
        EISLEY,
        effect.get("own", "hero @ 1"),
        effect.get("other", ""),
        phase="control",
        own_hand="sense, alter",
    )
    alter.play(f"play {m.own('alter')} 2")

    assert f"play {code}" in t.options()
    assert f"play {code} 3" in alter.options()
    assert [code] == other.codes(m.side_name(), "hand")
    assert 1 == len(other.events(ev.SHUFFLED))


@card("1_71", "1_234")
def test_alter_answers_effects_of_either_player_that_are_not_immune(code: str) -> None:
    """Not a character, nor an Effect that is immune; one's own Effect and one's own Sense."""
    m = Mirror(GAME, code)
    for deployed in ("trooper", "teacher"):
        t = m.lay(
            EISLEY, "hero @ 1", "guard @ 1", own_turn=False, own_hand="alter", other_hand=deployed
        )
        t.play(f"deploy {m.other(deployed)}")
        assert [code] == t.codes(m.side_name(), "hand")
        assert t.on_table(m.other(deployed))
    own = m.lay(EISLEY, "hero @ 1, guard @ 1", own_hand="alter, teacher")
    own.play(f"deploy {m.own('teacher')}", m.own("hero"))
    macroscan = Laid(GAME, EISLEY, "101_5 @ 1", dark_hand="1_234, 1_224", filler=FILLER)
    macroscan.play("deploy 1_224")
    sense = m.lay(
        EISLEY,
        "hero @ 1",
        own_turn=False,
        phase="control",
        own_hand="sense, alter",
        other_hand="shuffle",
        own_top="trooper",
    )
    sense.play(
        f"play {m.other('shuffle')}", f"{m.side_name(own=False)} reserve", f"play {m.own('sense')}"
    )

    assert own.on_table(m.own("teacher"))
    assert "play 1_234" in macroscan.options()
    assert f"play {code} 3" in sense.options()


@card("1_71")
def test_alter_draws_once_and_costs_nothing() -> None:
    """A one cancels nothing against an ability of one."""
    given = {"dark_hand": "1_224", "light_hand": "1_71", "filler": FILLER, "light_force": 0}
    t = Laid(GAME, EISLEY, "101_5 @ 1", "1_28 @ 1", **given)  # type: ignore[arg-type]
    t.answer("deploy 1_224", "play 1_71")
    top = Laid(GAME, EISLEY, "1_224", "1_28 @ 1", turn="light", phase="control", **given)  # type: ignore[arg-type]
    top.answer("play 1_71 2")

    assert [1] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert t.on_table("1_224")
    assert [[1], True] == [
        [one.amount for one in top.events(ev.DESTINY_DONE)],
        top.on_table("1_224"),
    ]


@card("1_268")
def test_set_for_stun_does_not_reach_who_may_not_be_targeted() -> None:
    """An Effect protects the trooper."""
    safe = Ongoing(Forbids(st.MAY_NOT_BE_TARGETED, (nouns.Is("rebel trooper"),)))
    t = Laid(
        with_effect(safe),
        EISLEY,
        MADE_UP,
        "1_28 @ 1",
        phase="control",
        dark_hand="1_268",
        filler=FILLER,
    )

    assert "play 1_268" not in t.options()


@card("1_77", "1_279")
def test_damage_is_tripled_once_beside_another_factor_and_for_the_opponent(code: str) -> None:
    """Two such cards are as one; an Effect that doubles makes it six; the opponent loses here."""
    double = Changes(st.DAMAGE_FACTOR, Number(2), (nouns.EitherSeat(),), how=MULTIPLY)
    rules = with_effect(Ongoing(double))
    m = Mirror(rules, code)
    made = (f", {MADE_UP}", "") if m.side == 0 else ("", f", {MADE_UP}")
    t = m.lay(
        EISLEY,
        "trooper @ 1, trooper @ 1" + made[0],
        "trooper @ 1" + made[1],
        own_turn=False,
        phase="battle",
        own_hand=f"{code}, {code}",
        own_force=0,
    )
    t.play("battle Mos Eisley", f"play {code}", f"play {code}")
    while not t.events(ev.WON):
        t.answer("no" if "no" in t.options() else "pass")

    assert 6 == t.table.battles[0].damage[1 - m.side]


@card("1_109")
def test_sense_answers_ones_own_react_too() -> None:
    """Light reacts with CZ-3 to a drain and holds Sense."""
    t = Laid(
        GAME,
        "1_295, 1_292",
        "1_194 @ 2",
        "1_6 @ 1, 101_2 @ 1",
        phase="control",
        light_hand="1_28, 1_109",
        filler=FILLER,
    )
    t.play("drain Jawa Camp", "react by 1_6", "1_28")

    assert "play 1_109 2" in t.options()


@card("1_120")
def test_we_are_doomed_costs_nothing() -> None:
    """Light has no Force and few cards left."""
    lost = ", ".join(["1_28"] * 50)
    t = Laid(
        GAME,
        "1_132",
        "1_194 @ 1",
        phase="control",
        light_force=0,
        light_hand="1_120",
        light_lost=lost,
        filler=FILLER,
    )
    t.pass_until("light: window")

    assert "play 1_120" in t.options()


@card("1_252")
def test_its_worse_adds_to_battle_damage_for_nothing() -> None:
    """Dark has used its only Force for the battle."""
    t = Laid(
        GAME,
        "1_132",
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        "1_28 @ 1",
        phase="battle",
        dark_force=1,
        dark_hand="1_252",
        filler=FILLER,
    )
    t.play("battle Lars' Moisture Farm")
    while "lose" not in t.options():
        t.answer("pass")
    t.play("lose", "top of reserve")

    assert 0 == t.count("dark", "force")
    assert "play 1_252 2" in t.options()


@card("1_90")
def test_it_could_be_worse_answers_a_loss_that_one_has_caused_oneself() -> None:
    """Surprise Assault has failed; and a battle that Light began is lost by two."""
    t = Laid(
        GAME,
        "1_132",
        "101_5 @ 1",
        phase="control",
        light_hand="1_113, 1_90",
        filler=FILLER,
    )
    t.play("drain Lars' Moisture Farm", "play 1_113")
    battle = Laid(
        GAME,
        "1_132",
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        "1_28 @ 1",
        turn="light",
        phase="battle",
        light_hand="1_90",
        filler=FILLER,
    )
    battle.play("battle Lars' Moisture Farm")
    while "lose" not in battle.options():
        battle.answer("pass")

    assert "play 1_90" in t.options()
    assert "play 1_90 2" in battle.options()


@card("1_254")
def test_the_strider_comes_for_a_character_lost_in_an_accident_and_for_no_weapon() -> None:
    """The guard carries nothing; two Force are left, for the battle and the card; not for less."""
    found = []
    for force in (2, 1):
        t = Laid(
            GAME,
            EISLEY,
            "1_194 @ 1",
            "1_28 + 1_152 @ 1, 1_26 @ 1",
            phase="battle",
            dark_force=force,
            dark_hand="1_237, 1_254",
            dark_lost="1_196",
            filler=FILLER,
        )
        t.play("battle Mos Eisley", "play 1_237", "1_26")
        found.append("play 1_254" in t.options())

    assert [True, False] == found


@card("1_254")
def test_the_strider_does_not_come_for_a_weapon_alone() -> None:
    """A mine is lost as it explodes."""
    t = Laid(
        GAME,
        EISLEY,
        light="1_162 on 1",
        turn="dark",
        phase="draw",
        dark_hand="1_254",
        dark_lost="1_196",
        filler=FILLER,
    )
    while t.on_table("1_162"):
        t.answer("pass")

    assert ["1_254"] == t.codes("dark", "hand")
    assert "play 1_254" not in t.options()


@card("1_269")
def test_takeel_answers_a_battle_that_the_opponent_began() -> None:
    """Vader and Luke with a guard draw one each."""
    t = Laid(
        GAME,
        EISLEY,
        "101_5 @ 1",
        "101_2 @ 1, 1_26 @ 1",
        turn="light",
        phase="battle",
        dark_hand="1_269",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    while "play 1_269" not in t.options():
        t.answer("yes" if "yes" in t.options() else "pass")

    assert "dark: window" == t.asked()


@card("1_275")
def test_scavengers_cost_one_and_count_raiders() -> None:
    """A two is not below one raider, however many troopers there are."""
    given = {"phase": "control", "dark_hand": "1_275", "filler": FILLER, "light_used": "1_152"}
    one = Laid(GAME, EISLEY, "1_196 @ 1", dark_force=1, **given)  # type: ignore[arg-type]
    none = Laid(GAME, EISLEY, "1_196 @ 1", dark_force=0, **given)  # type: ignore[arg-type]
    many = Laid(
        GAME,
        EISLEY,
        "1_196 @ 1, 1_194 @ 1, 1_194 @ 1",
        dark_top="1_196",
        **given,  # type: ignore[arg-type]
    )
    many.answer("play 1_275")

    offered = ["play 1_275" in t.options() for t in (one, none)]
    assert [True, False] == offered
    assert not many.asked().endswith(("may", "search"))


@card("1_80", "1_237")
def test_an_accident_counts_the_opponents_characters_and_weapons_alone(code: str) -> None:
    """Three of one's own against two and a two; a weapon of one's own."""
    m = Mirror(GAME, code)
    two = ("1_196", "1_30")[m.side]
    armed = "trooper + blaster @ 1, guard @ 1"
    many = m.lay(
        EISLEY,
        "trooper @ 1, trooper @ 1, trooper @ 1",
        armed,
        phase="battle",
        own_hand=code,
        own_top=two,
    )
    many.play("battle Mos Eisley", f"play {code}")
    own = m.lay(
        EISLEY, "trooper + blaster @ 1", "trooper @ 1, guard @ 1", phase="battle", own_hand=code
    )
    own.play("battle Mos Eisley")

    assert not many.asked().endswith("target")
    assert f"play {code}" not in own.options()


@card("1_84")
def test_hans_dice_need_more_than_two_of_ability() -> None:
    """A guard of two with a trooper and another of two draws, and has no dice."""
    rules = game_with()
    rules.definitions[rules.numbers["1_26"]].ability = 2
    t = Laid(
        rules,
        EISLEY,
        "1_194 @ 1",
        "1_26 @ 1, 1_26 @ 1",
        turn="light",
        phase="battle",
        light_hand="1_84",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    offered = set()
    while not t.events(ev.DESTINY_DONE):
        offered |= set(t.options())
        t.answer("yes" if "yes" in t.options() else "pass")

    assert "yes" in offered
    assert "play 1_84" not in offered


@card("1_91")
def test_a_bad_feeling_doubles_once_beside_another_factor_and_for_one_battle() -> None:
    """Two of them and an Effect that doubles make four; the next battle has the Effect alone."""
    double = Changes(st.DAMAGE_FACTOR, Number(2), (nouns.EitherSeat(),), how=MULTIPLY)
    t = Laid(
        with_effect(Ongoing(double)),
        STRIP,
        f"1_194 @ 2, 1_194 @ 2, 1_194 @ 2, 1_194 @ 3, {MADE_UP}",
        "101_2 @ 2, 1_26 @ 2, 1_28 @ 3, 1_28 @ 3",
        turn="light",
        phase="battle",
        light_hand="1_91, 1_91",
        light_top="1_115",
        light_force=3,
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "play 1_91", "play 1_91", "yes")
    first = t.table.battles[0].damage.copy()
    while t.table.battle() is not None:
        t.answer("lose" if "lose" in t.options() else t.options()[0])
    t.play("battle Jawa Camp")
    while not (t.table.battles and t.table.battles[0].segment == 3):
        t.answer("no" if "no" in t.options() else "pass")

    assert [16, 0] == first
    assert [2, 0] == t.table.battles[0].damage


@card("1_98")
def test_a_narrow_escape_is_for_those_in_the_battle() -> None:
    """The trooper next door stays."""
    t = Laid(
        GAME,
        STRIP,
        "1_194 @ 2",
        "101_2 @ 2, 1_28 @ 3",
        phase="battle",
        light_hand="1_98",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    t.answer("play 1_98")
    who = t.options()
    t.answer("101_2", "Docking Bay 94")

    assert ["101_2"] == who
    assert "Jawa Camp" == t.where("1_28")


@card("1_98")
def test_a_narrow_escape_needs_a_rebel_of_ones_own_with_more_than_two() -> None:
    """Not a Rebel of two, an alien of three, or one of the opponent's."""
    for code, ability, kind in (("1_26", 2, ""), ("1_31", 3, ""), ("1_170", 3, "rebel")):
        rules = game_with()
        definition = rules.definitions[rules.numbers[code]]
        definition.ability = ability
        definition.kinds |= {kind}
        light = "1_28 @ 2" if kind else f"{code} @ 2, 1_28 @ 2"
        dark = f"1_194 @ 2, {code} @ 2" if kind else "1_194 @ 2"
        t = Laid(rules, STRIP, dark, light, phase="battle", light_hand="1_98", filler=FILLER)
        t.play("battle Mos Eisley")

        assert "play 1_98" not in t.options()


@card("1_98")
def test_a_narrow_escape_needs_somebody_in_the_battle_who_can_move() -> None:
    """Luke is held; the droid, who has no ability, the trooper elsewhere and Dark's could move."""
    held = Ongoing(Forbids(st.MAY_NOT_MOVE, (nouns.OfPersona("Luke"),)))
    t = Laid(
        with_effect(held),
        STRIP,
        f"1_194 @ 2, {MADE_UP}",
        "101_2 @ 2, 1_18 @ 2, 1_28 @ 3",
        phase="battle",
        light_hand="1_98",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")

    assert "play 1_98" not in t.options()


@card("1_100")
def test_old_ben_does_not_bring_back_what_the_opponent_forfeits() -> None:
    """Dark has lost a battle at Mos Eisley."""
    t = Laid(
        GAME,
        EISLEY,
        "1_194 @ 1",
        "1_28 @ 1, 1_28 @ 1",
        turn="light",
        phase="battle",
        light_hand="1_100",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    while "forfeit 1_194" not in t.options():
        t.answer("pass")
    t.answer("forfeit 1_194")

    assert ["1_100"] == t.codes("light", "hand")
    assert "play 1_100" not in t.options()


@card("101_6")
def test_the_obsession_is_for_ones_own_move_phase() -> None:
    """Vader comes to Luke as a react, in Light's control phase."""
    rules = game_with(texts={"101_5": (w.reacts_by_moving(),)})
    t = Laid(
        rules,
        STRIP,
        "101_5 @ 1",
        "101_2 @ 2",
        turn="light",
        phase="control",
        dark_hand="101_6",
        filler=FILLER,
    )
    t.play("drain Mos Eisley", "react with 101_5")

    assert "Mos Eisley" == t.where("101_5")
    assert "play 101_6" not in t.options()


@card("101_3")
def test_luke_alone_is_stronger_by_two_and_runs_to_a_battle_of_his_own_side() -> None:
    """With a belt he has six; the trooper there has one."""
    t = Laid(
        GAME,
        STRIP,
        "1_194 @ 2",
        "1_28 @ 2, 101_2 + 1_40 @ 1",
        turn="light",
        phase="battle",
        light_hand="101_3",
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "play 101_3")

    assert "Mos Eisley" == t.where("101_2")
    assert [6, 1] == [t.value("power", "101_2"), t.value("power", "1_28")]


@card("101_3")
def test_run_luke_cancels_the_obsession_for_nothing() -> None:
    """Light has no Force."""
    t = Laid(
        GAME,
        STRIP,
        "101_5 @ 1",
        "101_2 @ 2",
        phase="move",
        dark_hand="101_6",
        light_hand="101_3",
        light_force=0,
        filler=FILLER,
    )
    t.play("move 101_5", "play 101_6")

    assert ["light: window", "play 101_3 2", "pass"] == [t.asked(), *t.options()]
