"""The changes: what each event does to the pieces, behind the one door."""

from __future__ import annotations

from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import modified
from dejarik.kernel.ops import end_lasting
from tests.spine.procedures import pieces, reach
from tests.spine.procedures.pieces import FIRST_CARD, Skirmish


def make_change(game: Skirmish, event: Event) -> None:
    """Change what the event says."""
    if event.kind in (pieces.DECLARED, pieces.ROLLED, pieces.REROLLED, pieces.MODIFIED):
        change_attack(game, event)
    elif event.kind == pieces.ATTACK_ENDED:
        game.attacks.remove(game.attack(event.detail))
        end_lasting(game, event.detail, NOBODY)
    elif event.kind == pieces.CARD_PLAYED:
        card = event.subject - FIRST_CARD
        game.hands[event.seat].remove(card)
        game.discards.append(card)
        game.knowledge.publish(card)
        game.index = None
    elif event.kind == pieces.ROUND_ENDED:
        end_round(game)
    else:
        change_figure(game, event)


def change_attack(game: Skirmish, event: Event) -> None:
    """What changes only an attack."""
    if event.kind == pieces.DECLARED:
        game.attack_count = event.detail
        game.attacks.append(pieces.Attack(event.detail, event.source, event.subject))
        return
    attack = game.attack(event.detail)
    if event.kind == pieces.ROLLED:
        attack.attack_dice = event.items[:2]
        attack.defence_dice = event.items[2:]
    elif event.kind == pieces.REROLLED:
        attack.attack_dice[event.items[0]] = event.amount
        attack.rerolled.append(event.items[0])
    else:
        hits = modified(game, pieces.HITS, attack.id, sum(attack.attack_dice))
        blocks = modified(game, pieces.BLOCKS, attack.id, sum(attack.defence_dice))
        attack.damage = max(0, hits - blocks)


def change_figure(game: Skirmish, event: Event) -> None:
    """What changes one figure."""
    figure = game.figure(event.subject)
    if event.kind == pieces.DAMAGE:
        figure.damage += event.amount
    elif event.kind == pieces.TOKEN_SPENT:
        figure.tokens -= event.amount
    elif event.kind == pieces.ACTIVATED:
        figure.is_spent = True
        if reach.ready_figures(game, 1 - figure.seat):
            game.active = 1 - figure.seat
    else:
        # Deployed, moved or defeated: the last goes to no space.
        figure.space = event.amount
        game.index = None


def end_round(game: Skirmish) -> None:
    """All figures are ready again, and initiative passes."""
    game.round += 1
    game.initiative = 1 - game.initiative
    game.active = game.initiative
    for figure in game.figures:
        figure.is_spent = False
