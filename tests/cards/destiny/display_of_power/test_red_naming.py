"""Display of Power, red cards that name something or read a hand."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER_SUBTYPES, NONE, SYMBOL_NAMES
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import hand_size, has_subtype
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, waits_only_for_your_activation

# Nute Gunray


def nute(dice: int, answer: str) -> Tabletop:
    """Upkeep begins opposite Nute Gunray, and the opponent answers."""
    t = Tabletop(f"22017*{dice}", "T02 T06", hand="T31", their_deck="T31 " * 9)
    t.copy("their T02").shields = 1
    t.support("T12", seat=THEM)
    heard = [hears(t, "22017", AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, one)) for one in (1, 2)]
    assert [False, True] == heard
    t.pass_turn()
    t.pass_turn()
    assert "they: may" == t.asked()
    t.answer(answer)
    return t


@card("22017")
@ruling("arh.clar.dop.19")
def test_nute_gunray_lowers_a_hand_for_this_upkeep() -> None:
    """Unless they pay; afterwards it is as it was."""
    t = nute(1, "no")
    assert (4, 5) == (hand_size(t.state, THEM), hand_size(t.state, YOU))
    t.keep_hands()

    assert (4, 5) == (len(t.hand(THEM)), hand_size(t.state, THEM))


@card("22017")
@pytest.mark.parametrize("dice", [1, 2])
def test_nute_gunray_is_content_with_damage(dice: int) -> None:
    """One to a character of theirs, or two if he is elite; it can be blocked."""
    t = nute(dice, "yes")
    assert ("they: choose", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02")

    assert (dice - 1, 0, 5) == (
        t.copy("their T02").damage,
        t.copy("their T02").shields,
        hand_size(t.state, THEM),
    )


# Imperial Justice


@card("22020")
@pytest.mark.parametrize(("symbol", "dealt"), [("melee", 2), ("blank", 4), ("special", 0)])
def test_imperial_justice_counts_a_symbol_in_all_pools(symbol: str, dealt: int) -> None:
    """Named freely, a modifier counted, four at most; the opponent spreads it."""
    t = Tabletop("T01*3", "T02*3 T06*2", hand="22020")
    for side in ("1MD", "-", "-"):
        t.show("T01", side)
    for side in ("+1MD", "-", "2RD"):
        t.show("their T02", side)
    for _ in range(2):
        t.show("their T06", "-")

    t.copy("their T06").shields = 1
    t.answer("play 22020")
    assert "you: symbol" == t.asked()
    assert list(SYMBOL_NAMES[:NONE]) == t.options()
    t.answer(symbol)
    for _ in range(dealt):
        assert ("they: indirect_damage", "their T06") == (t.asked(), t.options()[-1])
        t.answer("their T06")

    assert ("they: action", max(0, dealt - 1)) == (t.asked(), t.copy("their T06").damage)


@card("22020")
def test_imperial_justice_spots_a_red_character() -> None:
    """One of yours; without it nothing is named."""
    t = Tabletop("T02", "T01", hand="22020")
    t.upgrade("T24", on="T02")
    t.show("T02", "1MD")

    t.answer("play 22020")

    assert ("they: action", []) == (t.asked(), t.events("value_chosen"))
    assert 0 == t.copy("their T01").damage


# Name The System


def system(subtype: str, their_hand: str) -> Tabletop:
    """Name the System is played beside a card with this subtype."""
    t = Tabletop("T01", "T02", hand="22093 T31", their_hand=their_hand)
    t.copy("T01").subtypes = [subtype]
    t.copy("their T02").subtypes = ["leader"]
    t.upgrade("T21", on="T01")
    t.discard_pile("T21", seat=THEM)
    for label, side in (("T01", "1MD"), ("T21", "1R"), ("their T02", "2RD")):
        t.show(label, side)
    t.answer("play 22093")
    return t


@card("22093")
def test_name_the_system_turns_a_die_to_the_cost_of_a_revealed_card() -> None:
    """A character die of anybody, to a side worth the cost of any card of that hand."""
    t = system("leader", "T33 T32")
    shown = t.events("cards_revealed")[0]
    assert (2, 0) == (shown.amount, shown.detail)

    assert ["die T01 1MD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1R")

    assert (["T02 1R"], ["T33", "T32"]) == (t.pool(THEM), t.hand(THEM))


@card("22093")
def test_name_the_system_spots_a_leader() -> None:
    """One of yours; and a die without such a side stays as it is."""
    t = system("spy", "T33")
    assert ("they: action", []) == (t.asked(), t.events("cards_revealed"))

    t = system("leader", "T32")
    t.answer("die T01 1MD")
    assert ("they: action", ["T01 1MD", "T21 1R"]) == (t.asked(), t.pool())


# Tydirium


def tydirium() -> Tabletop:
    """Tydirium is activated, characters of both sides about."""
    t = Tabletop("T02 T01", "T03 T06", hand="T31")
    t.support("22096")
    t.answer("activate 22096")
    assert ["T02", "their T03"] == t.options()
    t.answer("their T03")
    return t


@card("22096")
@ruling("arh.clar.dop.27")
def test_tydirium_disguises_a_unique_character_for_the_action_phase() -> None:
    """With one of the character subtypes; it ends with the phase."""
    t = tydirium()

    assert ("you: subtype", list(CHARACTER_SUBTYPES)) == (t.asked(), t.options())
    t.answer("spy")
    assert [True, False, False] == [
        has_subtype(t.state, t.copy(label), "spy") for label in ("their T03", "T02", "22096")
    ]
    assert not has_subtype(t.state, t.copy("their T03"), "leader")
    t.pass_turn()
    assert has_subtype(t.state, t.copy("their T03"), "spy")
    t.pass_turn()
    assert "you: upkeep_discard" == t.asked()
    assert not has_subtype(t.state, t.copy("their T03"), "spy")


@card("22096")
def test_only_your_activation_of_tydirium_counts() -> None:
    """Not an opponent's, nor that of another."""
    t = Tabletop("T03", "T02")
    t.support("22096")

    waits_only_for_your_activation(t, "22096")
