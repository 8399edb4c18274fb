"""
What questions to bots and their answers look like between processes.

What belongs here: the messages, their limits, and ports' types from and to them.
What does not: how they travel (`adapters`) and what they mean (`thinking`).
"""

from typing import Annotated, Final

import msgspec

from dejarik.service.bus_news import UNREADABLE
from dejarik.service.ports import BotAnswer, BotJob

MOST_BYTES: Final = 256 * 1024
"""The largest job: states have one or two kilobytes."""

Word = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
State = Annotated[bytes, msgspec.Meta(max_length=MOST_BYTES)]


class Malformed(ValueError):
    """Bytes that are no such message."""


class JobMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A question, and the subject that its answer goes to."""

    reply: Text
    game: Word
    title: Word
    edition: Word
    seat: Count
    version: Count
    decision: Count
    bot: Word
    seed: Text
    imagined: State


class AnswerMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """What a bot chose; -1 is a step back."""

    game: Word
    seat: Count
    version: Count
    decision: Count
    choice: Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


_jobs = msgspec.msgpack.Decoder(JobMessage)
_answers = msgspec.msgpack.Decoder(AnswerMessage)


def pack_job(job: BotJob, reply: str = "") -> bytes:
    """A question as bytes."""
    return msgspec.msgpack.encode(
        JobMessage(
            reply,
            job.game,
            job.title,
            job.edition,
            job.seat,
            job.version,
            job.decision,
            job.bot,
            job.seed,
            job.imagined,
        )
    )


def unpack_job(data: bytes) -> tuple[BotJob, str]:
    """
    The question in these bytes, and where its answer goes.

    Raises Malformed.
    """
    try:
        message = _jobs.decode(data)
    except UNREADABLE as error:
        raise Malformed(f"these bytes are no question for a bot: {error}") from error
    job = BotJob(
        message.game,
        message.title,
        message.edition,
        message.seat,
        message.version,
        message.decision,
        message.bot,
        message.seed,
        message.imagined,
    )
    return job, message.reply


def pack_answer(answer: BotAnswer) -> bytes:
    """An answer as bytes."""
    return msgspec.msgpack.encode(
        AnswerMessage(answer.game, answer.seat, answer.version, answer.decision, answer.choice)
    )


def unpack_answer(data: bytes) -> BotAnswer:
    """
    The answer in these bytes.

    Raises Malformed.
    """
    try:
        message = _answers.decode(data)
    except UNREADABLE as error:
        raise Malformed(f"these bytes are no answer of a bot: {error}") from error
    return BotAnswer(message.game, message.seat, message.version, message.decision, message.choice)
