"""Rate limits that nobody reaches, for whoever needs many people at once."""

from dejarik.service.rate_limits import Limit, RateLimits


class Uncounted:
    """Counts that limit nobody."""

    async def take(self, limit: Limit, key: str, now: int) -> int:
        """There is always one more."""
        return 0

    async def give_back(self, limit: Limit, key: str) -> None:
        """Nothing was taken."""

    async def forget(self, now: int) -> int:
        """Nothing is known."""
        return 0


def unlimited() -> RateLimits:
    """Limits that nobody reaches."""
    return RateLimits(Uncounted())
