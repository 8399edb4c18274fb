"""Awakenings, red neutral events: what each offers, and what it does."""

from dejarik.testing.table import THEM, Tabletop, card, ruling

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
