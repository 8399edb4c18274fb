"""Defeat: what becomes of a character, its dice and its upgrades."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model.state import SET_ASIDE
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def doomed() -> Tabletop:
    """Three melee against a character with five of eight damage, two upgrades and its dice out."""
    t = Tabletop("T07 T01", "T02*2 T06")
    t.upgrade("T21", on="their T02")
    t.upgrade("T22", on="their T02")
    t.show("T07", "3MD")
    t.show("their T02", "1R")
    t.show("their T21", "1R")
    t.show("their T06", "1R")
    t.copy("their T02").damage = 5
    return t


@ruling("arh.part6.damage.02", "arh.part1.characters.04")
def test_a_character_with_damage_equal_to_its_health_is_defeated() -> None:
    """At once, before anyone is asked anything."""
    t = doomed()

    t.answer("resolve melee", "their T02")

    assert ["T06"] == t.in_play(THEM)
    assert 1 == len(t.events("defeated"))


@ruling("arh.part6.damage.02", "arh.part1.characters.04")
def test_one_health_left_is_enough_to_stay() -> None:
    """Seven of eight."""
    t = doomed()
    t.copy("their T02").damage = 4

    t.answer("resolve melee", "their T02")

    assert 7 == t.copy("their T02").damage


@ruling("arh.part6.defeated.01", "arh.part6.defeated.02", "arh.part2.leaving.01")
def test_a_defeated_characters_dice_leave_the_pool() -> None:
    """Its own and those of its upgrades; other dice stay."""
    t = doomed()

    t.answer("resolve melee", "their T02")

    assert ["T06 1R"] == t.pool(THEM)


@ruling("arh.part6.defeated.01", "arh.part3.setaside.08")
def test_a_defeated_character_is_set_aside_with_its_dice() -> None:
    """Out of play, and not in the discard pile."""
    t = doomed()
    dice = list(t.copy("their T02").dice)

    t.answer("resolve melee", "their T02")

    assert ["T02"] == t.codes(t.state.players[THEM].defeated)
    assert "T02" not in t.in_play(THEM) + t.discards(THEM) + t.hand(THEM)
    aside = d.such(d.a_set_aside_card, d.character).find(t.state, Scope(YOU, 0))
    assert ["their card T02"] == [t.label(one) for one in aside]
    assert [SET_ASIDE, SET_ASIDE] == [t.state.dice[one].zone for one in dice]


@ruling("arh.part6.defeated.04")
def test_a_defeated_character_and_its_dice_cannot_be_used() -> None:
    """Neither activated nor asked for its actions; its die is neither resolved nor removed."""
    t = Tabletop("T07 T01", "T06 T02", hand="T227")
    t.show("T07", "3MD")
    t.show("their T06", "1R")
    t.copy("their T06").damage = 7
    t.pass_turn()
    usable = ["activate their T06", "activate their T02", "resolve resource"]
    assert [*usable, "use their T06", "use their T06 1", "claim", "pass"] == t.options()

    t.answer("use their T06", "resolve melee", "their T06")

    assert ["activate their T02", "claim", "pass"] == t.options()
    t.answer("pass", "play T227")
    assert ("they: action", []) == (t.asked(), t.events("die_removed"))


@ruling("arh.part6.defeated.03", "arh.part1.upgrades.04")
def test_upgrades_of_a_defeated_character_are_discarded() -> None:
    """Both of them, to their owner's pile."""
    t = doomed()

    t.answer("resolve melee", "their T02")

    assert ["T21", "T22"] == t.discards(THEM)


@ruling("arh.faq.14")
def test_of_two_like_characters_only_the_defeated_ones_die_leaves() -> None:
    """Each has its own."""
    t = Tabletop("T07 T01", "T06 T06")
    t.show("T07", "3MD")
    t.show("their T06", "1R")
    t.copy("their T06").damage = 7

    second = t.state.copies[t.state.players[THEM].play[1]]
    die = t.state.dice[second.dice[0]]
    die.zone, die.seat, die.side = 1, THEM, t.side_number(die, "1MD")
    t.state.players[THEM].pool.append(die.id)
    t.answer("resolve melee", "their T06")

    assert ["T06 1MD"] == t.pool(THEM)


@ruling("arh.part2.leaving.01", "arh.part1.supports.03")
def test_the_die_of_a_support_that_leaves_play_is_set_aside() -> None:
    """Even from the pool, and without being removed."""
    t = Tabletop(hand="T40")
    t.support("T13", seat=THEM)
    t.show("their T13", "1R")

    t.answer("play T40")

    assert ([], ["T13"]) == (t.pool(THEM), t.discards(THEM))
    assert [] == t.events("die_removed")


@ruling("arh.part3.outofplay.04", "arh.part3.areas.01")
def test_a_card_that_leaves_play_goes_to_its_owners_pile() -> None:
    """Whoever makes it leave."""
    t = Tabletop(hand="T40")
    t.support("T12", seat=THEM)

    t.answer("play T40")

    assert (["T40"], ["T12"]) == (t.discards(), t.discards(THEM))


@ruling("arh.part1.upgrades.04", "arh.part1.downgrades.02")
def test_what_is_attached_to_a_support_goes_with_it() -> None:
    """The upgrade to its owner's pile, the downgrade to that of who played it."""
    t = Tabletop(hand="T40")
    t.support("T11", seat=THEM)
    t.upgrade("T140", on="their T11")
    t.downgrade("T312", on="their T11")

    t.answer("play T40")

    assert (["T01"], ["T02"]) == (t.in_play(), t.in_play(THEM))
    assert (["T312", "T40"], ["T11", "T140"]) == (sorted(t.discards()), t.discards(THEM))


@ruling("arh.part3.inplay.08", "arh.part3.outofplay.03")
def test_a_card_that_returns_is_a_new_one() -> None:
    """A used power action can be used again, and its tokens are gone."""
    t = Tabletop(hand="T40", resources=9)
    t.support("T19").resources = 2

    t.answer("use T19 2", "pass", "play T40", "pass")
    number = t.state.players[0].discard.pop(0)
    t.state.players[0].hand.append(number)
    t.state.decisions = None
    t.answer("play T19", "pass")

    assert (True, 0) == ("use T19 2" in t.options(), t.copy("T19").resources)


@ruling("arh.part3.inplay.08", "arh.part3.outofplay.03", "arh.part2.leaving.02")
def test_a_card_that_returns_in_the_same_turn_is_a_new_one_too() -> None:
    """Its power action is unused, nothing lies on it but a die of its own."""
    t = Tabletop("T01", "T02", hand="T37 T305", resources=9)
    t.support("T343").resources = 2

    t.answer("use T343", "pass", "play T37", "play T305", "play T343", "pass")

    assert "use T343" in t.options()
    assert (0, 1) == (t.copy("T343").resources, len(t.copy("T343").dice))
