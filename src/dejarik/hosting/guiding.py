"""
Guided first games: where somebody who has never played comes in.

What belongs here: the beginning that a title has prepared, and playing it up to there. What does
not: what is taught (the page), and making the table (`service`).

A guided game has a seed of its own, so that it begins well, and the answers of its opening are
given for both: nobody has to decide about cards that they have never seen.
"""

from dataclasses import dataclass

from dejarik.hosting.play.room import Room, Step
from dejarik.hosting.title import Guided, Title
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.journal import Journal


@dataclass(frozen=True)
class Begun:
    """A guided game that waits for the newcomer, and the steps that led there."""

    room: Room
    steps: tuple[Step, ...]


def guided_game(title: Title, guided: Guided, setup: dict[str, object]) -> Begun:
    """
    Play the opening of a guided game.

    An opening that the rules no longer allow ends where it no longer fits: the game begins earlier
    then, and is a game all the same.
    """
    room = Room(title, Journal(title.release(setup), setup, seed_from(guided.seed)))
    steps = []
    for choice in guided.opening:
        asked = room.game.pending(room.state)
        if not asked:
            break
        first = asked[0]
        try:
            steps.append(room.answer(first.seat, room.version(first.seat), first.id, choice))
        except IllegalAnswer:
            break
    return Begun(room, tuple(steps))
