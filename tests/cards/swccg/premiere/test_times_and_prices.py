"""When texts at top level can be used, for nothing or for how much, and who pays for what."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.pieces import WEAPONS
from dejarik.testing.marks import card
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
SITES = "1_295, 1_292"
ON_TABLE = ("1_224", "1_35")
SECOND = ("1_71", "1_234")
"""Alter is used at top level by the second of its texts."""


def option(code: str) -> str:
    """The text of a card that is used at top level."""
    if code in ON_TABLE:
        return f"use {code}"
    return f"play {code} 2" if code in SECOND else f"play {code}"


def two_to_one(code: str, phase: str, own_turn: bool, **more: str | int) -> Laid:
    """Two of the opponent's troopers against one's own, with Macroscan beside a deck."""
    m = Mirror(GAME, code)
    own, other = "trooper @ 1", "trooper @ 1, trooper @ 1"
    if code == "1_35":
        own = "trooper + 1_35 @ 1"
    if m.side_name() == "dark":
        own += ", 1_224"
    else:
        other += ", 1_224"
    given: dict[str, str | int] = {"other_hand": "trooper", **more}
    if code not in ON_TABLE:
        given["own_hand"] = code
    return m.lay(SITES, own, other, own_turn=own_turn, phase=phase, **given)


@card(
    "1_106", "1_251", "1_115", "1_262", "1_266", "1_275", "1_71", "1_234", "1_224", "1_35", "1_268"
)
def test_a_text_at_top_level_is_used_in_the_weapons_segment_of_a_battle_alone(code: str) -> None:
    """Not as the battle begins, and not when power is counted or damage is owed."""
    t = two_to_one(code, "battle", own_turn=True)
    t.play("battle Mos Eisley")
    found = set()
    while (battle := t.table.battle()) is not None:
        if option(code) in t.options():
            found.add(battle.segment)
        t.answer("pass" if "pass" in t.options() else t.options()[0])

    assert {WEAPONS} == found


@card(
    "1_106", "1_251", "1_115", "1_262", "1_266", "1_275", "1_71", "1_234", "1_224", "1_35", "1_268"
)
def test_a_text_at_top_level_is_used_in_a_turn_of_the_opponent_too(code: str) -> None:
    """When the opponent has passed in its control phase."""
    t = two_to_one(code, "control", own_turn=False)
    turn = t.table.turn
    t.pass_until(f"{Mirror(GAME, code).side_name()}: window")

    assert turn == t.table.turn
    assert option(code) in t.options()


@card("1_224")
def test_macroscan_is_used_as_often_as_there_is_force_for_it() -> None:
    """Twice in one phase for one Force each; with one card left in the other deck as well."""
    t = two_to_one("1_224", "control", own_turn=True, own_force=2)
    phase = t.table.phase
    t.answer("use 1_224")
    while t.asked() == "light: window":
        t.answer("pass")
    again = t.table.phase
    t.answer("use 1_224")
    # Two troopers, a hand of one and the Force leave one card in the Reserve Deck.
    last = two_to_one("1_224", "control", own_turn=True, other_force=56)

    assert phase == again
    assert 2 == t.force_used("dark") == len(t.events(ev.USING))
    assert 1 == last.count("light", "reserve")
    assert "use 1_224" in last.options()


PRICES = {
    "1_152": 1,
    "1_317": 1,
    "1_153": 2,
    "1_312": 2,
    "1_201": 1,
    "1_207": 1,
    "1_224": 2,
    "1_35": 1,
    "1_40": 1,
    "1_64": 0,
    "1_221": 0,
}


@card(
    "1_152", "1_317", "1_153", "1_312", "1_201", "1_207", "1_224", "1_35", "1_40", "1_64", "1_221"
)
def test_who_deploys_a_card_pays_for_it_alone(code: str) -> None:
    """On one's own trooper, not on what it carries, and for nothing less or more."""
    m = Mirror(GAME, code)
    t = m.lay("1_295", "trooper + blaster @ 1", "trooper @ 1", own_hand=code)
    poor = (
        m.lay(
            "1_295",
            "trooper + blaster @ 1",
            "trooper @ 1",
            own_hand=code,
            own_force=PRICES[code] - 1,
        )
        if PRICES[code]
        else None
    )
    t.answer(f"deploy {code}")

    assert PRICES[code] == t.force_used(m.side_name())
    assert 0 == t.force_used(m.side_name(own=False))
    assert t.on_table(code)
    assert poor is None or f"deploy {code}" not in poor.options()


@card("1_64", "1_221")
def test_a_teacher_goes_for_nothing_to_who_is_no_warrior(code: str) -> None:
    """Its player has no Force."""
    m = Mirror(GAME, code)
    t = m.lay("1_295", "guard @ 1", own_hand=code, own_force=0)
    t.answer(f"deploy {code}")

    assert m.own("guard") == t.where(code)


@card("1_315")
def test_the_stick_costs_its_player_two_and_the_opponent_nothing() -> None:
    """It goes on a Tusken Raider."""
    t = Mirror(GAME, "1_315").lay("1_295", "1_196 @ 1", "trooper @ 1", own_hand="1_315")
    t.answer("deploy 1_315")

    assert [2, 0] == [t.force_used("dark"), t.force_used("light")]
    assert "1_196" == t.where("1_315")
