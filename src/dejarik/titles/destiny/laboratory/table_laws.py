"""
What every Destiny table promises beyond the contract: nothing is lost, nothing is odd.

Each law raises LawBroken and changes nothing. Laws that any game keeps are in `laws`; what
is explained is in `explaining_laws`, and what a seat may learn in `leaks`.
"""

from collections import Counter
from collections.abc import Collection
from fractions import Fraction
from math import lcm

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import HELD, IN_POOL, ON_CARD, SET_ASIDE, Copy, Die, Table
from dejarik.games.destiny.rules.consequences import is_falling
from dejarik.games.destiny.rules.flow.activating import dice_to_roll
from dejarik.games.destiny.rules.keywords import awaits_redeploy
from dejarik.games.destiny.rules.values import health_of, shield_limit
from dejarik.kernel.ids import NOTHING
from dejarik.laws.contract import demand

TINY = 1e-9


# --- figures --------------------------------------------------------------------------


def figures_hold(game: Destiny, t: Table) -> None:
    """Someone wins, and some amount comes of every roll: likelihoods and odds add up to 1."""
    before = game.dump(t)
    likely = game.evaluate(t) or []
    demand(len(likely) == t.seats and abs(sum(likely) - 1.0) < TINY, "evaluated as {}", likely)
    demand(all(0.0 <= one <= 1.0 for one in likely), "evaluated as {}", likely)
    for copy in t.copies.values():
        if not dice_to_roll(t, copy):
            continue
        for name, chances in game.odds(t, 0, f"activate:{copy.ref}").items():
            demand(_are_all(chances.values()), "odds of {} by {}: {}", name, copy.ref, chances)
    demand(before == game.dump(t), "looking at figures changed the table")


def _are_all(chances: Collection[Fraction]) -> bool:
    """Whether chances add up to 1, counted in their common parts: fractions add slowly."""
    parts = lcm(*[one.denominator for one in chances])
    return sum(one.numerator * (parts // one.denominator) for one in chances) == parts


# --- conservation ---------------------------------------------------------------------


def cards_conserved(t: Table) -> None:
    """Every card is in one place and in one only, and lies in no zone of another player."""
    found: list[int] = [*t.limbo, *t.face_down()]
    for player in t.players:
        cards = [*player.hand, *player.deck, *player.discard, *player.aside, *player.defeated]
        strange = [card for card in cards if t.owner_of(card) != player.seat]
        demand(not strange, "cards {} are in a zone of {}", strange, player.seat)
        found += cards
        for ref in player.play:
            demand(ref in t.copies, "copy {} is in play and does not exist", ref)
            copy = t.copies[ref]
            demand(copy.controller == player.seat, "copy {} is on the wrong side", ref)
            demand(copy.owner == t.owner_of(copy.card), "copy {} changed its owner", ref)
            found.append(copy.card)
    found.sort()
    everything = list(range(t.blocks[0], len(t.knowledge.identity)))
    if found != everything:
        places = Counter(found)
        places.subtract(everything)
        odd = {card: more for card, more in places.items() if more}
        demand(not odd, "cards are in too many places, or too few: {}", odd)
    listed = sum(len(player.play) for player in t.players)
    demand(listed == len(t.copies), "a copy exists and is in nobody's play area")


def dice_conserved(t: Table) -> None:
    """Every die is in one place, and every copy has its dice just once."""
    pools = [number for player in t.players for number in player.pool]
    demand(len(pools) == len(set(pools)), "a die is in pools twice: {}", pools)
    for number in pools:
        demand(number in t.dice, "die {} is in a pool and does not exist", number)
    dice: dict[int, list[int]] = {}
    for die in t.dice.values():
        _die_placed(t, die)
        dice.setdefault(die.copy, []).append(die.id)
    leaving = _leaving(t)
    for copy in t.copies.values():
        _dice_of_copy(t, copy, dice.get(copy.ref, []))
        _on_its_host(t, copy, leaving)


def _die_placed(t: Table, die: Die) -> None:
    in_own_pool = die.id in t.players[die.seat].pool
    in_other_pool = die.id in t.players[t.other(die.seat)].pool
    demand(in_own_pool == (die.zone == IN_POOL), "die {} is not where it says it is", die.id)
    demand(not in_other_pool, "die {} is in the wrong pool", die.id)
    if die.zone == SET_ASIDE:
        demand(die.copy not in t.copies, "die {} is set aside, its card is not", die.id)
        return
    lent = die.copy == NOTHING and die.zone == IN_POOL
    demand(die.copy in t.copies or lent, "die {} belongs to no card in play", die.id)
    demand(die.zone in (ON_CARD, IN_POOL, HELD), "die {} is nowhere", die.id)
    if die.zone == HELD:
        demand(die.holder in t.copies, "die {} is held by a card that is not in play", die.id)
    shown = t.definition_of_die(die).facts.sides
    demand(0 <= die.side < len(shown), "die {} shows the side {}", die.id, die.side)
    is_spare = die.card == NOTHING
    demand(is_spare or t.owner_of(die.card) == die.owner, "die {} changed its owner", die.id)


def _dice_of_copy(t: Table, copy: Copy, dice: list[int]) -> None:
    """A copy has the dice that say they are its own, each once, and as many as such a card has."""
    alike = sorted(copy.dice) == sorted(dice)
    demand(alike, "copy {} has the dice {}, and its own are {}", copy.ref, copy.dice, dice)
    own = sum(t.dice[number].card == copy.card for number in dice)
    only_gained = own == 0 < len(dice)
    right = only_gained or own in _numbers_of_dice(t, copy)
    demand(right, "copy {} has {} dice of its own", copy.ref, own)


def _on_its_host(t: Table, copy: Copy, leaving: set[int]) -> None:
    ref = copy.ref
    host = t.copies.get(copy.host)
    if host is None and (t.outcome is not None or ref in leaving or awaits_redeploy(t, ref)):
        # Its host is gone already; the game may be over before it can follow.
        return
    demand(not copy.host or host is not None, "copy {} is attached to nothing", ref)
    demand(host is None or host.attached.count(ref) == 1, "copy {} is not on its host", ref)
    for other in copy.attached:
        here = other in t.copies and t.copies[other].host == ref
        demand(here, "copy {} carries a ghost", ref)


def _leaving(t: Table) -> set[int]:
    """What is about to leave play, while something is asked before that."""
    events = [event for f in t.frames for event in (f.event, *f.events) if event is not None]
    return {event.subject for event in events if event.kind == ev.LEFT_PLAY}


def _numbers_of_dice(t: Table, copy: Copy) -> tuple[int, ...]:
    """How many dice a copy can have: those it came with, up to three, or none once it falls."""
    if not t.definition_of(copy).facts.sides:
        return (0,)
    return (0, 1, 2, 3) if is_falling(t, copy.ref) else (1, 2, 3, copy.bought)


def amounts_sane(t: Table) -> None:
    """No number is below zero or above its limit."""
    for player in t.players:
        amount = player.resources
        demand(amount >= 0, "seat {} has {} resources", player.seat, amount)
    for copy in t.copies.values():
        ref, shields, damage = copy.ref, copy.shields, copy.damage
        demand(0 <= shields <= shield_limit(t, copy), "copy {} has {} shields", ref, shields)
        # What is placed on a card that is no character has no limit.
        most = health_of(t, copy) if copy.type == CHARACTER else damage
        demand(0 <= damage <= most, "copy {} has {} damage of {}", ref, damage, most)
        demand(copy.resources >= 0, "copy {} has {} resources", ref, copy.resources)
