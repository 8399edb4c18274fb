"""
What playing a card costs: the printed number, what lasts, and the card's own terms.

What its player may still do to lower it is asked while it is being played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import PAYMENT_DUE
from dejarik.games.destiny.model.facts import UPGRADE
from dejarik.games.destiny.model.past import FIRST_PAST
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.as_characters import count_for_upgrade
from dejarik.games.destiny.rules.easing import contends, eases, help_held
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.games.destiny.rules.values import COST, COST_ON, can_be_discarded, cost_of_copy
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import contributions, modified
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.program import Op


def is_renewable(t: Table, seat: int, card: int) -> bool:
    """
    Whether a card lies in a player's own discard pile and has Renew.

    Rulings: arh.part7.renew.01
    """
    is_such = t.knowledge.identity[card] in t.rules.renewable
    return is_such and card in t.players[seat].discard


HELPERS: Final = PAYMENT_DUE * BANDS + BEFORE
"""Where the index lists what may help to pay for a card."""


def cost_to_play(t: Table, seat: int, card: int, host: int = 0) -> int:
    """
    What a card would cost: from the discard pile its Renew cost.

    Rulings: arh.part7.renew.01
    """
    renewing = is_renewable(t, seat, card)
    return cost_of_card(t, seat, card, host, renewing)


def cost_of_card(t: Table, seat: int, card: int, host: int = 0, renewing: bool = False) -> int:
    """
    What playing a card costs a player now, before any choice they make; never below 0.

    `host` is the card it is to be attached to, as far as that is known. While a card is
    being played it costs what was determined then.

    Rulings: arh.part8.free.01, arh.part7.renew.05
    """
    if card in t.limbo and card in t.costed:
        return t.costed[card]
    definition = t.definition(card)
    printed = definition.facts.cost
    if renewing or card in t.renewed:
        printed = definition.renew
    elif definition.price is not None:
        printed = definition.price.amount(t, Scope(seat, card))
    if printed < 0:  # noqa: PLR1730 - asked so often that a call shows
        printed = 0
    modifiers = (t.index or t.get_index()).modifiers
    if COST not in modifiers and COST_ON not in modifiers and not definition.discounts:
        return printed
    if definition.firm_cost:
        return printed + _raised(t, card)
    cost = modified(t, COST, card, printed)
    if host:
        cost = modified(t, COST_ON, host * FIRST_DIE + card, cost)
    return max(0, cost - own_discount(t, seat, card, host))


def _raised(t: Table, card: int) -> int:
    """By how much the cost of a card is increased, if nothing decreases it."""
    return sum([max(0, one.amount) for one in contributions(t, COST, card)])


def taken_off(t: Table, card: int, less: int) -> int:
    """What an effect that plays a card for less takes off: nothing if its cost is firm."""
    return 0 if t.definition(card).firm_cost else less


def own_discount(t: Table, seat: int, card: int, host: int = 0) -> int:
    """What the card itself takes off its cost, as its own text says."""
    discounts = t.definition(card).discounts
    if not discounts:
        return 0
    scope = Scope(seat, card)
    if host:
        scope.it = [host]
        count_for_upgrade(t, scope, card)
    return sum([discount.amount(t, scope) for discount in discounts])


def replaceable(t: Table, seat: int, host: int) -> list[int]:
    """
    The upgrades on a host that may be given up for a cheaper new one.

    Rulings: arh.part1.upgrades.05, arh.part1.upgrades.06, arh.faq.09, arh.part7.negative.01
    """
    if t.players[seat].replaced and t.rules.edition.one_replacement:
        return []
    return [
        ref
        for ref in t.copies[host].attached
        if t.copies[ref].type == UPGRADE
        and t.copies[ref].controller == seat
        and can_be_discarded(t, ref)
    ]


def cost_with(t: Table, seat: int, card: int, host: int, replaced: int) -> int:
    """The cost when an upgrade is replaced, or without (0)."""
    return _less_replaced(t, cost_to_play(t, seat, card, host), replaced)


def _less_replaced(t: Table, cost: int, replaced: int) -> int:
    """What is left of a cost when an upgrade is replaced, or without (0)."""
    if replaced:
        cost -= cost_of_copy(t, t.copies[replaced])
    return max(0, cost)


def easing(t: Table, seat: int, card: int, host: int) -> int:
    """
    What before-you-play abilities could save or bring, each used once and at its best.

    Of those whose costs may want the same things, such as resources or a card to choose,
    only the best one counts: so what is offered can always be paid for.

    Rulings: arh.part5.play.04, arh.part5.play.05
    """
    listeners = t.get_index().listeners.get(HELPERS)
    if listeners is None:
        return 0
    event = Event(PAYMENT_DUE, seat, card, host)
    total = contended = 0
    for listener in listeners:
        scope = listener.ability.catches(t, listener.holder, event)
        if scope is None or scope.you != seat:
            continue
        effect = listener.ability.program()
        if contends(effect):
            contended = max(contended, eases(effect, t, scope))
        else:
            total += max(0, eases(effect, t, scope))
    return total + contended


def can_afford(t: Table, seat: int, card: int, host: int, less: int) -> bool:
    """
    Whether a card can be paid for: on this host, with the best replacement and all helpers.

    `less` is what the effect that plays it takes off.
    """
    cost = cost_to_play(t, seat, card, host)
    if less:
        less = taken_off(t, card, less)
    if cost - less <= t.players[seat].resources:
        return True
    return _can_afford_with_help(t, seat, card, host, cost, less)


def _can_afford_with_help(t: Table, seat: int, card: int, host: int, cost: int, less: int) -> bool:
    """Whether helpers or a replacement make up for what a player's resources lack."""
    resources = t.players[seat].resources
    if HELPERS in (t.index or t.get_index()).listeners:
        resources += easing(t, seat, card, host)
        if cost - less <= resources:
            return True
    if not host or not t.copies[host].attached:
        return False
    for ref in replaceable(t, seat, host):
        if _less_replaced(t, cost, ref) - less <= resources:
            return True
    return False


def can_afford_on_any(t: Table, seat: int, card: int, hosts: list[int], less: int) -> bool:
    """Whether a card can be paid for on one of these hosts."""
    index = t.index or t.get_index()
    if COST_ON in index.modifiers or HELPERS in index.listeners or t.definition(card).discounts:
        return any(can_afford(t, seat, card, host, less) for host in hosts)
    cost = cost_to_play(t, seat, card, hosts[0])
    if cost - less <= t.players[seat].resources:
        return True
    # It costs the same on all of them: only something to replace could help.
    for host in hosts:
        if t.copies[host].attached and _can_afford_with_help(t, seat, card, host, cost, less):
            return True
    return False


def may_decline(t: Table, scope: Scope, effect: Op) -> bool:
    """
    Whether a card being played could still be paid for without the help of this effect.

    Rulings: arh.part5.illegal.01, arh.part5.play.04
    """
    event = t.event_of(scope)
    if event is None or event.kind != PAYMENT_DUE or scope.you != event.seat:
        return True
    if eases(effect, t, scope) <= 0:
        return True
    missing = t.costed[event.subject] - t.players[event.seat].resources
    total, contended = help_held(t, scope)
    return missing <= total + contended


def cost_now(t: Table, entity: int) -> int:
    """
    What a copy cost, what playing a card would cost its owner now, or what it has cost.

    Rulings: arh.part8.cheapest.02, arh.part8.free.01
    """
    if entity >= FIRST_PAST:
        return t.past[entity - FIRST_PAST].amount
    if entity >= FIRST_COPY:
        return cost_of_copy(t, t.copy(entity))
    return cost_of_card(t, t.owner_of(entity), entity)
