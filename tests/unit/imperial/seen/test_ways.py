"""The spaces that a menu names: every one is reached by the answers it stands for."""

from collections.abc import Iterator

from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules import menu
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import DecisionView, WayView
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.games import imperial

FIGURE = "stormtrooper 1"


def at_its_menu(**laid: str) -> Skirmish:
    """A trooper among its own, with an enemy near."""
    table = Skirmish("stormtrooper b2 b3 c3", "rebeltrooper c5 e2 g7", **laid)  # type: ignore[arg-type]
    table.activate(FIGURE)
    table.skip()
    return table


def asked(s: Battle) -> DecisionView:
    """What the first seat is asked."""
    decision = view_of(s, 0).decision
    assert decision is not None
    return decision


def place_of(decision: DecisionView, kind: str, way: WayView) -> int:
    """The place of an option by its kind; of a `go` by its space, too."""
    for place, one in enumerate(decision.options):
        named = (one.target, one.value) == (way.target, way.value)
        if one.kind == kind and (kind != "go" or named):
            return place
    raise AssertionError(kind)


def pass_on(s: Battle) -> None:
    """Nobody responds."""
    game = imperial()
    while game.pending(s)[0].seat != 0 or asked(s).kind == "respond":
        other = game.pending(s)[0]
        game.apply(s, other.seat, other.id, len(other.options) - 1)


def taken(s: Battle, way: WayView) -> Battle:
    """The skirmish after the answers that a way stands for."""
    game = imperial()
    end = game.clone(s)
    assert isinstance(end, Battle)
    for kind in ["move"] * way.moves + ["walk", "go"]:
        pass_on(end)
        now = game.pending(end)[0]
        game.apply(end, 0, now.id, place_of(asked(end), kind, way))
    return end


def reached(s: Battle, moves: int) -> Iterator[tuple[int, int]]:
    """What can be gone to after so many moves, asked of the rules one answer after the other."""
    game = imperial()
    end = game.clone(s)
    assert isinstance(end, Battle)
    for kind in ["move"] * moves + ["walk"]:
        pass_on(end)
        now = game.pending(end)[0]
        found = [place for place, one in enumerate(asked(end).options) if one.kind == kind]
        if not found:
            return
        game.apply(end, 0, now.id, found[0])
    for one in asked(end).options:
        if one.kind == "go":
            yield one.target, one.value


def test_a_menu_names_what_its_moves_lead_to_and_nothing_else() -> None:
    """One move or two; the fewest that do are named."""
    table = at_its_menu()
    ways = asked(table.state).ways

    one, two = set(reached(table.state, 1)), set(reached(table.state, 2))
    assert one == {(way.target, way.value) for way in ways if way.moves == 1}
    assert two - one == {(way.target, way.value) for way in ways if way.moves == 2}
    assert one


def test_every_way_is_gone_by_the_answers_it_stands_for() -> None:
    """What is left of the points and actions is what the way says."""
    table = at_its_menu()
    figure = table.figure(FIGURE)
    for way in asked(table.state).ways:
        end = taken(table.state, way)
        activation = end.activation_of(figure.id)
        assert activation is not None
        assert way.target == 1001 + end.figure(figure.id).placement % end.map().count
        assert menu.ACTIONS - way.moves == activation.actions
        assert 4 * way.moves - way.cost == activation.points


def test_points_that_are_left_are_spent_first() -> None:
    """After a move its points need no other one."""
    table = at_its_menu()
    table.play("move")

    ways = asked(table.state).ways

    assert {0, 1} == {way.moves for way in ways}
    assert {1, 2, 3, 4} == {way.cost for way in ways if not way.moves}


def test_who_may_not_leave_has_no_way() -> None:
    """Nothing is lit that cannot be done."""
    table = Skirmish("darthvader b2", "rebeltrooper c5 e2 g7")
    table.put("darthvader", "Stunned")
    table.activate("darthvader")
    table.skip()

    assert "end" in table.options()
    assert () == asked(table.state).ways


def test_other_questions_and_other_seats_are_told_no_ways() -> None:
    """They stand beside a menu alone, for whoever is asked."""
    table = at_its_menu()
    assert view_of(table.state, 1).decision is None

    table.play("move", "walk")

    assert () == asked(table.state).ways
