"""
The shapes in which signing up, invitations and bans are asked for and told.

What belongs here: structs and their limits. What does not: what is done with them.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from dejarik.service.config import Guests, Inviters, Registration
from dejarik.service.people.people_wire import (
    AnyId,
    Id,
    Millis,
    Minutes,
    Note,
    Page,
    Reply,
    Request,
)

MOST_USES: Final = 100
MOST_DAYS: Final = 90
Network = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(max_length=100)]
InvitedAs = Literal["player", "administrator"]
"""What somebody is who comes with an invitation."""


class WorkAsked(Reply, frozen=True):
    """What a new guest or account costs: a challenge, and how many bits its solution has."""

    challenge: str
    bits: int


class SignUpShown(Reply, frozen=True):
    """Who may become somebody here; without `work` it costs nothing."""

    registration: Registration
    guests: Guests
    inviters: Inviters
    work: WorkAsked | None = None


class MakeInvitation(Request, frozen=True):
    """Make an invitation for so many people, for so many days."""

    uses: Annotated[int, Meta(ge=1, le=MOST_USES)] = 1
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 14


class RevokeInvitation(Request, frozen=True):
    """End an invitation; who came with it stays."""

    invitation: Id


class ListInvitations(Request, frozen=True):
    """One's own invitations, or everybody's, behind the one that a page ended with."""

    everybody: bool = False
    before_at: Millis = 2**53
    before_id: AnyId = ""
    most: Page = 50


class CheckInvitation(Request, frozen=True):
    """Ask whether an invitation holds."""

    code: Code


class InvitationLine(Reply, frozen=True):
    """An invitation: whose, how its code begins, how often it was used; no maker, the command."""

    id: str
    maker: str
    maker_name: str
    begins: str
    uses: int
    used: int
    created: int
    expires: int
    role: InvitedAs = "player"


class InvitationList(Reply, frozen=True):
    """Invitations, and whether there are more behind them."""

    invitations: tuple[InvitationLine, ...]
    more: bool


class InvitationMade(Reply, frozen=True):
    """A new invitation. Its code is told here and never again."""

    code: str
    line: InvitationLine


class InvitationShown(Reply, frozen=True):
    """An invitation that holds: whose it is, until when, and what it makes of whoever comes."""

    maker_name: str
    expires: int
    role: InvitedAs = "player"


class InvitedPerson(Reply, frozen=True):
    """Somebody who came with an invitation, and when."""

    id: str
    name: str
    at: int


class Origin(Reply, frozen=True):
    """Who invited somebody, if anybody, and whom they have invited; the latest of them."""

    by: InvitedPerson | None
    invited: tuple[InvitedPerson, ...]


class BanNetwork(Request, frozen=True):
    """Let nobody new come from a network, or nobody at all; people there read the reason."""

    network: Network
    minutes: Minutes
    reason: Note
    everybody: bool = False


class LiftBan(Request, frozen=True):
    """End a ban before its time."""

    ban: Id


class ListBans(Request, frozen=True):
    """Bans in force, the newest first, behind the one that a page ended with."""

    before_at: Millis = 2**53
    before_id: AnyId = ""
    most: Page = 50


class BanLine(Reply, frozen=True):
    """
    A ban in force.

    Without a network it is a suspension. A network that begins with `#` is known by a mark alone:
    it is one of the account's.
    """

    id: str
    account: str
    account_name: str
    network: str
    everybody: bool
    until: int
    reason: str
    made_by: str
    made_by_name: str
    at: int


class BanList(Reply, frozen=True):
    """Bans, and whether there are more behind them."""

    bans: tuple[BanLine, ...]
    more: bool
