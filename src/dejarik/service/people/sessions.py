"""
Sessions: who a token stands for, the list of them, ending them.

What belongs here: everything that takes a token or a session.
What does not: how somebody proves who they are (`accounts`), and what has run out (`sweeping`).
"""

from collections.abc import Collection
from typing import Final

from dejarik.hosting.people.spoken_text import cleaned
from dejarik.service.ids import new_id
from dejarik.service.people import people_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.ban_checks import must_not_be_suspended
from dejarik.service.people.ban_store import NetworkStore
from dejarik.service.people.bans import MOST_NETWORKS
from dejarik.service.people.key_store import KeyStore
from dejarik.service.people.keys import authenticate_key, is_key
from dejarik.service.people.office import DAY, HOUR, AccountPorts, Caller, Visitor, person_of
from dejarik.service.people.roles import Act, require
from dejarik.service.people.session_store import Session, SessionStore
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.ports import Account, Database, Recognized
from dejarik.service.refusals import Code, Refusal

LASTS: Final = 30 * DAY
"""A session that is not used for so long is over, and so is a guest."""
NOTED_EVERY: Final = HOUR
"""A use is written down no more often than this."""
MOST_SESSIONS: Final = 50
LOOKED_UP_AT_ONCE: Final = 500
_LABEL: Final = 80


async def authenticate(token: str, visitor: Visitor, office: AccountPorts) -> Caller:
    """
    Who a token stands for; using that of a session makes it last longer.

    Raises Refusal NOT_SIGNED_IN, and TOO_OFTEN for a key.
    """
    if is_key(token):
        return await authenticate_key(token, visitor, office)
    found = await SessionStore(office.database).find(hash_of(token)) if token else None
    now = office.now()
    if found is None or found[0].expires <= now:
        raise Refusal(Code.NOT_SIGNED_IN, "You are not signed in, or no longer.", "Log in again.")
    session, account = found
    if now - session.seen >= NOTED_EVERY:
        network = await office.networks.mark(visitor.address)
        async with office.database.transaction() as together:
            # In the order of every other change: an account before its sessions.
            await AccountStore(together).seen(account.id, now)
            await SessionStore(together).extend(session.id, now, now + LASTS)
            if network:
                await NetworkStore(together).note(account.id, network, now, MOST_NETWORKS)
    return Caller(account, session.id, visitor)


async def recognized(token: str, office: AccountPorts) -> Recognized | None:
    """Whose token it is, for whoever asks only that; nothing if it is nobody's."""
    try:
        caller = await authenticate(token, Visitor(""), office)
    except Refusal:
        return None
    return Recognized(caller.account, caller.session, caller.scopes)


async def lasting(sessions: Collection[str], office: AccountPorts) -> frozenset[str]:
    """Those of some sessions and keys that have not ended."""
    found: set[str] = set()
    wanted, now = sorted(sessions), office.now()
    for store in (SessionStore(office.database), KeyStore(office.database)):
        for place in range(0, len(wanted), LOOKED_UP_AT_ONCE):
            found |= await store.among(wanted[place : place + LOOKED_UP_AT_ONCE], now)
    return frozenset(found)


async def open_session(
    account: Account, visitor: Visitor, network: str, now: int, database: Database
) -> wire.SignedIn:
    """
    Begin a session of somebody who has proven who they are; the oldest of too many ends.

    `network` is the mark of the visitor's, made before the transaction.
    Raises Refusal FORBIDDEN while they are suspended.
    """
    await must_not_be_suspended(account.id, now, database)
    if network:
        await NetworkStore(database).note(account.id, network, now, MOST_NETWORKS)
    token = new_token()
    label = cleaned(visitor.label)[:_LABEL]
    session = Session(new_id(), account.id, label, now, now, now + LASTS)
    sessions = SessionStore(database)
    await sessions.add(hash_of(token), session)
    await sessions.keep_newest(account.id, MOST_SESSIONS)
    return wire.SignedIn(token, session.expires, person_of(account))


async def myself(caller: Caller) -> wire.Myself:
    """Who is signed in, with what only they may see."""
    account = caller.account
    settings = {
        name: value for name, value in account.settings.items() if not isinstance(value, bytes)
    }
    return wire.Myself(person_of(account), account.muted_until, settings)


async def save_settings(
    request: wire.SaveSettings, caller: Caller, office: AccountPorts
) -> wire.Done:
    """Keep settings for whoever asks, in place of those kept before."""
    require(caller.account, Act.KEEP_SETTINGS)
    await AccountStore(office.database).keep_settings(caller.account.id, request.settings)
    return wire.Done()


async def list_sessions(caller: Caller, office: AccountPorts) -> wire.SessionList:
    """The sessions of whoever asks."""
    require(caller.account, Act.SEE_SESSIONS)
    sessions = await SessionStore(office.database).of(caller.account.id, office.now())
    return wire.SessionList(
        tuple(
            wire.SessionLine(
                each.id,
                each.label,
                each.created,
                each.seen,
                each.expires,
                current=each.id == caller.session,
            )
            for each in sessions
        )
    )


async def revoke_session(
    request: wire.RevokeSession, caller: Caller, office: AccountPorts
) -> wire.Done:
    """End one of the caller's sessions. Raises Refusal MISSING, and changes nothing then."""
    require(caller.account, Act.SEE_SESSIONS)
    if not await SessionStore(office.database).end(caller.account.id, request.session):
        raise Refusal(Code.MISSING, "You have no such session.", "It may have ended already.")
    await office.tell_ended(caller.account.id)
    return wire.Done()


async def log_out(caller: Caller, office: AccountPorts) -> wire.Done:
    """End the session that asks; a second time changes nothing."""
    await SessionStore(office.database).end(caller.account.id, caller.session)
    await office.tell_ended(caller.account.id)
    return wire.Done()
