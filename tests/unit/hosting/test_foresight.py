"""What is foretold of options: true, and the same in every world that looks alike."""

import random
from collections.abc import Generator
from typing import Any

import pytest

from dejarik.hosting.play.foresight import Foresight, Lookout, Unforeseeable, asked, worked_out
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.telling import ChronicleListener
from dejarik.hosting.play.undo import Watch
from dejarik.hosting.wire import Foretold, Prompt
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.state import State
from dejarik.titles.registry import TITLES, laboratory_of

STEPS = 60
LOOKS = 25


def room_of(title: str, number: int) -> Room:
    """A game of ready decks, with both seats attended."""
    hosted = TITLES.named(title)
    setup = laboratory_of(title).match_setup(0, f"foreseen {number}")
    room = Room(hosted, Journal(hosted.release(setup), setup, seed_from(f"foreseen {number}")))
    for seat in (0, 1):
        room.attend(seat)
    return room


def play_on(room: Room, rng: random.Random, steps: int) -> None:
    """So many answers that a bot would look at."""
    for _ in range(steps):
        if room.is_over():
            return
        decision = rng.choice(room.game.pending(room.state))
        choice = rng.choice(room.game.worth_trying(room.state, decision))
        room.answer(decision.seat, room.version(decision.seat), decision.id, choice)


def listener_of(room: Room, seat: int) -> ChronicleListener[Any]:
    """Whoever tells a seat."""
    found = room.audiences[seat].listener
    assert isinstance(found, ChronicleListener)
    return found


def foretold(room: Room, s: State, seat: int) -> Prompt | None:
    """What a seat is told of its options in a state."""
    listener = listener_of(room, seat)
    return asked(listener, s, listener.view(s))


TITLE_IDS = ("destiny", "imperial-assault", "swccg")


@pytest.mark.parametrize("title", TITLE_IDS)
def test_what_is_foretold_does_not_depend_on_what_is_hidden(title: str) -> None:
    """In a world with other hidden cards, chance and sealed answers it is the same to the word."""
    room, rng = room_of(title, 1), random.Random(title)
    laboratory = laboratory_of(title)
    said = 0
    for _ in range(LOOKS):
        play_on(room, rng, 4)
        for decision in room.game.pending(room.state):
            other = laboratory.exchanged(room.game, room.state, decision.seat, rng)
            other.chance.reseed(seed_from("another chance"))
            here = foretold(room, room.state, decision.seat)
            assert here is not None
            assert here == foretold(room, other, decision.seat)
            said += bool(here.outcomes or here.ruins or here.pairs)
    assert said


@pytest.mark.parametrize("title", TITLE_IDS)
def test_what_is_foretold_is_what_happens(title: str) -> None:
    """Where trying was sure, the real game says the same of the same option."""
    room, rng = room_of(title, 2), random.Random(title)
    compared = 0
    for _ in range(3 * LOOKS):
        play_on(room, rng, 4)
        for decision in room.game.pending(room.state):
            compared += agree(room, decision)
    assert compared


def agree(room: Room, decision: Decision) -> int:
    """Compare every option of a decision with the real game; how many said anything."""
    listener, game = listener_of(room, decision.seat), room.game
    view = listener.view(room.state)
    shown, seer = listener.shown(view), listener.seer()
    assert seer is not None
    if not seer.is_worth(shown):
        return 0
    prompt = foretold(room, room.state, decision.seat)
    assert prompt is not None
    sight = Foresight(game, room.state, decision.seat, listener.chronicle.view, seer)
    said = 0
    for place, words in enumerate(prompt.outcomes):
        if words and sight.tried(place).after:
            real = game.clone(room.state)
            game.apply(real, decision.seat, decision.id, place)
            assert words == seer.comes(shown, place, listener.chronicle.view(real))
            said += 1
    return said


def test_a_rule_that_fails_while_trying_leaves_the_question_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It fails where it is chosen, if it is; the room plays on."""
    room = room_of("destiny", 3)
    seat = room.game.pending(room.state)[0].seat

    def fail(*_: object) -> Generator[None, None, Prompt]:
        yield
        message = "a rule fails"
        raise RuntimeError(message)

    monkeypatch.setattr(listener_of(room, seat), "foretold", fail)

    assert (1, None) == foreseen(room, seat)
    assert not room.frozen


def foreseen(room: Room, seat: int) -> tuple[int, Foretold | None]:
    """In how many steps a room works out what comes of a seat's options, and what that is."""
    foreseeing = room.foreseeing(seat)
    assert foreseeing is not None
    steps = 0
    while True:
        try:
            next(foreseeing)
        except StopIteration as end:
            return steps, end.value
        steps += 1


@pytest.mark.parametrize("title", TITLE_IDS)
def test_a_room_says_in_steps_what_is_said_at_once_without_one(title: str) -> None:
    """The prompt has what is plain; the rest follows, a step for each option."""
    room, rng = room_of(title, 5), random.Random(5)
    more = 0
    for _ in range(LOOKS):
        play_on(room, rng, 2)
        if room.is_over():
            break
        seat = room.game.pending(room.state)[0].seat
        whole = room.attend(seat)
        at_once = foretold(room, room.state, seat)
        assert whole.prompt is not None
        assert at_once is not None
        steps, told = foreseen(room, seat)
        assert told == Foretold(room.version(seat), at_once.outcomes, at_once.ruins, at_once.pairs)
        assert whole.prompt.order == at_once.order
        assert steps in (0, len(at_once.options))
        more += (told.outcomes, told.pairs) != (whole.prompt.outcomes, ())
    assert more


def begun() -> Room:
    """A game of Destiny at a question of one seat, of which something is worked out."""
    room, rng = room_of("destiny", 6), random.Random(6)
    while True:
        play_on(room, rng, 1)
        asked_now = room.game.pending(room.state)
        room.attend(asked_now[0].seat)
        if len(asked_now) == 1 and foreseen(room, asked_now[0].seat)[0]:
            return room


def test_what_is_worked_out_is_dropped_once_the_seat_has_been_told_more() -> None:
    """Not a step further, whether the news have been made or not; another seat has its own."""
    room = begun()
    decision = room.game.pending(room.state)[0]
    room.attend(decision.seat)
    foreseeing = room.foreseeing(decision.seat)
    assert foreseeing is not None
    next(foreseeing)

    room.answer(decision.seat, room.version(decision.seat), decision.id, 0)

    with pytest.raises(StopIteration) as end:
        next(foreseeing)
    assert end.value.value is None


def test_whoever_is_asked_nothing_has_nothing_worked_out() -> None:
    """Nor has a seat that nobody attends any more."""
    room = begun()
    seat = room.game.pending(room.state)[0].seat
    for attending in (0, 1):
        room.attend(attending)

    assert room.foreseeing(seat) is not None
    assert room.foreseeing(1 - seat) is None
    room.detach(seat)
    assert room.foreseeing(seat) is None


@pytest.mark.parametrize("title", TITLE_IDS)
def test_what_is_not_tried_comes_to_no_more_than_is_plain(title: str) -> None:
    """Whoever tries it all the same has nothing to add."""
    room, rng = room_of(title, 4), random.Random(title)
    left_out = 0
    for _ in range(LOOKS):
        play_on(room, rng, 4)
        for decision in room.game.pending(room.state):
            listener = listener_of(room, decision.seat)
            shown, seer = listener.shown(listener.view(room.state)), listener.seer()
            assert seer is not None
            if not seer.is_worth(shown):
                continue
            sight = Foresight(room.game, room.state, decision.seat, listener.chronicle.view, seer)
            for place in range(len(decision.options)):
                if not seer.is_tried(shown, place):
                    left_out += 1
                    for after in sight.tried(place).views:
                        assert seer.comes(shown, place, None) == seer.comes(shown, place, after)
                        assert seer.ruins(shown, place, None) == seer.ruins(shown, place, after)
    assert left_out


def test_a_trial_ends_with_the_first_thing_that_cannot_be_foretold() -> None:
    """Whatever would come of it afterwards is not looked at."""
    room, rng = room_of("destiny", 5), random.Random(5)
    game, found = room.game, 0
    for _ in range(LOOKS):
        play_on(room, rng, 2)
        for decision in game.pending(room.state):
            for place in range(len(decision.options)):
                whole, cut = game.clone(room.state), game.clone(room.state)
                watch, told = Watch(whole), ListRecorder()
                game.apply(whole, decision.seat, decision.id, place, Everyone([watch, told]))
                heard = ListRecorder()
                lookout = Everyone([heard, Lookout(cut)])
                try:
                    game.apply(cut, decision.seat, decision.id, place, lookout)
                except Unforeseeable:
                    assert watch.has_told(whole)
                    found += len(heard.told) < len(told.told)
                else:
                    assert len(heard.told) == len(told.told)
    assert found


class Laconic:
    """A seer with one thing to say of every option that was tried."""

    def __init__(self, words: str) -> None:
        self.words = words

    def is_worth(self, before: object) -> bool:
        return True

    def is_tried(self, before: object, place: int) -> bool:
        return True

    def comes(self, before: object, place: int, after: object) -> str:
        return "" if after is None else self.words

    def ruins(self, before: object, place: int, after: object) -> str:
        return ""

    def ranks(self, before: object) -> tuple[int, ...]:
        return ()

    def follows(self, before: object, place: int, after: object) -> int:
        return -1

    def pair(self, before: object, place: int, after: object, then: int) -> str:
        return ""


def test_a_second_game_is_looked_at_only_to_confirm_what_the_first_says() -> None:
    """Where nothing comes of any option there is nothing to agree on."""
    room = room_of("destiny", 1)
    seat = room.game.pending(room.state)[0].seat
    listener = listener_of(room, seat)
    view = listener.view(room.state)
    prompt = listener.prompt(view)
    assert prompt is not None
    looks: list[State] = []

    def look(s: State) -> Any:
        looks.append(s)
        return listener.chronicle.view(s)

    def told_by(words: str) -> Prompt:
        sight = Foresight(room.game, room.state, seat, look, Laconic(words))
        return worked_out(sight.told(listener.shown(view), prompt))

    assert not told_by("").outcomes
    alone = len(looks)
    assert "something" in told_by("something").outcomes
    assert 0 < alone < len(looks) - alone
