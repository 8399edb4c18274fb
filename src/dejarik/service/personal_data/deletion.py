"""
Deleting people: what goes with an account, whoever ends it.

What belongs here: leaving for good, bot accounts, and guests whom nobody has used. What goes by
foreign key needs nothing here; what stays, and why, stands in the `inventory`.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.service.desertion import concede_all
from dejarik.service.game_starts import StartPorts
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.table_store import WAITING, TableStore
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import NO_PASSWORD, AccountStore
from dejarik.service.people.accounts import changed_meanwhile, prove_password
from dejarik.service.people.key_wire import NamedBot
from dejarik.service.people.office import AccountPorts, Caller
from dejarik.service.people.roles import Act, Role, require
from dejarik.service.ports import Database
from dejarik.service.records.fault_store import disown_faults
from dejarik.service.refusals import Code, Refusal

MOST_WAITING: Final = 500
"""Tables at which somebody waits, or is invited: far more than anybody may have."""


async def delete_account(
    request: wire.DeleteAccount, caller: Caller, office: AccountPorts, ports: StartPorts
) -> wire.Done:
    """
    Delete whoever asks; the name is free from then on, and games call them somebody.

    Games that are still played are conceded first, so that whoever stays has won them.

    Raises Refusal NOT_SIGNED_IN, CONFLICT, TOO_OFTEN or BUSY, and changes nothing then.
    """
    account = caller.account
    require(account, Act.LEAVE)
    proven = NO_PASSWORD
    if account.role != Role.GUEST:
        proven = await prove_password(request.password, caller, office)
    if account.role == Role.ADMINISTRATOR:
        await _must_leave_another(account.id, AccountStore(office.database))
    await concede_all(account.id, ports)
    for bot in await AccountStore(office.database).bots_of(account.id):
        await concede_all(bot.id, ports)
    async with office.database.transaction() as together:
        accounts = AccountStore(together)
        # All of them before oneself: two who leave at once would wait for each other.
        if account.role == Role.ADMINISTRATOR:
            await _must_leave_another(account.id, accounts)
        if not await accounts.come_in(account.id, proven, office.now()):
            raise changed_meanwhile()
        bots = [bot.id for bot in await accounts.bots_of(account.id)]
        await accounts.delete(account.id)
        await erase_traces([account.id, *bots], together)
    await office.tell_ended(account.id)
    return wire.Done()


async def _must_leave_another(account: str, accounts: AccountStore) -> None:
    """Raise Refusal CONFLICT for the only administrator; in a transaction all of them are held."""
    if await accounts.hold_administrators() == {account}:
        raise Refusal(
            Code.CONFLICT,
            "You are the only administrator.",
            "Make somebody else an administrator first.",
        )


async def delete_bot(
    request: NamedBot, caller: Caller, office: AccountPorts, ports: StartPorts
) -> wire.Done:
    """
    Delete a bot account of whoever asks, with its keys; games call it somebody from then on.

    Its games are conceded first. Raises Refusal MISSING, and changes nothing then.
    """
    bots = await AccountStore(office.database).bots_of(caller.account.id)
    if request.account in {bot.id for bot in bots}:
        await concede_all(request.account, ports)
    async with office.database.transaction() as together:
        accounts = AccountStore(together)
        own = {bot.id for bot in await accounts.bots_of(caller.account.id)}
        if request.account not in own or not await accounts.delete(request.account):
            message = "You have no such bot account."
            raise Refusal(Code.MISSING, message, "It may have been deleted already.")
        await erase_traces([request.account], together)
    await office.tell_ended(request.account)
    return wire.Done()


async def erase_traces(accounts: Sequence[str], database: Database) -> None:
    """
    Delete what accounts that are gone have said, and take them out of what they reported.

    Nobody waits for them at a table: they have left those whose games have not begun.
    """
    tables = TableStore(database)
    for account in accounts:
        for table in await tables.of(account, WAITING, MOST_WAITING):
            await tables.leave(table.id, account)
        await ChatStore(database).remove_of(account)
        await disown_faults(account, database)
