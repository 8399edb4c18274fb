"""
The shape of an export: everything that is kept of one person, as JSON.

What belongs here: the fields, and what each means. What does not: where they come from
(`export_store`). Times are milliseconds since 1970, and 0 is never.

A field that is added makes no new version; one that goes or changes its meaning does.
"""

from typing import Final, Literal

import msgspec

SCHEMA: Final = "dejarik-personal-data"
VERSION: Final = 1


class AccountData(msgspec.Struct, frozen=True):
    """The account itself."""

    id: str
    name: str
    role: str
    created: int
    seen: int
    muted_until: int
    suspended_until: int


class MailData(msgspec.Struct, frozen=True):
    """Where mail goes, since when, and which address waits to be confirmed until when."""

    address: str
    confirmed: int
    new_address: str
    new_until: int


class SessionData(msgspec.Struct, frozen=True):
    """A device that is signed in, as it called itself; its token is not kept."""

    device: str
    created: int
    seen: int
    expires: int


class KeyData(msgspec.Struct, frozen=True):
    """A key for programs: its first signs, not the key; `used` is the day of its last use."""

    name: str
    begins: str
    scopes: str
    created: int
    used: int
    expires: int


class BotData(msgspec.Struct, frozen=True):
    """A bot account of the person."""

    id: str
    name: str
    created: int


class SubscriptionData(msgspec.Struct, frozen=True):
    """A browser that is told by push: the host of the push service, without its keys."""

    host: str
    created: int


class VersionData(msgspec.Struct, frozen=True):
    """A list that a deck had, with what its owner said of it."""

    number: int
    cards: msgspec.Raw
    note: str
    kept: int


class DeckData(msgspec.Struct, frozen=True):
    """A deck; `link` is where it is shared, `hidden` when a moderator ended that."""

    id: str
    title: str
    name: str
    edition: str
    format: str
    cards: msgspec.Raw
    link: str
    created: int
    changed: int
    hidden: int
    versions: tuple[VersionData, ...]


class OfferData(msgspec.Struct, frozen=True):
    """An offer to play that is open, or has led to a table lately."""

    id: str
    title: str
    edition: str
    format: str
    deck_name: str
    cards: msgspec.Raw
    since: int
    until: int


class GameData(msgspec.Struct, frozen=True):
    """
    A table at which the person has a seat, or had one.

    `score`: 1 won, 0.5 level, 0 lost. Their own answers are in the `replay`, which is empty
    until the game is over: while it goes on, nobody may see more than its table shows them.
    """

    table: str
    game: str
    title: str
    edition: str
    format: str
    status: str
    created: int
    ended: int
    seat: int
    is_host: bool
    deck_name: str
    cards: msgspec.Raw
    score: float | None
    rating_before: float | None
    rating_after: float | None
    replay: str


class RatingData(msgspec.Struct, frozen=True):
    """A rating in a format of a title, after how many games, and when the last of them was."""

    title: str
    format: str
    points: float
    deviation: float
    volatility: float
    games: int
    played: int


class FriendData(msgspec.Struct, frozen=True):
    """A friend, or somebody who asks or is asked; `accepted` is when they agreed."""

    account: str
    name: str
    asked_by_you: bool
    at: int
    accepted: int


class BlockData(msgspec.Struct, frozen=True):
    """Somebody whom the person has blocked."""

    account: str
    name: str
    at: int


class ChatData(msgspec.Struct, frozen=True):
    """A line that the person has said, and where."""

    place: str
    text: str
    at: int


class ReportData(msgspec.Struct, frozen=True):
    """What the person told the moderators about somebody, and when they closed it."""

    about: str
    about_name: str
    place: str
    reason: str
    at: int
    closed: int


class WarningData(msgspec.Struct, frozen=True):
    """A warning of a moderator, and when it was read."""

    reason: str
    at: int
    seen: int


class ActData(msgspec.Struct, frozen=True):
    """
    What a moderator or administrator did.

    Who did it is not told, nor are notes on reports: they may say who has reported.
    """

    act: str
    at: int
    detail: str


class OwnActData(msgspec.Struct, frozen=True):
    """What the person did as a moderator or administrator; to whom is that person's own."""

    act: str
    at: int


class FaultData(msgspec.Struct, frozen=True):
    """A fault of the rules that the person reported, in their words if they can still be read."""

    game: str
    note: str
    at: int


class InvitationData(msgspec.Struct, frozen=True):
    """An invitation that the person made; who came with it is those people's own."""

    id: str
    uses: int
    used: int
    created: int
    expires: int


class InvitedData(msgspec.Struct, frozen=True):
    """That the person came with an invitation; whose it was is that person's own."""

    at: int


class SingleData(msgspec.Struct, frozen=True, kw_only=True):
    """What an export begins with: its version, when and where it was made, what is there once."""

    schema: Literal["dejarik-personal-data"] = SCHEMA
    version: Literal[1] = VERSION
    made: int
    site: str
    account: AccountData
    mail: MailData
    settings: dict[str, bool | str | int | float | None]


class PersonalData(SingleData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is kept of one person, but for secrets and what is others' own."""

    sessions: tuple[SessionData, ...]
    keys: tuple[KeyData, ...]
    bots: tuple[BotData, ...]
    push_subscriptions: tuple[SubscriptionData, ...]
    decks: tuple[DeckData, ...]
    offers: tuple[OfferData, ...]
    games: tuple[GameData, ...]
    ratings: tuple[RatingData, ...]
    friends: tuple[FriendData, ...]
    blocks: tuple[BlockData, ...]
    chat_lines: tuple[ChatData, ...]
    reports: tuple[ReportData, ...]
    warnings: tuple[WarningData, ...]
    acts_about_you: tuple[ActData, ...]
    acts_by_you: tuple[OwnActData, ...]
    faults: tuple[FaultData, ...]
    invitations: tuple[InvitationData, ...] = ()
    invited: tuple[InvitedData, ...] = ()
