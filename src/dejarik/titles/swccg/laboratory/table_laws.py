"""
What every game promises beyond the contract: nothing is lost, nothing is odd.

Each law raises LawBroken and changes nothing. Laws that any game keeps are in `laws`.
"""

import random
from typing import Final

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.pieces import BATTLE_MARKS, BATTLED, DAMAGE, EXCLUDED, LAYER
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.rules.debts import owes
from dejarik.games.swccg.rules.spaces import rank_of
from dejarik.games.swccg.seen.views import view_of
from dejarik.kernel.decisions import PASS, PRIORITY, Decision
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.offers import is_asked
from dejarik.kernel.windows import WINDOW
from dejarik.laws.contract import demand
from dejarik.laws.secrets import hidden_from
from dejarik.titles.swccg.laboratory.secrets import SECRETS

TINY: Final = 1e-9
MOST_TURNS: Final = 2000


def cards_conserved(t: Table) -> None:
    """Each seat's sixty cards are in its piles, on table or buried: each exactly once."""
    found: list[list[int]] = [[], []]
    for player in t.players:
        for pile in player.piles:
            strange = [card for card in pile if ids.owner_of_card(card) != player.seat]
            demand(not strange, "cards {} are in a pile of seat {}", strange, player.seat)
            found[player.seat] += pile
    for copy in t.copies.values():
        demand(ids.owner_of_card(copy.card) == copy.owner, "copy {} has no owner", copy.id)
        found[copy.owner].append(copy.card)
    for place in t.places.values():
        for card in place.buried[1::2]:
            found[ids.owner_of_card(card)].append(card)
    for seat in range(2):
        first = 1 + seat * ids.DECK
        wanted = list(range(first, first + ids.DECK))
        demand(sorted(found[seat]) == wanted, "seat {} has the cards {}", seat, sorted(found[seat]))


def holders_sound(t: Table) -> None:
    """Every copy is held by something that is there, and no copy holds itself."""
    for copy in t.copies.values():
        seen = {copy.id}
        holder = copy.holder
        while ids.is_copy(holder):
            demand(holder in t.copies, "copy {} is held by {}, which is gone", copy.id, holder)
            demand(holder not in seen, "copy {} holds itself", copy.id)
            seen.add(holder)
            holder = t.copies[holder].holder
        is_there = holder in t.places or ids.is_pile(holder)
        demand(is_there, "copy {} is held by nothing: {}", copy.id, holder)
        if copy.slot == LAYER:
            layers = t.places[copy.holder].layers
            demand(copy.id in layers, "location card {} is in no place", copy.id)


def strips_in_order(t: Table) -> None:
    """Every place is in the strip of its system, once, and strips obey their layouts."""
    listed = [place for strip in t.strips.values() for place in strip]
    demand(sorted(listed) == sorted(t.places), "strips have {}", listed)
    for name, strip in t.strips.items():
        for place in strip:
            layers = t.places[place].layers
            demand(bool(layers), "place {} has no card", place)
            strange = [one for one in layers if one not in t.copies]
            demand(not strange, "place {} has cards that are gone: {}", place, strange)
            demand(t.places[place].strip == name, "place {} is in the strip {}", place, name)
        layout = t.rules.layouts.get(name) or t.rules.layouts.get("")
        if layout is not None:
            ranks = [rank_of(layout, t.definition(place)) for place in strip]
            in_order = ranks in (sorted(ranks), sorted(ranks, reverse=True))
            demand(in_order, "the strip of {} lies as {}", name, ranks)


def life_force_shown(t: Table) -> None:
    """Life Force is the sum of what is shown of it, the same for everybody."""
    for audience in (-1, 0, 1):
        for player in view_of(t, audience).players:
            piles = (player.reserve, player.force, player.used, player.drawn)
            shown = sum(len(pile) for pile in piles)
            right = player.life_force == shown == t.life_force(player.seat)
            demand(right, "seat {} has {} of {}", player.seat, player.life_force, shown)


def amounts_sane(t: Table) -> None:
    """Nothing owed and nothing to be activated is below zero; turns are bounded."""
    for player in t.players:
        demand(player.generation >= 0, "seat {} activated too much", player.seat)
    for battle in t.battles:
        demand(min(battle.damage) >= 0, "battle damage is {}", battle.damage)
        demand(min(battle.attrition) >= 0, "attrition is {}", battle.attrition)
        demand(battle.place in t.places, "a battle is fought nowhere: {}", battle.place)
    demand(t.turn_count <= MOST_TURNS, "turn {} is played", t.turn_count)


def battles_marked(t: Table) -> None:
    """Who takes part in a battle has battled, who is excluded is out; afterwards nobody is hit."""
    for battle in t.battles:
        for copy in [one for one in battle.took_part if one in t.copies]:
            demand(t.copies[copy].has(BATTLED), "copy {} fights unmarked", copy)
        for copy in [one for one in battle.excluded if one in t.copies]:
            demand(t.copies[copy].has(EXCLUDED), "copy {} is excluded unmarked", copy)
    if not t.battles:
        left = [one.id for one in t.copies.values() if one.has(BATTLE_MARKS)]
        demand(not left, "after a battle these are marked: {}", left)


def asked_by_the_public(game: CustomizableCardGame, t: Table, decision: Decision) -> None:
    """Who is asked in a window would be asked with other hidden cards; two passes close it."""
    if t.frames[-1].op is not WINDOW or decision.kind != PRIORITY:
        return
    demand(t.frames[-1].y < t.seats, "seat {} is asked after two passes", decision.seat)
    other = table_of(game.clone(t))
    SECRETS.exchange(other, NOBODY, hidden_from(other, NOBODY), random.Random(t.serial))
    for form in other.frames[-1].forms:
        form.picks = []
    asked = is_asked(other, other.frames[-1], decision.seat)
    demand(asked, "seat {} is asked for its hidden cards", decision.seat)


def debts_asked(t: Table, decision: Decision) -> None:
    """Nobody who owes something in the damage segment of a battle is offered a pass."""
    battle = t.battle()
    passes = any(option.kind == PASS for option in decision.options)
    if battle is None or battle.segment != DAMAGE or not passes or decision.stage:
        return
    f = t.frames[-1]
    if f.own is None or f.x != ev.TOP:
        return
    event = t.frames[f.own.paused].event
    if event is not None and event.kind == ev.SEGMENT:
        demand(not owes(t, decision.seat), "seat {} owes and may pass", decision.seat)


def evaluated(game: CustomizableCardGame, t: Table) -> None:
    """Someone wins: likelihoods add up to 1, and looking at them changes nothing."""
    before = game.dump(t)
    likely = game.evaluate(t) or []
    demand(len(likely) == t.seats and abs(sum(likely) - 1.0) < TINY, "evaluated as {}", likely)
    demand(all(0.0 <= one <= 1.0 for one in likely), "evaluated as {}", likely)
    demand(before == game.dump(t), "evaluating changed the table")
