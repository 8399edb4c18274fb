"""
Families: a word of the card language has its node, its spelling and its English in one family.

Whoever knows the file of one of the three knows all three: `effects/damage.py`,
`language/damage.py`, `language/english/damage.py`. Nodes of the kernel belong to the family
that spells them.
"""

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from dejarik.games.destiny import effects, language
from dejarik.games.destiny.effects.resolution import HowOtherwise
from dejarik.games.destiny.effects.triggers import (
    AboutToTakeDamage,
    CertainHappening,
    DefeatedByOpponent,
    LeavesTheirHand,
    LostToAnother,
    RevealedInTheirHand,
    ShownOrDiscarded,
    TakenThroughCard,
)
from dejarik.games.destiny.language import english, node_list
from dejarik.games.destiny.language.english import doors
from dejarik.kernel.program import Node
from scripts import words

DOORS: Final = (
    doors.amount,
    doors.clauses,
    doors.condition,
    doors.influence,
    doors.noun,
    doors.part,
    doors.quality,
)

NOT_FAMILIES: Final[dict[str, dict[str, str]]] = {
    effects.__name__: {
        "edition_texts": "how an edition reads a whole text",
        "mend_register": "what has changed since older journals were written",
        "verbs": "what the verbs of all families share",
    },
    language.__name__: {
        "rulebook_programs": "what the rulebook brings along",
        "then_guard": "what the language refuses to say",
        "card_text": "what words are put into",
        "english": "the package of the English",
        "node_list": "which modules have nodes",
        "keyword_programs": "what keywords do, written in words",
        "symbols": "what die symbols do, written in words",
    },
    english.__name__: {
        "acting": "an order told of another player",
        "apart": "what tells options apart that read the same",
        "asked": "what the ability says about which a question is",
        "complaints": "sentences about decks",
        "doors": "the doors that families open",
        "facts": "what is printed, in words",
        "durations": "how long an influence lasts",
        "lasting": "what lasts, and what cards keep",
        "log": "sentences about what happened",
        "names": "what things on the table are called",
        "orders": "what the verbs of all families share",
        "purposes": "questions for choices",
        "render": "a whole card in words",
        "table": "sentences about the table",
    },
}
"""Modules that stand beside the families, and what they are about."""

ELSEWHERE: Final = {
    ("decks", "look_at", "LookAtHand"): "one word for looking at a deck and at a hand",
    ("shields", "move_shields", "MoveTokens"): "one node moves damage and shields",
}
"""Words that make a node of another family, and why."""

SPOKEN_ELSEWHERE: Final = {
    AboutToTakeDamage: "said by the same function",
    CertainHappening: "said by a function of its own, because of before, after and would",
    DefeatedByOpponent: "said by the same function",
    LeavesTheirHand: "said by the same function",
    LostToAnother: "said by the same function",
    RevealedInTheirHand: "said by the same function",
    ShownOrDiscarded: "said by the same function",
    TakenThroughCard: "said by the same function: how it came about is not said",
    HowOtherwise: "said inside the sentence about the dice that are resolved",
}
"""Nodes that no door speaks of, and why."""


def families(package: ModuleType) -> list[str]:
    """Return the families of a package: its modules but those that are none."""
    found = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return sorted(set(found) - set(NOT_FAMILIES[package.__name__]))


FAMILIES: Final = families(effects)


def module_of(package: ModuleType, family: str) -> ModuleType:
    """Return the module of a family in a package."""
    return importlib.import_module(f"{package.__name__}.{family}")


def family_of(thing: Callable[..., object]) -> str:
    """Return the family a class or function is defined in; empty for the kernel's."""
    where, _, family = thing.__module__.rpartition(".")
    return family if where.startswith("dejarik.games.") else ""


def nodes_made(module: ModuleType, tree: ast.AST) -> Iterator[type[Node]]:
    """Yield the nodes an expression makes itself; not those inside them."""
    if isinstance(tree, ast.Call):
        made = made_by(module, tree.func)
        if made is not None:
            yield made
            return
    for child in ast.iter_child_nodes(tree):
        yield from nodes_made(module, child)


def made_by(module: ModuleType, called: ast.expr) -> type[Node] | None:
    """Return the class of nodes that is called, if one is."""
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        thing = getattr(getattr(module, called.value.id, None), called.attr, None)
    elif isinstance(called, ast.Name):
        thing = getattr(module, called.id, None)
    else:
        return None
    return thing if isinstance(thing, type) and issubclass(thing, Node) else None


def words_of(family: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield the words of a family with what they are made by."""
    path = Path(str(module_of(language, family).__file__))
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node


def english_of(made: type[Node]) -> set[str]:
    """Return the families whose English speaks of a class of nodes."""
    return {family_of(door.registry[made]) for door in DOORS if made in door.registry}


def nodes_of(family: str) -> list[type[Node]]:
    """Return the nodes of a family that can stand in a card: no other class is made from them."""
    module = module_of(effects, family)
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Node)
        if thing.__module__ == module.__name__ and not thing.__subclasses__()
    ]


def test_the_three_packages_have_the_same_families() -> None:
    """A family missing in one of them would be looked for in vain."""
    assert FAMILIES == families(language)
    assert FAMILIES == families(english)


def test_what_is_no_family_is_there() -> None:
    """The list names modules that exist."""
    for package in (effects, language, english):
        found = {module.name for module in pkgutil.iter_modules(package.__path__)}
        assert set() == set(NOT_FAMILIES[package.__name__]) - found


def test_lists_of_families_have_every_one() -> None:
    """The page of words, which has words for whole cards too, and what programs are read with."""
    assert {"card_text", *FAMILIES} == set(words.MODULES)
    assert FAMILIES == sorted(node_list.FAMILIES)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_word_makes_nodes_of_its_family(family: str) -> None:
    """Nodes of the kernel are spelled in the family whose English speaks of them."""
    module = module_of(language, family)
    strangers = {
        (family, word, made.__name__)
        for word, tree in words_of(family)
        for made in nodes_made(module, tree)
        if (family_of(made) or family) != family
        or (not family_of(made) and family not in english_of(made))
    }

    assert {one for one in ELSEWHERE if one[0] == family} == strangers


@pytest.mark.parametrize("family", FAMILIES)
def test_a_node_is_spoken_of_in_its_family(family: str) -> None:
    """Its English is in the file that is called as its own."""
    found = {made: english_of(made) for made in nodes_of(family)}
    wrong = {made.__name__: where for made, where in found.items() if where != {family}}

    assert {made.__name__ for made in SPOKEN_ELSEWHERE if family_of(made) == family} == set(wrong)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_finds_every_word_of_a_family(family: str) -> None:
    """No other word and no module has taken its name."""
    module = module_of(language, family)
    public = [word for word, _ in words_of(family) if not word.startswith("_")]

    assert [] == [word for word in public if getattr(language, word) is not vars(module)[word]]
