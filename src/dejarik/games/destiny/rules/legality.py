"""
What a player may do, and why not.

Every check returns the reason it fails for, or nothing. The listing of options throws
the reason away, explanations show it: there is no second implementation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import ACTIVATE
from dejarik.games.destiny.model.facts import CHARACTER, DOWNGRADE, EVENT, SUPPORT, UPGRADE, X_COST
from dejarik.games.destiny.model.state import FIRST_DIE
from dejarik.games.destiny.rules.ability_index import action_keys, actions_of
from dejarik.games.destiny.rules.as_characters import count_for_upgrade
from dejarik.games.destiny.rules.costs import can_afford, can_afford_on_any
from dejarik.games.destiny.rules.uniqueness import is_lifted, uniques_of
from dejarik.games.destiny.rules.values import (
    ACTIVATION,
    HOST_BAN,
    PLAY_BAN,
    action_ban,
    characters_of,
    forced_activations,
    open_hosts,
    shown_too_dear,
)
from dejarik.kernel import modifiers
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.program import Condition


ATTACHING: Final = (UPGRADE, DOWNGRADE)
ACTING: Final = (CHARACTER, SUPPORT, UPGRADE)
PLAYABLE: Final = (EVENT, SUPPORT, UPGRADE, DOWNGRADE)


class Reason:
    """Why something is not allowed: a key for words, and the ruling behind it."""

    def __init__(self, key: str, ruling: str) -> None:
        self.key: str = key
        self.ruling: str = ruling


BANNED: Final = Reason("banned", "arh.part7.negative.01")
FORCED: Final = Reason("forced", "arh.part7.abilities.07")
CARD_BANNED: Final = Reason("card_forbidden", "arh.part7.negative.01")
NOT_ENOUGH_RESOURCES: Final = Reason("not_enough_resources", "arh.part5.play.04")
NO_HOST: Final = Reason("no_host", "arh.part5.play.03")
RESTRICTED: Final = Reason("play_restriction", "arh.part8.restrictions.01")
UNIQUE_IN_PLAY: Final = Reason("unique_in_play", "arh.part1.uniqueness.02")
NOT_PLAYABLE: Final = Reason("not_a_deck_card", "arh.part5.play.01")
NOT_ACTIVE_TYPE: Final = Reason("not_activated", "arh.part5.activate.01")
NOT_IN_HAND: Final = Reason("not_in_hand", "arh.part7.renew.01")
IS_EXHAUSTED: Final = Reason("exhausted", "arh.part5.activate.07")
DICELESS_SUPPORT: Final = Reason("no_die", "arh.part5.activate.06")
NOT_YOURS: Final = Reason("not_yours", "arh.part8.controller.01")
DIE_NOT_IN_POOL: Final = Reason("not_in_pool", "arh.part5.resolve.04")
DIE_BLANK: Final = Reason("blank", "arh.part2.blank.01")
DIE_MODIFIER: Final = Reason("modifier_alone", "arh.part2.modifier.05")
DIE_TOO_DEAR: Final = Reason("die_cost", "arh.part2.costs.03")
DIE_FORBIDDEN: Final = Reason("die_forbidden", "arh.part7.negative.01")
DIE_SPENT: Final = Reason("already_resolved", "arh.part5.resolve.09")
DIE_NO_ABILITY: Final = Reason("no_special", "arh.part7.special.01")
NO_CARD_TO_DISCARD: Final = Reason("empty_hand", "arh.part5.reroll.01")
NO_DICE_TO_REROLL: Final = Reason("no_dice_to_reroll", "arh.part5.reroll.02")
ALREADY_CLAIMED: Final = Reason("claimed", "arh.part5.claim.06")
POWER_USED: Final = Reason("power_action_used", "arh.part5.cardaction.02")
NO_ACTION_ABILITY: Final = Reason("no_action", "arh.part5.cardaction.01")
NOT_FROM_THERE: Final = Reason("not_from_there", "arh.part5.play.01")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "arh.part5.actionphase.01")
HAS_CLAIMED: Final = Reason("has_claimed", "arh.part5.claim.03")
ASKED_SOMETHING_ELSE: Final = Reason("asked_something_else", "arh.part5.actions.01")
OTHERS_DECIDE: Final = Reason("others_decide", "arh.part5.actions.01")
NOT_AN_OPTION: Final = Reason("not_an_option", "arh.part8.target.01")


def why_not_act(t: Table, seat: int, action: int) -> Reason | None:
    """Whether a player is barred from one of the six actions altogether, or bound to another."""
    if action_ban(t, seat, action):
        return BANNED
    return FORCED if action != ACTIVATE and must_activate(t, seat) else None


def must_activate(t: Table, seat: int) -> list[int]:
    """
    The cards of which a player must activate one by the next action; none if none can be.

    Rulings: arh.part7.abilities.07
    """
    found = forced_activations(t, seat)
    if not found or action_ban(t, seat, ACTIVATE):
        return []
    copies = [t.copies[ref] for ref in found if ref in t.copies]
    able = [one for one in copies if one.controller == seat and why_not_activate(t, one) is None]
    return [one.ref for one in able]


def why_not_activate_now(t: Table, seat: int, copy: Copy) -> Reason | None:
    """Whether a player could activate a copy of theirs by an action now."""
    reason = why_not_activate(t, copy)
    if reason is not None:
        return reason
    forced = must_activate(t, seat)
    return FORCED if forced and copy.ref not in forced else None


def why_not_play(
    t: Table, seat: int, card: int, free: bool, less: int = 0, unrestricted: bool = False
) -> Reason | None:
    """
    Whether a card could be played, whatever zone it is played from.

    An effect may play it for free, for less, or whatever its restrictions. What goes on no
    other card may perhaps be shown although it is too dear.

    Rulings: arh.part5.play.02, arh.part5.play.03, arh.part5.play.04, arh.clar.dop.28
    """
    definition = t.definition(card)
    facts = definition.facts
    if facts.type not in PLAYABLE or (facts.cost == X_COST and definition.price is None):
        return NOT_PLAYABLE
    if PLAY_BAN in (t.index or t.get_index()).modifiers and modifiers.forbidding(t, PLAY_BAN, card):
        return CARD_BANNED
    shut = definition.restrictions and not unrestricted and is_restricted(t, seat, card)
    if shut and not open_hosts(t, card):
        return RESTRICTED
    if facts.unique and not is_lifted(t, card) and uniques_of(t, seat, facts.title):
        return UNIQUE_IN_PLAY
    if facts.type in ATTACHING:
        hosts = hosts_for(t, seat, card, unrestricted)
        if not hosts:
            return NO_HOST
        if free or can_afford_on_any(t, seat, card, hosts, less):
            return None
        return NOT_ENOUGH_RESOURCES
    if free or can_afford(t, seat, card, 0, less) or shown_too_dear(t, seat, card):
        return None
    return NOT_ENOUGH_RESOURCES


def is_restricted(t: Table, seat: int, card: int) -> bool:
    """
    Whether a play restriction of a card is unmet, wherever it would go.

    Rulings: arh.part8.restrictions.01
    """
    restrictions = t.definition(card).restrictions
    if not restrictions:
        return False
    scope = Scope(seat, card)
    return not _all_hold(restrictions, t, scope)


def hosts_for(t: Table, seat: int, card: int, unrestricted: bool = False) -> list[int]:
    """
    The cards an upgrade may be played on; a downgrade goes on an opponent's.

    They are characters and what counts as one for this, or with Modify what that names,
    whatever is unrestricted.
    A host open to the upgrade does not ask for what else restricts playing it.
    Rulings: arh.part1.upgrades.01, arh.part1.upgrades.02, arh.part1.downgrades.01
    Rulings: arh.part7.modify.01, arh.part7.modify.03, arh.clar.res.01
    """
    definition = t.definition(card)
    conditions = [] if unrestricted else definition.hosts
    found: list[int] = []
    whose = t.other(seat) if definition.facts.type == DOWNGRADE else seat
    named = definition.modifies
    if unrestricted and not t.rules.edition.modify_is_kept:
        named = []
    shut = bool(definition.restrictions) and not unrestricted and is_restricted(t, seat, card)
    scope = Scope(seat, card)
    like = characters_of(t, whose)
    if definition.facts.type == UPGRADE:
        like += count_for_upgrade(t, scope, card).refs
    if not named and not conditions and not shut:
        return _unbanned(t, card, like)
    opened = open_hosts(t, card)
    for ref in t.players[whose].play if named else like:
        scope.it = [ref]
        if named and not any(mod.holds(t, scope) for mod in named):
            continue
        fits = not shut and _all_hold(conditions, t, scope)
        if fits or ref in opened:
            found.append(ref)
    return _unbanned(t, card, found)


def _unbanned(t: Table, card: int, hosts: list[int]) -> list[int]:
    """Those of the hosts that nothing keeps the card from."""
    if HOST_BAN not in (t.index or t.get_index()).modifiers:
        return hosts
    return [ref for ref in hosts if not modifiers.forbidding(t, HOST_BAN, ref * FIRST_DIE + card)]


def _all_hold(conditions: list[Condition], t: Table, scope: Scope) -> bool:
    for condition in conditions:  # noqa: SIM110 - asked so often that a generator shows
        if not condition.holds(t, scope):
            return False
    return True


def why_not_activate(t: Table, copy: Copy) -> Reason | None:
    """Whether a copy could be activated by its controller."""
    if copy.type not in (CHARACTER, SUPPORT):
        return NOT_ACTIVE_TYPE
    if not copy.ready:
        return IS_EXHAUSTED
    if (
        copy.type == SUPPORT
        and not copy.dice
        and not modifiers.modified(t, ACTIVATION, copy.ref, 0)
    ):
        return DICELESS_SUPPORT
    return None


def why_not_use(t: Table, copy: Copy, place: int) -> Reason | None:
    """
    Whether a card action can be used.

    Rulings: arh.part5.cardaction.02
    """
    actions = actions_of(t, copy)
    if place >= len(actions) or not may_have_actions(t, copy):
        return NO_ACTION_ABILITY
    if actions[place].is_power and action_keys(t, copy)[place] in copy.used:
        return POWER_USED
    return None


def may_use(t: Table, seat: int, copy: Copy, place: int) -> bool:
    """Whether a card action is a player's to use."""
    actions = actions_of(t, copy)
    if place < len(actions) and actions[place].is_hosts:
        host = t.copies.get(copy.host)
        return host is not None and host.controller == seat
    return copy.controller == seat or (place < len(actions) and actions[place].is_open)


def may_have_actions(t: Table, copy: Copy) -> bool:
    """Whether actions on this type of card can be used."""
    return copy.type in ACTING or t.rules.edition.actions_on_any_card


def why_not_claim(t: Table) -> Reason | None:
    """
    Whether the battlefield can be claimed.

    Rulings: arh.part5.claim.06
    """
    for player in t.players:
        if player.claimed:
            return ALREADY_CLAIMED
    return None


def why_not_reroll(t: Table, seat: int) -> Reason | None:
    """Whether a player can discard a card to reroll as many dice as it must be for."""
    if not t.players[seat].hand:
        return NO_CARD_TO_DISCARD
    return None if len(t.players[seat].pool) >= least_rerolled(t) else NO_DICE_TO_REROLL


def least_rerolled(t: Table) -> int:
    """How many dice a discarded card must at least reroll."""
    return t.rules.edition.reroll_min
