"""What may be done with an action, and to pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.games.destiny.model.index import index_of
from dejarik.games.destiny.rules import legality, values
from dejarik.games.destiny.rules.ability_index import actions_of
from dejarik.games.destiny.rules.die_rules import resolvable_symbols
from dejarik.kernel.decisions import GAME_OPTION, Option

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table

PASS_OPTION: Final = Option(GAME_OPTION)
REROLL_OPTION: Final = Option(GAME_OPTION + ev.REROLL)
RESOLVE_OPTIONS: Final = [
    Option(GAME_OPTION + ev.RESOLVE, 0, 0, symbol) for symbol in range(len(SYMBOL_NAMES))
]
"""By symbol. These are the same for everyone, so they are made only once."""


def action_options(t: Table, seat: int, extra: bool) -> list[Option]:
    """
    Everything a player may do with an action, and to pass, which is always last.

    Who must activate a certain card may not pass, but may decline an additional action.
    Rulings: arh.part5.actions.01, arh.part5.actions.03, arh.part5.extra.02
    """
    options: list[Option] = []
    player = t.players[seat]
    modifiers = (t.index or t.get_index()).modifiers
    free = values.ACTION_BAN not in modifiers and values.FORCED_ACTIVATION not in modifiers
    forced = [] if free else legality.must_activate(t, seat)
    if free or legality.why_not_act(t, seat, ev.PLAY) is None:
        for card in player.hand:
            if legality.why_not_play(t, seat, card, False) is None:
                options.append(Option(GAME_OPTION + ev.PLAY, card))
        _add_renewable(t, seat, options)
    if free or legality.why_not_act(t, seat, ev.ACTIVATE) is None:
        for ref in player.play:
            copy = t.copies[ref]
            if not copy.ready or (forced and ref not in forced):
                continue
            if legality.why_not_activate(t, copy) is None:
                options.append(Option(GAME_OPTION + ev.ACTIVATE, ref))
    if free or legality.why_not_act(t, seat, ev.RESOLVE) is None:
        for symbol in resolvable_symbols(t, seat):
            options.append(RESOLVE_OPTIONS[symbol])
    _add_other_actions(t, seat, free, options)
    if extra or not forced:
        options.append(PASS_OPTION)
    return options


def _add_renewable(t: Table, seat: int, options: list[Option]) -> None:
    """
    Cards that may be played from the discard pile.

    Rulings: arh.part5.actions.04, arh.part7.renew.01, arh.part7.renew.03
    """
    renewable, identity = t.rules.renewable, t.knowledge.identity
    for card in t.players[seat].discard:
        if identity[card] in renewable and legality.why_not_play(t, seat, card, False) is None:
            options.append(Option(GAME_OPTION + ev.PLAY, card))


def _add_other_actions(t: Table, seat: int, free: bool, options: list[Option]) -> None:
    may_reroll = free or legality.why_not_act(t, seat, ev.REROLL) is None
    if may_reroll and legality.why_not_reroll(t, seat) is None:
        options.append(REROLL_OPTION)
    if free or legality.why_not_act(t, seat, ev.CARD_ACTION) is None:
        index = index_of(t)
        for ref in t.players[seat].play:
            if ref in index.usable:
                _add_card_actions(t, seat, ref, options)
        for ref in sorted(index.open):
            if t.copies[ref].controller != seat:
                _add_card_actions(t, seat, ref, options)
    may_claim = free or legality.why_not_act(t, seat, ev.CLAIM) is None
    if may_claim and legality.why_not_claim(t) is None:
        options.append(Option(GAME_OPTION + ev.CLAIM, t.battlefield))


def _add_card_actions(t: Table, seat: int, ref: int, options: list[Option]) -> None:
    """The actions of a card that a player may use, whoever controls it."""
    copy = t.copies[ref]
    for place in range(len(actions_of(t, copy))):
        is_theirs = legality.may_use(t, seat, copy, place)
        if is_theirs and legality.why_not_use(t, copy, place) is None:
            options.append(Option(GAME_OPTION + ev.CARD_ACTION, ref, 0, place))
