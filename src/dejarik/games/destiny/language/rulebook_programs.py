"""What the rulebook brings along whatever cards are in a game: rules, symbols, keywords."""

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects.card_play import BY_EFFECT
from dejarik.games.destiny.effects.dice import TurnDice
from dejarik.games.destiny.effects.filters import Other
from dejarik.games.destiny.language.keyword_programs import keyword_programs
from dejarik.games.destiny.language.symbols import SYMBOL_PROGRAMS, UP_TO_VALUE_OF_YOUR_DICE
from dejarik.games.destiny.model.definition import Heard
from dejarik.games.destiny.model.edition import Edition
from dejarik.games.destiny.model.facts import FOCUS, SYMBOL_NAMES
from dejarik.games.destiny.model.rulebook import Rulebook
from dejarik.games.destiny.rules.keywords import KeywordAbility
from dejarik.games.destiny.rules.programs import RULES_OPS
from dejarik.games.destiny.rules.values import KEYWORD_NAMES
from dejarik.kernel.program import Op, copied, program_hash

RULES: Final = "rules"
SYMBOL: Final = "symbol"
KEYWORD: Final = "keyword"
DISTRIBUTED: Final = "distributed"
"""The name of the last program of a symbol but one: shields that may be distributed."""
PICKED: Final = "picked"
"""The name of the last one: cards that are picked to be discarded."""


def furnish_rulebook(rules: Rulebook) -> None:
    """Hand the rulebook its programs, and give each op in them an address."""
    rules.programs.add_named(RULES, {**RULES_OPS, **BY_EFFECT})
    for key, program in symbols_by_name(rules.edition).items():
        op = copied(program)
        rules.symbols.append(op)
        rules.programs.add(key, (op,))
    for keyword, written in keyword_programs(rules.edition).items():
        abilities = tuple([copied(one) for one in written])
        rules.programs.add(f"{KEYWORD} {KEYWORD_NAMES[keyword]}", abilities)
        rules.keywords[keyword] = [
            Heard(one.when.kind, one.band, KeywordAbility(keyword, one)) for one in abilities
        ]


def rulebook_hashes(edition: Edition) -> dict[str, str]:
    """What journals pin beside the cards: the programs of die symbols and keywords."""
    found = {key: program_hash((op,)) for key, op in symbols_by_name(edition).items()}
    for keyword, abilities in keyword_programs(edition).items():
        found[f"{KEYWORD} {KEYWORD_NAMES[keyword]}"] = program_hash(abilities)
    return found


def symbols_by_name(edition: Edition) -> dict[str, Op]:
    """What die symbols do in an edition, under the names of their programs, in their order."""
    names = (*SYMBOL_NAMES, DISTRIBUTED, PICKED)
    programs = zip(names, symbol_programs(edition), strict=True)
    return {f"{SYMBOL} {name}": program for name, program in programs}


def symbol_programs(edition: Edition) -> list[Op]:
    """What die symbols do in an edition."""
    programs = list(SYMBOL_PROGRAMS)
    if not edition.focus_self:
        programs[FOCUS] = TurnDice(replace(UP_TO_VALUE_OF_YOUR_DICE, filters=(Other(),)))
    return programs
