"""Indirect damage: dealt to a player, who spreads it."""

from dejarik.games.destiny.model.facts import INDIRECT
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def hit(theirs: str = "T02 T03", side: str = "2ID") -> Tabletop:
    """Your support showing indirect damage against these characters."""
    t = Tabletop("T01 T06", theirs)
    t.support("T14")
    t.show("T14", side)
    return t


def damage(t: Tabletop, *labels: str) -> list[int]:
    """The damage on these characters."""
    return [t.copy(label).damage for label in labels]


@ruling("arh.part2.indirect.01", "arh.part2.indirect.02")
def test_the_opponent_spreads_indirect_damage_over_their_characters() -> None:
    """They are asked, for one damage after the other, and offered only their own."""
    t = hit()

    t.answer("resolve indirect")
    assert ("they: indirect_damage", ["their T02", "their T03"]) == (t.asked(), t.options())
    t.answer("their T02", "their T03")

    assert [1, 1] == damage(t, "their T02", "their T03")


@ruling("arh.part6.distribute.01", "arh.part6.distribute.02")
def test_nothing_is_dealt_before_everything_is_assigned() -> None:
    """After the first answer nobody has damage yet; then each gets all of its share at once."""
    t = hit()

    t.answer("resolve indirect", "their T03")
    assert ([0, 0], ["their T03"]) == (damage(t, "their T02", "their T03"), t.options())
    t.answer("their T03")

    assert [2] == [event.amount for event in t.events("damage_dealt")]


@ruling("arh.part6.distribute.03", "arh.part6.distribute.06")
def test_nobody_is_assigned_more_than_health_and_shields_bear() -> None:
    """One health and no shield hold one, one health and one shield hold two."""
    for shields, second in ((0, ["their T03"]), (1, ["their T02", "their T03"])):
        t = hit()
        t.copy("their T02").damage = 7
        t.copy("their T02").shields = shields

        t.answer("resolve indirect", "their T02")

        assert second == t.options()


@ruling("arh.part6.distribute.05")
def test_what_must_be_spread_evenly_is_not_asked_for() -> None:
    """Two characters with one health each, two damage: both fall."""
    t = hit("T02 T03")
    t.copy("their T02").damage = 7
    t.copy("their T03").damage = 7

    t.answer("resolve indirect")

    assert YOU == t.winner()


@ruling("arh.part6.distribute.04")
def test_what_is_left_when_all_are_full_goes_anywhere() -> None:
    """Five damage for two characters that bear one each: the last three are asked for."""
    for last, dealt in (("their T02", [4, 1]), ("their T07", [2, 3])):
        t = hit("T02 T07")
        for _ in range(3):
            t.support("T207")
        t.copy("their T02").damage = 7

        t.answer("resolve indirect")
        assert ["their T02", "their T07"] == t.options()
        t.answer("their T02", last, last)

        assert dealt == [event.amount for event in t.events("damage_dealt")]


@ruling("arh.faq.06")
def test_indirect_damage_is_dealt_by_who_resolves_the_die() -> None:
    """Of the indirect kind, and yours."""
    t = hit("T02")

    t.answer("resolve indirect")

    dealt = [(event.seat, event.detail, event.amount) for event in t.events("damage_dealt")]
    assert [(YOU, INDIRECT, 2)] == dealt


@ruling("arh.part6.shields.01")
def test_shields_block_indirect_damage() -> None:
    """One shield, two damage, one taken."""
    t = hit("T02")
    t.copy("their T02").shields = 1

    t.answer("resolve indirect")

    assert [1] == damage(t, "their T02")


@ruling("arh.part2.costs.01", "arh.part2.costs.04")
def test_an_indirect_cost_is_dealt_to_who_resolves_the_die() -> None:
    """You spread one damage over your own characters before the die hits."""
    t = hit(side="3MDi1")

    t.answer("resolve melee")
    assert ("you: indirect_damage", ["T01", "T06"]) == (t.asked(), t.options())
    t.answer("T06", "their T02")

    assert [0, 1, 3] == damage(t, "T01", "T06", "their T02")
    assert (5, 5) == (t.resources(), t.resources(THEM))


def test_where_nobody_has_any_room_at_all_anyone_will_do() -> None:
    """As if their characters had no health, which a support that became one has not."""
    t = hit()
    for label in ("their T02", "their T03"):
        t.copy(label).damage = 8

    t.answer("resolve indirect")

    assert ("they: indirect_damage", ["their T02", "their T03"]) == (t.asked(), t.options())
