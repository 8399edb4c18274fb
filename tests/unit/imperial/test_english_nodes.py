"""Words for every node: what cards do not use yet is said here, so that no node is without."""

import importlib
import pkgutil
from types import ModuleType

import pytest

from dejarik.games.imperial import effects
from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.effects import (
    abilities,
    cards,
    conditions,
    damage,
    figures,
    modifiers,
    objects,
    points,
)
from dejarik.games.imperial.language.english import doors
from dejarik.games.imperial.language.english.render import SPOKEN, render_node
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model import texts
from dejarik.games.imperial.rules import commands, lasting, moments
from dejarik.kernel import choosing, ops, terms
from dejarik.kernel.program import Node, Op, walk
from dejarik.speech.doors import NoWords

DOORS = (
    doors.amount,
    doors.condition,
    doors.deeds,
    doors.influence,
    doors.noun,
    doors.part,
    doors.quality,
)
SHARED = {
    "Choosing": "what verbs choose with",
    "ChoosingFurther": "what verbs choose with",
    "FigureVerb": "what verbs share",
    "Filter": "what filters share",
    "Listening": "what abilities share",
    "Promising": "what scores share",
}
"""Classes that only others are made from."""

ONE, TWO = terms.Number(1), terms.Number(2)
SCORE = points.Score(ONE)
HOSTILE = figures.Figures((figures.Hostile(),))
FIRST_OR_HURT = (conditions.FirstRound(), conditions.HasDamage())
HURT = damage.Suffer(figures.TheMover(), ONE)
HEAL = damage.RecoverDamage(figures.ItselfOnly(), ONE)
EXTERIOR = figures.AFigure((figures.Hostile(), figures.OnExterior()))

SENTENCES: list[tuple[Node, str]] = [
    (figures.AdjacentToNamed(), "is adjacent to that figure"),
    (figures.Called("Han Solo"), "is Han Solo"),
    (EXTERIOR, "a hostile figure on an exterior space"),
    (HURT, "That figure suffers 1 damage."),
    (cards.Cancel(), "Cancel it."),
    (
        modifiers.Converts(st.DODGE, ((st.EVADE, 2),), modifiers.DEFENDING),
        "when defending, each dodge in the results becomes 2 evades",
    ),
    (objects.ClaimToken(), "Claim it."),
    (conditions.ByOwnWill(), "it does so of its own will"),
    (
        abilities.When(abilities.WHEN_PLAYED, cards.Cancel(), abilities.NOBODY_IN_PARTICULAR),
        "When a Command card is played, you may cancel it.",
    ),
    (
        abilities.When(abilities.BEFORE_DAMAGE, ops.Instead(HEAL), owed=True),
        "Before this figure suffers damage, in place of that, this figure recovers 1 damage.",
    ),
    (texts.During("Rest", HEAL), "Rest. During this figure’s activation: recover 1 damage."),
    (
        modifiers.OfFigures(st.SPEED, TWO, (figures.Hostile(),), fixed=True),
        "each hostile figure has Speed 2",
    ),
    (terms.Sum((ONE, TWO)), "1 plus 2"),
    (terms.Difference(TWO, ONE), "2 minus 1"),
    (terms.Half(TWO, rounded_up=True), "half of 2, rounded up"),
    (terms.Capped(terms.EventAmount(), TWO), "that amount, at most 2"),
    (terms.AmountDone(), "as much as that"),
    (
        points.Score(terms.Count(figures.Figures((figures.Hostile(),)))),
        "Gain 1 victory point for each hostile figure.",
    ),
    (terms.You(), "you"),
    (terms.ChosenPlayer(), "that player"),
    (terms.ThereIs(EXTERIOR), "there is a hostile figure on an exterior space"),
    (terms.MoreThan(TWO, ONE), "2 is more than 1"),
    (terms.Even(terms.EventAmount()), "that amount is even"),
    (
        terms.Both(FIRST_OR_HURT),
        "it is the first round and this figure has any damage",
    ),
    (
        terms.EitherHolds(FIRST_OR_HURT),
        "it is the first round or this figure has any damage",
    ),
    (ops.End(), ""),
    (ops.Sequence((SCORE, HEAL)), "Gain 1 victory point. This figure recovers 1 damage."),
    (ops.Then(SCORE, HEAL), "Gain 1 victory point. Then this figure recovers 1 damage."),
    (
        ops.ForEach(figures.Figures((figures.Hostile(),)), SCORE),
        "For each hostile figure, gain 1 victory point.",
    ),
    (ops.Repeat(TWO, SCORE), "Do this 2 times: gain 1 victory point."),
    (ops.As(terms.Opponent(), SCORE), "Your opponent gains 1 victory point."),
    (ops.Later(0, SCORE), "Later, gain 1 victory point."),
    (
        ops.Until(modifiers.OfSeat(st.DRAWS, 1), lasting.THIS_ROUND),
        "Until the end of the round, at the end of each round, you draw 1 more Command card.",
    ),
    (
        ops.May(SCORE, HEAL),
        "You may gain 1 victory point. Otherwise, this figure recovers 1 damage.",
    ),
    (
        ops.If(conditions.FirstRound(), SCORE, HEAL),
        "If it is the first round, gain 1 victory point. Otherwise, this figure recovers 1 damage.",
    ),
    (
        ops.Either((SCORE, HEAL)),
        "You choose one: gain 1 victory point or this figure recovers 1 damage.",
    ),
]


def node_types() -> list[type[Node]]:
    """Return every class of nodes that can stand in a card or a mission."""
    modules: list[ModuleType] = [choosing, ops, terms, texts]
    for found in pkgutil.iter_modules(effects.__path__, effects.__name__ + "."):
        modules.append(importlib.import_module(found.name))
    defined = [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Node)
        if thing.__module__ == module.__name__ and thing.__name__ not in SHARED
    ]
    return [*defined, moments.Limited, commands.Played]


@pytest.mark.parametrize("made", node_types(), ids=lambda made: made.__name__)
def test_every_sort_of_node_has_words(made: type[Node]) -> None:
    """A new node without English words fails here, not in front of a player."""
    assert any(made in door.registry for door in DOORS)


def test_every_sort_of_node_is_said_somewhere() -> None:
    """On a card, in a mission, or in a sentence of this file."""
    roots = [*[one for one, _ in SENTENCES]]
    for found in (programs(), missions()):
        roots += [part for parts in found.values() for part in parts]
    said = {type(node) for root in roots for node in walk(root)}

    assert set() == {made.__name__ for made in node_types() if made not in said}


@pytest.mark.parametrize(
    ("node", "words"),
    SENTENCES,
    ids=[f"{type(node).__name__} {place}" for place, (node, _) in enumerate(SENTENCES)],
)
def test_what_cards_do_not_use_yet_is_said(node: Node, words: str) -> None:
    """Word for word."""
    assert words == render_node(node)


def test_words_stand_in_the_file_of_the_nodes_family() -> None:
    """Whoever knows where a node is knows where its English is."""
    wrong = {}
    for made in node_types():
        family = made.__module__.rpartition(".")[2]
        if made.__module__.startswith(effects.__name__) and family != "verbs":
            where = {
                door.registry[made].__module__.rpartition(".")[2]
                for door in DOORS
                if made in door.registry
            }
            if where != {family}:
                wrong[made.__name__] = where

    assert {} == wrong
    folders = {found.name for found in pkgutil.iter_modules(effects.__path__)}
    assert {"verbs"} == folders - set(SPOKEN)


def test_a_node_without_words_is_named() -> None:
    """The complaint says which class lacks words and where they belong."""

    class Juggle(Op):
        pass

    with pytest.raises(NoWords, match=r"no English words for Juggle; add them to .*imperial"):
        render_node(Juggle())


@pytest.mark.parametrize(
    "node",
    [
        modifiers.OfFigures(st.DRAWS, ONE),
        modifiers.OfSeat(st.CANNOT_PLAY, 1),
        modifiers.Forbids(st.DRAWS),
        modifiers.OfThisAttack(st.DRAWS),
        modifiers.Results(st.DRAWS, ONE),
    ],
    ids=lambda node: type(node).__name__,
)
def test_a_number_that_has_no_words_is_refused(node: Node) -> None:
    """A modifier of something else is not passed over in silence."""
    with pytest.raises(NoWords):
        render_node(node)
