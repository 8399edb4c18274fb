"""
The shapes in which handlers for people are asked and answer.

What belongs here: structs and their limits.
What does not: what is done with them. Names and passwords have wide limits here, so that the
handlers can say in words what is wrong.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_-]+\Z")]
AnyId = Annotated[str, Meta(max_length=40, pattern=r"\A[A-Za-z0-9_-]*\Z")]
Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=100)]
Place = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\A[A-Za-z0-9_.:-]+\Z")]
Note = Annotated[str, Meta(max_length=2_000)]
Millis = Annotated[int, Meta(ge=0, le=2**53)]
Page = Annotated[int, Meta(ge=1, le=100)]
DAY_MINUTES: Final = 1_440
LONGEST_BAN: Final = 10 * 365 * DAY_MINUTES
"""Minutes: as good as for good, and still a time."""
Minutes = Annotated[int, Meta(ge=1, le=LONGEST_BAN)]
SettingName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[a-z0-9_.-]+\Z")]
SettingText = Annotated[str, Meta(max_length=200)]
SettingNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Setting = bool | SettingNumber | SettingText | None
Settings = Annotated[dict[SettingName, Setting], Meta(max_length=50)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked."""


class Reply(msgspec.Struct, frozen=True):
    """What is answered."""


class Register(Request, frozen=True):
    """Make an account, with the code of an invitation if one is needed."""

    name: Name
    password: Password
    invitation: Token = ""


class LogIn(Request, frozen=True):
    """Open a session of an account."""

    name: Name
    password: Password


class BecomeAccount(Request, frozen=True):
    """Give a guest a name and a password, with an invitation if one is needed."""

    name: Name
    password: Password
    invitation: Token = ""


class ChangePassword(Request, frozen=True):
    """Choose another password; the old one proves who asks."""

    old: Password
    new: Password


class DeleteAccount(Request, frozen=True):
    """Delete oneself; the password proves who asks, and a guest has none."""

    password: Password = ""


class SaveSettings(Request, frozen=True):
    """Keep what a client wants to find again; it replaces what was kept before."""

    settings: Settings


class RevokeSession(Request, frozen=True):
    """End one of one's sessions."""

    session: Id


class FindPerson(Request, frozen=True):
    """Look somebody up by name."""

    name: Name


class OnePerson(Request, frozen=True):
    """Somebody, by id."""

    account: Id


class Mute(Request, frozen=True):
    """Keep somebody from speaking for a while."""

    account: Id
    minutes: Annotated[int, Meta(ge=1, le=525_600)]
    reason: Note


class Suspend(Request, frozen=True):
    """Keep somebody out for a while; with `networks`, nobody new comes from theirs meanwhile."""

    account: Id
    minutes: Minutes
    reason: Note
    networks: bool = False


class Warn(Request, frozen=True):
    """Tell somebody what they must not do again; they have to say that they have read it."""

    account: Id
    reason: Note


class Acknowledge(Request, frozen=True):
    """Say that one has read a warning."""

    warning: Id


class CloseTable(Request, frozen=True):
    """Close a table, and say why to those who sit there."""

    table: Id
    reason: Note


class HideDeck(Request, frozen=True):
    """Take a shared deck from its link, and say why to its owner."""

    link: Id
    reason: Note


class Rename(Request, frozen=True):
    """Give somebody another name, and say why."""

    account: Id
    name: Name
    reason: Note


class RemoveLine(Request, frozen=True):
    """Take a line of chat away, and say why."""

    line: Annotated[int, Meta(ge=0, le=2**53)]
    reason: Note


class MakeReport(Request, frozen=True):
    """Tell the moderators about somebody: where it was, and what."""

    about: Id
    place: Place
    reason: Note


class ListReports(Request, frozen=True):
    """Open reports, the oldest first, after the one that a page ended with."""

    after_at: Millis = 0
    after_id: AnyId = ""
    most: Page = 50


class CloseReport(Request, frozen=True):
    """Put a report away, and say why."""

    report: Id
    note: Note


class ReadAudit(Request, frozen=True):
    """What moderators and administrators did, the newest first, before where a page ended."""

    before_at: Millis = 2**53
    before_id: AnyId = ""
    most: Page = 50


class MakeResetLink(Request, frozen=True):
    """Make a link with which somebody chooses a new password, once."""

    account: Id


class ResetPassword(Request, frozen=True):
    """Choose a new password with the token of such a link."""

    token: Token
    password: Password


class SetRole(Request, frozen=True):
    """Make somebody a player, a moderator or an administrator."""

    account: Id
    role: Literal["player", "moderator", "administrator"]


class Done(Reply, frozen=True):
    """It is done, and there is nothing more to say."""


class Person(Reply, frozen=True):
    """Somebody as anybody may see them."""

    id: str
    name: str
    role: str
    created: int


class Myself(Reply, frozen=True):
    """Somebody as they see themselves."""

    person: Person
    muted_until: int
    settings: dict[str, bool | str | int | float | None]


class SignedIn(Reply, frozen=True):
    """A session has begun. The token is told here and never again."""

    token: str
    expires: int
    person: Person


class WarningLine(Reply, frozen=True):
    """What moderators want somebody to read."""

    id: str
    at: int
    reason: str


class SessionLine(Reply, frozen=True):
    """One session in a list: what opened it and when; `current` is the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    expires: int
    current: bool


class SessionList(Reply, frozen=True):
    """The sessions of whoever asks, the latest used first."""

    sessions: tuple[SessionLine, ...]


class BlockList(Reply, frozen=True):
    """Whom one has blocked."""

    blocked: tuple[Person, ...]


class ExcerptLine(Reply, frozen=True):
    """A line of chat as the service itself kept it."""

    at: int
    account: str
    name: str
    text: str


class ReportLine(Reply, frozen=True):
    """An open report. People who are gone are called somebody."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    about: str
    about_name: str
    place: str
    reason: str
    excerpt: tuple[ExcerptLine, ...]


class ReportList(Reply, frozen=True):
    """Reports, and whether there are more after them."""

    reports: tuple[ReportLine, ...]
    more: bool


class AuditLine(Reply, frozen=True):
    """What a moderator or administrator did; no actor is the command line."""

    id: str
    at: int
    actor: str
    actor_name: str
    act: str
    target: str
    target_name: str
    detail: str


class AuditList(Reply, frozen=True):
    """Acts, and whether there are more before them."""

    acts: tuple[AuditLine, ...]
    more: bool


class ResetLink(Reply, frozen=True):
    """The token of a link, to be handed to its owner and nobody else."""

    token: str
    expires: int
