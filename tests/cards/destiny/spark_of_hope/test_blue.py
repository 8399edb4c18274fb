"""Spark of Hope, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Kylo Ren


@card("11002")
def test_kylo_ren_moves_a_shield_and_strikes_if_it_went_to_a_hero() -> None:
    """To any other character; for a hero, of whichever side, there is damage for anyone."""
    t = Tabletop("11002 T602", "T600")
    t.copy("11002").shields = 2
    t.copy("T602").shields = 1

    t.answer("use 11002")
    assert ["T602", "their T600"] == t.options()
    t.answer("their T600")
    assert ["11002", "T602", "their T600"] == t.options()
    t.answer("T602")

    assert (1, 1) == (t.copy("11002").shields, t.copy("their T600").shields)
    assert (0, 0) == (t.copy("T602").shields, t.copy("T602").damage)
    assert "they: action" == t.asked()
    t.pass_turn()
    assert "use 11002" not in t.options()


@card("11002")
@pytest.mark.parametrize(("shields", "label"), [(1, "T602"), (0, "their T600")])
def test_kylo_ren_does_not_strike_without_a_shield_for_a_hero(shields: int, label: str) -> None:
    """A villain got it, or there was none."""
    t = Tabletop("11002 T602", "T600")
    t.copy("11002").shields = shields

    t.answer("use 11002", label)

    assert ("they: action", shields) == (t.asked(), t.copy(label).shields)


@card("11002")
@pytest.mark.parametrize(("shields", "pool"), [(1, ["11002 1R"]), (0, [])])
def test_kylo_rens_die_is_rerolled_if_damage_is_blocked(shields: int, pool: list[str]) -> None:
    """Two damage to anyone; blocked by a shield, the die rolls again."""
    t = Tabletop("11002 T01", "T02")
    t.copy("their T02").shields = shields
    t.show("11002", "Sp")
    t.next_roll("11002", "1R")

    t.answer("resolve special")
    assert ["11002", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2 - shields, pool) == (t.copy("their T02").damage, t.pool())


@card("11002")
@ruling("arh.part6.shields.04")
@pytest.mark.parametrize(("armored", "pool"), [("their T02", ["11002 1R"]), ("their T04", [])])
def test_kylo_rens_die_is_rerolled_if_a_card_blocks(armored: str, pool: list[str]) -> None:
    """Without any shield; a card on another character blocks nothing of it."""
    t = Tabletop("11002", "T02 T04")
    t.upgrade("11052", on=armored)
    t.show("11002", "Sp")
    t.next_roll("11002", "1R")

    t.answer("resolve special", "their T02", *["yes"] * len(pool))

    assert (2 - 2 * len(pool), pool) == (t.copy("their T02").damage, t.pool())


# Nightsister Zombie


def zombies(yours: str, left: int) -> Tabletop:
    """Five indirect damage is dealt to you, who have these characters with so much health left."""
    t = Tabletop(yours, "T934 T02")
    for ref in t.state.players[YOU].play:
        copy = t.state.copies[ref]
        copy.damage = max(0, values.health_of(t.state, copy) - left)
    t.show("their T934", "5ID")
    t.pass_turn()
    t.answer("resolve indirect")
    return t


@card("11004")
def test_zombies_take_indirect_damage_last() -> None:
    """Whoever else there is has no room for more."""
    t = zombies("11004 T01 11004", 3)

    assert ("you: indirect_damage", ["11004", "11004"]) == (t.asked(), t.options())
    t.choose(1)
    t.choose(0)

    assert "T01" not in t.in_play()


@card("11004")
def test_zombies_are_spared_while_others_have_room() -> None:
    """Two others share it."""
    t = zombies("11004 T01 T03", 5)

    assert ("you: indirect_damage", ["T01", "T03"]) == (t.asked(), t.options())
    t.answer("T01", "T01", "T03", "T03", "T03")

    assert 0 == t.copy("11004").damage


@card("11004")
@ruling("arh.clar.soh.07")
def test_zombies_among_themselves_share_as_they_like() -> None:
    """There is nobody else."""
    t = zombies("11004 11004", 5)

    assert ("you: indirect_damage", ["11004", "11004"]) == (t.asked(), t.options())


@card("11004")
@ruling("arh.clar.soh.07")
@pytest.mark.parametrize(
    ("team", "offered"),
    [("11004 11004", ["11004", "11004", "18082"]), ("11004 T01", ["T01", "18082"])],
)
def test_a_support_that_takes_indirect_damage_is_nobody_else(team: str, offered: list[str]) -> None:
    """Beside zombies alone it changes nothing; beside another character they come last."""
    t = Tabletop(team, "T934 T02")
    t.support("18082")
    t.show("their T934", "5ID")
    t.pass_turn()

    t.answer("resolve indirect")
    assert ("you: indirect_damage", offered[:-1]) == (t.asked(), t.options())
    # The support has room for three of the five.
    t.choose(0)
    t.choose(0)

    assert offered == t.options()


@card("11004")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
def test_a_zombie_may_strike_who_is_cursed(answer: str, damage: int) -> None:
    """With another witch of yours in sight; not who carries a bounty."""
    t = Tabletop("11004 T915 T01", "T02 T06")
    t.support("T11", seat=THEM)
    for label in ("their T02", "their T11", "T01"):
        t.downgrade("T903", on=label)
    t.downgrade("T902", on="their T06")
    t.copy("their T02").shields = 1

    t.answer("activate 11004")
    assert "you: may" == t.asked()
    t.answer(answer)
    if answer == "yes":
        assert ["T01", "their T02"] == t.options()
        t.answer("their T02")

    assert (1 - damage, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert "they: action" == t.asked()


@card("11004")
def test_a_zombie_needs_another_witch_of_yours() -> None:
    """It is one itself; theirs does not count."""
    t = Tabletop("11004 T01", "T915")
    t.downgrade("T903", on="their T915")

    t.answer("activate 11004")

    assert ("they: action", 0) == (t.asked(), t.copy("their T915").damage)


# Old Daka


def daka(team: str, aside: int, resources: int = 1) -> Tabletop:
    """Old Daka with so many zombies set aside, and another card."""
    t = Tabletop(team, "T02", resources=resources)
    for _ in range(aside):
        t.set_aside("11004")
    t.set_aside("T12")
    t.set_aside("11004", seat=THEM)
    return t


@card("11005")
@pytest.mark.parametrize(("team", "come"), [("11005 T01", 1), ("11005*2 T01", 2)])
def test_old_daka_raises_zombies(team: str, come: int) -> None:
    """One for a resource, exhausted; two if she is elite."""
    t = daka(team, 3)

    t.answer("use 11005")
    for left in range(3, 3 - come, -1):
        assert ["card 11004"] * left == t.options()
        t.answer("card 11004")

    assert (["11005", "T01", *["11004"] * come], 0) == (t.in_play(), t.resources())
    assert ["11004"] * (3 - come) + ["T12"] == t.aside()
    assert [1] == [one.amount for one in t.events("resources_spent")]
    assert come == len([one for one in t.state.copies.values() if not one.ready])
    assert "they: action" == t.asked()
    t.pass_turn()
    assert "use 11005" not in t.options()


@card("11005")
def test_old_daka_raises_nobody_without_a_resource() -> None:
    """It is the price."""
    t = daka("11005", 2, resources=0)

    t.answer("use 11005")

    assert ("they: action", ["11005"]) == (t.asked(), t.in_play())


@card("11005")
@ruling("arh.clar.soh.08")
def test_zombies_are_set_aside_with_old_daka() -> None:
    """Yours and only they; they have not been defeated."""
    t = Tabletop("11005 11004 T01 11004", "T02 11004")
    t.copy("11005").damage = 8
    t.show("their T02", "1MD")
    t.pass_turn()

    for seat in (YOU, THEM):
        assert hears(t, "11005", AFTER, Event(ev.DEFEATED, seat, t.copy("11005").ref))
        assert not hears(t, "11005", AFTER, Event(ev.DEFEATED, seat, t.copy("T01").ref))
    t.answer("resolve melee", "11005")

    assert (["T01"], ["11004", "11004"]) == (t.in_play(), t.aside())
    assert ["T02", "11004"] == t.in_play(THEM)
    assert 1 == len(t.events("defeated"))


# Rey


def rey() -> Tabletop:
    """Character dice of a hero, a villain and a neutral, and another die."""
    t = Tabletop("11057 T602", "T618 T02")
    t.upgrade("11036", on="T602")
    t.support("T11")
    t.show("11036", "1F")
    t.show("T602", "2RD")
    t.show("T11", "1R")
    t.show("their T618", "1Sh")
    t.show("their T02", "1R")
    return t


@card("11057")
def test_rey_rerolls_a_character_die() -> None:
    """Of anybody."""
    t = rey()
    t.next_roll("their T02", "2RD")

    t.answer("use 11057")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["die T602 2RD", "their die T618 1Sh", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert ("they: action", ["T618 1Sh", "T02 2RD"]) == (t.asked(), t.pool(THEM))
    t.pass_turn()
    assert "use 11057" not in t.options()


@card("11057")
def test_rey_turns_a_villains_die_to_no_value() -> None:
    """A side worth 0 and no other."""
    t = rey()

    t.answer("use 11057", "either 1")
    assert ["die T602 2RD", "their die T618 1Sh"] == t.options()
    t.answer("their die T618 1Sh")

    assert ("they: action", ["T618 -", "T02 1R"]) == (t.asked(), t.pool(THEM))


@card("11057")
@pytest.mark.parametrize(("before", "after", "pool"), [(1, 3, ["11057 1R"]), (0, 2, [])])
def test_reys_die_is_rerolled_for_three_shields(before: int, after: int, pool: list[str]) -> None:
    """Two for anyone; it is rerolled if they then have three."""
    t = Tabletop("11057 T01", "T02")
    t.copy("their T02").shields = before
    t.copy("T01").shields = 3
    t.show("11057", "Sp")
    t.next_roll("11057", "1R")

    t.answer("resolve special")
    assert ["11057", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (after, pool) == (t.copy("their T02").shields, t.pool())


@card("11057")
def test_reys_die_goes_if_no_shield_could_be_given() -> None:
    """Nobody gets more than three; without any gained nothing follows."""
    t = Tabletop("11057", "T02")
    t.copy("11057").shields = 3
    t.show("11057", "Sp")

    t.answer("resolve special", "11057")

    assert ([], 3) == (t.pool(), t.copy("11057").shields)


# Youngling


@card("11059")
def test_youngling_needs_a_jedi_on_the_team() -> None:
    """No other character will do."""
    assert [] == faults(listed("11059 01035"))
    assert [] == faults(listed("11059 T904 T904"))
    assert ["include_only_if 11059"] == faults(listed("11059 T02"))


@card("11059")
def test_youngling_plays_a_blue_upgrade_on_itself_for_one_less() -> None:
    """Not on another character, not one of another colour, no event, not what is too dear."""
    t = Tabletop("11059 T904", hand="T912 T916 T22 T900", their_hand="T912", resources=1)
    t.discard_pile("T912")

    t.answer("use 11059")
    assert ["card T912"] == t.options()
    t.answer("card T912")

    assert t.copy("11059").ref == t.copy("T912").host
    assert (0, "they: action") == (t.resources(), t.asked())


@card("11059")
def test_younglings_action_is_used_once_a_round() -> None:
    """It is a power action."""
    t = Tabletop("11059 T904", hand="T912 T912")

    t.answer("use 11059", "card T912", "pass")

    assert "use 11059" not in t.options()


@card("11059")
def test_youngling_may_have_nothing_to_play() -> None:
    """Others do not learn of it: they see a question asked."""
    t = Tabletop("11059 T904", hand="T916", resources=1)

    t.answer("use 11059")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", []) == (t.asked(), t.events("card_played"))


# Qui-Gon Jinn's Spirit


def spirit(target: str = "T01") -> Tabletop:
    """The spirit's special is resolved, and a character given a shield."""
    t = Tabletop("T01 T03 T06", "T02", deck="T31 T33")
    t.support("11070")
    t.copy("T03").shields = 2
    t.copy("their T02").shields = 1
    t.show("11070", "Sp")
    t.support("T12").shields = 1
    t.answer("resolve special")
    assert ["T01", "T03", "T06", "their T02"] == t.options()
    t.answer(target)
    return t


@card("11070")
def test_the_spirit_goes_back_into_the_deck_for_a_shield() -> None:
    """Into its owner's, which is shuffled."""
    t = spirit("their T02")

    assert (["T01", "T03", "T06", "T12"], 2) == (t.in_play(), t.copy("their T02").shields)
    assert ["11070", "T31", "T33"] == sorted(t.codes(t.state.players[YOU].deck))
    assert [YOU] == [event.seat for event in t.events("deck_shuffled")]


@card("11070")
def test_shields_of_yours_become_damage() -> None:
    """As many of each as you like, to any character."""
    t = spirit()

    assert ("you: how_much", ["how_much 0", "how_much 1"]) == (t.asked(), t.options())
    t.answer("how_much 1")
    assert ["how_much 0", "how_much 1", "how_much 2"] == t.options()
    t.answer("how_much 1")
    assert ["T01", "T03", "T06", "their T02"] == t.options()
    t.answer("their T02")

    assert [0, 1] == [t.copy(code).shields for code in ("T01", "T03")]
    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage)


@card("11070")
def test_no_shield_removed_deals_no_damage() -> None:
    """Nobody is asked whom."""
    t = spirit()

    t.answer("how_much 0", "how_much 0")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("11070")
def test_a_shield_that_is_not_given_brings_nothing_further() -> None:
    """Who is full gets none, and then nothing follows."""
    t = Tabletop("T01", "T02")
    t.support("11070")
    t.copy("their T02").shields = 3
    t.copy("T01").shields = 2
    t.show("11070", "Sp")

    t.answer("resolve special", "their T02")

    assert ("they: action", ["T01"]) == (t.asked(), t.in_play())


@card("11070")
@pytest.mark.parametrize(("team", "stays"), [("T01 01037", False), ("T01 T02", True)])
def test_the_spirit_leaves_qui_gon_jinn_alone(team: str, stays: bool) -> None:
    """As soon as you control him."""
    t = Tabletop(team, "T03 01037", hand="11070")

    t.answer("play 11070")

    assert stays == ("11070" in t.in_play())


# Yoda's Lightsaber


@card("11074")
def test_yodas_lightsaber_may_shield_yoda() -> None:
    """When it is played on him; it is his choice."""
    for answer, shields in (("yes", 1), ("no", 0)):
        t = Tabletop("05033 T01", hand="11074")
        t.answer("play 11074", "05033")
        assert "you: may" == t.asked()
        t.answer(answer)

        assert ("they: action", shields) == (t.asked(), t.copy("05033").shields)


@card("11074")
def test_yodas_lightsaber_shields_him_for_no_other_upgrade() -> None:
    """Another one is played on him."""
    t = Tabletop("05033 T01", hand="T936")
    t.upgrade("11074", on="05033")
    played = Event(ev.CARD_PLAYED, YOU, t.copy("11074").ref, t.copy("11074").ref)

    assert hears(t, "11074", AFTER, played)
    t.answer("play T936", "05033", "no")

    assert ("they: action", 0) == (t.asked(), t.copy("05033").shields)


@card("11074")
def test_yodas_lightsaber_shields_nobody_else() -> None:
    """Another character carries it."""
    t = Tabletop("05033 T01", hand="11074")

    t.answer("play 11074", "T01")

    assert ("they: action", 0) == (t.asked(), t.copy("T01").shields)


@card("11074")
@pytest.mark.parametrize(("way", "left", "damage"), [("no", 2, 1), ("yes", 1, 2)])
def test_yodas_lightsaber_deals_more_for_a_shield(way: str, left: int, damage: int) -> None:
    """Past the target's shields, and more if one of its character's is removed."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("11074", on="T01")
    t.show("11074", "Sp")
    t.copy("T01").shields = 2
    t.copy("T03").shields = 1
    t.copy("their T02").shields = 3

    t.answer("resolve special")
    assert "you: may" == t.asked()
    t.answer(way)
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (left, 1) == (t.copy("T01").shields, t.copy("T03").shields)
    assert (damage, 3) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("11074")
def test_yodas_lightsaber_deals_one_without_a_shield() -> None:
    """Somebody else's cannot be removed."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("11074", on="T01")
    t.show("11074", "Sp")
    t.copy("T03").shields = 1

    t.answer("resolve special", "their T02")

    assert (1, 1) == (t.copy("their T02").damage, t.copy("T03").shields)
