"""Spark of Hope, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
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
