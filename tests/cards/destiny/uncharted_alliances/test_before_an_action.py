"""Dume: a die resolved before an action that is not named yet."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def about_to_act(side: str = "1R", hand: str = "", upgrade: str = "") -> Tabletop:
    """It is your turn; the die of the card shows a side, and so do others."""
    t = Tabletop("T01", "T02", hand=hand, resources=0)
    t.support("25017")
    if upgrade:
        t.upgrade(upgrade, on="T01")
        t.show(upgrade, "+2RD")
    t.show("25017", side)
    t.show("T01", "1R")
    t.show("their T02", "1R")
    return t


@card("25017")
@ruling("arh.clar.eaw.12")
def test_the_die_is_resolved_before_anything_is_named() -> None:
    """What it brings can be spent on the action; a pass is none, and not offered any more."""
    t = about_to_act(hand="T24")
    assert "you: may" == t.asked()

    t.answer("yes")
    assert ("you: action", 1) == (t.asked(), t.resources())
    assert {"play T24", "resolve resource", "reroll", "claim"} < set(t.options())
    assert "pass" not in t.options()
    t.answer("play T24")

    assert ("they: action", 0) == (t.asked(), t.resources())


@card("25017")
def test_who_does_nothing_before_may_pass() -> None:
    """And is asked again at the next action, as long as the die can be resolved."""
    t = about_to_act()

    t.answer("no")
    assert ("you: action", "pass") == (t.asked(), t.options()[-1])
    t.answer("activate T01", "claim")

    assert "you: may" == t.asked()


@card("25017")
def test_only_its_own_die_is_resolved() -> None:
    """Wherever that lies, and whatever else lies there."""
    t = about_to_act()
    t.lend(next(die for die in t.state.dice.values() if die.id == t.copy("25017").dice[0]))

    t.answer("yes")

    assert (1, ["T02 1R"]) == (t.resources(), t.pool(THEM))


@card("25017")
def test_the_die_is_resolved_as_it_lies() -> None:
    """Its damage can be blocked."""
    t = about_to_act(side="2MD")
    t.copy("their T02").shields = 1

    t.answer("yes", "their T02")

    assert (1, "you: action") == (t.copy("their T02").damage, t.asked())
    assert ["T01 1R"] == t.pool()


@card("25017")
def test_nothing_is_asked_where_the_die_cannot_be_resolved() -> None:
    """On its card, or out of the opponent's action."""
    t = Tabletop("T01", "T02")
    t.support("25017")
    assert "you: action" == t.asked()
    t.answer("activate T01")

    assert "they: action" == t.asked()
    heard = [hears(t, "25017", BEFORE, Event(ev.ACTION_DUE, seat)) for seat in (YOU, THEM)]
    assert [True, False] == heard


@card("25017")
def test_before_an_additional_action_it_is_asked_too() -> None:
    """What was done before it does not serve in it, and it is taken then."""
    t = about_to_act(hand="T35")

    t.answer("no", "play T35")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert ("you: additional_action", False) == (t.asked(), "pass" in t.options())


@card("25017")
def test_who_can_do_nothing_else_passes() -> None:
    """That the die was resolved before is no action."""
    t = about_to_act()
    for copy in t.state.copies.values():
        copy.ready = copy.controller != YOU
    t.state.players[THEM].claimed = True
    pool = t.state.players[YOU].pool
    pool.remove(t.copy("T01").dice[0])
    t.state.dice[t.copy("T01").dice[0]].zone = 0

    t.answer("yes")
    assert ["pass"] == t.options()
    t.answer("pass")

    assert YOU == t.events("passed")[0].seat


@card("25017")
def test_what_is_done_before_does_not_make_an_action_of_nothing() -> None:
    """An action that does nothing is a pass all the same."""
    t = about_to_act(hand="")
    t.support("T20").ready = False

    t.answer("yes", "use T20")

    assert [YOU] == [one.seat for one in t.events("passed")]


@card("25017")
def test_only_one_of_several_dice_is_resolved_before() -> None:
    """An elite Dume has two."""
    t = about_to_act()
    t.make_elite("25017")
    t.show("25017", "2Sh")

    t.answer("yes")
    assert ["die 25017 1R", "die 25017 2Sh"] == t.options()
    t.answer("die 25017 1R")

    assert ("you: action", 1) == (t.asked(), t.resources())


@card("25017")
def test_dume_leaves_kanan() -> None:
    """As soon as you control him; not while the opponent does."""
    t = Tabletop("T01 03033", "T02", hand="25017")
    t.answer("play 25017")
    assert (["25017"], "they: action") == (t.discards(), t.asked())

    t = Tabletop("T01", "03033")
    t.support("25017")
    assert ("you: action", []) == (t.asked(), t.discards())
