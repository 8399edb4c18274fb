"""Teams: points, plots, sides, titles, and what cards ask of their company."""

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.model.edition import Edition
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.kernel.chance import seed_from
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.lists import complaints, faults, listed
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, ruling


def in_play(t: Table, seat: int) -> list[str]:
    """The codes of what a player has in play."""
    return [t.definition_of(t.copies[ref]).facts.code for ref in t.players[seat].play]


@ruling("arh.part4.team.01", "arh.part1.characters.01")
def test_a_team_costs_thirty_points_at_most() -> None:
    """Thirty is enough and thirty-one too many; fewer are no fault."""
    assert [] == faults(listed("T600*2 T633 T604"))  # 15 + 8 + 7
    assert [] == faults(listed("T600"))
    assert ["too_many_points T600 T633 T633 31 30 15 2 8 1 8 1"] == faults(
        listed("T600*2 T633 T633")
    )


@ruling("arh.part1.characters.06", "arh.part4.team.06")
def test_point_values_are_the_prices_of_one_two_and_three_dice() -> None:
    """What is bought with more dice costs the value further right."""
    for dice, cost in ((1, 9), (2, 12), (3, 16)):
        found = complaints(listed(f"T618*{dice} T609*2"))
        assert [(cost + 24, 30, cost, dice, 24, 2)] == [one.numbers for one in found]
    assert ["wrong_dice T618 4 3"] == faults(listed("T618*4"))


@ruling("arh.part4.team.06")
def test_a_unique_character_is_elite_with_two_dice_or_not_with_one() -> None:
    """There is no third way: not without a die, not with more than there are prices."""
    assert [] == faults(listed("T600*1"))
    assert [] == faults(listed("T600*2"))
    assert ["wrong_dice T600 3 2"] == faults(listed("T600*3"))
    assert ["wrong_dice T600 0 2"] == faults(listed("T600*0"))
    assert ["wrong_dice T604 2 1"] == faults(listed("T604*2"))


@ruling("arh.part4.team.02", "arh.part1.plots.01")
def test_a_team_has_no_plot_or_one_but_never_two() -> None:
    """Even two that cost nothing together are one too many."""
    assert [] == faults(listed("T600"))
    assert [] == faults(listed("T600 T610"))
    assert ["too_many_plots T610 T611 2 1"] == faults(listed("T600 T610 T611"))
    assert ["too_many_plots T611 T611 2 1"] == faults(listed("T600 T611 T611"))


@ruling("arh.part1.plots.02")
def test_the_points_of_a_plot_count_like_those_of_a_character() -> None:
    """Twenty-eight points of characters leave room for two points of plot, not for four."""
    assert [] == faults(listed("T600*2 T604 T603 T611"))
    assert ["too_many_points T600 T604 T603 T607 32 30 15 2 7 1 6 1 4 1"] == faults(
        listed("T600*2 T604 T603 T607")
    )


@ruling("arh.part1.plots.06", "arh.part1.plots.07")
def test_a_plot_with_negative_points_makes_room_for_more_characters() -> None:
    """With a plot of -1 there are thirty-one points for characters, and not thirty-two."""
    over, more = "T600*2 T633 T633", "T609*2 T606"
    assert 31 == complaints(listed(over))[0].numbers[0]
    assert [] == faults(listed(f"{over} T610"))
    assert ["too_many_points T609 T606 32 31 24 2 8 1"] == faults(listed(f"{more} T610"))


@ruling("arh.part4.team.03")
def test_heroes_and_villains_are_never_on_one_team() -> None:
    """However few points they cost."""
    assert ["hero_and_villain T604 T606"] == faults(listed("T604 T606"))


@ruling("arh.part4.team.04")
def test_neutral_characters_may_be_on_any_team() -> None:
    """With heroes, with villains, alone; but they do not reconcile the two."""
    assert [] == faults(listed("T604 T603"))
    assert [] == faults(listed("T606 T603"))
    assert [] == faults(listed("T603 T603"))
    assert ["hero_and_villain T604 T606"] == faults(listed("T604 T603 T606"))


@ruling("arh.part4.team.05", "arh.part1.uniqueness.03")
def test_a_unique_character_once_and_others_any_number_of_times() -> None:
    """Four of a common one are fine, two of a unique one are not."""
    assert [] == faults(listed("T604 T604 T604 T604"))
    assert ["unique_twice T600 T600"] == faults(listed("T600 T600"))


@ruling("arh.part1.uniqueness.11")
def test_versions_of_a_character_are_one_character() -> None:
    """The title decides; the subtitle only tells the versions apart."""
    assert ["unique_twice T600 T601"] == faults(listed("T600 T601"))


@ruling("arh.part1.uniqueness.12")
def test_two_versions_of_darth_vader_are_one_too_many() -> None:
    """Sith Lord and Dark Apprentice, both with one die, would cost 29 points."""
    vader = listed("01010 02010")
    assert ["unique_twice 01010 02010"] == faults(vader)
    assert ["arh.part4.team.05"] == [one.ruling for one in complaints(vader)]


@ruling("arh.part4.team.07")
def test_a_team_has_at_least_one_character() -> None:
    """Nobody at all is no team."""
    assert ["no_character"] == faults(listed(""))


@ruling("arh.part4.team.07")
@only_in("arh", "ffg")
def test_a_plot_alone_is_no_team() -> None:
    """It is no character."""
    assert ["no_character"] == faults(listed("T611"))


@ruling("arh.part4.team.08")
def test_colours_of_characters_may_be_mixed_or_not() -> None:
    """Red, blue and yellow on one team; or all of one colour."""
    assert [] == faults(listed("T633 T601 T604"))
    assert [] == faults(listed("T633 T633 T633"))


@ruling("arh.part1.plots.04")
@pytest.mark.parametrize(
    ("plot", "with_it", "without"), [("T612", "T604", "T606"), ("09052", "T606", "T604")]
)
def test_a_plot_of_a_side_needs_a_character_of_it(plot: str, with_it: str, without: str) -> None:
    """A hero plot and a villain plot; neither the other side nor a neutral character does."""
    assert [] == faults(listed(f"{with_it} {plot}"))
    assert [f"plot_affiliation {plot}"] == faults(listed(f"{without} {plot}"))
    assert [f"plot_affiliation {plot}"] == faults(listed(f"T603 {plot}"))
    assert [] == faults(listed(f"{without} T611"))


@ruling("arh.part1.plots.05")
@pytest.mark.parametrize(
    ("plot", "with_it", "without"),
    [("T613", "T602", "T606"), ("09133", "T600", "T602"), ("09151", "T606", "T600")],
)
def test_a_coloured_plot_needs_a_character_of_its_colour(
    plot: str, with_it: str, without: str
) -> None:
    """Blue, red and yellow alike; a gray plot needs none."""
    assert [] == faults(listed(f"{with_it} {plot}"))
    assert [f"plot_colour {plot}"] == faults(listed(f"{without} {plot}"))
    assert [] == faults(listed(f"{without} T611"))


@ruling("arh.part1.plots.03")
def test_a_plot_begins_in_play_and_stays_there() -> None:
    """After a round it still is: nothing in the rules takes it away."""
    game = current_game()
    seat = {"team": [{"code": "T01"}, {"code": "T611", "dice": 0}], "battlefield": "T41"}
    seats = [{**seat, "deck": ["T31"] * 20}] * 2
    setup: dict[str, object] = {"seats": seats, "edition": game.edition.name}
    table = table_of(game.start(setup, seed_from("plots")))
    bot = RandomBot("plots")
    seen = set()
    while table.outcome is None and table.round < 4:
        plots = [in_play(table, seat) for seat in (YOU, THEM)]
        seen.add(tuple("T611" in codes for codes in plots))
        decision = game.pending(table)[0]
        game.apply(table, decision.seat, decision.id, bot.answer(decision))

    assert {(True, True)} == seen


@ruling("arh.part7.teamup.01")
def test_team_up_lowers_the_points_of_what_it_lists() -> None:
    """20 and 10 with a plot of 4 would be 34; at Team Up prices it is 32, with one die less 29."""
    assert ["too_many_points T609 T605 T607 32 30 19 1 9 1 4 1"] == faults(listed("T609 T605 T607"))
    assert [] == faults(listed("T609 T603 T607"))  # 19 + 6 + 4
    assert ["too_many_points T609 T606 T607 31 30 19 1 8 1 4 1"] == faults(listed("T609 T606 T607"))


@ruling("arh.part7.teamup.02")
def test_team_up_for_unique_bounty_hunters_leaves_others_at_their_price() -> None:
    """A unique hunter costs one less each, a common hunter and a unique hero nothing less."""
    hunters = complaints(listed("T605*2 T609 T606 T602 T607"))[0]
    prices = dict(zip(hunters.cards, hunters.numbers[2::2], strict=True))
    assert {"T605": 12, "T609": 19, "T606": 8, "T602": 12, "T607": 4} == prices


@ruling("arh.part4.team.09")
def test_a_condition_of_including_is_asked_after_team_up() -> None:
    """A character at 20 points is enough, one that Team Up lowers to 19 is not."""
    edition = Edition("arh")
    edition.most_plots = 2
    assert [] == faults(listed("T609 T608"))
    assert ["include_only_if T608"] == faults(listed("T606 T608"))
    assert ["include_only_if T608"] == faults(listed("T609 T607 T608"), edition=edition)


@ruling("arh.part4.team.10")
def test_a_plot_for_twenty_points_is_not_for_a_character_lowered_below_them() -> None:
    """Bought with two dice it is at 23 even so, and the plot is fine."""
    edition = Edition("arh")
    edition.most_plots = 2
    lowered = listed("T609*1 T607 T608")
    assert ["include_only_if T608"] == faults(lowered, edition=edition)
    assert [] == faults(listed("T609*2 T607 T608"), edition=edition)
    assert ["T608"] == [code for one in complaints(lowered, None, edition) for code in one.cards]


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        ("T600 T602 T631", []),
        ("T600 T602", ["hero_and_villain T600 T602"]),
        ("T600 T602 T603 T631", ["include_only_if T631"]),
        ("T632 T633", []),
        ("T632 T604", ["hero_and_villain T632 T604"]),
        ("T632 T633 T606", ["hero_and_villain T633 T606"]),
        ("T605 T606 T635", []),
        ("T605 T602 T635", ["include_only_if T635"]),
    ],
)
def test_cards_change_who_may_be_together(team: str, expected: list[str]) -> None:
    """A truce for two titles; a villain who joins heroes with an engineer; shared colours."""
    deck = "T624*2 T625*2" if "T631" in team else ""
    found = [one for one in faults(listed(team, deck)) if not one.startswith("cannot_include")]
    assert expected == found


def test_a_deck_of_singles_can_be_asked_for() -> None:
    """The plot looks at the deck as well."""
    singles = " ".join(f"T{number}" for number in range(640, 655))
    plain = "T12 T15 T17 T18 T19 T22 T23 T31 T35 T36 T37 T38 T39 T40 T43"
    assert [] == faults(listed("T604 T634", f"{singles} {plain}"))
    assert ["include_only_if T634"] == faults(listed("T604 T634"))


@ruling("arh.part1.doublesided.03")
def test_side_a_is_used_unless_the_back_has_a_price() -> None:
    """The back of a plot without points cannot be chosen."""
    back = complaints(listed("T602 13008B"))
    assert [] == faults(listed("T602 13008A"))
    assert ["reverse_side 13008B"] == [f"{one.key} {one.cards[0]}" for one in back]


@ruling("arh.part1.doublesided.04")
def test_a_back_with_a_price_may_be_chosen_instead() -> None:
    """Vader on the back of Anakin costs 17 or 21 points."""
    assert [] == faults(listed("13001A*2"))
    assert [] == faults(listed("13001B*2"))
    over = complaints(listed("13001B*2 T606 T606"))
    assert [(37, 30, 21, 2, 8, 1, 8, 1)] == [one.numbers for one in over]


@ruling("arh.part1.doublesided.12")
def test_a_unique_title_on_the_back_counts_too() -> None:
    """Anakin, who turns into Darth Vader, and Darth Vader; other titles are no matter."""
    assert "reverse_title 13001A 12002" in faults(listed("13001A 12002"))
    assert ["reverse_title 15010A 12002"] == faults(listed("12002 15010A"))
    assert [] == faults(listed("13001A T604"))


def test_the_launch_edition_has_neither_neutral_characters_nor_plots() -> None:
    """An edition is a set of switches."""
    launch = Edition("launch")
    launch.neutral_characters = False
    launch.most_plots = 0
    found = faults(listed("T604 T603 T611"), edition=launch)
    assert ["neutral_character T603", "too_many_plots T611 1 0"] == found
