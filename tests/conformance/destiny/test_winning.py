"""Winning and losing."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def end_round(t: Tabletop) -> None:
    """Both pass and nobody discards."""
    t.pass_turn()
    t.pass_turn()
    while t.state.outcome is None and "upkeep" in t.asked():
        t.answer("stop")


@ruling("arh.part5.winning.01", "arh.part6.defeated.05")
def test_who_loses_the_last_character_loses_the_game_on_the_spot() -> None:
    """The second die is never resolved, and nothing is drawn for the defeat any more."""
    t = Tabletop("T07 T01", "T02")
    t.support("T17")
    t.show("T07", "3MD")
    t.show("T01", "1MD")
    t.copy("their T02").damage = 7

    t.answer("resolve melee", "die T07 3MD", "their T02")

    assert (YOU, []) == (t.winner(), t.events("cards_drawn"))
    assert [] == t.game.pending(t.state)


@ruling("arh.part5.winning.01")
@pytest.mark.parametrize("event", ["T360", "T340"])
def test_who_controls_no_character_has_lost_though_none_was_defeated(event: str) -> None:
    """Their last one becomes a support, or comes under your control; their support is no help."""
    t = Tabletop("T01", "T02", hand=event)
    t.support("T12", seat=THEM)

    t.answer(f"play {event}", "their T02")

    assert (YOU, []) == (t.winner(), t.events("defeated"))


@ruling("arh.part5.winning.01")
def test_a_player_with_a_character_left_has_not_lost() -> None:
    """One of two is defeated."""
    t = Tabletop("T07 T01", "T02 T03")
    t.show("T07", "3MD")
    t.copy("their T02").damage = 7

    t.answer("resolve melee", "their T02")

    assert t.winner() is None


@ruling("arh.part5.winning.02")
def test_an_empty_hand_and_deck_at_the_end_of_a_round_lose() -> None:
    """Not before: during the round nothing happens, and upkeep takes its course."""
    t = Tabletop(deck="")
    t.answer("activate T01")
    assert (None, "they: action", 6) == (t.winner(), t.asked(), t.resources())

    end_round(t)

    assert (THEM, 6 + 2) == (t.winner(), t.resources())


@ruling("arh.part5.winning.02")
def test_hand_and_deck_are_counted_when_upkeep_is_over() -> None:
    """With one card and no deck: who discards it has lost, at the end and for that."""
    t = Tabletop(hand="T31", deck="", their_hand="T31")

    t.answer("pass", "pass")
    assert (None, ["card T31", "stop"]) == (t.winner(), t.options(YOU))
    t.answer("card T31", seat=YOU)
    assert t.winner() is None
    t.answer("stop", seat=THEM)

    assert (THEM, 5) == (t.winner(), len(t.hand(THEM)))


@ruling("arh.part5.winning.03")
def test_if_both_run_out_the_battlefields_controller_wins() -> None:
    """You, if you control it; they, if they do."""
    for controller in (YOU, THEM):
        t = Tabletop(deck="", their_deck="")
        t.battlefield("T41", controller)

        end_round(t)

        assert controller == t.winner()


@ruling("arh.part5.winning.04")
def test_an_empty_deck_alone_does_not_lose() -> None:
    """A card is kept in hand."""
    t = Tabletop(hand="T31", deck="")

    end_round(t)

    assert (None, 2) == (t.winner(), t.state.round)


@ruling("arh.part5.winning.04")
def test_an_empty_hand_alone_does_not_lose() -> None:
    """The deck refills it."""
    t = Tabletop(deck="T31")

    end_round(t)

    assert (None, ["T31"]) == (t.winner(), t.hand())


def test_if_both_lose_their_last_character_at_once_the_battlefield_decides() -> None:
    """The documents are silent: docs/rules/destiny/open-questions.md."""
    for controller in (YOU, THEM):
        t = Tabletop("T07", "T07", hand="T31")
        t.battlefield("T41", controller)
        for label in ("T07", "their T07"):
            t.copy(label).damage = 1
            t.state.dirty.append(t.copy(label).ref)

        emit(t.state, Event(ev.ROUND_BEGAN, -1))

        assert controller == t.winner()
