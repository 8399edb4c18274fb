"""Two-Player Game, red events without damage: what each offers, and what it does."""

from dejarik.testing.table import THEM, Tabletop, card, ruling

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# Tactical Mastery


@card("04015")
def test_tactical_mastery_gives_two_additional_actions() -> None:
    """
    Two and no more, then it is the opponent's turn.
    """
    t = Tabletop("T01 T03", hand="04015", resources=1)

    t.answer("play 04015")
    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    t.answer("activate T03")
    assert "you: additional_action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()


@card("04015")
def test_tactical_masterys_actions_may_be_declined() -> None:
    """
    One action may be taken and the other left.
    """
    t = Tabletop("T01 T03", hand="04015")

    t.answer("play 04015", "activate T03", "pass")

    assert "they: action" == t.asked()


@card("04015")
def test_tactical_mastery_gives_nothing_without_a_red_character_of_yours() -> None:
    """
    A red character of the opponent or a red support is not spotted.
    """
    t = Tabletop("T03", "T01", hand="04015")
    t.support("T68")

    t.answer("play 04015")

    assert ("they: action", ["04015"]) == (t.asked(), t.discards())


@card("04015")
def test_tactical_mastery_is_not_offered_without_a_resource() -> None:
    """
    It costs one.
    """
    assert ONLY_THE_REST == Tabletop(hand="04015", resources=0).options()


# Logistics


def logistics(team: str = "T01*2 T03", more: str = "") -> Tabletop:
    """
    Logistics in hand and resource dice on both sides.
    """
    t = Tabletop(team, f"T02 T06 {more}", hand="04035", resources=0)
    t.support("T68")
    t.show("T03", "1R")
    t.show("T68", "1Sh")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    return t


@card("04035")
def test_logistics_resolves_a_resource_die_with_one_more() -> None:
    """
    Dice of either player showing resources; you gain two instead of one.
    """
    t = logistics()

    t.answer("play 04035")
    assert ["die T03 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (2, 5) == (t.resources(), t.resources(THEM))
    assert ["T06 2RD"] == t.pool(THEM)


@card("04035")
def test_logistics_does_nothing_without_a_red_character_of_yours() -> None:
    """
    A red support or an opponent's red character is not enough.
    """
    t = logistics("T03", "T07")

    t.answer("play 04035")

    assert ("they: action", 0) == (t.asked(), t.resources())
    assert ["T03 1R", "T68 1Sh"] == t.pool()


@card("04035")
@ruling("arh.part2.throughcards.02")
def test_logistics_does_not_pay_for_the_die() -> None:
    """
    With a resource its cost is paid and three gained; without one nothing happens.
    """
    for resources, gained in ((1, 3), (0, 0)):
        t = Tabletop(hand="04035", resources=resources)
        t.support("T70")
        t.show("T70", "2R1")
        t.answer("play 04035")

        assert ("they: action", gained) == (t.asked(), t.resources())


@card("04035")
def test_logistics_does_nothing_without_a_resource_die() -> None:
    """
    It is discarded to no effect, also for free: it costs nothing.
    """
    t = Tabletop(hand="04035", resources=0)
    t.show("T01", "1Sh")

    t.answer("play 04035")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())


# Recon


def recon() -> Tabletop:
    """
    Recon in hand and dice of both players.
    """
    t = Tabletop("T01", "T02", hand="04036", resources=1)
    t.support("T13")
    t.show("T01", "1MD")
    t.show("T13", "2Sh")
    t.show("their T02", "1R")
    return t


@card("04036")
def test_recon_turns_another_die_to_a_symbol_showing() -> None:
    """
    Any die may show it, and any other be turned; only sides with that symbol.
    """
    t = recon()

    t.answer("play 04036")
    assert ["die T01 1MD", "die T13 2Sh", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["die T01 1MD", "die T13 2Sh"] == t.options()
    t.answer("die T13 2Sh")
    assert ["1R", "2R"] == t.options()
    t.answer("2R")

    assert (["T01 1MD", "T13 2R"], ["T02 1R"]) == (t.pool(), t.pool(THEM))
    assert 0 == t.resources()


@card("04036")
def test_recon_may_turn_an_opponents_die() -> None:
    """
    To the one side that fits without a question.
    """
    t = recon()

    t.answer("play 04036", "die T13 2Sh", "their die T02 1R")

    assert ["T02 1Sh"] == t.pool(THEM)


@card("04036")
def test_recon_does_nothing_with_only_one_die() -> None:
    """
    There is no other to turn.
    """
    t = Tabletop(hand="04036")
    t.show("T01", "1MD")

    t.answer("play 04036")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


@card("04036")
def test_recon_turns_nothing_if_no_symbol_is_showing() -> None:
    """
    A bare number is no symbol, and without one there is no then.
    """
    t = Tabletop(hand="04036")
    t.support("T203")
    t.support("T203", seat=THEM)
    t.show("T203", "+1*")
    t.show("their T203", "+1*")

    t.answer("play 04036")

    assert ("they: action", ["T203 +1*"]) == (t.asked(), t.pool())


@card("04036")
def test_recon_is_not_offered_without_a_resource() -> None:
    """
    It costs one.
    """
    assert ONLY_THE_REST == Tabletop(hand="04036", resources=0).options()


# Strategic Planning


def strategic_planning() -> Tabletop:
    """
    Supports on both sides: two of yours exhausted, one of them with a mod on it.
    """
    t = Tabletop("T01", "T02", hand="04037", resources=1)
    t.support("T11").ready = False
    t.support("T13").ready = False
    t.support("T12")
    t.support("T14", seat=THEM)
    t.upgrade("T69", on="T11")
    t.upgrade("T22", on="T13")
    t.upgrade("T69", on="T01")
    return t


@card("04037")
@ruling("arh.errata.05")
def test_strategic_planning_readies_a_support_without_mods() -> None:
    """
    Any other upgrade does not matter; characters are not offered. It costs one.
    """
    t = strategic_planning()

    t.answer("play 04037")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["T13", "T12", "their T14"] == t.options()
    t.answer("T13")

    assert (True, False, 0) == (t.copy("T13").ready, t.copy("T11").ready, t.resources())


@card("04037")
def test_strategic_planning_exhausts_any_support() -> None:
    """
    With or without mods, of either player.
    """
    t = strategic_planning()
    t.upgrade("T69", on="their T14")

    t.answer("play 04037", "either 1")
    assert ["T11", "T13", "T12", "their T14"] == t.options()
    t.answer("their T14")

    assert not t.copy("their T14").ready


@card("04037")
@ruling("arh.errata.05")
def test_strategic_planning_cannot_ready_the_only_support_with_a_mod() -> None:
    """
    Then readying does nothing.
    """
    t = Tabletop("T01", "T02", hand="04037")
    t.support("T11").ready = False
    t.upgrade("T69", on="T11")

    t.answer("play 04037", "either 0")

    assert ("they: action", False) == (t.asked(), t.copy("T11").ready)


@card("04037")
def test_strategic_planning_is_not_offered_without_a_resource() -> None:
    """
    It costs one.
    """
    assert ONLY_THE_REST == Tabletop(hand="04037", resources=0).options()
