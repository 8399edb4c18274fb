"""
What every Destiny table promises beyond the contract: nothing is lost, nothing is odd.

Each law raises LawBroken and changes nothing. Laws that any game keeps are in `laws`; what
a seat may learn is in `leaks`.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import cache
from math import lcm
from pathlib import Path

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.facts import CHARACTER
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.rules.actions import ACTION_REASON, EXTRA_ACTION_REASON
from dejarik.games.destiny.rules.activating import dice_to_roll
from dejarik.games.destiny.rules.die_rules import symbols_of, why_not_resolve
from dejarik.games.destiny.rules.indexing import actions_of
from dejarik.games.destiny.rules.keywords import awaits_redeploy
from dejarik.games.destiny.rules.values import health_of, shield_limit
from dejarik.games.destiny.state import HELD, IN_POOL, ON_CARD, SET_ASIDE, Copy, Die, Table
from dejarik.kernel.decisions import GAME_OPTION, Decision
from dejarik.kernel.ids import NOTHING
from dejarik.lab import register
from dejarik.lab.laws import LawBroken

REGISTER = Path(__file__).resolve().parents[3] / register.FOLDER
"""The register of rulings; without it only the shape of an id can be checked."""

TINY = 1e-9

_RULING = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)+")


# --- figures --------------------------------------------------------------------------


def figures_hold(game: Destiny, t: Table) -> None:
    """
    Someone wins, and some amount comes of every roll: likelihoods and odds add up to 1.
    """
    before = game.dump(t)
    likely = game.evaluate(t) or []
    _demand(len(likely) == t.seats and abs(sum(likely) - 1.0) < TINY, "evaluated as {}", likely)
    _demand(all(0.0 <= one <= 1.0 for one in likely), "evaluated as {}", likely)
    for copy in t.copies.values():
        if not dice_to_roll(t, copy):
            continue
        for name, chances in game.odds(t, 0, f"activate:{copy.ref}").items():
            _demand(_are_all(chances.values()), "odds of {} by {}: {}", name, copy.ref, chances)
    _demand(before == game.dump(t), "looking at figures changed the table")


def _are_all(chances: Collection[Fraction]) -> bool:
    """
    Whether chances add up to 1, counted in their common parts: fractions add slowly.
    """
    parts = lcm(*[one.denominator for one in chances])
    return sum(one.numerator * (parts // one.denominator) for one in chances) == parts


# --- conservation ---------------------------------------------------------------------


def cards_conserved(t: Table) -> None:
    """
    Every card is in one place and in one only, and lies in no zone of another player.
    """
    found: list[int] = [*t.limbo, *t.under.values()]
    for player in t.players:
        cards = [*player.hand, *player.deck, *player.discard, *player.aside, *player.defeated]
        strange = [card for card in cards if t.owner_of(card) != player.seat]
        _demand(not strange, "cards {} are in a zone of {}", strange, player.seat)
        found += cards
        for ref in player.play:
            _demand(ref in t.copies, "copy {} is in play and does not exist", ref)
            copy = t.copies[ref]
            _demand(copy.controller == player.seat, "copy {} is on the wrong side", ref)
            _demand(copy.owner == t.owner_of(copy.card), "copy {} changed its owner", ref)
            found.append(copy.card)
    found.sort()
    everything = list(range(t.blocks[0], len(t.knowledge.identity)))
    if found != everything:
        places = Counter(found)
        places.subtract(everything)
        odd = {card: more for card, more in places.items() if more}
        _demand(not odd, "cards are in too many places, or too few: {}", odd)
    listed = sum(len(player.play) for player in t.players)
    _demand(listed == len(t.copies), "a copy exists and is in nobody's play area")


def dice_conserved(t: Table) -> None:
    """
    Every die is in one place, and every copy has its dice just once.
    """
    pools = [number for player in t.players for number in player.pool]
    _demand(len(pools) == len(set(pools)), "a die is in pools twice: {}", pools)
    for number in pools:
        _demand(number in t.dice, "die {} is in a pool and does not exist", number)
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
    _demand(in_own_pool == (die.zone == IN_POOL), "die {} is not where it says it is", die.id)
    _demand(not in_other_pool, "die {} is in the wrong pool", die.id)
    if die.zone == SET_ASIDE:
        _demand(die.copy not in t.copies, "die {} is set aside, its card is not", die.id)
        return
    lent = die.copy == NOTHING and die.zone == IN_POOL
    _demand(die.copy in t.copies or lent, "die {} belongs to no card in play", die.id)
    _demand(die.zone in (ON_CARD, IN_POOL, HELD), "die {} is nowhere", die.id)
    if die.zone == HELD:
        _demand(die.holder in t.copies, "die {} is held by a card that is not in play", die.id)
    shown = t.definition_of_die(die).facts.sides
    _demand(0 <= die.side < len(shown), "die {} shows the side {}", die.id, die.side)
    _demand(t.owner_of(die.card) == die.owner, "die {} changed its owner", die.id)


def _dice_of_copy(t: Table, copy: Copy, dice: list[int]) -> None:
    """
    A copy has the dice that say they are its own, each once, and as many as such a card has.
    """
    alike = sorted(copy.dice) == sorted(dice)
    _demand(alike, "copy {} has the dice {}, and its own are {}", copy.ref, copy.dice, dice)
    own = sum(t.dice[number].card == copy.card for number in dice)
    only_gained = own == 0 < len(dice)
    right = only_gained or own in _numbers_of_dice(t, copy)
    _demand(right, "copy {} has {} dice of its own", copy.ref, own)


def _on_its_host(t: Table, copy: Copy, leaving: set[int]) -> None:
    ref = copy.ref
    host = t.copies.get(copy.host)
    if host is None and (t.outcome is not None or ref in leaving or awaits_redeploy(t, ref)):
        # Its host is gone already; the game may be over before it can follow.
        return
    _demand(not copy.host or host is not None, "copy {} is attached to nothing", ref)
    _demand(host is None or host.attached.count(ref) == 1, "copy {} is not on its host", ref)
    for other in copy.attached:
        here = other in t.copies and t.copies[other].host == ref
        _demand(here, "copy {} carries a ghost", ref)


def _leaving(t: Table) -> set[int]:
    """
    What is about to leave play, while something is asked before that.
    """
    events = [event for f in t.frames for event in (f.event, *f.events) if event is not None]
    return {event.subject for event in events if event.kind == ev.LEFT_PLAY}


def _numbers_of_dice(t: Table, copy: Copy) -> tuple[int, ...]:
    """
    How many dice a copy can have: those it came with, or one or two as it is elite or not.
    """
    return (1, 2, copy.bought) if t.definition_of(copy).facts.sides else (0,)


def amounts_sane(t: Table) -> None:
    """
    No number is below zero or above its limit.
    """
    for player in t.players:
        amount = player.resources
        _demand(amount >= 0, "seat {} has {} resources", player.seat, amount)
    for copy in t.copies.values():
        ref, shields, damage = copy.ref, copy.shields, copy.damage
        _demand(0 <= shields <= shield_limit(t, copy), "copy {} has {} shields", ref, shields)
        # What is placed on a card that is no character has no limit.
        most = health_of(t, copy) if copy.type == CHARACTER else damage
        _demand(0 <= damage <= most, "copy {} has {} damage of {}", ref, damage, most)
        _demand(copy.resources >= 0, "copy {} has {} resources", ref, copy.resources)


# --- explanations ---------------------------------------------------------------------


def _symbols(t: Table, seat: int, die: Die) -> set[int]:
    """
    What a die can be resolved for now.
    """
    symbols = symbols_of(t, die)
    return {one for one in symbols if why_not_resolve(t, seat, die, one) is None}


def explained(game: Destiny, t: Table, decision: Decision) -> None:
    """
    At an action: what is offered has no reason against it, what is not has a known one.
    """
    if decision.reason not in (ACTION_REASON, EXTRA_ACTION_REASON):
        return
    handles = t.knowledge.handles[decision.seat]
    offered = {
        _question(handles, option.kind, option.source, option.value) for option in decision.options
    }
    symbols = {
        option.value for option in decision.options if option.kind == GAME_OPTION + ev.RESOLVE
    }
    legal_symbols: set[int] = set()
    for question in questions(t, decision.seat):
        answer = game.explain(t, decision.seat, question)
        is_legal = answer == ["legal"]
        if question.startswith("resolve:"):
            die = t.dice[int(question.removeprefix("resolve:"))]
            if is_legal:
                legal_symbols |= _symbols(t, decision.seat, die)
        else:
            _demand(is_legal == (question in offered), "{} is explained as {}", question, answer)
        if not is_legal:
            _has_ruling(question, answer)
    alike = legal_symbols == symbols
    _demand(alike, "symbols {} are offered, {} explained", symbols, legal_symbols)


def questions(t: Table, seat: int) -> Iterator[str]:
    """
    Everything a seat can ask about its own things at an action.
    """
    yield "claim"
    yield "reroll"
    for card in t.players[seat].hand + t.players[seat].discard:
        yield f"play:{t.knowledge.handles[seat][card]}"
    for ref in t.players[seat].play:
        yield f"activate:{ref}"
        for place in range(max(1, len(actions_of(t, t.copies[ref])))):
            yield f"use:{ref}:{place}"
    on_cards = [number for ref in t.players[seat].play for number in t.copies[ref].dice]
    pool = t.players[seat].pool
    for number in pool + [one for one in on_cards if one not in pool]:
        if t.dice[number].seat == seat:
            yield f"resolve:{number}"


def _question(handles: list[int], kind: int, source: int, value: int) -> str:
    action = kind - GAME_OPTION
    if action == ev.PLAY:
        return f"play:{handles[source]}"
    if action == ev.ACTIVATE:
        return f"activate:{source}"
    if action == ev.CARD_ACTION:
        return f"use:{source}:{value}"
    return {ev.CLAIM: "claim", ev.REROLL: "reroll"}.get(action, "")


def _has_ruling(question: str, answer: list[str]) -> None:
    _demand(bool(answer), "{} is refused without a reason", question)
    for line in answer:
        _, _, ruling = line.partition(" ")
        known = known_rulings()
        exists = ruling in known if known else _RULING.fullmatch(ruling) is not None
        _demand(exists, "{} is refused by {!r}, which names no ruling", question, line)


@cache
def known_rulings() -> frozenset[str]:
    """
    The ids in the register of rulings; none where there is no register.
    """
    return frozenset(entry["id"] for entry in register.entries(REGISTER))


def _demand(holds: bool, otherwise: str, *named: object) -> None:
    """
    Otherwise the law is broken; the words are put together only then.
    """
    if not holds:
        raise LawBroken(otherwise.format(*named))
