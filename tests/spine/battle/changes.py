"""The changes: what each event does to the table, behind the one door."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.ops import end_lasting
from tests.spine.battle import table as t
from tests.spine.battle.procedures import UNTIL_BATTLE_ENDS
from tests.spine.battle.table import Table


def make_change(table: Table, event: Event) -> None:
    """Change what the event says."""
    kind = event.kind
    if kind == t.ACTING:
        table.frames[event.detail].y = 1
    elif kind in ROUTES:
        move_some(table, event)
    elif kind in BATTLE_CHANGES:
        change_battle(table, event)
    elif kind == t.TURN:
        table.turn = event.seat
        table.battled = []
        for seat in range(2):
            table.zone(seat, t.RESERVE)[:0] = table.zone(seat, t.USED)
            table.zone(seat, t.USED).clear()
    elif kind == t.PLAYED:
        hand = table.zone(event.seat, t.HAND)
        card = table.knowledge.reveal_and_swap(hand, event.subject, event.seat)
        table.zone(event.seat, t.OPEN).append(card)
        event.amount = event.subject = card
    elif kind == t.SHOWN:
        for card in table.zone(1 - event.seat, t.HAND):
            table.knowledge.show(card, event.seat)
    else:
        change_places(table, event)


ROUTES: Final = {
    t.ACTIVATED: ((t.RESERVE,), t.FORCE),
    t.DRAWN: ((t.RESERVE,), t.HAND),
    t.SPENT: ((t.FORCE,), t.USED),
    t.LOST_FORCE: ((t.RESERVE, t.USED, t.FORCE), t.LOST),
}


def move_some(table: Table, event: Event) -> None:
    """Move as many cards as there are from pile to pile; what is owed is less by those lost."""
    origins, goal = ROUTES[event.kind]
    piles = [table.zone(event.seat, zone) for zone in origins]
    cards = [card for pile in piles for card in reversed(pile)][: event.amount]
    for card in cards:
        table.move(card, goal)
    weapon = event.kind == t.SPENT and bool(table.battle.site)
    if weapon and table.title(event.subject) in t.WEAPONS_BY_TITLE:
        table.battle.fired.append(event.subject)
    if event.detail:
        table.battle.owed[event.seat] = max(0, table.battle.owed[event.seat] - len(cards))


def change_places(table: Table, event: Event) -> None:
    """What comes to the table, goes over it or leaves it."""
    card = event.subject
    if event.kind in (t.LEFT, t.PUT_AWAY):
        table.move(card, t.LOST)
        if card in table.battle.hit:
            table.battle.hit.remove(card)
    elif event.kind == t.RESCUED:
        table.move(card, t.HAND)
    elif event.kind == t.MOVED:
        table.site[card] = event.detail
        for one in table.carried_by(card):
            table.site[one] = event.detail
    elif event.kind == t.DEPLOYED:
        table.move(card, t.TABLE)
        if event.detail in t.SITES:
            table.site[card] = event.detail
        else:
            table.carrier[card] = event.detail
            table.site[card] = table.site[event.detail]
    table.index = None


BATTLE_CHANGES: Final = (
    t.BATTLE_BEGUN,
    t.DESTINY,
    t.DESTINY_REDRAWN,
    t.DESTINY_DONE,
    t.HIT,
    t.TOTALLED,
    t.FORFEITED,
    t.BATTLE_ENDED,
)


def change_battle(table: Table, event: Event) -> None:
    """What changes the battle that goes on."""
    battle = table.battle
    if event.kind == t.BATTLE_BEGUN:
        battle.site, battle.seat = event.subject, event.seat
        table.battled.append(event.subject)
    elif event.kind == t.DESTINY:
        table.move(event.subject, t.OPEN)
    elif event.kind == t.DESTINY_REDRAWN:
        table.frames[event.detail].y = 1
        table.move(event.subject, t.USED)
    elif event.kind == t.DESTINY_DONE:
        table.move(event.subject, t.USED)
        if event.detail:
            battle.shot = event.amount
        else:
            battle.destiny[event.seat] += event.amount
    elif event.kind == t.HIT:
        battle.hit.append(event.subject)
    elif event.kind == t.TOTALLED:
        battle.total = event.items.copy()
        for seat in range(2):
            battle.owed[seat] = max(0, battle.total[1 - seat] - battle.total[seat])
    elif event.kind == t.FORFEITED:
        battle.owed[event.seat] = max(0, battle.owed[event.seat] - event.amount)
        if event.subject in battle.hit:
            battle.hit.remove(event.subject)
    else:
        table.battle = t.Battle()
        end_lasting(table, UNTIL_BATTLE_ENDS, NOBODY)
