"""What a room asks of a title, asked of every title that there is."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from dejarik.hosting.play.fairness import commitment
from dejarik.hosting.play.receipt_wire import read_receipt, write_receipt
from dejarik.hosting.play.receipts import check, end_of, full_receipt
from dejarik.hosting.play.replays import retold
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.undo import Verdict, before_last_answer, may_return, watch_of
from dejarik.hosting.wire import Line, View, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from tests.titles.playing import Heard, as_json, beginning, every_table, played


@every_table
def test_news_lead_every_audience_to_its_view(id_: str, seats: int) -> None:
    """Whoever lives on news sees what the game would show, and is asked what it asks, in words."""
    told = played(id_, seats)

    assert told.prompts >= min(30, len(told.room.play.journal.entries) - 1)
    assert list(range(NOBODY, seats)) == [heard.seat for heard in told.audiences]


@every_table
def test_responses_are_asked_for_only_where_the_title_says_so(id_: str, seats: int) -> None:
    """Else nobody would be offered a beat where one is needed."""
    told = played(id_, seats)
    asked = [view.decision for one in told.audiences for view in one.views if view.decision]

    assert told.title.responses or all(one.kind != "respond" for one in asked)


@every_table
def test_lines_are_numbered_in_their_order(id_: str, seats: int) -> None:
    """Each has a sentence and a serial, and all audiences hear of the same."""
    told = played(id_, seats)
    for heard in told.audiences:
        serials = [line.event.serial for line in heard.lines]

        assert sorted(set(serials)) == serials
        assert all(line.text for line in heard.lines)
        latest = told.room.attend(heard.seat).lines
        assert heard.lines[-len(latest) :] == [*latest]
    assert 1 == len({tuple(line.event.serial for line in one.lines) for one in told.audiences})


@every_table
def test_a_room_made_again_tells_the_same(id_: str, seats: int) -> None:
    """From the journal alone, also by those who were expected and heard the replay."""
    told = played(id_, seats)
    journal = load_journal(dump_journal(told.room.play.journal))
    room = Room(told.title, journal, expected=(0,))

    for seat in range(NOBODY, seats):
        old, new = told.room.attend(seat), room.attend(seat)
        assert (old.view, old.prompt, old.lines) == (new.view, new.prompt, new.lines)


@every_table
def test_a_line_has_reasons(id_: str, seats: int) -> None:
    """They begin with the line itself; a line that is not there is refused in words."""
    told = played(id_, seats)
    for heard in told.audiences:
        journal, seat = told.room.play.journal, heard.seat
        log = told.title.telling.log(journal, seat)
        for line in heard.lines[:: len(heard.lines) // 4]:
            assert line.text == log.chain(line.event.serial)[0].text
        with pytest.raises(ValueError, match="999999"):
            log.chain(999_999)


@every_table
def test_a_question_nobody_understands_is_refused_in_words(id_: str, seats: int) -> None:
    """Also what only a seat may ask, and odds of nothing."""
    told = played(id_, seats)
    room = told.room
    for seat, question in ((0, "nonsense"), (0, "play:nonsense"), (NOBODY, "play:1"), (0, "")):
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            told.title.telling.explain(room.play.journal, room.state, seat, question)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        room.game.odds(room.state, 0, "nonsense")


@every_table
def test_what_can_be_played_is_explained(id_: str, seats: int) -> None:
    """A card of the first options: whoever may play it is told so, where cards are played."""
    told = played(id_, seats)
    journal = Journal(*beginning(told))
    room = Room(told.title, journal)
    questions = 0
    for _ in range(20):
        if room.is_over():
            break
        asked = room.game.pending(room.state)[0]
        view = told.title.telling.view(room.game, room.state, asked.seat)
        assert view.decision is not None
        playable = [one for one in view.decision.options if one.kind == "play"]
        for option in playable[:1] if view.decision.reason in ("act", "action") else ():
            card = abs(option.source or option.target)
            question = f"play:{card}"
            found = told.title.telling.explain(journal, room.state, asked.seat, question)
            assert ("You can do this now.",) == found.lines
            questions += 1
        room.answer(asked.seat, room.version(asked.seat), asked.id, len(asked.options) - 1)
    assert questions or "play" not in get_args(told.title.shapes.sets["OptionKind"])


@every_table
def test_a_replay_shows_what_an_audience_saw(id_: str, seats: int) -> None:
    """All of it, to the last view."""
    told = played(id_, seats)
    for heard in told.audiences:
        whole, *news = retold(told.title, told.room.play.journal, heard.seat)
        assert isinstance(whole, Whole)
        replayed = Heard(heard.seat, whole.version, as_json(whole.view), [*whole.lines])
        for one in news:
            replayed.hear(one)

        assert as_json(heard.table) == as_json(replayed.table)
        assert heard.lines == replayed.lines


@every_table
def test_a_game_that_is_over_has_a_receipt(id_: str, seats: int) -> None:
    """Everything in it can be calculated again; another answer is noticed."""
    told = played(id_, seats)
    room = Room(told.title, load_journal(dump_journal(told.room.play.journal)))
    for seat in range(seats - 1):
        if not room.is_over():
            room.concede(seat)
    journal = room.play.journal
    end = end_of(room.game, room.state)
    nonces = [b"n" * 16] * seats
    receipt = full_receipt("table", seed_from("server"), nonces, journal, end)
    release = told.title.release(journal.setup())

    read = read_receipt(write_receipt(receipt))

    assert commitment(seed_from("server")) == read.commitment
    found = check(read, told.title.game(read.setup), release)
    assert [] == found.findings
    assert bool(found.draws) == bool(room.state.chance.counts)
    other = msgspec.structs.replace(read, entries=read.entries[:-1])
    assert check(other, told.title.game(read.setup), release).findings


@every_table
def test_what_comes_of_a_concession_is_told_alike_live_and_later(id_: str, seats: int) -> None:
    """Where others play on, the lines that led there are those that a replay tells."""
    told = played(id_, seats)
    room = Room(told.title, Journal(*beginning(told)))
    while len(room.game.pending(room.state)) > 1:
        _play_first(room, 1)
    before = [*room.attend(NOBODY).lines]
    step = room.concede(room.game.pending(room.state)[0].seat)
    news = step.news[NOBODY].lines

    later = told.title.telling.listen(room.play.journal, NOBODY)
    assert [*before, *news] == [*later.recent()]
    assert (seats == 2) == room.is_over()
    assert bool(news) == (not room.is_over())


@every_table
def test_what_was_taken_back_leaves_no_trace(id_: str, seats: int) -> None:
    """A room that returns and answers as before stands where it stood."""
    told = played(id_, seats)
    title = told.title
    room = Room(title, Journal(*beginning(told)))
    count = min(20, len(told.room.play.journal.entries) // 2)
    _play_first(room, count)
    watch = watch_of(room.game, room.play.journal)
    seat = watch.marks[-1].seat
    to = before_last_answer(watch.marks, seat)
    assert to is not None
    assert may_return(watch.marks, seat, to) in (Verdict.FREE, Verdict.BY_CONSENT)
    there = [room.attend(one) for one in range(NOBODY, seats)]

    room.return_to(to)
    _play_first(room, count - to)

    again = [room.attend(one) for one in range(NOBODY, seats)]
    assert [one.view for one in there] == [one.view for one in again]
    assert [one.lines for one in there] == [one.lines for one in again]


def _play_first(room: Room, times: int) -> None:
    for _ in range(times):
        asked = room.game.pending(room.state)[0]
        room.answer(asked.seat, room.version(asked.seat), asked.id, 0)


@every_table
def test_what_is_sent_has_the_shapes_of_the_title(id_: str, seats: int) -> None:
    """Boards, details and lines are records that the protocol names, and so are their words."""
    told = played(id_, seats)
    shapes = told.title.shapes
    reasons, kinds = (set(_words(shapes.sets[name])) for name in ("DecisionReason", "OptionKind"))
    for heard in told.audiences:
        for view in heard.views[::5]:
            for record in _records(view, heard.lines[-1]):
                assert type(record) in shapes.records
                data = msgspec.json.encode(record)
                assert record == msgspec.json.decode(data, type=type(record))
            if view.decision is not None:
                assert view.decision.reason in reasons
                assert {option.kind for option in view.decision.options} <= kinds


def _words(closed: object) -> Iterator[str]:
    for word in get_args(closed):
        yield from (word,) if isinstance(word, str) else _words(word)


def _records(view: View, line: Line) -> Iterator[object]:
    yield view.board
    yield line.event
    if view.decision is not None and view.decision.details is not None:
        yield view.decision.details
