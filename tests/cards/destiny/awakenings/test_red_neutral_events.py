"""Awakenings, red neutral events: what each offers, and what it does."""

from dejarik.testing.table import THEM, Tabletop, card, ruling

# Dug in


def dug_in(team: str = "T01 T03 T05", resources: int = 1) -> Tabletop:
    """
    The event in hand; you control the battlefield.
    """
    t = Tabletop(team, "T02", hand="01139", resources=resources)
    t.support("T51")
    return t


@card("01139")
def test_dug_in_spreads_three_shields_over_your_characters() -> None:
    """
    As you like; nothing else and nobody else gets any.
    """
    t = dug_in()

    t.answer("play 01139")
    assert ("you: shields", ["T01", "T03", "T05"]) == (t.asked(), t.options())
    t.answer("T03", "T03")
    assert ["T03", "T05"] == t.options()
    t.answer("T05")

    shields = [t.copy(one).shields for one in ("T01", "T03", "T05", "T51", "their T02")]
    assert ([0, 2, 1, 0, 0], 0, "they: action") == (shields, t.resources(), t.asked())


@card("01139")
def test_dug_in_gives_no_character_more_than_its_limit() -> None:
    """
    Who is full is not offered, and what fits nowhere is lost.
    """
    t = dug_in("T01 T03")
    t.copy("T01").shields = 2
    t.copy("T03").shields = 1
    t.answer("play 01139")
    assert ([3, 3], "they: action") == ([t.copy(one).shields for one in ("T01", "T03")], t.asked())

    t = dug_in("T01 T03 T05")
    t.copy("T01").shields = 3
    t.copy("T03").shields = 2
    t.answer("play 01139", "T03")
    assert ["T05"] == t.options()


@card("01139")
def test_dug_in_gives_a_lone_character_all_three() -> None:
    """
    Without a choice there is no question.
    """
    t = dug_in("T01")

    t.answer("play 01139")

    assert (3, "they: action") == (t.copy("T01").shields, t.asked())


@card("01139")
def test_dug_in_does_nothing_where_everyone_is_full() -> None:
    """
    Then it is discarded to no effect.
    """
    t = dug_in("T01 T03")
    t.copy("T01").shields = 3
    t.copy("T03").shields = 3

    t.answer("play 01139")

    assert ([], "they: action") == (t.events("shields_gained"), t.asked())


@card("01139")
def test_dug_in_can_be_played_only_by_who_controls_the_battlefield() -> None:
    """
    And only for a resource.
    """
    t = dug_in()
    assert "play 01139" in t.options()
    assert "play 01139" not in dug_in(resources=0).options()
    t = dug_in()
    t.battlefield("T41", THEM)
    assert "play 01139" not in t.options()


# Firepower


def firepower() -> Tabletop:
    """
    The event in hand; ranged dice of a character, a red vehicle and others.
    """
    t = Tabletop("T01 T03 T07", "T02 01002", hand="01140", resources=1)
    t.support("01006")
    t.support("T11")
    t.show("T01", "2RD")
    t.show("T03", "2RD")
    t.show("T07", "3MD")
    t.show("01006", "1RD")
    t.show("T11", "2RD")
    t.show("their 01002", "2RD")
    return t


@card("01140")
def test_firepower_resolves_a_red_ranged_die_with_one_more() -> None:
    """
    Only red dice of yours showing ranged damage.
    """
    t = firepower()

    t.answer("play 01140")
    assert ["die T01 2RD", "die 01006 1RD"] == t.options()
    t.answer("die T01 2RD", "their T02")

    assert (3, 0, "they: action") == (t.copy("their T02").damage, t.resources(), t.asked())
    assert ["T03 2RD", "T07 3MD", "01006 1RD", "T11 2RD"] == t.pool()


@card("01140")
def test_firepower_resolves_a_vehicle_die_with_two_more() -> None:
    """
    Instead of one.
    """
    t = firepower()

    t.answer("play 01140", "die 01006 1RD", "their T02")

    assert 3 == t.copy("their T02").damage


@card("01140")
@ruling("arh.part2.throughcards.02")
def test_firepower_resolves_the_die_like_any_other() -> None:
    """
    Its cost is paid, and shields block its damage; without the means nothing happens.
    """
    for resources, damage in ((2, 2), (1, 0)):
        t = Tabletop("01002", "T02", hand="01140", resources=resources)
        t.show("01002", "2RD1")
        t.copy("their T02").shields = 1
        t.answer("play 01140")
        if damage:
            t.answer("their T02")

        assert (damage, 0) == (t.copy("their T02").damage, t.resources())


@card("01140")
def test_firepower_does_nothing_without_a_red_ranged_die_of_yours() -> None:
    """
    An opponent's is not resolved.
    """
    t = Tabletop("T01 T03", "01002", hand="01140")
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("their 01002", "2RD")

    t.answer("play 01140")

    assert (["T01 1MD", "T03 2RD"], ["01002 2RD"]) == (t.pool(), t.pool(THEM))


# Leadership


def leadership(team: str = "04002 01004 T03 T07") -> Tabletop:
    """
    The event in hand; your yellow character, a support and one of the opponent exhausted.
    """
    t = Tabletop(team, "T02 04002", hand="01141", resources=1)
    t.upgrade("04004", on="T03")
    for exhausted in (t.support("T12"), t.copy("T03"), t.copy("their T02")):
        exhausted.ready = False
    return t


@card("01141")
def test_leadership_exhausts_a_unique_red_character_to_ready_another() -> None:
    """
    Any other character, of either player; no support.
    """
    t = leadership()

    t.answer("play 01141")
    assert ["04002", "01004"] == t.options()
    t.answer("01004")
    assert ["04002", "T03", "T07", "their T02", "their 04002"] == t.options()
    t.answer("T03")

    ready = [t.copy(one).ready for one in ("04002", "01004", "T03", "T07", "their T02", "T12")]
    assert ([True, False, True, True, False, False], 0) == (ready, t.resources())


@card("01141")
def test_leadership_cannot_exhaust_who_is_exhausted() -> None:
    """
    Of two such characters the ready one is exhausted without a question.
    """
    t = leadership()
    t.copy("04002").ready = False

    t.answer("play 01141", "T03")

    ready = [t.copy(one).ready for one in ("04002", "01004", "T03")]
    assert [False, False, True] == ready


@card("01141")
def test_leadership_readies_nobody_without_a_ready_unique_red_character() -> None:
    """
    The cost cannot be paid.
    """
    t = leadership("T03 T05 T07")

    t.answer("play 01141")

    ready = [t.copy(one).ready for one in ("T03", "T05", "T07", "their 04002")]
    assert ([False, True, True, True], "they: action") == (ready, t.asked())


@card("01141")
@ruling("arh.faq.28", "arh.faq.29")
def test_dice_of_a_character_that_leadership_readies_stay_in_the_pool() -> None:
    """
    When it is activated again, only dice that lie on its card are rolled.
    """
    t = Tabletop("04002 T03*2", "T02", hand="01141")
    t.show("T03", "2RD")
    t.copy("T03").ready = False

    t.answer("play 01141", "T03", "pass")
    assert ["T03 2RD"] == t.pool()
    t.answer("activate T03")

    assert (2, "T03 2RD", 1) == (len(t.pool()), t.pool()[0], t.events("dice_rolled")[0].amount)
