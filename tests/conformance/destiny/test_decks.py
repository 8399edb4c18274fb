"""Decks: size, copies, sides, colours, types, what abilities allow, and what is brought along."""

import pytest

from dejarik.testing.destiny.games import edition_with
from dejarik.testing.destiny.lists import complaints, faults, listed
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import Tabletop, ruling

HERO_EVENT, VILLAIN_EVENT = "T620", "T621"
YELLOW_VILLAIN, YELLOW_HERO = "T622", "T623"
NEST, MARAUDER, DOUBLE_DOWN = "T614", "T615", "T616"


@ruling("arh.part4.deck.01", "arh.part3.deck.01")
@pytest.mark.parametrize("size", [0, 29, 31])
def test_a_deck_has_exactly_thirty_cards(size: int) -> None:
    """One less is as wrong as one more."""
    extra = "T12" if size > 30 else ""
    assert [] == faults(listed("T604"))
    assert [f"deck_size {size} 30"] == faults(listed("T604", extra, size=size))


@ruling("arh.part4.deck.02")
def test_a_deck_has_two_copies_of_a_card_at_most() -> None:
    """Two are fine, three are not; the cards are named."""
    assert [] == faults(listed("T604", "T12*2"))
    assert ["too_many_copies T12 3 2"] == faults(listed("T604", "T12*3"))


@ruling("arh.part4.deck.02", "arh.part1.title.01")
def test_copies_are_counted_by_title() -> None:
    """Two cards named AT-ST, one of each twice: four copies, unless an edition says otherwise."""
    by_code = edition_with(copies_share_title=False)
    walkers = listed("T618", "01005*2 25007*2")
    assert ["too_many_copies 01005 25007 4 2"] == faults(walkers)
    assert [] == faults(walkers, edition=by_code)


@ruling("arh.part4.deck.03")
def test_hero_cards_need_a_hero() -> None:
    """A villain or a neutral character beside is no hero."""
    assert [] == faults(listed("T604 T603", HERO_EVENT))
    assert ["deck_affiliation T620"] == faults(listed("T606 T603", HERO_EVENT))


@ruling("arh.part4.deck.04")
def test_villain_cards_need_a_villain() -> None:
    """A hero or a neutral character beside is no villain."""
    assert [] == faults(listed("T606 T603", VILLAIN_EVENT))
    assert ["deck_affiliation T621"] == faults(listed("T604 T603", VILLAIN_EVENT))


@ruling("arh.part4.deck.05")
def test_a_neutral_team_plays_neither_hero_nor_villain_cards() -> None:
    """Both are named, each with its side."""
    neutral = listed("T603", "T620 T621")
    assert ["deck_affiliation T620", "deck_affiliation T621"] == faults(neutral)
    assert ["arh.part4.deck.05"] * 2 == [one.ruling for one in complaints(neutral)]


@ruling("arh.part4.deck.06")
@pytest.mark.parametrize("team", ["T604", "T606"])
def test_neutral_cards_go_with_any_team(team: str) -> None:
    """Heroes, villains; the filling is neutral."""
    assert [] == faults(listed(team, "T12*2"))


@ruling("arh.part4.deck.06", "arh.part4.deck.09")
@only_in("arh", "ffg")
def test_neutral_and_gray_cards_go_with_neutral_and_gray_characters() -> None:
    """Where such characters are allowed."""
    assert [] == faults(listed("T603", "T12*2"))


@ruling("arh.part4.deck.07")
def test_a_team_with_heroes_and_villains_plays_cards_of_both() -> None:
    """The truce allows the team; gray cards it does not allow, so all are red or blue."""
    deck = "T624*2 T625*2 T627*2 T630*2"
    found = [one for one in faults(listed("T600 T602 T631", deck)) if "cannot" not in one]
    assert [] == found


@ruling("arh.part4.deck.08")
@pytest.mark.parametrize(
    ("card", "with_it", "without"),
    [("T624", "T602", "T606"), ("T625", "T600", "T604"), ("T626", "T604", "T600")],
)
def test_coloured_cards_need_a_character_of_their_colour(
    card: str, with_it: str, without: str
) -> None:
    """Blue, red and yellow alike."""
    assert [] == faults(listed(with_it, card))
    assert [f"deck_colour {card}"] == faults(listed(without, card))


@ruling("arh.part4.deck.09")
@pytest.mark.parametrize("team", ["T600", "T601", "T604"])
def test_gray_cards_go_with_any_colour(team: str) -> None:
    """Red, blue and yellow characters; the filling is gray."""
    assert [] == faults(listed(team, "T12*2"))


@ruling("arh.part4.deck.10")
def test_a_deck_is_made_of_events_upgrades_and_supports() -> None:
    """Any mixture of them."""
    assert [] == faults(listed("T602", "T12 T22 T31"))


@ruling("arh.part4.deck.11")
def test_a_downgrade_is_a_deck_card() -> None:
    """Unless an edition has none."""
    older = edition_with(downgrades_in_decks=False)
    deck = listed("T602", "T12 T22 T31 09161")
    assert [] == faults(deck)
    assert ["not_a_deck_card 09161"] == faults(deck, edition=older)


@ruling("arh.part4.deck.12")
@pytest.mark.parametrize("card", ["T604", "T41"])
def test_characters_and_battlefields_are_never_in_a_deck(card: str) -> None:
    """They are brought beside it and do not count among its thirty cards."""
    assert [] == faults(listed("T604"))
    assert [f"not_a_deck_card {card}"] == faults(listed("T604", card))


@ruling("arh.part4.deck.13")
def test_plots_are_never_in_a_deck() -> None:
    """A plot stands beside the thirty cards."""
    assert [] == faults(listed("T604 T611"))
    assert ["not_a_deck_card T611"] == faults(listed("T604", "T611"))


@ruling("arh.part1.doublesided.05")
def test_the_back_of_a_card_is_never_in_a_deck() -> None:
    """Not even where it is an upgrade."""
    assert ["reverse_in_deck 15092B"] == [
        one for one in faults(listed("T606", "15092B")) if "reverse" in one
    ]


@ruling("arh.part4.deck.15")
def test_allowances_of_three_cards_add_up() -> None:
    """One allows two villain and two hero cards, each of two others one of both: four each."""
    team = f"{NEST} {MARAUDER} {MARAUDER}"
    four_each = "T621*2 T622*2 T620*2 T623*2"
    assert [] == faults(listed(team, four_each))
    assert ["deck_affiliation T638"] == faults(listed(team, f"{four_each} T638"))
    assert ["deck_affiliation T639"] == faults(listed(team, f"{four_each} T639"))
    assert ["deck_affiliation T623", "deck_affiliation T622"] == faults(
        listed(f"{NEST} {MARAUDER}", four_each)
    )


@ruling("arh.part4.deck.14", "arh.part4.deck.16")
def test_two_abilities_never_work_together_on_one_card() -> None:
    """An extra copy is for cards that fit; of a villain card a third copy stays forbidden."""
    team = f"{NEST} {DOUBLE_DOWN}"
    assert [] == faults(listed(team, "T622*2"))
    assert [] == faults(listed(team, "T626*3 T12*3"))
    assert ["deck_affiliation T622", "too_many_copies T622 3 2"] == faults(listed(team, "T622*3"))
    assert ["too_many_copies T31 3 2"] == faults(listed(team, "T626*3 T12*3 T31*3"))
    assert ["too_many_copies T12 4 3"] == faults(listed(team, "T12*4"))


@ruling("arh.clar.atg.03")
def test_an_extra_copy_comes_on_top_of_a_card_s_own_limit() -> None:
    """Of a card that may be in a deck four times there may be five."""
    assert [] == faults(listed("T603", "T628*4"))
    assert ["too_many_copies T628 5 4"] == faults(listed("T603", "T628*5"))
    assert [] == faults(listed("T603 T616", "T628*5"))


def test_allowed_cards_are_shared_out_so_that_all_find_room() -> None:
    """The free red weapon must not take the place that only another card can use."""
    team = "T617 T618"  # heroes' red villain weapons; two different blue hero cards
    assert [] == faults(listed("T617", "T629*2"))
    assert ["deck_affiliation T630", "deck_colour T630"] == faults(listed("T617", "T630"))
    assert [] == faults(listed("T618", "T627 T637"))
    assert "deck_colour T627" in faults(listed("T618", "T627*2 T637"))
    assert "hero_and_villain T617 T618" in faults(listed(team))


def test_a_plot_can_make_the_deck_larger() -> None:
    """Four more cards, no more and no less."""
    assert [] == faults(listed("T603 T619", "T12*2 T31*2", size=34))
    assert ["deck_size 30 34"] == faults(listed("T603 T619"))


def test_a_plot_can_keep_cards_out() -> None:
    """No gray cards under a truce."""
    found = complaints(listed("T600 T602 T631", "T12 T624"))
    assert ["cannot_include"] == [one.key for one in found]
    assert "T12" in found[0].cards
    assert "T624" not in found[0].cards


@ruling("arh.part4.battlefield.01")
def test_a_player_brings_one_battlefield() -> None:
    """Not none, not two, and nothing else in its place."""
    assert ["battlefields 0"] == faults(listed("T604", battlefield=""))
    assert ["battlefields T41 T42 2"] == faults(listed("T604", battlefield="T41 T42"))
    assert ["not_a_battlefield T12"] == faults(listed("T604", battlefield="T12"))
    assert ["include_only_if T636"] == faults(listed("T600", battlefield="T636"))
    assert [] == faults(listed("T600 T633", battlefield="T636"))


@ruling("arh.part4.battlefield.02")
def test_elite_leia_and_han_are_a_team_of_thirty_points() -> None:
    """16 and 14; both elite would be 34."""
    assert [] == faults(listed("01028*2 01046*1", battlefield="01171"))
    assert ["too_many_points 01028 01046 34 30 16 2 18 2"] == faults(listed("01028*2 01046*2"))


@ruling("arh.part4.battlefield.02")
@only_in("arh", "ffg")
def test_beside_elite_leia_and_han_one_point_of_plot_is_too_much() -> None:
    """And what the plot itself demands is said as well."""
    assert ["too_many_points 01028 01046 T608 31 30 16 2 14 1 1 1", "include_only_if T608"] == (
        faults(listed("01028*2 01046*1 T608"))
    )


@ruling("arh.part4.battlefield.03")
def test_leia_and_han_play_red_yellow_and_gray_cards_of_heroes_and_neutrals() -> None:
    """Villain cards and blue cards stay at home."""
    team = "01028*2 01046*1"
    fine = "T620 T623 T625 T626 T12"
    assert [] == faults(listed(team, fine))
    assert ["deck_affiliation T621"] == faults(listed(team, f"{fine} T621"))
    assert ["deck_colour T624 T627"] == faults(listed(team, f"{fine} T624 T627"))


@ruling("arh.part3.setaside.05")
def test_spare_dice_match_cards_of_the_team_or_deck() -> None:
    """Any number of them; a die of another card, or of one without a die, is refused."""
    assert [] == faults(listed("T600", "T11", extra_dice="T600 T600 T600 T11"))
    assert ["unmatched_die T601 T12"] == faults(
        listed("T600", "T11 T12", extra_dice="T600 T601 T12")
    )


@ruling("arh.part3.setaside.06")
def test_any_number_of_cards_named_by_the_list_may_be_set_aside() -> None:
    """A card whose title a text speaks of, as often as one likes; no others."""
    naming = "T600 T602 T631"  # the plot speaks of both titles
    deck = "T624*2"
    aside = "T600 " * 4 + "T601 T601 T601 T602"
    brought = listed(naming, deck, aside=aside, extra_dice="T601 " * 5)
    assert [] == [one for one in faults(brought) if "cannot_include" not in one]
    assert ["not_named T605"] == faults(listed("T606", aside="T605"))


@ruling("arh.faq.13")
def test_two_copies_of_a_unique_card_may_be_in_a_deck_but_not_in_play() -> None:
    """The second cannot be played while the first is in play; the opponent's does not count."""
    assert [] == faults(listed("T604", "T16*2"))
    assert ["too_many_copies T16 3 2"] == faults(listed("T604", "T16*3"))
    t = Tabletop(hand="T16 T16 T12", their_hand="T16")
    t.show("T01", "-")
    t.answer("play T16")
    t.answer("play T16")

    assert ("you: action", ["T16", "T12"]) == (t.asked(), t.hand())
    assert ["play T12", "activate T01", "reroll", "claim", "pass"] == t.options()


@ruling("arh.part4.battlefield.04")
def test_a_battlefield_can_resolve_a_die_without_its_resource_cost() -> None:
    """Without resources 3MD for 1 cannot be resolved; by claiming it can, and costs nothing."""
    t = Tabletop("T601", resources=0)
    t.battlefield("T690")
    t.show("T601", "3MD1")

    assert ["activate T601", "claim", "pass"] == t.options()
    t.answer("claim")
    t.answer("yes")
    t.answer("their T02")

    assert (3, 0) == (t.copy("their T02").damage, t.resources())
