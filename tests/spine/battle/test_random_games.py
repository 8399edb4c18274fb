"""Random battles to the end: every law of the contract, undo at every decision, hidden hands."""

from __future__ import annotations

from typing import Final

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.play import Play, begin
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.release import Release
from dejarik.laws import contract, hidden
from tests.spine.battle import table as t
from tests.spine.battle.scenario import GAME

COUNTS: Final = {"captain": 3, "trooper": 4, "scout": 4, "rifle": 4, "luck": 3, "cheer": 2}
DECK: Final = [title for title in t.TITLES[1:] for _ in range(COUNTS.get(title, 2))]
SETUP: Final[dict[str, object]] = {"decks": [DECK, DECK]}
RELEASE: Final = Release("battle", 1, "1", {})


def play_on(play: Play, bot: RandomBot, recorder: ListRecorder) -> None:
    """One more answer, of any seat that is asked."""
    decision = bot.random.choice(GAME.pending(play.state))
    play.answer(decision.seat, decision.id, bot.answer(decision), recorder)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_keep_every_law_at_every_decision(seed: int) -> None:
    """Offers, refusals, clone, reload, stages taken back, concessions, hidden hands, causes."""
    bot = RandomBot(seed, 0.1)
    recorder = ListRecorder()
    play = begin(GAME, RELEASE, SETUP, seed_from(f"battle {seed}"))
    started = play.state.serial
    count = 0
    while GAME.pending(play.state):
        contract.at_decision(GAME, play.state, bot.answer, 2)
        if count % 8 == seed:
            pools = GAME.pools(play.state)
            hidden.hidden_at_decision(GAME, play.state, bot.answer, pools)
        play_on(play, bot, recorder)
        cards = sorted(card for pile in t.table_of(play.state).zones for card in pile)
        assert list(range(1, 2 * len(DECK) + 1)) == cards
        count += 1
    assert play.state.outcome is not None
    contract.causes_end_at_answers(recorder.records, started)
    contract.replay_identical(GAME, play.journal, play.state)


def test_every_decision_can_be_returned_to_and_leads_on_as_before() -> None:
    """Undo: back to each position of a game, something else, back again, the same to the end."""
    bot = RandomBot(7)
    play = begin(GAME, RELEASE, SETUP, seed_from("battle back"))
    while GAME.pending(play.state) and play.position() < 30:
        play_on(play, bot, ListRecorder())
    for position in range(play.position()):
        contract.return_harmless(GAME, play.journal, play.state, position, bot.answer)


def test_random_games_reach_every_card_and_deep_responses() -> None:
    """Every title acts or is played, a cancel is cancelled, and hands become known."""
    acted: set[str] = set()
    cancelled = deepest = remembered = 0
    for seed in range(40):
        bot = RandomBot(seed)
        recorder = ListRecorder()
        s = GAME.start(SETUP, seed_from(f"many {seed}"), recorder)
        while s.outcome is None:
            (decision,) = GAME.pending(s)
            GAME.apply(s, decision.seat, decision.id, bot.answer(decision), recorder)
            actions = sum(1 for frame in s.frames if frame.event and frame.event.kind == t.ACTING)
            deepest = max(deepest, actions)
            for seat in range(2):
                hand = t.table_of(s).zone(1 - seat, t.HAND)
                known = sum(s.knowledge.knows(seat, card) for card in hand)
                remembered += 0 < known < len(hand)
        played = [one.event for one in recorder.records if one.event is not None]
        for event in played:
            if event.kind in (t.PLAYED, t.ACTING) and event.subject not in t.SITES:
                acted.add(t.table_of(s).title(event.subject))
        shown = sum(event.kind == t.PLAYED for event in played)
        done = sum(event.kind == t.ACTING and event.amount == t.TO_PLAY for event in played)
        cancelled += shown > done

    assert set(t.TITLES[1:]) == acted
    assert deepest >= 3
    assert cancelled
    assert remembered


def test_spectators_see_no_hand() -> None:
    """What is hidden from a seat is hidden from those who sit at none."""
    s = GAME.start(SETUP, seed_from("watching"))
    known = GAME.view(s, NOBODY)["known"]
    assert isinstance(known, list)
    assert {""} == set(known[t.HAND]) == set(known[t.ZONES + t.HAND])
