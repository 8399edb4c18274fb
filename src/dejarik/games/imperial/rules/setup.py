"""
Setup: decks, initiative, mission, zones and figures, hands.

The five steps in their order; each question is asked of the seat whose it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import PICKS_ZONE
from dejarik.games.imperial.rules import attaching, chances, moving, reasons, walking
from dejarik.games.imperial.rules.deployment import (
    groups_to_deploy,
    next_of,
    placements,
    zones_left,
)
from dejarik.games.imperial.rules.rounds import ROUNDS
from dejarik.games.imperial.rules.scenario import settle
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

SHUFFLE: Final = 0
INITIATIVE_ASKED: Final = 1
INITIATIVE_GIVEN: Final = 2
MISSION_STEP: Final = 3
ZONE_ASKED: Final = 4
ZONE_TAKEN: Final = 5
DEPLOYING: Final = 6
PLACING: Final = 7
DEPLOYED: Final = 8
ENTERED: Final = 9
STANDING: Final = 10
HANDS: Final = 11

HAND_SIZE: Final = 3


def army_cost(s: Battle, seat: int) -> int:
    """The points of an army: all its Deployment cards, upgrades included."""
    total = 0
    for group in s.groups_in_play:
        if group.seat == seat:
            total += s.definition(group.card).cost
    for upgrade in s.upgrades:
        if upgrade.seat == seat:
            total += s.definition(upgrade.card).cost
    return total


@dataclass(frozen=True)
class SetUp(Op):
    """
    The five steps of setup; then the rounds take its place.

    `x` is the place in the order of deployment of whoever deploys, `y` how an open map is settled;
    `items` is what was chosen: a seat, a zone, a group, or a figure and its placement.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        place = f.step
        f.step = place + 1
        if place == SHUFFLE:
            emit_all(s, [Event(ev.SHUFFLED, seat) for seat in range(s.seats)])
        elif place == INITIATIVE_ASKED:
            self.ask_initiative(b, f)
        elif place == INITIATIVE_GIVEN:
            emit(s, Event(ev.INITIATIVE_TAKEN, f.items[0]))
        elif place == MISSION_STEP:
            settle(b, f.y)
        elif place == ZONE_ASKED:
            self.ask_zone(b, f)
        elif place == ZONE_TAKEN:
            seat = self.zone_seat(b, f)
            f.step = place + 1 if seat == self.seat(b, f) else ZONE_ASKED
            emit(s, Event(ev.ZONE_CHOSEN, seat, NOTHING, NOTHING, f.items[0]))
        elif place == DEPLOYING:
            self.deploy_next(b, f)
        elif place == PLACING:
            self.place_next(b, f)
        elif place == DEPLOYED:
            self.deployed(b, f)
        elif place == ENTERED:
            figure = b.figure(f.items[0])
            walking.enter(b, figure, figure.id)
        elif place == STANDING:
            f.step = DEPLOYING
            walking.end_movement(b, b.figure(f.items[0]))
        elif place == HANDS:
            emit_all(
                s,
                [
                    Event(ev.CARDS_DRAWN, seat, NOTHING, NOTHING, HAND_SIZE)
                    for seat in b.seats_by_initiative()
                ],
            )
        else:
            f.op = ROUNDS
            f.step = 0
            f.x = 0
            f.items = []

    def seat(self, s: Battle, f: Frame) -> int:
        """Who deploys now."""
        return s.seats_by_initiative()[f.x]

    def ask_initiative(self, s: Battle, f: Frame) -> None:
        """
        Who has the cheaper army says who begins; chance decides between equal ones.

        Rulings: ia.setup.103, ia.setup.104, ia.setup.105
        """
        schemer = picks_zone(s)
        if schemer != NOBODY:
            f.items = [s.other(schemer)]
            return
        costs = [army_cost(s, seat) for seat in range(s.seats)]
        if costs[0] == costs[1]:
            f.items = [s.chance.draw(chances.INITIATIVE, NOTHING, s.seats)]
        else:
            ask(s, f, 0 if costs[0] < costs[1] else 1, decisions.ONE, reasons.INITIATIVE)

    def ask_zone(self, s: Battle, f: Frame) -> None:
        """Whoever has initiative picks a zone, or whose effect it is; the other has the rest."""
        left = zones_left(s)
        if not left:
            f.step = DEPLOYING
        elif len(left) == 1:
            f.items = left
        else:
            ask(s, f, self.zone_seat(s, f), decisions.ONE, reasons.ZONE)

    def zone_seat(self, s: Battle, f: Frame) -> int:
        """Who gets a zone now."""
        schemer = picks_zone(s)
        if schemer != NOBODY and s.sides[schemer].zone == NOBODY:
            return schemer
        return self.seat(s, f)

    def deploy_next(self, s: Battle, f: Frame) -> None:
        """The player says which group is deployed next; after the last it is the other's turn."""
        if attaching.attach_next(s, self.seat(s, f)):
            f.step = DEPLOYING
            return
        left = groups_to_deploy(s, self.seat(s, f))
        if len(left) > 1:
            ask(s, f, self.seat(s, f), decisions.ONE, reasons.GROUP)
        elif left:
            f.items = left
        elif f.x + 1 < s.seats:
            f.x += 1
            f.step = ZONE_ASKED
        else:
            f.step = HANDS

    def place_next(self, s: Battle, f: Frame) -> None:
        """Where the next figure of the group is set up."""
        figure = next_of(s, f.items[0])
        f.items = [figure.id]
        places = placements(s, figure)
        if len(places) == 1:
            f.items.append(places[0])
        else:
            ask(s, f, figure.seat, decisions.ONE, reasons.DEPLOY)

    def deployed(self, s: Battle, f: Frame) -> None:
        """Set the figure down."""
        figure, place = f.items
        emit(s, Event(ev.DEPLOYED, s.figure(figure).seat, figure, figure, place))

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        b = battle_of(s)
        if form.reason == reasons.INITIATIVE:
            return [
                decisions.Option(decisions.SEAT, NOTHING, NOTHING, seat) for seat in range(s.seats)
            ]
        if form.reason == reasons.ZONE:
            return [
                decisions.Option(decisions.VALUE, NOTHING, NOTHING, zone) for zone in zones_left(b)
            ]
        if form.reason == reasons.GROUP:
            return decisions.entity_options(groups_to_deploy(b, form.seat))
        figure = b.figure(f.items[0])
        return [moving.option_to(b, decisions.ENTITY, figure, one) for one in placements(b, figure)]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        if form.reason == reasons.DEPLOY:
            form.picks.append(moving.placement_of(battle_of(s), option))
        elif form.reason == reasons.GROUP:
            form.picks.append(option.target)
        else:
            form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Take the seat, the zone, the group or the placement."""
        if f.forms[0].reason == reasons.DEPLOY:
            f.items.append(f.forms[0].picks[0])
        else:
            f.items = f.forms[0].picks.copy()


def picks_zone(s: Battle) -> int:
    """Who picks a zone by an effect; nobody if both would."""
    found = [seat for seat in range(s.seats) if forbidding(s, PICKS_ZONE, seat + 1)]
    return found[0] if len(found) == 1 else NOBODY


SET_UP: Final = SetUp()
