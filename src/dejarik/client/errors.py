"""
What can go wrong between a program and a service.

What belongs here: the errors that a caller may want to catch. What does not: when they come.
"""


class Refused(Exception):
    """The service said no, and nothing has changed: its code, what is wrong, and what to do."""

    def __init__(self, code: str, message: str, advice: str = "") -> None:
        super().__init__(f"{message} {advice}".strip())
        self.code: str = code
        self.message: str = message
        self.advice: str = advice


class Unreachable(Exception):
    """The service did not answer for longer than was waited for."""
