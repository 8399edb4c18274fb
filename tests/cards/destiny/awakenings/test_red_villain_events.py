"""Awakenings, red villain events: what each offers, and what it does."""

from dejarik.games.destiny import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, Tabletop, card

# Cannon Fodder


def cannon_fodder(team: str = "T61 T03 T65") -> Tabletop:
    """
    The event in hand, dice showing damage and other things on both sides.
    """
    t = Tabletop(team, "T02 T06 T65 T61", hand="01068", resources=0)
    t.show("T03", "2RD")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    t.show("their T65", "2ID")
    t.show("their T61", "1Sh")
    return t


@card("01068")
def test_cannon_fodder_takes_the_damage_of_a_die_which_is_removed() -> None:
    """
    A die of the opponent showing melee or ranged damage, a non-unique character of yours.
    """
    t = cannon_fodder()

    t.answer("play 01068")
    assert ["their die T02 2RD", "their die T06 1MD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["T61", "T65"] == t.options()
    t.answer("T65")

    assert (2, ["T06 1MD", "T65 2ID", "T61 1Sh"]) == (t.copy("T65").damage, t.pool(THEM))
    assert (["T03 2RD"], "they: action") == (t.pool(), t.asked())
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("01068")
def test_cannon_fodders_damage_may_be_blocked() -> None:
    """
    It was dealt all the same, so the die is removed.
    """
    t = cannon_fodder()
    t.copy("T61").shields = 2

    t.answer("play 01068", "their die T02 2RD", "T61")

    assert (0, 0, 3) == (t.copy("T61").damage, t.copy("T61").shields, len(t.pool(THEM)))


@card("01068")
def test_cannon_fodder_removes_nothing_if_nobody_takes_the_damage() -> None:
    """
    Unique characters do not.
    """
    t = cannon_fodder("T03")

    t.answer("play 01068", "their die T02 2RD")

    assert (4, 0, "they: action") == (len(t.pool(THEM)), t.copy("T03").damage, t.asked())


@card("01068")
def test_cannon_fodder_does_nothing_without_a_die_showing_damage() -> None:
    """
    Indirect damage does not count.
    """
    t = Tabletop("T61 T65", "T65", hand="01068")
    t.show("their T65", "2ID")

    t.answer("play 01068")

    assert (["T65 2ID"], [], "they: action") == (
        t.pool(THEM),
        t.events("damage_dealt"),
        t.asked(),
    )


# Endless Ranks


def endless_ranks(*fallen: str) -> Tabletop:
    """
    The event in hand, and these characters defeated.
    """
    t = Tabletop("T01 T62 T06 04002 T03", "T07 T02", hand="01070", resources=5)
    t.set_aside("T07")
    for label in fallen:
        emit(t.state, Event(ev.DEFEATED, THEM, t.copy(label).ref))
    return t


@card("01070")
def test_endless_ranks_returns_a_defeated_non_unique_red_character() -> None:
    """
    One of yours, with its die and without damage; not one that is only set aside.
    """
    t = endless_ranks("T01", "T62", "T06", "04002", "their T07")

    t.answer("play 01070")
    assert ["card T01", "card T62"] == t.options()
    t.answer("card T62")

    back = t.copy("T62")
    assert (["T03", "T62"], 0, 1, True) == (t.in_play(), back.damage, len(back.dice), back.ready)
    assert (["T01", "T06", "04002"], 0) == (
        t.codes(t.state.players[0].defeated),
        t.resources(),
    )


@card("01070")
def test_endless_ranks_returns_nobody_if_no_such_character_is_defeated() -> None:
    """
    Those in play do not count.
    """
    t = endless_ranks("T06", "04002", "their T07")

    t.answer("play 01070")

    assert (["T01", "T62", "T03"], "they: action") == (t.in_play(), t.asked())


@card("01070")
def test_endless_ranks_costs_five() -> None:
    """
    Four are not enough.
    """
    assert "play 01070" not in Tabletop(hand="01070", resources=4).options()


# The Best Defense...


def best_defense(team: str = "T01 T62 T03") -> Tabletop:
    """
    The event in hand, dice on both sides.
    """
    t = Tabletop(team, "T02 T07 T61", hand="01075", resources=1)
    t.support("T68")
    t.show("T03", "1MD")
    for label, side in (("T02", "2RD"), ("T07", "3MD"), ("T61", "-")):
        t.show(f"their {label}", side)
    return t


@card("01075")
def test_the_best_defense_damages_a_red_character_to_remove_up_to_two_dice() -> None:
    """
    A character of yours; dice of the opponent.
    """
    t = best_defense()

    t.answer("play 01075")
    assert ["T01", "T62"] == t.options()
    t.answer("T01")
    assert ["their die T02 2RD", "their die T07 3MD", "their die T61 -", "stop"] == t.options()
    t.answer("their die T02 2RD", "their die T61 -")

    assert (3, ["T07 3MD"], "they: action") == (t.copy("T01").damage, t.pool(THEM), t.asked())
    assert ([0], 0) == ([event.detail for event in t.events("damage_dealt")], t.resources())


@card("01075")
def test_the_best_defense_may_remove_fewer_dice() -> None:
    """
    One, or none.
    """
    for picks, left in ((["their die T07 3MD", "stop"], 2), (["stop"], 3)):
        t = best_defense()
        t.answer("play 01075", "T01", *picks)

        assert (3, left, "they: action") == (t.copy("T01").damage, len(t.pool(THEM)), t.asked())


@card("01075")
def test_shields_block_what_the_best_defense_deals() -> None:
    """
    The cost is paid all the same.
    """
    t = best_defense()
    t.copy("T01").shields = 3

    t.answer("play 01075", "T01", "their die T02 2RD", "stop")

    assert (0, 0, 2) == (t.copy("T01").damage, t.copy("T01").shields, len(t.pool(THEM)))


@card("01075")
def test_the_best_defense_removes_nothing_without_a_red_character() -> None:
    """
    The cost cannot be paid; a red character of the opponent does not help.
    """
    t = best_defense("T03")

    t.answer("play 01075")

    assert (3, [], "they: action") == (len(t.pool(THEM)), t.events("damage_dealt"), t.asked())
