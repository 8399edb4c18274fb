"""Reach: questions about figures and spaces. Nothing here changes anything."""

from tests.spine.procedures.board import DISTANCES, neighbours
from tests.spine.procedures.pieces import KINDS, OFF_BOARD, Figure, Skirmish


def own_figures(game: Skirmish, seat: int) -> list[Figure]:
    """All figures of a seat, on the board or not."""
    return [one for one in game.figures if one.seat == seat]


def ready_figures(game: Skirmish, seat: int) -> list[int]:
    """The figures of a seat that may still be activated this round."""
    figures = own_figures(game, seat)
    return [one.id for one in figures if one.space != OFF_BOARD and not one.is_spent]


def next_figures(game: Skirmish) -> list[int]:
    """The figures one of which is next: the active seat's, or the other's if it has none."""
    ready = ready_figures(game, game.active)
    return ready or ready_figures(game, 1 - game.active)


def damage_of(game: Skirmish, seat: int) -> int:
    """The damage on a seat's figures."""
    return sum(one.damage for one in own_figures(game, seat))


def in_reach(game: Skirmish, attacker: Figure, target: Figure) -> bool:
    """Whether one figure could attack the other."""
    if OFF_BOARD in (attacker.space, target.space) or attacker.seat == target.seat:
        return False
    return DISTANCES[attacker.space][target.space] <= KINDS[attacker.kind].reach


def targets(game: Skirmish, attacker: Figure) -> list[int]:
    """Whom a figure could attack."""
    return [one.id for one in game.figures if in_reach(game, attacker, one)]


def is_on(game: Skirmish, attacker: int, target: int) -> bool:
    """Whether an attack still has its attacker and its target."""
    return in_reach(game, game.figure(attacker), game.figure(target))


def shares_space(game: Skirmish, figure: Figure) -> bool:
    """Whether a figure is just passing through another's space."""
    return len(game.standing_on(figure.space)) > 1


def may_stand(game: Skirmish, figure: Figure, space: int) -> bool:
    """Whether a figure may end its movement here."""
    return all(one is figure for one in game.standing_on(space))


def cost(game: Skirmish, figure: Figure, space: int) -> int:
    """The movement points for entering a space: one more if a hostile figure is there."""
    return 2 if any(one.seat != figure.seat for one in game.standing_on(space)) else 1


def next_spaces(game: Skirmish, figure: Figure, path: list[int]) -> list[int]:
    """The spaces a path may go on to, so that it can still end somewhere."""
    left = KINDS[figure.kind].speed - sum(cost(game, figure, one) for one in path)
    here = path[-1] if path else figure.space
    return [
        space
        for space in neighbours(here)
        if _can_end(game, figure, space, left - cost(game, figure, space))
    ]


def _can_end(game: Skirmish, figure: Figure, start: int, points: int) -> bool:
    """Whether some legal end can be reached from here with the points left."""
    most = {start: points}
    edge = [start] if points >= 0 else []
    while edge:
        space = edge.pop(0)
        if may_stand(game, figure, space):
            return True
        for other in neighbours(space):
            left = most[space] - cost(game, figure, other)
            if left >= 0 and left > most.get(other, -1):
                most[other] = left
                edge.append(other)
    return False
