"""
Friends: ask somebody, agree, end it, and see which of them are here.

What belongs here: what people do about friends. What does not: statements
(`people.friend_store`), and counting who is here (`presence`).
"""

from dejarik.service.lobby import inbox_wire as wire
from dejarik.service.lobby.lobby_ports import MEETINGS, LobbyPorts
from dejarik.service.lobby.news import people_changed
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.people import friend_store
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.office import Caller, nobody, person_of
from dejarik.service.people.people_wire import Done, OnePerson
from dejarik.service.people.roles import Act, may, require, role_of
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal


async def list_friends(
    caller: Caller, doorkeeper: PresenceTracker, ports: LobbyPorts
) -> wire.FriendList:
    """
    One's friends and which of them are here, who asks, and whom one has asked.

    Friends who are connected to another process are known to be here once somebody listens.
    """
    return await friends_of(caller.account, doorkeeper, ports)


async def friends_of(
    who: Account, doorkeeper: PresenceTracker, ports: LobbyPorts
) -> wire.FriendList:
    """Somebody's friends and which of them are here, who asks, and whom they have asked."""
    store = FriendStore(ports.database)
    friends = await store.of(who.id)
    return wire.FriendList(
        tuple(wire.Friend(person_of(one), doorkeeper.is_here(one.id)) for one in friends),
        tuple(map(person_of, await store.asking(who.id))),
        tuple(map(person_of, await store.asked(who.id))),
    )


async def ask_friend(request: OnePerson, caller: Caller, ports: LobbyPorts) -> Done:
    """
    Ask somebody to be friends; whoever has asked oneself is one with that.

    Raises Refusal FORBIDDEN, MISSING, INVALID, CONFLICT or TOO_OFTEN, and changes nothing then.
    """
    require(caller.account, Act.BEFRIEND)
    me, now = caller.account.id, ports.now()
    other = await _other(request.account, caller.account, ports)
    if await FriendStore(ports.database).are_friends(me, other.id):
        return Done()
    if await _accepted(me, other.id, ports):
        return Done()
    await ports.limits.count(now, (MEETINGS, me))
    async with ports.database.transaction() as together:
        await AccountStore(together).hold(me, other.id)
        store = FriendStore(together)
        await _must_have_room(me, store)
        if await store.count_asking(other.id) >= friend_store.MOST_ASKING:
            message = f"Too many wait for an answer of {other.name}."
            raise Refusal(Code.CONFLICT, message, "Ask them at a table, or later.")
        await store.ask(me, other.id, now)
    await people_changed(ports.bus, me, other.id)
    return Done()


async def accept_friend(request: OnePerson, caller: Caller, ports: LobbyPorts) -> Done:
    """
    Agree to be friends with whoever asked.

    Raises Refusal FORBIDDEN, CONFLICT, or MISSING when they ask no longer, and changes nothing
    then.
    """
    require(caller.account, Act.BEFRIEND)
    if not await _accepted(caller.account.id, request.account, ports):
        message = "They do not ask any more."
        raise Refusal(Code.MISSING, message, "Ask them yourself.")
    return Done()


async def end_friend(request: OnePerson, caller: Caller, ports: LobbyPorts) -> Done:
    """Refuse who asks, ask no longer, or be friends no longer; else nothing changes."""
    await FriendStore(ports.database).part(caller.account.id, request.account)
    await people_changed(ports.bus, caller.account.id, request.account)
    return Done()


async def _accepted(me: str, asker: str, ports: LobbyPorts) -> bool:
    """Agree to what somebody has asked; whether they had. Raises Refusal CONFLICT."""
    async with ports.database.transaction() as together:
        await AccountStore(together).hold(me)
        store = FriendStore(together)
        if not await store.accept(me, asker, ports.now()):
            return False
        await _must_have_room(me, store, counted=1)
    await people_changed(ports.bus, me, asker)
    return True


async def _must_have_room(me: str, store: FriendStore, counted: int = 0) -> None:
    """Raise Refusal CONFLICT for one who has as many friends as may be; some count already."""
    if await store.count(me) - counted >= friend_store.MOST_FRIENDS:
        message = f"You have {friend_store.MOST_FRIENDS} friends, those you have asked among them."
        raise Refusal(Code.CONFLICT, message, "End a friendship first.")


async def _other(id_: str, who: Account, ports: LobbyPorts) -> Account:
    """Somebody who can be asked. Raises Refusal MISSING, INVALID, CONFLICT or FORBIDDEN."""
    account = await AccountStore(ports.database).find(id_)
    if account is None:
        raise nobody()
    if account.id == who.id:
        raise Refusal(Code.INVALID, "That is you.", "Choose somebody else.")
    if not may(role_of(account), Act.BEFRIEND):
        message = f"{account.name} is a guest and keeps no friends."
        raise Refusal(Code.CONFLICT, message, "Ask them to choose a name first.")
    if account.id in await BlockStore(ports.database).apart(who.id):
        message = f"{account.name} cannot be asked by you."
        raise Refusal(Code.FORBIDDEN, message, "Play with somebody else.")
    return account
