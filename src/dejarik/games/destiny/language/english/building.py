"""What cards say about teams and decks, in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import building as nodes
from dejarik.games.destiny.effects.building import AFFILIATION, COLOUR, NO_LIMIT
from dejarik.games.destiny.effects.filters import Filter, This
from dejarik.games.destiny.language.english.doors import condition, part
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.speech.clause import sentence
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice

_UNFIT: Final = {
    AFFILIATION: "their affiliation does",
    COLOUR: "their colour does",
    AFFILIATION | COLOUR: "affiliation or colour do",
}


def _each(qualities: tuple[Filter, ...], voice: Voice) -> str:
    thing = Description(qualities, voice, "card")
    return f"each {'other ' if thing.is_other else ''}{thing.one()}"


@part.register
def _team_up(node: nodes.TeamUp, voice: Voice) -> str:
    less = count(node.less, "point")
    asked = "" if node.condition is None else f" if {condition(node.condition, voice)}"
    if node.kinds == ((This(),),):
        return sentence(f"{voice.this} costs {less} less{asked}")
    kinds = listing([_each(kind, voice) for kind in node.kinds], "and")
    return f"Team Up {node.less}: {kinds} on this team costs {less} less{asked}."


@part.register
def _include_only_if(node: nodes.IncludeOnlyIf, voice: Voice) -> str:
    return f"For a team only if {condition(node.condition, voice)}."


@part.register
def _joins_other_side(node: nodes.JoinsOtherSide, voice: Voice) -> str:
    asked = condition(node.condition, voice)
    return sentence(f"{voice.this} may join a team of the other side if {asked}")


@part.register
def _mixed_team(node: nodes.MixedTeam, voice: Voice) -> str:
    return "Heroes and villains may be on this team together."


@part.register
def _may_include(node: nodes.MayInclude, voice: Voice) -> str:
    thing = Description(node.qualities, voice, "card")
    several = thing.one() if node.most == 1 else thing.many()
    most = "any number of" if node.most == NO_LIMIT else f"up to {node.most}"
    different = "different " if node.different else ""
    unfit = _UNFIT[node.ignoring]
    return f"The deck may hold {most} {different}{several} although {unfit} not fit."


@part.register
def _extra_copies(node: nodes.ExtraCopies, voice: Voice) -> str:
    return f"The deck may hold another copy of up to {count(node.most, 'different card')}."


@part.register
def _cannot_include(node: nodes.CannotInclude, voice: Voice) -> str:
    return f"The deck may hold no {Description(node.qualities, voice, 'card').many()}."


@part.register
def _brings_under(node: nodes.BringsUnder, voice: Voice) -> str:
    several = Description(node.qualities, voice, "card").many()
    return (
        f"Start the game with up to {node.most} different {several} face down under {voice.this}; "
        "they are not part of the deck and need not fit the team."
    )


@part.register
def _larger_deck(node: nodes.LargerDeck, voice: Voice) -> str:
    return f"The deck has {count(node.more, 'card')} more."


@part.register
def _team_condition(node: nodes.TeamCondition, voice: Voice) -> str:
    return condition(node, voice)


@condition.register
def _team_has(node: nodes.TeamHas, voice: Voice) -> str:
    thing = Description(node.qualities, voice, "character")
    worth = f" worth {node.points} points or more" if node.points else ""
    if node.at_least > 1:
        return f"the team has {node.at_least} or more {thing.many()}{worth}"
    one = f"another {thing.one()}" if thing.is_other else a(thing.one())
    return f"the team has {one}{worth}"


@condition.register
def _each_on_team(node: nodes.EachOnTeam, voice: Voice) -> str:
    kinds = [a(Description(kind, voice, "character").one()) for kind in node.kinds]
    return f"every character of the team is {listing(kinds, 'or')}"


@condition.register
def _none_on_team(node: nodes.NoneOnTeam, voice: Voice) -> str:
    return f"the team has no {Description(node.qualities, voice, 'card').one()}"


@condition.register
def _share_colour(node: nodes.ShareColour, voice: Voice) -> str:
    who = f"{node.at_least} or more" if node.at_least else "all"
    return f"{who} characters of the team share a colour"


@condition.register
def _deck_of_singles(node: nodes.DeckOfSingles, voice: Voice) -> str:
    return "no card is in the deck twice"
