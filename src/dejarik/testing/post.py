"""
A post office for tests: both ways of notices, keeping what they were given.

What does not belong here: what the tests claim.
"""

from dejarik.service.notices.board import Delivery, Subscription


class Post:
    """Push and mail; `takes` is whether mail is taken."""

    public_key = "our key"

    def __init__(self) -> None:
        """Nothing yet."""
        self.pushed: list[str] = []
        self.letters: list[tuple[str, str, str]] = []
        self.answers: dict[str, Delivery] = {}
        self.takes = True

    def check(self, subscription: Subscription) -> None:
        """Refuse one."""
        if not subscription.endpoint.startswith("https://"):
            raise ValueError("no https")

    async def push(self, subscription: Subscription, message: bytes) -> Delivery:
        """Keep it, and answer as told."""
        self.pushed.append(f"{subscription.endpoint} {message.decode()}")
        return self.answers.get(subscription.endpoint, Delivery.TAKEN)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Keep it."""
        self.letters.append((to, subject, text))
        return self.takes
