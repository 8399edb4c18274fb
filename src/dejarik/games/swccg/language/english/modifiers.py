"""Modifiers in English: what changes about numbers and permissions, and for how long."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.swccg.effects import modifiers as nodes
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.language.english.doors import (
    amount,
    deeds,
    influence,
    no_words,
)
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.games.swccg.language.english.subjects import (
    YOU,
    Subject,
    about_system,
    provided_words,
)
from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import statistics as st
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET, SET
from dejarik.kernel.terms import Number
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

SPANS: Final = {
    durations.BY_RULE: "",
    durations.THIS_BATTLE: "in this battle",
    durations.THIS_TURN: "for the rest of this turn",
    durations.UNTIL_IT_LEAVES: "until it leaves the table",
    durations.THIS_GAME: "for the rest of the game",
}
_GAINED: Final = (st.POWER, st.FORFEIT, st.ABILITY, st.LANDSPEED, st.DEFENCE)


def said_together(changes: list[nodes.Changes], voice: Voice) -> str:
    """Changes alike but for the number they are of, as one statement."""
    first = changes[0]
    who = Subject(first.whom, voice)
    names = [st.NAMES[one.number] for one in changes]
    gained = _gain(first, names, voice)
    return provided_words(who, first.provided, who.does(f"gets {gained}", f"get {gained}"), voice)


def are_alike(one: nodes.Changes, other: nodes.Changes) -> bool:
    """Whether two changes can be said together."""
    both = one.number in _GAINED and other.number in _GAINED
    return both and one.how == ADD and replace(one, number=other.number) == other


def _gain(node: nodes.Changes, names: list[str], voice: Voice) -> str:
    """How much is added: "+1 power and +1 forfeit"."""
    if isinstance(node.amount, Number):
        return listing([f"{node.amount.number:+d} {name}" for name in names])
    return f"additional {listing(names)} equal to {amount(node.amount, voice)}"


@influence.register
def _changes(node: nodes.Changes, voice: Voice) -> str:
    if node.number in _GAINED and node.how == ADD:
        return said_together([node], voice)
    thing = "weapon" if node.number == st.WEAPON_DRAW else "card"
    who = Subject(node.whom, voice, thing)
    said = _of_seats(node, who, voice) or _of_things(node, who, voice)
    if not said:
        what = st.NAMES.get(node.number, str(node.number))
        raise no_words(node, f" of {what} (layer {node.how})")
    return provided_words(who, node.provided, said, voice)


def _of_seats(node: nodes.Changes, who: Subject, voice: Voice) -> str:
    """Changes of numbers that players have."""
    much = amount(node.amount, voice)
    kind = (node.number, node.how)
    if kind == (st.TOTAL_POWER, ADD):
        gained = f"{_gain(node, [st.NAMES[node.number]], voice)} here"
        return who.does(f"gets {gained}", f"get {gained}")
    if kind in ((st.TRANSIT_COST, SET), (st.TRANSIT_COST, RESET)):
        if node.amount == Number(0):
            return f"docking bay transit from here is free for {who.words}"
        return f"docking bay transit from here costs {who.words} {much} Force"
    if kind == (st.BATTLE_DESTINIES, CAP):
        most = "no battle destiny" if node.amount == Number(0) else f"at most {much} destinies"
        return who.does(f"draws {most} here", f"draw {most} here")
    if kind == (st.TO_CONTROL, SET):
        needed = f"{much} ability to control {about_system(node.provided)}"
        return who.does(f"needs {needed}", f"need {needed}")
    if kind == (st.DAMAGE_FACTOR, MULTIPLY):
        owner = "your" if who.words == YOU else f"{who.words}’s"
        return f"{owner} battle damage is multiplied by {much.replace(', or ', ', or by ')}"
    return ""


def _of_things(node: nodes.Changes, who: Subject, voice: Voice) -> str:
    """Changes of numbers that cards and places have, beside the printed ones."""
    much = amount(node.amount, voice)
    kind = (node.number, node.how)
    if kind == (st.DRAIN, ADD):
        return f"your Force drain here is {much} higher"
    if kind == (st.WEAPON_DRAW, ADD):
        return f"each weapon destiny for {who.words.removeprefix('each of ')} is {much} higher"
    if kind == (st.DEPLOY_COST, ADD) and isinstance(node.amount, Number):
        number = node.amount.number
        cost = f"{abs(number)} Force {'less' if number < 0 else 'more'} to deploy here"
        return who.does(f"costs {cost}", f"cost {cost}")
    if kind in ((st.DEPLOY_COST, SET), (st.DEPLOY_COST, RESET)):
        if node.amount == Number(0):
            return who.does("deploys here for free", "deploy here for free")
        return who.does(f"costs {much} Force to deploy here", f"cost {much} Force to deploy here")
    if node.number == st.GIVES_SKILL:
        return who.does(f"is a {nouns.WARRIOR}", f"are {nouns.WARRIOR}s")
    return ""


@influence.register
def _forbids(node: nodes.Forbids, voice: Voice) -> str:
    who = Subject(node.whom, voice)
    if node.what == st.MAY_NOT_MOVE:
        return provided_words(who, node.provided, f"{who.words} may not move", voice)
    if node.what == st.MAY_NOT_FIRE:
        many = Description(node.whom, voice).many()
        return provided_words(who, node.provided, f"{many} may not be fired", voice)
    if node.what == st.FROM_ONE_PLAYER:
        many = Description(node.whom, voice).many()
        said = f"only you pay for {many} that deploy here"
        return provided_words(who, node.provided, said, voice)
    raise no_words(node, f" of {node.what}")


@deeds.register
def _for(node: nodes.For, voice: Voice) -> list[Clause]:
    said = "; ".join(influence(one, voice) for one in node.changes)
    span = SPANS[node.until]
    if not span:
        return [Clause(said, STATEMENT)]
    is_short = "," not in said and ";" not in said and " if " not in said
    return [Clause(f"{said} {span}" if is_short else f"{span}, {said}", STATEMENT)]
