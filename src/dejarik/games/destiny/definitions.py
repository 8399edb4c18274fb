"""Collecting: from printed facts and programs to the definitions of a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import furnish
from dejarik.games.destiny.effects.building import BringsUnder
from dejarik.games.destiny.effects.edition_texts import as_read
from dejarik.games.destiny.effects.mend_register import MENDS
from dejarik.games.destiny.language.rulebook_programs import furnish_rulebook
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.titles import key_of, titles_of
from dejarik.games.destiny.rules.history import learn
from dejarik.games.destiny.rules.legality import PLAYABLE
from dejarik.kernel.program import copied, program_hash

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card
    from dejarik.games.destiny.model.rulebook import Rulebook
    from dejarik.kernel.program import Node


def collect(rules: Rulebook, facts: dict[str, Card], programs: dict[str, tuple[Node, ...]]) -> None:
    """Define every card, and furnish those that have a program; symbols and keywords first."""
    furnish_rulebook(rules)
    rules.mends = MENDS
    for number, code in enumerate(sorted(facts)):
        definition = Definition(facts[code], number)
        rules.definitions.append(definition)
        rules.numbers[code] = number
        if code in programs:
            provide(rules, definition, programs[code])
    rules.deck_cards = [
        one for one in rules.definitions if one.implemented and one.facts.type in PLAYABLE
    ]
    for definition in rules.definitions:
        _join(rules, definition)
        definition.beneath = _beneath(rules, definition)
    rules.titles = titles_of([one.facts for one in rules.definitions])
    rules.title_places = {key_of(title): place for place, title in enumerate(rules.titles)}


def provide(rules: Rulebook, definition: Definition, program: tuple[Node, ...]) -> None:
    """Give a definition its program, as the edition of the rulebook reads it."""
    parts = tuple([copied(one) for one in as_read(rules.edition, program)])
    furnish(definition, parts)
    if definition.renew >= 0:
        rules.renewable.add(definition.number)
    if definition.heard_in_discard_pile or definition.heard_in_hand:
        rules.heard_out_of_play.add(definition.number)
    if definition.heard_unseen:
        rules.unseen.append(definition)
    learn(rules.remembered, definition)
    definition.program_hash = program_hash(program)
    rules.programs.add(definition.facts.code, parts)


def _join(rules: Rulebook, definition: Definition) -> None:
    """
    Say which other definition is its reverse, and whose die it shares.

    Rulings: arh.part7.parallel.01
    """
    facts = definition.facts
    definition.die = rules.numbers.get(facts.parallel, definition.number)
    definition.reverse = rules.numbers.get(_other_side(facts.code), -1)
    wanted = _other_side(facts.reprint_of)
    if definition.reverse >= 0 or not wanted:
        return
    # A reprint without letters: its other side is a reprint too, or the first printing.
    definition.reverse = rules.numbers.get(wanted, -1)
    for other in rules.definitions:
        if other.facts.reprint_of == wanted and other.facts.set_code == facts.set_code:
            definition.reverse = other.number


def _beneath(rules: Rulebook, definition: Definition) -> list[int]:
    """The cards that a definition brings face down under it, as far as they can be played."""
    found: list[int] = []
    for rule in definition.building:
        if isinstance(rule, BringsUnder):
            found += [one.number for one in rules.deck_cards if rule.taken([one.facts])]
    return found


def _other_side(code: str) -> str:
    """The code of a double-sided card's other side; empty if it has only one."""
    if not code or not code[-1].isalpha():
        return ""
    return code[:-1] + ("B" if code.endswith("A") else "A")
