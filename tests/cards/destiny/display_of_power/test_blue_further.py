"""Display of Power, further blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Kanan Jarrus


def kanan(answer: str = "", resources: int = 3) -> Tabletop:
    """Kanan's special is resolved, with a card of each colour on top."""
    t = Tabletop("22043 T01", "T02", deck="T33 T34 T32 T31", hand="T31", resources=resources)
    t.show("22043", "Sp")
    t.show("their T02", "1R")
    t.answer("resolve special")
    shown = t.events("cards_revealed")[0]
    assert (3, 0, "you: may") == (shown.amount, shown.detail, t.asked())
    if answer:
        t.answer("yes")
        assert ["card T33", "card T34", "card T32"] == t.options()
        t.answer(answer)
    return t


@card("22043")
def test_kanan_gives_shields_for_a_blue_card() -> None:
    """Two; the card itself resolves once his special is done."""
    t = kanan("card T33")

    assert (["22043", "T01", "their T02"], 2) == (t.options(), t.resources())
    t.answer("22043")

    assert (2, ["T33"], "they: action") == (t.copy("22043").shields, t.discards(), t.asked())
    assert ["T31", "T32"] == t.codes(t.state.players[YOU].deck)


@card("22043")
def test_kanan_deals_damage_for_a_red_card() -> None:
    """Two, to any character; it can be blocked."""
    t = kanan("card T34")
    t.copy("22043").shields = 1

    assert ["22043", "T01", "their T02"] == t.options()
    t.answer("22043")

    assert (1, "they: action") == (t.copy("22043").damage, t.asked())


@card("22043")
@pytest.mark.parametrize(("answer", "side"), [("yes", "2RD"), ("no", "1R")])
def test_kanan_may_turn_a_die_for_a_yellow_card(answer: str, side: str) -> None:
    """Any die."""
    t = kanan("card T32")
    t.upgrade("T21", on="22043")
    t.show("T21", "1R")

    assert ("you: may", 0) == (t.asked(), t.resources())
    t.answer(answer)
    if answer == "yes":
        assert ["die T21 1R", "their die T02 1R"] == t.options()[-2:]
        t.answer("their die T02 1R", "2RD")

    assert [f"T02 {side}"] == t.pool(THEM)


@card("22043")
def test_kanan_may_play_nothing() -> None:
    """Then nothing else happens, and the cards stay where they are."""
    t = kanan()

    t.answer("no")

    assert ("they: action", 4, 0) == (
        t.asked(),
        len(t.state.players[YOU].deck),
        t.copy("22043").shields,
    )


@card("22043")
def test_kanan_offers_only_what_can_be_paid() -> None:
    """All of it is seen by everyone, so nobody is asked in vain."""
    t = Tabletop("22043", "T02", deck="T33 T34 T32", resources=0)
    t.show("22043", "Sp")

    t.answer("resolve special")

    assert "they: action" == t.asked()


# The Father


def father(label: str, side: str) -> Tabletop:
    """The Father, and a die of yours with this side resolved."""
    t = Tabletop("T07 T01", "22069")
    t.support("22087")
    t.upgrade("T21", on="T01")
    t.upgrade("T26", on="T01")
    t.support("T13")
    t.show("T07", "1F")
    t.show("T26", "1Sh")
    t.show("their 22069", "1Dr")
    t.show(label, side)
    return t


@card("22087")
def test_the_father_answers_damage_with_peace() -> None:
    """A character die of anybody is turned to a side without damage."""
    t = father("T01", "1MD")

    t.answer("resolve melee", "their 22069")
    assert ("you: may", True) == (t.asked(), t.copy("22087").ready)
    t.answer("yes")
    assert ["die T07 1F", "their die 22069 1Dr"] == t.options()
    t.answer("their die 22069 1Dr")
    assert ["1F", "1R", "-"] == t.options()
    t.answer("-")

    assert (["22069 -"], False) == (t.pool(THEM), t.copy("22087").ready)


@card("22087")
def test_the_father_answers_peace_with_damage() -> None:
    """And the other way round."""
    t = father("T01", "1R")

    t.answer("resolve resource")
    assert ("you: may", 1) == (t.asked(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["die T07 1F", "their die 22069 1Dr"] == t.options()
    t.answer("their die 22069 1Dr")

    assert ["2RD", "3IDi1"] == t.options()


@card("22087")
def test_the_father_tells_damage_from_peace() -> None:
    """Damage of any kind; a modifier that joins counts as well."""
    t = Tabletop("22069 T01", "T02")
    t.upgrade("T21", on="T01")
    t.support("22087")
    die, other = t.show("22069", "2RD"), t.show("T21", "1R")
    joined = Event(ev.DIE_RESOLVED, YOU, other.id)
    joined.items = [die.id]
    abilities = [one.ability for one in t.state.definition_of(t.copy("22087")).heard]
    holder = t.copy("22087").ref
    for side, expected in (("2RD", [True, False]), ("3IDi1", [True, False]), ("1R", [False, True])):
        die.side = t.side_number(die, side)
        for event in (Event(ev.DIE_RESOLVED, YOU, die.id), joined):
            caught = [one.catches(t.state, holder, event) is not None for one in abilities]
            assert expected == caught


@card("22087")
@pytest.mark.parametrize(
    ("label", "side", "symbol"), [("T21", "1MD", "melee"), ("T13", "1R", "resource")]
)
def test_the_father_minds_characters(label: str, side: str, symbol: str) -> None:
    """Not dice of upgrades and supports."""
    t = father(label, side)

    t.answer(f"resolve {symbol}", *(["their 22069"] if symbol == "melee" else []))

    assert "they: action" == t.asked()


@card("22087")
@pytest.mark.parametrize("side", ["1MD", "1R"])
def test_the_father_may_let_it_be_and_must_be_ready(side: str) -> None:
    """It is optional, costs his exhaustion and minds only your dice."""
    t = father("T01", side)
    die = t.state.players[YOU].pool[-1]
    assert not hears(t, "22087", AFTER, Event(ev.DIE_RESOLVED, THEM, die))
    answers = ["resolve melee", "their 22069"] if side == "1MD" else ["resolve resource"]
    t.answer(*answers, "no")
    assert t.copy("22087").ready

    t = father("T01", side)
    t.copy("22087").ready = False
    t.answer(*answers)
    assert "they: action" == t.asked()


@card("22087")
@pytest.mark.parametrize(
    ("team", "expected"),
    [
        ("22004 22046 22087", []),
        ("22004 22087", []),
        ("22004 01038 22087", ["include_only_if 22087"]),
        ("22004 22046", ["hero_and_villain 22004 22046"]),
    ],
)
def test_the_father_wants_the_son_and_the_daughter(team: str, expected: list[str]) -> None:
    """Nobody else; together they may be hero and villain."""
    assert expected == [one for one in faults(listed(team)) if "points" not in one]


@card("22087")
@pytest.mark.parametrize(
    ("side", "answers", "sides"),
    [
        ("1MD", ["resolve melee", "their 22069"], ["Sp", "1Dr", "2Dc", "-"]),
        ("1R", ["resolve resource"], ["3MD"]),
    ],
)
def test_the_father_turns_your_dice_too(side: str, answers: list[str], sides: list[str]) -> None:
    """Melee damage is damage; with one such side there is nothing to choose."""
    t = father("T01", side)

    t.answer(*answers, "yes", "die T07 1F")

    if len(sides) > 1:
        assert sides == t.options()
    else:
        assert f"T07 {sides[0]}" in t.pool()
