"""
What every Destiny table promises beyond the contract: nothing is lost, nothing is odd.

Each law raises LawBroken and changes nothing. Laws that any game keeps are in `laws`; what
a seat may learn is in `leaks`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
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
from dejarik.games.destiny.state import HELD, IN_POOL, ON_CARD, SET_ASIDE, Copy, Die, Player, Table
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
    _demand(len(likely) == t.seats and abs(sum(likely) - 1.0) < TINY, f"evaluated as {likely}")
    _demand(all(0.0 <= one <= 1.0 for one in likely), f"evaluated as {likely}")
    for copy in t.copies.values():
        if not dice_to_roll(t, copy):
            continue
        for name, chances in game.odds(t, 0, f"activate:{copy.ref}").items():
            _demand(sum(chances.values()) == 1, f"odds of {name} by {copy.ref}: {chances}")
    _demand(before == game.dump(t), "looking at figures changed the table")


# --- conservation ---------------------------------------------------------------------


def cards_conserved(t: Table) -> None:
    """
    Every card is in one place and in one only, and lies in no zone of another player.
    """
    places: Counter[int] = Counter()
    for player in t.players:
        for card in _zones_of(player):
            _demand(t.owner_of(card) == player.seat, f"card {card} is in a zone of {player.seat}")
            places[card] += 1
        for ref in player.play:
            _demand(ref in t.copies, f"copy {ref} is in play and does not exist")
            copy = t.copies[ref]
            _demand(copy.controller == player.seat, f"copy {ref} is on the wrong side")
            _demand(copy.owner == t.owner_of(copy.card), f"copy {ref} changed its owner")
            places[copy.card] += 1
    places.update(t.limbo)
    places.update(t.under.values())
    everything = range(t.blocks[0], len(t.knowledge.identity))
    odd = {card: places[card] for card in everything if places[card] != 1}
    _demand(not odd, f"cards are not in just one place: {odd}")
    _demand(places.total() == len(everything), f"cards that do not exist: {sorted(places)}")
    listed = sum(len(player.play) for player in t.players)
    _demand(listed == len(t.copies), "a copy exists and is in nobody's play area")


def _zones_of(player: Player) -> Iterator[int]:
    yield from player.hand
    yield from player.deck
    yield from player.discard
    yield from player.aside
    yield from player.defeated


def dice_conserved(t: Table) -> None:
    """
    Every die is in one place, and every copy has its dice just once.
    """
    pools = Counter(number for player in t.players for number in player.pool)
    for number, times in pools.items():
        _demand(number in t.dice, f"die {number} is in a pool and does not exist")
        _demand(times == 1, f"die {number} is in pools {times} times")
    for die in t.dice.values():
        _die_placed(t, die)
    for copy in t.copies.values():
        _dice_of_copy(t, copy)


def _die_placed(t: Table, die: Die) -> None:
    name = f"die {die.id}"
    in_own_pool = die.id in t.players[die.seat].pool
    in_other_pool = die.id in t.players[t.other(die.seat)].pool
    _demand(in_own_pool == (die.zone == IN_POOL), f"{name} is not where it says it is")
    _demand(not in_other_pool, f"{name} is in the wrong pool")
    if die.zone == SET_ASIDE:
        _demand(die.copy not in t.copies, f"{name} is set aside, its card is not")
        return
    lent = die.copy == NOTHING and die.zone == IN_POOL
    _demand(die.copy in t.copies or lent, f"{name} belongs to no card in play")
    _demand(die.zone in (ON_CARD, IN_POOL, HELD), f"{name} is nowhere")
    if die.zone == HELD:
        _demand(die.holder in t.copies, f"{name} is held by a card that is not in play")
    shown = t.definition_of_die(die).facts.sides
    _demand(0 <= die.side < len(shown), f"{name} shows the side {die.side}")
    _demand(t.owner_of(die.card) == die.owner, f"{name} changed its owner")


def _dice_of_copy(t: Table, copy: Copy) -> None:
    name = f"copy {copy.ref}"
    _demand(len(copy.dice) == len(set(copy.dice)), f"{name} has a die twice")
    for number in copy.dice:
        die = t.dice.get(number)
        _demand(die is not None, f"{name} has the die {number}, which does not exist")
        assert die is not None
        _demand(die.copy == copy.ref, f"{name} has a die of copy {die.copy}")
    for number in [die.id for die in t.dice.values() if die.copy == copy.ref]:
        _demand(number in copy.dice, f"{name} lost the die {number}")
    own = sum(t.dice[number].card == copy.card for number in copy.dice)
    only_gained = own == 0 < len(copy.dice)
    _demand(only_gained or own in _numbers_of_dice(t, copy), f"{name} has {own} dice of its own")
    host = t.copies.get(copy.host)
    waits = awaits_redeploy(t, copy.ref) or _is_leaving(t, copy.ref)
    if host is None and (t.outcome is not None or waits):
        # Its host is gone already; the game may be over before it can follow.
        return
    _demand(not copy.host or host is not None, f"{name} is attached to nothing")
    _demand(host is None or host.attached.count(copy.ref) == 1, f"{name} is not on its host")
    for ref in copy.attached:
        _demand(ref in t.copies and t.copies[ref].host == copy.ref, f"{name} carries a ghost")


def _is_leaving(t: Table, ref: int) -> bool:
    """
    Whether it is about to leave play, and something is asked before that.
    """
    for f in t.frames:
        waiting = f.events if f.event is None else [f.event, *f.events]
        if any(event.kind == ev.LEFT_PLAY and event.subject == ref for event in waiting):
            return True
    return False


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
        _demand(player.resources >= 0, f"seat {player.seat} has {player.resources} resources")
    for copy in t.copies.values():
        name = f"copy {copy.ref}"
        _demand(0 <= copy.shields <= shield_limit(t, copy), f"{name} has {copy.shields} shields")
        # What is placed on a card that is no character has no limit.
        most = health_of(t, copy) if copy.type == CHARACTER else copy.damage
        _demand(0 <= copy.damage <= most, f"{name} has {copy.damage} damage of {most}")
        _demand(copy.resources >= 0, f"{name} has {copy.resources} resources")


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
            _demand(is_legal == (question in offered), f"{question} is explained as {answer}")
        if not is_legal:
            _has_ruling(question, answer)
    _demand(legal_symbols == symbols, f"symbols {symbols} are offered, {legal_symbols} explained")


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
    _demand(bool(answer), f"{question} is refused without a reason")
    for line in answer:
        _, _, ruling = line.partition(" ")
        known = known_rulings()
        exists = ruling in known if known else _RULING.fullmatch(ruling) is not None
        _demand(exists, f"{question} is refused by {line!r}, which names no ruling")


@cache
def known_rulings() -> frozenset[str]:
    """
    The ids in the register of rulings; none where there is no register.
    """
    return frozenset(entry["id"] for entry in register.entries(REGISTER))


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise LawBroken(otherwise)
