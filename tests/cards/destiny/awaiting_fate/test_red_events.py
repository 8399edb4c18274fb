"""Awaiting Fate, more red events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Long Live The Empire


def empire(hand: str) -> Tabletop:
    """Dice that show damage and others, and these cards beside the event."""
    t = Tabletop("T01", "T02 T06", hand=f"24021 {hand}", their_hand="T31 T22")
    t.discard_pile("T31", "T22")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    t.support("T11", seat=THEM)
    t.show("their T11", "1R")
    t.support("T14")
    t.show("T14", "2ID")
    t.answer("play 24021")
    return t


@card("24021")
@pytest.mark.parametrize(
    ("first", "cards", "dice"),
    [
        (True, ["card T31", "card T33"], ["die T01 1R", "their die T11 1R"]),
        (
            False,
            ["card T22", "card T21"],
            ["die T14 2ID", "their die T02 2RD", "their die T06 1MD"],
        ),
    ],
)
def test_what_is_discarded_says_what_is_removed(
    first: bool, cards: list[str], dice: list[str]
) -> None:
    """An event for a die without damage, another card for one that shows it."""
    t = empire("T31 T33 T22 T21")

    t.answer("either 0" if first else "either 1")
    assert cards == t.options()
    t.answer(cards[0])
    assert dice == t.options()
    t.answer(dice[1])

    assert 4 == len(t.pool() + t.pool(THEM))
    assert cards[0].removeprefix("card ") in t.discards()
    assert 3 == len(t.hand())


@card("24021")
@pytest.mark.parametrize(("hand", "choice"), [("T22", "either 0"), ("T31", "either 1")])
def test_without_such_a_card_nothing_is_removed(hand: str, choice: str) -> None:
    """Then only stopping is left."""
    t = empire(hand)

    t.answer(choice)
    if t.asked() == "you: choose":
        assert ["stop"] == t.options()
        t.answer("stop")

    assert ("they: action", 5) == (t.asked(), len(t.pool() + t.pool(THEM)))


# Oppress Freedom


def oppress(their_hand: str, controller: int = 0, seed: str = "table") -> Tabletop:
    """Dice up to three, and the battlefield under this control."""
    t = Tabletop(
        "T01*2 T07", "T02", hand="24023 T32 T32 T32 T32 T32", their_hand=their_hand, seed=seed
    )
    t.discard_pile("T32", seat=THEM)
    t.battlefield("T41", controller=controller)
    t.show("T01", "2RD")
    t.show("T07", "3MD")
    t.show("their T02", "-")
    t.answer("play 24023")
    return t


@card("24023")
@pytest.mark.parametrize("seed", ["table", "freedom"])
@pytest.mark.parametrize(("their_hand", "dealt"), [("T31 T31", 1), ("T22 T22", 0)])
def test_oppress_freedom_gives_the_battlefield_for_a_card(
    their_hand: str, dealt: int, seed: str
) -> None:
    """A small die goes; then the battlefield, for a card at random, and an event hurts."""
    t = oppress(their_hand, seed=seed)

    assert ["die T01 2RD", "their die T02 -"] == t.options()
    t.answer("their die T02 -")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T32", their_hand[:3]] == t.discards(THEM)
    assert (5, 1) == (len(t.hand()), len(t.hand(THEM)))
    if dealt:
        assert ["T01", "T07", "their T02"] == t.options()
        t.copy("their T02").shields = 1
        t.answer("their T02")
        assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)

    assert (THEM, "they: action") == (t.state.copies[t.state.battlefield].controller, t.asked())
    assert dealt == sum(event.amount for event in t.events("damage_dealt"))


@card("24023")
def test_the_battlefield_need_not_be_given() -> None:
    """Then their hand is safe."""
    t = oppress("T31 T22")

    t.answer("die T01 2RD", "no")

    assert ("they: action", ["T31", "T22"]) == (t.asked(), t.hand(THEM))


@card("24023")
def test_a_battlefield_you_do_not_control_cannot_be_given() -> None:
    """Nothing can be had for it."""
    t = oppress("T31 T22", controller=THEM)

    t.answer("die T01 2RD")
    if t.asked() == "you: may":
        t.answer("yes")

    assert ("they: action", ["T31", "T22"]) == (t.asked(), t.hand(THEM))


@card("24023")
def test_without_a_small_die_nothing_follows() -> None:
    """A die worth three stays."""
    t = Tabletop("T07", "T02", hand="24023", their_hand="T31")
    t.show("T07", "3MD")

    t.answer("play 24023")

    assert ("they: action", ["T31"], ["T07 3MD"]) == (t.asked(), t.hand(THEM), t.pool())


# Last Resort


def last() -> Tabletop:
    """Characters, a support and an upgrade of yours, and some of theirs."""
    t = Tabletop("T01 T03", "T02 T06", hand="24092")
    t.support("T12")
    t.upgrade("T22", on="T03")
    t.support("T16", seat=THEM)
    for label in ("T03", "their T02"):
        t.copy(label).damage = 2
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.answer("play 24092")
    return t


@card("24092")
@pytest.mark.parametrize(
    ("choice", "options", "lost"),
    [("either 0", ["T01", "T03"], "T01"), ("either 1", ["T12", "T22"], "T12")],
)
def test_last_resort_gives_something_up(choice: str, options: list[str], lost: str) -> None:
    """A character, or an upgrade or support, of yours; then any die goes and one heals."""
    t = last()

    t.answer(choice)
    assert options == t.options()
    t.answer(lost)
    assert lost not in t.in_play()
    assert (lost == "T12") == ("T12" in t.discards())
    assert ["die T03 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    standing = [one for one in ("T01", "T03") if one != lost]
    assert [*standing, "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert (["T03 1R"], [], 1) == (t.pool(), t.pool(THEM), t.copy("their T02").damage)


@card("24092")
def test_last_resort_needs_something_to_give() -> None:
    """No upgrade or support, no effect."""
    t = Tabletop("T01", "T02", hand="24092")
    t.copy("T01").damage = 2
    t.show("T01", "1R")

    t.answer("play 24092", "either 1")

    assert ("they: action", 2, ["T01 1R"]) == (t.asked(), t.copy("T01").damage, t.pool())


# Tides Of Battle


@card("24094")
@pytest.mark.parametrize("controller", [0, THEM])
def test_tides_of_battle_turn_with_the_battlefield(controller: int) -> None:
    """Yours: damage; theirs: a shield. Anyone can be chosen, and another action follows."""
    t = Tabletop("T01", "T02", hand="24094")
    t.battlefield("T41", controller=controller)

    t.answer("play 24094")
    if "T01" not in t.options():
        t.answer("pass")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    target = t.copy("their T02")
    assert ((0, 1) if controller else (1, 0)) == (target.damage, target.shields)
    assert "you: additional_action" == t.asked()


@card("24094")
def test_the_damage_of_the_tides_can_be_blocked() -> None:
    """A shield stops it."""
    t = Tabletop("T01", "T02", hand="24094")
    t.copy("their T02").shields = 1

    t.answer("play 24094", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
