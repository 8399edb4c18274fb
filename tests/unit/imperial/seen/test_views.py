"""What a seat sees of a skirmish, and what it does not."""

from functools import cache

import msgspec
import pytest

from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import SeatView, encode_view
from dejarik.kernel.chance import seed_from
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.decks.ready import ready_army, setup_of
from dejarik.titles.imperial.games import imperial


@cache
def _started() -> bytes:
    lists = [ready_army(name).army_list() for name in ("vader", "han-and-luke")]
    setup = {**setup_of(lists, ("Ann", "Bob"), "", "print"), "mission": "A"}
    return imperial().dump(imperial().start(setup, seed_from("views")))


def battle(until: str = "") -> Battle:
    """A game of the ready armies, played on without responses until something is asked."""
    s = battle_of(imperial().load(_started()))
    while until:
        asked = imperial().pending(s)[0]
        decision = view_of(s, asked.seat).decision
        assert decision is not None
        if decision.reason == until:
            break
        last = len(asked.options) - 1
        imperial().apply(s, asked.seat, asked.id, last if decision.kind == "respond" else 0)
    return s


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_travels(seat: int) -> None:
    """As bytes and back it is the same."""
    seen = view_of(battle("activate"), seat)

    assert seen == msgspec.msgpack.decode(encode_view(seen), type=SeatView)


def test_only_the_own_hand_is_known() -> None:
    """Everybody sees how many cards there are; a spectator knows none of them."""
    s = battle("activate")
    known = {
        seat: [[bool(card.code) for card in side.hand] for side in view_of(s, seat).sides]
        for seat in (-1, 0, 1)
    }

    assert [[True] * 3, [False] * 3] == known[0]
    assert [[False] * 3, [True] * 3] == known[1]
    assert [[False] * 3, [False] * 3] == known[-1]
    assert [12, 12] == [side.deck for side in view_of(s, 0).sides]


def test_other_cards_that_are_hidden_change_no_view() -> None:
    """Two cards of the other's deck and hand trade places: the bytes are the same."""
    s = battle("activate")
    before = encode_view(view_of(s, 0))
    side, identity = s.sides[1], s.knowledge.identity
    one, other = side.hand[0], side.deck[0]
    identity[one], identity[other] = identity[other], identity[one]

    assert before == encode_view(view_of(s, 0))
    assert encode_view(view_of(s, 1)) != before


def test_deploying_names_spaces_of_the_zone() -> None:
    """One option for each standing space of the zone, by number and by name."""
    s = battle("deploy")
    decision = view_of(s, s.initiative).decision
    assert decision is not None
    zone = s.map().zones["blue"] & ~s.map().blocking

    assert tuple(s.map().named(zone)) == decision.spaces
    assert [s.map().space(name) + FIRST_SPACE for name in decision.spaces] == [
        option.target for option in decision.options
    ]
    assert view_of(s, 1 - s.initiative).decision is None
    assert (s.initiative,) == view_of(s, 1 - s.initiative).deciding


def test_figures_are_told_apart() -> None:
    """By a number where a side has several of a card, whatever group they are of."""
    seen = view_of(battle("activate"), 0)
    troopers = [one for one in seen.figures if one.code == "rebeltrooper"]

    assert [1, 2, 3, 4, 5, 6] == [one.number for one in troopers]
    assert [0] == [one.number for one in seen.figures if one.code == "hansolo"]
    assert all(one.space and not one.defeated for one in seen.figures)
    assert {(16, 4, 0)} == {
        (one.health, one.speed, one.damage) for one in seen.figures if one.code == "darthvader"
    }


def test_the_menu_tells_actions_and_abilities() -> None:
    """The figure that acts has two actions; a special action is offered by its name."""
    s = battle("menu")
    seat = imperial().pending(s)[0].seat
    seen = view_of(s, seat)
    assert seen.decision is not None
    acting = seen.activations[-1]

    assert (2, 0) == (acting.actions, acting.points)
    assert {option.source for option in seen.decision.options} == {acting.figure}
    assert ("activation", "A") == (seen.phase, seen.mission)
    assert seen.active == seen.figures[acting.figure - 101].group


def test_a_target_tells_how_far_it_is_and_which_accuracy_that_needs() -> None:
    """In melee none is needed; a move and the end name no target."""
    shot = Skirmish("stormtrooper a1", "rebeltrooper e1 b2")
    shot.activate("stormtrooper 1")
    struck = Skirmish("darthvader a1", "rebeltrooper b1")
    struck.activate("darthvader")
    ranged = view_of(shot.state, 0).decision
    melee = view_of(struck.state, 0).decision

    assert ranged is not None
    assert melee is not None
    found = zip(shot.options(), ranged.numbers, ranged.needed, strict=True)
    assert [(4, 4), (1, 1)] == [
        (far, needed) for label, far, needed in found if label.startswith("attack")
    ]
    assert () == melee.needed
