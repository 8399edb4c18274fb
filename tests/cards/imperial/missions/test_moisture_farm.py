"""The missions of Moisture Farm."""

from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

MAP = "moisture-farm"


@card("moisture-farm/A")
def test_close_to_home_marks_controlled_crates_once() -> None:
    """7 points for each crate, and none for the same crate a round later."""
    t = Skirmish(
        "stormtrooper j4 i11, nexu a5", "hansolo n13", map=MAP, mission="A", start="status"
    )
    t.play()
    first = [t.points(YOU), t.points(THEM)]
    t.activate("their hansolo")
    t.play("end")
    t.activate("stormtrooper 1")
    t.play("end", "end")
    t.activate("nexu")
    t.play("end")

    assert [14, 7] == first
    assert 3 == t.state.round
    assert first == [t.points(YOU), t.points(THEM)]


@card("moisture-farm/A")
def test_close_to_home_needs_control() -> None:
    """A crate with figures of both sides beside it is nobody's."""
    t = Skirmish("stormtrooper i3", "hansolo k3", map=MAP, mission="A", start="status")
    t.play()

    assert [0, 0] == [t.points(YOU), t.points(THEM)]


@card("moisture-farm/A")
def test_both_players_can_mark_a_crate() -> None:
    """A mark of the opponent does not hinder one's own."""
    t = Skirmish("stormtrooper i3", "hansolo a5", map=MAP, mission="A", start="status")
    t.state.token(t.thing("crate 1")).side = 1 << THEM
    t.play()

    assert 7 == t.points(YOU)


@card("moisture-farm/B")
def test_raiders_can_be_attacked_and_give_four_points() -> None:
    """Health 5 and one black die; the player that defeats one scores."""
    t = Skirmish("hansolo g8", "stormtrooper a5", map=MAP, mission="B")
    t.activate("hansolo")
    menu = t.options()
    t.roll("hansolo", "blue 320, green 120, green 220")
    t.roll("raider 1", "black 100")
    t.play("attack raider 1")

    assert "attack raider 1" in menu
    assert "" == t.where("raider 1")
    assert 4 == t.points(YOU)


def raided(mine: str) -> Skirmish:
    """The end of a round with the first raider alone, at g9."""
    t = Skirmish(mine, "darthvader c9, stormtrooper o1", map=MAP, mission="B", start="status")
    for name in ("raider 2", "raider 3"):
        t.state.token(t.thing(name)).space = NOWHERE
    t.play()
    return t


@card("moisture-farm/B")
def test_raiders_strike_the_nearest_figures_in_sight() -> None:
    """Equally near ones all suffer 2 damage; farther ones do not."""
    t = raided("hansolo f10, rebeltrooper f9")

    assert [2, 2] == [t.damage("hansolo"), t.damage("rebeltrooper 1")]
    assert 0 == t.damage("their darthvader")


@card("moisture-farm/B")
def test_raiders_move_up_to_three_spaces() -> None:
    """The initiative player chooses to move them, each to a free space or not at all."""
    t = raided("hansolo f10, rebeltrooper f9")
    asked = t.asked(), t.options()
    t.answer("0")
    places = t.options()
    t.play("g8")

    assert ("you: window", ["0", "1"]) == asked
    assert {"g8", "g10", "i8", "stop"} <= set(places)
    assert not {"f9", "f10", "h9", "g9", "c9", "k9"} & set(places)
    assert "g8" == t.where("raider 1")
    assert 2 == t.state.round


@card("moisture-farm/B")
def test_a_new_raider_comes_to_the_camp() -> None:
    """To an empty space of it, chosen by the initiative player, and it can be attacked."""
    t = raided("hansolo f10, rebeltrooper g14")
    t.answer("1")
    places = t.options()
    t.play("g15")
    everyone = [t.where(f"raider {place}") for place in (1, 2, 3)]

    assert "g14" not in places
    assert set(places) <= set(t.state.map().named(t.state.map().areas["camp"]))
    assert ["g9", "g15", ""] == everyone


@card("moisture-farm/B")
def test_a_fourth_raider_is_a_token_of_its_own() -> None:
    """With all three on the map a new one has the next number."""
    t = Skirmish("hansolo a5", "darthvader o1", map=MAP, mission="B", start="status")
    t.play("1", "i16")

    assert "i16" == t.where("raider 4")


@card("moisture-farm/A")
def test_crates_are_marked_at_the_end_of_a_round() -> None:
    """Not at the start of one."""
    t = Skirmish("stormtrooper i3", "hansolo a5", map=MAP, mission="A", start="round")
    t.play()

    assert 0 == t.points(YOU)


@card("moisture-farm/B")
def test_a_raider_has_a_black_die_and_five_health() -> None:
    """Four damage are too few, and nothing blocks but its die."""
    t = Skirmish("hansolo g8", "stormtrooper a5", map=MAP, mission="B", hand="deadeye")
    t.activate("hansolo")
    t.roll("hansolo", "blue 320, green 120, green 111")
    t.roll("raider 1", "black 100")
    t.play("attack raider 1")
    while "deadeye" not in t.options():
        t.answer("pass")
    dice = t.dice()
    t.play("pass", "stop")

    assert ["blue", "green", "green", "black"] == dice
    assert 5 - 1 == t.state.token(t.thing("raider 1")).damage
    assert "g9" == t.where("raider 1")


@card("moisture-farm/B")
def test_whoever_has_initiative_moves_raiders_three_spaces() -> None:
    """The opponent here; the third space is among the ends, the fourth is not."""
    t = Skirmish(
        "hansolo a5", "darthvader o1", map=MAP, mission="B", start="status", initiative=THEM
    )
    for name in ("raider 2", "raider 3"):
        t.state.token(t.thing(name)).space = NOWHERE
    t.play()
    asked = t.asked()
    t.answer("0")
    places = t.options()
    start = t.state.board().distance
    raider = 1 << t.state.token(t.thing("raider 1")).space
    far = max(start(raider, 1 << t.state.map().space(one)) for one in places if one != "stop")

    assert "they: window" == asked
    assert 3 == far
