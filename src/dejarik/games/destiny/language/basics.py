"""
What the rulebook brings along whatever cards are in a game: rules, symbols, keywords.
"""

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.definition import Heard
from dejarik.games.destiny.edition import Edition
from dejarik.games.destiny.effects.dice import TurnDice
from dejarik.games.destiny.effects.filters import Other
from dejarik.games.destiny.effects.playing import BY_EFFECT
from dejarik.games.destiny.facts import FOCUS
from dejarik.games.destiny.language.keyword_programs import keyword_programs
from dejarik.games.destiny.language.symbols import SYMBOL_PROGRAMS, UP_TO_VALUE_OF_YOUR_DICE
from dejarik.games.destiny.rulebook import Rulebook
from dejarik.games.destiny.rules.keywords import KeywordAbility
from dejarik.games.destiny.rules.programs import RULES_OPS
from dejarik.games.destiny.rules.values import KEYWORD_NAMES
from dejarik.kernel.program import Op

RULES_PROGRAM: Final = "rules"
SYMBOLS_PROGRAM: Final = "symbols"
KEYWORDS_PROGRAM: Final = "keyword"


def furnish_rulebook(rules: Rulebook) -> None:
    """
    Hand the rulebook its programs, and give each op in them an address.
    """
    rules.programs.add(RULES_PROGRAM, (*RULES_OPS, *BY_EFFECT))
    rules.symbols = symbol_programs(rules.edition)
    rules.programs.add(SYMBOLS_PROGRAM, tuple(rules.symbols))
    for keyword, abilities in keyword_programs(rules.edition).items():
        rules.programs.add(f"{KEYWORDS_PROGRAM} {KEYWORD_NAMES[keyword]}", abilities)
        rules.keywords[keyword] = [
            Heard(one.when.kind, one.band, KeywordAbility(keyword, one)) for one in abilities
        ]


def symbol_programs(edition: Edition) -> list[Op]:
    """
    What die symbols do in an edition.
    """
    programs = list(SYMBOL_PROGRAMS)
    if not edition.focus_self:
        programs[FOCUS] = TurnDice(replace(UP_TO_VALUE_OF_YOUR_DICE, filters=(Other(),)))
    return programs
