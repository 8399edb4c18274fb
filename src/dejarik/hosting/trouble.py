"""
Trouble: errors for people.

What belongs here: the one exception that programs show to a person. What does not: errors of
the rules; those are told by the kernel and the games.
"""

from typing import Final

FAILURE: Final = 1
"""It could not be done; as exit code of a command."""
USAGE: Final = 2
"""It was asked for wrongly; likewise."""


class Trouble(Exception):
    """Something a person can put right: what happened, why, and what to do."""

    def __init__(self, what: str, why: str, do: str, code: int = FAILURE) -> None:
        super().__init__(f"{what}\n  Why: {why}\n  What you can do: {do}")
        self.what = what
        self.why = why
        self.do = do
        self.code = code

    def __reduce__(self) -> tuple[type["Trouble"], tuple[str, str, str, int]]:
        """Trouble met in another process is told in this one."""
        return type(self), (self.what, self.why, self.do, self.code)
