"""
Trouble as the commands tell it: errors for people, and the exit codes that go with them.

What belongs here: the names that every command uses. What does not: the error itself, which
those below the terminal raise too (`hosting.trouble`).
"""

from dejarik.hosting.trouble import FAILURE, USAGE, Trouble

__all__ = ["FAILURE", "USAGE", "Trouble"]
