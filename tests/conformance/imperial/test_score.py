"""Victory points, defeats, and how a skirmish ends."""

import pytest

from dejarik.games.imperial.effects.abilities import (
    AFTER_DEFEAT,
    END_OF_ROUND,
    NOBODY_IN_PARTICULAR,
    SOURCE,
    WHEN_DEFEATED,
    WHILE_MODIFYING,
    When,
)
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import Figures, Hostile
from dejarik.games.imperial.effects.objects import ScoreControl
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, special
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import BLUE
from dejarik.games.imperial.rules.chances import TIE_BREAK
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field, face_of
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1, friend a6", "b1, foe f6")
BYSTANDERS = Brought(cards=(by("friend"), by("foe")))
MELEE = "melee, dice red red"
STRONG = "red 0/3/0 red 0/3/0"
ALL_FALL = special("All", Suffer(Figures(()), Number(9)))
GAIN = during("Gain", Score(Number(1)))


def result(field: Field) -> tuple[list[list[int]], str]:
    """The ranking and the reason."""
    outcome = field.s.outcome
    assert outcome is not None
    return outcome.ranking, outcome.reason


@ruling("ia.damage.02", "ia.damage.03", "ia.damage.10", "ia.damage.18")
def test_a_figure_is_defeated_when_its_damage_reaches_its_health() -> None:
    """One less does nothing; one more is not suffered."""
    field = duel(MELEE, "health 7", at=BESIDE, more=BYSTANDERS)
    field.fight("one", "two'", STRONG)
    assert "b1" == field.where("two'")

    field = duel(MELEE, "health 5", at=BESIDE, more=BYSTANDERS)
    field.fight("one", "two'", STRONG)
    assert "" == field.where("two'")
    assert 5 == field.events(ev.DAMAGE_SUFFERED)[0].amount


@ruling("ia.damage.13", "ia.damage.14", "ia.figure.17")
def test_a_defeated_figure_leaves_the_map_with_its_conditions_and_damage() -> None:
    """Nobody can choose it any more."""
    field = duel(MELEE, "health 5", at=BESIDE, more=BYSTANDERS)
    field.give("two'", "Weakened")
    field.fight("one", "two'", STRONG)

    assert ["", 0, set()] == [
        field.where("two'"),
        field.damage("two'"),
        field.conditions("two'"),
    ]
    field.choose("end")
    activate(field, "foe")
    assert ["one", "friend"] == field.offered("attack")


@ruling("ia.damage.05", "ia.damage.04")
def test_damage_stays_with_the_one_figure_that_suffered_it() -> None:
    """Not with others of its group; also when it moves."""
    more = Brought(cards=(by("pair", "group 2, health 5, speed 4"), by("foe", MELEE)), initiative=1)
    field = Field("pair a1 a2", "foe b1", "", more)
    activate(field, "foe")
    field.fight("foe'", "pair1", "red 0/1/0 red 0/2/0")
    field.choose("end")
    activate(field, "pair")
    field.choose("pair1", "move", "walk", "go a4")

    assert [3, 0] == [field.damage("pair1"), field.damage("pair2")]


@pytest.mark.parametrize(("words", "points"), [("cost 7", 7), ("group 2, cost 7, reinforce 3", 3)])
@ruling("ia.score.120", "ia.damage.15", "ia.damage.16")
def test_a_defeat_scores_the_cost_of_the_figure(words: str, points: int) -> None:
    """That of the card for a single figure, that to reinforce in a group."""
    spaces = "b1 f5" if "group" in words else "b1"
    more = Brought(cards=(by("one", MELEE), by("prey", f"{words}, health 4"), by("foe")))
    field = Field("one a1", f"prey {spaces}, foe f6", "", more)
    activate(field, "one")
    prey = "prey'1" if "group" in words else "prey'"

    field.fight("one", prey, STRONG)

    assert [points, 0] == field.points()
    assert points == field.s.sides[0].defeat_points


@ruling("ia.score.121")
def test_who_falls_by_a_friend_scores_for_the_opponent() -> None:
    """Blast of its own side."""
    more = Brought(cards=(by("friend", "cost 6, health 1"), by("foe")))
    field = duel(f"{MELEE}, box blast 1", at=("a1, friend c1", "b1, foe f6"), more=more)

    field.fight("one", "two'", STRONG)
    field.choose("one: Blast")

    assert [0, 6] == field.points()


@ruling("ia.score.106", "ia.score.111", "ia.score.117")
def test_forty_points_end_the_game_and_thirty_nine_do_not() -> None:
    """At once, in the middle of an activation."""
    field = duel(programs=((GAIN,), ()))
    field.score(0, 38)
    field.choose("use Gain")
    assert field.s.outcome is None
    field.choose("use Gain")

    assert ([[0], [1]], "points") == result(field)
    assert [] == field.game.pending(field.s)


@ruling("ia.score.118", "ia.round.117")
def test_points_during_an_attack_end_the_game_before_its_other_steps() -> None:
    """No damage is dealt."""
    gain = When(WHILE_MODIFYING, Score(Number(1)), SOURCE, name="Gain")
    field = duel(MELEE, at=BESIDE, more=BYSTANDERS, programs=((gain,), ()))
    field.score(0, 39)

    field.fight("one", "two'", STRONG)
    field.choose("one: Gain")

    assert ([[0], [1]], "points") == result(field)
    assert [] == field.events(ev.DAMAGE_DEALT)


@pytest.mark.parametrize("points", [36, 37])
@ruling("ia.score.111")
def test_nobody_is_asked_anything_after_the_fortieth_point_of_a_defeat(points: int) -> None:
    """With 39 what follows a defeat is offered, with 40 the game is over."""
    cheer = When(AFTER_DEFEAT, Score(Number(1)), NOBODY_IN_PARTICULAR, name="Cheer")
    mourn = When(WHEN_DEFEATED, Score(Number(1)), NOBODY_IN_PARTICULAR, name="Mourn")
    more = Brought(cards=(by("friend"), by("foe", "", cheer, mourn)))
    field = duel(MELEE, "health 4, cost 3", at=BESIDE, more=more)
    field.score(0, points)

    field.fight("one", "two'", STRONG)
    field.choose("foe': Mourn for two'")

    if points == 36:
        assert (1, ["foe': Cheer for two'", "pass"]) == (field.seat, field.options())
    else:
        assert ([[0], [1]], "points") == result(field)


@ruling("ia.score.112", "ia.score.113", "ia.score.127")
def test_points_of_one_event_are_compared_when_all_have_theirs() -> None:
    """Both reach 40 at the end of a round: the higher sum wins, not the first."""
    rule = When(END_OF_ROUND, ScoreControl("crate", (5,)), NOBODY_IN_PARTICULAR, first=True)
    more = Brought(cards=(by("one"), by("two")), mission=(rule,), tokens={"crate": "a2 f5"})
    field = Field("one a1", "two f6", "", more)
    field.score(0, 35, defeats=30)
    field.score(1, 37)

    field.choose("one", "end", "two", "end")

    assert [40, 42] == field.points()
    assert ([[1], [0]], "points") == result(field)


@pytest.mark.parametrize("points", [30, 36])
@ruling("ia.score.114", "ia.score.116")
def test_who_has_no_figure_left_loses_whatever_the_points(points: int) -> None:
    """More points, even 40 at the same moment, do not help: the foe still stands."""
    cards = (by("one", "", ALL_FALL), by("two", "cost 4"), by("foe", "health 20"))
    field = Field("one a1", "two f6, foe f5", "", Brought(cards=cards))
    activate(field, "one")
    field.score(0, points)

    field.choose("special All")

    assert [points + 4, 3] == field.points()
    assert ([[1], [0]], "elimination") == result(field)


@ruling("ia.score.115")
def test_if_both_lose_their_last_figures_points_decide() -> None:
    """At one moment."""
    cards = (by("one", "health 9, cost 3", ALL_FALL), by("two", "health 9, cost 4"))
    field = Field("one a1", "two f6", "", Brought(cards=cards))
    activate(field, "one")

    field.choose("special All")

    assert [4, 3] == field.points()
    assert ([[0], [1]], "points") == result(field)


@ruling("ia.score.126")
def test_with_equal_points_who_has_figures_wins_without_a_tie_break() -> None:
    """Points from defeats would say otherwise."""
    strike = special("Strike", Suffer(Figures((Hostile(),)), Number(9)))
    cards = (by("one", "cost 3", strike), by("two", "health 9, cost 4"))
    field = Field("one a1", "two f6", "", Brought(cards=cards))
    activate(field, "one")
    field.score(0, 6)
    field.score(1, 10, defeats=10)

    field.choose("special Strike")

    assert [10, 10] == field.points()
    assert ([[0], [1]], "elimination") == result(field)


def tied(one: str = "health 9", two: str = "health 9") -> Field:
    """Both would have 40 when `special All` has brought everybody down."""
    cards = (by("one", f"{one}, cost 5", ALL_FALL), by("two", f"{two}, cost 5"))
    field = Field("one a1", "two f6", "", Brought(cards=cards))
    activate(field, "one")
    field.score(0, 35)
    field.score(1, 35)
    return field


@ruling("ia.score.124", "ia.score.125")
def test_a_tie_goes_to_who_has_more_points_from_defeats() -> None:
    """Other points are left out."""
    field = tied()
    field.score(1, 35, defeats=2)

    field.choose("special All")

    assert [40, 40] == field.points()
    assert ([[1], [0]], "points from defeats") == result(field)


@ruling("ia.score.128")
def test_the_second_tie_break_counts_damage_and_the_health_of_the_defeated() -> None:
    """8 against 9: the lower sum wins."""
    field = tied("health 9", "health 8")

    field.choose("special All")

    assert ([[1], [0]], "less damage") == result(field)


@ruling("ia.score.131", "ia.score.132", "ia.score.133")
def test_the_third_tie_break_rolls_blue_dice_until_they_differ() -> None:
    """4 and 4, then 2 and 5; nobody may reroll."""
    field = tied()
    for seat, faces in ((0, ("4/2/0", "2/1/0")), (1, ("4/2/0", "5/1/0"))):
        for face in faces:
            field.s.chance.dictate(TIE_BREAK, seat, face_of(BLUE, face))

    field.choose("special All")

    assert ([[1], [0]], "the roll of a die") == result(field)
    assert {} == field.s.chance.dictated


@ruling("ia.score.119")
def test_defeats_abilities_and_missions_give_points() -> None:
    """Each of the three, and nothing else of a round does."""
    rule = When(END_OF_ROUND, ScoreControl("crate", (5,)), NOBODY_IN_PARTICULAR, first=True)
    more = Brought(cards=BYSTANDERS.cards, mission=(rule,), tokens={"crate": "a2"})
    field = duel(MELEE, "health 3, cost 4", at=BESIDE, more=more, programs=((GAIN,), ()))
    field.choose("move", "use Gain")
    assert [1, 0] == field.points()
    field.fight("one", "two'", STRONG)
    assert [5, 0] == field.points()
    field.choose("end")
    while field.s.round == 1:
        options = field.options()
        field.choose("end" if "end" in options else options[0])

    assert [10, 0] == field.points()
