"""Filters in English: the adjectives and relative clauses of a card."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import die_filters, filters
from dejarik.games.destiny.language.english.grammar import (
    Voice,
    a,
    listing,
    plural,
    subtype_word,
)
from dejarik.games.destiny.language.english.speaking import Quality, amount, noun, quality
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    BLANK,
    COLOUR_NAMES,
    INDIRECT,
    MELEE,
    NONE,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SYMBOL_NAMES,
    TYPE_NAMES,
)

DAMAGE_SYMBOLS: Final = (MELEE, RANGED, INDIRECT)


def symbol_word(symbol: int) -> str:
    """What a die shows, in words."""
    if symbol in DAMAGE_SYMBOLS:
        return f"{SYMBOL_NAMES[symbol]} damage"
    if symbol in (BLANK, SPECIAL):
        return f"a {SYMBOL_NAMES[symbol]}"
    if symbol in (RESOURCE, SHIELD):
        return f"{SYMBOL_NAMES[symbol]}s"
    return "no symbol" if symbol == NONE else SYMBOL_NAMES[symbol]


def symbol_words(symbols: tuple[int, ...]) -> str:
    """What a die may show, in words; all three kinds of damage are just damage."""
    if set(symbols) == set(DAMAGE_SYMBOLS):
        return "damage"
    return listing([symbol_word(symbol) for symbol in symbols], "or")


@quality.register
def _of_type(node: filters.OfType, voice: Voice) -> Quality:
    names = [TYPE_NAMES[kind] for kind in node.types]
    word = listing(names, "or")
    said = listing([a(name) for name in names], "or")
    return Quality((word, f"non-{word}"), said=(f"is {said}", f"is not {said}"))


@quality.register
def _falling(node: filters.Falling, voice: Voice) -> Quality:
    return Quality(
        after=("about to be defeated", "not about to be defeated"),
        said=("is about to be defeated", "is not about to be defeated"),
    )


@quality.register
def _of_colour(node: filters.OfColour, voice: Voice) -> Quality:
    name = COLOUR_NAMES[node.colour]
    return Quality((name, f"non-{name}"), said=(f"is {name}", f"is not {name}"))


@quality.register
def _of_affiliation(node: filters.OfAffiliation, voice: Voice) -> Quality:
    name = AFFILIATION_NAMES[node.affiliation]
    return Quality((name, f"non-{name}"), said=(f"is {name}", f"is not {name}"))


@quality.register
def _of_named_colour(node: filters.OfNamedColour, voice: Voice) -> Quality:
    colour = voice.names.get(node.name, "that colour")
    return Quality(
        after=(f"of {colour}", f"not of {colour}"),
        said=(f"has {colour}", f"does not have {colour}"),
    )


@quality.register
def _of_subtype(node: filters.OfSubtype, voice: Voice) -> Quality:
    words = [subtype_word(subtype) for subtype in node.subtypes]
    word = listing(words, "or")
    said = listing([a(one) for one in words], "or")
    return Quality((word, f"non-{word}"), said=(f"is {said}", f"is not {said}"))


@quality.register
def _titled(node: filters.Titled, voice: Voice) -> Quality:
    return Quality(
        after=(f"named {node.title}", f"not named {node.title}"),
        said=(f"is {node.title}", f"is not {node.title}"),
    )


@quality.register
def _printing(node: filters.Printing, voice: Voice) -> Quality:
    return Quality(
        after=(f"printed as {node.code}", f"not printed as {node.code}"),
        said=(f"is the card {node.code}", f"is not the card {node.code}"),
    )


@quality.register
def _copy_of_this(node: filters.CopyOfThis, voice: Voice) -> Quality:
    return Quality(
        after=(f"with the title of {voice.this}", f"without the title of {voice.this}"),
        said=(f"is a copy of {voice.this}", f"is no copy of {voice.this}"),
    )


@quality.register
def _copy_of(node: filters.CopyOf, voice: Voice) -> Quality:
    card = noun(node.card, voice)
    return Quality(
        after=(f"with the title of {card}", f"without the title of {card}"),
        said=(f"is a copy of {card}", f"is no copy of {card}"),
    )


@quality.register
def _unique(node: filters.Unique, voice: Voice) -> Quality:
    return Quality(("unique", "non-unique"), said=("is unique", "is not unique"))


@quality.register
def _without(node: filters.Without, voice: Voice) -> Quality:
    inner = quality(node.quality, voice)
    return Quality(inner.before[::-1], inner.after[::-1], inner.said[::-1])


@quality.register
def _any_of(node: filters.AnyOf, voice: Voice) -> Quality:
    found = [quality(one, voice) for one in node.qualities]
    said = _one_or_other([one.said for one in found])
    if all(one.before[0] for one in found):
        return Quality(_one_or_other([one.before for one in found]), said=said)
    if all(one.after[0] for one in found):
        return Quality(after=_one_or_other([one.after for one in found]), said=said)
    return Quality(after=(f"that {said[0]}", f"that {said[1]}"), said=said)


def _one_or_other(pairs: list[tuple[str, str]]) -> tuple[str, str]:
    """One of several, and none of them."""
    return listing([one for one, _ in pairs], "or"), listing([none for _, none in pairs])


@quality.register
def _other(node: filters.Other, voice: Voice) -> Quality:
    return Quality(("other", ""), said=(f"is not {voice.this}", f"is {voice.this}"))


@quality.register
def _not_named(node: filters.NotNamed, voice: Voice) -> Quality:
    named = voice.names.get(node.name, "what was chosen")
    return Quality(("other", ""), said=(f"is not {named}", f"is {named}"))


@quality.register
def _this(node: filters.This, voice: Voice) -> Quality:
    return Quality(("", "other"), said=(f"is {voice.this}", f"is not {voice.this}"))


@quality.register
def _host_of_this(node: filters.HostOfThis, voice: Voice) -> Quality:
    return Quality(("", "other"), said=(f"is {voice.host}", f"is not {voice.host}"))


@quality.register
def _yours(node: filters.Yours, voice: Voice) -> Quality:
    return Quality(after=("you control", "you do not control"), said=("is yours", "is not yours"))


@quality.register
def _ready(node: filters.Ready, voice: Voice) -> Quality:
    return Quality(("ready", "exhausted"), said=("is ready", "is exhausted"))


@quality.register
def _shielded(node: filters.Shielded, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(
            after=("with any shields", "without shields"),
            said=("has any shields", "has no shields on it"),
        )
    return _at_least(node.at_least, "shields")


@quality.register
def _damaged(node: filters.Damaged, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(("damaged", "undamaged"), said=("has any damage", "has no damage on it"))
    return _at_least(node.at_least, "damage")


def _at_least(number: int, what: str) -> Quality:
    more, fewer = f"{number} or more {what}", f"{'fewer' if what[-1] == 's' else 'less'} than"
    return Quality(
        after=(f"with {more}", f"with {fewer} {number} {what}"),
        said=(f"has {more}", f"has {fewer} {number} {what}"),
    )


@quality.register
def _showing(node: filters.Showing, voice: Voice) -> Quality:
    shown = symbol_words(node.symbols)
    if node.symbols == (BLANK,):
        return Quality(("blank", "non-blank"), said=("shows a blank", "does not show a blank"))
    return Quality(
        after=(f"showing {shown}", f"not showing {shown}"),
        said=(f"shows {shown}", f"does not show {shown}"),
    )


@quality.register
def _showing_a_symbol(node: die_filters.ShowingASymbol, voice: Voice) -> Quality:
    return Quality(
        after=("showing a symbol", "showing no symbol"),
        said=("shows a symbol", "shows no symbol"),
    )


@quality.register
def _showing_symbol_of(node: die_filters.ShowingSymbolOf, voice: Voice) -> Quality:
    symbol = voice.names.get(node.name, "the chosen symbol")
    return Quality(
        after=(f"showing {symbol}", f"not showing {symbol}"),
        said=(f"shows {symbol}", f"does not show {symbol}"),
    )


@quality.register
def _resolved(node: die_filters.Resolved, voice: Voice) -> Quality:
    return Quality(
        after=("that was resolved", "that was not resolved"),
        said=("was resolved", "was not resolved"),
    )


@quality.register
def _showing_a_modifier(node: die_filters.ShowingAModifier, voice: Voice) -> Quality:
    return Quality(
        after=("showing a modifier", "not showing a modifier"),
        said=("shows a modifier", "does not show a modifier"),
    )


@quality.register
def _showing_a_cost(node: die_filters.ShowingACost, voice: Voice) -> Quality:
    return Quality(
        after=("showing a cost", "showing no cost"), said=("shows a cost", "shows no cost")
    )


@quality.register
def _worth_at_least(node: die_filters.WorthAtLeast, voice: Voice) -> Quality:
    value = amount(node.value, voice)
    more, less = f"a value of {value} or more", f"a value below {value}"
    return Quality(after=(f"with {more}", f"with {less}"), said=(f"shows {more}", f"shows {less}"))


@quality.register
def _worth_at_most(node: die_filters.WorthAtMost, voice: Voice) -> Quality:
    value = amount(node.value, voice)
    less, more = f"a value of {value} or less", f"a value above {value}"
    return Quality(after=(f"with {less}", f"with {more}"), said=(f"shows {less}", f"shows {more}"))


@quality.register
def _die_of(node: die_filters.DieOf, voice: Voice) -> Quality:
    card = noun(node.card, voice)
    return Quality(
        after=(f"of {card}", f"not of {card}"), said=(f"is of {card}", f"is not of {card}")
    )


@quality.register
def _upgrade_die_of(node: die_filters.UpgradeDieOf, voice: Voice) -> Quality:
    card = noun(node.host, voice)
    return Quality(
        after=(f"of an upgrade on {card}", f"not of an upgrade on {card}"),
        said=(f"is of an upgrade on {card}", f"is not of an upgrade on {card}"),
    )


@quality.register
def _playable_for_free(node: filters.PlayableForFree, voice: Voice) -> Quality:
    return Quality(
        after=("that could be played for free", "that could not be played even for free"),
        said=("could be played for free", "could not be played even for free"),
    )


@quality.register
def _has_special(node: filters.HasSpecial, voice: Voice) -> Quality:
    return Quality(
        after=("with a special", "without a special"), said=("has a special", "has no special")
    )


@quality.register
def _has_stacked_card(node: filters.HasStackedCard, voice: Voice) -> Quality:
    return Quality(
        after=("with a card under it", "with no card under it"),
        said=("has a card under it", "has no card under it"),
    )


@quality.register
def _has_attached(node: filters.HasAttached, voice: Voice) -> Quality:
    words = [subtype_word(subtype) for subtype in node.subtypes]
    one, many = listing([a(word) for word in words], "or"), listing(map(plural, words), "or")
    return Quality(
        after=(f"with {one} on it", f"with no {many} on it"),
        said=(f"has {one} on it", f"has no {many} on it"),
    )


@quality.register
def _attached_to(node: filters.AttachedTo, voice: Voice) -> Quality:
    host = noun(node.host, voice)
    return Quality(
        after=(f"attached to {host}", f"not attached to {host}"),
        said=(f"is attached to {host}", f"is not attached to {host}"),
    )
