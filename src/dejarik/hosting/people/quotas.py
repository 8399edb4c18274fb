"""
Places: how many of something each of several people may have at once.

What belongs here: counting. What does not: what is counted, and what is said to whoever has
as many as they may. The rate at which something may be done is a bucket (`buckets`).
"""

from collections import Counter


class Places:
    """So many places for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take one of a key's places; False if there is none left."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def give_back(self, key: str) -> None:
        """Free a place that was taken."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)
