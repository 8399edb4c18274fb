"""From plain data back to a table: the counterpart of every `pack`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dejarik.games.swccg.model.pieces import Battle, Copy, Place, Player
from dejarik.games.swccg.model.state import Table
from dejarik.kernel.chance import KEYED, SEED_BYTES, Chance

if TYPE_CHECKING:
    from dejarik.games.swccg.model.rulebook import Rulebook


def unpack_table(rules: Rulebook, data: list[object]) -> Table:
    """The table that was packed; a card that is no longer known raises KeyError."""
    spine, codes, players, copies, places, strips, battles, counters, *rest = data
    t = Table(rules, Chance(bytes(SEED_BYTES), KEYED))
    both = cast("list[list[object]]", players)
    t.players = [_player(rules, seat, one) for seat, one in enumerate(both)]
    for numbers in cast("list[list[int]]", copies):
        copy = _copy(numbers)
        t.copies[copy.id] = copy
    for one in cast("list[list[object]]", places):
        place = _place(one)
        t.places[place.id] = place
    for name, members in cast("list[list[object]]", strips):
        t.strips[cast("str", name)] = cast("list[int]", members)
    t.battles = [_battle(one) for one in cast("list[list[object]]", battles)]
    t.turn, t.turn_count, t.phase, t.copy_count, t.lab_turns = cast("list[int]", counters)
    lists, titles = rest
    t.drained, t.battled, t.limits, t.used = cast("list[list[int]]", lists)
    t.titles = [rules.numbers[code] for code in cast("list[str]", titles)]
    identity = [rules.numbers[code] for code in cast("list[str]", codes)]
    t.unpack_spine(cast("list[object]", spine), identity)
    return t


def _player(rules: Rulebook, seat: int, data: list[object]) -> Player:
    side, generation, piles, deck = data
    player = Player(seat, cast("int", side))
    player.generation = cast("int", generation)
    player.piles = cast("list[list[int]]", piles)
    player.deck = [rules.numbers[code] for code in cast("list[str]", deck)]
    return player


def _copy(numbers: list[int]) -> Copy:
    number, card, owner, side, holder, slot, since, marks = numbers
    copy = Copy(number, card, owner)
    copy.side = side
    copy.holder = holder
    copy.slot = slot
    copy.since = since
    copy.marks = marks
    return copy


def _place(data: list[object]) -> Place:
    number, strip, layers, buried = data
    place = Place(cast("int", number), cast("str", strip))
    place.layers = cast("list[int]", layers)
    place.buried = cast("list[int]", buried)
    return place


def _battle(data: list[object]) -> Battle:
    numbers, by_seat, drawn, lists = cast("list[list[object]]", data)
    place, seat, segment, winner = cast("list[int]", numbers)
    battle = Battle(place, seat)
    battle.segment = segment
    battle.winner = winner
    totals, damage, owed, extra, factors = cast("list[list[int]]", by_seat)
    battle.totals = totals
    battle.damage = damage
    battle.attrition = owed
    battle.extra_destinies = extra
    battle.factors = factors
    extra_power, extra_attrition, power, attrition, bonus = cast("list[list[int]]", drawn)
    battle.extra_power = extra_power
    battle.extra_attrition = extra_attrition
    battle.power_drawn = power
    battle.attrition_drawn = attrition
    battle.bonus = bonus
    destinies, weapons, excluded, took_part, immune = cast("list[list[int]]", lists)
    battle.immune = immune
    battle.destinies = destinies
    battle.weapons = weapons
    battle.excluded = excluded
    battle.took_part = took_part
    return battle
