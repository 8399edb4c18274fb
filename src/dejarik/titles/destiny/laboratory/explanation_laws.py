"""
What every Destiny table explains: why an action can be taken, or by which ruling it cannot.

The law raises LawBroken and changes nothing.
"""

from collections.abc import Iterator
from functools import cache

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import Die, Table
from dejarik.games.destiny.rules.ability_index import actions_of
from dejarik.games.destiny.rules.die_rules import symbols_of, why_not_resolve
from dejarik.games.destiny.rules.flow.actions import ACTION_REASON, EXTRA_ACTION_REASON
from dejarik.kernel.decisions import GAME_OPTION, Decision
from dejarik.laws.contract import demand
from dejarik.laws.explaining import LEGAL, have_rulings, reasons_agree
from dejarik.titles.destiny.catalogue import files


def explained(game: Destiny, t: Table, decision: Decision) -> None:
    """At an action: what is offered has no reason against it, what is not has a known one."""
    if decision.reason not in (ACTION_REASON, EXTRA_ACTION_REASON):
        return
    handles = t.knowledge.handles[decision.seat]
    offered = {
        _question(handles, option.kind, option.source, option.value) for option in decision.options
    }
    symbols = {
        option.value for option in decision.options if option.kind == GAME_OPTION + ev.RESOLVE
    }
    asked = [*questions(t, decision.seat)]
    dice = [one for one in asked if one.startswith("resolve:")]
    others = [one for one in asked if one not in dice]
    reasons_agree(game, t, decision.seat, others, offered, known_rulings())
    legal_symbols: set[int] = set()
    for question in dice:
        answer = game.explain(t, decision.seat, question)
        if answer == LEGAL:
            die = t.dice[int(question.removeprefix("resolve:"))]
            legal_symbols |= _symbols(t, decision.seat, die)
        else:
            have_rulings(question, answer, known_rulings())
    alike = legal_symbols == symbols
    demand(alike, "symbols {} are offered, {} explained", symbols, legal_symbols)


def questions(t: Table, seat: int) -> Iterator[str]:
    """Everything a seat can ask about its own things at an action."""
    yield "claim"
    yield "reroll"
    for card in t.players[seat].hand + t.players[seat].discard:
        yield f"play:{t.knowledge.handles[seat][card]}"
    for ref in t.players[seat].play:
        yield f"activate:{ref}"
        for place in range(max(1, len(actions_of(t, t.copies[ref])))):
            yield f"use:{ref}:{place}"
    on_cards = [number for ref in t.players[seat].play for number in t.copies[ref].dice]
    pool = t.players[seat].pool
    for number in pool + [one for one in on_cards if one not in pool]:
        if t.dice[number].seat == seat:
            yield f"resolve:{number}"


def _symbols(t: Table, seat: int, die: Die) -> set[int]:
    """What a die can be resolved for now."""
    symbols = symbols_of(t, die)
    return {one for one in symbols if why_not_resolve(t, seat, die, one) is None}


def _question(handles: list[int], kind: int, source: int, value: int) -> str:
    action = kind - GAME_OPTION
    if action == ev.PLAY:
        return f"play:{handles[source]}"
    if action == ev.ACTIVATE:
        return f"activate:{source}"
    if action == ev.CARD_ACTION:
        return f"use:{source}:{value}"
    return {ev.CLAIM: "claim", ev.REROLL: "reroll"}.get(action, "")


@cache
def known_rulings() -> frozenset[str]:
    """The ids in the register of rulings, as they are shipped."""
    return frozenset(ruling.id for ruling in files.rulings().rulings)
