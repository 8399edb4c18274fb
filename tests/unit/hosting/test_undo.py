"""Undoing: what an answer gives away, who may return where, and the talk about it."""

from random import Random

import pytest

from dejarik.hosting.play.settings_wire import Undo
from dejarik.hosting.play.undo import (
    REFUSALS,
    Limits,
    Mark,
    UndoOutcome,
    UndoTalk,
    Verdict,
    Watch,
    before_last_action,
    before_last_answer,
    footprint,
    is_told,
    may_return,
    watch_of,
)
from dejarik.hosting.play.undo_wire import NOTHING_SAID, recall, write_talk
from dejarik.kernel.chance import seed_from
from dejarik.kernel.entries import answered
from dejarik.kernel.events import Event
from dejarik.kernel.play import Play, begin
from dejarik.kernel.release import Release
from examples.toy.game import Toy
from examples.toy.state import HURT

GAME = Toy()
PLAIN, TOLD = False, True


def line(*steps: tuple[int, bool]) -> tuple[Mark, ...]:
    """Marks of answers: who gave each, and whether it told something."""
    return tuple(Mark(n + 1, n, seat, 1, told) for n, (seat, told) in enumerate(steps))


OWN = line((1, TOLD), (0, PLAIN), (0, PLAIN))
ROLLED = line((0, PLAIN), (0, TOLD))
ANSWERED = line((0, PLAIN), (1, PLAIN))
ENDED = (*line((0, PLAIN)), Mark(2, 1, 0, 1, told=False, final=True))


@pytest.mark.parametrize(
    ("expected", "marks", "to"),
    [
        (Verdict.FREE, OWN, 2),
        (Verdict.FREE, OWN, 1),
        (Verdict.NEVER, OWN, 0),
        (Verdict.NEVER, OWN, 3),
        (Verdict.NEVER, OWN, 7),
        (Verdict.BY_CONSENT, ROLLED, 1),
        (Verdict.BY_CONSENT, ROLLED, 0),
        (Verdict.BY_CONSENT, ANSWERED, 0),
        (Verdict.NEVER, ANSWERED, 1),
        (Verdict.NEVER, ENDED, 0),
        (Verdict.NEVER, (), 0),
    ],
)
def test_a_return_is_free_consented_or_impossible(
    expected: Verdict, marks: tuple[Mark, ...], to: int
) -> None:
    """Seat 0 asks: free after its own plain answers, never to before somebody else's."""
    assert expected == may_return(marks, 0, to)


def test_positions_to_return_to() -> None:
    """Before the last answer, or before the first answer of its turn."""
    marks = (
        Mark(1, 0, 0, 4, PLAIN),
        Mark(2, 1, 0, 5, PLAIN),
        Mark(3, 2, 1, 5, PLAIN),
        Mark(6, 3, 0, 5, PLAIN),
        Mark(7, 6, 1, 6, PLAIN),
    )
    assert 3 == before_last_answer(marks, 0)
    assert 1 == before_last_action(marks, 0)
    assert before_last_answer(marks, 2) is None
    assert before_last_action(marks, 2) is None
    uncounted = (Mark(1, 0, 0, 0, PLAIN), Mark(2, 1, 0, 0, PLAIN))
    assert 1 == before_last_action(uncounted, 0)


# --- watching -------------------------------------------------------------------------


def followed(count: int, seed: str = "watch") -> tuple[Play, Watch]:
    """A game of so many answers, followed from its start."""
    play = begin(GAME, Release("toy", 1, "1", {}), {}, seed_from(seed))
    watch = Watch(play.state)
    chooser = Random(seed)
    for _ in range(count):
        if not GAME.pending(play.state):
            break
        decision = chooser.choice(GAME.pending(play.state))
        choice = chooser.randrange(len(decision.options))
        watch.note(play.answer(decision.seat, decision.id, choice), play.state)
    return play, watch


@pytest.mark.parametrize("number", range(20))
def test_marks_tell_what_happened_between_positions(number: int) -> None:
    """An unmarked answer left chance and every seat's knowledge as they were."""
    play, watch = followed(40, f"marks {number}")
    fresh = GAME.start({}, play.journal.seed)
    before = footprint(fresh)
    for mark, entry in zip(watch.marks, play.journal.effective(), strict=True):
        GAME.apply(fresh, entry.seat, entry.decision, entry.choice)
        after = footprint(fresh)
        assert mark.told is is_told(before, after)
        if not mark.told:
            assert before.draws == after.draws
            assert all(not after.known[seat] & ~before.known[seat] for seat in range(fresh.seats))
        before = after
    assert {True, False} == {mark.told for mark in watch.marks}


@pytest.mark.parametrize("number", range(5))
def test_a_watch_is_the_same_when_made_from_the_journal(number: int) -> None:
    """Also after a return: what was undone has left no marks."""
    play, watch = followed(12, f"again {number}")
    watch.note(play.return_to(7), play.state)
    assert [1, 2, 3, 4, 5, 6, 7] == [mark.number for mark in watch.marks]
    decision = GAME.pending(play.state)[0]
    watch.note(play.answer(decision.seat, decision.id, 0), play.state)

    assert [7, 14] == [mark.number for mark in watch.marks[-2:]]
    assert 7 == watch.marks[-1].before
    assert watch.marks == watch_of(GAME, play.journal).marks


@pytest.mark.parametrize("number", range(6))
def test_the_end_of_the_chain_says_what_all_of_it_says(number: int) -> None:
    """After every answer and return: the same position, the same outcome, as many entries."""
    play, watch = followed(0, f"end {number}")
    chooser, talk = Random(number), UndoTalk(2)
    returned = 0
    while GAME.pending(play.state) and play.position() < 60:
        if chooser.random() < 0.15 and play.position():
            watch.note(play.return_to(chooser.randrange(play.position())), play.state)
            returned += 1
        else:
            decision = chooser.choice(GAME.pending(play.state))
            choice = chooser.randrange(len(decision.options))
            watch.note(play.answer(decision.seat, decision.id, choice), play.state)
        passed, opening = {chooser.randrange(60)}, chooser.randrange(10)
        whole = [mark for mark in watch.marks if mark.number > opening]
        for seat in range(2):
            to = before_last_answer(whole, seat, passed)
            end = watch.since_own(seat, passed, opening)
            assert whole[len(whole) - len(end) :] == end
            assert to == before_last_answer(end, seat, passed)
            assert talk.would(seat, whole, to) == talk.would(seat, end, to)
            assert [] == [mark for mark in end[1:] if mark.is_own(seat, passed)]
        assert len(watch.marks) == watch.count()
    assert returned


@pytest.mark.parametrize("heard", [True, False])
def test_what_is_shown_and_hidden_again_is_told_to_who_listens(heard: bool) -> None:
    """A look at the states before and after alone would miss it."""
    state = GAME.start({}, seed_from("shown"))
    watch = Watch(state)
    card = next(card for card in range(1, 9) if not state.knowledge.knows(1, card))
    state.knowledge.show(card, 1)
    if heard:
        watch.happened(state, Event(HURT, 0))
    state.knowledge.hide(card)
    entry = answered(0, 1, 0)
    entry.number = 1
    watch.note(entry, state)

    assert [heard] == [mark.told for mark in watch.marks]


def test_a_known_card_that_became_another_is_told() -> None:
    """The seat knows as many cards as before, and one of them is news."""
    state = GAME.start({}, seed_from("traded"))
    knowledge = state.knowledge
    before = footprint(state)
    known = next(card for card in range(1, 40) if knowledge.knows(0, card))
    other = next(
        card
        for card in range(1, len(knowledge.identity))
        if not knowledge.knows(0, card) and knowledge.identity[card] != knowledge.identity[known]
    )
    identity = knowledge.identity
    identity[known], identity[other] = identity[other], identity[known]

    assert is_told(before, footprint(state))


def test_the_past_of_an_unknown_position_is_not_returned_to() -> None:
    """A watch made from the journal does not know lines that were left."""
    play, _ = followed(12)
    play.return_to(3)
    watch = watch_of(GAME, play.journal)
    watch.note(play.return_to(9), play.state)
    assert not watch.marks
    decision = GAME.pending(play.state)[0]
    watch.note(play.answer(decision.seat, decision.id, 0), play.state)

    assert [9] == [mark.before for mark in watch.marks]


# --- talking --------------------------------------------------------------------------

ASK, YES, NO, BLOCK, OPEN, PLAY = "ask", "yes", "no", "block", "open", "play"


def said(talk: UndoTalk, *words: str) -> list[str]:
    """What comes of each message: `ask 0` about the rolled line, `yes 1`, `play`."""
    replies = []
    for word in words:
        what, _, who = word.partition(" ")
        seat = int(who or 0)
        if what == ASK:
            reply = talk.ask(seat, ROLLED, before_last_answer(ROLLED, seat))
        elif what == PLAY:
            reply = talk.played_on()
        elif what in (BLOCK, OPEN):
            reply = talk.refuse_all(seat, on=what == BLOCK)
        else:
            reply = talk.answer(seat, accept=what == YES)
        replies.append(reply.code or reply.what.value)
        assert (reply.what == UndoOutcome.REFUSED) is bool(reply.message())
    return replies


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ask 0", "yes 1"], ["asked", "granted"]),
        (["ask 0", "no 1", "yes 1"], ["asked", "declined", "undo_none_open"]),
        (["ask 0", "yes 0"], ["asked", "undo_none_open"]),
        (["ask 0", "ask 0"], ["asked", "undo_open"]),
        (["ask 0", "no 1", "ask 0"], ["asked", "declined", "undo_limit_decision"]),
        (["ask 0", "play", "yes 1"], ["asked", "lapsed", "undo_none_open"]),
        (["block 1", "ask 0"], ["noted", "undo_blocked"]),
        (["block 0", "ask 0", "yes 1"], ["noted", "asked", "granted"]),
        (["ask 0", "block 1", "ask 0"], ["asked", "declined", "undo_blocked"]),
        (["block 1", "open 1", "ask 0"], ["noted", "noted", "asked"]),
        (["ask 1"], ["undo_nothing"]),
        (["play", "yes 1"], ["noted", "undo_none_open"]),
    ],
    ids=" ".join,
)
def test_the_talk_of_two(words: list[str], expected: list[str]) -> None:
    """What comes of each message, one after the other."""
    assert expected == said(UndoTalk(2), *words)


@pytest.mark.parametrize(
    ("rule", "marks", "expected"),
    [
        ("never", OWN, "undo_off"),
        ("free", OWN, "granted"),
        ("free", ROLLED, "undo_told"),
        ("consent", OWN, "granted"),
        ("consent", ROLLED, "asked"),
    ],
)
def test_the_table_says_what_may_be_asked(
    rule: Undo, marks: tuple[Mark, ...], expected: str
) -> None:
    """Nothing, what is free, or everything by consent."""
    reply = UndoTalk(2, rule).ask(0, marks, before_last_answer(marks, 0))

    assert expected == (reply.code or reply.what.value)


def test_all_others_must_agree_but_bots_always_do() -> None:
    """Of four seats one asks, one is a bot, and both others are waited for."""
    talk = UndoTalk(4, agreeable=frozenset({2}))

    assert ["asked", "agreed", "undo_none_open", "granted"] == said(
        talk, "ask 0", "yes 1", "yes 2", "yes 3"
    )
    assert ["granted"] == said(UndoTalk(2, agreeable=frozenset({1})), "ask 0")


def test_whoever_is_out_of_the_game_is_not_asked() -> None:
    """Of three, one who has left leaves one to agree."""
    talk = UndoTalk(3)

    reply = talk.ask(0, ROLLED, before_last_answer(ROLLED, 0), frozenset({2}))

    assert UndoOutcome.ASKED == reply.what
    assert talk.open is not None
    assert frozenset({1}) == talk.open.waiting


def test_requests_and_free_returns_have_limits() -> None:
    """By decision, by game, and also where nobody is asked."""
    talk = UndoTalk(2, limits=Limits(per_game=2, per_decision=2, free_per_game=1))
    assert ["asked", "lapsed"] * 2 == said(talk, "ask 0", "play", "ask 0", "play")
    assert "undo_limit_decision" == talk.ask(0, ROLLED, 1).code
    assert "undo_limit_game" == talk.ask(0, ROLLED, 0).code
    assert UndoOutcome.GRANTED == talk.ask(0, OWN, 2).what
    assert "undo_limit_game" == talk.ask(0, OWN, 2).code


def test_every_refusal_has_words() -> None:
    """Sentences for people."""
    assert [] == [text for text in REFUSALS.values() if not text.endswith(".")]


# --- keeping --------------------------------------------------------------------------


def test_a_talk_that_is_stored_goes_on_where_it_was() -> None:
    """What is used up, refused for good and open: at the same entry, all of it."""
    talk = UndoTalk(3)
    said(talk, "ask 0", "yes 1")
    talk.refuse_all(2, on=True)
    talk.freely[1] = 4
    said(talk, "ask 1")
    again = UndoTalk(3)
    recall(again, write_talk(talk, 7), 7)

    assert talk == again
    later = UndoTalk(3)
    recall(later, write_talk(talk, 7), 8)
    assert (None, talk.asked, talk.refusing) == (later.open, later.asked, later.refusing)


def test_nothing_said_changes_nothing() -> None:
    """A new game's talk is written as it is read."""
    talk = UndoTalk(2)
    recall(talk, NOTHING_SAID, 0)

    assert UndoTalk(2) == talk
    assert NOTHING_SAID == write_talk(talk, 3)


@pytest.mark.parametrize("data", [b"", b"[]", b'{"refused":[1]}', b'{"asked":[1]}', b"\xff"])
def test_other_bytes_are_no_talk(data: bytes) -> None:
    """They are refused, not guessed at."""
    with pytest.raises(ValueError, match="no talk"):
        recall(UndoTalk(2), data, 0)


def test_what_is_said_in_a_copy_of_the_talk_is_said_there_alone() -> None:
    """Whoever cannot store what was said goes on with the talk as it was, on compiled rules too."""
    talk = UndoTalk(2)
    talk.ask(0, ROLLED, 1)
    stored = write_talk(talk, 2)

    other = talk.copy()
    assert talk == other
    other.answer(1, accept=False)
    other.refuse_all(1)
    other.ask(0, OWN, 1)

    assert stored == write_talk(talk, 2)
    assert stored != write_talk(other, 2)
