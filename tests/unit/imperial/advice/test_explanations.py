"""Explaining a skirmish: options, numbers, sight and ways, from the checks that list them."""

import random
from collections import Counter

import pytest

from dejarik.games.imperial.advice.explanations import answer, explain
from dejarik.games.imperial.advice.wire import (
    NumberAnswer,
    OptionAnswer,
    ReachAnswer,
    SeenAnswer,
    SightAnswer,
)
from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules import legality
from dejarik.kernel.chance import seed_from
from dejarik.laws.contract import LawBroken
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.laboratory import explanation_laws, random_armies
from dejarik.titles.imperial.laboratory.answers import LABORATORY

GAME = LABORATORY.game("print")


def space(t: Skirmish, name: str) -> int:
    """The number of a space."""
    return FIRST_SPACE + t.state.map().space(name)


def sight(t: Skirmish, one: int, other: int) -> SightAnswer:
    """What is answered about sight."""
    found = answer(t.state, 0, f"sight:{one}:{other}")
    assert isinstance(found, SightAnswer)
    return found


def reach(t: Skirmish, figure: int, end: int) -> ReachAnswer:
    """What is answered about a way."""
    found = answer(t.state, 0, f"reach {figure} {end}")
    assert isinstance(found, ReachAnswer)
    return found


def test_a_clear_line_is_told_with_its_corner_and_both_ways() -> None:
    """Two figures in the open."""
    t = Skirmish("stormtrooper a1", "rebeltrooper e1")
    found = sight(t, t.thing("stormtrooper 1"), t.thing("their rebeltrooper 1"))

    assert ("lines", True, 4, "a1", "e1") == (
        found.how,
        found.back,
        found.distance,
        found.origin,
        found.aim,
    )
    assert 4 == len(found.corners)
    assert any(corner.clear for corner in found.corners)
    assert ("ia.sight.103",) == found.rulings


def test_what_hides_is_named_at_every_corner() -> None:
    """A figure between two others in one row."""
    t = Skirmish("stormtrooper a1, darthvader c1", "rebeltrooper e1")
    vader = t.thing("darthvader")
    found = sight(t, t.thing("stormtrooper 1"), t.thing("their rebeltrooper 1"))

    assert "hidden" == found.how
    assert [False] * 4 == [corner.clear for corner in found.corners]
    assert all(vader in corner.figures or corner.edges for corner in found.corners)
    assert "ia.sight.109" in found.rulings


def test_everything_that_is_seen_is_listed() -> None:
    """Spaces beyond a figure in the way are not; the figure itself is."""
    t = Skirmish("stormtrooper a1, darthvader c1", "rebeltrooper e1")
    found = answer(t.state, 0, f"sight:{t.thing('stormtrooper 1')}")

    assert isinstance(found, SeenAnswer)
    assert t.thing("darthvader") in found.figures
    assert t.thing("their rebeltrooper 1") not in found.figures
    assert "b1" in found.spaces
    assert "e1" not in found.spaces


def test_a_way_is_told_step_by_step_and_what_is_against_it() -> None:
    """In reach, through a hostile figure, occupied, too far."""
    t = Skirmish("stormtrooper a1", "rebeltrooper c1")
    trooper = t.thing("stormtrooper 1")

    near = reach(t, trooper, space(t, "b1"))
    taken = reach(t, trooper, space(t, "c1"))
    far = reach(t, trooper, space(t, "h1"))

    assert ("in_reach", 1, [("b1", 1)]) == (
        near.kind,
        near.cost,
        [(step.space, step.spent) for step in near.steps],
    )
    assert ("occupied", (t.thing("their rebeltrooper 1"),)) == (taken.kind, taken.figures)
    assert "ia.movement.18" in taken.rulings
    assert ("too_far", far.points < far.cost) == (far.kind, True)


def test_a_stunned_figure_cannot_leave_and_that_is_the_answer() -> None:
    """Nothing is said about the way."""
    t = Skirmish("stormtrooper a1", "rebeltrooper c1")
    t.put("stormtrooper 1", "Stunned")
    found = reach(t, t.thing("stormtrooper 1"), space(t, "b1"))

    assert ("cannot_leave", "stunned_move", ("ia.condition.133",)) == (
        found.kind,
        found.key,
        found.rulings,
    )


def test_a_number_is_told_part_by_part() -> None:
    """Speed as printed; a number of an attack where there is none is refused in words."""
    t = Skirmish("stormtrooper a1", "rebeltrooper c1")
    found = answer(t.state, 0, f"number:speed:{t.thing('stormtrooper 1')}")

    assert isinstance(found, NumberAnswer)
    assert [("printed", 4)] == [(part.kind, part.amount) for part in found.parts]
    assert 4 == found.total
    with pytest.raises(ValueError, match="in no attack"):
        answer(t.state, 0, f"number:damage:{t.thing('stormtrooper 1')}")


@pytest.mark.parametrize(
    "question",
    ["", "dance", "sight", "sight:101:99", "reach:101:102", "option:dance:101", "option:attack:x"],
)
def test_what_nobody_can_answer_is_refused_in_words(question: str) -> None:
    """Whatever is typed."""
    t = Skirmish("stormtrooper a1", "rebeltrooper c1")
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        answer(t.state, 0, question)


def played(number: int) -> tuple[Battle, Counter[str]]:
    """A random game, with the laws of explaining asked at many of its decisions."""
    setup = LABORATORY.setup(GAME, f"explain {number}", number, random_armies.READY, swift=True)
    s = GAME.start(setup, seed_from(f"explain {number}"))
    rng = random.Random(number)
    asked: Counter[str] = Counter()
    for _ in range(400):
        if GAME.outcome(s) is not None:
            break
        decision, b = GAME.pending(s)[0], battle_of(s)
        asked[LABORATORY.reason(decision)] += 1
        explanation_laws.explained(GAME, b, decision)
        if rng.random() < 0.2:
            explanation_laws.sight_explained(b, decision)
            explanation_laws.reach_explained(b, decision)
        GAME.apply(s, decision.seat, decision.id, rng.randrange(len(decision.options)))
    return battle_of(s), asked


def test_what_is_explained_agrees_with_what_is_offered() -> None:
    """At menus and at the choice of a group, over two random games."""
    for number in range(2):
        _, asked = played(number)

        assert asked["menu"] > 20
        assert asked["activate"] > 2


def test_the_law_notices_a_check_that_only_the_listing_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A target that is listed and explained away breaks it."""
    t = Skirmish("stormtrooper a1", "rebeltrooper c1")
    t.activate("stormtrooper 1")
    decision = t.decision()
    explanation_laws.explained(t.game, t.state, decision)
    monkeypatch.setattr(
        "dejarik.games.imperial.advice.option_answers.why_not_target",
        lambda *_: legality.NOT_SEEN,
    )
    with pytest.raises(LawBroken, match="is explained as"):
        explanation_laws.explained(t.game, t.state, decision)


def test_a_refusal_names_everything_that_is_against_it() -> None:
    """Not the figure's turn, and no sight."""
    t = Skirmish("darthvader a1, stormtrooper h1", "rebeltrooper c1")
    t.activate("stormtrooper 1")
    found = answer(
        t.state, 0, f"option:attack:{t.thing('darthvader')}:{t.thing('their rebeltrooper 1')}"
    )

    assert isinstance(found, OptionAnswer)
    assert ["not_active", "not_adjacent"] == [one.key for one in found.against]
    assert ("ia.activation.24", "ia.attack.35") == found.rulings
    assert ["not_active ia.activation.24", "not_adjacent ia.attack.35"] == explain(
        t.state, 0, f"option attack {t.thing('darthvader')} {t.thing('their rebeltrooper 1')}"
    )


def test_a_hidden_card_is_not_explained() -> None:
    """Another's handle is none of one's own."""
    s, _ = played(0)
    theirs = s.sides[1].hand or s.sides[1].deck
    handle = s.knowledge.handles[1][theirs[0]]
    known = s.knowledge.handles[0]
    if handle in known and s.knowledge.knows(0, known.index(handle)):
        handle = max(known) + 1
    with pytest.raises(ValueError, match="you know no card"):
        answer(s, 0, f"option:command:{s.figures[0].id}:{handle}")
