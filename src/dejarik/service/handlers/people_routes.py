"""
Routes for people: accounts, sessions, moderation, administration.

What belongs here: the table, a line for each handler. What does not: what they do (`people`).
"""

from typing import Final

from dejarik.service.handlers.routing import Route, asked_by_get, asked_by_post
from dejarik.service.people import (
    accounts,
    administration,
    bans,
    invitations,
    moderation,
    removal,
    sessions,
    sign_up,
)
from dejarik.service.personal_data import deletion
from dejarik.service.scopes import Scope

PEOPLE: Final = "/api/people"

READ: Final = (
    Route("/api/sign-up", sign_up.show_sign_up),
    Route(f"{PEOPLE}/me", sessions.myself),
    Route(f"{PEOPLE}/sessions", sessions.list_sessions),
    Route(f"{PEOPLE}/blocked", moderation.list_blocked),
)
DONE: Final = (
    Route(f"{PEOPLE}/register", accounts.register),
    Route(f"{PEOPLE}/log-in", accounts.log_in),
    Route(f"{PEOPLE}/guest", accounts.be_guest),
    Route(f"{PEOPLE}/become-account", accounts.become_account),
    Route(f"{PEOPLE}/change-password", accounts.change_password),
    Route(f"{PEOPLE}/delete", deletion.delete_account, leaves=True),
    Route(f"{PEOPLE}/log-out", sessions.log_out, leaves=True),
    Route(f"{PEOPLE}/settings", sessions.save_settings),
    Route(f"{PEOPLE}/revoke-session", sessions.revoke_session),
    Route(f"{PEOPLE}/find", moderation.find_person, Scope.READ),
    Route(f"{PEOPLE}/block", moderation.block),
    Route(f"{PEOPLE}/unblock", moderation.unblock),
    Route(f"{PEOPLE}/reports", moderation.list_reports),
    Route(f"{PEOPLE}/close-report", moderation.close_report),
    Route(f"{PEOPLE}/mute", moderation.mute),
    Route(f"{PEOPLE}/unmute", moderation.unmute),
    Route(f"{PEOPLE}/suspend", removal.suspend),
    Route(f"{PEOPLE}/readmit", removal.readmit),
    Route(f"{PEOPLE}/rename", removal.rename),
    Route(f"{PEOPLE}/bans", bans.list_bans),
    Route(f"{PEOPLE}/ban-network", bans.ban_network),
    Route(f"{PEOPLE}/lift-ban", bans.lift_ban),
    Route(f"{PEOPLE}/invite", invitations.make_invitation),
    Route(f"{PEOPLE}/invitations", invitations.list_invitations),
    Route(f"{PEOPLE}/revoke-invitation", invitations.revoke_invitation),
    Route(f"{PEOPLE}/invitation", invitations.check_invitation),
    Route(f"{PEOPLE}/origin", invitations.show_origin),
    Route(f"{PEOPLE}/warn", removal.warn),
    Route(f"{PEOPLE}/acknowledge", removal.acknowledge),
    Route(f"{PEOPLE}/reset-link", administration.make_reset_link),
    Route(f"{PEOPLE}/reset-password", administration.reset_password),
    Route(f"{PEOPLE}/role", administration.set_role),
    Route(f"{PEOPLE}/audit", administration.read_audit),
)

ROUTES: Final = (*map(asked_by_get, READ), *map(asked_by_post, DONE))
