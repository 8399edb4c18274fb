"""The missions of Mos Eisley Outskirts."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

MAP = "mos-eisley-outskirts"


@card("mos-eisley-outskirts/A")
def test_a_panel_is_turned_to_either_side_once_a_round_and_player() -> None:
    """The interact asks for the side; after it the player has no panel to turn in this round."""
    t = Skirmish("hansolo l14, rebeltrooper l15", "darthvader o14", map=MAP, mission="A")
    t.activate("hansolo")
    before = t.options()
    t.play("interact launch panel 1")
    sides = t.options()
    t.play("1")
    after = t.options()
    t.play("end")
    t.activate("their darthvader")
    theirs = t.options()
    t.play("end")
    t.activate("rebeltrooper 1")

    assert ["interact launch panel 1", "interact launch panel 2"] == [
        one for one in before if "panel" in one
    ]
    assert ["0", "1"] == sides
    assert 1 == t.state.token(t.thing("launch panel 1")).side
    assert not any("panel" in one for one in [*after, *t.options()])
    assert "interact launch panel 3" in theirs


@card("mos-eisley-outskirts/A")
def test_panels_can_be_turned_again_in_the_next_round() -> None:
    """And back to grey."""
    t = Skirmish("hansolo l14", "darthvader u22", map=MAP, mission="A")
    t.activate("hansolo")
    t.play("interact launch panel 1", "1", "end")
    t.activate("their darthvader")
    t.play("end")
    t.play("pass") if t.options() == ["pass"] else None
    t.activate("their darthvader")
    t.play("end")
    t.activate("hansolo")
    t.play("interact launch panel 1", "0")

    assert 0 == t.state.token(t.thing("launch panel 1")).side


@card("mos-eisley-outskirts/A")
def test_panels_score_by_their_side_for_whoever_controls_them() -> None:
    """2 points for a grey one, 5 for a coloured one, at the end of the round."""
    t = Skirmish(
        "hansolo l14, rebeltrooper u22", "darthvader o15", map=MAP, mission="A", start="status"
    )
    t.state.token(t.thing("launch panel 1")).side = 1
    t.play()

    assert 2 == t.state.round
    assert [5 + 2, 2 + 2] == [t.points(YOU), t.points(THEM)]


@card("mos-eisley-outskirts/B")
def test_contraband_is_carried_and_slows_its_carrier() -> None:
    """Retrieved by an interact; Speed 2 less for the carrier alone."""
    t = Skirmish("hansolo n12, rebeltrooper u19", "darthvader u22", map=MAP, mission="B")
    t.state.token(t.thing("contraband 2")).space = t.state.map().space("m11")
    t.activate("hansolo")
    t.play("interact contraband 2", "move")
    carried = t.movement("hansolo")
    t.play("end")
    t.activate("their darthvader")
    t.play("end")
    t.activate("rebeltrooper 1")
    t.play("move")

    assert [t.thing("contraband 2")] == t.state.carried_by(t.thing("hansolo"))
    assert (4 - 2, 4) == (carried, t.movement("rebeltrooper 1"))


@card("mos-eisley-outskirts/B")
def test_contraband_scores_in_the_own_zone_and_is_gone() -> None:
    """15 points for a carrier in the own zone at the end of the round; elsewhere nothing."""
    t = Skirmish(
        "hansolo h9, rebeltrooper p13", "darthvader h10", map=MAP, mission="B", start="status"
    )
    for place, carrier in enumerate(("hansolo", "rebeltrooper 1", "their darthvader"), start=1):
        token = t.state.token(t.thing(f"contraband {place}"))
        token.space, token.carrier = -1, t.thing(carrier)
    t.play()

    assert [15, 0] == [t.points(YOU), t.points(THEM)]
    assert [] == t.state.carried_by(t.thing("hansolo"))
    assert 1 == len(t.state.carried_by(t.thing("rebeltrooper 1")))
    assert 1 == len(t.state.carried_by(t.thing("their darthvader")))


@card("mos-eisley-outskirts/A")
def test_panels_score_nothing_at_the_start_of_a_round() -> None:
    """Only at its end."""
    t = Skirmish("hansolo l14", "darthvader u22", map=MAP, mission="A", start="round")
    t.play()

    assert 0 == t.points(YOU)


@card("mos-eisley-outskirts/B")
def test_contraband_scores_nothing_at_the_start_of_a_round() -> None:
    """Only at its end."""
    t = Skirmish("hansolo h9", "darthvader u22", map=MAP, mission="B", start="round")
    t.state.token(t.thing("contraband 1")).space = -1
    t.state.token(t.thing("contraband 1")).carrier = t.thing("hansolo")
    t.play()

    assert 0 == t.points(YOU)
