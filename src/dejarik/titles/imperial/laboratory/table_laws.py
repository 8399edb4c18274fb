"""
What every skirmish promises beyond the contract: nothing is lost, nothing is odd.

Each law raises LawBroken and changes nothing. Laws that any game keeps are in `laws`.
"""

from typing import Final

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules.moving import may_stand
from dejarik.games.imperial.rules.reasons import MENU
from dejarik.kernel.decisions import Decision
from dejarik.laws.contract import demand

TINY: Final = 1e-9
MOST_ROUNDS: Final = 200


def cards_conserved(s: Battle) -> None:
    """Every Command card is in one pile of its owner, or is just being played."""
    size = s.rules.command_deck_size
    for side in s.sides:
        cards = [*side.hand, *side.deck, *side.discard]
        strange = [card for card in cards if s.owner_of(card) != side.seat]
        demand(not strange, "cards {} are in a pile of {}", strange, side.seat)
        demand(len(cards) == len(set(cards)), "a card of {} lies twice: {}", side.seat, cards)
        demand(len(cards) <= size, "seat {} has {} cards", side.seat, len(cards))
        if s.outcome is None and not s.activations and len(s.frames) == 1:
            demand(len(cards) == size, "seat {} has lost cards: {}", side.seat, cards)


def amounts_sane(s: Battle) -> None:
    """Damage below Health, points and actions not below zero, rounds bounded."""
    for figure in s.figures:
        health = s.definition_of(figure).health
        hurt = 0 <= figure.damage < health or figure.id in s.falling or s.outcome is not None
        demand(hurt, "figure {} has {} damage of {}", figure.id, figure.damage, health)
        if figure.placement == NOWHERE:
            demand(not figure.conditions, "figure {} is gone and has conditions", figure.id)
    for activation in s.activations:
        demand(activation.actions >= 0, "figure {} has negative actions", activation.figure)
        demand(activation.points >= 0, "figure {} has negative points", activation.figure)
    demand(s.round <= MOST_ROUNDS, "round {} is played", s.round)


def figures_apart(s: Battle) -> None:
    """While nobody moves no two figures share a space, and all stand on the map."""
    if s.activations or s.round == 0:
        return
    taken = 0
    for figure in s.on_map():
        mask = s.mask(figure)
        demand(mask != 0, "figure {} stands on no space", figure.id)
        demand(not taken & mask, "figure {} shares a space", figure.id)
        taken |= mask


def occupancy_true(s: Battle) -> None:
    """The occupied spaces that were worked out are those of the figures where they stand."""
    masks = [s.mask(figure) for figure in s.figures]
    demand(s.occupancy().masks == masks, "the figures stand elsewhere than it is thought")


def points_add_up(s: Battle) -> None:
    """The points of defeats are the costs of what was defeated."""
    if s.round == 0:
        return
    for side in s.sides:
        lost = 0
        for group in s.groups_in_play:
            if group.seat == side.seat:
                continue
            gone = [one for one in group.figures if s.figure(one).placement == NOWHERE]
            lost += len(gone) * s.definition(group.card).figure_cost
            if len(gone) == len(group.figures):
                attached = [s.upgrade(one).card for one in group.upgrades]
                lost += sum(max(0, s.definition(card).cost) for card in attached)
        is_right = lost == side.defeat_points
        demand(is_right, "seat {} has {} points for {}", side.seat, side.defeat_points, lost)
        demand(side.points >= 0, "seat {} has {} points", side.seat, side.points)


def tokens_placed(s: Battle) -> None:
    """A token lies on a space, is carried by a figure on the map, or is gone: one of these."""
    for token in s.tokens:
        if token.carrier:
            demand(token.space == NOWHERE, "token {} lies and is carried", token.id)
            carrier = s.figure(token.carrier)
            demand(carrier.is_on_map(), "token {} is carried by nobody", token.id)


def attacks_nested(s: Battle) -> None:
    """Attacks close in the order in which they opened, the last one first."""
    numbers = [attack.id for attack in s.attacks]
    demand(numbers == sorted(set(numbers)), "attacks {} are open", numbers)


def stands_at_menu(s: Battle, decision: Decision) -> None:
    """While one figure acts, all others stand where they may."""
    if decision.reason != MENU or decision.stage or not s.activations:
        return
    figure = s.figure(s.activations[-1].figure)
    for other in s.on_map():
        if other.id != figure.id:
            demand(may_stand(s, other), "figure {} may not stand where it is", other.id)


def evaluated(game: ImperialAssault, s: Battle) -> None:
    """Someone wins: likelihoods add up to 1, and looking at them changes nothing."""
    before = game.dump(s)
    likely = game.evaluate(s) or []
    demand(len(likely) == s.seats and abs(sum(likely) - 1.0) < TINY, "evaluated as {}", likely)
    demand(all(0.0 <= one <= 1.0 for one in likely), "evaluated as {}", likely)
    demand(before == game.dump(s), "evaluating changed the table")
