"""Faltering Allegiances, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import Copy
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Intelligence Operation


def detect(t: Tabletop, *codes: str, seat: int = THEM) -> None:
    """These cards of a hand are revealed until the action phase ends."""
    shown = Event(ev.CARDS_REVEALED, seat, 0, t.copy("14062").ref, len(codes), ev.DETECTED)
    shown.items = [
        card for card in t.state.players[seat].hand if t.state.definition(card).facts.code in codes
    ]
    emit(t.state, shown)


def operation(hand: str = "T31", their_hand: str = "T31 T32 T34", resources: int = 1) -> Tabletop:
    """The plot lies beside you, and both have cards in hand."""
    t = Tabletop("T03", "T02", hand=hand, their_hand=their_hand, resources=resources)
    t.support("14062")
    t.discard_pile("T31", seat=THEM)
    return t


def plot_of(t: Tabletop) -> Copy:
    """The plot as it is now."""
    return t.copy("14062")


@card("14062")
@pytest.mark.parametrize(("team", "fits"), [("22060 14040", True), ("22060 18032", False)])
def test_intelligence_operation_is_for_spies(team: str, fits: bool) -> None:
    """Every one of them."""
    assert fits == ("include_only_if 14062" not in faults(listed(f"{team} 14062")))


@card("14062")
def test_a_detected_card_of_theirs_is_played_at_its_cost() -> None:
    """One that lies revealed and can be paid for; it goes to its owner's discard pile."""
    t = operation(their_hand="T31 T33 T34 T24 T23 T917")
    detect(t, "T33", "T34", "T24", "T23", "T917")
    detect(t, "T31", seat=YOU)

    t.answer("use 14062")
    assert ("you: choose", ["card T31", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")

    assert (0, 5, False) == (t.resources(), t.resources(THEM), plot_of(t).ready)
    assert (["T31", "T34", "T24", "T23", "T917"], ["T31", "T33"]) == (
        t.hand(THEM),
        t.discards(THEM),
    )


@card("14062")
@ruling("arh.part8.opponentcard.01")
def test_their_upgrade_goes_onto_a_character_of_yours() -> None:
    """You control it, and its die comes with it."""
    t = operation(their_hand="T21 T31")
    detect(t, "T21")

    t.answer("use 14062")

    upgrade = t.copy("T21")
    assert (YOU, THEM, t.copy("T03").ref) == (upgrade.controller, upgrade.owner, upgrade.host)
    assert (1, ["T31"], 0) == (len(upgrade.dice), t.hand(THEM), t.resources())


@card("14062")
def test_a_single_detected_card_is_played_at_once() -> None:
    """Of your own hand too."""
    t = operation(hand="T31 T33")
    detect(t, "T33", seat=YOU)

    t.answer("use 14062")

    assert ("they: action", 0, ["T33"]) == (t.asked(), t.resources(), t.discards())


@card("14062")
def test_without_a_detected_card_the_plot_is_exhausted_for_nothing() -> None:
    """No question tells anything of a hand."""
    t = operation()

    t.answer("use 14062")

    assert ("they: action", False, []) == (t.asked(), plot_of(t).ready, t.events("card_played"))
    assert ["T31", "T32", "T34"] == t.hand(THEM)


@card("14062")
def test_an_exhausted_plot_plays_nothing() -> None:
    """What cannot be paid with it is a pass."""
    t = operation()
    plot_of(t).ready = False
    detect(t, "T31")

    t.answer("use 14062")

    assert ("they: action", []) == (t.asked(), t.events("card_played"))


@card("14062")
def test_upkeep_does_not_ready_the_plot() -> None:
    """So it serves once, unless something else readies it."""
    t = operation()
    t.copy("T03").ready = False
    t.answer("use 14062", "pass", "pass")
    t.keep_hands()

    assert (2, True, False) == (t.state.round, t.copy("T03").ready, plot_of(t).ready)
