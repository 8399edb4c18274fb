"""What is asked in a skirmish, in words."""

import msgspec
import pytest

from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.wire import (
    DecisionView,
    FigureView,
    OptionView,
    SeatView,
    TokenView,
    Told,
)
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.catalogue import files

FULL = 40


def table_of() -> SeatView:
    """A table of two, as the first seat sees it."""
    return view_of(Skirmish("darthvader b2", "rebeltrooper c5 e2 g7").state, 0)


def words_of(view: SeatView) -> TableWords:
    """Its words for the first seat."""
    return TableWords(Speaker(files.library(), 0, ("Ann", "Bob")), view)


@pytest.mark.parametrize(
    ("kind", "seat", "asked"),
    [
        ("rolled", 0, "Do you change the roll?"),
        ("rolled", 1, "Do you change the roll?"),
        ("group_began", 0, "Do you use anything?"),
        ("group_began", 1, "Do you respond?"),
    ],
)
def test_a_response_is_asked_for_by_what_it_is_to(kind: str, seat: int, asked: str) -> None:
    """A roll is changed, what others do is responded to, with one's own something is used."""
    told = Told(2, 1, kind, seat, words=("blue 2/0/1",) if kind == "rolled" else ())  # type: ignore[arg-type]
    decision = DecisionView(256, "respond", "choose", (OptionView("pass"),), about=told)

    assert words_of(table_of()).prompt(decision).endswith(f" {asked}")


def test_sides_of_a_token_say_which_one_lies_up() -> None:
    """Whoever chooses sees what changes."""
    panel = TokenView(601, "launch panel", "c3", side=1)
    view = msgspec.structs.replace(table_of(), tokens=(panel,))
    options = tuple(OptionView("value", 601, 601, side) for side in range(2))
    decision = DecisionView(256, "choose_value", "side", options)  # type: ignore[arg-type]
    words = words_of(view)

    assert "How is the launch panel at c3 to lie?" == words.prompt(decision)
    assert ("turn its grey side up", "leave its coloured side up") == words.options(decision)


def ended(reason: str, points: int = 2) -> str:
    """How a game ends that was won for this reason, with so many points."""
    view = table_of()
    sides = tuple(msgspec.structs.replace(side, points=points) for side in view.sides)
    over = msgspec.structs.replace(
        view, outcome=((0,), (1,)), outcome_reason=reason, sides=sides, round=12
    )
    return words_of(over).outcome()


def test_a_game_that_was_stopped_says_so() -> None:
    """Nobody has 40 points, and both have figures: that ends no game but a laboratory's."""
    stop = "Games between bots stop after round 12."

    assert f"You have won by the roll of a die, 2 to 2 points. {stop}" == ended("the roll of a die")
    assert stop not in ended("points", FULL)
    assert stop not in ended("concession")


def test_a_game_that_was_won_by_elimination_was_not_stopped() -> None:
    """One side has no figure left."""
    view = table_of()
    gone = tuple(
        msgspec.structs.replace(one, space="") if one.seat else one for one in view.figures
    )
    assert all(isinstance(one, FigureView) for one in gone)
    over = msgspec.structs.replace(
        view, outcome=((0,), (1,)), outcome_reason="points", figures=gone, round=3
    )

    assert "stop" not in words_of(over).outcome()
