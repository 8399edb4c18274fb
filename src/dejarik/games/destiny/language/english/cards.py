"""Where cards in play go, in English."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import cards as nodes
from dejarik.games.destiny.effects import filters, selectors
from dejarik.games.destiny.language.english.doors import clauses, noun, quality
from dejarik.games.destiny.language.english.facts import subtype_word
from dejarik.games.destiny.language.english.orders import done_to, silently
from dejarik.games.destiny.language.english.selectors import again
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Selector
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

OTHER: Final = filters.Other()
_LEAVING: Final = {
    ev.TO_DISCARD: ("discard ", ""),
    ev.TO_ASIDE: ("set aside ", ""),
    ev.TO_HAND: ("return ", " to its owner’s hand"),
    ev.TO_DECK: ("put ", " on top of its owner’s deck"),
}


@noun.register
def _cards_on(node: nodes.CardsOn, voice: Voice) -> str:
    return f"the cards on {noun(node.card, voice)}"


@clauses.register
def _leave_play(node: nodes.LeavePlay, voice: Voice) -> list[Clause]:
    before, after = _LEAVING[node.zone]
    return done_to(node.cards, before.strip(), after, voice)


@clauses.register
def _shuffle_into_deck(node: nodes.ShuffleIntoDeck, voice: Voice) -> list[Clause]:
    return done_to(node.cards, "put", " into its owner’s deck and shuffle that deck", voice)


@clauses.register
def _stack_under_this(node: nodes.StackUnderThis, voice: Voice) -> list[Clause]:
    under = "it" if isinstance(voice.topic, selectors.ThisCard) else voice.this
    return [Clause(f"put {noun(node.card, voice)} face down under {under}")]


@clauses.register
def _switch_this(node: nodes.SwitchThis, voice: Voice) -> list[Clause]:
    how = ", whatever restricts playing it"
    found = done_to(node.card, f"exchange {voice.this} for", how, voice)
    voice.touch(node.card, "the new upgrade", node.name)
    return found


@clauses.register
def _attach_this(node: nodes.AttachThis, voice: Voice) -> list[Clause]:
    this = "it" if isinstance(voice.topic, selectors.ThisCard) else voice.this
    if not node.becomes:
        return done_to(_elsewhere(node.to, voice), f"move {this} to", "", voice)
    upgrade = a(f"{subtype_word(node.becomes)} upgrade")
    return done_to(node.to, f"attach {this} to", f" as {upgrade} with a cost of 0", voice)


@clauses.register
def _attach_as_upgrade(node: nodes.AttachAsUpgrade, voice: Voice) -> list[Clause]:
    what = noun(node.what, voice)
    whither = noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    upgrade = a(f"{subtype_word(node.subtype)} upgrade") if node.subtype else "an upgrade"
    return [Clause(f"turn {what} into {upgrade} on {whither}")]


@clauses.register
def _use_special(node: nodes.UseSpecial, voice: Voice) -> list[Clause]:
    card = silently(node.of, nodes.HasSpecial)
    return done_to(card, "use the special of", " as if that card were yours", voice)


@clauses.register
def _move_attached(node: nodes.MoveAttached, voice: Voice) -> list[Clause]:
    what = noun(node.what, voice)
    whither = noun(_another(node), voice)
    voice.touch(node.to, again(node.to, voice))
    return [Clause(f"move {what} to {whither}")]


def _elsewhere(to: Selector, voice: Voice) -> Selector:
    """Where what is attached goes: never to where it is, which an opponent's card never is."""
    is_theirs = voice.yours != Voice.yours
    if is_theirs or not isinstance(to, selectors.Pick):
        return to
    if filters.Without(filters.HostOfThis()) in to.filters:
        return to
    return replace(to, filters=(*to.filters, OTHER))


def _another(node: nodes.MoveAttached) -> Selector:
    """Where it goes: if it comes from a certain card, to another one."""
    whence, to = node.what, node.to
    if not isinstance(whence, selectors.Pick) or not isinstance(to, selectors.Pick):
        return to
    known = any(isinstance(one, filters.AttachedTo) for one in whence.filters)
    return replace(to, filters=(*to.filters, OTHER)) if known and OTHER not in to.filters else to


@clauses.register
def _set_aside_instead(node: nodes.SetAsideInstead, voice: Voice) -> list[Clause]:
    return [Clause("set it aside instead")]


@quality.register
def _has_special(node: nodes.HasSpecial, voice: Voice) -> Quality:
    return Quality(
        after=("with a special", "without a special"), said=("has a special", "has no special")
    )


@quality.register
def _has_stacked_card(node: nodes.HasStackedCard, voice: Voice) -> Quality:
    return Quality(
        after=("with a card under it", "with no card under it"),
        said=("has a card under it", "has no card under it"),
    )
