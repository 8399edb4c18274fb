"""Keywords in English: those a card has, with what they do, and those it gives or takes."""

from __future__ import annotations

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects import keywords as nodes
from dejarik.games.destiny.language.english.amounts import DONE, measure
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.english.selectors import Description, again, subject
from dejarik.games.destiny.language.keyword_programs import KEYWORD_PROGRAMS
from dejarik.games.destiny.rules.values import AMBUSH, KEYWORD_NAMES, LEVEL_NAME, RESILIENCE
from dejarik.speech.clause import STATEMENT, Clause, sentence
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice


@amount.register
def _level(node: nodes.Level, voice: Voice) -> str:
    return voice.names.get(LEVEL_NAME, "its level")


@part.register
def _keyword(node: nodes.Keyword, voice: Voice) -> str:
    if node.keyword == AMBUSH:
        return f"Ambush: After you have played {voice.this}, you may take 1 additional action."
    if node.keyword == RESILIENCE:
        return f"Resilience: Of the dice of {voice.this}, one action can remove at most 1."
    voice.names[LEVEL_NAME] = str(node.level)
    does = " ".join(part(one, voice) for one in KEYWORD_PROGRAMS[node.keyword])
    return f"{_name(node.keyword, node.level).capitalize()}: {does}"


@part.register
def _renew(node: nodes.Renew, voice: Voice) -> str:
    aside = "; then it is set aside" if voice.this == "this event" else ""
    return (
        f"Renew {node.cost}: {voice.this.capitalize()} can also be played out of your discard "
        f"pile, for {count(node.cost, 'resource')}{aside}."
    )


@part.register
def _modify(node: nodes.Modify, voice: Voice) -> str:
    return f"Modify: {sentence(f'{voice.this} goes on {a(modified(node, voice))}')}"


def modified(node: nodes.Modify, voice: Voice) -> str:
    """What a mod goes on."""
    return _thing(node.host, voice)


def _thing(described: tuple[filters.Filter, ...], voice: Voice) -> str:
    return Description(described, voice, "card").one()


@influence.register
def _gain_keyword(node: nodes.GainKeyword, voice: Voice) -> str:
    keyword = _name(node.keyword, node.level)
    while_ = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"{noun(node.who, voice)} has {keyword}{while_}"


@influence.register
def _lose_keyword(node: nodes.LoseKeyword, voice: Voice) -> str:
    return f"{noun(node.who, voice)} cannot have {KEYWORD_NAMES[node.keyword]}"


def _name(keyword: int, level: int) -> str:
    """A keyword, with its level if that is not 1."""
    name = KEYWORD_NAMES[keyword]
    return name if level == 1 else f"{name} {level}"


@clauses.register
def _place_charms(node: nodes.PlaceCharms, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "charm token", voice)
    words = f"put {much} on {noun(node.on, voice)}{end}"
    voice.touch(node.on, again(node.on, voice))
    return [Clause(words)]


@clauses.register
def _remove_charms(node: nodes.RemoveCharms, voice: Voice) -> list[Clause]:
    if isinstance(node.amount, nodes.CharmsOn):
        much, end = "all charm tokens", ""
        voice.names[DONE] = "the number of charm tokens removed"
    else:
        much, end = measure(node.amount, "charm token", voice)
    words = f"take {much} from {noun(node.target, voice)}{end}"
    voice.touch(node.target, again(node.target, voice))
    return [Clause(words)]


@clauses.register
def _pilot(node: nodes.Pilot, voice: Voice) -> list[Clause]:
    return [Clause(f"{voice.this} pilots {noun(node.vehicle, voice)}", STATEMENT)]


@quality.register
def _has_keyword(node: nodes.HasKeyword, voice: Voice) -> Quality:
    name = KEYWORD_NAMES[node.keyword]
    return Quality(
        after=(f"with {name}", f"without {name}"),
        said=(f"has {name}", f"does not have {name}"),
    )


@quality.register
def _charmed(node: nodes.Charmed, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(
            after=("with a charm token on it", "with no charm token on it"),
            said=("has any charm tokens", "has no charm tokens"),
        )
    much = count(node.at_least, "charm token")
    return Quality(
        after=(f"with {much} or more", f"with fewer than {much}"),
        said=(f"has {much} or more", f"has fewer than {much}"),
    )


@noun.register
def _vehicle_of(node: nodes.VehicleOf, voice: Voice) -> str:
    return f"the vehicle {noun(node.pilots, voice)} pilots"


@quality.register
def _piloting(node: nodes.Piloting, voice: Voice) -> Quality:
    return Quality(
        after=("piloting a vehicle", "not piloting a vehicle"),
        said=("is piloting a vehicle", "is not piloting a vehicle"),
    )


@quality.register
def _pilot_of(node: nodes.PilotOf, voice: Voice) -> Quality:
    vehicle = noun(node.vehicle, voice)
    return Quality(
        after=(f"piloting {vehicle}", f"not piloting {vehicle}"),
        said=(f"is piloting {vehicle}", f"is not piloting {vehicle}"),
    )


@quality.register
def _piloted(node: nodes.Piloted, voice: Voice) -> Quality:
    if node.by:
        pilot = a(Description(node.by, voice, "character").one())
        return Quality(
            after=(f"piloted by {pilot}", f"not piloted by {pilot}"),
            said=(f"is piloted by {pilot}", f"is not piloted by {pilot}"),
        )
    return Quality(("piloted", "unpiloted"), said=("is piloted", "is not piloted"))


@condition.register
def _played_from_discard_pile(node: nodes.PlayedFromDiscardPile, voice: Voice) -> str:
    return f"{voice.this} was played out of your discard pile"


@amount.register
def _charms_on(node: nodes.CharmsOn, voice: Voice) -> str:
    return f"the number of charm tokens on {subject(node.what, voice)}"
