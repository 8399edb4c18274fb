"""
Work: what a new guest or account costs its browser, if whoever runs the service wants that.

What belongs here: challenges that are signed and not stored, and checking what is brought.
What does not: hashes (`hosting.people.proof_of_work`), and who must bring work (`sign_up`).

A challenge says until when it holds and what it costs. Nothing is kept of one until it is solved;
then it is counted like anything else that may be done once, so no process takes it twice.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from dejarik.hosting.people.buckets import Rate
from dejarik.hosting.people.proof_of_work import DIGITS, zero_bits
from dejarik.service.rate_limits import Limit, RateLimits
from dejarik.service.records.secret_store import SecretStore
from dejarik.service.refusals import Code, Refusal

SECRET: Final = "proof of work"
HOLDS_MS: Final = 600_000
"""How long a challenge may be solved: an old telephone is slow."""
SPENT: Final = Limit("work", Rate(1, HOLDS_MS), "This work was used already.")
LONGEST: Final = 200
"""Signs of a challenge with its solution."""


@dataclass(frozen=True, slots=True)
class Work:
    """Challenges of a service."""

    secrets: SecretStore

    async def challenge(self, bits: int, now: int) -> str:
        """A new challenge of so many bits."""
        told = f"{now + HOLDS_MS}.{bits}.{secrets.token_urlsafe(12)}"
        return f"{told}.{await self._signature(told)}"

    async def take(self, brought: str, bits: int, now: int, limits: RateLimits) -> None:
        """
        Take the solution of a challenge, written `CHALLENGE:NUMBER`, once.

        Raises Refusal WORK if there is none, or none that is worth as many bits.
        """
        challenge, _, solution = brought.rpartition(":")
        if not brought or len(brought) > LONGEST:
            raise _wanted("A new guest or account costs a little work here.")
        told, _, signature = challenge.rpartition(".")
        is_number = solution.isascii() and solution.isdigit() and len(solution) <= DIGITS
        if not is_number or not hmac.compare_digest(
            (await self._signature(told)).encode(), signature.encode("utf-8", "surrogatepass")
        ):
            raise _wanted("The work that was brought is none of ours.")
        until, cost, _ = told.split(".")
        if int(until) <= now or int(cost) < bits:
            raise _wanted("The work that was brought is too old, or too little by now.")
        if zero_bits(challenge, int(solution)) < int(cost):
            raise _wanted("The work that was brought is not done.")
        try:
            await limits.count(now, (SPENT, challenge))
        except Refusal as refusal:
            raise _wanted(refusal.message) from refusal

    async def _signature(self, told: str) -> str:
        secret = await self.secrets.named(SECRET)
        return hmac.new(secret, told.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


def _wanted(message: str) -> Refusal:
    advice = "Try again: the page does it by itself. Programs read /api/sign-up."
    return Refusal(Code.WORK, message, advice)
