"""Filters in English: the adjectives and relative clauses of a card."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import filters as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.english.doors import amount, condition, noun, quality
from dejarik.games.destiny.language.english.facts import printing_words, subtype_word
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model.facts import AFFILIATION_NAMES, COLOUR_NAMES, TYPE_NAMES
from dejarik.speech.doors import Quality
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, plural
from dejarik.speech.voice import Voice

_NAMED: Final = "named "


@quality.register
def _of_type(node: nodes.OfType, voice: Voice) -> Quality:
    names = [TYPE_NAMES[kind] for kind in node.types]
    word = listing(names, "or")
    said = listing([a(name) for name in names], "or")
    return Quality((word, f"non-{word}"), said=(f"is {said}", f"is not {said}"))


@quality.register
def _of_colour(node: nodes.OfColour, voice: Voice) -> Quality:
    name = COLOUR_NAMES[node.colour]
    return Quality((name, f"non-{name}"), said=(f"is {name}", f"is not {name}"))


@quality.register
def _of_affiliation(node: nodes.OfAffiliation, voice: Voice) -> Quality:
    name = AFFILIATION_NAMES[node.affiliation]
    return Quality((name, f"non-{name}"), said=(f"is {name}", f"is not {name}"))


@quality.register
def _of_subtype(node: nodes.OfSubtype, voice: Voice) -> Quality:
    words = [subtype_word(subtype) for subtype in node.subtypes]
    word = listing(words, "or")
    said = listing([a(one) for one in words], "or")
    return Quality((word, f"non-{word}"), said=(f"is {said}", f"is not {said}"))


@quality.register
def _titled(node: nodes.Titled, voice: Voice) -> Quality:
    return Quality(
        after=(f"named {node.title}", f"not named {node.title}"),
        said=(f"is {node.title}", f"is not {node.title}"),
    )


@quality.register
def _title_has(node: nodes.TitleHas, voice: Voice) -> Quality:
    word = f"“{node.word}” as part of its title"
    return Quality(
        after=(f"with {word}", f"without {word}"), said=(f"has {word}", f"does not have {word}")
    )


@quality.register
def _carries(node: nodes.Carries, voice: Voice) -> Quality:
    thing = Description(node.what, voice, "card")
    return Quality(
        after=(f"carrying {a(thing.one())}", f"carrying no {thing.one()}"),
        said=(f"carries {a(thing.one())}", f"carries no {thing.one()}"),
    )


@quality.register
def _printing(node: nodes.Printing, voice: Voice) -> Quality:
    card = printing_words(node.code)
    return Quality(
        after=(f"that is {card}", f"that is not {card}"),
        said=(f"is {card}", f"is not {card}"),
    )


@quality.register
def _copy_of_this(node: nodes.CopyOfThis, voice: Voice) -> Quality:
    return Quality(
        after=(f"with the title of {voice.this}", f"without the title of {voice.this}"),
        said=(f"is a copy of {voice.this}", f"is no copy of {voice.this}"),
    )


@quality.register
def _copy_of(node: nodes.CopyOf, voice: Voice) -> Quality:
    card = noun(node.card, voice)
    return Quality(
        after=(f"with the title of {card}", f"without the title of {card}"),
        said=(f"is a copy of {card}", f"is no copy of {card}"),
    )


@quality.register
def _unique(node: nodes.Unique, voice: Voice) -> Quality:
    return Quality(("unique", "non-unique"), said=("is unique", "is not unique"))


@quality.register
def _without(node: nodes.Without, voice: Voice) -> Quality:
    inner = quality(node.quality, voice)
    return Quality(inner.before[::-1], inner.after[::-1], inner.said[::-1])


@quality.register
def _any_of(node: nodes.AnyOf, voice: Voice) -> Quality:
    found = [quality(one, voice) for one in node.qualities]
    said = _one_or_other([one.said for one in found])
    if all(one.before[0] for one in found):
        return Quality(_one_or_other([one.before for one in found]), said=said)
    if all(one.after[0] for one in found):
        return Quality(after=_one_or_other([one.after for one in found]), said=said)
    return Quality(after=(f"that {said[0]}", f"that {said[1]}"), said=said)


@quality.register
def _fulfilling(node: nodes.Fulfilling, voice: Voice) -> Quality:
    voice.names["target"] = "it"
    words = condition(node.condition, voice)
    return Quality(
        after=(f"so that {words}", f"unless {words}"),
        said=(f"is such that {words}", f"is not such that {words}"),
    )


def _one_or_other(pairs: list[tuple[str, str]]) -> tuple[str, str]:
    """One of several, and none of them; what all are named by is said once."""
    ones = [one for one, _ in pairs]
    if all(one.startswith(_NAMED) for one in ones):
        ones = [ones[0], *(one.removeprefix(_NAMED) for one in ones[1:])]
    return listing(ones, "or"), listing([none for _, none in pairs])


@quality.register
def _other(node: nodes.Other, voice: Voice) -> Quality:
    return Quality(("other", ""), said=(f"is not {voice.this}", f"is {voice.this}"))


@quality.register
def _not_named(node: nodes.NotNamed, voice: Voice) -> Quality:
    named = voice.names.get(node.name, "what was chosen")
    return Quality(("other", ""), said=(f"is not {named}", f"is {named}"))


@quality.register
def _this(node: nodes.This, voice: Voice) -> Quality:
    return Quality(("", "other"), said=(f"is {voice.this}", f"is not {voice.this}"))


@quality.register
def _host_of_this(node: nodes.HostOfThis, voice: Voice) -> Quality:
    return Quality(("", "other"), said=(f"is {voice.host}", f"is not {voice.host}"))


@quality.register
def _controlled_by(node: nodes.ControlledBy, voice: Voice) -> Quality:
    who = amount(node.who, voice)
    if "controller" in who:
        return Quality(
            after=(f"of {who}", f"not of {who}"), said=(f"is of {who}", f"is not of {who}")
        )
    return Quality(
        after=(f"controlled by {who}", f"not controlled by {who}"),
        said=(f"is controlled by {who}", f"is not controlled by {who}"),
    )


@quality.register
def _yours(node: nodes.Yours, voice: Voice) -> Quality:
    return Quality(after=("you control", "you do not control"), said=("is yours", "is not yours"))


def at_least_words(number: int, what: str) -> Quality:
    """So much of something or more, as a quality."""
    more, fewer = f"{number} or more {what}", f"{'fewer' if what[-1] == 's' else 'less'} than"
    return Quality(
        after=(f"with {more}", f"with {fewer} {number} {what}"),
        said=(f"has {number} {what} or more", f"has {fewer} {number} {what}"),
    )


@quality.register
def _has_attached(node: nodes.HasAttached, voice: Voice) -> Quality:
    words = [subtype_word(subtype) for subtype in node.subtypes]
    one, many = listing([a(word) for word in words], "or"), listing(map(plural, words), "or")
    return Quality(
        after=(f"with {one} on it", f"with no {many} on it"),
        said=(f"has {one} on it", f"has no {many} on it"),
    )


@quality.register
def _attached_to(node: nodes.AttachedTo, voice: Voice) -> Quality:
    host = noun(node.host, voice)
    return Quality(
        after=(f"attached to {host}", f"not attached to {host}"),
        said=(f"is attached to {host}", f"is not attached to {host}"),
    )


@quality.register
def _on_such(node: nodes.OnSuch, voice: Voice) -> Quality:
    thing = Description(node.host, voice, "card")
    host = f"one of your {thing.many()}" if thing.is_yours else a(thing.one())
    several = f"your {thing.many()}" if thing.is_yours else host
    return Quality(
        after=(f"on {several}", f"not on {several}"), said=(f"is on {host}", f"is not on {host}")
    )


def said_of(filters: tuple[Filter, ...], voice: Voice) -> str:
    """Qualities, as something said of one thing."""
    return listing([quality(one, voice).said[0] for one in filters])
