"""
Chat: in the lobby, among players, among watchers.

What belongs here: saying something and hearing what was said.
What does not: who hears what at a table (`hosting.people.chat_rooms`), and mutes (`people`).
"""

from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from dejarik.hosting.people.chat_rooms import Chamber, Standing, chamber_of, may_hear
from dejarik.hosting.people.quick_words import QUICK_WORDS
from dejarik.hosting.people.spoken_text import cleaned, text_fault
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.lobby_ports import CHAT_LINES, LobbyPorts
from dejarik.service.lobby.news import CHAT
from dejarik.service.lobby.table_store import OVER, StoredTable, TableStore
from dejarik.service.lobby.tables import may_enter
from dejarik.service.people.moderation_store import BlockStore, WarningStore
from dejarik.service.people.people_wire import ExcerptLine
from dejarik.service.people.roles import Act, Role, require
from dejarik.service.ports import Account, Missing
from dejarik.service.refusals import Code, Refusal, too_often

LOBBY: Final = "lobby"


async def speak(request: wire.SpeakUp, who: Account, ports: LobbyPorts) -> wire.ChatLine:
    """
    Say something: in the lobby, or at a table in the room that is theirs.

    Raises Refusal when they are muted or warned, too quick, not there, or say nothing readable.
    """
    now = ports.now()
    await _check_may_speak(who, now, ports)
    if who.role == Role.GUEST and not ports.guests_speak:
        message = "Guests do not write to others here; the quick words at a table are yours."
        advice = "Choose a name and a password: your games and decks stay yours."
        raise Refusal(Code.FORBIDDEN, message, advice)
    text = cleaned(request.text)
    fault = text_fault(text)
    if fault is not None:
        raise Refusal(Code.INVALID, f"This cannot be said. {fault}", "Write it in another way.")
    place = await _speaking_place(request, who, ports)
    await ports.limits.count(now, (CHAT_LINES, who.id))
    number = await ChatStore(ports.database).add(place, who.id, text, now)
    line = wire.ChatLine(number, place, who.id, who.name, text, now)
    await ports.bus.publish(CHAT + place, msgspec.json.encode(line))
    return line


async def speak_quick(word: str, table: str, who: Account, ports: LobbyPorts) -> None:
    """
    Say one of the ready phrases at a table; it is told to those who are there, and not kept.

    Raises Refusal when there is no such phrase, and for the same reasons as anything that is said.
    """
    text, now = QUICK_WORDS.get(word), ports.now()
    if text is None:
        known = ", ".join(QUICK_WORDS)
        raise Refusal(Code.INVALID, f"There is no phrase {word!r}.", f"Choose one of: {known}.")
    await _check_may_speak(who, now, ports)
    place = await _speaking_place(wire.SpeakUp(text, table), who, ports)
    wait = ports.quick.take(who.id, now)
    if wait:
        raise too_often(CHAT_LINES.message, wait)
    line = wire.ChatLine(0, place, who.id, who.name, text, now, word)
    await ports.bus.publish(CHAT + place, msgspec.json.encode(line))


async def _check_may_speak(who: Account, now: int, ports: LobbyPorts) -> None:
    """Raise Refusal for somebody who is muted, or has not read a warning."""
    require(who, Act.CHAT)
    if who.muted_until > now:
        seconds = (who.muted_until - now) // 1000 + 1
        message = f"You are muted for another {_span(seconds)}."
        raise Refusal(Code.FORBIDDEN, message, "You can still play.", seconds)
    if await WarningStore(ports.database).unread(who.id):
        message = "A moderator has written to you."
        raise Refusal(Code.CONFLICT, message, "Read the warning first, and say that you have.")


async def hear(request: wire.Listen, who: Account, ports: LobbyPorts) -> wire.ChatLines:
    """
    What was said in a place, without the lines of those one has blocked.

    Raises Refusal when it is not for them to hear.
    """
    place = LOBBY
    if request.table is not None:
        table = await _table(request.table, ports)
        chamber = Chamber.WATCH if request.watching else Chamber.TABLE
        standing = standing_at(table, who, request.link)
        if not may_hear(standing, chamber, over=table.status == OVER):
            raise _not_here()
        place = place_of(table.id, chamber)
    lines = await ChatStore(ports.database).after(place, request.after)
    blocked = frozenset(one.id for one in await BlockStore(ports.database).of(who.id))
    return wire.ChatLines(tuple(line for line in lines if is_delivered(line, blocked)))


async def excerpt(place: str, who: Account, ports: LobbyPorts) -> tuple[ExcerptLine, ...]:
    """
    The last lines of a place for a report, also of those whom the reporter has blocked.

    Nothing, if it is not for the reporter to hear.
    """
    if place != LOBBY:
        chamber, _, table_id = place.partition(".")
        if chamber not in {one.value for one in Chamber}:
            return ()
        try:
            table = await TableStore(ports.database).find(table_id)
        except Missing:
            return ()
        standing = standing_at(table, who, None)
        if not may_hear(standing, Chamber(chamber), over=table.status == OVER):
            return ()
    lines = await ChatStore(ports.database).after(place, 0)
    return tuple(ExcerptLine(line.at, line.author, line.name, line.text) for line in lines)


def is_delivered(line: wire.ChatLine, blocked: AbstractSet[str]) -> bool:
    """Whether somebody who has blocked these people is told a line."""
    return line.author not in blocked


def place_of(table_id: str, chamber: Chamber) -> str:
    """The name of a room at a table, in the store and behind `chat.` in the news."""
    return f"{chamber.value}.{table_id}"


def standing_at(table: StoredTable, who: Account, link: str | None) -> Standing:
    """What somebody is to a table; a private one is watched by whoever has its link."""
    seat = table.seat_of(who.id)
    if seat is not None and seat.here:
        return Standing.PLAYER
    if table.settings.spectators and may_enter(table, who, link):
        return Standing.WATCHER
    return Standing.STRANGER


async def _speaking_place(request: wire.SpeakUp, who: Account, ports: LobbyPorts) -> str:
    if request.table is None:
        return LOBBY
    table = await _table(request.table, ports)
    chamber = chamber_of(standing_at(table, who, request.link))
    if chamber is None:
        raise _not_here()
    return place_of(table.id, chamber)


async def _table(table_id: str, ports: LobbyPorts) -> StoredTable:
    try:
        return await TableStore(ports.database).find(table_id)
    except Missing as error:
        raise _not_here() from error


def _not_here() -> Refusal:
    message = "You are not at this table, or this room of it is not for you now."
    return Refusal(Code.FORBIDDEN, message, "Sit down or watch first.")


def _span(seconds: int) -> str:
    """How long that is, in words."""
    for unit, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= 2 * size:
            return f"{seconds // size} {unit}s"
    return "minute or two" if seconds >= 60 else "minute"
