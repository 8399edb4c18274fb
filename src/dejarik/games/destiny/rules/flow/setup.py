"""
Setup: from two lists of cards to the first turn.

Rulings: arh.part5.setup.01
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.distribution import SHIELDS_REASON
from dejarik.games.destiny.rules.flow.rounds import PLAY_ROUNDS
from dejarik.kernel.decisions import DISTRIBUTION, ENTITY, ONE, SOME, STOP, Option, any_of
from dejarik.kernel.emitting import emit, emit_all, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Frame
from dejarik.kernel.modifiers import forbidding, modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import BY_LAST_ANSWER, ask, ask_some

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

MULLIGAN_REASON: Final = 22
BATTLEFIELD_REASON: Final = 23

ROLL_OFF: Final = 3
"""The purpose of a draw that decides a roll-off nobody can win."""

TEAMS: Final = 0
DRAW: Final = 1
MULLIGAN: Final = 2
PUT_BACK: Final = 3
ROLL: Final = 4
CHOOSE: Final = 5
FIELD: Final = 6
SHIELDS: Final = 7
GIVE_SHIELDS: Final = 8
DONE: Final = 9
PLAY: Final = 10

MOST_ROLLS: Final = 20


@dataclass(frozen=True)
class SetUp(Op):
    """The steps of setup. `x` is who chooses the battlefield, `y` counts roll-offs."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        step = f.step
        f.step = step + 1
        if step == TEAMS:
            place_teams(t)
        elif step == DRAW:
            self.draw(t, f)
        elif step == MULLIGAN:
            for seat in range(t.seats):
                ask_some(t, f, seat, SOME, MULLIGAN_REASON, 0, len(t.players[seat].hand))
        elif step == PUT_BACK:
            put_back(t, f)
        elif step == ROLL:
            self.roll_off(t, f)
        elif step == CHOOSE:
            self.choose(t, f)
        elif step == FIELD:
            f.x = field_battlefield(t, f.x, f.items[0])
        elif step == SHIELDS:
            self.ask_shields(t, f)
        elif step == GIVE_SHIELDS:
            give_shields(t, f)
        elif step == DONE:
            emit(t, Event(ev.SETUP_DONE))
        elif step == PLAY:
            t.frames.pop()
            start_rounds(t)

    def draw(self, t: Table, f: Frame) -> None:
        """Let what comes before the starting hands have its turn; `x` says that it had it."""
        due = Event(ev.HANDS_DUE)
        if not f.x and is_awaited(t, due):
            f.x = 1
            f.step = DRAW
            # What such an ability brings about is over before anybody draws.
            f.drain = True
            emit(t, due)
            return
        f.x = 0
        f.drain = False
        shuffle_and_draw(t)

    def roll_off(self, t: Table, f: Frame) -> None:
        """
        Highest total chooses; a tie is rolled again, a hopeless one is left to chance.

        Who is bound to lose loses, whatever was rolled.
        Rulings: arh.part5.setup.09, arh.part5.setup.10, arh.part5.setup.11, arh.errata.39
        """
        f.y += 1
        totals = [roll_total(t, seat) for seat in range(t.seats)]
        bound = [seat for seat in range(t.seats) if forbidding(t, values.ROLL_LOST, seat)]
        if len(bound) == 1:
            f.x = t.other(bound[0])
        elif bound:
            f.x = t.chance.draw(ROLL_OFF, 0, t.seats)
        elif totals[0] != totals[1]:
            f.x = 0 if totals[0] > totals[1] else 1
        elif f.y >= MOST_ROLLS or not t.dice:
            f.x = t.chance.draw(ROLL_OFF, 0, t.seats)
        else:
            f.step = ROLL

    def choose(self, t: Table, f: Frame) -> None:
        """
        The winner picks one of the battlefields.

        Rulings: arh.part5.setup.12
        """
        ask(t, f, f.x, ONE, BATTLEFIELD_REASON)

    def ask_shields(self, t: Table, f: Frame) -> None:
        """
        The other player distributes shields, one after another.

        Rulings: arh.part5.setup.15
        """
        seat = t.other(f.x)
        hi = t.rules.edition.loser_shields
        f.items = []
        if len(values.characters_of(t, seat)) == 1:
            f.items = values.characters_of(t, seat) * hi
        else:
            ask_some(t, f, seat, DISTRIBUTION, SHIELDS_REASON, hi, hi)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Hand cards, battlefields, or characters, as the step has it."""
        t = table_of(s)
        if f.step == CHOOSE + 1:
            return [Option(ENTITY, 0, player.battlefield) for player in t.players]
        if f.step == SHIELDS + 1:
            found = values.characters_of(t, form.seat)
            start = found.index(form.picks[-1]) if form.picks else 0
            return [Option(ENTITY, 0, ref) for ref in found[start:]]
        return any_of(t.players[form.seat].hand, form.picks)

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = option.kind == STOP or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Keep the picks of all seats, in the order of seats."""
        f.items = []
        for form in f.forms:
            f.items += form.picks


def place_teams(t: Table) -> None:
    """
    Characters and plots are put face up with their dice; battlefields lie aside, face up.

    Rulings: arh.part5.setup.02, arh.part5.setup.03, arh.part5.setup.04
    """
    events: list[Event] = []
    for player in t.players:
        for card in list(player.aside):
            if t.blocks[player.seat] <= card < player.battlefield:
                dice = player.fielded >> (4 * (card - t.blocks[player.seat])) & 15
                events.append(Event(ev.ENTERED_PLAY, player.seat, 0, card, dice))
        t.knowledge.publish(player.battlefield)
    emit_all(t, events)


def shuffle_and_draw(t: Table) -> None:
    """
    Everyone shuffles and draws a hand.

    Rulings: arh.part5.setup.05
    """
    events: list[Event] = []
    for player in t.players:
        events.append(Event(ev.DECK_SHUFFLED, player.seat))
        events.append(Event(ev.CARDS_DRAWN, player.seat, 0, 0, values.first_hand(t)))
    emit_all(t, events)


def put_back(t: Table, f: Frame) -> None:
    """
    The cards put back are shuffled in and as many are drawn; everyone gains resources.

    Rulings: arh.part5.setup.06, arh.part5.setup.08
    """
    events: list[Event] = []
    for player in t.players:
        returned = Event(ev.CARDS_PUT_BACK, player.seat)
        returned.items = [card for card in f.items if t.owner_of(card) == player.seat]
        returned.amount = len(returned.items)
        if returned.items:
            events.append(returned)
            events.append(Event(ev.DECK_SHUFFLED, player.seat))
            events.append(Event(ev.CARDS_DRAWN, player.seat, 0, 0, returned.amount))
    for player in t.players:
        events.append(
            Event(ev.RESOURCES_GAINED, player.seat, 0, 0, values.first_income(t, player.seat))
        )
    emit_all(t, events)


def roll_total(t: Table, seat: int) -> int:
    """What a player rolls for the choice of the battlefield, and what cards add to it."""
    return modified(t, values.ROLL_OFF, seat, roll_characters(t, seat))


def roll_characters(t: Table, seat: int) -> int:
    """
    Roll a player's starting character dice and add up their values.

    The number on a plus side is one of the values rolled: arh.part5.setup.09.
    """
    dice: list[int] = []
    for ref in values.characters_of(t, seat):
        dice += t.copies[ref].dice
    rolled = Event(ev.DICE_ROLLED, seat, 0, 0, len(dice))
    rolled.items = dice
    emit(t, rolled)
    if not t.rules.edition.plus_in_roll_off:
        dice = [number for number in dice if not t.side_of(t.dice[number]).modifier]
    return sum([value_of(t, t.dice[number]) for number in dice])


def field_battlefield(t: Table, chooser: int, card: int) -> int:
    """
    The chosen battlefield is used; its owner controls it. Dice go back to their cards.

    Rulings: arh.part5.setup.13, arh.part5.setup.16
    """
    owner = t.owner_of(card)
    events = [
        Event(ev.BATTLEFIELD_CHOSEN, chooser, card, 0, owner),
        Event(ev.ENTERED_PLAY, owner, 0, card),
    ]
    for player in t.players:
        for number in player.pool:
            events.append(Event(ev.DIE_RETURNED, player.seat, number))
    emit_all(t, events)
    return owner


def give_shields(t: Table, f: Frame) -> None:
    """Each character gets the shields assigned to it."""
    events: list[Event] = []
    for ref in sorted(set(f.items)):
        seat = t.copies[ref].controller
        events.append(Event(ev.SHIELDS_GAINED, seat, ref, 0, f.items.count(ref)))
    emit_all(t, events)


def start_rounds(t: Table) -> None:
    """Setup is over: the game's bottom frame from now on plays rounds."""
    f = Frame(PLAY_ROUNDS, 0, BY_LAST_ANSWER)
    f.drain = True
    t.frames.append(f)


SET_UP: Final = SetUp()
