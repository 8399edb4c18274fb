"""
Views: what a seat or a spectator may know, and nothing more.

Cards out of play are shown by handles; what a hidden card is, is left out unless the
seat knows it. Nothing here depends on anything the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.facts import TYPE_NAMES, write_side
from dejarik.games.destiny.model.state import IN_POOL
from dejarik.games.destiny.rules.values import health_of
from dejarik.games.destiny.seen.decision_views import decision_view
from dejarik.games.destiny.seen.handles import handle, known_code
from dejarik.games.destiny.seen.lasting_views import lasting_of
from dejarik.games.destiny.seen.queue_views import queue_of
from dejarik.games.destiny.seen.view_names import PHASE_NAMES, ZONE_NAMES
from dejarik.games.destiny.wire import (
    CardView,
    CopyView,
    DecisionView,
    DieView,
    PlayerView,
    SeatView,
)
from dejarik.kernel import machine

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Die, Player, Table


def view_of(t: Table, seat: int) -> SeatView:
    """What this seat, or a spectator (-1), may know of the table."""
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
        queue_of(t, seat),
        lasting_of(t, seat) if t.lasting else (),
    )


def _deciding(t: Table, seat: int) -> tuple[int, ...]:
    """Who is to decide. While answers are sealed, whether others have answered is hidden."""
    if t.outcome is not None or not t.frames:
        return ()
    forms = t.frames[-1].forms
    return tuple([form.seat for form in forms if form.seat != seat or not form.closed])


def _cards(t: Table, cards: list[int], seat: int) -> tuple[CardView, ...]:
    return tuple([_card(t, card, seat) for card in cards])


def _card(t: Table, card: int, seat: int) -> CardView:
    below = t.under.get(card)
    mine, code = handle(t, card, seat), known_code(t, card, seat)
    if below is None:
        detected = card in t.players[t.owner_of(card)].detected
        return CardView(mine, code, detected=detected)
    return CardView(mine, code, handle(t, below[0], seat), known_code(t, below[0], seat))


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
        tuple([_copy(t, t.copies[ref], seat) for ref in player.play]),
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


def _copy(t: Table, copy: Copy, seat: int) -> CopyView:
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
        copy.pilots if copy.pilots in t.copies else 0,
        _cards(t, t.under.get(copy.card, []), seat),
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
