"""Seeking Answers, red cards looked at more closely: whose, when, and how."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


def rukh(kind: int, seat: int, whose: str) -> int:
    """How many abilities wait once somebody has turned or removed a die."""
    t = Tabletop("21015 T01", "T02")
    dice = {"yours": t.show("T01", "1MD"), "theirs": t.show("their T02", "1R")}
    t.decision()
    emit(t.state, Event(kind, seat, dice[whose].id, t.copy("T01").ref, 1, 1))
    return len(t.state.queue)


@card("21015")
def test_rukh_waits_for_what_you_do_to_their_dice() -> None:
    """Afterwards; not for what they do, nor for your own dice."""
    for kind in (ev.DIE_REMOVED, ev.DIE_TURNED):
        assert 1 == rukh(kind, YOU, "theirs")
        assert 0 == rukh(kind, THEM, "theirs")
        assert 0 == rukh(kind, YOU, "yours")


@card("21015")
def test_rukh_resolves_one_of_his_dice_at_its_cost() -> None:
    """A side without damage, or one that costs too much, is not offered; shields block."""
    t = Tabletop("21015*3 T01", "T02", hand="T227", resources=0)
    for side in ("2MD1", "1MD", "1R"):
        t.show("21015", side)
    t.show("their T02", "1R")
    t.copy("their T02").shields = 1

    t.answer("play T227", "their die T02 1R", "yes")
    t.answer("their T02")

    assert (1, ["21015 2MD1", "21015 1R"]) == (t.copy("their T02").damage, t.pool())


@card("21015")
def test_rukh_chooses_among_his_own_dice() -> None:
    """Either of two; another card's die of his is none of them."""
    t = Tabletop("21015*2 T01", "T02", hand="T227")
    t.show("21015", "1MD")
    t.show("21015", "1MD")
    t.show("their T02", "1R")

    t.answer("play T227", "their die T02 1R", "yes")
    assert ["die 21015 1MD", "die 21015 1MD"] == t.options()
    t.choose(0)
    t.answer("their T02")

    assert (2, ["21015 1MD"]) == (t.copy("their T02").damage, t.pool())


@card("21016")
def test_soontir_fel_waits_for_his_own_piloting() -> None:
    """Not for that of another pilot; and he chooses one die of several."""
    t = Tabletop("21016 T05", "T02")
    tank = t.support("T11")
    t.make_elite("T11")
    t.show("T11", "2RD")
    t.show("T11", "2RD")
    t.decision()
    queues: list[int] = []
    for pilot in ("T05", "21016"):
        emit(t.state, Event(ev.PILOTING_BEGAN, THEM, t.copy(pilot).ref, tank.ref, 1))
        queues.append(len(t.state.queue))
    t.pass_turn()
    assert [0, 1] == queues
    assert ["die T11 2RD", "die T11 2RD"] == t.options()
    t.choose(0)
    assert "you: either" == t.asked()


@card("21023")
def test_losing_the_war_counts_characters() -> None:
    """A support of theirs changes nothing."""
    t = Tabletop("T01", "T02")
    t.support("21023")
    t.support("T11", seat=THEM)
    t.copy("their T02").damage = 5

    t.answer("use 21023")

    assert 0 == t.winner()


@card("21025")
def test_a_scout_trooper_discards_the_only_card() -> None:
    """Where there is one, nothing is left for their hand; of their deck, not of yours."""
    t = Tabletop("T01", "T02", deck="T34 T34", their_deck="T33")
    t.support("21025")

    t.answer("activate 21025", "yes", "their card T33")

    assert (["T33"], [], []) == (t.discards(THEM), t.hand(THEM), t.discards())


@card("21070")
def test_finns_pistol_needs_its_die_in_the_pool() -> None:
    """Otherwise nothing is turned, and nothing is rolled in."""
    t = Tabletop("T01 T86", "T02")
    t.upgrade("21070", on="T01")
    t.show("their T02", "1MD")

    t.answer("use 21070")

    assert ([], "they: action") == (t.pool(), t.asked())


@card("21070")
def test_finns_pistol_rerolls_two_dice() -> None:
    """As many as its side shows."""
    t = Tabletop("T01 T86", "T02 T03 T06")
    t.upgrade("21070", on="T01")
    t.show("21070", "1R")
    for label in ("their T02", "their T03", "their T06"):
        t.show(label, "1MD")

    t.answer("use 21070", "their die T02 1MD", "their die T03 1MD")

    assert ["no", "yes"] == t.options()
