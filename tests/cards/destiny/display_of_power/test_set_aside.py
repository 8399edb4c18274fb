"""Display of Power, cards that bring in dice from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    followed,
    hears,
    next_die_shows,
    set_aside_dice,
)

# Executor

DISCARD_IT, ROLL_IT = 0, 1


def executor(team: str = "T907 T01", **laid: int) -> Tabletop:
    """The Executor, a support of each player, and a die set aside."""
    t = Tabletop(team, "T02", resources=laid.get("resources", 2))
    t.support("22023")
    t.support("T12")
    t.support("T16", seat=THEM)
    t.spare_die("07033", count=2)
    return t


@card("22023")
def test_a_red_leader_lets_the_executor_fire() -> None:
    """By exhausting it; the die is set aside again once it has been used."""
    t = executor()
    t.show("T907", "1R")
    next_die_shows(t, 0)
    t.answer("resolve resource")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())

    t.answer("yes")

    assert (["07033 4ID"], {"07033": 1}) == (t.pool(), set_aside_dice(t))
    assert not t.copy("22023").ready
    assert followed(t, "die_resolved", "die_brought")
    t.answer("pass", "resolve indirect")
    assert {"07033": 2} == set_aside_dice(t)


@card("22023")
def test_the_executor_may_stay_ready() -> None:
    """Nothing is rolled then."""
    t = executor()
    t.show("T907", "1R")

    t.answer("resolve resource", "no")

    assert (True, [], "they: action") == (t.copy("22023").ready, t.pool(), t.asked())


@card("22023")
@pytest.mark.parametrize("other", ["T01", "21003"])
def test_the_executor_waits_for_you_to_resolve_a_red_leader(other: str) -> None:
    """Whosever it is; not for a red die or a leader of another colour, nor for the opponent."""
    t = executor("T907 T01 21003")
    die, another = t.show("T907", "1R").id, t.show(other, "1R").id
    joined = Event(ev.DIE_RESOLVED, YOU, another)
    joined.items = [die]

    assert hears(t, "22023", AFTER, Event(ev.DIE_RESOLVED, YOU, die))
    assert hears(t, "22023", AFTER, joined)
    assert not hears(t, "22023", AFTER, Event(ev.DIE_RESOLVED, YOU, another))
    assert not hears(t, "22023", AFTER, Event(ev.DIE_RESOLVED, THEM, die))
    t.lend(t.state.dice[die])
    assert hears(t, "22023", AFTER, Event(ev.DIE_RESOLVED, YOU, die))
    assert not hears(t, "22023", AFTER, Event(ev.DIE_RESOLVED, THEM, die))


@card("22023")
def test_an_exhausted_executor_fires_at_nobodys_command() -> None:
    """It could not be exhausted."""
    t = executor()
    t.copy("22023").ready = False
    t.show("T907", "1R")

    t.answer("resolve resource")

    assert ("they: action", []) == (t.asked(), t.pool())


@card("22023")
def test_the_executor_fires_by_itself_once_a_round() -> None:
    """It need not be exhausted for that."""
    t = executor()

    t.answer("use 22023")
    assert ("you: either", 2) == (t.asked(), len(t.options()))
    t.choose(ROLL_IT)

    assert (1, {"07033": 1}, True) == (len(t.pool()), set_aside_dice(t), t.copy("22023").ready)
    t.answer("pass")
    assert "use 22023" not in t.options()


@card("22023")
def test_the_executor_destroys_any_support() -> None:
    """Itself, another of yours or one of theirs; for two resources."""
    t = executor()
    t.answer("use 22023")
    t.choose(DISCARD_IT)
    assert ["22023", "T12", "their T16"] == t.options()

    t.answer("their T16")

    assert (0, ["T02"], ["T16"]) == (t.resources(), t.in_play(THEM), t.discards(THEM))
    assert (2, []) == (t.events("resources_spent")[0].amount, t.pool())


@card("22023")
def test_without_two_resources_the_executor_destroys_nothing() -> None:
    """And nothing is spent."""
    t = executor(resources=1)

    t.answer("use 22023")
    t.choose(DISCARD_IT)

    assert ("they: action", 1, ["T02", "T16"]) == (t.asked(), t.resources(), t.in_play(THEM))
    assert ({"07033": 2}, ["22023", "T12"]) == (set_aside_dice(t), t.in_play()[2:])


@card("22023")
@ruling("arh.clar.dop.07")
def test_the_executor_cannot_be_activated() -> None:
    """It has no die of its own: neither as an action nor by an effect."""
    t = Tabletop("22057", "T02")
    t.support("22023")
    assert "activate 22023" not in t.options()

    t.answer("use 22057")

    assert (True, []) == (t.copy("22023").ready, t.events("activated"))


# Jawa Trade Route


def trade(place: int, **laid: int) -> Tabletop:
    """You claim the route, and the scavenger's die shows this side."""
    t = Tabletop(
        "T01", "T02", resources=laid.get("resources", 1), their_resources=laid.get("theirs", 2)
    )
    t.battlefield("22116")
    if laid.get("dice", 2):
        t.spare_die("06004", count=2)
    t.copy("their T02").shields = 1
    next_die_shows(t, place)
    t.answer("claim")
    assert ("you: claim_ability", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    return t


@card("22116")
def test_the_scavenger_of_the_route_is_resolved() -> None:
    """At once, and set aside again."""
    t = trade(3)

    assert (2, 2, [], {"06004": 2}) == (
        t.resources(),
        t.resources(THEM),
        t.pool(),
        set_aside_dice(t),
    )


@card("22116")
def test_what_the_scavenger_asks_for_is_paid_if_it_can_be() -> None:
    """There is no choice."""
    t = trade(1)
    assert ("you: choose", ["T01", "their T02"]) == (t.asked(), t.options())
    t.answer("their T02")

    assert (1, 0, 2) == (t.copy("their T02").damage, t.resources(), t.resources(THEM))


@card("22116")
@pytest.mark.parametrize(("place", "resources"), [(1, 0), (4, 1)])
def test_a_scavenger_that_cannot_be_resolved_takes_a_resource(place: int, resources: int) -> None:
    """A blank, or what cannot be paid for, is removed."""
    t = trade(place, resources=resources)

    assert (resources + 1, 1, []) == (t.resources(), t.resources(THEM), t.pool())
    assert (1, {"06004": 2}) == (len(t.events("die_removed")), set_aside_dice(t))


@card("22116")
def test_without_a_scavenger_the_route_brings_nothing() -> None:
    """There is no die to remove."""
    t = trade(4, dice=0)

    assert (1, 2) == (t.resources(), t.resources(THEM))


@card("22116")
@ruling("arh.clar.dop.16")
def test_the_owner_of_the_route_lends_the_scavenger() -> None:
    """To an opponent who claims it; and gets it back."""
    t = Tabletop("T01", "T02")
    t.battlefield("22116")
    t.spare_die("06004")
    next_die_shows(t, 3)

    t.answer("pass", "claim", "yes")

    assert (6, 5, {"06004": 1}, {}) == (
        t.resources(THEM),
        t.resources(),
        set_aside_dice(t),
        set_aside_dice(t, THEM),
    )
    assert THEM == t.events("die_resolved")[0].seat


@card("22116")
def test_a_scavenger_may_be_set_aside_for_the_route() -> None:
    """Because the battlefield speaks of it."""
    assert [] == faults(listed("T602", extra_dice="06004", battlefield="22116"))
    assert ["unmatched_die 06004"] == faults(listed("T602", extra_dice="06004"))


# Rook Kast


@card("22033")
@pytest.mark.parametrize(("dice", "maul"), [("", 0), ("*2", 1)])
def test_rook_kast_brings_a_commando_and_perhaps_maul(dice: str, maul: int) -> None:
    """Maul only if she was bought elite: she has no die of her own."""
    t = Tabletop(f"22033{dice} T01", "T02")
    t.spare_die("07037", count=2)
    t.spare_die("11003", count=2)

    t.answer("activate 22033")

    assert ("they: action", 1 + maul) == (t.asked(), len(t.pool()))
    assert {"07037": 1, "11003": 2 - maul} == set_aside_dice(t)


@card("22033")
@pytest.mark.parametrize(("seat", "label"), [(THEM, "22033"), (YOU, "T01")])
def test_only_you_send_for_commandos(seat: int, label: str) -> None:
    """And only by activating her."""
    t = Tabletop("22033 T01", "T02")
    t.spare_die("07037")
    ref = t.copy(label).ref

    emit(t.state, Event(ev.ACTIVATED, seat, ref, ref))

    assert ("you: action", []) == (t.asked(), t.pool())


@card("22033")
@pytest.mark.parametrize(("friend", "foe", "guards"), [("T04", "T02", True), ("T01", "T04", False)])
def test_rook_kast_is_a_guardian_beside_a_sith(friend: str, foe: str, guards: bool) -> None:
    """One of yours."""
    t = Tabletop(f"22033 {friend}", f"{foe}*2")
    t.show(f"their {foe}", "2RD")
    t.show(f"their {foe}", "1MD")

    t.answer("activate 22033")

    assert ("you: order" if guards else "they: action") == t.asked()
    if guards:
        t.choose(0)
        t.answer("their die T02 2RD")
        assert (2, ["T02 1MD"]) == (t.copy("22033").damage, t.pool(THEM))
