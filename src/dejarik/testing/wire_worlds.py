"""
Worlds: a part of a game as it went, to be played again where hidden cards are others.

What belongs here: answers by what they chose, and which cards stay hidden meanwhile.
What does not: what audiences are sent in either world (`wire_glimpses`).
"""

from dejarik.hosting.play.room import Room, Step
from dejarik.kernel.decisions import BACK, IllegalAnswer, find_option
from dejarik.kernel.entries import Entry
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer
from dejarik.laws.secrets import Following, asked_of, tag


def scouted(room: Room, entries: list[Entry], seat: int) -> tuple[list[Answer], set[int]]:
    """The answers by what they chose, and the cards that stay hidden from an audience meanwhile."""
    game = room.game
    s = game.load(game.dump(room.state))
    tag(s)
    following = Following(seat, s)
    answers = []
    for entry in entries:
        asked = asked_of(game, s, entry.seat)
        assert asked is not None
        option = None if entry.choice == BACK else asked.options[entry.choice].key()
        answers.append(Answer(entry.seat, option))
        game.apply(s, entry.seat, entry.decision, entry.choice, following)
    return answers, set() if following.lost else following.hidden


def given(room: Room, answer: Answer) -> Step:
    """Give an answer by what it chooses. Raises LawBroken when it is not asked or offered."""
    asked = asked_of(room.game, room.state, answer.seat)
    if asked is None:
        raise LawBroken(f"seat {answer.seat} is not asked in both worlds")
    try:
        choice = BACK if answer.option is None else find_option(asked.options, answer.option)
    except IllegalAnswer as error:
        raise LawBroken(f"seat {answer.seat} lost an option that is no secret") from error
    return room.answer(answer.seat, room.version(answer.seat), asked.id, choice)
