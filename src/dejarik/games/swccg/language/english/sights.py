"""Looking at and searching hidden cards, in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import sights as nodes
from dejarik.games.swccg.effects.amounts import Depending
from dejarik.games.swccg.language.english.amounts import pile_name
from dejarik.games.swccg.language.english.doors import amount, condition, deeds, noun, part
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.games.swccg.language.english.playing import Use, used
from dejarik.kernel.program import Quantity
from dejarik.kernel.terms import Number
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

_DECK = "your opponent’s Reserve Deck"


@part.register
def _text_on_pile(node: nodes.TextOnPile, voice: Voice) -> str:
    piles = listing([pile_name(one) for one in node.piles], "or")
    return used(node, voice, Use(targets=(f"either player’s {piles}",)))


@deeds.register
def _shuffle_chosen(node: nodes.ShuffleChosen, voice: Voice) -> list[Clause]:
    return [Clause("shuffle it")]


def _tops(count: Quantity, voice: Voice) -> str:
    if count == Number(1):
        return "the top card"
    return f"the top {amount(count, voice)} cards"


@deeds.register
def _peek_at_deck(node: nodes.PeekAtDeck, voice: Voice) -> list[Clause]:
    if not isinstance(node.count, Depending):
        return [Clause(f"look at {_tops(node.count, voice)} of {_DECK}")]
    usual, better = _tops(node.count.otherwise, voice), _tops(node.count.then, voice)
    asked = condition(node.count.condition, voice)
    return [
        Clause(f"look at {usual} of {_DECK}"),
        Clause(f"if {asked}, look at {better} instead", STATEMENT),
    ]


@deeds.register
def _show_opponents_hand(node: nodes.ShowOpponentsHand, voice: Voice) -> list[Clause]:
    return [Clause("look at your opponent’s hand")]


@noun.register
def _in_opponents_hand(node: nodes.InOpponentsHand, voice: Voice) -> str:
    return f"{Description(node.what, voice).one()} from there"


@deeds.register
def _put_on_used_pile(node: nodes.PutOnUsedPile, voice: Voice) -> list[Clause]:
    what = noun(node.what, voice)
    return [Clause(f"you may put {what} on top of your opponent’s Used Pile", STATEMENT)]


@deeds.register
def _lose_all_found(node: nodes.LoseAllFound, voice: Voice) -> list[Clause]:
    kinds = listing([Description((one,), voice).many() for one in node.what])
    return [
        Clause(f"search your opponent’s {pile_name(node.pile)}"),
        Clause(f"all {kinds} there are lost", STATEMENT),
    ]
