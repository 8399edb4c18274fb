"""What is said of options of the Customizable Card Game: what they use, and what they ruin."""

import random

import msgspec
import pytest

from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.table import TableWords
from dejarik.games.swccg.wire import BattleView, DecisionView, OptionView, SeatView
from dejarik.kernel.chance import seed_from
from dejarik.titles.swccg import games
from dejarik.titles.swccg.foresight import SwccgSeer
from dejarik.titles.swccg.laboratory.answers import LABORATORY


def view_of_a_game() -> SeatView:
    """A game that has places, as somebody sees it who is asked something."""
    setup = LABORATORY.match_setup(0, "foreseen")
    game = games.game()
    s = game.start(setup, seed_from("foreseen"))
    rng = random.Random("foreseen")
    for _ in range(60):
        decision = game.pending(s)[0]
        game.apply(s, decision.seat, decision.id, rng.choice(game.worth_trying(s, decision)))
    found = game.view(s, game.pending(s)[0].seat)
    assert isinstance(found, SeatView)
    return found


def battle(view: SeatView, totals: tuple[int, int], segment: str = "weapons") -> SeatView:
    """The same in a battle, where one may use something or pass."""
    place = view.places[0].id
    fought = BattleView(place, 0, segment, totals, (0, 0), (0, 0))  # type: ignore[arg-type]
    options = (OptionView("reaction", source=-1, price=1), OptionView("pass"))
    decision = DecisionView(1, "respond", "respond", options)
    return msgspec.structs.replace(view, seat=0, battles=(fought,), decision=decision)


def seer(view: SeatView) -> SwccgSeer:
    """Who speaks of a view."""
    return SwccgSeer(TableWords(Speaker(games.names(), 0, ("You", "Bot")), view))


@pytest.mark.parametrize(
    ("totals", "segment", "ruin"),
    [
        ((3, 7), "weapons", "You are 4 behind in this battle, and lose it if both pass."),
        ((7, 3), "weapons", ""),
        ((3, 7), "damage", ""),
    ],
)
def test_passing_a_battle_that_is_lost_by_it_ruins(
    totals: tuple[int, int], segment: str, ruin: str
) -> None:
    """Only while it can be turned, and only the pass."""
    view = battle(view_of_a_game(), totals, segment)

    assert ruin == seer(view).ruins(view, 1, None)
    assert "" == seer(view).ruins(view, 0, None)


def test_what_is_used_is_said_with_what_is_left() -> None:
    """As far as it can be paid at all."""
    view = battle(view_of_a_game(), (3, 7))
    left = len(view.players[0].force) - 1
    said = f"Uses 1, {left} Force left" if left >= 0 else ""

    assert said == seer(view).comes(view, 0, None)
