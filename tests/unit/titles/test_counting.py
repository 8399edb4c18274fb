"""What counts in games of other titles that are over."""

import random

import pytest

from dejarik.hosting.decks import Terms
from dejarik.hosting.review.review_wire import Review
from dejarik.hosting.review.reviewing import review
from dejarik.kernel.chance import seed_from
from dejarik.kernel.play import begin
from dejarik.kernel.state import State
from dejarik.titles.registry import TITLES


def _played(title_id: str, most: int) -> tuple[Review, State]:
    """A game of two ready decks and random answers; after so many, one seat gives up."""
    title = TITLES.named(title_id)
    first, second = title.decks.ready()[:2]
    terms = Terms(first.format, title.editions[0])
    setup = title.decks.setup([first.listed, second.listed], ("Ann", "Bob"), terms)
    play = begin(title.game(setup), title.release(setup), setup, seed_from("counting"))
    chance = random.Random(3)
    while play.game.outcome(play.state) is None and play.position() < most:
        asked = play.game.pending(play.state)[0]
        play.answer(asked.seat, asked.id, chance.randrange(len(asked.options)))
    if play.game.outcome(play.state) is None:
        play.concede(1)
    return review(title, play.journal, -1), play.state


@pytest.fixture(scope="module")
def skirmish() -> tuple[Review, State]:
    """Imperial Assault."""
    return _played("imperial-assault", 2500)


@pytest.fixture(scope="module")
def card_game() -> tuple[Review, State]:
    """The Customizable Card Game."""
    return _played("swccg", 2500)


def test_victory_points_are_counted_by_where_they_come_from(
    skirmish: tuple[Review, State],
) -> None:
    """All of a side's points, round by round."""
    told, s = skirmish
    for side in s.sides:  # type: ignore[attr-defined]
        counted = [
            share.amount
            for tally in told.tallies
            if tally.kind == "victory points" and tally.seat == side.seat
            for share in tally.shares
        ]
        assert side.points == sum(counted)


def test_attack_dice_are_held_against_the_odds(skirmish: tuple[Review, State]) -> None:
    """Attackers and defenders roll; each face is one of six."""
    told, _ = skirmish

    assert told.luck
    assert all(roll.expected > 0 for one in told.luck for roll in one.rolls)
    for best in told.best:
        assert 0 == 6 ** len(best.faces) % best.of


def test_every_group_stands_or_fell(skirmish: tuple[Review, State]) -> None:
    """With the health its figures have left, or the round."""
    told, _ = skirmish

    assert {0, 1} == {one.seat for one in told.fates}
    assert all((one.left > 0) != (one.fell > 0) for one in told.fates)


def test_force_lost_is_counted_by_its_cause(card_game: tuple[Review, State]) -> None:
    """What a seat made the other lose is never more than the other's deck."""
    told, _ = card_game
    lost = {one.seat: sum(share.amount for share in one.shares) for one in told.tallies}

    assert lost
    assert all(0 < amount <= 60 for amount in lost.values())


def test_life_force_left_is_told(card_game: tuple[Review, State]) -> None:
    """For both seats, as the table has it."""
    told, s = card_game
    [left] = [one.amounts for one in told.numbers if one.kind == "Life Force left"]

    assert tuple(s.life_force(seat) for seat in range(2)) == left  # type: ignore[attr-defined]


def test_destinies_are_held_against_the_reserve_deck(card_game: tuple[Review, State]) -> None:
    """Each draw has an average, and no more than the highest destiny."""
    told, _ = card_game

    assert all(0 <= roll.got <= 9 and roll.expected > 0 for one in told.luck for roll in one.rolls)
