"""
What the text of a card says to a question: what is used or not, and what lowers a price.

What belongs here: finding the part of a text that a seat's view asks about. What does not: the
question and its answers (`table`), and words for nodes (`render`).
"""

from typing import Final

from dejarik.games.destiny.effects.abilities import ClaimText
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.render import render_node
from dejarik.games.destiny.model.facts import UPGRADE, Card
from dejarik.games.destiny.rules.easing import Easing
from dejarik.games.destiny.wire import DecisionView, SeatView
from dejarik.kernel.ops import As, May
from dejarik.kernel.program import Node, walk
from dejarik.kernel.terms import Opponent
from dejarik.speech.doors import NoWords

USED: Final[dict[str, type[Node]]] = {"may": May, "claim_ability": ClaimText}
"""Of which parts of a card's text it is asked whether they are used."""


def used(names: Names, view: SeatView, decision: DecisionView) -> str:
    """What is used or not, by the text of the card that asks; empty where that is not sure."""
    kind = USED.get(decision.reason)
    text = names.texts.get(decision.asked_by)
    if kind is None or text is None:
        return ""
    every = [one for part in text.parts for one in walk(part)]
    theirs = _is_opponents(view, decision.source)
    asked = [one for one in every if isinstance(one, kind)]
    if theirs is not None:
        asked = [one for one in asked if is_theirs(every, one) == theirs]
    parts = [part for part in text.parts if any(one in asked for one in walk(part))]
    several = sum(isinstance(one, kind) for part in parts for one in walk(part)) > 1
    said = [_effect(asked[0])] if several and len(asked) == 1 else parts
    card = names.facts[decision.asked_by]
    try:
        lines = [render_node(one, card, text, to_opponent=theirs is True) for one in said]
    except NoWords:
        return ""
    return " ".join([line[:1].upper() + line[1:] for line in lines])


def is_theirs(every: list[Node], chosen: Node) -> bool:
    """Whether the opponent of whose card it is makes this choice."""
    made = [one for one in every if isinstance(one, As) and isinstance(one.who, Opponent)]
    return any(chosen is node for one in made for node in walk(one))


def lowering_cards(names: Names, view: SeatView, card: Card, lack: int) -> list[str]:
    """What may make a card cheaper: an upgrade that it replaces, a card whose text helps."""
    found: list[str] = []
    for copy in view.players[view.seat].play:
        own, text = names.facts.get(copy.code), names.texts.get(copy.code)
        upgrade = card.type == UPGRADE and copy.type == "upgrade"
        if upgrade and own is not None and own.cost >= lack:
            found.append(f"replacing {names.title(copy.code)}")
        every = [] if text is None else [one for part in text.parts for one in walk(part)]
        if any(isinstance(one, Easing) for one in every):
            found.append(names.title(copy.code))
    return list(dict.fromkeys(found))


def _effect(node: Node) -> Node:
    """What is done if it is used: that it may be is what is asked."""
    return node.effect if isinstance(node, May | ClaimText) else node


def _is_opponents(view: SeatView, source: int) -> bool | None:
    """Whether the card that asks is the opponent's; nothing where it is not in play."""
    found = [
        player.seat != view.seat
        for player in view.players
        for copy in player.play
        if copy.id == source
    ]
    return found[0] if found else None
