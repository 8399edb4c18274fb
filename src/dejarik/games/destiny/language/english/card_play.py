"""Playing cards by an effect, in English."""

from __future__ import annotations

from typing import TypeGuard

from dejarik.games.destiny.effects import amounts, cards
from dejarik.games.destiny.effects import card_play as nodes
from dejarik.games.destiny.effects.decks import DeckCards
from dejarik.games.destiny.effects.filters import OfType
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.orders import counted, done_to, silently
from dejarik.games.destiny.language.english.selectors import Description, again
from dejarik.games.destiny.model.facts import EVENT
from dejarik.kernel import terms
from dejarik.kernel.program import Quantity
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice


@quality.register
def _playable_for_free(node: nodes.PlayableForFree, voice: Voice) -> Quality:
    return Quality(
        after=("that could be played for free", "that could not be played even for free"),
        said=("could be played for free", "could not be played even for free"),
    )


@influence.register
def _open_to_upgrades(node: nodes.OpenToUpgrades, voice: Voice) -> str:
    things = Description(node.upgrades, voice, "upgrade").many()
    return f"{things} can be played on {voice.this} whatever their restrictions"


@quality.register
def _playable_for_less(node: nodes.PlayableForLess, voice: Voice) -> Quality:
    less = "" if node.less == nodes.NOTHING_OFF else f" for {amount(node.less, voice)} less"
    if _only_perhaps(node.less):
        asked = condition(node.less.condition, voice)
        less = f" (for {amount(node.less.then, voice)} less if {asked})"
    return Quality(
        after=(f"that could be played{less}", f"that could not be played{less}"),
        said=(f"could be played{less}", f"could not be played{less}"),
    )


@quality.register
def _playable_unrestricted(node: nodes.PlayableUnrestricted, voice: Voice) -> Quality:
    whatever = "whatever its restrictions"
    return Quality(
        after=(f"that could be played {whatever}", f"that could not be played {whatever}"),
        said=(f"could be played {whatever}", f"could not be played {whatever}"),
    )


@clauses.register
def _play_stacked(node: nodes.PlayStacked, voice: Voice) -> list[Clause]:
    upper = silently(node.upper, cards.HasStackedCard)
    under = noun(upper, voice)
    voice.touch(upper, again(upper, voice))
    return [
        Clause(f"play the card under {under} for free (discard it if it cannot be played)"),
        Clause(f"discard {voice.it}"),
    ]


@clauses.register
def _play_for_free(node: nodes.PlayForFree, voice: Voice) -> list[Clause]:
    card = silently(node.card, nodes.PlayableForFree)
    return done_to(card, "play", f" for free{_onto(node, voice)}{_besides(node, voice)}", voice)


@clauses.register
def _play_for_less(node: nodes.PlayForLess, voice: Voice) -> list[Clause]:
    card = silently(node.card, nodes.PlayableForLess)
    if isinstance(card, DeckCards):
        seen = voice.names.get(card.among, "those cards")
        one = "it" if seen == "that card" else f"one of {seen}"
        how = f"{_price(node, voice)}{_besides(node, voice)}"
        return [Clause(f"{voice.they} may play {one}{how}", STATEMENT)]
    how = f"{_onto(node, voice)}{_price(node, voice)}{_besides(node, voice)}"
    return counted("play", done_to(card, "play", how, voice, node.name))


def _price(node: nodes.PlayForLess, voice: Voice) -> str:
    if node.less == nodes.NOTHING_OFF:
        return " at its usual cost"
    if _only_perhaps(node.less):
        less = amount(node.less.then, voice)
        asked = condition(node.less.condition, voice)
        return f" for {less} less than its cost if {asked}, or else at its usual cost"
    number = amount(node.less, voice)
    if number[0].isdecimal():
        return f" for {number} less than its cost"
    return f", its cost lowered by {number}"


def _only_perhaps(less: Quantity) -> TypeGuard[amounts.IfAmount]:
    """Whether a card costs less only under a condition."""
    return isinstance(less, amounts.IfAmount) and less.otherwise == terms.Number(0)


def _onto(node: nodes.PlayChosen, voice: Voice) -> str:
    return "" if node.onto is None else f" on {noun(node.onto, voice)}"


def _besides(node: nodes.PlayChosen, voice: Voice) -> str:
    said = ""
    if node.set_aside:
        is_event = isinstance(node.card, Pick) and OfType((EVENT,)) in node.card.filters
        said = f" ({'' if is_event else 'if it is an event, '}set it aside once it has resolved)"
    if node.spotting_theirs:
        said += f" (while being played it can spot {voice.opponents} cards as well)"
    return said


@clauses.register
def _play_unrestricted(node: nodes.PlayUnrestricted, voice: Voice) -> list[Clause]:
    card = silently(node.card, nodes.PlayableUnrestricted)
    return done_to(card, "play", ", whatever its restrictions", voice)


@noun.register
def _card_under_this(node: nodes.CardUnderThis, voice: Voice) -> str:
    return f"a card from under {voice.this}"


@noun.register
def _where_played(node: nodes.WherePlayed, voice: Voice) -> str:
    return f"the card {voice.names.get(node.name, 'it')} was played on"


@clauses.register
def _damage_played(node: nodes.DamagePlayed, voice: Voice) -> list[Clause]:
    card = noun(node.card, voice)
    return [Clause(f"put {node.amount} damage on {card} as soon as it is in play")]
