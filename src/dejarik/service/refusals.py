"""
Refusals: how the service says no to a person.

What belongs here: the one exception for all that is refused, and the names of its codes.
What does not: what is refused and when (the handlers), and how it travels (the routes).
"""

from enum import StrEnum


class Code(StrEnum):
    """What kind of refusal it is: clients branch on it, routes choose a status by it."""

    INVALID = "invalid"
    NOT_SIGNED_IN = "not_signed_in"
    FORBIDDEN = "forbidden"
    MISSING = "missing"
    TAKEN = "taken"
    CONFLICT = "conflict"
    WORK = "work"
    EXPIRED = "expired"
    TOO_OFTEN = "too_often"
    BUSY = "busy"


STATUS: dict[Code, int] = {
    Code.INVALID: 400,
    Code.NOT_SIGNED_IN: 401,
    Code.FORBIDDEN: 403,
    Code.MISSING: 404,
    Code.TAKEN: 409,
    Code.CONFLICT: 409,
    Code.EXPIRED: 410,
    Code.WORK: 428,
    Code.TOO_OFTEN: 429,
    Code.BUSY: 503,
}
"""The status that HTTP has for each code."""


class Refusal(Exception):
    """
    The service will not do this: what happened and why, and what to do about it.

    `retry_after` is how many seconds to wait, where waiting helps; it is never a secret.
    """

    def __init__(self, code: Code, message: str, advice: str = "", retry_after: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.advice = advice
        self.retry_after = retry_after


def too_often(message: str, wait_ms: int) -> Refusal:
    """The refusal of somebody who asks too often, with how long to wait."""
    seconds = -(-wait_ms // 1_000)
    return Refusal(Code.TOO_OFTEN, message, f"Try again in {seconds} s.", retry_after=seconds)
