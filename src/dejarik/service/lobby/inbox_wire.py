"""
What is told of things that wait for somebody's answer. Never compiled.

What belongs here: the shapes. What does not: what is done about them.
"""

import msgspec

from dejarik.service.people.people_wire import WarningLine


class Inbox(msgspec.Struct, frozen=True):
    """What waits for somebody: warnings that they have not read, the oldest first."""

    warnings: tuple[WarningLine, ...]
