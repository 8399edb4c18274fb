"""
The client: programs that play and look things up on a running service.

What belongs here: what a person's program asks of a service by its public interface.
What does not: rules, and anything that only our own tests need (`testing`).
"""

from dejarik.client.errors import Refused, Unreachable
from dejarik.client.feed import FeedEvent
from dejarik.client.seat import Question, Seat
from dejarik.client.site import Site

__all__ = ["FeedEvent", "Question", "Refused", "Seat", "Site", "Unreachable"]
