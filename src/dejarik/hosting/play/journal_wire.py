"""
A journal as it is published: JSON with a name for every field.

What belongs here: its fields, and making it. What does not: the bytes in which journals are
kept (`kernel.journal_bytes`), and what a game can be checked by (`receipt_wire`).
"""

from typing import Any, Literal

import msgspec

from dejarik.hosting.play.receipt_wire import Ranking, ReleaseForm
from dejarik.kernel.entries import ADJUDICATE, ANSWER, RETURN, Entry
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import FORMAT


class AnswerForm(msgspec.Struct, frozen=True, tag="answer", tag_field="kind"):
    """A seat has answered a decision with the place of an option; -1 goes back by one stage."""

    seat: int
    decision: int
    choice: int
    hash: str


class ReturnForm(msgspec.Struct, frozen=True, tag="return", tag_field="kind"):
    """The game went back to where it was after entry `to`; 0 is its start."""

    to: int
    hash: str = ""


class ConcedeForm(msgspec.Struct, frozen=True, tag="concede", tag_field="kind"):
    """A seat has given up."""

    seat: int
    hash: str = ""


class AdjudicateForm(msgspec.Struct, frozen=True, tag="adjudicate", tag_field="kind"):
    """The game was ended from outside: seats from best to worst, and why."""

    ranking: Ranking
    reason: str
    hash: str = ""


EntryForm = AnswerForm | ReturnForm | ConcedeForm | AdjudicateForm


class JournalForm(msgspec.Struct, frozen=True):
    """
    Everything from which a game can be played again.

    `seed` is hexadecimal, `setup` is the title's own. A hash is that of the state after its entry,
    with the schema by which states were packed in front; `start_hash` is that of the first state.
    """

    format: Literal[2]
    game: str
    release: ReleaseForm
    setup: dict[str, Any]
    seed: str
    start_hash: str
    entries: tuple[EntryForm, ...]


def journal_form(game: str, journal: Journal) -> JournalForm:
    """The journal of a game that is over, as it is published."""
    release = journal.release
    # The number of the JSON is that of the bytes: they hold the same.
    assert FORMAT == 2
    return JournalForm(
        FORMAT,
        game,
        ReleaseForm(release.game, release.schema, release.rules, dict(release.programs)),
        journal.setup(),
        journal.seed.hex(),
        journal.start_hash,
        tuple(map(_entry_form, journal.entries)),
    )


def _entry_form(entry: Entry) -> EntryForm:
    if entry.kind == ANSWER:
        return AnswerForm(entry.seat, entry.decision, entry.choice, entry.hash)
    if entry.kind == RETURN:
        return ReturnForm(entry.to, entry.hash)
    if entry.kind == ADJUDICATE:
        return AdjudicateForm(entry.ranking, entry.reason, entry.hash)
    return ConcedeForm(entry.seat, entry.hash)
