"""Awakenings, cards that later sets reprint: all printings offer and do the same."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# Tactical Mastery


@card("01074", "04015")
def test_tactical_mastery_gives_two_additional_actions(code: str) -> None:
    """Two and no more, then it is the opponent's turn."""
    t = Tabletop("T01 T03", hand=code, resources=1)

    t.answer(f"play {code}")
    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    t.answer("activate T03")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


@card("01074", "04015")
def test_tactical_masterys_actions_may_be_declined(code: str) -> None:
    """One action may be taken and the other left."""
    t = Tabletop("T01 T03", hand=code)

    t.answer(f"play {code}", "activate T03", "pass")

    assert "they: action" == t.asked()


@card("01074", "04015")
def test_tactical_mastery_gives_nothing_without_a_red_character_of_yours(code: str) -> None:
    """A red character of the opponent or a red support is not spotted."""
    t = Tabletop("T03", "T01", hand=code)
    t.support("T68")

    t.answer(f"play {code}")

    assert ("they: action", [code]) == (t.asked(), t.discards())


@card("01074", "04015")
def test_tactical_mastery_is_not_offered_without_a_resource(code: str) -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand=code, resources=0).options()


# Intimidate


def intimidate(code: str) -> Tabletop:
    """Intimidate in hand and no resources; characters with shields, a support and an upgrade."""
    t = Tabletop("T01 T03", "T02 T06", hand=code, resources=0)
    t.support("T12")
    t.upgrade("T21", on="their T02")
    t.copy("T01").shields = 1
    t.copy("their T02").shields = 3
    t.copy("their T06").shields = 2
    return t


@card("01084", "04018")
def test_intimidate_removes_all_shields_from_any_character(code: str) -> None:
    """All characters and nothing else are offered, and only the chosen one loses shields."""
    t = intimidate(code)

    t.answer(f"play {code}")
    assert ["T01", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert [3] == [event.amount for event in t.events("shields_lost")]
    assert (0, 2, 1) == tuple(t.copy(one).shields for one in ("their T02", "their T06", "T01"))
    assert ("they: action", [code]) == (t.asked(), t.discards())


@card("01084", "04018")
def test_intimidate_removes_no_more_shields_than_there_are(code: str) -> None:
    """Two of two, and none of anybody else's."""
    t = intimidate(code)

    t.answer(f"play {code}", "their T06")

    assert [2] == [event.amount for event in t.events("shields_lost")]
    assert (3, 0) == (t.copy("their T02").shields, t.copy("their T06").shields)


@card("01084", "04018")
def test_intimidate_can_be_wasted_on_a_character_without_shields(code: str) -> None:
    """It may be chosen, but nothing is removed."""
    t = intimidate(code)

    t.answer(f"play {code}", "T03")

    assert ("they: action", []) == (t.asked(), t.events("shields_lost"))


# Strategic Planning


def strategic_planning(code: str) -> Tabletop:
    """Supports on both sides: two of yours exhausted, one of them with a mod on it."""
    t = Tabletop("T01", "T02", hand=code, resources=1)
    t.support("T11").ready = False
    t.support("T13").ready = False
    t.support("T12")
    t.support("T14", seat=THEM)
    t.upgrade("T69", on="T11")
    t.upgrade("T22", on="T13")
    t.upgrade("T69", on="T01")
    return t


@card("01111", "04037")
@ruling("arh.errata.05")
def test_strategic_planning_readies_a_support_without_mods(code: str) -> None:
    """Any other upgrade does not matter; characters are not offered. It costs one."""
    t = strategic_planning(code)

    t.answer(f"play {code}")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T13", "T12", "their T14"] == t.options()
    t.answer("T13")

    assert (True, False, 0) == (t.copy("T13").ready, t.copy("T11").ready, t.resources())


@card("01111", "04037")
def test_strategic_planning_exhausts_any_support(code: str) -> None:
    """With or without mods, of either player."""
    t = strategic_planning(code)
    t.upgrade("T69", on="their T14")

    t.answer(f"play {code}", "either 1")
    assert ["T11", "T13", "T12", "their T14"] == t.options()
    t.answer("their T14")

    assert not t.copy("their T14").ready


@card("01111", "04037")
@ruling("arh.errata.05")
def test_strategic_planning_cannot_ready_the_only_support_with_a_mod(code: str) -> None:
    """Then readying does nothing."""
    t = Tabletop("T01", "T02", hand=code)
    t.support("T11").ready = False
    t.upgrade("T69", on="T11")

    t.answer(f"play {code}", "either 0")

    assert ("they: action", False) == (t.asked(), t.copy("T11").ready)


@card("01111", "04037")
def test_strategic_planning_is_not_offered_without_a_resource(code: str) -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand=code, resources=0).options()


# Defensive Stance


@card("01115", "04039")
def test_defensive_stance_gives_any_character_two_shields(code: str) -> None:
    """Every character is offered, no support and no upgrade; the event costs one."""
    t = Tabletop("T01 T03", "T02", hand=code, resources=1)
    t.support("T12")
    t.upgrade("T22", on="T01")

    t.answer(f"play {code}")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert 2 == t.copy("their T02").shields
    assert (0, [code]) == (t.resources(), t.discards())


@card("01115", "04039")
def test_defensive_stance_fills_up_to_the_limit_only(code: str) -> None:
    """A character with two shields gains one more."""
    t = Tabletop("T01", "T02", hand=code)
    t.copy("T01").shields = 2

    t.answer(f"play {code}", "T01")

    assert 3 == t.copy("T01").shields


@card("01115", "04039")
def test_defensive_stance_is_not_offered_without_a_resource(code: str) -> None:
    """Passing and the rest are all there is."""
    t = Tabletop("T01", "T02", hand=code, resources=0)

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


# Logistics


def logistics(code: str, team: str = "T01*2 T03", more: str = "") -> Tabletop:
    """Logistics in hand and resource dice on both sides."""
    t = Tabletop(team, f"T02 T06 {more}", hand=code, resources=0)
    t.support("T68")
    t.show("T03", "1R")
    t.show("T68", "1Sh")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    return t


@card("01142", "04035")
def test_logistics_resolves_a_resource_die_with_one_more(code: str) -> None:
    """Dice of either player showing resources; you gain two instead of one."""
    t = logistics(code)

    t.answer(f"play {code}")
    assert ["die T03 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (2, 5) == (t.resources(), t.resources(THEM))
    assert ["T06 2RD"] == t.pool(THEM)


@card("01142", "04035")
def test_logistics_does_nothing_without_a_red_character_of_yours(code: str) -> None:
    """A red support or an opponent's red character is not enough."""
    t = logistics(code, "T03", "T07")

    t.answer(f"play {code}")

    assert ("they: action", 0) == (t.asked(), t.resources())
    assert ["T03 1R", "T68 1Sh"] == t.pool()


@card("01142", "04035")
@ruling("arh.part2.throughcards.02")
def test_logistics_does_not_pay_for_the_die(code: str) -> None:
    """With a resource its cost is paid and three gained; without one nothing happens."""
    for resources, gained in ((1, 3), (0, 0)):
        t = Tabletop(hand=code, resources=resources)
        t.support("T70")
        t.show("T70", "2R1")
        t.answer(f"play {code}")

        assert ("they: action", gained) == (t.asked(), t.resources())


@card("01142", "04035")
def test_logistics_does_nothing_without_a_resource_die(code: str) -> None:
    """It is discarded to no effect, also for free: it costs nothing."""
    t = Tabletop(hand=code, resources=0)
    t.show("T01", "1Sh")

    t.answer(f"play {code}")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())


# Flank


def flank(code: str, yours: int, theirs: int) -> Tabletop:
    """Flank in hand; so many of three characters on each side are ready, supports as well."""
    t = Tabletop("T01 T03 T06", "T02 T07 T08", hand=code, resources=1)
    t.support("T12")
    t.support("T17", seat=THEM)
    t.support("T16", seat=THEM)
    for label in ("T01", "T03", "T06")[yours:]:
        t.copy(label).ready = False
    for label in ("their T02", "their T07", "their T08")[theirs:]:
        t.copy(label).ready = False
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T07", "-")
    return t


@card("01156", "04044")
def test_flank_removes_a_die_of_an_opponent_with_fewer_ready_characters(code: str) -> None:
    """Any die of theirs, none of yours; supports do not count. It costs one."""
    t = flank(code, 2, 1)

    t.answer(f"play {code}")
    assert ["their die T02 2RD", "their die T07 -"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T01 1MD"], ["T07 -"], 0) == (t.pool(), t.pool(THEM), t.resources())


@card("01156", "04044")
def test_flank_cannot_be_played_against_as_many_ready_characters(code: str) -> None:
    """Exhausted ones do not count; equal is not more, and fewer is less."""
    offered = [
        f"play {code}" in flank(code, *ready).options() for ready in ((1, 1), (1, 2), (1, 0))
    ]

    assert [False, False, True] == offered


@card("01156", "04044")
def test_flank_removes_the_only_die_without_a_question(code: str) -> None:
    """Without a die of theirs it does nothing."""
    t = Tabletop("T01 T03", "T02", hand=code)
    t.show("their T02", "2RD")
    t.answer(f"play {code}")
    assert ("they: action", []) == (t.asked(), t.pool(THEM))

    t = Tabletop("T01 T03", "T02", hand=code)
    t.show("T01", "1MD")
    t.answer(f"play {code}")
    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


@card("01156", "04044")
def test_flank_is_not_offered_without_a_resource(code: str) -> None:
    """It costs one."""
    options = Tabletop("T01 T03", "T02", hand=code, resources=0).options()

    assert ["activate T01", "activate T03", "reroll", "claim", "pass"] == options
