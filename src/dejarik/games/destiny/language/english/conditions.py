"""Conditions in English: what follows an "if"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import conditions as nodes
from dejarik.games.destiny.effects import (
    control,
    dice,
    die_sides,
    filters,
    history,
    resources,
    selectors,
)
from dejarik.games.destiny.language.english.amounts import (
    EXCESS,
    counted_pick,
    hand_words,
    surplus_words,
)
from dejarik.games.destiny.language.english.doors import amount, condition, noun, quality
from dejarik.games.destiny.language.english.filters import said_of
from dejarik.games.destiny.language.english.selectors import described, spotted, subject
from dejarik.kernel import terms
from dejarik.kernel.program import Condition, Selector
from dejarik.speech.lists import listing
from dejarik.speech.persons import of_many
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

_HOLDS: Final = "your pool holds "


@condition.register
def _there_is(node: terms.ThereIs, voice: Voice) -> str:
    return _existence(node.what, voice, ("can spot", "your pool holds", "there is"))


def _existence(what: Selector, voice: Voice, verbs: tuple[str, str, str]) -> str:
    """That something is there, or not: in play one spots it, or controls it."""
    spot, have, there = verbs
    if isinstance(what, dice.DiceOf) and there == "there is":
        return f"a die lies on {noun(what.card, voice)}"
    if isinstance(what, selectors.Named):
        found = subject(what, voice)
        done = (
            f"{a(found.removeprefix('that '))} was rolled"
            if found == "that die"
            else "that was done"
        )
        return done.replace(" was ", " was not ", 1) if there.endswith("no") else done
    if not isinstance(what, selectors.Pick):
        thing = noun(what, voice)
        bare = thing.removeprefix("an ").removeprefix("a ") if there.endswith("no") else thing
        return f"{there} {bare}"
    yours = what.whose == selectors.YOURS
    if yours and len(what.filters) == 1 and isinstance(what.filters[0], die_sides.OneOfTheDice):
        holds = "does not hold" if there.endswith("no") else "holds"
        return f"your pool {holds} {noun(what.filters[0].dice, voice)}"
    thing = spotted(what, voice)
    if there.endswith("no"):
        bare = thing.removeprefix("an ").removeprefix("a ").replace("another ", "other ", 1)
        thing = thing if what.spotted else bare
    if what.whose == selectors.YOURS and what.zone == selectors.IN_PLAY:
        if what.spotted:
            return f"you {spot} {thing.removesuffix(' in play')}"
        no = "no " if there.endswith("no") else ""
        return f"{no}{thing.removesuffix(' in play')} is under your control"
    if what.whose == selectors.YOURS and what.zone == selectors.POOL:
        return f"{have} {thing}"
    if what.zone == selectors.POOL:
        whose = f"{voice.opponents} pool" if what.whose == selectors.OPPONENTS else "a pool"
        die = thing.removesuffix(f" of {voice.opponents}")
        return f"{'no ' if there.endswith('no') else ''}{die} is in {whose}"
    if what.zone == selectors.DISCARD_PILE:
        if " out of your discard pile" in thing:
            no = "no " if there.endswith("no") else ""
            return f"your discard pile holds {no}{thing.replace(' out of your discard pile', '')}"
        thing = thing.replace(" out of ", " in ")
    if what.zone == selectors.HAND:
        thing = thing.replace(" from ", " in ")
    return f"{there} {thing}"


@condition.register
def _is(node: nodes.Is, voice: Voice) -> str:
    if isinstance(node.what, selectors.Together):
        return (
            f"{noun(node.what, voice)} {_every(node.what)} {of_many(said_of(node.filters, voice))}"
        )
    if isinstance(node.what, selectors.ThisCard) and isinstance(node.filters[0], filters.OfType):
        # What may be of one type or another is best called just a card.
        is_own = voice.this.removeprefix("this ") in said_of(node.filters, voice)
        voice.this = "this card"
        if is_own:
            return f"this card {said_of(node.filters, voice).replace('is ', 'is still ', 1)}"
    if isinstance(node.what, selectors.ThisCard) and isinstance(node.filters[0], filters.OnSuch):
        return f"{said_of(node.filters, voice).removeprefix('is on ')} carries {voice.this}"
    who, only = subject(node.what, voice), node.filters[0]
    if who == voice.host and len(node.filters) == 1 and isinstance(only, filters.Titled):
        return f"{only.title} is {who}"
    said = said_of(node.filters, voice)
    if isinstance(only, filters.OfType) and who.startswith("that ") and who.endswith(" die"):
        said = said.replace("a character", "a character die", 1)
    many = who in ("they", "the revealed cards") or who.startswith("those ")
    return f"{who} {of_many(said) if many else said}"


def _every(what: selectors.Together) -> str:
    return "both" if len(what.things) == 2 else "all"


@condition.register
def _has_qualities(node: nodes.HasQualities, voice: Voice) -> str:
    return f"the card it is played on {said_of(node.filters, voice)}"


@condition.register
def _paid_for_on_this(node: nodes.PaidForOnThis, voice: Voice) -> str:
    return f"you play it on {voice.this}"


@condition.register
def _at_least(node: terms.AtLeast, voice: Voice) -> str:
    if isinstance(node.amount, resources.ResourcesOf):
        who = amount(node.amount.who, voice)
        has = "have" if who == "you" else "has"
        return f"{who} {has} {amount(node.limit, voice)} or more resources"
    return f"{amount(node.amount, voice)} is {amount(node.limit, voice)} or more"


@condition.register
def _more_than(node: terms.MoreThan, voice: Voice) -> str:
    voice.names[EXCESS] = surplus_words(node.amount, node.other, voice)
    more, fewer = counted_pick(node.amount), counted_pick(node.other)
    in_hands = hand_words(node.amount)
    if more and not in_hands and fewer == replace(more, whose=selectors.OPPONENTS):
        return f"your {described(more, voice).many()} outnumber {voice.opponents}"
    larger, smaller = (hand_words(one) or amount(one, voice) for one in (node.amount, node.other))
    return f"{larger} is larger than {smaller}"


@condition.register
def _even(node: terms.Even, voice: Voice) -> str:
    return f"{amount(node.amount, voice)} is even"


@condition.register
def _not(node: terms.Not, voice: Voice) -> str:
    inner = node.condition
    if isinstance(inner, nodes.Is) and len(inner.filters) == 1:
        return f"{subject(inner.what, voice)} {quality(inner.filters[0], voice).said[1]}"
    if isinstance(inner, control.YouControlBattlefield):
        return "the battlefield is not under your control"
    if isinstance(inner, terms.ThereIs):
        return _existence(inner.what, voice, ("cannot spot", "your pool holds no", "there is no"))
    if isinstance(inner, terms.AtLeast):
        return _fewer_than(inner, voice)
    said = condition(inner, voice)
    if isinstance(inner, history.Happened) and " was " in said:
        return said.replace(" was ", " was not ", 1)
    return f"it is not so that {said}"


def _fewer_than(node: terms.AtLeast, voice: Voice) -> str:
    """An amount does not come up to another."""
    limit = amount(node.limit, voice)
    if isinstance(node.amount, resources.ResourcesOf):
        who = amount(node.amount.who, voice)
        fewer = "no resources" if limit == "1" else f"fewer than {limit} resources"
        return f"{who} {'have' if who == 'you' else 'has'} {fewer}"
    counted = counted_pick(node.amount)
    if counted is not None and counted.whose == selectors.YOURS:
        many = described(counted, voice).many()
        if counted.zone == selectors.IN_PLAY:
            return f"you have fewer than {limit} {many}"
        if counted.zone == selectors.POOL:
            return f"your pool holds fewer than {limit} {many}"
    return f"{amount(node.amount, voice)} is less than {limit}"


@condition.register
def _both(node: terms.Both, voice: Voice) -> str:
    return (
        _together(node.conditions, voice)
        or _just_one(node.conditions, voice)
        or _held(listing([condition(one, voice) for one in node.conditions]))
    )


def _just_one(conditions: tuple[Condition, ...], voice: Voice) -> str:
    """There is one of a kind, and there are not two."""
    if len(conditions) != 2:
        return ""
    there, fewer = conditions
    if not isinstance(there, terms.ThereIs) or not isinstance(fewer, terms.Not):
        return ""
    limit = fewer.condition
    if not isinstance(limit, terms.AtLeast) or limit.limit != terms.Number(2):
        return ""
    if counted_pick(limit.amount) != there.what:
        return ""
    said = condition(there, voice)
    head = next((one for one in (f"{_HOLDS}a ", f"{_HOLDS}an ") if said.startswith(one)), "")
    return f"{_HOLDS}just 1 {said.removeprefix(head)}" if head else ""


def _held(said: str) -> str:
    """What a pool holds, said of all of it at once."""
    first, *others = said.split(f" and {_HOLDS}")
    plain = all(one.startswith(("a ", "an ")) for one in others)
    return " and ".join([first, *others]) if plain and first.startswith(_HOLDS) else said


def _together(conditions: tuple[Condition, ...], voice: Voice) -> str:
    """The same thing asked of two things: "this and that both show damage"."""
    asked = [one for one in conditions if isinstance(one, nodes.Is)]
    if len(asked) != 2 or len(conditions) != 2 or asked[0].filters != asked[1].filters:
        return ""
    subjects = [subject(one.what, voice) for one in asked]
    return f"{listing(subjects)} both {of_many(said_of(asked[0].filters, voice))}"


@condition.register
def _either_holds(node: terms.EitherHolds, voice: Voice) -> str:
    return listing([condition(one, voice) for one in node.conditions], "or")
