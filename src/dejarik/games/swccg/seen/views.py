"""Views: what a seat or a spectator may know, and nothing more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg import wire
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import SIDE_NAMES
from dejarik.games.swccg.model.event_names import event_name
from dejarik.games.swccg.model.state import PHASE_NAMES
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.games.swccg.rules.presence import (
    characters_at,
    controls,
    icons,
    occupies,
    total_ability,
)
from dejarik.games.swccg.rules.values import exists, value
from dejarik.games.swccg.seen.decision_views import decision_view
from dejarik.games.swccg.seen.fights import battle_view, duel_views
from dejarik.games.swccg.seen.handles import card_view, known_code, thing_of
from dejarik.kernel import machine

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Copy, Place, Player
    from dejarik.games.swccg.model.state import Table

SLOTS: Final[tuple[wire.SlotName, ...]] = ("present", "carried", "on_card", "beside", "layer")
MARKS: Final[tuple[tuple[int, wire.MarkName], ...]] = (
    (pieces.MOVED, "moved"),
    (pieces.BATTLED, "battled"),
    (pieces.DRAINED, "drained"),
    (pieces.REACTED, "reacted"),
    (pieces.USED_WEAPON, "used_weapon"),
    (pieces.USED_DEVICE, "used_device"),
    (pieces.HIT, "hit"),
    (pieces.EXCLUDED, "excluded"),
    (pieces.FIRED, "fired"),
    (pieces.BARRED, "barred"),
)


def view_of(t: Table, seat: int) -> wire.SeatView:
    """What this seat, or a spectator (-1), may know of the game."""
    outcome = t.outcome
    ranking = None if outcome is None else tuple([tuple(place) for place in outcome.ranking])
    return wire.SeatView(
        seat,
        t.turn,
        t.turn_count,
        _phase(t),
        tuple([_player(t, player, seat) for player in t.players]),
        tuple([wire.StripView(name, tuple(t.strips[name])) for name in sorted(t.strips)]),
        tuple([_place(t, place, seat) for place in t.places.values()]),
        tuple([_copy(t, copy) for copy in t.copies.values()]),
        tuple([battle_view(t, battle) for battle in t.battles]),
        duel_views(t),
        _stack(t, seat),
        _deciding(t, seat),
        _decision_for(t, seat),
        ranking,
        "" if outcome is None else outcome.reason,
        tuple(t.counters()),
    )


def _deciding(t: Table, seat: int) -> tuple[int, ...]:
    """Who is to decide. While answers are sealed, whether others have answered is hidden."""
    if t.outcome is not None or not t.frames:
        return ()
    forms = t.frames[-1].forms
    return tuple([form.seat for form in forms if form.seat != seat or not form.closed])


def _phase(t: Table) -> wire.PhaseName:
    names: dict[str, wire.PhaseName] = {
        "activate": "activate",
        "control": "control",
        "deploy": "deploy",
        "battle": "battle",
        "move": "move",
        "draw": "draw",
    }
    return names.get(PHASE_NAMES[t.phase], "setup")


def _decision_for(t: Table, seat: int) -> wire.DecisionView | None:
    for decision in machine.pending(t):
        if decision.seat == seat:
            return decision_view(t, decision)
    return None


def _player(t: Table, player: Player, seat: int) -> wire.PlayerView:
    piles = [tuple([card_view(t, card, seat) for card in pile]) for pile in player.piles]
    return wire.PlayerView(
        player.seat,
        "dark" if SIDE_NAMES[player.side] == "dark" else "light",
        t.life_force(player.seat),
        player.generation,
        piles[ids.RESERVE],
        piles[ids.FORCE],
        piles[ids.USED],
        piles[ids.LOST],
        piles[ids.HAND],
        piles[ids.OUT],
        piles[ids.DRAWN],
        piles[ids.OPEN],
    )


def _place(t: Table, place: Place, viewer: int) -> wire.PlaceView:
    number = place.id
    power = [sum(value(t, st.POWER, one) for one in characters_at(t, s, number)) for s in (0, 1)]
    buried = place.buried[::2]
    return wire.PlaceView(
        number,
        t.definition(number).code,
        place.strip,
        tuple(place.layers),
        (icons(t, 0, number), icons(t, 1, number)),
        (power[0], power[1]),
        (total_ability(t, 0, number), total_ability(t, 1, number)),
        (drain_amount(t, 0, number), drain_amount(t, 1, number)),
        (buried.count(0), buried.count(1)),
        next((seat for seat in range(2) if controls(t, seat, number)), -1),
        tuple([seat for seat in range(2) if occupies(t, seat, number)]),
        number in t.drained,
        number in t.battled,
        _own_buried(t, place, viewer),
    )


def _own_buried(t: Table, place: Place, viewer: int) -> tuple[str, ...]:
    """
    What a seat has buried under a place, whosever that is: it may look whenever it wants.

    Rulings: swccg.1a.044
    """
    pairs = zip(place.buried[::2], place.buried[1::2], strict=True)
    return tuple([known_code(t, card, viewer) for seat, card in pairs if seat == viewer])


def _copy(t: Table, copy: Copy) -> wire.CopyView:
    return wire.CopyView(
        copy.id,
        t.definition_of(copy.card).code,
        copy.owner,
        copy.side,
        copy.holder,
        SLOTS[copy.slot],
        tuple([name for mark, name in MARKS if copy.marks & mark]),
        _number(t, st.POWER, copy.id),
        _number(t, st.ABILITY, copy.id),
        _number(t, st.FORFEIT, copy.id),
    )


def _number(t: Table, statistic: int, copy: int) -> int:
    return value(t, statistic, copy) if exists(t, statistic, copy) else -1


def _stack(t: Table, seat: int) -> tuple[wire.StackedView, ...]:
    """The actions under way, the latest last; one that is still being chosen is nobody's to see."""
    found: list[wire.StackedView] = []
    for f in t.frames:
        if not isinstance(f.op, Action) or f.step == 0:
            continue
        scope = t.scope_of(f)
        source = scope.source
        if ids.is_copy(source) and source not in t.copies:
            continue
        event = f.op.announced(t, scope)
        targets = [one for one in scope.names.get("chosen", []) if one > 0]
        shown = [one for one in targets if not ids.is_copy(one) or one in t.copies]
        found.append(
            wire.StackedView(
                event_name(event.kind),
                scope.you,
                thing_of(t, seat, source),
                tuple([thing_of(t, seat, one) for one in shown]),
                f.x,
            )
        )
    return tuple(found)
