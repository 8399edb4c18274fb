"""How well the seats stand: each thing that counts tips the balance, and bots go for prizes."""

from collections.abc import Callable

import pytest

from dejarik.games.imperial.advice import places
from dejarik.games.imperial.advice.candidates import MOST_PLACES, worth_trying
from dejarik.games.imperial.advice.means import mean_damage
from dejarik.games.imperial.effects import abilities
from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.objects import ScoreControl
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules.menu import MOVE_OPTION, WALK_OPTION
from dejarik.games.imperial.rules.moving import GO, STEPWISE
from dejarik.kernel.decisions import Decision
from dejarik.testing.imperial.field import Brought, Field

PANELS = Brought(
    mission=(
        When(
            abilities.END_OF_ROUND,
            ScoreControl("panel", (5,)),
            abilities.NOBODY_IN_PARTICULAR,
            first=True,
        ),
    ),
    tokens={"panel": "a6"},
)


def chance(s: Battle, seat: int = 0) -> float:
    """How likely a seat seems to win."""
    return (s.game.evaluate(s) or [])[seat]


def even() -> Field:
    """Two troops that stand alike."""
    return Field("stormtrooper a1 a2 a3", "stormtrooper f6 f5 f4")


def score(s: Battle) -> None:
    """Points."""
    s.sides[0].points += 3


def hurt(s: Battle) -> None:
    """Damage on the other side."""
    s.figures[3].damage = 1


def stun(s: Battle) -> None:
    """A condition of the other side."""
    s.figures[3].conditions |= STUNNED


def draw(s: Battle) -> None:
    """A card."""
    s.sides[0].hand.append(s.sides[0].deck.pop())


def test_who_stand_alike_have_even_chances() -> None:
    """And the chances of both are all there is."""
    s = even().s
    assert pytest.approx(1.0) == chance(s, 0) + chance(s, 1)
    assert pytest.approx(0.5, abs=0.05) == chance(s)


@pytest.mark.parametrize("better", [score, hurt, stun, draw])
def test_what_one_has_counts(better: Callable[[Battle], None]) -> None:
    """Each of these is better than nothing."""
    s = even().s
    before = chance(s)
    better(s)
    assert chance(s) > before


def test_a_place_to_attack_from_is_worth_more_than_one_far_away() -> None:
    """Melee needs the next space; the nearer the better before that."""
    field = Field("darthvader a1", "stormtrooper f6 f5 f4")
    vader = field.s.figures[0]
    worths = [
        places.threat(field.s, vader, field.s.map().space(space)) for space in ("a1", "c3", "e5")
    ]
    assert sorted(worths) == worths
    assert worths[0] < worths[1] < worths[2]


def test_a_prize_of_the_mission_draws_figures() -> None:
    """Beside the panel it is promised, near to it hoped for, far away neither."""
    chances: list[float] = []
    for space in ("a1", "a4", "a5"):
        field = Field(f"imperialofficer {space}", "imperialofficer f6", brought=PANELS)
        chances.append(chance(field.s))
    assert chances[0] < chances[1] < chances[2]


def places_to_go(field: Field) -> Decision:
    """Move with the first figure, up to the question where to."""
    game, s = field.game, field.s
    decision = game.pending(s)[0]
    while decision.options[0].kind != GO:
        kinds = [option.kind for option in decision.options]
        wanted = [kind for kind in (WALK_OPTION, MOVE_OPTION) if kind in kinds]
        game.apply(s, decision.seat, decision.id, kinds.index(wanted[0]) if wanted else 0)
        decision = game.pending(s)[0]
    return decision


def test_of_many_places_the_best_are_tried() -> None:
    """Five of all places, and never the way step by step; where to attack from is among them."""
    field = Field("darthvader a1", "stormtrooper f6 f5 f4")
    s = field.s
    decision = places_to_go(field)
    tried = worth_trying(s, decision)
    kinds = [decision.options[place].kind for place in tried]

    assert len(decision.options) > MOST_PLACES + 1
    assert [GO] * MOST_PLACES == kinds
    assert STEPWISE in [option.kind for option in decision.options]
    rows = s.board().counting.row(s.map().space("f4"))
    reached = [option.target - FIRST_SPACE for option in decision.options if option.kind == GO]
    chosen = [decision.options[place].target - FIRST_SPACE for place in tried]
    assert min(rows[space] for space in reached) == min(rows[space] for space in chosen)


def test_better_dice_deal_more_on_average() -> None:
    """Darth Vader deals more than a trooper, and less to who defends well."""
    s = Field("darthvader a1, stormtrooper b1 b2 b3", "rebeltrooper f6 f5 f4").s
    vader, trooper = s.definition_of(s.figures[0]), s.definition_of(s.figures[1])
    rebel = s.definition_of(s.figures[4])
    assert mean_damage(vader, rebel) > mean_damage(trooper, rebel) > 1
    assert mean_damage(trooper, rebel) > mean_damage(trooper, vader)
