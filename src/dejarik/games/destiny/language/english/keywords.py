"""
Keywords in English: those a card has, with what they do, and those it gives or takes.
"""

from __future__ import annotations

from dejarik.games.destiny.effects import abilities, ongoing
from dejarik.games.destiny.language.english.grammar import Voice
from dejarik.games.destiny.language.english.speaking import condition, influence, noun, part
from dejarik.games.destiny.language.keyword_programs import KEYWORD_PROGRAMS
from dejarik.games.destiny.rules.keywords import LEVEL_NAME
from dejarik.games.destiny.rules.values import AMBUSH, KEYWORD_NAMES


@part.register
def _keyword(node: abilities.Keyword, voice: Voice) -> str:
    if node.keyword == AMBUSH:
        return f"Ambush: After playing {voice.this}, you may take 1 additional action."
    voice.names[LEVEL_NAME] = str(node.level)
    does = " ".join(part(one, voice) for one in KEYWORD_PROGRAMS[node.keyword])
    return f"{_name(node.keyword, node.level).capitalize()}: {does}"


@influence.register
def _gain_keyword(node: ongoing.GainKeyword, voice: Voice) -> str:
    keyword = _name(node.keyword, node.level)
    while_ = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"{noun(node.who, voice)} has {keyword}{while_}"


@influence.register
def _lose_keyword(node: ongoing.LoseKeyword, voice: Voice) -> str:
    return f"{noun(node.who, voice)} cannot have {KEYWORD_NAMES[node.keyword]}"


def _name(keyword: int, level: int) -> str:
    """
    A keyword, with its level if that is not 1.
    """
    name = KEYWORD_NAMES[keyword]
    return name if level == 1 else f"{name} {level}"
