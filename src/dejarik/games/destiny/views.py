"""
Views: what a seat or a spectator may know, and nothing more.

Cards out of play are shown by handles; what a hidden card is, is left out unless the
seat knows it. Nothing here depends on anything the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.facts import TYPE_NAMES, write_side
from dejarik.games.destiny.purposes import amount_of, die_asking, purpose_of
from dejarik.games.destiny.rules.costs import cost_to_play
from dejarik.games.destiny.rules.values import health_of
from dejarik.games.destiny.state import FIRST_COPY, FIRST_DIE, IN_POOL
from dejarik.games.destiny.wire import (
    CardView,
    CopyView,
    DecisionView,
    DieView,
    OptionView,
    PlayerView,
    SeatView,
)
from dejarik.kernel import machine
from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.decisions import GAME_OPTION, KIND_NAMES

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Copy, Die, Player, Table
    from dejarik.kernel.decisions import Decision, Option

PHASE_NAMES: Final = ("setup", "action", "upkeep")
ZONE_NAMES: Final = ("card", "pool", "aside", "held")
OPTION_NAMES: Final = ("entity", "stop", "no", "yes", "value", "seat", "reaction", "pass")
ACTION_OPTION_NAMES: Final = (
    "pass_turn",
    "play",
    "activate",
    "resolve",
    "reroll",
    "card_action",
    "claim",
)
REASON_NAMES: Final[dict[int, str]] = {
    0: "order",
    1: "choose",
    2: "may",
    3: "either",
    10: "action",
    11: "additional_action",
    12: "claim_ability",
    13: "discard_to_reroll",
    14: "dice_to_reroll",
    15: "host",
    16: "replace_upgrade",
    17: "die_to_resolve",
    18: "modifiers",
    19: "which_special",
    20: "too_many_upgrades",
    21: "upkeep_discard",
    22: "mulligan",
    23: "battlefield",
    24: "shields",
    25: "side",
    26: "split_pool",
    27: "which_group",
    28: "colour",
    29: "indirect_damage",
    60: "deck_order",
    61: "deck_bottom",
    30: "one_of_two_copies",
    31: "which_die",
    32: "which_symbol",
    40: "resilience",
    41: "how_much",
    42: "distribute_damage",
    45: "side_of_card",
    70: "die_to_set_aside",
    71: "subtype",
    72: "player",
}


def view_of(t: Table, seat: int) -> SeatView:
    """
    What this seat, or a spectator (-1), may know of the table.
    """
    outcome = t.outcome
    ranking = None if outcome is None else tuple([tuple(place) for place in outcome.ranking])
    return SeatView(
        seat,
        t.round,
        PHASE_NAMES[t.phase],
        t.turn,
        tuple([_player(t, player, seat) for player in t.players]),
        tuple([_die(t, die) for die in t.dice.values()]),
        t.battlefield,
        _cards(t, t.limbo, seat),
        _deciding(t, seat),
        _decision_for(t, seat),
        ranking,
        "" if outcome is None else outcome.reason,
        tuple(t.counters()),
        not t.irreversible,
    )


def _deciding(t: Table, seat: int) -> tuple[int, ...]:
    """
    Who is to decide. While answers are sealed, whether others have answered is hidden.
    """
    if t.outcome is not None or not t.frames:
        return ()
    forms = t.frames[-1].forms
    return tuple([form.seat for form in forms if form.seat != seat or not form.closed])


def handle(t: Table, card: int, seat: int) -> int:
    """
    The handle of a card for a seat; spectators see those of nobody's tracking.
    """
    if seat < 0:
        return 0
    return t.knowledge.handles[seat][card]


def _cards(t: Table, cards: list[int], seat: int) -> tuple[CardView, ...]:
    return tuple([_card(t, card, seat) for card in cards])


def _card(t: Table, card: int, seat: int) -> CardView:
    below = t.under.get(card)
    if below is None:
        detected = card in t.players[t.owner_of(card)].detected
        return CardView(handle(t, card, seat), _code(t, card, seat), detected=detected)
    return CardView(
        handle(t, card, seat), _code(t, card, seat), handle(t, below, seat), _code(t, below, seat)
    )


def _code(t: Table, card: int, seat: int) -> str:
    return t.definition(card).facts.code if t.knowledge.knows(seat, card) else ""


def _player(t: Table, player: Player, seat: int) -> PlayerView:
    known = [card for card in player.deck if t.knowledge.knows(seat, card)]
    return PlayerView(
        player.seat,
        player.resources,
        player.claimed,
        _cards(t, player.hand, seat),
        len(player.deck),
        _cards(t, known, seat),
        _cards(t, player.discard, seat),
        _cards(t, player.aside, seat),
        _cards(t, player.defeated, seat),
        tuple([_copy(t, t.copies[ref]) for ref in player.play]),
        t.definition(player.battlefield).facts.code,
        _spares(t, player) if player.seat == seat else (),
    )


def _spares(t: Table, player: Player) -> tuple[tuple[str, int], ...]:
    """
    A player's spare dice, by the code of the card they are printed for.

    Rulings: arh.part3.setaside.02
    """
    codes = {number: t.rules.definitions[number].facts.code for number in player.spares}
    return tuple([(codes[number], player.spares[number]) for number in sorted(codes)])


def _copy(t: Table, copy: Copy) -> CopyView:
    return CopyView(
        copy.ref,
        t.definition_of(copy).facts.code,
        TYPE_NAMES[copy.type],
        copy.controller,
        copy.owner,
        copy.ready,
        copy.damage,
        health_of(t, copy) if copy.type == 0 else 0,
        copy.shields,
        copy.resources,
        copy.host,
        tuple(copy.dice),
        copy.charms,
        copy.pilots,
    )


def _die(t: Table, die: Die) -> DieView:
    side = write_side(t.side_of(die)) if die.zone == IN_POOL else ""
    code = t.definition_of_die(die).facts.code
    return DieView(die.id, code, die.copy, ZONE_NAMES[die.zone], die.seat, side)


def _decision_for(t: Table, seat: int) -> DecisionView | None:
    for decision in machine.pending(t):
        if decision.seat == seat:
            return decision_view(t, decision)
    return None


def decision_view(t: Table, decision: Decision) -> DecisionView:
    """
    A decision as its seat sees it.
    """
    source = decision.source
    f = t.frames[-1]
    scope = t.frames[f.scope].own
    purpose = purpose_of(f) if decision.reason == CHOICE_REASON else ""
    return DecisionView(
        decision.id,
        KIND_NAMES[decision.kind],
        REASON_NAMES[decision.reason],
        tuple([_option(t, option, decision.seat) for option in decision.options]),
        _shown(t, source, decision.seat),
        decision.stage,
        decision.sealed,
        decision.may_step_back(),
        _asking(t, source, decision.seat),
        purpose,
        amount_of(t, scope, f.op) if scope is not None and purpose else 0,
        die_asking(t, scope) if scope is not None else 0,
    )


def _asking(t: Table, source: int, seat: int) -> str:
    """
    The code of the card that asks; a copy that left may be a hidden card by now.
    """
    if source < FIRST_COPY:
        return _code(t, source, seat) if 0 < source < FIRST_DIE else ""
    copy = t.copies.get(source)
    if copy is None:
        copy = t.gone.get(source)
    if copy is None or not t.knowledge.knows(seat, copy.card):
        return ""
    return t.definition_of(copy).facts.code


def _option(t: Table, option: Option, seat: int) -> OptionView:
    if option.kind >= GAME_OPTION:
        name = ACTION_OPTION_NAMES[option.kind - GAME_OPTION]
    else:
        name = OPTION_NAMES[option.kind]
    is_value = name in ("value", "seat", "reaction")
    target = option.target if is_value else _shown(t, option.target, seat)
    value = cost_to_play(t, seat, option.source) if name == "play" else option.value
    return OptionView(name, _shown(t, option.source, seat), target, value)


def _shown(t: Table, entity: int, seat: int) -> int:
    """
    Copies and dice are public; cards are shown by their handle, as a negative number.
    """
    if entity <= 0 or entity >= FIRST_DIE:
        return entity
    return -handle(t, entity, seat)
