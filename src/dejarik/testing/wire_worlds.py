"""
Worlds: a part of a game as it went, to be played again where hidden cards are others.

What belongs here: answers by what they chose, and which cards stay hidden meanwhile.
What does not: what audiences are sent in either world (`wire_glimpses`).
"""

from dejarik.games.destiny.model.state import table_of
from dejarik.hosting.play.room import Room, Step
from dejarik.kernel.decisions import BACK, IllegalAnswer, find_option
from dejarik.kernel.entries import Entry
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer
from dejarik.testing.wire_glimpses import destiny_in
from dejarik.titles.destiny.laboratory.leaks import Watcher, asked_of, tag


def scouted(room: Room, entries: list[Entry], seat: int) -> tuple[list[Answer], set[int]]:
    """The answers by what they chose, and the cards that stay hidden from an audience meanwhile."""
    game = destiny_in(room)
    t = table_of(game.load(game.dump(room.state)))
    tag(t)
    watcher = Watcher(seat, t)
    answers = []
    for entry in entries:
        asked = asked_of(game, t, entry.seat)
        assert asked is not None
        option = None if entry.choice == BACK else asked.options[entry.choice].key()
        answers.append(Answer(entry.seat, option))
        game.apply(t, entry.seat, entry.decision, entry.choice, watcher)
    return answers, set() if watcher.lost else watcher.hidden


def given(room: Room, answer: Answer) -> Step:
    """Give an answer by what it chooses. Raises LawBroken when it is not asked or offered."""
    asked = asked_of(destiny_in(room), table_of(room.state), answer.seat)
    if asked is None:
        raise LawBroken(f"seat {answer.seat} is not asked in both worlds")
    try:
        choice = BACK if answer.option is None else find_option(asked.options, answer.option)
    except IllegalAnswer as error:
        raise LawBroken(f"seat {answer.seat} lost an option that is no secret") from error
    return room.answer(answer.seat, room.version(answer.seat), asked.id, choice)
