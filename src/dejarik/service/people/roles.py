"""
Roles: who may do what, and to whom.

What belongs here: the table, and questions to it. Nothing here waits or remembers.
What does not: rights that come from a seat at a table, for those are the table's.
"""

from enum import StrEnum
from typing import Final

from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal


class Role(StrEnum):
    """What somebody is to the service."""

    GUEST = "guest"
    PLAYER = "player"
    MODERATOR = "moderator"
    ADMINISTRATOR = "administrator"
    BOT = "bot"


class Act(StrEnum):
    """What a role may allow."""

    PLAY = "play"
    LOOK_FOR_GAMES = "look for opponents"
    CHAT = "chat"
    KEEP_DECKS = "keep decks"
    SHARE_DECKS = "share decks"
    KEEP_SETTINGS = "keep settings"
    SEE_SESSIONS = "see their sessions"
    BLOCK = "block somebody"
    BEFRIEND = "have friends"
    REPORT = "report somebody"
    EXPORT = "export their data"
    LEAVE = "delete their account"
    BECOME_ACCOUNT = "become an account"
    CHANGE_PASSWORD = "change their password"
    CHANGE_MAIL = "change their mail address"
    MAKE_KEYS = "make keys"
    KEEP_BOTS = "keep bot accounts"
    INVITE = "invite people"
    READ_REPORTS = "read reports"
    CLOSE_REPORTS = "close reports"
    MUTE = "mute somebody"
    SUSPEND = "suspend somebody"
    BAN = "ban a network"
    SEE_INVITATIONS = "see who invited whom"
    RENAME = "rename somebody"
    REMOVE_LINES = "remove what was said"
    WARN = "warn somebody"
    CLOSE_TABLES = "close a table"
    HIDE_DECKS = "hide a shared deck"
    READ_AUDIT = "read the audit"
    RESET_PASSWORD = "reset a password"
    SET_ROLE = "change a role"
    END_GAMES = "end games that wait for their release"


_EVERYBODY: Final = frozenset(
    {
        Act.PLAY,
        Act.LOOK_FOR_GAMES,
        Act.CHAT,
        Act.KEEP_DECKS,
        Act.KEEP_SETTINGS,
        Act.SEE_SESSIONS,
        Act.BLOCK,
        Act.REPORT,
        Act.EXPORT,
        Act.LEAVE,
    }
)
_PLAYERS: Final = _EVERYBODY | {
    Act.SHARE_DECKS,
    Act.BEFRIEND,
    Act.CHANGE_PASSWORD,
    Act.CHANGE_MAIL,
    Act.MAKE_KEYS,
    Act.KEEP_BOTS,
    Act.INVITE,
}
_MODERATORS: Final = _PLAYERS | {
    Act.READ_REPORTS,
    Act.CLOSE_REPORTS,
    Act.MUTE,
    Act.SUSPEND,
    Act.BAN,
    Act.SEE_INVITATIONS,
    Act.RENAME,
    Act.REMOVE_LINES,
    Act.WARN,
    Act.CLOSE_TABLES,
    Act.HIDE_DECKS,
}

MAY: Final = {
    Role.GUEST: _EVERYBODY | {Act.BECOME_ACCOUNT},
    Role.PLAYER: _PLAYERS,
    Role.MODERATOR: _MODERATORS,
    Role.ADMINISTRATOR: _MODERATORS
    | {Act.READ_AUDIT, Act.RESET_PASSWORD, Act.SET_ROLE, Act.END_GAMES},
    Role.BOT: frozenset({Act.PLAY, Act.KEEP_DECKS, Act.SHARE_DECKS}),
}
"""Who may do what."""

OVER: Final[dict[Role, frozenset[Role]]] = {
    Role.GUEST: frozenset(),
    Role.PLAYER: frozenset(),
    Role.MODERATOR: frozenset({Role.GUEST, Role.PLAYER, Role.BOT}),
    Role.ADMINISTRATOR: frozenset(Role),
    Role.BOT: frozenset(),
}
"""Whom somebody may warn, mute, suspend, rename, reset or give another role."""


def role_of(account: Account) -> Role:
    """What somebody is to the service."""
    return Role(account.role)


def may(role: Role, act: Act) -> bool:
    """Whether a role allows an act."""
    return act in MAY[role]


def require(account: Account, act: Act) -> None:
    """Raise a refusal unless the account's role allows the act."""
    role = role_of(account)
    if may(role, act):
        return
    advice = "Log in to an account that may."
    if role is Role.GUEST and may(Role.PLAYER, act):
        advice = "Choose a name and a password: your games and decks stay yours."
    raise Refusal(Code.FORBIDDEN, f"A {role} may not {act}.", advice)


def require_over(account: Account, act: Act, other: Account) -> None:
    """Raise a refusal unless the account may do the act, and to this one."""
    require(account, act)
    if account.id == other.id:
        raise Refusal(Code.FORBIDDEN, "Nobody may do that to themselves.", "Ask somebody else.")
    if Role(other.role) not in OVER[Role(account.role)]:
        raise Refusal(
            Code.FORBIDDEN,
            f"A {account.role} may not do that to a {other.role}.",
            "Ask an administrator.",
        )
