"""
Routes for keys and bot accounts; a key opens none of them but the one that says whose it is.

What belongs here: the table, a line for each handler. What does not: what they do (`people`).
"""

from typing import Final

from dejarik.service.handlers.routing import Route, asked_by_get, asked_by_post
from dejarik.service.people import bot_accounts, keys
from dejarik.service.personal_data import deletion
from dejarik.service.scopes import Scope

READ: Final = (
    Route("/api/keys", keys.list_keys),
    Route("/api/caller", keys.show_caller, Scope.READ),
)
DONE: Final = (
    Route("/api/keys/make", keys.make_key),
    Route("/api/keys/revoke", keys.revoke_key),
    Route("/api/keys/make-bot", bot_accounts.make_bot),
    Route("/api/keys/delete-bot", deletion.delete_bot),
)

ROUTES: Final = (*map(asked_by_get, READ), *map(asked_by_post, DONE))
