"""Seeking Answers, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import searched, waits_only_for_your_activation

# Lorth Needa


def needa(*sides: str) -> Tabletop:
    """Lorth Needa is activated and rolls these sides."""
    t = Tabletop("21014*2 T01", "T02", their_hand="T31")
    t.show("T01", "2RD")
    for die, side in zip(t.copy("21014").dice, sides, strict=True):
        number = t.side_number(t.state.dice[die], side)
        t.state.chance.dictate(ROLL, die, number)
    t.answer("activate 21014")
    return t


@card("21014")
def test_needa_resolves_his_dice_in_any_order() -> None:
    """Both of them, and nobody may stop before."""
    t = needa("2RD", "1R")

    assert ("you: die_to_resolve", ["die 21014 2RD", "die 21014 1R"]) == (t.asked(), t.options())
    t.answer("die 21014 1R")
    assert 6 == t.resources()
    assert ["21014", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, ["T01 2RD"], "they: action") == (t.copy("their T02").damage, t.pool(), t.asked())


@card("21014")
def test_needa_removes_what_cannot_be_resolved() -> None:
    """Only his own dice."""
    t = needa("-", "-")

    assert (["T01 2RD"], 2, "they: action") == (t.pool(), len(t.events("die_removed")), t.asked())


@card("21014")
def test_needa_removes_no_die_that_was_resolved() -> None:
    """One that has come back into the pool meanwhile stays there."""
    t = needa("2RD", "1R")

    t.answer("die 21014 1R")
    t.show("21014", "1R")
    t.answer("their T02")

    assert (["T01 2RD", "21014 1R"], []) == (t.pool(), t.events("die_removed"))


@card("21014")
def test_only_your_activation_makes_needa_resolve() -> None:
    """Not an opponent's, nor that of another."""
    waits_only_for_your_activation(Tabletop("21014 T03", "T02"), "21014")


def ships(answer: str) -> Tabletop:
    """Needa looks for a capital ship in the deck or in the discard pile."""
    t = Tabletop("21014", "T02", deck="T31 22023 T11 21069", hand="T33 22023", their_hand="T31")
    t.discard_pile("22023", "T11", "21069")
    t.discard_pile("22023", seat=THEM)
    t.answer("use 21014")
    assert ["either 0", "either 1"] == t.options()
    t.answer(answer)
    return t


@card("21014")
def test_needa_finds_a_capital_ship_in_the_deck() -> None:
    """Shown to all and added to the hand; the deck is shuffled. Or none is found."""
    t = ships("either 0")

    assert ("you: choose", ["card 22023", "card 21069", "stop"]) == (t.asked(), t.options())
    t.answer("card 21069")

    shown = t.events("cards_revealed")[0]
    assert (["T33", "22023", "21069"], True) == (t.hand(), searched(t))
    assert (["21069"], 0) == (t.codes(shown.items), shown.detail)
    assert 1 == t.events("ability_used")[0].amount
    t = ships("either 0")
    t.answer("stop")
    assert (2, True) == (len(t.hand()), searched(t))


@card("21014")
@ruling("arh.part8.search.02")
def test_needa_finds_a_capital_ship_in_the_discard_pile() -> None:
    """One of yours, or none although one is there; nothing is shuffled."""
    t = ships("either 1")
    assert ["card 22023", "card 21069", "stop"] == t.options()
    t.answer("stop")
    assert (2, 3) == (len(t.hand()), len(t.discards()))

    t = ships("either 1")
    t.answer("card 22023")

    assert (["T33", "22023", "22023"], ["T11", "21069"]) == (t.hand(), t.discards())
    assert [] == t.events("deck_shuffled")


@card("21014")
def test_needas_dice_return_to_him_and_can_be_blocked() -> None:
    """Once resolved a die is not removed as well."""
    t = Tabletop("21014", "T02")
    t.copy("their T02").shields = 1
    t.next_roll("21014", "2RD")

    t.answer("activate 21014")
    assert ["21014", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, []) == (t.copy("their T02").damage, t.pool())
    assert 0 == len(t.events("die_removed"))


@card("21014")
@ruling("arh.part8.oppdie.01")
def test_needas_die_is_resolved_out_of_an_opponents_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("21014*2", "T02")
    t.lend(t.show("21014", "1R"))
    t.next_roll("21014", "-")

    t.answer("activate 21014")

    assert (6, [], []) == (t.resources(), t.pool(), t.pool(THEM))


@card("21014")
def test_needas_die_is_removed_from_an_opponents_pool() -> None:
    """Where it cannot be resolved."""
    t = Tabletop("21014*2", "T02")
    t.lend(t.show("21014", "-"))
    t.next_roll("21014", "-")

    t.answer("activate 21014")

    assert (2, [], []) == (len(t.events("die_removed")), t.pool(), t.pool(THEM))


# Siege


@card("21026")
def test_siege_makes_their_hand_smaller() -> None:
    """By one card; yours stays as it is."""
    t = Tabletop("T01", "T02", deck="T31 " * 8, their_deck="T31 " * 8)
    t.support("21026")

    t.pass_turn()
    t.pass_turn()

    assert (5, 4) == (len(t.hand()), len(t.hand(THEM)))


@card("21026")
def test_siege_is_set_aside_when_they_claim() -> None:
    """Not when you do."""
    t = Tabletop("T01", "T02")
    t.support("21026")
    t.pass_turn()
    t.answer("claim")
    assert (["T01"], ["21026"]) == (t.in_play(), t.aside())
    assert t.events("battlefield_claimed")[0].serial < t.events("left_play")[0].serial

    t = Tabletop("T01", "T02")
    t.support("21026")
    t.answer("claim")
    assert ["T01", "21026"] == t.in_play()


# Behind Enemy Lines


def enemy_lines(subtypes: tuple[str, ...] = ("spy",)) -> Tabletop:
    """Behind Enemy Lines is played beside a support with these subtypes: any spy will do."""
    t = Tabletop(
        "T03 T01", "T02", hand="21062 T34 T31", their_hand="T33 T22 01071 T61", resources=1
    )
    t.support("T12").subtypes = list(subtypes)
    t.discard_pile("T31")
    t.discard_pile("T31", seat=THEM)
    t.copy("their T02").subtypes = ["spy"]
    t.answer("play 21062")
    return t


@card("21062")
def test_behind_enemy_lines_plays_an_event_of_the_opponents() -> None:
    """For a card of one's own; at its cost, and it goes to its owner's discard pile."""
    t = enemy_lines()
    shown = t.events("cards_revealed")[0]
    assert (4, 0, "you: may") == (shown.amount, shown.detail, t.asked())

    t.answer("yes")
    assert ["card T34", "card T31"] == t.options()
    t.answer("card T31")
    assert ["their card T33"] == t.options()
    t.answer("their card T33")

    assert (0, ["T31", "T31", "21062"], ["T31", "T33"]) == (
        t.resources(),
        t.discards(),
        t.discards(THEM),
    )
    assert (["T22", "01071", "T61"], 5) == (t.hand(THEM), t.resources(THEM))


@card("21062")
def test_behind_enemy_lines_may_only_look() -> None:
    """The rest is optional."""
    t = enemy_lines()

    t.answer("no")

    assert ("they: action", ["T34", "T31"]) == (t.asked(), t.hand())


@card("21062")
def test_behind_enemy_lines_spots_a_spy() -> None:
    """One of yours, or nothing happens."""
    t = enemy_lines(())

    assert ("they: action", []) == (t.asked(), t.events("cards_revealed"))


@card("21062")
def test_behind_enemy_lines_needs_a_card_to_discard() -> None:
    """An empty hand pays for nothing, so nothing is asked."""
    t = Tabletop("T03", "T02", hand="21062", their_hand="T31")
    t.copy("T03").subtypes = ["spy"]

    t.answer("play 21062")

    assert ("they: action", 1) == (t.asked(), len(t.events("cards_revealed")))


# Contingency Plan


def contingency(team: str = "01001", resources: int = 1) -> Tabletop:
    """Contingency Plan is played by this team."""
    t = Tabletop(
        team,
        "01003",
        hand="21064",
        deck="T31 T34 T24 T31",
        their_deck="T34 T32 T23",
        resources=resources,
    )
    t.support("01032")
    t.answer("play 21064")
    return t


@card("21064")
def test_a_contingency_plan_plays_an_event_of_any_deck() -> None:
    """One of three revealed, at its cost; the opponent's goes to the opponent's pile."""
    t = contingency()
    assert ("you: player", ["you", "they"]) == (t.asked(), t.options())
    t.answer("they")
    shown = t.events("cards_revealed")[0]
    assert (3, 0, "you: may") == (shown.amount, shown.detail, t.asked())
    t.answer("yes")

    assert (2, ["T34"], ["T23", "T32"]) == (
        t.resources(),
        t.discards(THEM),
        t.codes(t.state.players[THEM].deck),
    )


@card("21064")
def test_a_contingency_plan_offers_events_only() -> None:
    """Of one's own deck as well; and it may be left at looking."""
    t = contingency()
    t.answer("you", "yes")
    assert ["card T31", "card T34"] == t.options()

    t = contingency(resources=0)
    t.answer("you", "yes")
    assert 1 == t.resources()

    t = contingency()
    t.answer("you", "no")
    assert ("they: action", 4) == (t.asked(), len(t.state.players[YOU].deck))


@card("21064")
@pytest.mark.parametrize("team", ["01002", "01010"])
def test_a_contingency_plan_spots_a_unique_red_character(team: str) -> None:
    """One of yours."""
    assert "they: action" == contingency(team).asked()


# Lightspeed Skipping


def skipping(die: str = "die T11 1R", theirs: str = "T02 T04") -> Tabletop:
    """A piloted vehicle skips; another one and a character have dice in the pool as well."""
    t = Tabletop("T111 T01", theirs, hand="21066", their_hand="T227 T226 T31")
    for code in ("T11", "T66"):
        t.support(code)
        t.show(code, "1R")
    t.show("T01", "1R")
    t.copy("T111").pilots = t.copy("T11").ref
    for code in theirs.split():
        t.show(f"their {code}", "1MD")
    t.answer("play 21066")
    return t


@card("21066")
def test_lightspeed_skipping_removes_two_dice_when_their_turn_has_ended() -> None:
    """If the die still lies there, after whatever they did."""
    t = skipping()
    t.support("T11", seat=THEM)
    t.show("their T11", "1R")

    t.answer("play T31")
    assert ["their die T02 1MD", "their die T04 1MD"] == t.options(YOU)
    t.answer("their die T02 1MD")
    assert ["their die T04 1MD", "their die T11 1R"] == t.options(YOU)
    t.answer("their die T11 1R")

    assert ("you: action", ["T04 1MD"]) == (t.asked(), t.pool(THEM))


@card("21066")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["play T227", "die T11 1R"], 2), (["play T227", "die T66 1R"], 0), (["pass"], 0)],
)
def test_lightspeed_skipping_asks_for_the_very_die(answers: list[str], left: int) -> None:
    """Removed, it is not there; that of another vehicle does not count."""
    t = skipping()

    t.answer(*answers)

    assert ("you: action", left) == (t.asked(), len(t.pool(THEM)))


@card("21066")
def test_lightspeed_skipping_wants_the_die_in_your_own_pool() -> None:
    """In an opponent's it is not in yours."""
    t = skipping()
    t.lend(t.state.dice[t.copy("T11").dice[0]])

    t.answer("pass")

    assert ("you: action", []) == (t.asked(), t.events("die_removed"))


@card("21066")
def test_lightspeed_skipping_chooses_a_die_of_a_piloted_vehicle() -> None:
    """Of yours; without one nothing comes of it."""
    t = Tabletop("T111 T01", "T02 T111", hand="21066 21066")
    t.support("T66")
    t.support("T11")
    t.make_elite("T11")
    t.support("T11", seat=THEM)
    for label in ("T66", "T11", "T11", "T01", "their T11", "their T02"):
        t.show(label, "1R")
    t.copy("their T111").pilots = t.copy("their T11").ref
    t.answer("play 21066", "pass")
    assert "you: action" == t.asked()
    t.copy("T111").pilots = t.copy("T11").ref

    t.answer("play 21066")
    assert ["die T11 1R", "die T11 1R"] == t.options()
    t.answer("die T11 1R")

    assert "they: action" == t.asked()
