"""The changes: what each event does to the pieces, behind the one door."""

from __future__ import annotations

from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import modified
from dejarik.kernel.ops import end_lasting
from tests.spine.activation import pieces
from tests.spine.activation.pieces import FIRST_CARD, Skirmish


def make_change(game: Skirmish, event: Event) -> None:
    """Change what the event says."""
    kind = event.kind
    if kind in (pieces.ACTIVATED, pieces.STEP, pieces.DAMAGE, pieces.DEFEATED):
        change_figure(game, event)
    elif kind == pieces.CARD_PLAYED:
        hand = game.hands[event.seat]
        card = game.knowledge.reveal_and_swap(hand, event.subject - FIRST_CARD, event.seat)
        game.discards.append(card)
        event.amount = event.subject = FIRST_CARD + card
    elif kind == pieces.COMMAND:
        game.frames[event.detail].y = 1
    elif kind == pieces.ROUND_ENDED:
        game.round += 1
        game.initiative = 1 - game.initiative
        game.active = game.initiative
        for figure in game.figures:
            figure.is_spent = False
    elif kind == pieces.DECLARED:
        game.attack_count = event.detail
        game.attacks.append(pieces.Attack(event.detail, event.source, event.subject))
    else:
        change_attack(game, event)


def change_attack(game: Skirmish, event: Event) -> None:
    """What changes only an attack."""
    attack = game.attack(event.detail)
    if event.kind == pieces.ROLLED:
        attack.dice = event.items.copy()
    elif event.kind == pieces.REROLLED:
        attack.dice[event.items[0]] = event.amount
        attack.rerolled.append(event.items[0])
    elif event.kind == pieces.MODIFIED:
        hits = sum(attack.dice[die] // 10 for die in pieces.ATTACK_DICE)
        blocks = sum(attack.dice[die] // 10 for die in pieces.DEFENCE_DICE)
        evades = sum(attack.dice[die] % 10 for die in pieces.DEFENCE_DICE)
        surges = sum(attack.dice[die] % 10 for die in pieces.ATTACK_DICE)
        attack.hits = max(0, modified(game, pieces.HITS, attack.id, hits))
        attack.blocks = modified(game, pieces.BLOCKS, attack.id, blocks)
        attack.surges = max(0, surges - evades)
    elif event.kind == pieces.SURGE_SPENT:
        attack.surges -= 1
        attack.spent.append(event.amount)
    elif event.kind == pieces.ATTACK_ENDED:
        game.attacks.remove(attack)
        end_lasting(game, event.detail, NOBODY)


def change_figure(game: Skirmish, event: Event) -> None:
    """What changes one figure."""
    figure = game.figure(event.subject)
    if event.kind == pieces.DAMAGE:
        figure.damage += event.amount
        figure.struck_by, figure.struck_in = event.source, event.detail
    elif event.kind == pieces.ACTIVATED:
        figure.is_spent = True
        if game.ready(1 - figure.seat):
            game.active = 1 - figure.seat
    elif event.kind == pieces.STEP:
        figure.space = event.amount
    else:
        figure.space = pieces.OFF_BOARD
        game.falling.remove(figure.id)
        game.index = None
