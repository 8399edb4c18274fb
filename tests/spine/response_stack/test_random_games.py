"""Random games to the end: copies go the same way, cards are conserved, causes are known."""

from typing import Final

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.state import State
from tests.spine.response_stack import table as t
from tests.spine.response_stack.scenario import GAME

COUNTS: Final = {"guard": 4, "strike": 3, "halt": 3, "scout": 2, "alarm": 2, "withdraw": 2}
DECK: Final = [title for title in t.TITLES[1:] for _ in range(COUNTS.get(title, 1))]
BATCH: Final = 25
NEXT_FEW: Final = 3


class Copies:
    """A clone and a loaded copy from every decision, each played on with the same answers."""

    def __init__(self, lifetime: int) -> None:
        self.lifetime = lifetime
        self.alive: list[tuple[int, State]] = []
        self.compared = 0

    def take(self, s: State, now: int) -> None:
        """Two more copies of the state as it is."""
        data = GAME.dump(s)
        for copy in (GAME.clone(s), GAME.load(data)):
            assert data == GAME.dump(copy)
            self.alive.append((now, copy))

    def follow(self, s: State, now: int, seat: int, number: int, answer: int) -> None:
        """Give all copies the answer; those old enough must equal the original, and go."""
        for _, copy in self.alive:
            GAME.apply(copy, seat, number, answer)
        over = s.outcome is not None
        data = GAME.dump(s)
        for born, copy in self.alive:
            if over or now - born >= self.lifetime:
                assert data == GAME.dump(copy)
                self.compared += 1
        self.alive = [one for one in self.alive if not over and now - one[0] < self.lifetime]


def play(seed: int, copies: Copies, recorder: ListRecorder) -> tuple[t.Table, int]:
    """One game between two bots; cards are counted at every decision."""
    bot = RandomBot(seed)
    table = GAME.start({"decks": [DECK, DECK]}, seed_from(f"game {seed}"), recorder)
    identities = sorted(table.knowledge.identity)
    decisions = 0
    while table.outcome is None:
        (decision,) = GAME.pending(table)
        answer = bot.answer(decision)
        copies.take(table, decisions)
        GAME.apply(table, decision.seat, decision.id, answer, recorder)
        copies.follow(table, decisions, decision.seat, decision.id, answer)
        assert list(range(1, 2 * len(DECK) + 1)) == sorted(
            card for pile in table.zones for card in pile
        )
        assert identities == sorted(table.knowledge.identity)
        decisions += 1
    return table, decisions


def check_causes(recorder: ListRecorder) -> None:
    """From every event the causes lead back to an answer or to the start."""
    causes: dict[int, int] = {}
    for record in recorder.records:
        if record.event is not None:
            assert 0 == record.cause or record.cause in causes
        causes[record.serial] = record.cause
    assert len(causes) == len(recorder.records)
    assert set(causes.values()) - {0}


@pytest.mark.parametrize("batch", range(8))
def test_random_games_end_and_copies_from_every_decision_go_the_same_way(batch: int) -> None:
    """Two hundred games: a clone and a loaded copy live for the next few decisions."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        copies = Copies(NEXT_FEW)
        recorder = ListRecorder()

        table, decisions = play(seed, copies, recorder)

        assert table.outcome is not None
        assert 2 * decisions == copies.compared
        check_causes(recorder)


@pytest.mark.parametrize("seed", range(4))
def test_copies_from_every_decision_reach_the_same_end(seed: int) -> None:
    """Whole games: every copy taken anywhere ends in the same bytes."""
    copies = Copies(10_000)

    table, decisions = play(seed, copies, ListRecorder())

    assert table.outcome is not None
    assert 2 * decisions == copies.compared


def test_random_games_reach_every_card_and_deep_stacks() -> None:
    """
    The bots go through every card, and through responses to responses to responses.

    An action stands on the frames of the turn, the phase and its window, a response on
    three more: place 12 is three responses deep.
    """
    titles: set[str] = set()
    deepest = 0
    for seed in range(30):
        recorder = ListRecorder()
        table, _ = play(seed, Copies(0), recorder)
        for record in recorder.records:
            if record.event is not None and record.event.kind == t.INITIATE:
                titles.add(table.title(record.event.subject))
                deepest = max(deepest, record.event.detail)

    assert set(t.TITLES[1:]) == titles
    assert deepest >= 12
