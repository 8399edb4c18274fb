"""Rooms: versions, news and faults, without a socket."""

import random

import msgspec
import pytest

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.records import plain
from dejarik.hosting.play.room import Broken, Frozen, Room, Stale, Step
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.entries import answered
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play
from dejarik.kernel.replaying import Diverged
from dejarik.kernel.wire import digest
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE


def _plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def _journal(seed: str = "room") -> Journal:
    setup = setup_of(DECKS[0], DECKS[1], ("Ann", "Bob"))
    return Journal(TITLE.release(setup), setup, seed_from(seed))


class Watcher:
    """A client: it has the whole once and lives on news."""

    def __init__(self, room: Room, seat: int) -> None:
        self.seat = seat
        whole = room.attend(seat)
        self.version = whole.version
        self.view: object = _plain(whole.view)

    def hear(self, step: Step) -> None:
        """Take over what a step tells this audience."""
        news = step.news.get(self.seat)
        if isinstance(news, News):
            assert self.version == news.since
            self.view = patched(self.view, plain(news.delta))
        elif isinstance(news, Whole):
            self.view = _plain(news.view)
        if news is not None:
            self.version = news.version


class Failing:
    """A play whose rules fail on every answer."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def answer(self, *_: object) -> None:
        """Fail."""
        message = "a card nobody tried"
        raise ZeroDivisionError(message)

    def __getattr__(self, name: str) -> object:
        return getattr(self._play, name)


def _play_one(room: Room, chance: random.Random) -> Step:
    asked = chance.choice(room.game.pending(room.state))
    choice = chance.randrange(len(asked.options))
    return room.answer(asked.seat, room.version(asked.seat), asked.id, choice)


@pytest.mark.parametrize("seed", range(3))
def test_news_leads_every_audience_to_its_view(seed: int) -> None:
    """Whoever lives on deltas sees what the game would show, after every answer."""
    chance = random.Random(seed)
    room = Room(TITLE, _journal(str(seed)))
    watchers = [Watcher(room, seat) for seat in (NOBODY, 0, 1)]

    for _ in range(150):
        if room.is_over():
            break
        step = _play_one(room, chance)
        for watcher in watchers:
            watcher.hear(step)
            assert room.version(watcher.seat) == watcher.version
            assert _plain(TITLE.telling.view(room.game, room.state, watcher.seat)) == _plain(
                watcher.view
            )


def test_a_room_made_again_has_the_same_versions_and_state() -> None:
    """The journal and who noticed what are the whole truth of a room."""
    chance = random.Random(4)
    room = Room(TITLE, _journal())
    for seat in (NOBODY, 0, 1):
        room.attend(seat)
    onlies = [_play_one(room, chance).only for _ in range(40)]
    onlies.append(room.return_to(20).only)
    onlies += [_play_one(room, chance).only for _ in range(10)]

    again = Room(TITLE, room.play.journal, tuple(onlies))

    assert digest(room.game.dump(room.state)) == digest(room.game.dump(again.state))
    for seat in (NOBODY, 0, 1):
        assert room.version(seat) == again.version(seat)
        assert room.attend(seat) == again.attend(seat)


def test_a_sealed_answer_is_noticed_by_its_seat_alone() -> None:
    """While both decide on their mulligans neither sees that the other has answered."""
    room = Room(TITLE, _journal())
    for seat in (NOBODY, 0, 1):
        room.attend(seat)
    mine, theirs = room.game.pending(room.state)
    stop = len(mine.options) - 1

    step = room.answer(mine.seat, 0, mine.id, stop)

    assert mine.seat == step.only
    assert {mine.seat} == set(step.news)
    # The other one's answer is not stale for that.
    step = room.answer(theirs.seat, 0, theirs.id, len(theirs.options) - 1)
    assert {NOBODY, 0, 1} == set(step.news)


def test_news_are_made_when_asked_for_and_before_the_room_goes_on() -> None:
    """An acknowledgement need not wait for them; made late or early they are the same."""
    late, early = (Room(TITLE, _journal()) for _ in range(2))
    for seat in (NOBODY, 0, 1):
        assert late.attend(seat) == early.attend(seat)
    steps = [(_play_one(late, random.Random(4)), _play_one(early, random.Random(4)))]
    assert "news" not in vars(steps[0][0])
    for number in range(30):
        chance = random.Random(number)
        told = _play_one(early, chance)
        assert told.news
        steps.append((_play_one(late, random.Random(number)), told))
        assert "news" in vars(steps[-2][0])

    assert late.attend(0) == early.attend(0)
    assert "news" in vars(steps[-1][0])
    assert all(one.news == other.news for one, other in steps)


def test_an_answer_sent_twice_is_played_once() -> None:
    """The second time its version has passed, even after a return to the same question."""
    room = Room(TITLE, _journal())
    asked = room.game.pending(room.state)[0]
    room.answer(asked.seat, 0, asked.id, 0)

    with pytest.raises(Stale, match="gone on"):
        room.answer(asked.seat, 0, asked.id, 0)
    room.return_to(0)
    with pytest.raises(Stale):
        room.answer(asked.seat, 0, asked.id, 0)
    assert 2 == room.seq()


@pytest.mark.parametrize(("decision", "choice"), [(0, 99), (0, -1), (7, 0)])
def test_what_is_not_offered_changes_nothing(decision: int, choice: int) -> None:
    """An option that is not there, stepping back at the first stage, another question."""
    room = Room(TITLE, _journal())
    whole = room.attend(0)
    asked = room.game.pending(room.state)[0]

    with pytest.raises(IllegalAnswer):
        room.answer(asked.seat, 0, asked.id + decision, choice)

    assert whole == room.attend(0)
    assert 0 == room.seq()


def test_a_fault_in_the_rules_freezes_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is not played, nothing goes on, and a return thaws it."""
    room = Room(TITLE, _journal())
    chance = random.Random(5)
    for _ in range(20):
        _play_one(room, chance)
    before = digest(room.game.dump(room.state))
    asked = room.game.pending(room.state)[0]
    version = room.version(asked.seat)

    with monkeypatch.context() as patched_room:
        patched_room.setattr(room, "play", Failing(room.play))
        with pytest.raises(Broken, match="a card nobody tried"):
            room.answer(asked.seat, version, asked.id, 0)

    assert before == digest(room.game.dump(room.state))
    with pytest.raises(Frozen):
        room.answer(asked.seat, version, asked.id, 0)
    room.return_to(room.seq())
    room.answer(asked.seat, room.version(asked.seat), asked.id, 0)


def _same(journal: Journal) -> Journal:
    fresh = Journal(journal.release, journal.setup(), journal.seed)
    for entry in journal.entries:
        fresh.append(entry)
    return fresh


@pytest.mark.parametrize("number", range(6))
def test_a_room_opened_again_tells_what_it_told(number: int) -> None:
    """Who is expected sees the same table and the same latest lines, and hears the same news."""
    chance = random.Random(number)
    setup = setup_of(chance.choice(DECKS), chance.choice(DECKS), ("Ann", "Bob"))
    journal = Journal(TITLE.release(setup), setup, seed_from(f"again {number}"))
    room = Room(TITLE, journal)
    onlies: tuple[int, ...] = ()
    short = 0
    while not room.is_over():
        if room.seq() % 29 == number:
            again = Room(TITLE, _same(room.play.journal), onlies, (0, 1))
            told = [seat for seat in (0, 1) if again.audiences[seat].listener is not None]
            short += 2 - len(told)
            fresh = Room(TITLE, _same(room.play.journal), onlies)
            for seat in (0, 1):
                assert fresh.attend(seat) == again.attend(seat)
            state = chance.getstate()
            step = _play_one(fresh, chance)
            chance.setstate(state)
            assert step.news == _play_one(again, chance).news
            chance.setstate(state)
        onlies = (*onlies, _play_one(room, chance).only)
    assert not short, "the latest entries had too few lines, so everything was told again"


def test_a_journal_that_cannot_be_played_is_told_to_nobody() -> None:
    """An answer nobody could give is found out while the game is told again."""
    journal = _journal()
    journal.append(answered(0, 1, 99_999))

    with pytest.raises(Diverged):
        Room(TITLE, journal, (), (0, 1))
