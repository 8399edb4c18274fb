"""
Explaining: why something is offered or not, from what the asking seat may know.

Questions are short: `play:CARD`, `activate:COPY`, `resolve:DIE`, `use:COPY:PLACE`,
`claim`, `reroll`, `act`, `choose:THING`, `cost:CARD`, `health:COPY`, `value:DIE`. Cards are
named by the seat's handles, as in its view. All but `act` and `choose` are about the table as
it stands, whoever is asked just now. Answers are keys with ruling ids; the words are made from them
elsewhere. The same checks that list options give the reasons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BLANK, SPECIAL
from dejarik.games.destiny.model.index import index_of
from dejarik.games.destiny.model.state import FIRST_DIE, IN_POOL
from dejarik.games.destiny.rules import die_rules, legality
from dejarik.games.destiny.rules.ability_index import actions_of
from dejarik.games.destiny.rules.costs import is_renewable, own_discount
from dejarik.games.destiny.rules.flow.actions import ACTION_REASON, EXTRA_ACTION_REASON
from dejarik.games.destiny.rules.values import COST, DIE_VALUE, HEALTH
from dejarik.kernel.decisions import ENTITY
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.machine import pending
from dejarik.kernel.modifiers import ADD, Contribution, contributions

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.games.destiny.rules.legality import Reason
    from dejarik.kernel.decisions import Decision


def explain(t: Table, seat: int, question: str) -> list[str]:
    """
    The answer to one question, as `key ruling` lines; `legal` when nothing is against it.

    Raises ValueError for a question nobody can answer, or about what the seat cannot see.
    """
    topic, *numbers = question.split(":")
    values = [int(number) for number in numbers if number.isdigit()]
    if topic in ("cost", "health", "value"):
        return _number(t, seat, topic, values)
    reason = _why_not(t, seat, topic, values)
    return ["legal"] if reason is None else [f"{reason.key} {reason.ruling}"]


def _why_not(t: Table, seat: int, topic: str, values: list[int]) -> Reason | None:
    if topic == "claim":
        return legality.why_not_act(t, seat, ev.CLAIM) or legality.why_not_claim(t)
    if topic == "reroll":
        return legality.why_not_act(t, seat, ev.REROLL) or legality.why_not_reroll(t, seat)
    if topic == "act":
        return why_not_now(t, seat)
    if not values:
        message = f"ask about something: `{topic}:NUMBER`"
        raise ValueError(message)
    if topic == "play":
        return why_not_play(t, seat, card_with_handle(t, seat, values[0]))
    if topic == "resolve":
        return why_not_resolve(t, seat, values[0])
    if topic in ("activate", "use"):
        return why_not_copy(t, seat, topic, values)
    if topic == "choose":
        return why_not_choose(t, seat, values[0])
    message = (
        f"nobody can explain {topic!r}; ask play, activate, resolve, use, claim, reroll, act "
        "or choose"
    )
    raise ValueError(message)


def card_with_handle(t: Table, seat: int, handle: int) -> int:
    """
    The card a seat means by one of its handles.

    Raises ValueError when the seat has no such handle.
    """
    handles = t.knowledge.handles[seat]
    card = handles.index(handle) if handle in handles else NOTHING
    if card == NOTHING:
        message = f"you have no card {handle}; name it by its handle in your view"
        raise ValueError(message)
    return card


def why_not_play(t: Table, seat: int, card: int) -> Reason | None:
    """Why a card of one's own hand, or one with Renew, cannot be played now."""
    if card in t.players[seat].discard and t.definition(card).renew < 0:
        return legality.NOT_IN_HAND
    if card not in t.players[seat].hand and not is_renewable(t, seat, card):
        return legality.NOT_FROM_THERE if _is_seen_by_owner(t, seat, card) else legality.NOT_YOURS
    banned = legality.why_not_act(t, seat, ev.PLAY)
    return banned or legality.why_not_play(t, seat, card, free=False)


def _is_seen_by_owner(t: Table, seat: int, card: int) -> bool:
    return t.owner_of(card) == seat and t.knowledge.knows(seat, card)


def why_not_now(t: Table, seat: int) -> Reason | None:
    """
    Why a player takes no action at this moment, whatever it would be.

    Rulings: arh.part5.actionphase.01, arh.part5.actions.01, arh.part5.claim.03
    """
    decision = _asked(t, seat)
    if decision is not None:
        acting = decision.reason in (ACTION_REASON, EXTRA_ACTION_REASON)
        return None if acting else legality.ASKED_SOMETHING_ELSE
    if t.players[seat].claimed:
        return legality.HAS_CLAIMED
    return legality.OTHERS_DECIDE if t.turn == seat else legality.NOT_YOUR_TURN


def why_not_choose(t: Table, seat: int, number: int) -> Reason | None:
    """
    Why a card, copy or die is not among what a player may answer with now.

    Rulings: arh.part8.target.01
    """
    decision = _asked(t, seat)
    if decision is None:
        return why_not_now(t, seat)
    entity = number if number >= FIRST_DIE else card_with_handle(t, seat, number)
    for option in decision.options:
        named = option.target if option.kind == ENTITY else option.source
        if named == entity:
            return None
    return legality.NOT_AN_OPTION


def _asked(t: Table, seat: int) -> Decision | None:
    for decision in pending(t):
        if decision.seat == seat:
            return decision
    return None


def why_not_resolve(t: Table, seat: int, number: int) -> Reason | None:
    """Why a die of one's own cannot be resolved now, as what it shows or may be treated as."""
    die = t.dice.get(number)
    if die is None or die.seat != seat:
        return legality.NOT_YOURS
    banned = legality.why_not_act(t, seat, ev.RESOLVE)
    if banned is not None:
        return banned
    symbols = die_rules.symbols_of(t, die)
    reasons = [die_rules.why_not_resolve(t, seat, die, symbol) for symbol in symbols]
    return None if None in reasons else reasons[0]


def why_not_copy(t: Table, seat: int, topic: str, values: list[int]) -> Reason | None:
    """Why a copy of one's own cannot be activated, or an action of it or of another used."""
    copy = t.copies.get(values[0])
    is_open = topic != "activate" and values[0] in index_of(t).open
    if copy is None or (copy.controller != seat and not is_open):
        return legality.NOT_YOURS
    if topic == "activate":
        banned = legality.why_not_act(t, seat, ev.ACTIVATE)
        return banned or legality.why_not_activate_now(t, seat, copy)
    banned = legality.why_not_act(t, seat, ev.CARD_ACTION)
    place = values[1] if len(values) > 1 else 0
    if place >= len(actions_of(t, copy)):
        return legality.NO_ACTION_ABILITY
    if not legality.may_use(t, seat, copy, place):
        return legality.NOT_YOURS
    return banned or legality.why_not_use(t, copy, place)


def _number(t: Table, seat: int, topic: str, values: list[int]) -> list[str]:
    """The printed number, then each contributor."""
    entity = values[0] if values else 0
    if topic == "cost":
        entity = card_with_handle(t, seat, entity)
        if not t.knowledge.knows(seat, entity):
            message = "that card is hidden from you"
            raise ValueError(message)
        definition = t.definition(entity)
        renewing = is_renewable(t, seat, entity)
        printed = max(0, definition.renew if renewing else definition.facts.cost)
        parts = contributions(t, COST, entity)
        discount = own_discount(t, seat, entity)
        if discount:
            parts.append(Contribution(entity, ADD, -discount))
    elif topic == "value":
        printed, parts = _value(t, entity)
    else:
        if entity not in t.copies:
            message = f"{entity} is not in play and has no health"
            raise ValueError(message)
        printed = t.definition_of(t.copy(entity)).facts.health
        parts = contributions(t, HEALTH, entity)
    return [f"printed {printed}"] + [f"{part.source} {part.amount:+d}" for part in parts]


def _value(t: Table, number: int) -> tuple[int, list[Contribution]]:
    """The value printed on the side a die shows, or its X, and what changes it."""
    die = t.dice.get(number)
    if die is None or die.zone != IN_POOL:
        message = f"die {number} is in no pool and shows nothing"
        raise ValueError(message)
    side = t.side_of(die)
    if side.symbol in (BLANK, SPECIAL):
        return 0, []
    printed = die_rules.x_of(t, die, die_rules.ITS_CONTROLLER) if side.is_x else side.value
    return printed, contributions(t, DIE_VALUE, number)
