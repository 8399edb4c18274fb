"""
Commands about who may come in: bans and invitations, for whoever has the machine.

What belongs here: arguments into acts, and their words. What does not: the acts (`service.people`).
"""

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import Final

from dejarik.cli.club_file import database_of
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.clocks import now
from dejarik.service.people import bans
from dejarik.service.people import sign_up_wire as wire
from dejarik.service.people.ban_store import BanStore
from dejarik.service.people.invitation_store import InvitationStore
from dejarik.service.people.invitations import INVITATION_PAGE, all_listed, keep_new
from dejarik.service.people.moderation import note_of
from dejarik.service.people.people_wire import DAY_MINUTES, LONGEST_BAN
from dejarik.service.ports import Database, Unavailable
from dejarik.service.refusals import Refusal

MOST: Final = 100
"""How many lines are listed."""

Act = Callable[[Database], Awaitable[list[str]]]


def show_bans(args: Namespace) -> int:
    """List who and which networks are kept out, ban a network, or lift a ban."""

    async def act(database: Database) -> list[str]:
        if args.network:
            return await _ban(args, database)
        if args.lift:
            return await _lift(args.lift, database)
        return await _list_bans(database)

    return _print(act, args)


def show_invitations(args: Namespace) -> int:
    """List the invitations, make one, or revoke one."""

    async def act(database: Database) -> list[str]:
        if args.make:
            return await _invite(args, database)
        if args.revoke:
            return await _revoke(args.revoke, database)
        return await _list_invitations(database)

    return _print(act, args)


def _print(act: Act, args: Namespace) -> int:
    use_password(args.secrets)
    url = database_of(args)
    migrate(url)
    for line in asyncio.run(_opened(act, url)):
        print(line)
    return 0


async def _opened(act: Act, url: str) -> list[str]:
    try:
        async with open_database(url) as database:
            return await act(database)
    except Refusal as refusal:
        raise Trouble("Nothing was changed.", refusal.message, refusal.advice) from refusal
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error


async def _ban(args: Namespace, database: Database) -> list[str]:
    if not 1 <= args.days * DAY_MINUTES <= LONGEST_BAN:
        days = f"1 to {LONGEST_BAN // DAY_MINUTES} days"
        raise Trouble(
            f"A ban is not for {args.days} days.", f"it lasts {days}", "name --days", USAGE
        )
    network, reason = bans.typed_network(args.network), note_of(args.reason)
    asked = wire.BanNetwork(network, args.days * DAY_MINUTES, reason, args.everybody)
    async with database.transaction() as together:
        made = await bans.keep_network(asked, network, reason, bans.COMMAND, now(), together)
    whom = "Nobody but staff signs in" if args.everybody else "Nobody new comes"
    return [f"{whom} from {network} until {_day(made.until)} ({made.id})."]


async def _lift(id_: str, database: Database) -> list[str]:
    async with database.transaction() as together:
        await bans.lift(await BanStore(together).find(id_), bans.COMMAND, now(), together)
    return [f"The ban {id_} has ended."]


async def _list_bans(database: Database) -> list[str]:
    found = await bans.listed(wire.ListBans(most=MOST), now(), database)
    lines = []
    for one in found.bans:
        whose = one.network or one.account_name
        if one.network.startswith("#"):
            whose = f"a network of {one.account_name}"
        whom = ", everybody" if one.everybody else ""
        lines += [f"{one.id}: {whose}{whom}, until {_day(one.until)}, by {one.made_by_name}"]
        lines += [f"  {one.reason}"] if one.reason else []
    lines += [f"There are more: these are the newest {MOST}."] if found.more else []
    return lines or ["Nobody is kept out."]


async def _invite(args: Namespace, database: Database) -> list[str]:
    if not (1 <= args.uses <= wire.MOST_USES and 1 <= args.days <= wire.MOST_DAYS):
        limits = f"it is for 1 to {wire.MOST_USES} people and 1 to {wire.MOST_DAYS} days"
        raise Trouble("There is no such invitation.", limits, "name --uses and --days", USAGE)
    made, code = await keep_new(wire.MakeInvitation(args.uses, args.days), "", now(), database)
    people = "one person" if made.uses == 1 else f"{made.uses} people"
    return [
        f"{INVITATION_PAGE}#{code}",
        f"Put the address of your page before it. It is for {people}, until {_day(made.expires)},",
        f"and is never shown again. Its number is {made.id}.",
    ]


async def _revoke(id_: str, database: Database) -> list[str]:
    if await InvitationStore(database).revoke(id_, "") is None:
        raise Trouble(f"There is no invitation {id_}.", "nothing was changed", "look at the list")
    return [f"The invitation {id_} opens nothing any more."]


async def _list_invitations(database: Database) -> list[str]:
    found = await all_listed(wire.ListInvitations(everybody=True, most=MOST), "", database)
    lines = [
        f"{one.id}: by {one.maker_name}, used {one.used} of {one.uses}, until {_day(one.expires)}"
        for one in found.invitations
    ]
    lines += [f"There are more: these are the newest {MOST}."] if found.more else []
    return lines or ["There is no invitation."]


def _day(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ms / 1_000))
