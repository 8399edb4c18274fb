"""What is said of options of Imperial Assault: what comes of them, and what they ruin."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.wire import DecisionView, OptionView, SeatView
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.play.room import Room
from dejarik.hosting.wire import Prompt
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.foresight import ImperialSeer
from dejarik.titles.imperial.laboratory.answers import LABORATORY
from dejarik.titles.imperial.telling import ImperialListener
from dejarik.titles.imperial.title import TITLE

STEPS = 400


def asked_in_a_game() -> Iterator[tuple[SeatView, Prompt]]:
    """Every question of a game of ready armies, with what is foretold."""
    setup = LABORATORY.match_setup(0, "foreseen")
    room = Room(TITLE, Journal(TITLE.release(setup), setup, seed_from("foreseen")))
    rng = random.Random("foreseen")
    for seat in (0, 1):
        room.attend(seat)
    for _ in range(STEPS):
        decision = room.game.pending(room.state)[0]
        listener = room.audiences[decision.seat].listener
        assert isinstance(listener, ImperialListener)
        view = listener.view(room.state)
        prompt = asked(listener, room.state, view)
        assert prompt is not None
        yield listener.shown(view), prompt
        choice = rng.choice(room.game.worth_trying(room.state, decision))
        room.answer(decision.seat, room.version(decision.seat), decision.id, choice)


@pytest.fixture(scope="module")
def questions() -> list[tuple[SeatView, Prompt]]:
    """They are looked at by every test here."""
    return list(asked_in_a_game())


def test_ending_with_an_attack_left_ruins_and_nothing_else_of_a_menu_does(
    questions: list[tuple[SeatView, Prompt]],
) -> None:
    """An attack that would name its target later is none that is left."""
    seen = set()
    for view, prompt in questions:
        decision = view.decision
        assert decision is not None
        if decision.reason != "menu" or decision.stage:
            continue
        left = any(one.kind == "attack" and one.target for one in decision.options)
        for place, option in enumerate(decision.options):
            ruin = prompt.ruins[place] if prompt.ruins else ""
            assert (left and option.kind == "end") == ruin.endswith("could still attack.")
        seen.add(left)
    assert {True, False} == seen


def test_a_move_says_how_far_and_what_is_left(questions: list[tuple[SeatView, Prompt]]) -> None:
    """Movement points and actions."""
    said = {
        prompt.outcomes[place]
        for _, prompt in questions
        for place, words in enumerate(prompt.options)
        if words.startswith("move:") and prompt.outcomes
    }
    assert "4 movement points; 1 action left" in said


def test_a_move_goes_on_to_where(questions: list[tuple[SeatView, Prompt]]) -> None:
    """Gaining points and spending them is one wish; nothing is said of the second step."""
    after_moves = {
        (pair.then.kind, pair.text)
        for _, prompt in questions
        for pair in prompt.pairs
        if prompt.options[pair.first].startswith("move:")
    }
    assert {("walk", "")} == after_moves


def test_a_surge_says_what_comes_of_the_attack(questions: list[tuple[SeatView, Prompt]]) -> None:
    """Who takes how much, if nothing else is asked before."""
    said = [
        outcome
        for view, prompt in questions
        if view.decision is not None and view.decision.reason == "surges"
        for outcome in prompt.outcomes
    ]
    assert any("takes" in one and "left" in one for one in said)


def test_nobody_passes_by_themselves(questions: list[tuple[SeatView, Prompt]]) -> None:
    """How soon a response comes would tell what is in hand: it is offered, never done."""
    for _, prompt in questions:
        for pair in prompt.pairs:
            assert pair.then.kind != "pass" or pair.text


def test_opponents_are_shown_first_as_targets(questions: list[tuple[SeatView, Prompt]]) -> None:
    """Also where figures of one's own could be hurt."""
    view = questions[-1][0]
    figures = [one for one in view.figures if not one.defeated]
    figures.sort(key=lambda one: one.seat != view.seat)
    options = tuple(OptionView("entity", target=one.id) for one in figures)
    target = DecisionView(1, "choose_one", "target", options)
    asked_so = msgspec.structs.replace(view, decision=target)
    seer = ImperialSeer(TableWords(Speaker(files.library(), view.seat, ("You", "Bot")), view))
    ranks = seer.ranks(asked_so)

    assert [one.seat == view.seat for one in figures] == [bool(rank) for rank in ranks]
    assert {0, 1} == set(ranks)
