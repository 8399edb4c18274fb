"""What a host asks of a title, asked of every title that there is."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dejarik.hosting.decks import Terms, UnreadableList, deck_hash
from dejarik.hosting.title import ENGLISH, Title
from dejarik.kernel.chance import seed_from
from dejarik.service.lobby.deck_wire import EditionName, FormatCode, TitleName
from tests.titles.both import EVERY
from tests.titles.playing import NAMES, as_json, every_table, every_title, ready_decks, setup_of
from tests.titles.toy.title import TITLE as TOY

IS_A_TITLE: Title = TOY
"""What mypy has to say about it."""


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
    assert EVERY.named(title.id) is title


@every_title
def test_names_of_a_title_can_be_asked_for(title: Title) -> None:
    """Its id, its editions and its formats are such as requests of a page may have."""
    msgspec.convert(title.id, TitleName)
    for edition in title.editions:
        msgspec.convert(edition, EditionName)
    for one in title.decks.formats():
        msgspec.convert(one.code, FormatCode)


def test_a_release_names_every_title() -> None:
    """Sorted by their ids, so that the order of a list changes nothing."""
    expected = ", ".join(f"{id_} {EVERY.named(id_).rules()}" for id_ in sorted(EVERY.ids))

    assert expected == EVERY.release_name()


@every_title
def test_every_ruling_against_a_list_can_be_looked_up(title: Title) -> None:
    """Whoever reads a reason goes to its ruling; a reason without one names none."""
    codes = [one.code for one in title.decks.formats()]
    for deck in title.decks.ready():
        for code in codes:
            for reason in title.decks.check(deck.listed, code, title.editions[0]).reasons:
                named = reason.ruling
                assert not named or named == title.catalogue.ruling(named, ENGLISH).id


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
def test_every_ready_deck_is_called_something_of_its_own_in_words(title: Title) -> None:
    """What it is chosen by is no name to show people, and no two are called the same."""
    called = [deck.called for deck in title.decks.ready()]

    assert len(called) == len(set(called))
    for words in called:
        assert words[:1].isupper(), words
        assert "-" not in words.replace("Two-Player", ""), words


@every_title
def test_a_deck_names_its_cards_and_is_known_by_them(title: Title) -> None:
    """Every card once, those it is known by among them; no two ready decks have one hash."""
    hashes = set()
    for deck in title.decks.ready():
        cards = dict(title.decks.cards(deck.listed))
        summary = title.decks.summary(deck.listed)

        assert len(cards) == len(title.decks.cards(deck.listed))
        assert set(summary.faces) <= set(cards)
        assert sum(cards.values()) >= summary.size
        assert min(cards.values()) > 0
        hashes.add(deck_hash(title.decks, deck.listed))
    assert len(title.decks.ready()) == len(hashes)


@every_title
def test_the_example_of_a_line_is_read(title: Title) -> None:
    """Whatever is against a list of that line alone has words."""
    reading = title.decks.read(title.decks.example.encode())
    code = title.decks.formats()[0].code
    verdict = title.decks.check(reading.listed, code, title.editions[0])

    assert () == reading.unread
    assert verdict.legal == (not verdict.reasons)
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
    title = EVERY.named(id_)
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


@every_table
def test_ready_decks_of_different_seats_may_meet(id_: str, seats: int) -> None:
    """A title whose lists cannot all meet says why in a sentence."""
    title = EVERY.named(id_)
    lists = [one.listed for one in ready_decks(title, seats)]

    assert "" == title.decks.apart(lists)
    why = title.decks.apart([lists[0]] * 2)
    assert not why or why.endswith(".")


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
        one = title.catalogue.ruling(told.id, ENGLISH)
        assert (one.id, one.text, one.section) == (told.id, told.text, told.section)
    for ask in (title.catalogue.sheet, title.catalogue.rulings_about):
        with pytest.raises(ValueError, match="nothing-such"):
            ask("nothing-such", edition, ENGLISH)
    with pytest.raises(ValueError, match="nothing-such"):
        title.catalogue.ruling("nothing-such", ENGLISH)


@every_title
def test_the_rules_are_told_by_topic(title: Title) -> None:
    """Each with a heading, once, as it is found by its id; what is not proven says why."""
    for edition in title.editions:
        rules = title.catalogue.rules(edition, ENGLISH)
        told = [rule for topic in rules.topics for rule in topic.rules]

        assert (title.id, edition) == (rules.title, rules.edition)
        assert rules.documents
        assert len(told) == len({rule.id for rule in told}) > 0
        first = title.catalogue.ruling(told[0].id, ENGLISH)
        assert (told[0].id, told[0].text, told[0].section) == (first.id, first.text, first.section)
        assert all((rule.standing == "proven") == (not rule.why) for rule in told)
    with pytest.raises(ValueError, match="nothing-such"):
        title.catalogue.rules("nothing-such", ENGLISH)
