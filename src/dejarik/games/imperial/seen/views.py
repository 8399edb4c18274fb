"""
Views: what a seat or a spectator may know, and nothing more.

Secret are hands, decks and their order. Command cards are shown by handles; what a hidden one is,
is left out unless the seat knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.masks import SIZES
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.ids import FIRST_ATTACK_DIE, FIRST_DEFENCE_DIE, FIRST_DOOR
from dejarik.games.imperial.rules.activation import GroupActivation
from dejarik.games.imperial.rules.attacking import AttackProcedure
from dejarik.games.imperial.rules.objects import attackable_as, controls_token
from dejarik.games.imperial.rules.relations import speed_of
from dejarik.games.imperial.rules.results import needed_accuracy, rolled_sums
from dejarik.games.imperial.rules.rounds import STATUS, Rounds
from dejarik.games.imperial.rules.setup import zone_names
from dejarik.games.imperial.seen.decision_views import decision_view
from dejarik.games.imperial.seen.handles import handle, known_code
from dejarik.games.imperial.seen.labels import surge_label_at
from dejarik.games.imperial.seen.seat_log import space_name
from dejarik.games.imperial.seen.view_names import COLOUR_NAMES, STEP_NAMES, condition_names
from dejarik.games.imperial.wire import (
    ActivationView,
    AttackStep,
    AttackView,
    CardView,
    DecisionView,
    DieView,
    DoorView,
    FigureView,
    GroupView,
    Phase,
    SeatView,
    SideView,
    SumsView,
    TokenView,
    UpgradeView,
)
from dejarik.kernel import machine
from dejarik.kernel.ids import NOTHING

if TYPE_CHECKING:
    from dejarik.games.imperial.model.dice import RolledDie
    from dejarik.games.imperial.model.pieces import Attack, Figure, Group, Side, Token
    from dejarik.games.imperial.model.state import Battle


def view_of(s: Battle, seat: int) -> SeatView:
    """What this seat, or a spectator (-1), may know of the skirmish."""
    outcome = s.outcome
    ranking = None if outcome is None else tuple([tuple(place) for place in outcome.ranking])
    return SeatView(
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
        tuple([_figure(s, figure) for figure in s.figures]),
        tuple([_token(s, token) for token in s.tokens]),
        tuple(
            [
                DoorView(number, door.id, s.is_door_open(number))
                for number, door in enumerate(s.map().doors, FIRST_DOOR)
            ]
        ),
        tuple([ActivationView(a.figure, a.actions, a.points, a.attacks) for a in s.activations]),
        tuple([_attack(s, attack) for attack in s.attacks]),
        tuple(s.seats_asked()),
        _decision_for(s, seat),
        ranking,
        "" if outcome is None else outcome.reason,
        tuple(s.counters()),
    )


def _phase(s: Battle) -> Phase:
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


def _decision_for(s: Battle, seat: int) -> DecisionView | None:
    for decision in machine.pending(s):
        if decision.seat == seat:
            return decision_view(s, decision)
    return None


# --- sides and cards ----------------------------------------------------------------------


def _cards(s: Battle, cards: list[int], seat: int) -> tuple[CardView, ...]:
    return tuple([CardView(handle(s, card, seat), known_code(s, card, seat)) for card in cards])


def _side(s: Battle, side: Side, seat: int) -> SideView:
    size = s.rules.command_deck_size
    elsewhere = {*side.hand, *side.deck, *side.discard}
    first = side.seat * size
    playing = [card for card in range(first, first + size) if card not in elsewhere]
    return SideView(
        side.seat,
        side.points,
        side.defeat_points,
        zone_names(s)[side.zone] if side.zone >= 0 else "",
        _cards(s, side.hand, seat),
        len(side.deck),
        _cards(s, side.discard, seat),
        _cards(s, playing, seat),
    )


def _group(s: Battle, group: Group) -> GroupView:
    return GroupView(
        group.id,
        group.seat,
        s.definition(group.card).code,
        tuple(group.figures),
        group.ready,
        tuple(group.upgrades),
    )


def _upgrade(s: Battle, place: int) -> UpgradeView:
    upgrade = s.upgrades[place]
    return UpgradeView(upgrade.id, upgrade.seat, s.definition(upgrade.card).code, upgrade.group)


# --- the map ------------------------------------------------------------------------------


def _figure(s: Battle, figure: Figure) -> FigureView:
    definition = s.definition_of(figure)
    across, down = SIZES[definition.size].split("x")
    is_turned = figure.placement >= s.map().count
    width, height = (int(down), int(across)) if is_turned else (int(across), int(down))
    return FigureView(
        figure.id,
        figure.group,
        figure.seat,
        definition.code,
        figure.number,
        space_name(s, figure.placement),
        width,
        height,
        is_turned,
        definition.health,
        figure.damage,
        speed_of(s, figure) if figure.is_on_map() else 0,
        condition_names(figure.conditions),
        tuple(s.carried_by(figure.id)),
        figure.activated,
        not figure.is_on_map() and s.round > 0,
    )


def _token(s: Battle, token: Token) -> TokenView:
    target = attackable_as(s, token)
    return TokenView(
        token.id,
        token.kind,
        space_name(s, token.space),
        token.side,
        token.owner,
        token.carrier,
        token.damage,
        0 if target is None else target.health,
        controls_token(s, token),
    )


# --- attacks ------------------------------------------------------------------------------


def _attack(s: Battle, attack: Attack) -> AttackView:
    sums = attack.sums or rolled_sums(attack)
    return AttackView(
        attack.id,
        attack.seat,
        attack.attacker,
        _step(s, attack),
        attack.is_melee,
        attack.target,
        space_name(s, attack.space),
        attack.distance,
        0 if attack.is_melee or not attack.target else needed_accuracy(attack),
        _dice(attack.attack_dice, FIRST_ATTACK_DIE),
        _dice(attack.defence_dice, FIRST_DEFENCE_DIE),
        SumsView(*sums[st.ACCURACY : st.RECOVER + 1]),
        bool(attack.sums),
        attack.surges,
        tuple([surge_label_at(s, attack, place) for place in attack.spent]),
        condition_names(attack.keywords),
        attack.missed,
        attack.suffered,
    )


def _step(s: Battle, attack: Attack) -> AttackStep:
    """The step an attack is in: its frame counts the next one."""
    for f in s.frames:
        if isinstance(f.op, AttackProcedure) and f.x == attack.id:
            return STEP_NAMES.get(f.step - 1, "after")
    return "after"


def _dice(dice: list[RolledDie], first: int) -> tuple[DieView, ...]:
    return tuple(
        [
            DieView(
                number,
                COLOUR_NAMES[die.colour],
                die.results() if die.face >= 0 else (),
                die.rerolled,
            )
            for number, die in enumerate(dice, first)
        ]
    )
