"""Decks and discard piles in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import decks as nodes
from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.card_play import PlayableForLess
from dejarik.games.destiny.language.english.amounts import measure, possessive
from dejarik.games.destiny.language.english.doors import amount, clauses, noun, quality
from dejarik.games.destiny.language.english.selectors import ONE_OF_THEM, Description, owner
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op
from dejarik.speech.clause import Clause
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

_PLACES: Final = {
    ev.TO_HAND: "into its owner’s hand",
    ev.TO_DECK: "on top of its owner’s deck",
    ev.TO_BOTTOM: "on the bottom of its owner’s deck",
}


@noun.register
def _deck_cards(node: nodes.DeckCards, voice: Voice) -> str:
    plain = tuple(one for one in node.filters if not isinstance(one, PlayableForLess))
    thing = Description(plain, voice, "card")
    where = f"of {voice.names.get(node.among, 'those')}" if node.among else "of the deck"
    for one in node.filters:
        if isinstance(one, PlayableForLess):
            where += f" {quality(one, voice).after[0]}"
    least, most = amount(node.least, voice), amount(node.most, voice)
    if most == "1":
        return f"{'up to 1 ' + thing.one() if least == '0' else a(thing.one())} {where}"
    return f"{'up to ' if least != most else ''}{most} {thing.many()} {where}"


@noun.register
def _this_in_discard_pile(node: nodes.ThisInDiscardPile, voice: Voice) -> str:
    return f"{voice.this} from the discard pile"


@noun.register
def _this_in_hand(node: nodes.ThisInHand, voice: Voice) -> str:
    return f"{voice.this} from your hand"


@noun.register
def _top_cards(node: nodes.TopCards, voice: Voice) -> str:
    whose = possessive(node.of, voice)
    number = amount(node.amount, voice)
    if number == "1":
        return f"the card on top of {whose} deck"
    return f"the {number} cards on top of {whose} deck"


@noun.register
def _whole_deck(node: nodes.WholeDeck, voice: Voice) -> str:
    return f"every card of {owner(node.whose, voice) or 'any'} deck"


@clauses.register
def _look_at_cards(node: nodes.LookAtCards, voice: Voice) -> list[Clause]:
    text = f"look at {noun(node.cards, voice)}"
    one = isinstance(node.cards, nodes.TopCards) and amount(node.cards.amount, voice) == "1"
    voice.touch(node.cards, "that card" if one else "those cards", node.name)
    return [Clause(text)]


@clauses.register
def _pick_out(node: nodes.PickOut, voice: Voice) -> list[Clause]:
    text = f"pick out {noun(node.cards, voice)}"
    one = selectors.ONE == node.cards.most
    voice.touch(node.cards, "the card picked" if one else "the cards picked", node.name)
    return [Clause(text)]


def searched(parts: tuple[Op, ...], voice: Voice) -> list[Clause]:
    """A whole deck looked at for cards to pick out of it: a search."""
    if len(parts) != 2:
        return []
    look, pick = parts
    if not isinstance(look, nodes.LookAtCards) or not isinstance(look.cards, nodes.WholeDeck):
        return []
    if not isinstance(pick, nodes.PickOut) or pick.cards.among:
        return []
    found = noun(pick.cards, voice).replace(" of the deck", "", 1)
    one = selectors.ONE == pick.cards.most
    voice.touch(pick.cards, "the card found" if one else "the cards found", pick.name)
    return [Clause(f"search through {owner(look.cards.whose, voice) or 'any'} deck for {found}")]


@clauses.register
def _put_back(node: nodes.PutBack, voice: Voice) -> list[Clause]:
    cards = voice.names.get(node.name, "them")
    if node.all_under:
        return [Clause(f"put what is left of {cards} under the deck in the order you like")]
    if node.bottom:
        rest = f"what is left of {cards}" if voice.it == ONE_OF_THEM else cards
        where = "on top, on the bottom or some on each"
        return [Clause(f"put {rest} back {where}, in the order you like")]
    return [Clause(f"put what is left of {cards} back on top in the order you like")]


@clauses.register
def _move_cards(node: nodes.MoveCards, voice: Voice) -> list[Clause]:
    if node.zone == ev.TO_DISCARD:
        return [Clause(f"discard {noun(node.cards, voice)}")]
    where = _PLACES[node.zone]
    if isinstance(node.cards, selectors.Pick) and node.cards.whose == selectors.YOURS:
        where = where.replace("on the bottom of its owner’s", "under your")
        where = where.replace("its owner’s", "your")
    return [Clause(f"put {noun(node.cards, voice)} {where}")]


@clauses.register
def _discard_from_deck(node: nodes.DiscardFromDeck, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "card", voice)
    name = amount(node.who, voice)
    # Who is told to discard is who does it, whosever deck it is.
    deck = {"you": "your deck", "that player": "that player’s deck"}.get(
        name, f"the deck of {name}"
    )
    return [Clause(f"discard {much} from the top of {deck}{end}")]


@clauses.register
def _shuffle_deck(node: nodes.ShuffleDeck, voice: Voice) -> list[Clause]:
    return [Clause(f"shuffle {possessive(node.who, voice)} deck")]
