"""
The inventory: every column that names a person, whether it is exported, and how it is deleted.

What belongs here: the list, and a reason wherever something is not exported or stays.
A test compares it with the tables of a database, so that nothing new is forgotten. Names stand
in `accounts` alone: what else is stored has ids, and seats have numbers.
"""

from enum import StrEnum
from typing import Final, NamedTuple


class Deletion(StrEnum):
    """What becomes of a column when the account that it names is deleted."""

    DELETED = "its row is deleted"
    EMPTIED = "the name is taken out"
    KEPT = "a bare id is kept, which leads to nobody"


class Held(NamedTuple):
    """The field of an export that tells it, or none; what a deletion does; and why, if need be."""

    exported: str
    deletion: Deletion
    reason: str = ""


_SHARED: Final = "The game is also the record of those who played it."
_POWER: Final = "What those with power did must be accountable for good."
_EVIDENCE: Final = "Moderators decide about it, and may have to again."
_OTHERS: Final = "It is what somebody else has done."
_SECRET: Final = "It is a secret, or stands for one, and goes by itself within a day."

INVENTORY: Final = {
    "accounts.id": Held("account", Deletion.DELETED),
    "sessions.account": Held("sessions", Deletion.DELETED),
    "accounts.owner": Held("bots", Deletion.DELETED),
    "api_keys.account": Held("keys", Deletion.DELETED),
    "resets.account": Held("", Deletion.DELETED, _SECRET),
    "mail_addresses.account": Held("mail", Deletion.DELETED),
    "mail_changes.account": Held("mail", Deletion.DELETED),
    "push_subscriptions.account": Held("push_subscriptions", Deletion.DELETED),
    "private_presence.account": Held(
        "", Deletion.DELETED, "It is read no longer: only friends are told who is here."
    ),
    "decks.owner": Held("decks", Deletion.DELETED),
    "seeks.owner": Held("offers", Deletion.DELETED),
    "seeks.last_opponent": Held(
        "", Deletion.KEPT, "It is in somebody else's offer, which goes within days."
    ),
    "tables.host": Held("games", Deletion.KEPT, _SHARED),
    "seats.account": Held("games", Deletion.KEPT, _SHARED),
    "games.settings": Held("games", Deletion.KEPT, _SHARED),
    "ratings.holder": Held("ratings", Deletion.DELETED),
    "ratings.account": Held("ratings", Deletion.DELETED),
    "friends.account": Held("friends", Deletion.DELETED),
    "friends.other": Held("friends", Deletion.DELETED),
    "blocks.account": Held("blocks", Deletion.DELETED),
    "blocks.blocked": Held("", Deletion.DELETED, _OTHERS),
    "chat.author": Held("chat_lines", Deletion.DELETED),
    "reports.reporter": Held("reports", Deletion.KEPT, _EVIDENCE),
    "reports.about": Held("", Deletion.KEPT, f"{_OTHERS} {_EVIDENCE}"),
    "reports.excerpt": Held("", Deletion.KEPT, f"Others speak in it, too. {_EVIDENCE}"),
    "reports.closed_by": Held("acts_by_you", Deletion.KEPT, _POWER),
    "warnings.account": Held("warnings", Deletion.DELETED),
    "audit.actor": Held("acts_by_you", Deletion.KEPT, _POWER),
    "audit.target": Held("acts_about_you", Deletion.KEPT, _POWER),
    "faults.account": Held("faults", Deletion.EMPTIED),
    "bans.account": Held("acts_about_you", Deletion.KEPT, f"{_POWER} It goes when the ban ends."),
    "bans.made_by": Held("acts_by_you", Deletion.KEPT, f"{_POWER} It goes when the ban ends."),
    "banned_browsers.account": Held(
        "", Deletion.KEPT, "It keeps somebody suspended from coming anew; it goes with the ban."
    ),
    "account_networks.account": Held(
        "", Deletion.DELETED, "It is a hash under a secret, and goes by itself within 30 days."
    ),
    "invitations.maker": Held("invitations", Deletion.DELETED),
    "invited.account": Held("invited", Deletion.DELETED),
    "invited.inviter": Held("invitations", Deletion.KEPT, _EVIDENCE),
}
"""By table and column."""

NO_PERSON: Final = {
    "alembic_version": "which migration the database is at",
    "entries": "answers by seat; the seats are in `seats`",
    "snapshots": "states of running games, by seat",
    "instances": "the processes of the service",
    "homes": "which process has which game",
    "waiting": "games that wait for another release",
    "secrets": "secrets of the service",
    "undo_talks": "what seats said about taking back",
    "service_time": "the time of the service",
    "seat_cards": "cards by seat, to find games by; they are in the decks of `games`",
    "deck_versions": "they belong to a deck, and are exported and deleted with it",
    "feed": "which public tables began and ended; who played is in `seats`",
    "page_assets": "files of the page",
    "feed_numbers": "the number of the last event of the feed",
    "rate_limits": "hashes of what is counted, for minutes",
}
"""Tables that name nobody, and what is in them."""
