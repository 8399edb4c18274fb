"""
Removal of content: what moderators take away of what people said and shared.

What belongs here: lines of chat, shared decks. What does not: what is done to people
(`people.removal`), and tables (`game_ends`).
"""

from dejarik.service.lobby.chat import LOBBY
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.deck_store import DeckStore
from dejarik.service.lobby.decks import no_link
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import CHAT, people_changed
from dejarik.service.people import people_wire as people
from dejarik.service.people.moderation import note_of
from dejarik.service.people.moderation_store import AuditStore, WarningStore
from dejarik.service.people.office import Caller
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Missing
from dejarik.service.refusals import Code, Refusal


async def remove_line(request: people.RemoveLine, caller: Caller, ports: LobbyPorts) -> Done:
    """
    Take a line of chat away; who looks at the lobby's sees it go, at tables when they look again.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.REMOVE_LINES)
    reason = note_of(request.reason)
    async with ports.database.transaction() as together:
        removed = await ChatStore(together).remove(request.line)
        if removed is None:
            raise Refusal(Code.MISSING, "There is no such line any more.", "Look at it again.")
        author, place = removed
        await AuditStore(together).add(
            ports.now(), caller.account.id, Act.REMOVE_LINES, author, reason
        )
    if place == LOBBY:
        await ports.bus.publish(CHAT + place, b"")
    return Done()


async def hide_deck(request: people.HideDeck, caller: Caller, ports: LobbyPorts) -> Done:
    """
    Take a shared deck from its link for good; its owner keeps it, and is warned.

    Raises Refusal FORBIDDEN, INVALID or MISSING, and changes nothing then.
    """
    require(caller.account, Act.HIDE_DECKS)
    reason, now, actor = note_of(request.reason), ports.now(), caller.account.id
    async with ports.database.transaction() as together:
        store = DeckStore(together)
        try:
            deck = await store.shared(request.link)
        except Missing as error:
            raise no_link() from error
        await store.hide_for_good(request.link, now)
        told = f"Your deck {deck.name} is no longer shared. {reason}"
        await WarningStore(together).add(deck.owner, told, now)
        detail = f"{deck.name}: {reason}"
        await AuditStore(together).add(now, actor, Act.HIDE_DECKS, deck.owner, detail)
    await people_changed(ports.bus, deck.owner)
    return Done()
