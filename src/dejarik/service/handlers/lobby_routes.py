"""
Routes for the lobby: offers, tables, chat, and where people want to be told.

What belongs here: the tables, a line for each handler. What does not: what they do
(`lobby`, `game_starts`, `game_ends`, `notices`), decks (`deck_routes`), and lists that have
pages (`list_routes`).
"""

from typing import Final

from dejarik.service import game_ends, game_starts
from dejarik.service.handlers.routing import Route, asked_by_get, asked_by_post
from dejarik.service.lobby import (
    challenges,
    chat,
    content_removal,
    friends,
    inbox,
    own_statistics,
    profiles,
    seeks,
    tables,
    terms,
)
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import Company
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.notices import mail_address, mail_reset, subscribing
from dejarik.service.people import moderation
from dejarik.service.people import people_wire as people
from dejarik.service.people.office import AccountPorts, Caller
from dejarik.service.records import guiding
from dejarik.service.scopes import Scope


async def company(caller: Caller, doorkeeper: PresenceTracker) -> Company:
    """How many are here now, and at tables of which game."""
    return doorkeeper.company()


async def report(
    request: people.MakeReport, caller: Caller, office: AccountPorts, ports: LobbyPorts
) -> people.Done:
    """
    Tell the moderators about somebody, with the last lines of chat from that place.

    Raises Refusal MISSING, INVALID or TOO_OFTEN, and changes nothing then.
    """
    heard = await chat.excerpt(request.place, caller.account, ports)
    return await moderation.report(request, heard, caller, office)


READ: Final = (
    Route("/api/terms", terms.list_terms),
    Route("/api/people/statistics", own_statistics.show_statistics, Scope.READ),
    Route("/api/tables/mine", tables.list_own_tables, Scope.READ),
    Route("/api/company", company, Scope.READ),
    Route("/api/inbox", inbox.read_inbox),
    Route("/api/friends", friends.list_friends),
    Route("/api/notices", subscribing.ways),
)
DONE: Final = (
    Route("/api/people/report", report),
    Route("/api/people/forgot-password", mail_reset.forgot_password),
    Route("/api/people/profile", profiles.show_profile, Scope.READ),
    Route("/api/people/ladder", profiles.show_ladder),
    Route("/api/friends/ask", friends.ask_friend),
    Route("/api/friends/accept", friends.accept_friend),
    Route("/api/friends/end", friends.end_friend),
    Route("/api/seeks/offer", game_starts.offer_seek, Scope.PLAY),
    Route("/api/seeks/show", seeks.show_seek, Scope.READ),
    Route("/api/seeks/linked", seeks.read_linked_seek),
    Route("/api/seeks/renew", game_starts.renew_seek, Scope.PLAY),
    Route("/api/seeks/meanwhile", game_starts.play_meanwhile, Scope.PLAY),
    Route("/api/seeks/withdraw", seeks.withdraw_seek, Scope.PLAY),
    Route("/api/seeks/take", game_starts.take_seek, Scope.PLAY),
    Route("/api/tables/create", game_starts.create_table, Scope.PLAY),
    Route("/api/tables/challenge", challenges.challenge, Scope.PLAY),
    Route("/api/tables/sit", game_starts.sit_down, Scope.PLAY),
    Route("/api/tables/leave", tables.leave_table, Scope.PLAY),
    Route("/api/tables/show", game_starts.show_table, Scope.READ),
    Route("/api/tables/rematch", game_starts.ask_rematch, Scope.PLAY),
    Route("/api/tables/abandon", game_ends.abandon_game, Scope.PLAY),
    Route("/api/tables/close", game_ends.close_table),
    Route("/api/tables/guided", guiding.begin_guided, Scope.PLAY),
    Route("/api/tables/nonce", game_starts.add_nonce, Scope.PLAY),
    Route("/api/chat/say", chat.speak),
    Route("/api/chat/hear", chat.hear),
    Route("/api/chat/remove", content_removal.remove_line),
    Route("/api/notices/subscribe", subscribing.subscribe),
    Route("/api/notices/unsubscribe", subscribing.unsubscribe),
    Route("/api/notices/set-address", mail_address.set_address),
    Route("/api/notices/confirm-address", mail_address.confirm_address),
    Route("/api/notices/forget-address", mail_address.forget_address),
)

ROUTES: Final = (*map(asked_by_get, READ), *map(asked_by_post, DONE))
