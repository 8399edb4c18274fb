"""What a player reads: the grammar behind the cards, and words for every node."""

import importlib
import pkgutil
from types import ModuleType

import pytest

from dejarik.games.destiny import effects
from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects import status, triggers
from dejarik.games.destiny.effects.keywords import GainKeyword
from dejarik.games.destiny.effects.resolution import How, HowOtherwise
from dejarik.games.destiny.language.english import NoWords, doors, render_node
from dejarik.games.destiny.language.symbols import SYMBOL_PROGRAMS
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import FOCUS, SPECIAL
from dejarik.kernel import choosing, ops, terms
from dejarik.kernel.program import Node, Op
from dejarik.titles.destiny.catalogue.files import facts
from dejarik.titles.destiny.catalogue.texts import card_texts

DOORS = (
    doors.amount,
    doors.clauses,
    doors.condition,
    doors.influence,
    doors.noun,
    doors.part,
    doors.quality,
)


def node_types() -> list[type[Node]]:
    """Return every class of nodes that can stand in a card."""
    modules: list[ModuleType] = [choosing, ops, terms]
    for found in pkgutil.iter_modules(effects.__path__, effects.__name__ + "."):
        modules.append(importlib.import_module(found.name))
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        if issubclass(thing, Node) and thing.__module__ == module.__name__
        # What only others are made from needs no words of its own.
        if thing
        not in (
            triggers.Happening,
            triggers.AboutToTakeDamage,
            triggers.CertainHappening,
            triggers.DefeatedByOpponent,
            triggers.LeavesTheirHand,
            triggers.LostToAnother,
            triggers.RevealedInTheirHand,
            triggers.ShownOrDiscarded,
            triggers.TakenThroughCard,
            How,
            HowOtherwise,
        )
        if not thing.__subclasses__()
    ]


@pytest.mark.parametrize("made", node_types(), ids=lambda made: made.__name__)
def test_every_sort_of_node_has_words(made: type[Node]) -> None:
    """A new node without English words fails here, not in front of a player."""
    assert any(made in door.registry for door in DOORS)


def test_a_node_without_words_is_named() -> None:
    """The complaint says which class lacks words and where they belong."""

    class Juggle(Op):
        pass

    with pytest.raises(
        NoWords, match=r"no English words for Juggle; add them to .*english/test_english\.py"
    ):
        render_node(Juggle())


def test_without_facts_a_card_speaks_of_this_card() -> None:
    """Its type is a fact, not a part of its program."""
    assert "Before the defeat of this card, gain 1 resource." == render_node(
        d.before(d.this_is_defeated, d.gain(1))
    )


def test_a_question_can_know_what_was_named_before() -> None:
    """With the card's text a node in the middle says what it is about."""
    text = card_texts()["01023"]
    later = d.defeat(d.named("marked"))

    assert "Defeat that character." == render_node(later, facts()["01023"], text)
    assert "Defeat what was chosen." == render_node(later)


SENTENCES: list[tuple[Op, str]] = [
    (d.nothing, "Nothing happens."),
    (
        d.then(d.spot_to(d.such(d.a_character, d.blue), d.remove(d.a_die)), d.gain(1)),
        "If you can spot a blue character, remove any die. Then gain 1 resource.",
    ),
    (ops.May(d.draw(1), d.gain(1)), "You may draw 1 card. If you do not, gain 1 resource."),
    (
        d.may(d.remove(d.a_die), d.opponent_may_take_actions(1)),
        "You may remove any die. If you do, your opponent may take 1 additional action.",
    ),
    (
        d.pay(d.in_order(d.spend(1), d.exhaust(d.this)), d.draw(1)),
        "Spend 1 resource and exhaust this card. If you do, draw 1 card.",
    ),
    (
        d.either(d.gain(1), d.draw(1), d.nothing),
        "Choose one: gain 1 resource; draw 1 card; or do nothing.",
    ),
    (
        d.as_(d.the_opponent, d.either(d.gain(1, d.the_opponent), d.draw(1, d.the_opponent))),
        "Your opponent either gains 1 resource or draws 1 card.",
    ),
    (
        d.as_(d.the_opponent, d.either(d.gain(1, d.the_opponent), d.may(d.draw(1)))),
        "Your opponent chooses one: gain 1 resource; or if they wish, you draw 1 card.",
    ),
    (
        d.may(d.pay(d.spend(1), d.draw(1))),
        "You may spend 1 resource. If you do, draw 1 card.",
    ),
    (d.as_(d.the_opponent, d.may(d.discard(d.this))), "Your opponent may discard this card."),
    (
        d.as_(d.the_opponent, d.reroll(d.your(d.a_die)), d.remove(d.an_opponents(d.a_die))),
        "Your opponent rerolls a die of yours and removes a die of theirs.",
    ),
    (
        d.discard(d.such(d.a_card_in_play, d.any_of(d.red, d.blue))),
        "Discard any red or blue card in play.",
    ),
    (
        d.remove(d.such(d.a_die, d.any_of(d.red, d.showing_melee))),
        "Remove any die that is red or shows melee damage.",
    ),
    (
        d.as_(d.controller_of(d.it), d.remove(d.a_die)),
        "Its controller removes any die.",
    ),
    (
        ops.ForEach(d.each(d.your(d.a_character)), d.heal(1, from_=d.named("each"))),
        "For each of your characters, heal 1 damage from it.",
    ),
    (ops.Repeat(d.number(2), d.draw(1)), "Do this 2 times: draw 1 card."),
    (
        d.then(d.in_order(d.gain(1), d.draw(1)), d.ready(d.this)),
        "Gain 1 resource and draw 1 card. Then make this card ready.",
    ),
    (
        d.deal(d.value_of(d.it), to=d.each(d.an_opponents(d.a_character))),
        "Deal damage equal to its value to each of your opponent’s characters.",
    ),
    (
        d.deal(d.shields_on(d.named("target")), to=d.a_character),
        "Deal damage equal to the number of shields on it to any character.",
    ),
    (
        d.gain(d.or_instead(1, 2, if_=d.you_control_the_battlefield)),
        "Gain 1 resource, or 2 instead if the battlefield is under your control.",
    ),
    (
        d.turn(d.up_to(2, d.your(d.a_die)), to=d.showing(FOCUS, SPECIAL)),
        "Turn up to 2 dice of yours, each to a side showing focus or a special.",
    ),
]


@pytest.mark.parametrize(("effect", "expected"), SENTENCES)
def test_an_effect_becomes_sentences(effect: Op, expected: str) -> None:
    """Orders to you, told of anybody else, and joined as one would speak."""
    assert expected == render_node(effect)


PHRASES: list[tuple[Node, str]] = [
    (d.such(d.a_character, d.titled("Rey")), "any character named Rey"),
    (
        d.such(d.a_character, d.non(d.with_shields), status.Ready()),
        "any ready character without shields",
    ),
    (d.each(d.such(d.a_card_in_play, d.event_or_support)), "each support or event"),
    (d.up_to(2, d.such(d.a_character, d.other)), "up to 2 other characters"),
    (d.such(d.a_die, d.worth_at_least(3)), "any die with a value of 3 or more"),
    (d.not_(d.spot(d.a_die)), "your pool holds no die"),
    (d.not_(d.there_is(d.a_die)), "no die is in a pool"),
    (d.not_(d.is_(d.this, d.blue)), "this card is not blue"),
    (
        GainKeyword(0, d.each(d.your(d.a_character)), d.you_control_the_battlefield),
        "each of your characters has ambush while the battlefield is under your control",
    ),
    (
        d.gives_keyword(d.at_level(d.guardian, 2), to=d.attached_character),
        "the attached character has guardian 2",
    ),
    (d.loses_keyword(d.redeploy, d.this), "this card cannot have redeploy"),
    (d.you_activate_this, "you activate this card"),
]


@pytest.mark.parametrize(("node", "expected"), PHRASES)
def test_other_nodes_become_phrases(node: Node, expected: str) -> None:
    """As they would stand inside a sentence."""
    assert expected == render_node(node)


LINES: list[tuple[Node, str]] = [
    (
        d.at_level(d.guardian, 2),
        (
            "Guardian 2: After this card is activated, choose up to 2 of your opponent’s dice "
            "showing damage and deal damage equal to the combined value of those dice to this "
            "card. Then remove those dice."
        ),
    ),
    (
        d.after(triggers.Happening(ev.ACTIVATED, (d.character,), triggers.BY_OPPONENT), d.draw(1)),
        "After a character is activated by your opponent, draw 1 card.",
    ),
    (
        d.before(
            triggers.Happening(ev.DIE_REMOVED, (d.yours,), triggers.BY_OPPONENT), d.reroll(d.that)
        ),
        "Before a die of yours is removed by your opponent, reroll that die.",
    ),
    (
        d.after(triggers.Happening(ev.DAMAGE_TAKEN, (d.yours, d.other)), d.heal(1, from_=d.it)),
        "After another of your characters takes any damage, heal 1 damage from it.",
    ),
    (
        d.would(triggers.Happening(ev.BATTLEFIELD_CLAIMED, (), triggers.BY_OPPONENT), d.nothing),
        "Whenever your opponent would claim the battlefield, nothing happens.",
    ),
    (d.only_on(d.blue, d.yours), "Only on a blue character of yours."),
    (
        d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
        "Playing this card costs you 1 less while your opponent has 3 or more resources.",
    ),
    (
        d.only_if(d.more_than(d.count_of(d.your(d.a_die)), d.resources_of(d.you))),
        "Only if the number of your dice in the pool is larger than the number of your resources.",
    ),
]


@pytest.mark.parametrize(("part", "expected"), LINES)
def test_a_part_of_a_card_becomes_a_line(part: Node, expected: str) -> None:
    """With its timing or its label in front."""
    assert expected == render_node(part)


def test_the_symbols_of_dice_read_like_cards() -> None:
    """They are programs in the same language."""
    assert (
        "Turn as many of your dice as you like, up to the die’s value, each to another side than "
        "it shows."
    ) == render_node(SYMBOL_PROGRAMS[FOCUS])


def test_an_event_without_words_is_named() -> None:
    """The complaint says which event an ability waits for in vain."""
    with pytest.raises(NoWords, match="pool_split"):
        render_node(triggers.Happening(ev.POOL_SPLIT))
