"""The Barriers, The Bith Shuffle and Ommni Box: what has just been deployed, and piles."""

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
TATOOINE = "1_295, 1_292"


@card("1_105", "1_249")
def test_a_barrier_is_offered_for_a_character_just_deployed_by_the_opponent(code: str) -> None:
    """Not for a weapon that is deployed, and not for one's own cards."""
    m = Mirror(GAME, code)
    t = m.lay(
        TATOOINE,
        "trooper @ 1",
        "trooper @ 1",
        own_turn=False,
        own_hand=code,
        other_hand="trooper, blaster, barrier",
    )
    t.play(f"deploy {m.other('trooper')}", "Mos Eisley")
    after_character = [t.asked(), *t.options()]
    t.answer("pass")
    t.play(f"deploy {m.other('blaster')}", m.other("trooper"))

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == after_character
    assert f"play {code}" not in t.options()


@card("1_105", "1_249")
@ruling("swccg.b.016")
def test_what_is_barred_neither_battles_nor_moves_this_turn(code: str) -> None:
    """The one deployed is marked and the Force used; the trooper beside it can still battle."""
    m = Mirror(GAME, code)
    t = m.lay(
        TATOOINE,
        "trooper @ 1",
        "trooper @ 2",
        own_turn=False,
        own_hand=code,
        other_hand="trooper",
    )
    t.play(f"deploy {m.other('trooper')}", "Mos Eisley", f"play {code}")
    t.pass_until(f"{m.side_name(own=False)}: window")
    barred = f"{m.other('trooper')} 2"
    phases = []
    while t.table.phase < 6:
        phases.append([one for one in t.options() if "battle" in one or "move" in one])
        t.answer("pass")

    assert 1 == t.count(m.side_name(), "used") - 1
    assert [code] == t.codes(m.side_name(), "used")[-1:]
    assert [[f"move {m.other('trooper')}"]] == [one for one in phases if one]
    assert t.on_table(barred)


@card("1_105", "1_249")
def test_a_barred_character_is_excluded_from_the_battle_of_another(code: str) -> None:
    """Of the two troopers only the one that was there takes part, and its power alone counts."""
    m = Mirror(GAME, code)
    t = m.lay(
        TATOOINE,
        "trooper @ 1, trooper @ 1, trooper @ 1, trooper @ 1",
        "trooper @ 1",
        own_turn=False,
        own_hand=code,
        other_hand="trooper",
    )
    t.play(f"deploy {m.other('trooper')}", "Mos Eisley", f"play {code}", "battle Mos Eisley")
    battle = t.table.battle()
    assert battle is not None
    taking_part = [one for one in battle.took_part if t.table.copies[one].owner != m.side]
    t.answer("no")

    assert f"{m.side_name(own=False)}: window" == t.asked()
    assert [t.thing(f"{m.other('trooper')} 2")] == battle.excluded
    assert [t.thing(m.other("trooper"))] == taking_part
    assert [f"forfeit {m.other('trooper')}", "lose"] == t.options()
    assert 3 == max(t.table.battles[0].damage)


@card("1_105", "1_249")
def test_a_barrier_costs_a_force(code: str) -> None:
    """Without any nobody is asked."""
    m = Mirror(GAME, code)
    t = m.lay(TATOOINE, own_turn=False, own_hand=code, own_force=0, other_hand="trooper")

    t.play(f"deploy {m.other('trooper')}", "Mos Eisley")

    assert f"{m.side_name(own=False)}: window" == t.asked()
    assert [code] == t.codes(m.side_name(), "hand")


@card("1_105", "1_249")
def test_a_bar_ends_with_the_turn(code: str) -> None:
    """In the opponent's next turn the character moves as any other."""
    m = Mirror(GAME, code)
    t = m.lay(TATOOINE, own_turn=False, own_hand=code, other_hand="trooper", other_force=6)
    t.play(f"deploy {m.other('trooper')}", "Mos Eisley", f"play {code}")
    while t.table.turn_count < 4 or t.table.phase < 5:
        t.answer("pass")

    assert f"move {m.other('trooper')}" in t.options()


@card("1_115", "1_262")
@ruling("swccg.1c.312")
def test_an_empty_pile_cannot_be_chosen_to_be_shuffled(code: str) -> None:
    """Own Used and the other's Lost Pile are empty; hands and Force Piles are never offered."""
    m = Mirror(GAME, code)
    t = m.lay(
        TATOOINE,
        phase="control",
        own_hand=code,
        own_lost="trooper",
        other_used="trooper, droid",
    )
    t.answer(f"play {code}")
    own, other = m.side_name(), m.side_name(own=False)

    assert [f"{own} reserve", f"{own} lost", f"{other} reserve", f"{other} used"] == t.options()


@card("1_115", "1_262")
def test_a_shuffle_changes_the_order_and_nothing_else(code: str) -> None:
    """The Used Pile of the opponent has the same cards afterwards, and nobody knows their order."""
    m = Mirror(GAME, code)
    used = "trooper, droid, guard, blaster, hero, sense, alter, barrier"
    t = m.lay(TATOOINE, phase="control", own_hand=code, other_used=used)
    other = m.side_name(own=False)
    before = t.codes(other, "used")
    t.answer(f"play {code}", f"{other} used")
    pile = t.table.pile(m.side ^ 1, 2)

    assert sorted(before) == sorted(t.codes(other, "used"))
    assert before != t.codes(other, "used")
    assert not any(t.table.knowledge.is_public(one) for one in pile)
    assert [code] == t.codes(m.side_name(), "used")


@card("1_115", "1_262")
def test_a_lost_pile_lies_face_up_when_it_has_been_shuffled(code: str) -> None:
    """Everybody has seen its cards, so everybody knows them still."""
    m = Mirror(GAME, code)
    t = m.lay(TATOOINE, phase="control", own_hand=code, own_lost="trooper, droid, guard")
    t.answer(f"play {code}", f"{m.side_name()} lost")

    assert [m.side_name()] == [m.side_name(one.seat == m.side) for one in t.events(ev.SHUFFLED)]
    assert all(t.table.knowledge.is_public(one) for one in t.table.pile(m.side, 3))


@card("1_115", "1_262")
def test_a_shuffle_is_for_any_phase_of_either_player(code: str) -> None:
    """In the opponent's move phase it is offered too, and costs nothing."""
    m = Mirror(GAME, code)
    t = m.lay(TATOOINE, own_turn=False, phase="move", own_hand=code, own_force=0)

    t.pass_until(f"{m.side_name()}: window")

    assert [f"play {code}", "pass"] == t.options()
