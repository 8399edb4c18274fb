"""Resurgence: dice removed by a card's cost, and Count Dooku's choice."""

import pytest

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Uncharted Tactics


def uncharted_tactics(team: str, deck: str) -> Tabletop:
    """The event is played over dice of several values."""
    t = Tabletop(team, "T02*2 T934", hand="23021", deck=deck)
    t.show("their T02", "2RD")
    t.show("their T02", "1R")
    t.show("their T934", "5MD")
    t.support("T79")
    t.show("T79", "1R")
    t.answer("play 23021")
    return t


@card("23021")
def test_uncharted_tactics_discards_a_card_to_remove_a_die() -> None:
    """One worth no more than the card costs."""
    t = uncharted_tactics("T01", "T73 T31")

    assert (["T73"], ["T31"]) == (t.discards(), t.codes(t.state.players[YOU].deck))
    assert ["die T79 1R", "their die T02 2RD", "their die T02 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert (["T02 1R", "T934 5MD"], ["T73", "23021"]) == (t.pool(THEM), t.discards())
    assert ["T73"] == t.codes(t.events("cards_revealed")[0].items)


@card("23021")
@pytest.mark.parametrize(("team", "deck", "left"), [("T03", "T73", 1), ("T01", "", 0)])
def test_uncharted_tactics_needs_a_red_character_and_a_deck(
    team: str, deck: str, left: int
) -> None:
    """Otherwise nothing is revealed or removed."""
    t = uncharted_tactics(team, deck)

    assert ("they: action", ["23021"]) == (t.asked(), t.discards())
    assert (3, left) == (len(t.pool(THEM)), len(t.state.players[YOU].deck))


# Count Dooku


def dooku(label: str) -> Tabletop:
    """His special turns this die, of a villain or not."""
    t = Tabletop("23088*2 T907 T01", "T02", hand="T31 T32 T33", their_hand="T31")
    t.discard_pile(*["T31"] * 9)
    t.copy("their T02").shields = 1
    t.show("23088", "Sp")
    t.show("T907", "1R")
    t.show("their T02", "1R")
    t.answer("resolve special")
    assert ["die 23088 Sp", "die T907 1R", "their die T02 1R"] == t.options()
    t.answer(label, "2RD")
    return t


@card("23088")
def test_dooku_turns_a_villains_die_and_takes_cards() -> None:
    """Two at random from the hand of a player of your choice."""
    t = dooku("die T907 1R")

    assert ["you", "they"] == t.options()
    t.answer("you")
    assert (1, 1, "they: action") == (len(t.hand()), len(t.hand(THEM)), t.asked())
    assert "T907 2RD" in t.pool()


@card("23088")
def test_dooku_takes_what_there_is_of_their_hand() -> None:
    """One card of one."""
    t = dooku("die T907 1R")
    t.answer("they")
    assert (3, 0) == (len(t.hand()), len(t.hand(THEM)))


@card("23088")
def test_dooku_turns_another_die_and_strikes() -> None:
    """Two damage to any character."""
    t = dooku("their die T02 1R")

    assert ["23088", "T907", "T01", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["T02 2RD"] == t.pool(THEM)


@card("23088")
def test_dooku_keeps_one_of_two_dice() -> None:
    """Resilience: one action removes no more than one of them."""
    t = Tabletop("23088*2", "T02", their_hand="01153")
    t.show("23088", "2MD")
    t.show("23088", "2MD")
    t.answer("pass", "play 01153")
    t.choose(0)
    assert 1 == len(t.pool())


DECKS = [
    ("T602", "21056*2 T916*2", []),
    ("T602", "21056*2 T916*2 24055", ["deck_affiliation 24055"]),
    ("T602", "T627 T623", ["deck_affiliation T627 T623", "deck_colour T623"]),
    ("T618", "18069", ["deck_affiliation 18069"]),
]


@card("23088")
@pytest.mark.parametrize(("company", "deck", "wrong"), DECKS)
def test_dooku_knows_blue_upgrades_of_any_side(company: str, deck: str, wrong: list[str]) -> None:
    """Up to four; no event, no other colour."""
    assert wrong == faults(listed(f"23088 {company}", deck))


# Force Advantage

REROLLED = ("reroll", "their card T31", "their die T934 5MD", "stop")


def force_advantage(*their_turn: str) -> Tabletop:
    """It is your turn after theirs, and abilities lie on characters of both players."""
    t = Tabletop("T02 T01", "T06 T03", hand="23089", their_hand="T31 T31")
    t.upgrade("T912", on="T02")
    t.upgrade("T916", on="T02")
    t.upgrade("01078", on="T01")
    t.upgrade("T936", on="T01").ready = False
    t.upgrade("T912", on="their T06")
    t.show("T01", "2RD")
    t.show("T02", "-")
    t.show("their T03", "1R")
    t.support("T934", THEM)
    t.show("their T934", "5MD")
    t.next_roll("their T934", "5ID")
    t.answer("activate T02", *their_turn)
    return t


@card("23089")
def test_force_advantage_exhausts_an_ability() -> None:
    """A blue one of yours, to remove a die worth no more than it costs."""
    t = force_advantage(*REROLLED)
    pool = [f"die {one}" for one in t.pool()]

    t.answer("play 23089")

    assert [False, True, True, True] == [
        t.copy(one).ready for one in ("T912", "T916", "01078", "their T912")
    ]
    assert [*pool, "their die T03 1R"] == t.options()
    t.answer("their die T03 1R")
    assert ["T934 5ID"] == t.pool(THEM)


@card("23089")
def test_force_advantage_needs_a_reroll_on_their_last_turn() -> None:
    """Another turn of theirs will not do, nor one before it."""
    t = force_advantage("pass")
    assert "play 23089" not in t.options()
    t = force_advantage(*REROLLED)
    t.answer("pass", "activate their T06")
    assert "play 23089" not in t.options()


@card("23089")
def test_force_advantage_forgets_the_last_round() -> None:
    """Even if they rerolled on its last turn."""
    t = Tabletop("T01", "T02", hand="23089", their_hand="T37 T31 T700")
    t.show("their T02", "1R")
    t.pass_turn()
    t.answer("play T37", "reroll", "their card T31", "their die T02 1R", "play T700")
    t.keep_hands()
    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert "play 23089" not in t.options()


@card("23089")
def test_force_advantage_does_not_mind_your_own_reroll() -> None:
    """On their turn, by an action they gave you."""
    t = Tabletop("T01", "T02", hand="23089 T31", their_hand="T43")
    t.show("T01", "1R")
    t.pass_turn()
    t.answer("play T43", "reroll", "card T31", "die T01 1R", "pass")
    assert "play 23089" not in t.options()


@card("23089")
def test_force_advantage_chooses_between_abilities() -> None:
    """One is exhausted of two that are ready; one that is exhausted will not do."""
    for second in (True, False):
        t = Tabletop("T01 T03", "T02", hand="23089", their_hand="T31")
        t.upgrade("T912", on="T01")
        t.upgrade("T912", on="T03").ready = second
        t.show("their T02", "-")
        t.pass_turn()
        t.answer("reroll", "their card T31", "their die T02 -", "play 23089")
        if second:
            assert ["T912", "T912"] == t.options()
            t.answer("T912")
        assert 1 == len(t.events("exhausted"))


@card("23089")
def test_force_advantage_does_nothing_without_an_ability() -> None:
    """Not even with a die that is worth nothing."""
    t = Tabletop("T01", "T02", hand="23089", their_hand="T31")
    t.show("their T02", "1R")
    t.next_roll("their T02", "-")
    t.pass_turn()
    t.answer("reroll", "their card T31", "their die T02 1R", "play 23089")
    assert ("they: action", ["T02 -"]) == (t.asked(), t.pool(THEM))
