"""Vader's Obsession and Run Luke, Run!: a duel, what cancels it, a run to a battle."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.effects.stack import LoseChosen
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.definition import DARK, LIGHT
from dejarik.games.swccg.model.draws import FOR_DUEL
from dejarik.games.swccg.model.texts import SiteText
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

GAME = game()
FILLER = ("1_194", "1_28")
STRIP = "1_291, 1_295, 1_292"
"""Docking Bay 94, Mos Eisley and the Jawa Camp, in this order."""


def moved(**more: str | int) -> Laid:
    """Vader moves from the bay to Luke at Mos Eisley in Dark's move phase."""
    given: dict[str, str | int] = {"dark_hand": "101_6", "dark_force": 1, **more}
    t = Laid(
        GAME,
        STRIP,
        "101_5 @ 1, 1_194 @ 1",
        "101_2 @ 2, 1_28 @ 3",
        phase="move",
        filler=FILLER,
        **given,  # type: ignore[arg-type]
    )
    t.play("move 101_5")
    return t


# --- Vader's Obsession --------------------------------------------------------------------


@card("101_6")
@ruling("swccg.b.006", "swccg.c.353", "swccg.c.355", "swccg.c.346", "swccg.card.101_6.01")
def test_the_winner_of_the_duel_retrieves_and_the_loser_loses_as_much_and_the_character() -> None:
    """Vader has four and two twos, Luke two and two ones: eight against four."""
    t = moved(dark_top="1_196, 1_196", light_top="1_28, 1_28", dark_lost=", ".join(["1_317"] * 5))
    window = [t.asked(), *t.options()]
    t.answer("play 101_6")
    drawn = [(one.seat, one.amount) for one in t.events(ev.DESTINY_DONE)]
    for _ in range(4):
        t.play("top of reserve")
    (ended,) = t.events(ev.DUEL_ENDED)

    assert ["dark: window", "play 101_6", "pass"] == window
    assert [(0, 2), (0, 2), (1, 1), (1, 1)] == drawn
    assert [[FOR_DUEL]] * 4 == [one.items for one in t.events(ev.DESTINY_DRAWN)]
    assert [4, 1] == [ended.amount, ended.detail]
    assert 4 == len(t.events(ev.RETRIEVE_ONE)) == len(t.events(ev.LOSE_ONE))
    assert ["1_317", "101_6"] == t.codes("dark", "lost")
    assert "101_2" == t.codes("light", "lost")[-1]
    assert not t.on_table("101_2")


@card("101_6")
def test_luke_may_win_the_duel() -> None:
    """Four and two ones against two and two fives: Vader is lost by six."""
    t = moved(
        dark_top="1_194, 1_194", light_top="1_115, 1_115", light_lost=", ".join(["1_152"] * 7)
    )
    t.answer("play 101_6")
    for _ in range(6):
        t.play("top of reserve")

    assert [(6, 2)] == [(one.amount, one.detail) for one in t.events(ev.DUEL_ENDED)]
    assert 6 == len(t.events(ev.RETRIEVE_ONE))
    assert not t.on_table("101_5")
    assert t.on_table("101_2")


@card("101_6")
def test_a_duel_with_the_same_totals_has_no_loser() -> None:
    """Four and two ones against two and two twos."""
    t = moved(dark_top="1_194, 1_194", light_top="1_30, 1_30")
    t.answer("play 101_6")

    assert [(0, 0)] == [(one.amount, one.detail) for one in t.events(ev.DUEL_ENDED)]
    assert [] == t.events(ev.LOSE_ONE, ev.RETRIEVE_ONE, ev.LOST_CARD)
    assert t.on_table("101_5")
    assert t.on_table("101_2")


@card("101_6")
@ruling("swccg.1f.046")
def test_without_a_destiny_luke_loses_the_duel() -> None:
    """Light has no Reserve Deck left: its draw fails, which is decided for Dark."""
    t = moved(dark_top="1_194, 1_194", light_force=58)
    left = t.count("light", "reserve")
    t.answer("play 101_6")
    while t.asked() == "light: force_to_lose":
        t.answer(t.options()[0])

    assert 0 == left
    assert not t.on_table("101_2")
    assert [1] == [one.detail for one in t.events(ev.DUEL_ENDED)]


@card("101_6")
def test_vaders_obsession_needs_a_move_to_luke_from_next_door() -> None:
    """Not when a trooper moves there, nor when Vader moves away from him or to somebody else."""
    trooper = Laid(
        GAME,
        STRIP,
        "101_5 @ 1, 1_194 @ 1",
        "101_2 @ 2",
        phase="move",
        dark_hand="101_6",
        filler=FILLER,
    )
    trooper.play("move 1_194")
    elsewhere = Laid(
        GAME,
        STRIP,
        "101_5 @ 1",
        "1_28 @ 2, 101_2 @ 3",
        phase="move",
        dark_hand="101_6",
        filler=FILLER,
    )
    elsewhere.play("move 101_5")
    away = Laid(
        GAME, STRIP, "101_5 @ 2", "101_2 @ 2", phase="move", dark_hand="101_6", filler=FILLER
    )
    away.play("move 101_5", "Jawa Camp")

    assert "play 101_6" not in trooper.options()
    assert "play 101_6" not in elsewhere.options()
    assert "play 101_6" not in away.options()


@card("101_6")
def test_vaders_obsession_is_not_for_a_move_from_far_away() -> None:
    """A transit from a docking bay that is not adjacent begins no duel."""
    t = Laid(
        GAME,
        f"{STRIP}, 1_285",
        "101_5 @ 4",
        "101_2 @ 1",
        phase="move",
        dark_hand="101_6",
        filler=FILLER,
    )
    t.play("transit from Docking Bay 327")

    assert t.thing("Docking Bay 94") == t.table.copies[t.thing("101_5")].holder
    assert "play 101_6" not in t.options()


# --- Run Luke, Run! -----------------------------------------------------------------------


@card("101_3")
@ruling("swccg.c.348", "swccg.c.349", "swccg.c.369")
def test_run_luke_run_cancels_vaders_obsession_and_no_duel_takes_place() -> None:
    """It answers the card; once the duel goes on it is not offered any more."""
    t = moved(light_hand="101_3")
    t.answer("play 101_6")
    window = [t.asked(), *t.options()]
    t.answer("play 101_3 2")
    late = moved(light_hand="101_3")
    late.answer("play 101_6", "pass")

    assert ["light: window", "play 101_3 2", "pass"] == window
    assert [] == t.events(ev.DUEL_BEGINS)
    assert [["101_6"], ["101_3"]] == [t.codes("dark", "lost"), t.codes("light", "lost")]
    assert 1 == len(late.events(ev.DUEL_BEGINS))
    assert "play 101_3 2" not in late.options()


def run(sites: str = STRIP, dark: str = "1_194 @ 2", light: str = "", **more: str) -> Laid:
    """Dark begins a battle at Mos Eisley while Luke is at the Jawa Camp."""
    t = Laid(
        GAME,
        sites,
        dark,
        light or "1_28 @ 2, 101_2 @ 3",
        phase="battle",
        light_hand="101_3",
        light_force=0,
        filler=FILLER,
        **more,  # type: ignore[arg-type]
    )
    t.play("battle Mos Eisley")
    return t


@card("101_3")
def test_luke_runs_to_the_battle_for_free_and_is_stronger() -> None:
    """He moves before the battle stands, takes part in it and has two more than printed."""
    t = run()
    window = [t.asked(), *t.options()]
    t.answer("play 101_3")
    battle = t.table.battle()
    assert battle is not None

    assert ["light: window", "play 101_3", "pass"] == window
    assert t.thing("101_2") in battle.took_part
    assert t.thing("Mos Eisley") == t.table.copies[t.thing("101_2")].holder
    assert 4 == t.value("power", "101_2")
    assert 0 == t.count("light", "used")


@card("101_3")
def test_the_bonus_ends_with_the_battle_and_the_move_was_his_regular_one() -> None:
    """Afterwards he has his two again, and in this turn he has moved."""
    t = run()
    t.answer("play 101_3", "no")
    while t.table.battle() is not None:
        t.answer(t.options()[0])

    assert 2 == t.value("power", "101_2")
    assert t.table.copies[t.thing("101_2")].has(1)


@card("101_3")
def test_luke_is_no_stronger_with_vader_present_or_next_door() -> None:
    """Vader at the bay, adjacent to Mos Eisley."""
    near = run(dark="1_194 @ 2, 101_5 @ 1")
    near.answer("play 101_3")
    present = run(dark="1_194 @ 2, 101_5 @ 2")
    present.answer("play 101_3")

    assert [2, 2] == [near.value("power", "101_2"), present.value("power", "101_2")]


@card("101_3")
def test_luke_must_be_next_door_and_able_to_move() -> None:
    """Not from two sites away, and not when he is there already."""
    far = run(f"{STRIP}, 1_293", light="1_28 @ 2, 101_2 @ 4")
    there = run(light="1_28 @ 2, 101_2 @ 2")

    assert "play 101_3" not in far.options()
    assert "play 101_3" not in there.options()


@card("101_3")
def test_only_one_run_luke_run_a_turn() -> None:
    """It has a dot: the second copy in hand is not offered, and nobody is asked for it."""
    t = Laid(
        GAME,
        STRIP,
        "1_194 @ 2, 1_194 @ 1",
        "1_28 @ 2, 1_28 @ 1, 101_2 @ 3",
        phase="battle",
        light_hand="101_3, 101_3",
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "play 101_3")
    while "battle Docking Bay 94" not in t.options():
        t.answer("no" if "no" in t.options() else t.options()[0])
    t.answer("battle Docking Bay 94")

    assert ["101_3"] == t.codes("light", "hand")
    assert "play 101_3" not in t.options()


# --- the steps of a duel ------------------------------------------------------------------


def stepped() -> Laid:
    """The bay lets either player give Luke up in the step of additions."""
    give_up = Text(
        (ev.DUEL_STEP,),
        ev.TOP,
        UseText(0, LoseChosen(), False),
        targets=((nouns.OfPersona("Luke"),),),
    )
    bay = (SiteText(DARK, (give_up,)), SiteText(LIGHT, (give_up,)))
    t = Laid(
        game_with(texts={"1_291": bay}),
        STRIP,
        "101_5 @ 1",
        "101_2 @ 2",
        phase="move",
        dark_hand="101_6",
        filler=FILLER,
    )
    t.play("move 101_5", "play 101_6")
    return t


@card("101_6")
@ruling("swccg.c.350", "swccg.c.352")
def test_both_may_add_to_a_duel_and_who_began_it_is_first() -> None:
    """Dark, then Light; nothing has been drawn yet."""
    t = stepped()
    first = t.asked()
    t.answer("pass")
    second = t.asked()
    drawn = t.events(ev.DESTINY_DRAWN).copy()
    t.answer("pass")

    assert ["dark: window", "light: window"] == [first, second]
    assert [] == drawn
    assert 4 == len(t.events(ev.DESTINY_DRAWN))


@card("101_6")
@ruling("swccg.c.356")
def test_a_duel_ends_without_a_result_when_a_participant_has_left() -> None:
    """Luke is lost before anything is drawn: no draw, no loss of Force, no winner."""
    t = stepped()
    t.answer(t.options()[0])
    while t.table.phase == 5 and "pass" in t.options():
        t.answer("pass")

    assert not t.on_table("101_2")
    assert t.on_table("101_5")
    assert [] == t.events(ev.DESTINY_DRAWN, ev.DUEL_ENDED, ev.LOSE_ONE, ev.RETRIEVE_ONE)
    assert ["101_6"] == t.codes("dark", "lost")
