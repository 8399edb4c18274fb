"""What is said of options of the Customizable Card Game: what they use, and what they ruin."""

import random

import msgspec
import pytest

from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.table import TableWords
from dejarik.games.swccg.wire import BattleView, DecisionView, OptionView, SeatView, Verb
from dejarik.hosting.play.foresight import MOST, asked
from dejarik.kernel.chance import seed_from
from dejarik.testing.swccg.stored_views import last_draw
from dejarik.titles.swccg import games
from dejarik.titles.swccg.chronicle import Chronicle
from dejarik.titles.swccg.foresight import SwccgSeer
from dejarik.titles.swccg.laboratory.answers import LABORATORY
from dejarik.titles.swccg.telling import SwccgListener


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


def drawing(view: SeatView, options: tuple[OptionView, ...], stage: int, *, force: int) -> SeatView:
    """The draw phase of whoever has nothing but a Force Pile of so many cards."""
    own = msgspec.structs.replace(
        view.players[0],
        force=view.players[0].reserve[:force],
        life_force=force,
    )
    verb: Verb = "draw" if stage else ""
    decision = DecisionView(1, "respond", "respond", options, stage=stage, verb=verb)
    return msgspec.structs.replace(
        view, seat=0, players=(own, view.players[1]), battles=(), decision=decision
    )


def test_drawing_the_last_life_force_ruins_and_every_number_says_what_it_leaves() -> None:
    """Not only among the options that are tried: a Force Pile may have more cards than those."""
    force = 2 * MOST
    numbers = tuple(OptionView("value", value=number) for number in range(1, force + 1))
    view = drawing(view_of_a_game(), numbers, 1, force=force)
    words = seer(view)

    assert "Leaves 1 Life Force" == words.comes(view, force - 2, None)
    assert "" == words.ruins(view, force - 2, None)
    assert "You lose the game by it: no Life Force is left." == words.ruins(view, force - 1, None)


@pytest.mark.parametrize(("force", "ruins"), [(1, True), (2, False)])
def test_what_can_only_go_on_to_the_last_draw_ruins(force: int, *, ruins: bool) -> None:
    """It would be sent together with the one number there is."""
    begins = (OptionView("reaction", verb="draw"), OptionView("pass"))
    view = drawing(view_of_a_game(), begins, 0, force=force)

    assert ruins == bool(seer(view).ruins(view, 0, None))


def test_the_prompt_says_it_of_numbers_beyond_those_that_are_tried() -> None:
    """As a table sends it."""
    laid = last_draw(force=MOST + 8)
    laid.answer("draw")
    listener = SwccgListener(Chronicle(laid.game, Speaker(games.names(), 0, ("You", "Bot"))))

    prompt = asked(listener, laid.table, listener.view(laid.table))

    assert prompt is not None
    assert [""] * (MOST + 7) == list(prompt.ruins[:-1])
    assert "You lose the game by it: no Life Force is left." == prompt.ruins[-1]
    assert "Leaves 0 Life Force" == prompt.outcomes[-1]
