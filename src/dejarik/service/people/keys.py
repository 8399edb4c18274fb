"""
Keys: what programs of people sign in with, instead of a session.

What belongs here: making, listing and revoking them, and whose a key is.
What does not: bot accounts (`bot_accounts`), and which route needs which scope (its declaration).

A key opens what its scopes name and a player may do: whatever its owner's role, it reaches no
account, no moderation and no other key.
"""

from dataclasses import replace
from typing import Final

from dejarik.hosting.people.spoken_text import cleaned
from dejarik.service.ids import new_id
from dejarik.service.people import key_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.key_store import Key, KeyStore
from dejarik.service.people.office import DAY, AccountPorts, Caller, Visitor, person_of
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, Role, require
from dejarik.service.people.session_ends import must_last
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal, too_often
from dejarik.service.scopes import Scope

PREFIX: Final = "dejarik_"
"""What every key begins with, so that whoever finds one in a file knows what it is."""
SHOWN: Final = len(PREFIX) + 4
"""How much of a key is kept to recognize it by."""
MOST_KEYS: Final = 10
"""How many keys one account may have."""
_AS_PLAYERS: Final = frozenset({Role.MODERATOR, Role.ADMINISTRATOR})


def is_key(token: str) -> bool:
    """Whether a token is a key and not that of a session."""
    return token.startswith(PREFIX)


async def authenticate_key(token: str, visitor: Visitor, office: AccountPorts) -> Caller:
    """
    Whose key it is, as somebody who may do no more than a player.

    Raises Refusal NOT_SIGNED_IN or TOO_OFTEN.
    """
    now, store = office.now(), KeyStore(office.database)
    found = await store.find(hash_of(token), now)
    if found is None:
        message = "This key is unknown, revoked or expired, or its owner is suspended."
        raise Refusal(Code.NOT_SIGNED_IN, message, "Make another one in your settings.")
    key, account = found
    wait = office.key_requests.take(key.id, now)
    if wait:
        raise too_often("This key is used too often.", wait)
    today = now - now % DAY
    if key.used != today:
        await store.note_use(key.id, today)
    if account.role in _AS_PLAYERS:
        account = replace(account, role=Role.PLAYER)
    return Caller(account, key.id, visitor, frozenset(key.opens()))


def require_scope(caller: Caller, scope: Scope | None) -> None:
    """Raise Refusal FORBIDDEN unless whoever calls has a session, or a key of this scope."""
    if caller.scopes is None or scope in caller.scopes:
        return
    if scope is None:
        message = "No key opens this: it is for people who are signed in."
        raise Refusal(Code.FORBIDDEN, message, "Do it on the page.")
    message = f"This key does not have the scope {scope}."
    raise Refusal(Code.FORBIDDEN, message, "Make one that has it in your settings.")


async def show_caller(caller: Caller) -> wire.CallerShown:
    """Who asks, and what the key they ask with opens."""
    scopes = tuple(Scope) if caller.scopes is None else tuple(sorted(caller.scopes))
    return wire.CallerShown(person_of(caller.account), scopes, by_key=caller.scopes is not None)


async def list_keys(caller: Caller, office: AccountPorts) -> wire.KeyList:
    """The keys and the bot accounts of whoever asks."""
    bots = await AccountStore(office.database).bots_of(caller.account.id)
    keys = await KeyStore(office.database).of([caller.account.id, *(one.id for one in bots)])
    return wire.KeyList(tuple(map(_line, keys)), tuple(map(person_of, bots)))


async def make_key(request: wire.MakeKey, caller: Caller, office: AccountPorts) -> wire.KeyMade:
    """
    Make a key for whoever asks, or for a bot account of theirs. It is told once.

    Raises Refusal FORBIDDEN, INVALID, MISSING, CONFLICT or NOT_SIGNED_IN, and changes nothing then.
    """
    require(caller.account, Act.MAKE_KEYS)
    name = cleaned(request.name).strip()
    if not name:
        raise Refusal(Code.INVALID, "The key has no name.", "Say what it is for.")
    now, token = office.now(), PREFIX + new_token()
    scopes = " ".join(sorted(set(request.scopes)))
    async with office.database.transaction() as together:
        # Two requests at once cannot make more keys than one: the owner is held.
        await must_last(caller, together, now)
        owner = await _owned(request.account, caller.account, AccountStore(together))
        if len(await KeyStore(together).of([owner])) >= MOST_KEYS:
            message = f"This account has {MOST_KEYS} keys already."
            raise Refusal(Code.CONFLICT, message, "Revoke one of them first.")
        key = Key(new_id(), owner, name, token[:SHOWN], scopes, now, 0, now + request.days * DAY)
        await KeyStore(together).add(hash_of(token), key)
    return wire.KeyMade(token, _line(key))


async def revoke_key(request: wire.RevokeKey, caller: Caller, office: AccountPorts) -> Done:
    """
    End a key of whoever asks or of their bot accounts, at once and everywhere.

    Raises Refusal MISSING, and changes nothing then.
    """
    owner = await KeyStore(office.database).revoke(request.key, caller.account.id)
    if not owner:
        message = "You have no such key."
        raise Refusal(Code.MISSING, message, "It may have been revoked already.")
    await office.tell_ended(owner)
    return Done()


async def _owned(account: str, owner: Account, accounts: AccountStore) -> str:
    """The account that a key is for. Raises Refusal MISSING."""
    if not account or account == owner.id:
        return owner.id
    if account in {bot.id for bot in await accounts.bots_of(owner.id)}:
        return account
    raise Refusal(Code.MISSING, "You have no such bot account.", "Make it first.")


def _line(key: Key) -> wire.KeyLine:
    return wire.KeyLine(
        key.id,
        key.account,
        key.name,
        key.begins,
        key.opens(),
        key.created,
        key.used,
        key.expires,
    )
