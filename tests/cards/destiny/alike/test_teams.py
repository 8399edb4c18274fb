"""Cards of several sets that speak of teams and decks."""

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Plots that say which team they join

TEAMS = {
    "12104": ("T931 T931", "T931 T01"),
    "14009": ("T930 T930", "T930 T02"),
    "11119": ("01011 01038", "01011 T904"),
    "08156": ("T01 T905", "T01 T02"),
    "18039": ("T605 T609", "T605 T606"),
    "18085": ("T01 T06", "T01 T02"),
}
"""A team that each plot may join, and one that it may not."""
PLAIN = listed("T01").cards


@card(*TEAMS)
def test_it_joins_only_certain_teams(code: str) -> None:
    """It says so itself."""
    right, wrong = TEAMS[code]
    deck = " ".join(dict.fromkeys(PLAIN))
    size = len(deck.split())

    assert f"include_only_if {code}" not in faults(listed(f"{right} {code}", deck, size=size))
    assert f"include_only_if {code}" in faults(listed(f"{wrong} {code}", deck, size=size))


@card("08156")
def test_solidarity_wants_a_deck_of_singles() -> None:
    """No card twice."""
    assert "include_only_if 08156" in faults(listed("T01 T905 08156"))


@card("11119")
def test_temporary_truce_brings_hero_and_villain_together_without_gray_cards() -> None:
    """Of the deck none may be gray; a blue one may be there."""
    grays = " ".join(sorted(set(PLAIN)))

    assert ["hero_and_villain 01011 01038"] == faults(listed("01011 01038", "T33"))
    assert [f"cannot_include {grays}"] == faults(listed("01011 01038 11119", "T33"))


# The Inquisitorius


@card("14009")
def test_the_inquisitorius_turns_one_of_their_character_dice_to_a_blank() -> None:
    """Once it is exhausted; no support's die, none of yours."""
    t = Tabletop("T930 14009", "T02 T03")
    t.support("T13", THEM)
    for label in ("T930", "their T02", "their T03"):
        t.show(label, "1R")
    t.show("their T13", "1R")

    t.answer("use 14009")
    assert ["their die T02 1R", "their die T03 1R"] == t.options()
    t.answer("their die T03 1R", "pass")

    assert ["T02 1R", "T03 -", "T13 1R"] == t.pool(THEM)
    t.state.copies[t.copy("14009").ref].ready = True
    t.state.decisions = None
    t.answer("use 14009", "their die T02 1R")
    assert ["T02 -", "T03 -", "T13 1R"] == t.pool(THEM)


@card("14009")
def test_an_exhausted_plot_turns_nothing() -> None:
    """Its exhaustion is the price."""
    t = Tabletop("T930 14009", "T02")
    t.copy("14009").ready = False
    t.show("their T02", "1R")

    t.answer("use 14009")

    assert ["T02 1R"] == t.pool(THEM)
