"""How actions stand, and how drains and battles change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model.pieces import Battle
from dejarik.games.swccg.rules.limits import PER_BATTLE, end_span, note_use
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.kernel.events import nothing_done
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.ops import end_lasting

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def stand(t: Table, e: Event) -> bool:
    """An action that was initiated and not cancelled has its result."""
    t.frames[e.detail].y = 1
    return True


def spend(t: Table, e: Event) -> bool:
    """The use of a text is noted before it can be answered: cancelled it is used up as well."""
    note_use(t, e.subject, e.amount)
    return True


def must_lose(t: Table, e: Event) -> bool:
    """A loss stands, for as much as its answers have made of it."""
    frame = t.frames[e.detail]
    frame.y = 1
    frame.x = max(0, e.amount)
    return True


def drain(t: Table, e: Event) -> bool:
    """A Force drain stands: the place and the cards there have had theirs this turn."""
    t.drained.append(e.subject)
    for one in characters_at(t, e.seat, e.subject):
        t.copies[one].marks |= pieces.DRAINED
    return stand(t, e)


def begin_battle(t: Table, e: Event) -> bool:
    """A battle stands: who is there takes part."""
    battle = Battle(e.subject, e.seat)
    t.battles.append(battle)
    t.battled.append(e.subject)
    for seat in range(2):
        for one in characters_at(t, seat, e.subject):
            copy = t.copies[one]
            if copy.has(pieces.BATTLED) or copy.has(pieces.BARRED):
                copy.marks |= pieces.EXCLUDED
                battle.excluded.append(one)
            else:
                copy.marks |= pieces.BATTLED
                battle.took_part.append(one)
    t.index = None
    return stand(t, e)


def begin_segment(t: Table, e: Event) -> bool:
    """The next segment of the battle."""
    battle = t.battle()
    assert battle is not None
    battle.segment = e.amount
    return True


def fire(t: Table, e: Event) -> bool:
    """Firing stands: the weapon has been tried and its bearer has used a weapon."""
    battle = t.battle()
    weapon = t.copies[e.subject]
    if battle is not None:
        battle.weapons.append(e.subject)
    bearer = t.copies.get(weapon.holder)
    if bearer is not None:
        bearer.marks |= pieces.USED_WEAPON
    return stand(t, e)


def hit(t: Table, e: Event) -> bool:
    """A card is hit."""
    copy = t.copies[e.subject]
    if copy.has(pieces.HIT):
        return nothing_done(e)
    copy.marks |= pieces.HIT
    return True


def note_destiny(t: Table, e: Event) -> bool:
    """A battle destiny has a value: the battle remembers it."""
    battle = t.battle()
    if e.detail and battle is not None and battle.segment == pieces.POWER:
        battle.destinies += [e.seat, e.subject, e.amount]
    return True


def total_up(t: Table, e: Event) -> bool:
    """Both totals are known: who has won, and what is owed."""
    battle = t.battle()
    assert battle is not None
    battle.totals = e.items[:2]
    battle.attrition = e.items[2:]
    first, second = battle.totals
    battle.damage = [
        max(0, second - first) * battle.factors[0],
        max(0, first - second) * battle.factors[1],
    ]
    battle.winner = NOBODY if first == second else int(second > first)
    return True


def forfeit(t: Table, e: Event) -> bool:
    """A forfeit counts against attrition and damage at once; surplus is gone."""
    battle = t.battle()
    assert battle is not None
    battle.attrition[e.seat] = max(0, battle.attrition[e.seat] - e.amount)
    battle.damage[e.seat] = max(0, battle.damage[e.seat] - e.amount)
    t.copies[e.subject].marks &= ~pieces.HIT
    return True


def satisfy(t: Table, e: Event) -> bool:
    """Battle damage is less by what is lost for it."""
    battle = t.battle()
    assert battle is not None
    battle.damage[e.seat] = max(0, battle.damage[e.seat] - e.amount)
    return True


def end_battle(t: Table, e: Event) -> bool:
    """The battle is over: what lasted for it ends, the excluded count again."""
    battle = t.battles.pop()
    for number in battle.excluded:
        copy = t.copies.get(number)
        if copy is not None:
            copy.marks &= ~pieces.EXCLUDED
    for copy in t.copies.values():
        copy.marks &= ~pieces.BATTLE_MARKS
    end_lasting(t, durations.THIS_BATTLE, NOBODY)
    end_span(t, PER_BATTLE)
    t.index = None
    return True
