"""
Views: what a seat or a spectator may know, and nothing more.

Secret are hands, decks and their order. Command cards are shown by handles; what a hidden one is,
is left out unless the seat knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial import wire
from dejarik.games.imperial.rules.activation import GroupActivation
from dejarik.games.imperial.rules.deployment import zone_names
from dejarik.games.imperial.rules.rounds import STATUS, Rounds
from dejarik.games.imperial.rules.scoring import points_of
from dejarik.games.imperial.seen.attack_views import attack_view
from dejarik.games.imperial.seen.decision_views import decision_view
from dejarik.games.imperial.seen.handles import handle, known_code
from dejarik.games.imperial.seen.map_views import door_views, figure_view, token_view
from dejarik.kernel import machine
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Group, Side
    from dejarik.games.imperial.model.state import Battle


def view_of(s: Battle, seat: int, *, helps: bool = True) -> wire.SeatView:
    """
    What this seat, or a spectator (-1), may know of the skirmish.

    `helps` are said beside it: what follows from the rest, and words for it.
    """
    outcome = s.outcome
    ranking = None if outcome is None else tuple([tuple(place) for place in outcome.ranking])
    return wire.SeatView(
        seat,
        s.map_id,
        s.mission,
        s.round,
        _phase(s),
        s.initiative,
        s.turn,
        _active_group(s),
        tuple([_side(s, side, seat) for side in s.sides]),
        tuple([_group(s, group) for group in s.groups_in_play]),
        tuple([_upgrade(s, number) for number in range(len(s.upgrades))]),
        tuple([figure_view(s, figure) for figure in s.figures]),
        tuple([token_view(s, token) for token in s.tokens]),
        door_views(s, helps=helps),
        tuple(
            [wire.ActivationView(a.figure, a.actions, a.points, a.attacks) for a in s.activations]
        ),
        tuple([attack_view(s, attack) for attack in s.attacks]),
        tuple(s.seats_asked()),
        _decision_for(s, seat, helps=helps),
        ranking,
        "" if outcome is None else outcome.reason,
        tuple(s.counters()),
    )


def _phase(s: Battle) -> wire.Phase:
    root = s.frames[0] if s.frames else None
    if root is None or not isinstance(root.op, Rounds):
        return "setup"
    return "status" if root.step > STATUS else "activation"


def _active_group(s: Battle) -> int:
    """The group whose activation goes on, the innermost of several."""
    for f in reversed(s.frames):
        if isinstance(f.op, GroupActivation):
            return s.scope_of(f).source
    return NOTHING


def _decision_for(s: Battle, seat: int, *, helps: bool) -> wire.DecisionView | None:
    for decision in machine.pending(s):
        if decision.seat == seat:
            return decision_view(s, decision, helps=helps)
    return None


# --- sides and cards ----------------------------------------------------------------------


def _cards(s: Battle, cards: list[int], seat: int) -> tuple[wire.CardView, ...]:
    return tuple(
        [wire.CardView(handle(s, card, seat), known_code(s, card, seat)) for card in cards]
    )


def _side(s: Battle, side: Side, seat: int) -> wire.SideView:
    size = s.rules.command_deck_size
    elsewhere = {*side.hand, *side.deck, *side.discard}
    first = side.seat * size
    playing = [card for card in range(first, first + size) if card not in elsewhere]
    return wire.SideView(
        side.seat,
        points_of(s, side.seat),
        side.defeat_points,
        zone_names(s)[side.zone] if side.zone >= 0 else "",
        _cards(s, side.hand, seat),
        len(side.deck),
        _cards(s, side.discard, seat),
        _cards(s, playing, seat),
    )


def _group(s: Battle, group: Group) -> wire.GroupView:
    return wire.GroupView(
        group.id,
        group.seat,
        s.definition(group.card).code,
        tuple(group.figures),
        group.ready,
        tuple(group.upgrades),
    )


def _upgrade(s: Battle, place: int) -> wire.UpgradeView:
    upgrade = s.upgrades[place]
    return wire.UpgradeView(
        upgrade.id, upgrade.seat, s.definition(upgrade.card).code, upgrade.group
    )
