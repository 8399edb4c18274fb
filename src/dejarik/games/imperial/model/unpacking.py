"""From plain data back to a skirmish: the counterpart of every `pack`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dejarik.games.imperial.model.dice import RolledDie
from dejarik.games.imperial.model.pieces import (
    Activation,
    Attack,
    Figure,
    Group,
    Side,
    Token,
    Upgrade,
)
from dejarik.games.imperial.model.state import Battle
from dejarik.kernel.chance import KEYED, SEED_BYTES, Chance

if TYPE_CHECKING:
    from dejarik.games.imperial.model.rulebook import Rulebook


def unpack_battle(rules: Rulebook, data: list[object]) -> Battle:
    """The skirmish that was packed; a card that is no longer known raises KeyError."""
    spine, codes, cards, names, counters, sides, *rest = cast("list[list[object]]", data)
    groups, upgrades, figures, tokens, attacks, activations, lists = rest
    s = Battle(rules, len(sides), Chance(bytes(SEED_BYTES), KEYED))
    s.map_id, s.mission = cast("list[str]", names)
    _take_counters(s, cast("list[int]", counters))
    s.sides = [_side(cast("list[object]", one)) for one in sides]
    s.groups_in_play = [_group(cast("list[object]", one)) for one in groups]
    s.upgrades = [_upgrade(cast("list[int]", one)) for one in upgrades]
    s.figures = [_figure(cast("list[int]", one)) for one in figures]
    s.tokens = [_token(cast("list[object]", one)) for one in tokens]
    s.attacks = [_attack(cast("list[list[int]]", one)) for one in attacks]
    s.activations = [_activation(cast("list[object]", one)) for one in activations]
    s.falling, s.struck, s.played, s.uses, s.stopped, s.door_damage = cast("list[list[int]]", lists)
    _take_numbers(s, cast("list[list[str]]", cards))
    s.unpack_spine(spine, [rules.numbers[code] for code in cast("list[str]", codes)])
    return s


def _take_counters(s: Battle, counters: list[int]) -> None:
    s.round, s.initiative, s.turn, s.open_doors, s.attack_count, *rest = counters
    s.activation_count, s.moment, s.lab_rounds = rest


def _take_numbers(s: Battle, cards: list[list[str]]) -> None:
    """Definitions have the numbers of this release."""
    groups, upgrades = cards
    for group, code in zip(s.groups_in_play, groups, strict=True):
        group.card = s.rules.numbers[code]
        for number in group.figures:
            s.figure(number).card = group.card
    for upgrade, code in zip(s.upgrades, upgrades, strict=True):
        upgrade.card = s.rules.numbers[code]


def _side(data: list[object]) -> Side:
    seat, hand, deck, discard, *counts = data
    side = Side(cast("int", seat))
    side.hand = cast("list[int]", hand)
    side.deck = cast("list[int]", deck)
    side.discard = cast("list[int]", discard)
    side.points, side.defeat_points, side.suffered, side.zone = cast("list[int]", counts)
    return side


def _group(data: list[object]) -> Group:
    number, seat, card, ready, figures, upgrades = data
    group = Group(cast("int", number), cast("int", seat), cast("int", card))
    group.ready = cast("bool", ready)
    group.figures = cast("list[int]", figures)
    group.upgrades = cast("list[int]", upgrades)
    return group


def _upgrade(data: list[int]) -> Upgrade:
    number, seat, card, group = data
    return Upgrade(number, seat, card, group)


def _figure(data: list[int]) -> Figure:
    number, group, seat, card, place, *state = data
    figure = Figure(number, group, seat, card, place)
    figure.placement, figure.damage, figure.conditions, activated, *figure.power = state
    figure.activated = bool(activated)
    return figure


def _token(data: list[object]) -> Token:
    number, kind, *numbers = data
    space, side, owner, damage, carrier = cast("list[int]", numbers)
    token = Token(cast("int", number), cast("str", kind), space)
    token.side, token.owner, token.damage, token.carrier = side, owner, damage, carrier
    return token


def _die(data: list[int]) -> RolledDie:
    colour, face, rerolled = data
    return RolledDie(colour, face, bool(rerolled))


def _attack(data: list[list[int]]) -> Attack:
    names, numbers, words, ends, pool, bonus, cleaves, *rest = data
    attack_dice, defence_dice, sums, spent, uses, powered = rest
    number, seat, attacker, is_melee, target, space = names
    attack = Attack(number, seat, attacker, bool(is_melee))
    attack.target, attack.space = target, space
    attack.stood, attack.distance, reach, attack.surges = numbers
    attack.keywords, focused = words
    attack.reach, attack.focused = bool(reach), bool(focused)
    missed, ended, attack.suffered, defeated = ends
    attack.missed, attack.ended, attack.defeated = bool(missed), bool(ended), bool(defeated)
    attack.pool, attack.bonus, attack.cleaves = pool, bonus, cleaves
    attack.attack_dice = [_die(one) for one in cast("list[list[int]]", attack_dice)]
    attack.defence_dice = [_die(one) for one in cast("list[list[int]]", defence_dice)]
    attack.sums, attack.spent, attack.uses, attack.powered = sums, spent, uses, powered
    return attack


def _activation(data: list[object]) -> Activation:
    figure, serial, numbers, more, specials, uses, stopped = data
    activation = Activation(cast("int", figure), cast("int", serial))
    activation.actions, activation.attacks, activation.points, exited = cast("list[int]", numbers)
    activation.exited = bool(exited)
    activation.seen_by, activation.fallen, activation.stun_after = cast("list[int]", more)
    activation.specials = cast("list[int]", specials)
    activation.uses = cast("list[int]", uses)
    activation.stopped = cast("list[int]", stopped)
    return activation
