"""What a host asks of a title, asked of every title that there is."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from dejarik.hosting.decks import ReadyDeck, Terms, UnreadableList
from dejarik.hosting.play.deltas import patched, plain
from dejarik.hosting.play.fairness import commitment, game_seed
from dejarik.hosting.play.receipt_wire import read_receipt, write_receipt
from dejarik.hosting.play.receipts import check, end_of, full_receipt
from dejarik.hosting.play.replays import retold
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.undo import Verdict, before_last_answer, may_return, watch_of
from dejarik.hosting.title import ENGLISH, Title
from dejarik.hosting.wire import Line, News, View, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal, dump_journal, load_journal
from tests.titles.both import BOTH
from tests.titles.toy.title import TITLE as TOY

NAMES = ("Ann", "Bob", "Cid", "Dot")
STEPS = 120
IS_A_TITLE: Title = TOY
TABLES = [(title.id, seats) for title in BOTH for seats in title.seats]

every_title = pytest.mark.parametrize("title", list(BOTH), ids=BOTH.ids)
every_table = pytest.mark.parametrize(("id_", "seats"), TABLES)


def ready_decks(title: Title, seats: int) -> list[ReadyDeck]:
    """A ready deck for each seat, all of one format."""
    first = title.decks.ready()[0]
    same = [one for one in title.decks.ready() if first.format in one.legal]
    return [same[place % len(same)] for place in range(seats)]


def setup_of(title: Title, seats: int, names: Sequence[str] = NAMES) -> dict[str, object]:
    """A game of ready decks."""
    decks = ready_decks(title, seats)
    terms = Terms(decks[0].format, title.editions[0])
    return title.decks.setup([one.listed for one in decks], names[:seats], terms)


def journal_of(title: Title, seats: int, seed: bytes) -> Journal:
    """A new game."""
    setup = setup_of(title, seats)
    return Journal(title.release(setup), setup, seed)


def as_json(record: object) -> Any:
    """A record as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(record))


@dataclass
class Heard:
    """One audience: all it was ever told, and its table as it stands by that."""

    seat: int
    version: int
    table: Any
    lines: list[Line]
    views: list[View] = field(default_factory=list)

    def hear(self, news: Whole | News) -> None:
        """Take over what is told."""
        assert isinstance(news, News)
        assert self.version == news.since
        self.version = news.version
        self.table = patched(self.table, plain(news.delta))
        self.lines += news.lines


@dataclass
class Told:
    """A game that was played at random, with all that was told of it."""

    title: Title
    room: Room
    audiences: list[Heard]
    prompts: int = 0


@cache
def played(id_: str, seats: int, steps: int = STEPS) -> Told:
    """A random game of so many answers at most, heard by everybody."""
    title = BOTH.named(id_)
    chance = random.Random(f"{id_} {seats}")
    seed = game_seed(seed_from("server"), "table", [b"n" * 16] * seats)
    room = Room(title, journal_of(title, seats, seed))
    wholes = {seat: room.attend(seat) for seat in range(NOBODY, seats)}
    audiences = [
        Heard(seat, whole.version, as_json(whole.view), [*whole.lines])
        for seat, whole in wholes.items()
    ]
    told = Told(title, room, audiences)
    for _ in range(steps):
        if room.is_over():
            break
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        for heard in audiences:
            if heard.seat in step.news:
                heard.hear(step.news[heard.seat])
            _look(told, heard)
    return told


def _look(told: Told, heard: Heard) -> None:
    """Hold what an audience has been told against what it may see."""
    room = told.room
    view = told.title.telling.view(room.game, room.state, heard.seat)
    assert as_json(view) == as_json(heard.table)
    heard.views.append(view)
    whole = room.attend(heard.seat)
    assert heard.seat == view.seat
    pending = [one for one in room.game.pending(room.state) if one.seat == heard.seat]
    assert bool(pending) == (view.decision is not None) == (whole.prompt is not None)
    if view.decision is not None and whole.prompt is not None:
        told.prompts += 1
        assert len(pending[0].options) == len(view.decision.options) == len(whole.prompt.options)
        assert pending[0].id == view.decision.id
        assert whole.prompt.text
        assert all(whole.prompt.options)
    assert bool(whole.result) == (view.outcome is not None)


@every_title
def test_a_title_says_what_it_is(title: Title) -> None:
    """Its id, editions, seats and names are such as journals, routes and pages can take."""
    title.prepare()

    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", title.id)
    assert title.editions
    assert len(set(title.editions)) == len(title.editions)
    assert set(title.seats) <= {2, 3, 4}
    assert title.name(ENGLISH)
    assert title.rules() == title.rules()
    assert 0 < len(title.rules()) <= 64
    assert BOTH.named(title.id) is title


def test_a_release_names_every_title() -> None:
    """Sorted by their ids, so that the order of a list changes nothing."""
    expected = ", ".join(f"{id_} {BOTH.named(id_).rules()}" for id_ in sorted(BOTH.ids))

    assert expected == BOTH.release_name()


@every_title
def test_ready_decks_are_legal_where_they_say(title: Title) -> None:
    """And nowhere else; every one of them can be played with."""
    codes = [one.code for one in title.decks.formats()]
    assert len(title.decks.ready()) >= 2
    for deck in title.decks.ready():
        verdicts = {code: title.decks.check(deck.listed, code, title.editions[0]) for code in codes}

        assert set(deck.legal) == {code for code, verdict in verdicts.items() if verdict.legal}
        assert deck.format in deck.legal
        assert verdicts[deck.format].playable
        assert () == verdicts[deck.format].reasons


@every_title
def test_the_example_of_a_line_is_read(title: Title) -> None:
    """It is a list, and far from legal: every reason has words."""
    reading = title.decks.read(title.decks.example.encode())
    code = title.decks.formats()[0].code
    verdict = title.decks.check(reading.listed, code, title.editions[0])

    assert () == reading.unread
    assert not verdict.legal
    assert all(reason.key and reason.text for reason in verdict.reasons)


@every_title
def test_what_is_no_list_is_refused_in_words(title: Title) -> None:
    """Bytes that are no text; of a text, one bad line is named by its number."""
    with pytest.raises(UnreadableList) as refused:
        title.decks.read(b"\xff\xfe\x00")
    assert "it is not text" == refused.value.why
    assert refused.value.do

    reading = title.decks.read(f"{title.decks.example}\n2 Nobody Has Heard Of This".encode())
    assert [2] == [line.number for line in reading.unread]


@every_table
def test_what_is_brought_is_what_was_set_up(id_: str, seats: int) -> None:
    """Lists go into a setup and come out again, with the terms; names change nothing."""
    title = BOTH.named(id_)
    decks = ready_decks(title, seats)
    setup = setup_of(title, seats)

    lists, terms = title.decks.brought(setup)

    assert [title.decks.shown(one.listed) for one in decks] == [*map(title.decks.shown, lists)]
    assert Terms(decks[0].format, title.editions[0]) == terms
    assert setup == title.decks.setup(lists, NAMES[:seats], terms)
    assert setup == as_json(setup)
    others = title.renamed(setup, NAMES[::-1])
    assert title.decks.setup(lists, NAMES[::-1][:seats], terms) == others
    start = [title.game(one).start(one, seed_from("names")) for one in (setup, others)]
    assert title.game(setup).dump(start[0]) == title.game(setup).dump(start[1])
    assert seats == start[0].seats


@every_title
def test_what_is_no_setup_is_refused(title: Title) -> None:
    """By everything that reads one."""
    for read in (title.game, title.release, title.decks.brought):
        with pytest.raises(ValueError, match=r"."):
            read({"seats": 7})


@every_title
def test_an_unknown_edition_is_refused(title: Title) -> None:
    """Where the rules, a journal or the cards of one are asked for."""
    setup = {**setup_of(title, title.seats[0]), "edition": "of-nowhere"}
    asked: list[Callable[[], object]] = [
        lambda: title.game_in("of-nowhere"),
        lambda: title.game(setup),
        lambda: title.release(setup),
        lambda: title.catalogue.cards("of-nowhere", ENGLISH),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match="of-nowhere"):
            ask()
    assert [title.game_in(one) for one in title.editions] == [
        title.game_in(one) for one in title.editions
    ]


@every_title
def test_a_release_is_the_same_every_time(title: Title) -> None:
    """And is of the title, with the schema of its rules."""
    setup = setup_of(title, title.seats[0])
    one, two = title.release(setup), title.release(setup)

    assert (one.game, one.schema, one.rules, one.programs) == (
        title.id,
        title.game(setup).schema,
        two.rules,
        two.programs,
    )
    assert one.programs


@every_table
def test_news_lead_every_audience_to_its_view(id_: str, seats: int) -> None:
    """Whoever lives on news sees what the game would show, and is asked what it asks, in words."""
    told = played(id_, seats)

    assert told.prompts >= 30
    assert list(range(NOBODY, seats)) == [heard.seat for heard in told.audiences]


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
        for line in heard.lines[:: len(heard.lines) // 4]:
            reasons = told.title.telling.why(journal, seat, line.event.serial)

            assert line.text == reasons.lines[0]
        with pytest.raises(ValueError, match="999999"):
            told.title.telling.why(journal, seat, 999_999)


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
    """A card of the first options: whoever may play it is told so."""
    told = played(id_, seats)
    journal = Journal(*_beginning(told))
    room = Room(told.title, journal)
    questions = 0
    for _ in range(20):
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
    assert questions


def _beginning(told: Told) -> tuple[Any, dict[str, object], bytes]:
    journal = told.room.play.journal
    return journal.release, journal.setup(), journal.seed


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
    assert found.draws
    other = msgspec.structs.replace(read, entries=read.entries[:-1])
    assert check(other, told.title.game(read.setup), release).findings


@every_table
def test_what_was_taken_back_leaves_no_trace(id_: str, seats: int) -> None:
    """A room that returns and answers as before stands where it stood."""
    told = played(id_, seats)
    title = told.title
    room = Room(title, Journal(*_beginning(told)))
    _play_first(room, 20)
    watch = watch_of(room.game, room.play.journal)
    seat = watch.marks[-1].seat
    to = before_last_answer(watch.marks, seat)
    assert to is not None
    assert may_return(watch.marks, seat, to) in (Verdict.FREE, Verdict.BY_CONSENT)
    there = [room.attend(one) for one in range(NOBODY, seats)]

    room.return_to(to)
    _play_first(room, 20 - to)

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


@every_title
def test_decks_and_cards_have_the_shapes_of_the_title(title: Title) -> None:
    """What a client is shown of a list, and all there is to look up."""
    listed = title.decks.ready()[0].listed
    catalogue: Any = title.catalogue.cards(title.editions[0], ENGLISH)

    assert type(title.decks.shown(listed)) in title.shapes.records
    assert type(catalogue) in title.shapes.records
    codes = {one.code for one in catalogue.cards}
    assert {*title.decks.summary(listed).faces} <= codes
    assert title.decks.summary(listed).size > 0
    assert title.shapes.questions


@every_title
def test_a_card_and_a_ruling_are_found_or_refused(title: Title) -> None:
    """By their codes and ids, as an edition has them."""
    edition = title.editions[0]
    face = title.decks.summary(title.decks.ready()[0].listed).faces[0]

    sheet = title.catalogue.sheet(face, edition, ENGLISH)
    about = title.catalogue.rulings_about(face, edition, ENGLISH)

    assert (face, face, True) == (sheet.code, sheet.facts["code"], sheet.playable)
    assert sheet.text
    assert face == about.code
    for told in about.rulings:
        assert told == title.catalogue.ruling(told.id, ENGLISH)
    for ask in (title.catalogue.sheet, title.catalogue.rulings_about):
        with pytest.raises(ValueError, match="nothing-such"):
            ask("nothing-such", edition, ENGLISH)
    with pytest.raises(ValueError, match="nothing-such"):
        title.catalogue.ruling("nothing-such", ENGLISH)
