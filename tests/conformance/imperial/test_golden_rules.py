"""Golden rules: cards over the guide, missions over cards, 'cannot' over all; who comes first."""

import pytest

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import TheAttacker
from dejarik.games.imperial.effects.modifiers import DEFENDING, Forbids, OfFigures, Results
from dejarik.games.imperial.effects.objects import TakeToken
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import more_attacks, special
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.model.texts import Interaction, Passive
from dejarik.kernel.chance import KEYED, Chance, seed_from
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.games import game_for_tests
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
MELEE = "melee, dice red"
BESIDE = ("a1", "b1")
EVERYBODY_MORE = Passive(Forbids(st.ATTACKS, ()))


def attacked(mission: tuple[Node, ...] = (), *parts: Node) -> Field:
    """A figure that has attacked once in its activation."""
    more = Brought(mission=mission)
    field = duel(MELEE, at=BESIDE, more=more, programs=(parts, ()))
    field.fight("one", "two'", "red 0/1/0")
    return field


@ruling("ia.timing.05", "ia.timing.09")
def test_a_card_that_grants_what_only_the_guide_forbids_wins() -> None:
    """A second attack in one activation."""
    assert [] == attacked().offered("attack")
    assert ["two'"] == attacked((), more_attacks()).offered("attack")


@ruling("ia.timing.06")
def test_a_mission_that_grants_what_the_guide_forbids_wins() -> None:
    """The same by a rule of the mission."""
    assert ["two'"] == attacked((EVERYBODY_MORE,)).offered("attack")


@pytest.mark.parametrize(("fixed", "points"), [(True, 2), (False, 9)])
@ruling("ia.timing.07")
def test_a_mission_that_contradicts_a_card_wins(fixed: bool, points: int) -> None:
    """All have Speed 2, says the mission; three more, says a card."""
    card = Passive(OfFigures(st.SPEED, Number(3)))
    rule = Passive(OfFigures(st.SPEED, Number(2), (), fixed=fixed))
    field = duel("speed 4", more=Brought(mission=(rule,)), programs=((card,), ()))
    field.choose("move")

    assert points == field.s.activations[0].points


@pytest.mark.parametrize("of_mission", [True, False])
@ruling("ia.timing.08")
def test_what_cannot_be_done_is_granted_by_nothing(of_mission: bool) -> None:
    """Neither an attack action nor a special action that grants an attack."""
    never = Passive(Forbids(st.CANNOT_ATTACK, ()))
    grant = special("Strike", MakeAttack(), attacks=True)
    for banned in (True, False):
        mine = (grant, never) if banned and not of_mission else (grant,)
        mission = (never,) if banned and of_mission else ()
        field = duel(MELEE, at=BESIDE, more=Brought(mission=mission), programs=(mine, ()))
        allowed = ["move", "attack two'", "special Strike", "end"]
        assert (["move", "end"] if banned else allowed) == field.options()


@ruling("ia.timing.10")
def test_what_a_card_says_cannot_be_done_is_not_allowed_by_a_mission() -> None:
    """The mission lets figures take crates; one of them cannot interact."""
    rule = Interaction("crate", TakeToken())
    never = Passive(Forbids(st.CANNOT_INTERACT))
    for parts, offered in (((), ["crate"]), ((never,), [])):
        more = Brought(mission=(rule,), tokens={"crate": "a2"})
        field = duel(more=more, programs=(parts, ()))
        assert offered == field.offered("interact")


@ruling("ia.timing.14")
def test_during_an_attack_the_rules_of_the_mission_come_first() -> None:
    """Before what the attacker and the defender do after it."""
    answers = [
        moments.When(moments.AFTER_ATTACK, GAIN, moments.NOBODY_IN_PARTICULAR, name=name)
        for name in ("Mine", "Theirs")
    ]
    rule = moments.When(moments.AFTER_ATTACK, Suffer(TheAttacker(), Number(1)), first=True, whom=())
    field = duel(
        MELEE,
        at=BESIDE,
        more=Brought(mission=(rule,)),
        programs=((answers[0],), (answers[1],)),
    )
    field.fight("one", "two'", "red 0/1/0")

    assert [1, 1] == [field.damage("one"), field.damage("two'")]
    assert (0, ["one: Mine", "pass"]) == (field.seat, field.options())


@ruling("ia.timing.35")
def test_the_others_follow_clockwise_after_who_has_initiative() -> None:
    """At a table of four."""
    s = Battle(game_for_tests(), 4, Chance(seed_from("four"), KEYED))
    s.initiative = 2

    assert [2, 3, 0, 1] == s.seats_by_initiative()


@ruling("ia.timing.04", "ia.timing.113", "ia.condition.29")
def test_rules_of_campaigns_have_no_effect_in_a_skirmish() -> None:
    """A hero has no rest and no Endurance, is defeated and not wounded; nobody is reinforced."""
    cards = (by("pair", "group 2"), by("two"))
    field = Field("gideonargus a1, pair a6 off", "two f6", "", Brought(cards=cards))
    field.give("gideonargus", "Bleeding")
    activate(field, "gideonargus")
    orders = ["special Tactical Maneuver", "special On My Mark"]
    assert ["move", "attack two'", *orders, "discard Bleeding", "end"] == field.options()
    field.choose("move", "0")
    assert 1 == field.damage("gideonargus")
    field.choose("end", "two", "end", "pair", "end")
    assert (2, "") == (field.s.round, field.where("pair2"))
    field.choose("two", "end", "gideonargus")
    card = field.s.definition_of(field.figure("gideonargus"))
    field.hurt("gideonargus", card.health - 1)
    field.choose("move", "0")

    assert ("", card.cost) == (field.where("gideonargus"), field.points()[1])


@pytest.mark.parametrize("source", ["mission", "card", "condition", "nothing"])
@ruling("ia.attack.221")
def test_missions_cards_and_conditions_give_negative_symbols(source: str) -> None:
    """One damage less by a rule or a card; one surge less by a condition."""
    less = Passive(Results(st.SURGE, Number(-1), DEFENDING, ()))
    card = Passive(Results(st.SURGE, Number(-1), DEFENDING))
    mission = (less,) if source == "mission" else ()
    programs = ((), (card,) if source == "card" else ())
    field = duel(
        "melee, dice green, surges damage 3",
        at=BESIDE,
        more=Brought(mission=mission),
        programs=programs,
    )
    if source == "condition":
        field.give("one", "Weakened")
    field.fight("one", "two'", "green 1/1/1")

    assert (source == "nothing") is ("surge 0" in field.options())


@ruling("ia.activation.42")
def test_without_a_ready_card_nothing_is_used_around_an_activation_of_one_s_own() -> None:
    """The second player's only card is exhausted; the first one activates another group."""
    parts = tuple(
        moments.When(moment, GAIN, name=name)
        for name, moment in (
            ("Start", moments.START_OF_ACTIVATION),
            ("End", moments.END_OF_ACTIVATION),
        )
    )
    cards = (by("one"), by("other"), by("two", "", *parts))
    field = Field("one a1, other a6", "two f6", "", Brought(cards=cards))
    activate(field, "one")
    field.choose("end", "two")
    assert (1, ["two': Start", "pass"]) == (field.seat, field.options())
    field.choose("pass", "end")
    assert (1, ["two': End", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert (0, ["other"]) == (field.seat, field.options())
    field.choose("other")
    assert 0 == field.seat
    field.choose("end")

    assert ([0, 0], 2) == (field.points(), field.s.round)
