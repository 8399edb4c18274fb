"""
Bans: who is kept out, and from which networks nobody new comes.

What belongs here: making, listing and lifting them.
What does not: what a ban keeps from whom (`ban_checks`).

A suspension closes an account. A ban of a network, and the mark of a browser, close the way to
another one: no guest and no account is made there. Whoever changes both network and browser
passes; whoever shares a network with somebody banned cannot sign up from there.
"""

from collections.abc import Mapping
from typing import Final

from dejarik.hosting.people.addresses import networks_around, read_network
from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.ids import new_id
from dejarik.service.people import sign_up_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_store import Ban, BanStore, NetworkStore
from dejarik.service.people.moderation import note_of
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.networks import MARK
from dejarik.service.people.office import DAY, MINUTE, AccountPorts, Caller
from dejarik.service.people.people_wire import Done, Suspend
from dejarik.service.people.roles import Act, require, require_over
from dejarik.service.ports import Database
from dejarik.service.refusals import Code, Refusal

NETWORKS_KEPT: Final = 30 * DAY
"""How long it is known from which networks somebody came."""
MOST_NETWORKS: Final = 5
COMMAND: Final = ""
"""Who acts when nobody is signed in: whoever has the machine."""


async def keep_suspension(
    request: Suspend, reason: str, by: str, now: int, database: Database
) -> None:
    """List a suspension, and know its browsers and, if that is wanted, its networks again."""
    until, account = now + request.minutes * MINUTE, request.account
    store = BanStore(database)
    await store.add(Ban(new_id(), account, "", False, until, reason, by, now))
    await store.mark_browsers(account, until)
    for network in await NetworkStore(database).of(account) if request.networks else ():
        await store.add(Ban(new_id(), account, network, False, until, reason, by, now))


async def ban_network(request: wire.BanNetwork, caller: Caller, office: AccountPorts) -> Done:
    """
    Let nobody new come from a network; with `everybody`, nobody but staff signs in from there.

    Sessions that are open go on. Raises Refusal FORBIDDEN, INVALID or CONFLICT, and changes
    nothing then.
    """
    require(caller.account, Act.BAN)
    reason = note_of(request.reason)
    network = typed_network(request.network)
    if network in networks_around(caller.visitor.address):
        message = f"You come from {network} yourself."
        raise Refusal(Code.CONFLICT, message, "Name another network.")
    async with office.database.transaction() as together:
        await keep_network(request, network, reason, caller.account.id, office.now(), together)
    return Done()


async def keep_network(
    request: wire.BanNetwork, network: str, reason: str, by: str, now: int, database: Database
) -> Ban:
    """Store the ban of a network, with its line in the audit."""
    until = now + request.minutes * MINUTE
    made = Ban(new_id(), "", network, request.everybody, until, reason, by, now)
    await BanStore(database).add(made)
    whom = "everybody" if request.everybody else "newcomers"
    detail = f"{network}, {whom}, {request.minutes} min: {reason}"
    await AuditStore(database).add(now, by, Act.BAN, "", detail)
    return made


async def list_bans(request: wire.ListBans, caller: Caller, office: AccountPorts) -> wire.BanList:
    """Who and which networks are kept out now, the newest first. Raises Refusal FORBIDDEN."""
    require(caller.account, Act.BAN)
    return await listed(request, office.now(), office.database)


async def listed(request: wire.ListBans, now: int, database: Database) -> wire.BanList:
    """The same, for whoever may see them."""
    found = await BanStore(database).after(
        request.before_at, request.before_id, request.most + 1, now
    )
    shown = found[: request.most]
    ids = {id_ for one in shown for id_ in (one.account, one.made_by) if id_}
    names = await AccountStore(database).names(ids)
    lines = tuple(_line(one, names) for one in shown)
    return wire.BanList(lines, more=len(found) > len(shown))


async def lift_ban(request: wire.LiftBan, caller: Caller, office: AccountPorts) -> Done:
    """
    End a ban before its time; that of a suspension lets its person in again.

    Raises Refusal FORBIDDEN or MISSING, and changes nothing then.
    """
    require(caller.account, Act.BAN)
    async with office.database.transaction() as together:
        ban = await BanStore(together).find(request.ban)
        account = await AccountStore(together).find(ban.account) if ban else None
        if account is not None:
            require_over(caller.account, Act.BAN, account)
        await lift(ban, caller.account.id, office.now(), together)
    return Done()


async def lift(ban: Ban | None, by: str, now: int, database: Database) -> None:
    """End a ban, with its line in the audit. Raises Refusal MISSING."""
    if ban is None:
        raise Refusal(Code.MISSING, "There is no such ban.", "It may have ended by itself.")
    if ban.network:
        await BanStore(database).lift(ban.id)
        what = "a network" if ban.network.startswith(MARK) else ban.network
        await AuditStore(database).add(now, by, Act.BAN, ban.account, f"{what}: ended")
        return
    await end_suspension(ban.account, by, now, database)


async def end_suspension(account: str, by: str, now: int, database: Database) -> None:
    """Let somebody in again, and new people from their networks and in their browsers."""
    await AccountStore(database).suspend(account, 0)
    await BanStore(database).lift_all(account)
    await AuditStore(database).add(now, by, Act.SUSPEND, account, "ended")


def typed_network(text: str) -> str:
    """A network that somebody has typed. Raises Refusal INVALID."""
    try:
        return read_network(text)
    except ValueError as error:
        advice = "Write an address, or a network such as 192.0.2.0/24 or 2001:db8::/48."
        raise Refusal(Code.INVALID, str(error), advice) from None


def _line(ban: Ban, names: Mapping[str, str]) -> wire.BanLine:
    by = names.get(ban.made_by, SOMEBODY) if ban.made_by else "the command line"
    return wire.BanLine(
        ban.id,
        ban.account,
        names.get(ban.account, ""),
        ban.network,
        ban.everybody,
        ban.until,
        ban.reason,
        ban.made_by,
        by,
        ban.at,
    )
