"""
Bot accounts: players that are programs, and say so in their names.

What belongs here: making them, and what they are called. What does not: their keys (`keys`), by
which alone they sign in, and deleting them (`personal_data.deletion`).

A bot account plays unrated, answers challenges and opens tables of its own; it looks for nobody.
"""

from typing import Final

from dejarik.hosting.people.names import name_fault
from dejarik.service.ids import new_id
from dejarik.service.people import key_wire as wire
from dejarik.service.people.account_store import NO_PASSWORD, AccountStore
from dejarik.service.people.office import AccountPorts, Caller, person_of
from dejarik.service.people.people_wire import Person
from dejarik.service.people.roles import Act, Role, require
from dejarik.service.people.session_ends import must_last
from dejarik.service.ports import Account, Taken
from dejarik.service.refusals import Code, Refusal

MOST_BOTS: Final = 3
"""How many bot accounts one person may have."""


def bot_name(name: str, owner: str) -> str:
    """What people read for a bot account."""
    return f"{name} (bot of {owner})"


def bare_name(bot: str) -> str:
    """What a bot account's owner has called it."""
    return bot.partition(" ")[0]


async def make_bot(request: wire.MakeBot, caller: Caller, office: AccountPorts) -> Person:
    """
    Make a bot account. It has no password: its owner makes keys for it.

    Raises Refusal FORBIDDEN, INVALID, TAKEN, CONFLICT or NOT_SIGNED_IN, and changes nothing then.
    """
    require(caller.account, Act.KEEP_BOTS)
    fault = name_fault(request.name)
    if fault:
        raise Refusal(Code.INVALID, fault, "Choose another name.")
    owner, now = caller.account, office.now()
    bot = Account(new_id(), bot_name(request.name, owner.name), Role.BOT, now)
    try:
        async with office.database.transaction() as together:
            accounts = AccountStore(together)
            # Two requests at once cannot make more bots than one: the owner is held.
            await must_last(caller, together, now)
            if len(await accounts.bots_of(owner.id)) >= MOST_BOTS:
                message = f"You have {MOST_BOTS} bot accounts already."
                raise Refusal(Code.CONFLICT, message, "Delete one of them first.")
            await accounts.add(bot, NO_PASSWORD, owner.id)
    except Taken:
        message = f"A bot account of yours has a name that looks like {request.name}."
        raise Refusal(Code.TAKEN, message, "Choose another name.") from None
    return person_of(bot)


async def renamed(account: Account, name: str, accounts: AccountStore) -> None:
    """
    Give an account another name, and with it its bot accounts; a bot's still says whose it is.

    Raises Taken when a name looks like another's.
    """
    if account.role == Role.BOT:
        await accounts.rename(account.id, bot_name(name, await accounts.owner_name(account.id)))
        return
    await accounts.rename(account.id, name)
    for bot in await accounts.bots_of(account.id):
        await accounts.rename(bot.id, bot_name(bare_name(bot.name), name))
