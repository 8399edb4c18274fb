"""
Routes for decks: keeping, showing, sharing, checking and writing them.

What belongs here: the tables, a line for each handler. What does not: what they do (`lobby`).
"""

from typing import Final

from dejarik.service.handlers.routing import Route, asked_by_get, asked_by_post
from dejarik.service.lobby import (
    content_removal,
    deck_forms,
    deck_legality,
    deck_search,
    deck_versions,
    decks,
    ready_decks,
)
from dejarik.service.scopes import Scope

READ: Final = (
    Route("/api/decks", decks.list_decks, Scope.DECKS),
    Route("/api/decks/ready", ready_decks.list_ready_decks),
)
DONE: Final = (
    Route("/api/decks/with", deck_search.own_decks_with, Scope.DECKS),
    Route("/api/decks/store", decks.store_deck, Scope.DECKS),
    Route("/api/decks/change", decks.change_deck, Scope.DECKS),
    Route("/api/decks/rename", decks.rename_deck, Scope.DECKS),
    Route("/api/decks/delete", decks.delete_deck, Scope.DECKS),
    Route("/api/decks/read", decks.read_deck, Scope.DECKS),
    Route("/api/decks/share", decks.share_deck, Scope.DECKS),
    Route("/api/decks/unshare", decks.unshare_deck, Scope.DECKS),
    Route("/api/decks/shared", decks.read_shared),
    Route("/api/decks/hide", content_removal.hide_deck),
    Route("/api/decks/check", deck_legality.check_deck),
    Route("/api/decks/write", deck_forms.write_deck),
    Route("/api/decks/versions", deck_versions.list_versions, Scope.DECKS),
    Route("/api/decks/restore", deck_versions.restore_version, Scope.DECKS),
)

ROUTES: Final = (*map(asked_by_get, READ), *map(asked_by_post, DONE))
