"""What counts in a game of Destiny that is over."""

import random

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.hosting.review.review_wire import Review
from dejarik.hosting.review.reviewing import review
from dejarik.kernel.chance import seed_from
from dejarik.kernel.events import Event
from dejarik.kernel.play import begin
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE


class Heard(Recorder):
    """What was dealt to the other's cards, taken by them, and rolled; counted beside the game."""

    def __init__(self) -> None:
        self.dealt = [0, 0]
        self.taken = [0, 0]
        self.rolls = [0, 0]

    def happened(self, s: State, event: Event) -> None:
        """Add it up."""
        t = table_of(s)
        if event.kind in (ev.DAMAGE_DEALT, ev.DAMAGE_TAKEN):
            if t.copy(event.subject).controller != event.seat:
                kept = self.dealt if event.kind == ev.DAMAGE_DEALT else self.taken
                kept[event.seat] += event.amount
        elif event.kind == ev.DICE_ROLLED and t.round and event.items:
            self.rolls[event.seat] += 1


@pytest.fixture(scope="module")
def game() -> tuple[Review, Heard, State]:
    """A game of random answers, its review, and what was heard while it was played."""
    setup = setup_of(DECKS[2], DECKS[3], ("Ann", "Bob"), lab=True)
    play = begin(TITLE.game(setup), TITLE.release(setup), setup, seed_from("counting"))
    chance, heard = random.Random(2), Heard()
    while play.game.outcome(play.state) is None:
        asked = play.game.pending(play.state)[0]
        play.answer(asked.seat, asked.id, chance.randrange(len(asked.options)), heard)
    return review(TITLE, play.journal, 0), heard, play.state


Game = tuple[Review, Heard, State]


def test_damage_is_counted_by_its_source(game: Game) -> None:
    """What all sources did is what was taken; the rest of what was dealt is waste."""
    told, heard, _ = game
    damage = {one.seat: one.shares for one in told.tallies if one.kind == "damage"}

    for seat in range(2):
        shares = damage.get(seat, ())
        assert heard.taken[seat] == sum(one.amount for one in shares)
        assert heard.dealt[seat] == sum(one.amount + one.wasted for one in shares)
        assert all(one.amount == sum(one.by_round) for one in shares)


def test_every_roll_counts_against_the_odds(game: Game) -> None:
    """As many as there were, and what they brought adds up."""
    told, heard, _ = game

    for one in told.luck:
        assert heard.rolls[one.seat] == len(one.rolls)
        assert abs(one.got - sum(roll.got for roll in one.rolls)) < 0.05
        assert abs(one.expected - sum(roll.expected for roll in one.rolls)) < 0.2
        assert 0 <= one.luckier_than <= 100


def test_the_best_roll_has_its_exact_chance(game: Game) -> None:
    """Its dice can fall in six ways each, and its sides are written as views write them."""
    told, _, _ = game

    for best in told.best:
        assert 0 < 3 * best.ways <= best.of
        assert 0 == 6 ** len(best.faces) % best.of
        assert all(face.code and face.shows for face in best.faces)


def test_who_fought_either_stands_or_fell(game: Game) -> None:
    """All characters of both teams, with the health they have left or the round they fell in."""
    told, _, s = game
    t = table_of(s)

    for seat in range(2):
        fates = [one for one in told.fates if one.seat == seat]
        assert t.players[seat].characters == len(fates)
        assert all((one.left > 0) != (one.fell > 0) for one in fates)
