"""
Routes for games that wait for a process of their release.

What belongs here: the table, a line for each handler. What does not: what they do
(`records.waiting`).
"""

from typing import Final

from dejarik.service.handlers.routing import Route, asked_by_get, asked_by_post
from dejarik.service.records import waiting

WAITING: Final = "/api/waiting"

ROUTES: Final = (
    asked_by_get(Route(WAITING, waiting.list_waiting)),
    asked_by_post(Route(f"{WAITING}/end", waiting.end_waiting)),
)
