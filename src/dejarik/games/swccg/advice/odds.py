"""
Odds, exactly, from what a seat knows: of destinies, of a shot, of a battle, of a drain.

What belongs here: which questions there are. How draws are counted is in `coming_draws`. What
texts do to a draw once it is made, and what players answer, is not foreseen.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.battle_odds import battle_odds
from dejarik.games.swccg.advice.coming_draws import ComingDraws
from dejarik.games.swccg.effects.weapons import WeaponDestiny
from dejarik.games.swccg.model import draws, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules import presence
from dejarik.games.swccg.rules.changes.battles import commit
from dejarik.games.swccg.rules.flow.destiny import drawing_for, under_way
from dejarik.games.swccg.rules.flow.draining import can_control_for_drain, drain_amount
from dejarik.games.swccg.rules.flow.firing import weapon_targets
from dejarik.games.swccg.rules.values import modified
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.game import Odds

MOST: Final = 10
"""So many draws can be asked about."""
HELP: Final = (
    "ask destiny:COUNT, destiny:COUNT:SEAT, hit:WEAPON:TARGET, battle:PLACE or drain:PLACE"
)


def odds_of(t: Table, seat: int, question: str) -> Odds:
    """
    The odds of destinies, a shot, a battle or a drain, by numbers of the view.

    Raises ValueError for anything else, and for what cannot come about as things are.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    if seat < 0:
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    if not all(word.isdecimal() for word in words):
        raise ValueError(HELP)
    asked = [int(word) for word in words]
    if topic == "destiny" and len(asked) in (1, 2):
        return destiny_odds(t, seat, asked[-1] if len(asked) == 2 else seat, asked[0])
    if topic == "hit" and len(asked) == 2:
        return hit_odds(t, seat, asked[0], asked[1])
    if topic in ("battle", "drain") and len(asked) == 1:
        if asked[0] not in t.places:
            message = f"there is no location {asked[0]} on table"
            raise ValueError(message)
        return (battle_odds if topic == "battle" else drain_odds)(t, seat, asked[0])
    message = f"nobody knows the odds of {question!r}; {HELP}"
    raise ValueError(message)


def destiny_odds(t: Table, viewer: int, seat: int, wanted: int) -> Odds:
    """The chance of every total of a seat's next draws."""
    if not 1 <= wanted <= MOST:
        message = f"ask about 1 to {MOST} draws"
        raise ValueError(message)
    if seat not in range(2):
        message = f"there is no seat {seat}"
        raise ValueError(message)
    ahead = ComingDraws(t, viewer, seat, [wanted])
    if not ahead.groups[0]:
        message = "there is no card left to draw"
        raise ValueError(message)
    chances = ahead.chances(drawing_for(draws.PLAIN), ids.pile_id(seat, ids.RESERVE))
    return {
        "total": {sums[0]: chance for sums, chance in chances.items()},
        "draws": {ahead.groups[0]: Fraction(1)},
        "unseen": {ahead.unseen: Fraction(1)},
    }


# --- weapons ------------------------------------------------------------------------------


def hit_odds(t: Table, viewer: int, weapon: int, target: int) -> Odds:
    """The chance that a weapon has its effect on a target, before it is fired and while it is."""
    if weapon not in t.copies or target not in t.copies:
        message = "there are no such cards on table"
        raise ValueError(message)
    text = t.definition(weapon).weapon
    if text is None or not isinstance(text.fires, WeaponDestiny):
        message = "that is no weapon that draws destiny against a target"
        raise ValueError(message)
    seat = t.copies[weapon].side
    aimed = _aimed(t, seat, weapon)
    drawing = drawing_for(draws.FOR_WEAPON)
    open_ = under_way(aimed, seat, draws.FOR_WEAPON)
    stands, values, wanted = 0, 0, text.fires.count()
    if open_ is not None and open_.source == weapon and not open_.is_choice:
        stands = sum(open_.counted) + sum(open_.values)
        values = len(open_.counted) + len(open_.values)
        wanted = 0 if open_.is_over else open_.draws
    elif target not in weapon_targets(aimed, seat, weapon):
        message = "that weapon cannot be fired at this card"
        raise ValueError(message)
    ahead = ComingDraws(aimed, viewer, seat, [wanted])
    to_beat = text.fires.to_beat(aimed, target)
    found: Odds = {"hit": {0: Fraction(0), 1: Fraction(0)}, "total": {}}
    for sums, chance in ahead.chances(drawing, weapon).items():
        drawn = values + ahead.groups[0]
        total = drawing.totalled(aimed, seat, weapon, stands + sums[0]) if drawn else 0
        hit = int(bool(drawn) and total > to_beat)
        found["hit"][hit] += chance
        found["total"][total] = found["total"].get(total, Fraction(0)) + chance
    found["total"] = dict(sorted(found["total"].items()))
    found["needed"] = {to_beat + 1: Fraction(1)}
    found["draws"] = {ahead.groups[0]: Fraction(1)}
    found["unseen"] = {ahead.unseen: Fraction(1)}
    return found


def _aimed(t: Table, seat: int, weapon: int) -> Table:
    """A copy in which a battle goes on where a weapon is, so that it could be fired."""
    place = t.place_of(weapon)
    aimed = t.clone()
    battle = aimed.battle()
    if battle is not None and battle.place == place:
        return aimed
    if not place or battle is not None or not presence.both_present(t, place):
        message = "there is no battle where that weapon is, and there can be none now"
        raise ValueError(message)
    commit(aimed, Event(ev.COMMITTED, seat, place, place, 0, ev.BATTLE_BEGINS))
    return aimed


# --- drains -------------------------------------------------------------------------------


def drain_odds(t: Table, seat: int, place: int) -> Odds:
    """What a drain takes as things are, and the Life Force that is left if all comes from there."""
    if not can_control_for_drain(t, seat, place):
        message = "you do not control that location"
        raise ValueError(message)
    other = t.other(seat)
    hand = ids.pile_id(other, ids.HAND)
    loss = modified(t, st.FORCE_LOSS, hand, drain_amount(t, seat, place))
    left = max(0, t.life_force(other) - loss)
    return {"loss": {loss: Fraction(1)}, "life": {left: Fraction(1)}}
