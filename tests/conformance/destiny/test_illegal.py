"""What is not legal: it is not offered, and answering it anyway changes nothing."""

import pytest

from dejarik.games.destiny.rules.flow.actions import ACTION_REASON
from dejarik.games.destiny.wire import SeatView
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.play import Play, begin
from dejarik.kernel.release import Release
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part5.illegal.01", "arh.part5.illegal.02", "arh.part5.illegal.03")
def test_an_illegal_action_changes_nothing_and_is_asked_for_again() -> None:
    """Past the last option, and by who is not asked: the state keeps every byte."""
    t = Tabletop(hand="T32", resources=2)
    asked = t.decision()
    before = t.game.dump(t.state)

    for seat, choice in ((asked.seat, len(asked.options)), (THEM, 0)):
        with pytest.raises(IllegalAnswer):
            t.game.apply(t.state, seat, asked.id, choice, t.recorder)

    assert before == t.game.dump(t.state)
    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


@ruling("arh.part5.illegal.01")
def test_a_card_that_cannot_be_paid_for_is_never_shown() -> None:
    """It is not offered, so nobody learns that it is in hand."""
    t = Tabletop(hand="T32", resources=2)

    t.answer("activate T01")

    assert not t.state.knowledge.knows(THEM, t.state.players[0].hand[0])


def may_undo(t: Tabletop) -> bool:
    """Whether the action under way can be undone, as everyone is shown it."""
    seen = t.game.view(t.state, YOU)
    assert isinstance(seen, SeatView)
    assert seen.reversible == bool(t.game.undoable_from(t.state))
    return seen.reversible


@ruling("arh.part5.illegal.04")
@pytest.mark.parametrize(
    ("code", "reversible"),
    [
        ("T39", True),  # a target is asked for
        ("T408", True),  # a card of the hand is asked for
        ("T440", False),  # the deck was shuffled
        ("T417", False),  # the deck was looked through
        ("T420", False),  # cards left the deck
        ("T441", False),  # a card was put on the deck
        ("T442", False),  # the top card was revealed
        ("T443", False),  # a card was drawn
    ],
)
def test_what_touches_a_deck_cannot_be_undone(code: str, reversible: bool) -> None:
    """Each card asks something behind what it does; up to there it has or has not."""
    t = Tabletop(hand=f"{code} T31 T31")
    t.discard_pile("T31", "T32")
    t.answer(f"play {code}")

    assert (reversible, "action" not in t.asked()) == (may_undo(t), True)


@ruling("arh.part5.illegal.04")
def test_a_card_that_went_from_play_to_a_deck_cannot_be_undone_either() -> None:
    """A support is put on top of the deck as a cost, then it is asked whom to shield."""
    t = Tabletop("T01 T03")
    t.support("T304")

    t.answer("use T304")

    assert (False, ["T01", "T03", "their T02"]) == (may_undo(t), t.options())


@ruling("arh.part5.illegal.04")
def test_the_next_action_can_be_undone_again() -> None:
    """What was irreversible belongs to one action."""
    t = Tabletop(hand="T443 T39")
    t.answer("play T443", "no")

    t.pass_turn()
    t.answer("play T39")

    assert may_undo(t)


def a_game(hand: str) -> Play:
    """A game with a journal, played to the first action, with decks of one card."""
    game = current_game()
    team = [{"code": "T01", "dice": 2}]
    seat = {"team": team, "battlefield": "T41", "deck": [hand] * 30}
    setup: dict[str, object] = {"seats": [seat, seat], "edition": game.edition.name}
    play = begin(game, Release("destiny", 1, "", {}), setup, seed_from("undo"))
    asked = game.pending(play.state)[0]
    while asked.reason != ACTION_REASON:
        play.answer(asked.seat, asked.id, len(asked.options) - 1)
        asked = game.pending(play.state)[0]
    return play


@ruling("arh.part5.illegal.01", "arh.part5.illegal.02", "arh.part5.illegal.03")
def test_an_action_is_undone_as_a_whole() -> None:
    """Shown, paid and half resolved: every byte is as before, and the same player is asked."""
    play = a_game("T39")
    game = play.game
    before, asked = game.dump(play.state), game.pending(play.state)[0]
    play.answer(asked.seat, asked.id, 0)
    assert before != game.dump(play.state)

    play.take_back()

    assert before == game.dump(play.state)
    assert (asked.seat, asked.id) == (
        game.pending(play.state)[0].seat,
        game.pending(play.state)[0].id,
    )
    with pytest.raises(IllegalAnswer):
        play.take_back()


@ruling("arh.part5.illegal.04")
def test_an_irreversible_action_is_not_undone() -> None:
    """A card was drawn on the way: nothing changes."""
    play = a_game("T443")
    asked = play.game.pending(play.state)[0]
    play.answer(asked.seat, asked.id, 0)
    before = play.game.dump(play.state)

    with pytest.raises(IllegalAnswer):
        play.take_back()

    assert before == play.game.dump(play.state)
