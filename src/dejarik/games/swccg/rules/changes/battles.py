"""How actions stand, and how drains and battles change the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.draws import FOR_ATTRITION, FOR_BATTLE, FOR_POWER
from dejarik.games.swccg.model.ids import HAND, pile_id
from dejarik.games.swccg.model.pieces import Battle
from dejarik.games.swccg.rules.debts import loss_left
from dejarik.games.swccg.rules.immunity import immune_cards
from dejarik.games.swccg.rules.limits import PER_BATTLE, end_span, note_use
from dejarik.games.swccg.rules.presence import characters_at, units_at
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.events import nothing_done
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import forbidding
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
    frame.x = loss_left(t, e)
    return True


def commit(t: Table, e: Event) -> bool:
    """An action is initiated: drains, battles and shots have used up what they use up."""
    if e.detail == ev.DRAINING:
        _commit_drain(t, e)
    elif e.detail == ev.BATTLE_BEGINS:
        _commit_battle(t, e)
    else:
        _commit_shot(t, e)
    return True


def _commit_drain(t: Table, e: Event) -> None:
    """The place and the cards there have had theirs this turn."""
    t.drained.append(e.subject)
    for one in units_at(t, e.seat, e.subject):
        t.copies[one].marks |= pieces.DRAINED


def _commit_battle(t: Table, e: Event) -> None:
    """Who is there takes part; who may not is excluded."""
    battle = Battle(e.subject, e.seat)
    t.battles.append(battle)
    t.battled.append(e.subject)
    for seat in range(2):
        for one in characters_at(t, seat, e.subject):
            join(t, battle, one)


def join(t: Table, battle: Battle, number: int) -> None:
    """A card takes part in a battle from now on, or is excluded if it may not."""
    copy = t.copies[number]
    barred = copy.has(pieces.BARRED) and not forbidding(t, st.MAY_NOT_BE_EXCLUDED, number)
    if copy.has(pieces.BATTLED) or barred:
        exclude(t, battle, number)
    else:
        copy.marks |= pieces.BATTLED
        battle.took_part.append(number)


def exclude(t: Table, battle: Battle, number: int) -> None:
    """A card is out of a battle, and inactive until that has ended."""
    t.copies[number].marks |= pieces.EXCLUDED
    battle.excluded.append(number)
    t.index = None


def arrive(t: Table, number: int) -> None:
    """A card has come to a place: until the power segment begins it joins a battle there."""
    battle = t.battle()
    copy = t.copies[number]
    if battle is None or copy.holder != battle.place or copy.slot != pieces.PRESENT:
        return
    if battle.segment < pieces.POWER and t.definition(number).kind == CHARACTER:
        join(t, battle, number)


def begin_segment(t: Table, e: Event) -> bool:
    """The next segment; as damage begins, immunity is compared once and for all."""
    battle = t.battle()
    assert battle is not None
    battle.segment = e.amount
    if e.amount == pieces.DAMAGE:
        battle.immune = immune_cards(t, battle)
    return True


def _commit_shot(t: Table, e: Event) -> None:
    """The weapon has been tried and its bearer has used a weapon."""
    battle = t.battle()
    weapon = t.copies[e.subject]
    if battle is not None:
        battle.weapons.append(e.subject)
    bearer = t.copies.get(weapon.holder)
    if bearer is not None:
        bearer.marks |= pieces.USED_WEAPON


def hit(t: Table, e: Event) -> bool:
    """A card is hit."""
    copy = t.copies[e.subject]
    if copy.has(pieces.HIT):
        return nothing_done(e)
    copy.marks |= pieces.HIT
    return True


def restore(t: Table, e: Event) -> bool:
    """A card that was hit is restored to normal."""
    copy = t.copies[e.subject]
    if not copy.has(pieces.HIT):
        return nothing_done(e)
    copy.marks &= ~pieces.HIT
    return True


def note_destiny(t: Table, e: Event) -> bool:
    """A destiny of a battle has a value: the battle remembers it."""
    battle = t.battle()
    if battle is None or battle.segment != pieces.POWER:
        return True
    if e.detail == FOR_BATTLE:
        battle.destinies += [e.seat, e.subject, e.amount]
    elif e.detail == FOR_POWER:
        battle.power_drawn[e.seat] += e.amount
    elif e.detail == FOR_ATTRITION:
        battle.attrition_drawn[e.seat] += e.amount
    return True


def note_total(t: Table, e: Event) -> bool:
    """A total is known; of battle destiny the battle remembers what was added to it (`items`)."""
    battle = t.battle()
    if battle is not None and e.detail == FOR_BATTLE and battle.segment == pieces.POWER:
        battle.bonus[e.seat] = e.items[0]
    return True


def total_up(t: Table, e: Event) -> bool:
    """
    Both totals are known: who has won, and what is owed.

    What changes losses of Force changes the difference first, then come factors (open questions).
    """
    battle = t.battle()
    assert battle is not None
    battle.totals = e.items[:2]
    battle.attrition = e.items[2:]
    for seat in range(2):
        battle.factors[seat] *= value(t, st.DAMAGE_FACTOR, pile_id(seat, HAND))
    first, second = battle.totals
    for seat, lead in enumerate((second - first, first - second)):
        loss = modified(t, st.FORCE_LOSS, pile_id(seat, HAND), max(0, lead))
        battle.damage[seat] = loss * battle.factors[seat]
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


def change_damage(t: Table, e: Event) -> bool:
    """Battle damage of a seat is raised or reduced."""
    battle = t.battle()
    assert battle is not None
    battle.damage[e.seat] = max(0, battle.damage[e.seat] + e.amount)
    return True


def switch_destinies(t: Table, e: Event) -> bool:
    """The one battle destiny of each player has the value of the other."""
    battle = t.battle()
    assert battle is not None
    drawn = battle.destinies
    drawn[2], drawn[5] = drawn[5], drawn[2]
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
