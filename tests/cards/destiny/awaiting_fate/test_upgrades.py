"""Awaiting Fate, upgrades: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Amban Sniper Rifle


@card("24112")
def test_the_sniper_rifle_waits_for_any_exhaustion() -> None:
    """By an opponent's effect as well; the choice is yours."""
    t = Tabletop("T01", "T02", their_hand="T31 T31", deck="T33")
    t.upgrade("24112", on="T01")
    t.battlefield("24114", controller=THEM)
    t.pass_turn()

    t.answer("use their 24114", "either 1")
    assert ("you: may", False) == (t.asked(), t.copy("24112").ready)
    t.answer("yes", "either 0")

    assert (["T33"], 2) == (t.hand(), len(t.hand(THEM)))


@card("24112")
def test_the_sniper_rifle_is_exhausted_only_once() -> None:
    """Exhausted already, its die goes back to it."""
    t = Tabletop("T01", "T02")
    t.upgrade("24112", on="T01").ready = False
    t.show("24112", "Sp")

    t.answer("resolve special", "their T02")

    assert ("they: action", []) == (t.asked(), t.pool())


# Dagan Gera's Lightsaber


@card("24014")
def test_dagans_lightsaber_rolls_one_die_of_its_character() -> None:
    """Of two on it; the cards are revealed for the moment."""
    t = Tabletop("T01*2", "T02", hand="T33 T34")
    t.upgrade("24014", on="T01")

    t.answer("use 24014", "card T33", "card T34")
    t.choose(0)

    assert ("they: action", 1, []) == (t.asked(), len(t.pool()), t.state.players[YOU].detected)


# Sabine's Lightsaber


@card("24080")
def test_sabines_lightsaber_brings_an_action_on_sabine() -> None:
    """Once it is in play; whoever plays it there does so for themselves."""
    t = Tabletop("24072", "T02", hand="24080")

    t.answer("play 24080")

    assert ("you: additional_action", 1) == (t.asked(), len(t.events("card_played")))


# Luke Skywalker's Lightsaber


def lukes(host: str) -> Tabletop:
    """The lightsaber with two dice on a character, and opponents about to remove its dice."""
    t = Tabletop(f"{host}*2 T01", "T02", their_hand="08149")
    t.upgrade("24055", on=host)
    t.show(host, "-")
    t.show(host, "-")
    t.pass_turn()
    t.answer("play 08149")
    return t


@card("24055")
@pytest.mark.parametrize(("host", "left"), [("01035", 1), ("T03", 0)])
def test_lukes_lightsaber_gives_luke_resilience(host: str, left: int) -> None:
    """Of his dice an action removes no more than one; nobody else has it."""
    t = lukes(host)
    if left:
        t.choose(0)

    assert left == len(t.pool())


@card("24055")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_lukes_lightsaber_rolls_a_die_when_you_exhaust_it(controller: int) -> None:
    """One of its dice into your pool; not when an opponent does."""
    t = Tabletop("T01", "T02")
    t.upgrade("24055", on="T01")
    t.make_elite("24055")
    t.battlefield("24114", controller=controller)
    if controller == THEM:
        t.pass_turn()

    t.answer("use 24114" if controller == YOU else "use their 24114", "either 1")
    if controller == YOU:
        t.answer("yes")
        t.choose(0)

    assert (int(controller == YOU), True) == (len(t.pool()), "action" in t.asked())


# Swindler


@card("24040")
def test_swindler_makes_a_player_lose_a_resource() -> None:
    """It is not spent."""
    t = Tabletop("T03", "T02", resources=3, their_resources=3)
    t.upgrade("24040", on="T03")
    t.show("24040", "Sp")

    t.answer("resolve special", "you", "either 1")

    assert ([1], []) == (
        [event.amount for event in t.events("resources_lost")],
        t.events("resources_spent"),
    )
    assert (2, 1) == (t.resources(), t.copy("their T02").damage)


# Partisan Pistol


@card("24079")
def test_the_partisan_pistol_wears_out() -> None:
    """After each time you resolve its die, also as a modifier; then it is discarded."""
    t = Tabletop("T01", "T02")
    t.upgrade("24079", on="T01").resources = 1
    t.show("T01", "2RD")
    t.show("24079", "+2RD")

    t.answer("resolve ranged", "die 24079 +2RD", "their T02")

    resolved, removed = t.events("die_resolved")[0], t.events("resources_removed")[0]
    assert (4, ["24079"]) == (t.copy("their T02").damage, t.discards())
    assert resolved.serial < removed.serial


@card("24079")
@ruling("arh.part7.abilities.02")
def test_the_partisan_pistol_stays_until_its_die_is_resolved() -> None:
    """Empty already, it goes with the next die of its own, and with nothing else."""
    t = Tabletop("T01", "T02")
    t.upgrade("24079", on="T01").resources = 0
    t.show("T01", "1R")
    t.show("24079", "2RD")

    t.answer("resolve resource")
    assert ["T01", "24079"] == t.in_play()
    t.answer("pass", "resolve ranged", "their T02")

    assert (["24079"], ["T01"]) == (t.discards(), t.in_play())


@card("24079")
def test_the_partisan_pistol_is_worn_by_you_alone() -> None:
    """Not when an opponent resolves its die."""
    t = Tabletop("T01", "T02")
    t.upgrade("24079", on="T01")
    t.lend(t.show("24079", "2RD"))
    t.pass_turn()

    t.answer("resolve ranged", "their T02")

    assert 2 == t.copy("24079").resources
