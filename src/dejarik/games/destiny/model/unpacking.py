"""From plain data back to the state: the other half of each `pack` in `state`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.past import unpack_past
from dejarik.games.destiny.model.state import FIRST_COPY, Copy, Die, Player, Table
from dejarik.kernel.chance import Chance

if TYPE_CHECKING:
    from dejarik.games.destiny.model.rulebook import Rulebook


def unpack_table(rules: Rulebook, data: list[object]) -> Table:
    """The table that was packed."""
    spine, codes, players, copies, gone, dice, under, counters, *rest = data
    ending, extra, spent, lost, renewed, dirty, limbo, costed, undoing, blocks, *last = rest
    faces, past, *ruled_out = last
    assert isinstance(spine, list)
    assert isinstance(codes, list)
    assert isinstance(players, list)
    assert isinstance(copies, list)
    assert isinstance(gone, list)
    assert isinstance(dice, list)
    assert isinstance(under, list)
    assert isinstance(counters, list)
    assert isinstance(ending, bool)
    assert isinstance(extra, list)
    assert isinstance(spent, list)
    assert isinstance(lost, list)
    assert isinstance(renewed, list)
    assert isinstance(dirty, list)
    assert isinstance(limbo, list)
    assert isinstance(costed, list)
    assert isinstance(undoing, list)
    assert isinstance(blocks, list)
    assert isinstance(faces, list)
    assert isinstance(past, list)
    table = Table(rules, 0, Chance(b"\0" * 32, 0))
    table.unpack_spine(spine, [rules.numbers[code] for code in codes])
    table.players = [unpack_player(player) for player in players]
    table.copies = {one.ref: one for one in [unpack_copy(copy) for copy in copies]}
    table.gone = {one.ref: one for one in [unpack_copy(copy) for copy in gone]}
    table.dice = {one.id: one for one in [unpack_die(die) for die in dice[0]]}
    table.gone_dice = {one.id: one for one in [unpack_die(die) for die in dice[1]]}
    table.under = {card: [below] if isinstance(below, int) else below for card, below in under}
    table.next_copy, table.next_die, table.round, table.phase, table.turn = counters[:5]
    table.passes, table.battlefield, table.action = counters[5:8]
    table.extras_taken, table.lab_draw, table.stuck, table.progress = counters[8:]
    table.ending_phase = ending
    table.extra = extra
    table.spent_dice = spent
    table.lost_dice_this_action = lost
    table.renewed = renewed
    table.dirty, table.limbo = dirty, limbo
    table.costed = dict(costed)
    table.declared, irreversible, *table.far_spotters = undoing
    table.irreversible = bool(irreversible)
    table.blocks = blocks
    _unpack_faces(table, faces)
    table.past = [unpack_past(one, rules.numbers) for one in past]
    table.ruled_out = [rules.numbers[str(code)] for code in ruled_out]
    return table


def _unpack_faces(table: Table, data: list[list[list[object]]]) -> None:
    """Take over what was kept as codes."""
    numbers = table.rules.numbers
    shown, spares = data
    for entity, code in shown:
        assert isinstance(entity, int)
        assert isinstance(code, str)
        if entity >= FIRST_COPY:
            table.copy(entity).face = numbers[code]
        else:
            table.die(entity).face = numbers[code]
    for seat, code, count in spares:
        assert isinstance(seat, int)
        assert isinstance(code, str)
        assert isinstance(count, int)
        table.players[seat].spares[numbers[code]] = count


def unpack_player(data: list[object]) -> Player:
    """The player that was packed."""
    seat, resources, hand, deck, discard, aside, defeated, pool, play, *rest = data
    claimed, replaced, battlefield, fielded, characters, detected = rest
    assert isinstance(seat, int)
    assert isinstance(resources, int)
    assert isinstance(hand, list)
    assert isinstance(deck, list)
    assert isinstance(discard, list)
    assert isinstance(aside, list)
    assert isinstance(defeated, list)
    assert isinstance(pool, list)
    assert isinstance(play, list)
    assert isinstance(claimed, bool)
    assert isinstance(replaced, bool)
    assert isinstance(battlefield, int)
    assert isinstance(fielded, int)
    assert isinstance(characters, int)
    assert isinstance(detected, list)
    player = Player(seat)
    player.resources = resources
    player.hand = hand
    player.deck = deck
    player.discard = discard
    player.aside = aside
    player.defeated = defeated
    player.pool = pool
    player.play = play
    player.claimed = claimed
    player.replaced = replaced
    player.battlefield = battlefield
    player.fielded = fielded
    player.characters = characters
    player.detected = detected
    return player


def unpack_copy(data: list[object]) -> Copy:
    """The copy that was packed."""
    identity, tokens, ready, attached, dice, subtypes, used, reworded, keywords = data
    assert isinstance(identity, list)
    assert isinstance(tokens, list)
    assert isinstance(ready, bool)
    assert isinstance(attached, list)
    assert isinstance(dice, list)
    assert isinstance(subtypes, list)
    assert isinstance(used, list)
    assert isinstance(reworded, bool)
    assert isinstance(keywords, list)
    copy = Copy(identity[0], identity[1], identity[2], identity[3])
    copy.controller = identity[4]
    copy.damage, copy.shields, copy.resources, copy.host, copy.cost, copy.bought = tokens
    copy.ready = ready
    copy.attached = attached
    copy.dice = dice
    copy.subtypes = subtypes
    copy.used = used
    copy.reworded = reworded
    copy.charms, copy.pilots, *trained = keywords
    copy.trained = bool(trained)
    return copy


def unpack_die(data: list[int]) -> Die:
    """The die that was packed."""
    die = Die(data[0], data[1], data[2], data[3])
    die.zone, die.seat, die.holder, die.side = data[4], data[5], data[6], data[7]
    return die
