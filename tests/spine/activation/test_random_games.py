"""Random skirmishes to the end: every law of the contract, undo at every decision, hidden hands."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.play import Play, begin
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.release import Release
from dejarik.kernel.state import State
from dejarik.laws import contract, hidden
from tests.spine.activation import pieces
from tests.spine.activation.cards import CARD_NAMES
from tests.spine.activation.pieces import FIRST_CARD, table
from tests.spine.activation.play import GAME
from tests.spine.activation.procedures import ATTACK, MOVE

ARMIES: Final = [
    [["trooper", 2], ["bomber", 7], ["zealot", 12], ["guard", 17]],
    [["guard", 3], ["zealot", 8], ["bomber", 13], ["trooper", 18]],
]
SETUP: Final[dict[str, object]] = {"armies": ARMIES, "hands": 4}
RELEASE: Final = Release("activation", 1, "1", {})


def play_on(play: Play, bot: RandomBot, recorder: ListRecorder) -> None:
    """One more answer of the seat that is asked."""
    (decision,) = GAME.pending(play.state)
    play.answer(decision.seat, decision.id, bot.answer(decision), recorder)


def check_pieces(s: State) -> None:
    """No figure or card is made or lost, and no two figures share a space."""
    game = table(s)
    cards = sorted([*game.hands[0], *game.hands[1], *game.discards])
    assert (8, 8) == (len(cards), len(set(cards)))
    standing = [figure.space for figure in game.figures if figure.space]
    assert len(standing) == len(set(standing))
    assert set(game.falling) <= {figure.id for figure in game.figures if figure.space}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_keep_every_law_at_every_decision(seed: int) -> None:
    """Offers, refusals, clone, reload, stages taken back, concessions, hidden hands, causes."""
    bot = RandomBot(seed, 0.1)
    recorder = ListRecorder()
    play = begin(GAME, RELEASE, SETUP, seed_from(f"activation {seed}"))
    count = 0
    while GAME.pending(play.state):
        contract.at_decision(GAME, play.state, bot.answer, 2)
        if count % 6 == seed:
            hidden.hidden_at_decision(GAME, play.state, bot.answer, GAME.pools(play.state))
        play_on(play, bot, recorder)
        check_pieces(play.state)
        count += 1
    contract.causes_end_at_answers(recorder.records)
    contract.replay_identical(GAME, play.journal, play.state)


def test_every_decision_can_be_returned_to_and_leads_on_as_before() -> None:
    """Undo: back to each position of a game, something else, back again, the same to the end."""
    bot = RandomBot(7)
    play = begin(GAME, RELEASE, SETUP, seed_from("activation back"))
    while GAME.pending(play.state) and play.position() < 40:
        play_on(play, bot, ListRecorder())
    for position in range(play.position()):
        contract.return_harmless(GAME, play.journal, play.state, position, bot.answer)


def test_random_games_reach_every_card_and_attacks_inside_moves() -> None:
    """Every card is played, a command is cancelled, several fall at once, a move is interrupted."""
    played: set[str] = set()
    cancelled = interrupted = together = 0
    for seed in range(60):
        bot = RandomBot(seed)
        recorder = ListRecorder()
        s = GAME.start(SETUP, seed_from(f"many {seed}"))
        while s.outcome is None:
            (decision,) = GAME.pending(s)
            GAME.apply(s, decision.seat, decision.id, bot.answer(decision), recorder)
            ops = [frame.op for frame in s.frames]
            interrupted += MOVE in ops and ATTACK in ops
        events = [one.event for one in recorder.records if one.event is not None]
        falls = [event.kind == pieces.DEFEATED for event in events]
        together += sum(one and other for one, other in pairwise(falls))
        shown = [event for event in events if event.kind == pieces.CARD_PLAYED]
        cancelled += len(shown) - sum(event.kind == pieces.COMMAND for event in events)
        for event in shown:
            played.add(CARD_NAMES[s.knowledge.identity[event.subject - FIRST_CARD]])

    assert set(CARD_NAMES) == played
    assert interrupted
    assert together
    assert cancelled
