"""What came of a die that was resolved, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import outcomes as nodes
from dejarik.games.destiny.effects.filters import Without, Yours
from dejarik.games.destiny.language.english.doors import amount, condition, noun
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@amount.register
def _resolved_for(node: nodes.ResolvedFor, voice: Voice) -> str:
    return "the value the die was resolved with"


@noun.register
def _rerolled_by_it(node: nodes.RerolledByIt, voice: Voice) -> str:
    return "the dice it rerolled"


@condition.register
def _fell_to_it(node: nodes.FellToIt, voice: Voice) -> str:
    return "that defeats a character"


@condition.register
def _discarded_by_it(node: nodes.DiscardedByIt, voice: Voice) -> str:
    return f"that discards {a(Description(node.filters, voice, 'card').one())}"


@noun.register
def _struck_by_it(node: nodes.StruckByIt, voice: Voice) -> str:
    said = voice.names.get("struck", "the character it dealt damage to")
    voice.names["struck"] = "that character"
    return said


@condition.register
def _dealt_damage_to(node: nodes.DealtDamageTo, voice: Voice) -> str:
    theirs = Without(Yours())
    thing = Description(tuple(one for one in node.filters if one != theirs), voice, "character")
    if theirs in node.filters:
        return f"damage was dealt to one of your opponent’s {thing.many()}"
    whose = "one of your " + thing.many() if thing.is_yours else a(thing.one())
    return f"damage was dealt to {whose}"


@condition.register
def _resolved_against(node: nodes.ResolvedAgainst, voice: Voice) -> str:
    return f"it was resolved against {noun(node.what, voice)}"
