"""Words for every node that a card uses; what cards do not say aloud is said here."""

import pytest

from dejarik.games.swccg import effects
from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.effects import (
    amounts,
    conditions,
    force,
    modifiers,
    nouns,
    place_conditions,
    playing,
    retrieval,
    runs,
    sights,
)
from dejarik.games.swccg.language.english import doors
from dejarik.games.swccg.language.english.render import SPOKEN, render_node
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, ids, state
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel import ops, terms
from dejarik.kernel.program import Node, walk

DOORS = (
    doors.amount,
    doors.condition,
    doors.deeds,
    doors.influence,
    doors.noun,
    doors.part,
    doors.trait,
)
RULES = "dejarik.games.swccg.rules."
"""Actions of the rules inside a part, which says what they are for."""

ONE, TWO = terms.Number(1), terms.Number(2)
THIS = (nouns.This(),)
YOURS, OPPONENTS = nouns.Yours(), nouns.Opponents()
CHARACTER, WEAPON = nouns.OfType(kinds.CHARACTER), nouns.OfType(kinds.WEAPON)
DROID = nouns.Is("droid")
LOSE = force.LoseForce(terms.You(), ONE)
NIGHT, CONTROLLED = conditions.Nighttime(), place_conditions.YouControl()
RETURNED = retrieval.LostCards((DROID,), TWO, up_to=True)

SENTENCES: list[tuple[Node, str]] = [
    (nouns.IsPlace(), "is a location"),
    (nouns.IsMine(), "is a mine"),
    (nouns.Without(nouns.OfPersona("Han")), "is not Han"),
    (nouns.AnyOf((DROID, nouns.Unique())), "is a droid or is unique"),
    (nouns.CarriedBy((YOURS, CHARACTER)), "is carried by one of your characters"),
    (nouns.Carrying((WEAPON,)), "carries a weapon"),
    (nouns.Another(), "is not this character"),
    (amounts.CountOf((OPPONENTS, WEAPON)), "the number of your opponent’s weapons on table"),
    (amounts.CountOf((DROID, nouns.SamePlace())), "the number of all droids here"),
    (amounts.SizeOf(ids.HAND, terms.Opponent()), "the number of cards in your opponent’s hand"),
    (amounts.ForceToUse(terms.You()), "the Force in your Force Pile"),
    (amounts.Depending(NIGHT, TWO, ONE), "1, or 2 if any location is under nighttime conditions"),
    (amounts.Noted("power"), "that power"),
    (terms.Sum((ONE, TWO)), "1 plus 2"),
    (terms.Difference(TWO, ONE), "2 minus 1"),
    (place_conditions.HasReserve(), "you have a card in your Reserve Deck"),
    (place_conditions.ToHere(), "it is about this location"),
    (place_conditions.ToSystem("Tatooine"), "it is about a location on Tatooine"),
    (conditions.DuringPhase(state.BATTLE, terms.You()), "it is your battle phase"),
    (conditions.MovedFromNextDoor(), "it came from an adjacent site"),
    (conditions.JustDrawnFor(2), "a weapon destiny has just been drawn"),
    (
        conditions.NotSearchedInVain("Scavengers", ids.USED),
        "Scavengers has not searched your opponent’s Used Pile in vain this turn",
    ),
    (runs.SomeCanMoveAway((YOURS, DROID)), "one of your droids can move away"),
    (place_conditions.ThereAre((DROID,), 3), "3 or more droids are on table"),
    (place_conditions.ThereAre((YOURS, nouns.OfPersona("Han"))), "you have Han on table"),
    (terms.AtLeast(amounts.LifeForce(terms.You()), TWO), "your Life Force is 2 or more"),
    (terms.MoreThan(amounts.LifeForce(terms.You()), TWO), "your Life Force is above 2"),
    (
        terms.MoreThan(TWO, amounts.LifeForce(terms.Opponent())),
        "your opponent’s Life Force is below 2",
    ),
    (terms.Not(CONTROLLED), "it is not so that you control this character"),
    (
        terms.Both((NIGHT, conditions.EachDrewOne())),
        (
            "any location is under nighttime conditions and each player has drawn exactly one "
            "battle destiny"
        ),
    ),
    (
        terms.EitherHolds((conditions.LossIsYours(), conditions.EachDrewOne())),
        "you must lose Force or each player has drawn exactly one battle destiny",
    ),
    (RETURNED, "droids of your choice, at most 2"),
    (
        modifiers.For((modifiers.Forbids(st.MAY_NOT_MOVE, THIS),), durations.THIS_GAME),
        "This character may not move for the rest of the game.",
    ),
    (modifiers.For((modifiers.Forbids(st.MAY_NOT_MOVE, THIS),)), "This character may not move."),
    (
        modifiers.Changes(st.DEPLOY_COST, TWO, (YOURS, DROID)),
        "each of your droids costs 2 Force more to deploy here",
    ),
    (
        modifiers.Changes(st.POWER, amounts.LossLeft(), THIS),
        "this character gets additional power equal to what is left of that loss",
    ),
    (ops.Nothing(), ""),
    (ops.Then(LOSE, Cancel()), "You lose 1 Force. Then cancel it."),
    (
        ops.If(NIGHT, LOSE, sights.ShowOpponentsHand()),
        (
            "If any location is under nighttime conditions, you lose 1 Force. Otherwise, look at "
            "your opponent’s hand."
        ),
    ),
    (ops.May(LOSE, Cancel()), "If you wish, you lose 1 Force. Otherwise, cancel it."),
    (
        force.LoseForce(terms.Opponent(), amounts.DestinyDrawn()),
        "Your opponent loses Force equal to the destiny.",
    ),
    (sights.PeekAtDeck(TWO), "Look at the top 2 cards of your opponent’s Reserve Deck."),
    (force.UseX(0, LOSE, is_play=True), "Use X Force. You lose 1 Force."),
    (playing.UseText(2, LOSE, is_play=True), "Use 2 Force. You lose 1 Force."),
    (
        playing.Text((ev.BATTLE_BEGINS,), ev.RESPOND, playing.UseText(0, LOSE, is_play=False)),
        "When either player initiates a battle, if you wish, you lose 1 Force.",
    ),
    (DeployRule(beside=True), "Deploy this character beside your Reserve Deck."),
]


def used_types() -> list[type[Node]]:
    """Return every class of nodes that a card uses, but for actions of the rules."""
    found = {type(node) for parts in PROGRAMS.values() for one in parts for node in walk(one)}
    kept = [one for one in found if one is Cancel or not one.__module__.startswith(RULES)]
    return sorted(kept, key=lambda one: one.__name__)


@pytest.mark.parametrize("made", used_types(), ids=lambda made: made.__name__)
def test_every_sort_of_node_on_a_card_has_words(made: type[Node]) -> None:
    """A node without English words fails here, not in front of a player."""
    assert any(made in door.registry for door in DOORS)


def test_words_are_only_for_what_is_said_on_a_card_or_here() -> None:
    """No words that nobody has read."""
    said = {type(node) for root, _ in SENTENCES for node in walk(root)} | {*used_types()}
    spoken = {made for door in DOORS for made in door.registry if made is not object}

    assert set() == {made.__name__ for made in spoken - said}


@pytest.mark.parametrize(
    ("node", "words"),
    SENTENCES,
    ids=[f"{type(node).__name__} {place}" for place, (node, _) in enumerate(SENTENCES)],
)
def test_what_no_card_says_aloud_is_said(node: Node, words: str) -> None:
    """Word for word."""
    assert words == render_node(node)


def test_words_stand_in_the_file_of_the_nodes_family() -> None:
    """Whoever knows where a node is knows where its English is."""
    wrong = {}
    for made in used_types():
        where = {
            door.registry[made].__module__.rpartition(".")[2]
            for door in DOORS
            if made in door.registry
        }
        family = made.__module__.rpartition(".")[2]
        if made.__module__.startswith(effects.__name__) and where != {family}:
            wrong[made.__name__] = where

    assert {} == wrong
    families = {
        made.__module__.rpartition(".")[2] for made in used_types() if "effects" in made.__module__
    }
    assert set() == families - {*SPOKEN}
