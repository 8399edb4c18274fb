"""
What the rulebook brings along whatever cards are in a game: rules, symbols, keywords.
"""

from typing import Final

from dejarik.games.destiny.definition import Heard
from dejarik.games.destiny.effects.playing import BY_EFFECT
from dejarik.games.destiny.language.keyword_programs import KEYWORD_PROGRAMS
from dejarik.games.destiny.language.symbols import SYMBOL_PROGRAMS
from dejarik.games.destiny.rulebook import Rulebook
from dejarik.games.destiny.rules.keywords import KeywordAbility
from dejarik.games.destiny.rules.programs import RULES_OPS
from dejarik.games.destiny.rules.values import KEYWORD_NAMES

RULES_PROGRAM: Final = "rules"
SYMBOLS_PROGRAM: Final = "symbols"
KEYWORDS_PROGRAM: Final = "keyword"


def furnish_rulebook(rules: Rulebook) -> None:
    """
    Hand the rulebook its programs, and give each op in them an address.
    """
    rules.programs.add(RULES_PROGRAM, (*RULES_OPS, *BY_EFFECT))
    rules.programs.add(SYMBOLS_PROGRAM, tuple(SYMBOL_PROGRAMS))
    rules.symbols = SYMBOL_PROGRAMS
    for keyword, abilities in KEYWORD_PROGRAMS.items():
        rules.programs.add(f"{KEYWORDS_PROGRAM} {KEYWORD_NAMES[keyword]}", abilities)
        rules.keywords[keyword] = [
            Heard(one.when.kind, one.band, KeywordAbility(keyword, one)) for one in abilities
        ]
